"""``rewards``: assimilation rewards of cards that stay in the discard pile."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.offers import pile
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import number as number_of
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import empty
from moonbase.games.moon.effects.verb import ASK, DONE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.events import face_ref, reward_bag, tell_card
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame, set_frame
from moonbase.games.moon.rules.table.supply import take_reward


@final
class Rewards(Verb):
    """The register marks the positions of the pile that were used."""

    def __init__(self) -> None:
        super().__init__(number("rewards", 17, "take the assimilation rewards of this many cards of the discard pile"))
        self.once = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        step = frame(s, Effect.STEP)
        if step == 0:
            set_frame(s, Effect.REGISTER, 0)
        elif step >= operand(s, c.AT_N):
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        return pile(s, frame(s, Effect.REGISTER), out)

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        used = frame(s, Effect.REGISTER)
        i = s.discard_n - 1
        while s.discard[i] != value or (used >> i) & 1 == 1:
            i -= 1
        set_frame(s, Effect.REGISTER, used | (1 << i))
        tell_card(log, s.columns, "fragmented", seat, value)
        take_reward(s, log, seat, value)
        one_more(s)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        return s.discard_n > 0

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        return empty("M12.4", "discard")

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return Text("say.reward_of", card=face_ref(s.columns, value), what=reward_bag(s.columns, value, s.x) or Text("card.nothing"))

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.PILE * number_of(s, row)

    def remembers(self, s: MoonState, register: i64) -> bool:
        return register >> s.discard_n == 0

"""``reward``: Hearts on a Flag Reward."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.phrases import hearts
from moonbase.games.moon.effects.rows import number as number_of
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.verb import ACTIVE, ASK, DONE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_FLAG, action
from moonbase.games.moon.rules.table.events import tell_flag
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.names import FLAGS
from moonbase.games.moon.rules.table.state import MoonState, frame


@final
class Reward(Verb):
    def __init__(self) -> None:
        super().__init__(number("reward", 19, "put this many Hearts on one Flag Reward"), (*ACTIVE, *TRIGGERS))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) > 0:
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        for f in range(c.FLAGS):
            out[f] = action(A_FLAG, f)
        return c.FLAGS

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        n = operand(s, c.AT_N)
        s.common[value] += n
        tell_flag(log, "reward_raised", seat, value, n)
        one_more(s)

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return Text("say.flag", flag=Text("flag." + FLAGS[value]))

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.REWARD * number_of(s, row)

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.reward", hearts=hearts(op.main))

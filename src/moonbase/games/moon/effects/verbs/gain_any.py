"""``gain_any``: Resources, each of a chosen kind."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.fields import Yes
from moonbase.cards.ops import Op, Operand
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.effects.verb import ACTIVE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_KIND, action
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame
from moonbase.games.moon.rules.table.supply import gain_by


@final
class GainAny(Verb):
    def __init__(self) -> None:
        or_rover = Operand(Yes(), int(c.AT_EXTRA), "or a Rover")
        super().__init__(number("gain_any", 2, "take this many Resources, kinds freely mixed", or_rover=or_rover), (*ACTIVE, *TRIGGERS))
        self.question = "gain"

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        for k in range(c.RES):
            out[k] = action(A_KIND, k)
        if operand(s, c.AT_EXTRA) == 0:
            return c.RES
        out[c.RES] = action(A_KIND, c.ROVER)
        return c.RES + 1

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        gain_by(s, log, seat, frame(s, Effect.CARD), value, 1)
        one_more(s)

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_kind("say.take", value)

    def phrase(self, op: Op, face: Face) -> Text:
        many = "one" if op.main == 1 else "many"
        return Text(f"card.do.gain_any_{many}{'_or_rover' if op.args.get('or_rover') else ''}", n=op.main)

    def more(self, op: Op, face: Face, before: Op) -> Text | None:
        if before.verb != "gain" or op.args.get("or_rover"):
            return None
        return Text("card.more.gain_any", n=op.main)

"""``gain``: goods from the general supply."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import bag
from moonbase.games.moon.effects.phrases import goods_of
from moonbase.games.moon.effects.rows import operand
from moonbase.games.moon.effects.verb import ACTIVE, DONE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.names import GOODS
from moonbase.games.moon.rules.table.state import MoonState, frame
from moonbase.games.moon.rules.table.supply import gain_by


@final
class Gain(Verb):
    def __init__(self) -> None:
        super().__init__(bag("gain", 1, "take these from the general supply", GOODS, "good"), (*ACTIVE, *TRIGGERS))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        gain_by(s, log, seat, frame(s, Effect.CARD), operand(s, c.AT_KIND), operand(s, c.AT_N))
        return DONE

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.gain", goods=goods_of(op))

"""``pay``: Resources of named kinds. A payment that cannot be made ends the effect."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import bag
from moonbase.games.moon.effects.phrases import goods_of
from moonbase.games.moon.effects.rows import number, operand
from moonbase.games.moon.effects.verb import DONE, STOP, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.names import RESOURCES
from moonbase.games.moon.rules.table.state import MoonState, good
from moonbase.games.moon.rules.table.supply import pay


@final
class Pay(Verb):
    def __init__(self) -> None:
        super().__init__(bag("pay", 4, "pay these", RESOURCES, "resource"))
        self.price = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        kind = operand(s, c.AT_KIND)
        n = operand(s, c.AT_N)
        if good(s, seat, kind) < n:
            return STOP
        pay(s, log, seat, kind, n)
        return DONE

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.pays[face * c.RES + columns.rows[row + c.AT_KIND]] += columns.rows[row + c.AT_N]

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return -number(s, row) * w.RESOURCE

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.pay", goods=goods_of(op))

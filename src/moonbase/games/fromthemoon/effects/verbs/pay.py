"""``pay``: the price of a side. It comes first; where it is not paid, the side is skipped."""

from typing import final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.operands import bag
from moonbase.games.fromthemoon.effects.rows import flagged, next_row, operand
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_goods
from moonbase.games.fromthemoon.rules.table.frames import FREE_OF_PRICE, PAID, Effect
from moonbase.games.fromthemoon.rules.table.names import PRICED as PRICED_NAMES
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, frame, set_frame
from moonbase.games.fromthemoon.rules.table.supply import spend


@final
class Pay(Verb):
    def __init__(self) -> None:
        super().__init__(bag("pay", int(c.PAY), "pay these for the rest of the side, or skip it", PRICED_NAMES))
        self.question = "pay"

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Pay the price; the seat that chose this side can."""
        if not flagged(s, FREE_OF_PRICE):
            kind = operand(s, c.AT_KIND)
            spend(s, s.cur, kind, operand(s, c.AT_N))
            tell_goods(log, "paid", s.cur, kind, operand(s, c.AT_N))
            set_frame(s, Effect.FLAGS, frame(s, Effect.FLAGS) | PAID)
        next_row(s)
        return True

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        k = row + c.AT_N
        return -s.columns.rows[k] * w.ENERGY

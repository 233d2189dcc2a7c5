"""``gain_any``: resources, each of a chosen kind."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.operands import PER, number
from moonbase.games.fromthemoon.effects.phrases import each
from moonbase.games.fromthemoon.effects.rows import amount, one_more
from moonbase.games.fromthemoon.effects.verb import AT_ONCE, Verb, Yield
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.table.supply import gain


@final
class GainAny(Verb):
    def __init__(self) -> None:
        super().__init__(number("gain_any", 4, "take this many resources, kinds freely mixed", per=PER), AT_ONCE)
        self.question = "gain"

    def due(self, s: FromTheMoonState) -> i64:
        return amount(s)

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        k = row + c.AT_SEL
        return count(s, s.cur, s.columns.rows[k], tile) > 0

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        for kind in range(c.RES):
            out[kind] = action(a.A_KIND, kind)
        return c.RES

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        one_more(s)
        gain(s, log, s.cur, value, 1)

    def convertible(self) -> bool:
        return False

    def add_to(self, total: Yield, columns: Columns, row: i64, n: int) -> None:
        total.chosen += n

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        columns = s.columns
        return columns.rows[row + c.AT_N] * w.CUBE * count(s, seat, columns.rows[row + c.AT_SEL], -1)

    def phrase(self, op: Op, paid: bool) -> Text:
        if "per" in op.args:
            return Text("card.do.gain_any_per", n=op.main, each=each(op.args["per"]))
        return Text("card.do.gain_any_one" if op.main == 1 else "card.do.gain_any_many", n=op.main)

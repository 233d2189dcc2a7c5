"""``score``: points, once or for each of what is counted."""

from typing import final

from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.fields import Whole
from moonbase.cards.ops import Op, Operand
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import MOST_POINTS, PER
from moonbase.games.fromthemoon.effects.phrases import each, points
from moonbase.games.fromthemoon.effects.rows import amount, next_row
from moonbase.games.fromthemoon.effects.verb import AT_ONCE, Verb, Yield
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.table.supply import score


@final
class Score(Verb):
    def __init__(self) -> None:
        super().__init__(ops.Verb("score", 5, "score this many points", Operand(Whole(1, MOST_POINTS), int(c.AT_N)), {"per": PER}), AT_ONCE)

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        n = amount(s)
        next_row(s)
        score(s, log, s.cur, n)
        return True

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        k = row + c.AT_SEL
        return count(s, s.cur, s.columns.rows[k], tile) > 0

    def asks(self) -> bool:
        return False

    def add_to(self, total: Yield, columns: Columns, row: i64, n: int) -> None:
        total.points += n

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        columns = s.columns
        return columns.rows[row + c.AT_N] * 100 * count(s, seat, columns.rows[row + c.AT_SEL], -1)

    def phrase(self, op: Op, paid: bool) -> Text:
        if "per" in op.args:
            return Text("card.do.score_per", points=points(op.main), each=each(op.args["per"]))
        return Text("card.do.score", points=points(op.main))

"""``remove_battery``: batteries go, and energy that has no battery to stand on goes with them (F9.5)."""

from typing import final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.rows import next_row, operand
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_goods
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, add_own, mine


@final
class RemoveBattery(Verb):
    def __init__(self) -> None:
        super().__init__(number("remove_battery", 20, "lose this many batteries, and the energy that no longer fits"))

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        n = operand(s, c.AT_N)
        next_row(s)
        lose(s, log, c.BATTERY, min(n, mine(s, c.BATTERY)))
        lose(s, log, c.ENERGY, mine(s, c.ENERGY) - mine(s, c.BATTERY))
        return True

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        """Return False: a loss alone is no reason to use a tile."""
        return False

    def asks(self) -> bool:
        return False

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        k = row + c.AT_N
        return -s.columns.rows[k] * w.BATTERY


def lose(s: FromTheMoonState, log: list[Event] | None, kind: i64, n: i64) -> None:
    if n > 0:
        add_own(s, s.cur, kind, -n)
        tell_goods(log, "lost", s.cur, kind, n)

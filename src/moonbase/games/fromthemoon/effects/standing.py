"""Cards in force: the events that a faction card or a large building answers to, and its standing rules."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import SEAT, WATCHED, FromTheMoonState


def enforce(s: FromTheMoonState, seat: i64, face: i64) -> None:
    add_powers(s.columns, face, s.seat, seat * SEAT)


def add_powers(columns: Columns, face: i64, powers: vec[i64], at: i64) -> None:
    """Add what a card puts in force to the fields of a seat, which begin at ``at``."""
    when = columns.when[face]
    if when > c.ALWAYS:
        powers[at + WATCHED] |= 1 << when
    if when != c.ALWAYS:
        return
    row = columns.start[face]
    while columns.rows[row] != 0:
        BY_CODE[columns.rows[row]].enforce(columns, row, powers, at)
        row += c.WIDTH

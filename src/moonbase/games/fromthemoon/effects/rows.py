"""The row that the effect on top stands at: read it, go on to the next, open a side."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.frames import Effect
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, frame, set_frame


def operand(s: FromTheMoonState, field: i64) -> i64:
    """Return a number of the row."""
    i = frame(s, Effect.ROW) + field
    return s.columns.rows[i]


def amount(s: FromTheMoonState) -> i64:
    """Return the number of the row times what it counts."""
    return operand(s, c.AT_N) * count(s, s.cur, operand(s, c.AT_SEL), frame(s, Effect.TILE))


def flagged(s: FromTheMoonState, flag: i64) -> bool:
    return frame(s, Effect.FLAGS) & flag != 0


def next_row(s: FromTheMoonState) -> None:
    set_frame(s, Effect.ROW, frame(s, Effect.ROW) + c.WIDTH)
    set_frame(s, Effect.STEP, 0)


def one_more(s: FromTheMoonState) -> None:
    """Count an answer to the row."""
    set_frame(s, Effect.STEP, frame(s, Effect.STEP) + 1)


def side_row(s: FromTheMoonState, face: i64, side: i64) -> i64:
    """Return the first row of a side, 0 where there is none."""
    if side == 1:
        return s.columns.second[face]
    return s.columns.start[face]


def open_side(s: FromTheMoonState, side: i64) -> None:
    set_frame(s, Effect.ROW, side_row(s, frame(s, Effect.CARD), side))
    set_frame(s, Effect.STEP, 0)

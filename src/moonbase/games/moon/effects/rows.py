"""The row that the effect on top stands at: read it, remember something for it, go on to the next."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame, set_frame
from moonbase.games.moon.rules.work.count import times


def operand(s: MoonState, field: i64) -> i64:
    """Return a number of the row."""
    i = frame(s, Effect.ROW) + field
    return s.columns.rows[i]


def amount(s: MoonState, seat: i64) -> i64:
    """Return the number of the row times what it counts."""
    row = frame(s, Effect.ROW)
    return number(s, row) * times(s, seat, row, frame(s, Effect.REGISTER))


def number(s: MoonState, row: i64) -> i64:
    """Return the number of any row; X is as many as the Hearts on the X space."""
    n = s.columns.rows[row + c.AT_N]
    if n == c.X_HEARTS:
        return s.x
    return n


def next_row(s: MoonState) -> None:
    set_frame(s, Effect.ROW, frame(s, Effect.ROW) + c.WIDTH)
    set_frame(s, Effect.STEP, 0)


def one_more(s: MoonState) -> None:
    """Count an answer to the row."""
    set_frame(s, Effect.STEP, frame(s, Effect.STEP) + 1)

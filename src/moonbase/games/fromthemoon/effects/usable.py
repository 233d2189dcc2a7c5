"""Sides of effects that can be done: the price is payable now or (``reach``) after conversions, and the rest brings something (F2.14)."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.rows import side_row
from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import SEAT, FromTheMoonState, lab_at, terrain
from moonbase.games.fromthemoon.rules.work.price import affordable


def side_usable(s: FromTheMoonState, face: i64, side: i64, tile: i64, free: bool, reach: bool) -> bool:
    """Tell whether the price of this side can be paid, and whether it would bring anything then. The price is taken away
    while the rest is looked at."""
    rows = s.columns.rows
    row = side_row(s, face, side)
    if row == 0:
        return False
    if rows[row] != c.PAY:
        return brings(s, row, tile, reach)
    if free:
        while rows[row] == c.PAY:
            row += c.WIDTH
        return brings(s, row, tile, reach)
    return worth_paying(s, row, tile, reach)


def worth_paying(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    rows = s.columns.rows
    first = row
    while rows[row] == c.PAY:
        take(s, row, -1)
        row += c.WIDTH
    open = affordable(s, 0, 0, 0, 0, 0, reach) and brings(s, row, tile, reach)
    while first < row:
        take(s, first, 1)
        first += c.WIDTH
    return open


def take(s: FromTheMoonState, row: i64, sign: i64) -> None:
    rows = s.columns.rows
    s.seat[s.cur * SEAT + rows[row + c.AT_KIND]] += sign * rows[row + c.AT_N]


def brings(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    """Tell whether any row of this side would do something."""
    rows = s.columns.rows
    while rows[row] != 0 and rows[row] != c.OR:
        if BY_CODE[rows[row]].brings(s, row, tile, reach):
            return True
        row += c.WIDTH
    return False


def lab_usable(s: FromTheMoonState, space: i64, side: i64, reach: bool) -> bool:
    face = lab_at(s, s.cur, space)
    return face >= 0 and side_usable(s, face, side, -1, False, reach)


def some_activation(s: FromTheMoonState, reach: bool) -> bool:
    for space in range(c.LABS):
        if lab_usable(s, space, 0, reach) or lab_usable(s, space, 1, reach):
            return True
    return False


def tile_usable(s: FromTheMoonState, tile: i64, free: bool, reach: bool) -> bool:
    """Tell whether either side of a terrain tile's effect can be used."""
    face = terrain(s, tile)
    return side_usable(s, face, 0, -1, free, reach) or side_usable(s, face, 1, -1, free, reach)

"""Sides of effects that can be done: the price is payable now or (``reach``) after conversions, and the rest brings something (F2.14)."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.rows import side_row
from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import SEAT, FromTheMoonState, lab_at, mine, terrain
from moonbase.games.fromthemoon.rules.work.price import makes_up


def side_usable(s: FromTheMoonState, face: i64, side: i64, tile: i64, free: bool, reach: bool) -> bool:
    """Tell whether the price of this side can be paid, and whether it would bring anything then."""
    rows = s.table.rows
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
    """Tell whether the price that starts at ``row`` is payable and the rest brings something then.

    Only where the rest costs more does it matter what is left, and only then is it asked of a copy that has paid.
    """
    first = row
    rows = s.table.rows
    while rows[row] == c.PAY:
        row += c.WIDTH
    if not payable(s, first, reach):
        return False
    if not priced(s, row):
        return brings(s, row, tile, reach)
    left = FromTheMoonState(s.table, s.players, s)
    while first < row:
        left.seat[s.cur * SEAT + rows[first + c.AT_KIND]] -= rows[first + c.AT_N]
        first += c.WIDTH
    return brings(left, row, tile, reach)


def payable(s: FromTheMoonState, row: i64, reach: bool) -> bool:
    """Tell whether the rows of a price can be paid together."""
    rows = s.table.rows
    metal = mine(s, c.METAL)
    water = mine(s, c.WATER)
    polymer = mine(s, c.POLYMER)
    food = mine(s, c.FOOD)
    energy = mine(s, c.ENERGY)
    while rows[row] == c.PAY:
        kind = rows[row + c.AT_KIND]
        n = rows[row + c.AT_N]
        if kind == c.FOOD:
            food -= n
        elif kind == c.ENERGY:
            energy -= n
        elif kind == c.METAL:
            metal -= n
        elif kind == c.WATER:
            water -= n
        else:
            polymer -= n
        row += c.WIDTH
    return metal >= 0 and water >= 0 and polymer >= 0 and makes_up(s, food, energy, reach)


def priced(s: FromTheMoonState, row: i64) -> bool:
    """Tell whether any row of this side costs more than the price in front of it."""
    rows = s.table.rows
    while rows[row] != 0 and rows[row] != c.OR:
        if BY_CODE[rows[row]].priced:
            return True
        row += c.WIDTH
    return False


def brings(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    """Would any row of this side do something?"""
    rows = s.table.rows
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
    """The effect of a terrain tile, either side of it."""
    face = terrain(s, tile)
    return side_usable(s, face, 0, -1, free, reach) or side_usable(s, face, 1, -1, free, reach)

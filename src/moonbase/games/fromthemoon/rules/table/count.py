"""Counts that tiles ask for: own pieces, and what stands around a place of the Moon."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.state import (
    LAB_N,
    UPGRADES,
    FromTheMoonState,
    buildings,
    improvements,
    missions,
    own,
    rover_on,
    specialists,
)


def count(s: FromTheMoonState, seat: i64, selector: i64, tile: i64) -> i64:
    """Return how many there are; ``tile`` is where the rover stands, for what is counted around it."""
    if selector == c.NOTHING:
        return 1
    if selector == c.SPECIALISTS:
        return specialists(s, seat)
    if selector == c.OWN_BATTERIES:
        return own(s, seat, c.BATTERY)
    if selector == c.OWN_LABS:
        return own(s, seat, LAB_N)
    if selector == c.BUILDINGS:
        return buildings(s, seat)
    if selector == c.LINKS:
        return links(s, seat)
    if selector == c.IMPROVEMENTS:
        return improvements(s, seat)
    if selector == c.MISSIONS:
        return missions(s, seat)
    if selector == c.UPGRADED:
        return own(s, seat, UPGRADES)
    if selector == c.ACHIEVEMENTS:
        return own(s, seat, c.ACHIEVEMENT)
    if selector == c.GROUP:
        return group(s, seat)
    if tile < 0:
        return 0
    if selector == c.CORNER_BUILDINGS:
        return corner_buildings(s, seat, tile)
    if selector == c.OWN_ROVERS:
        return rovers_beside(s, seat, tile, True)
    return rovers_beside(s, seat, tile, False)


def corner_buildings(s: FromTheMoonState, seat: i64, tile: i64) -> i64:
    n: i64 = 0
    corners = s.grid.corners
    for k in range(tile * SIDES, tile * SIDES + SIDES):
        if s.point[corners[k]] == seat + 1:
            n += 1
    return n


def rovers_beside(s: FromTheMoonState, seat: i64, tile: i64, ours: bool) -> i64:
    """Count rovers on the orthogonally adjacent tiles: the seat's own, or all others (F3.10 to F3.12)."""
    n: i64 = 0
    near = s.grid.tile_near
    for k in range(tile * SIDES, tile * SIDES + SIDES):
        beside = near[k]
        if beside >= 0:
            owner = rover_on(s, beside)
            if owner >= 0 and (owner == seat) == ours:
                n += 1
    return n


def rovers_touching(s: FromTheMoonState, seat: i64, point: i64) -> i64:
    """Count own rovers on the tiles that a building space touches (F6.16)."""
    n: i64 = 0
    touched = s.grid.touched
    for k in range(point * SIDES, point * SIDES + SIDES):
        tile = touched[k]
        if tile >= 0 and rover_on(s, tile) == seat:
            n += 1
    return n


def links(s: FromTheMoonState, seat: i64) -> i64:
    """Count pairs of own miniatures on neighbouring building spaces (F6.13)."""
    n: i64 = 0
    near = s.grid.point_near
    for point in range(s.grid.points):
        if s.point[point] == seat + 1:
            for k in range(point * SIDES, point * SIDES + SIDES):
                other = near[k]
                if other > point and s.point[other] == seat + 1:
                    n += 1
    return n


def group(s: FromTheMoonState, seat: i64) -> i64:
    """Count own miniatures in the largest connected group."""
    best: i64 = 0
    seen: i64 = 0
    for point in range(s.grid.points):
        if s.point[point] == seat + 1 and (seen >> point) & 1 == 0:
            mask = spread(s, seat, 1 << point)
            seen |= mask
            n: i64 = 0
            while mask != 0:
                mask &= mask - 1
                n += 1
            if n > best:
                best = n
    return best


def spread(s: FromTheMoonState, seat: i64, mask: i64) -> i64:
    """Return the spaces of own miniatures that are connected to those of a mask."""
    near = s.grid.point_near
    before: i64 = 0
    while mask != before:
        before = mask
        for point in range(s.grid.points):
            if (mask >> point) & 1 == 1:
                for k in range(point * SIDES, point * SIDES + SIDES):
                    other = near[k]
                    if other >= 0 and s.point[other] == seat + 1:
                        mask |= 1 << other
    return mask

"""Cards that a seat holds or stands on: where effects can come from."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import FACTION, LARGE_AT, SMALL_BUILT, FromTheMoonState, lab_at, mine, terrain


def at_home(s: FromTheMoonState, face: i64) -> bool:
    """Tell whether the card lies where its effect can come from."""
    t = s.table
    if face < t.mission0:
        for tile in range(s.grid.tiles):
            if terrain(s, tile) == face:
                return True
        return False
    if t.token0 <= face < t.progress0:
        return True
    if t.lab0 <= face < t.small0:
        for space in range(c.LABS):
            if lab_at(s, s.cur, space) == face:
                return True
        return False
    if t.small0 <= face < t.space0:
        return face == mine(s, FACTION) or constructed(s, face)
    return t.space0 <= face < t.objective0


def constructed(s: FromTheMoonState, face: i64) -> bool:
    if face < s.table.large0:
        return (mine(s, SMALL_BUILT) >> (face - s.table.small0)) & 1 == 1
    return face in (mine(s, LARGE_AT), mine(s, LARGE_AT + 1))

"""Cards that a seat holds or stands on: where effects can come from."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import FACTION, LARGE_AT, SMALL_BUILT, FromTheMoonState, lab_at, mine, terrain


def at_home(s: FromTheMoonState, face: i64) -> bool:
    """Tell whether the card lies where its effect can come from."""
    columns = s.columns
    if face < columns.mission0:
        for tile in range(s.grid.tiles):
            if terrain(s, tile) == face:
                return True
        return False
    if columns.token0 <= face < columns.progress0:
        return True
    if columns.lab0 <= face < columns.small0:
        for space in range(c.LABS):
            if lab_at(s, s.cur, space) == face:
                return True
        return False
    if columns.small0 <= face < columns.space0:
        return face == mine(s, FACTION) or constructed(s, face)
    return columns.space0 <= face < columns.objective0


def constructed(s: FromTheMoonState, face: i64) -> bool:
    if face < s.columns.large0:
        return (mine(s, SMALL_BUILT) >> (face - s.columns.small0)) & 1 == 1
    return face in (mine(s, LARGE_AT), mine(s, LARGE_AT + 1))

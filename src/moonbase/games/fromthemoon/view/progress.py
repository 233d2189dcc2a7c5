"""The Progress track: its tiles and pawns, and what comes to the Moon when its next space is entered."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.plain import id_or_none
from moonbase.games.fromthemoon.rules.table.state import PAWN, PROGRESS_AT, FromTheMoonState, own
from moonbase.games.fromthemoon.rules.work.drawing import drawable_in_all, room_for


def progress_view(s: FromTheMoonState) -> View:
    """Spaces are counted from 1; a pawn on the space after the last has left the track."""
    return {
        "spaces": [space_view(s, space) for space in range(c.STEPS)],
        "pawns": [int(own(s, seat, PAWN)) + 1 for seat in range(s.players)],
        "entered": int(s.entered) + 1,
        "refill_houses": houses_to_come(s),
        "refill_cubes": cubes_to_come(s),
    }


def space_view(s: FromTheMoonState, space: i64) -> View:
    face = s.common[PROGRESS_AT + space]
    return {
        "space": int(space) + 1,
        "card": id_or_none(s, face),
        "refill": int(s.columns.refill[face]) if face >= 0 else 0,
        "entered": space <= s.entered,
        "pawns": [int(seat) for seat in range(s.players) if own(s, seat, PAWN) == space],
    }


def houses_to_come(s: FromTheMoonState) -> int:
    k = 2 * (s.players - 1)
    room = max(0, int(s.columns.row_filled[k] - s.right)) + max(0, int(s.columns.row_filled[k + 1] - s.left))
    return min(int(s.houses), room)


def cubes_to_come(s: FromTheMoonState) -> int:
    """Count by the Moon as it stands: tiles have limits, and the dummy's rovers keep theirs empty (F8.13, F17.9)."""
    space = s.entered + 1
    if space >= c.STEPS or s.common[PROGRESS_AT + space] < 0:
        return 0
    each = s.columns.refill[s.common[PROGRESS_AT + space]]
    return min(sum(int(room_for(s, tile, each)) for tile in range(s.grid.tiles)), int(drawable_in_all(s)))

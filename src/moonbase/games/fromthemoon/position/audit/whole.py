"""The audit of a whole position: every cube, tile and piece in one place, every sum right.

Play keeps all this by itself; positions from outside are held to it, and the fuzzer asks after every action.
"""

from moonbase.games.fromthemoon.position.audit.course import check_course, check_end, check_factions
from moonbase.games.fromthemoon.position.audit.frames import check_frames
from moonbase.games.fromthemoon.position.audit.moon import check_cubes, check_points, check_rovers, check_solo, check_tiles
from moonbase.games.fromthemoon.position.audit.seat import check_seat
from moonbase.games.fromthemoon.position.audit.ships import check_ships
from moonbase.games.fromthemoon.position.audit.tiles import check_labs, check_laid_out, check_large, check_stock
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState


def audit(s: FromTheMoonState) -> list[str]:
    """List what is wrong, each with its key path in the position's text."""
    found: list[str] = []
    check_course(s, found)
    check_end(s, found)
    check_frames(s, found)
    if found:
        return found  # the rest reads what the frames say
    check_factions(s, found)
    check_cubes(s, found)
    check_tiles(s, found)
    check_points(s, found)
    check_rovers(s, found)
    check_solo(s, found)
    check_ships(s, found)
    check_labs(s, found)
    check_laid_out(s, found)
    check_large(s, found)
    check_stock(s, found)
    for seat in range(s.players):
        check_seat(s, seat, found)
    return found

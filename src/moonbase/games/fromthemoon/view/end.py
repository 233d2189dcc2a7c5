"""The end of the game: what brought the last round, and who still has a turn in it."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import P_TURNS, FromTheMoonState


def ending_view(s: FromTheMoonState) -> View | None:
    """Nothing before the last round and after the game; ``turns`` begins with the seat whose last turn it is (F14.1 to F14.3)."""
    if not s.ending or s.phase != P_TURNS:
        return None
    seats = [int(s.cur)]
    seat: i64 = (s.cur + 1) % s.players
    while seat != s.lead:
        seats.append(int(seat))
        seat = (seat + 1) % s.players
    return {"by": "launches" if s.launched == (1 << c.SHIPS) - 1 else "track", "turns": seats}

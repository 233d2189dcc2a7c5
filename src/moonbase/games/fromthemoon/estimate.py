"""A quick guess of what a position is worth at the end, in hundredths of a point: for players that look one turn ahead."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.score import final_score
from moonbase.games.fromthemoon.state import FromTheMoonState


def estimate(s: FromTheMoonState, seat: i64) -> i64:
    return 100 * final_score(s, seat)

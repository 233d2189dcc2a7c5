"""Final scoring (F15), for one player by the stages of F17."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import CUBE_AT, LARGE_AT, P_OVER, SCORE_N, FromTheMoonState, own, resources
from moonbase.games.fromthemoon.rules.work.ships import prize
from moonbase.games.fromthemoon.rules.work.solo import stage_points, won


def end_points(s: FromTheMoonState, seat: i64, face: i64) -> i64:
    """Return the points of a large building with an hourglass."""
    columns = s.columns
    if face < 0 or columns.when[face] != c.END:
        return 0
    points: i64 = 0
    row = columns.start[face]
    while columns.rows[row] != 0:
        points += columns.rows[row + c.AT_N] * count(s, seat, columns.rows[row + c.AT_SEL], -1)
        row += c.WIDTH
    return points


def resource_points(s: FromTheMoonState, seat: i64) -> i64:
    return resources(s, seat) // s.columns.resources_a_point


def achievement_points(s: FromTheMoonState, seat: i64) -> i64:
    """Point by point, besides the majority; alone only the stages count (F15.10, F17.20)."""
    if s.players == 1:
        return 0
    return own(s, seat, c.ACHIEVEMENT) * s.columns.achievement_points


def majority_points(s: FromTheMoonState, seat: i64, of: i64) -> i64:
    """``of``: 0 achievements, 1 improvements (F15.2 to F15.7)."""
    if s.players == 1:
        return stage_points(s, of)
    first = s.columns.majority[3 * of]
    second = second_prize(s, of)
    if of == 0:
        return prize(s, seat, c.ACHIEVEMENT, c.ACHIEVEMENT + 1, first, second)
    return prize(s, seat, CUBE_AT, CUBE_AT + c.SHIPS, first, second)


def second_prize(s: FromTheMoonState, of: i64) -> i64:
    """Return the second prize; there is none at a small table (F15.4)."""
    m = s.columns.majority
    k = 3 * of
    if s.players < m[k + 2]:
        return 0
    return m[k + 1]


def final_score(s: FromTheMoonState, seat: i64) -> i64:
    """Count everything, as if the game ended now."""
    points = own(s, seat, SCORE_N) + resource_points(s, seat) + achievement_points(s, seat)
    points += majority_points(s, seat, 0) + majority_points(s, seat, 1)
    return points + end_points(s, seat, own(s, seat, LARGE_AT)) + end_points(s, seat, own(s, seat, LARGE_AT + 1))


def scores(s: FromTheMoonState) -> list[int]:
    """Return the scores; a game for one that is lost counts nothing (F17.19)."""
    if s.players == 1 and s.phase == P_OVER and not won(s):
        return [0]
    return [final_score(s, seat) for seat in range(s.players)]


def ranking(s: FromTheMoonState) -> list[int]:
    """Rank the seats: the highest score wins, ties share (F15.12). Whoever loses alone is second to the Moon."""
    if s.players == 1:
        return [2 if s.phase == P_OVER and not won(s) else 1]
    points = scores(s)
    return [1 + sum(other > mine for other in points) for mine in points]

"""The prizes at the end for most achievements and most improvements, as things stand (F15.2 to F15.7, F17.20, F17.21)."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import MAJORITIES
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, improvements, own
from moonbase.games.fromthemoon.rules.work.score import majority_points, second_prize
from moonbase.games.fromthemoon.rules.work.solo import staged


def majorities_view(s: FromTheMoonState) -> list[View]:
    return [majority_view(s, of) for of in range(len(MAJORITIES))]


def majority_view(s: FromTheMoonState, of: i64) -> View:
    """Alone there are stages in place of prizes, and improved ships are counted in place of improvements."""
    alone = s.players == 1
    return {
        "of": MAJORITIES[of],
        "first": 0 if alone else int(s.columns.majority[3 * of]),
        "second": 0 if alone else int(second_prize(s, of)),
        "stages": stages_view(s, of) if alone else [],
        "counts": [int(compared(s, seat, of)) for seat in range(s.players)],
        "pays": [int(majority_points(s, seat, of)) for seat in range(s.players)],
    }


def compared(s: FromTheMoonState, seat: i64, of: i64) -> i64:
    if s.players == 1:
        return staged(s, of)
    return own(s, seat, c.ACHIEVEMENT) if of == 0 else improvements(s, seat)


def stages_view(s: FromTheMoonState, of: i64) -> list[View]:
    columns = s.columns
    stages = [k for k in range(columns.stages) if columns.stage[3 * k] == of]
    return [{"least": int(columns.stage[3 * k + 1]), "points": int(columns.stage[3 * k + 2])} for k in stages]

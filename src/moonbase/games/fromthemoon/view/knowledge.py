"""Knowledge (F13): everybody knows the same, so there is only one world to think about."""

from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState


def resample(s: FromTheMoonState, viewer: i64, chance: Chance) -> FromTheMoonState:
    """A plain copy. Only the order of the bag, of the laboratory stack and of the rover cards is hidden (F13.1), and a state has no order:
    it holds pools, from which nature draws when a piece is needed. So a state knows no more than a viewer, and no seat more than another
    (F13.2)."""
    return FromTheMoonState(s.columns, s.players, s)

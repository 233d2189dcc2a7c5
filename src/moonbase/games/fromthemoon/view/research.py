"""A seat's laboratories in plain data: what lies where, what is free, and what a new one would set off."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.plain import bits_of, bonus_at
from moonbase.games.fromthemoon.rules.table.state import GROUNDS, FromTheMoonState, lab_at, own
from moonbase.games.fromthemoon.rules.work.research import chain_of, ground_at, lab_space_free


def lab_row(s: FromTheMoonState, seat: i64, row: i64) -> list[str | None]:
    """None: no foundation yet; an empty text: a free space."""
    out: list[str | None] = []
    first = row * c.LAB_COLUMNS
    for space in range(first, first + c.LAB_COLUMNS):
        face = lab_at(s, seat, space)
        if face >= 0:
            out.append(s.columns.ids[face])
        else:
            out.append("" if lab_space_free(s, seat, space) else None)
    return out


def chains_view(s: FromTheMoonState, seat: i64) -> list[View]:
    """For each free space the laboratories that one placed there would set off besides itself (F7.9, F7.10)."""
    return [chain_view(s, seat, space) for space in range(c.LABS) if lab_space_free(s, seat, space)]


def chain_view(s: FromTheMoonState, seat: i64, space: i64) -> View:
    row = space // c.LAB_COLUMNS
    return {
        "space": int(space),
        "row": int(row) + 1,
        "column": int(space % c.LAB_COLUMNS) + 1,
        "runs": bits_of(chain_of(s, seat, space)),
        "bonus": bonus_at(s, c.AT_LAB_ROW, row),
    }


def next_foundation(s: FromTheMoonState, seat: i64) -> View | None:
    """Return where the next foundation goes; columns are those of foundations, two laboratories wide."""
    for space in range(0, c.LABS, c.LABS_ON_FOUNDATION):
        if ground_at(s, space) == own(s, seat, GROUNDS):
            return {"row": int(space // c.LAB_COLUMNS) + 1, "column": int(space % c.LAB_COLUMNS // c.LABS_ON_FOUNDATION) + 1}
    return None

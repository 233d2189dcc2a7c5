"""Single numbers as plain data, for views and positions."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table.names import PRICED as PRICED_KEYS
from moonbase.games.fromthemoon.rules.table.state import DUMMY, FromTheMoonState


def bag(price: vec[i64], at: i64) -> dict[str, int]:
    """Return the goods of a price, those that it asks for."""
    return {name: int(price[at + k]) for k, name in enumerate(PRICED_KEYS) if price[at + k] > 0}


def owner_word(owner: i64) -> int | str | None:
    if owner < 0:
        return None
    return "dummy" if owner == DUMMY else int(owner)


def number_or_none(n: i64) -> int | None:
    return None if n < 0 else int(n)


def id_or_none(s: FromTheMoonState, face: i64) -> str | None:
    return None if face < 0 else s.columns.ids[face]


def bonus_at(s: FromTheMoonState, place: i64, position: i64) -> str | None:
    """Return the space of the player board at a position counted from 0, if it pays something."""
    face = s.columns.space_face(place, position)
    return s.columns.ids[face] if s.columns.rows[s.columns.start[face]] != 0 else None


def bits_of(mask: i64) -> list[int]:
    out: list[int] = []
    k = 0
    while mask != 0:
        if mask & 1 == 1:
            out.append(k)
        mask >>= 1
        k += 1
    return out

"""Operations on the cards that owners of the box bring along."""

from msgspec.structs import astuple

from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.quota import Quota, within
from moonbase.server.store.rows import CardFile

MOST_LISTED = 50
COLUMNS = "f.id, f.game, f.name, f.fingerprint, f.text"


def keep_card_file(file: CardFile, person: str, now: float, quota: Quota | None = None) -> Operation[None]:
    """Keep a file that was checked, and that this person brought it; the same file is kept once. Refused where the person has too many."""
    yield Query(
        "INSERT INTO card_files (id, game, name, fingerprint, text, made) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
        (*astuple(file), now),
    )
    fresh = yield Query(
        "INSERT INTO card_file_owners (person, card_file, made, bytes) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (person, card_file) DO NOTHING RETURNING card_file",
        (person, file.id, now, len(file.text.encode())),
    )
    if fresh and quota is not None:
        yield from within(quota, person)


def find_card_file(id: str) -> Operation[CardFile | None]:
    rows = yield Query(f"SELECT {COLUMNS} FROM card_files f WHERE f.id = $1", (id,))
    return CardFile(*rows[0]) if rows else None


def card_files_of(person: str, game: str) -> Operation[list[CardFile]]:
    """The files that a person brought, the latest first."""
    rows = yield Query(
        f"SELECT {COLUMNS} FROM card_files f JOIN card_file_owners o ON o.card_file = f.id "
        "WHERE o.person = $1 AND f.game = $2 ORDER BY o.made DESC LIMIT $3",
        (person, game, MOST_LISTED),
    )
    return [CardFile(*row) for row in rows]


def played_with(game: str, fingerprint: str, person: str) -> Operation[CardFile | None]:
    """A file with these cards: one that the person brought, or else the first that anybody did."""
    rows = yield Query(
        f"SELECT {COLUMNS} FROM card_files f LEFT JOIN card_file_owners o ON o.card_file = f.id AND o.person = $3 "
        "WHERE f.game = $1 AND f.fingerprint = $2 ORDER BY CASE WHEN o.person IS NULL THEN 1 ELSE 0 END, f.made, f.id LIMIT 1",
        (game, fingerprint, person),
    )
    return CardFile(*rows[0]) if rows else None

"""Operations on uploaded card files.

A file is kept while it is offered to somebody or a table is played with it. An operation that may change that locks the file first.
"""

from msgspec.structs import astuple

from moonbase.server.base.errors import Refused
from moonbase.server.base.keys import digest
from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.quota import Quota, require_within
from moonbase.server.store.rows import CardFile

MOST_LISTED = 50
COLUMNS = "f.id, f.game, f.name, f.fingerprint, f.text"


def card_file(game: str, text: str, name: str, fingerprint: str) -> CardFile:
    return CardFile(digest(f"{game}\n{text}")[:32], game, name, fingerprint, text)


def keep_card_file(file: CardFile, person: str, now: float, quota: Quota | None = None) -> Operation[None]:
    """Store a checked file once, and the fact that this person uploaded it. Refused where the person has too many."""
    yield Query(
        "INSERT INTO card_files (id, game, name, fingerprint, text, made) VALUES ($1, $2, $3, $4, $5, $6) "
        "ON CONFLICT (id) DO UPDATE SET made = card_files.made",
        (*astuple(file), now),
    )
    fresh = yield Query(
        "INSERT INTO card_file_owners (person, card_file, made, bytes) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (person, card_file) DO UPDATE SET offered = 1, made = excluded.made WHERE card_file_owners.offered = 0 "
        "RETURNING card_file",
        (person, file.id, now, len(file.text.encode())),
    )
    if fresh and quota is not None:
        yield from require_within(quota, person)


def lock_card_file(id: str) -> Operation[bool]:
    """Tell whether there is such a file. Nobody else keeps, needs or drops it until this operation is done."""
    rows = yield Query("UPDATE card_files SET made = made WHERE id = $1 RETURNING id", (id,))
    return bool(rows)


def forget_card_file(id: str, game: str, person: str) -> Operation[bool]:
    """Stop offering a file to its owner, and say whether tables keep it; Refused where the person does not own it."""
    if not (yield from lock_card_file(id)):
        raise Refused("unknown_set.mine")
    mine = yield Query(
        "UPDATE card_file_owners SET offered = 0 WHERE person = $1 AND card_file = $2 AND offered = 1 "
        "AND card_file IN (SELECT id FROM card_files WHERE game = $3) RETURNING card_file",
        (person, id, game),
    )
    if not mine:
        raise Refused("unknown_set.mine")
    return (yield from drop_unless_needed(id))


def drop_unless_needed(id: str) -> Operation[bool]:
    """Tell whether a table is played with a file that is held. A file that neither a table nor a person has is dropped."""
    played = yield Query("SELECT id FROM tables WHERE card_file = $1 LIMIT 1", (id,))
    if played:
        return True
    yield Query("DELETE FROM card_file_owners WHERE card_file = $1 AND offered = 0", (id,))
    yield Query("DELETE FROM card_files WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM card_file_owners WHERE card_file = $1)", (id,))
    return False


def find_card_file(id: str) -> Operation[CardFile | None]:
    rows = yield Query(f"SELECT {COLUMNS} FROM card_files f WHERE f.id = $1", (id,))
    return CardFile(*rows[0]) if rows else None


def card_files_of(person: str, game: str) -> Operation[list[CardFile]]:
    """Return the files that a person uploaded, the latest first."""
    rows = yield Query(
        f"SELECT {COLUMNS} FROM card_files f JOIN card_file_owners o ON o.card_file = f.id "
        "WHERE o.person = $1 AND f.game = $2 AND o.offered = 1 ORDER BY o.made DESC LIMIT $3",
        (person, game, MOST_LISTED),
    )
    return [CardFile(*row) for row in rows]


def played_with(game: str, fingerprint: str, person: str) -> Operation[CardFile | None]:
    """Return a file with these cards: the person's own, or else the first that anybody uploaded."""
    rows = yield Query(
        f"SELECT {COLUMNS} FROM card_files f LEFT JOIN card_file_owners o ON o.card_file = f.id AND o.person = $3 "
        "WHERE f.game = $1 AND f.fingerprint = $2 ORDER BY CASE WHEN o.person IS NULL THEN 1 ELSE 0 END, f.made, f.id LIMIT 1",
        (game, fingerprint, person),
    )
    return CardFile(*rows[0]) if rows else None

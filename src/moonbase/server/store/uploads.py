"""Operations on the uploads of one person: list them, and delete a record."""

from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from moonbase.server.base.errors import Refused
from moonbase.server.store.card_files import drop_unless_needed, lock_card_file
from moonbase.server.store.card_sets import drop_card_set
from moonbase.server.store.operation import Operation, Query, Rows
from moonbase.server.store.quota import CARD_FILES, RECORDS, usage_of
from moonbase.server.store.tables import find_table

MOST_LISTED = 200


class RecordKept(Struct, frozen=True):
    table: str
    game: str
    bytes: int
    made: float
    names: list[str]


class CardFileKept(Struct, frozen=True):
    id: str
    game: str
    name: str
    fingerprint: str
    bytes: int
    made: float


class Kept(Struct, frozen=True):
    """The uploads of a person, the latest first. Without a quota the lists are cut; ``used`` counts all."""

    records: list[RecordKept]
    records_used: tuple[int, int]
    card_files: list[CardFileKept]
    card_files_used: tuple[int, int]
    for_tables: int
    """Deleted card files that tables still need."""


def brought_by(person: str) -> Operation[Kept]:
    records = yield Query(
        "SELECT t.id, t.game, t.brought, t.made, s.name FROM ("
        "SELECT id, game, brought, made FROM tables WHERE owner = $1 AND brought > 0 ORDER BY made DESC, id LIMIT $2"
        ") t JOIN seats s ON s.table_id = t.id ORDER BY t.made DESC, t.id, s.seat",
        (person, MOST_LISTED),
    )
    files = yield Query(
        "SELECT f.id, f.game, f.name, f.fingerprint, o.bytes, o.made FROM card_file_owners o JOIN card_files f ON f.id = o.card_file "
        "WHERE o.person = $1 AND o.offered = 1 ORDER BY o.made DESC, f.id LIMIT $2",
        (person, MOST_LISTED),
    )
    hidden = yield Query("SELECT COUNT(*) FROM card_file_owners WHERE person = $1 AND offered = 0", (person,))
    return Kept(
        [_record(list(group)) for _, group in groupby(records, itemgetter(0))],
        (yield from usage_of(RECORDS, person)),
        [CardFileKept(*row) for row in files],
        (yield from usage_of(CARD_FILES, person)),
        int(hidden[0][0]),
    )


def _record(rows: Rows) -> RecordKept:
    """Make one record of its rows, one for each seat."""
    id, game, size, made = rows[0][:4]
    return RecordKept(id, game, size, made, [str(row[4]) for row in rows])


def take_away(table: str, person: str) -> Operation[None]:
    """Delete a record of its owner; Refused for everybody else, and for a game that was played here."""
    row = yield from find_table(table)
    gone = yield Query("DELETE FROM tables WHERE id = $1 AND owner = $2 AND brought > 0 RETURNING card_file", (table, person))
    if not gone or row is None:
        raise Refused("unknown.record")
    yield from drop_card_set(row)
    for each in ("entries", "seats"):
        yield Query(f"DELETE FROM {each} WHERE table_id = $1", (table,))
    card_file = gone[0][0]
    if card_file is not None and (yield from lock_card_file(card_file)):
        yield from drop_unless_needed(card_file)

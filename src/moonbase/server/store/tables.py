"""Operations on tables: create, list, claim a seat, and append to the log."""

from itertools import groupby
from operator import itemgetter

from msgspec.structs import astuple

from moonbase.server.base.errors import Refused
from moonbase.server.store.card_files import lock_card_file
from moonbase.server.store.card_sets import keep_card_set
from moonbase.server.store.operation import Batch, Conflict, Operation, Query, Rows
from moonbase.server.store.quota import Quota, TableQuotas, require_within, room_for_table
from moonbase.server.store.rows import BOT, OPEN, PERSON, Entry, Listed, Person, SeatRow, Summary, TableRow

MOST_LISTED = 200
COLUMNS = (
    "id, game, players, options, rules, card_set, position, clock, owner, request, made, card_file, brought, secret, patience, address"
)
ADD_ENTRY = (
    "INSERT INTO entries (table_id, sequence, kind, seat, text, fingerprint, at, request, draw) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
ADD_SEAT = "INSERT INTO seats (table_id, seat, kind, level, person, name) VALUES ($1, $2, $3, $4, $5, $6)"


def create(
    row: TableRow,
    seats: list[SeatRow],
    invites: list[tuple[str, int]],
    entries: list[Entry],
    summary: Summary,
    quotas: TableQuotas | None = None,
    cards: str | None = None,
) -> Operation[str]:
    """Store a new table with its cards and return its name; a repeated request of the same owner gets the same table.

    Refused beyond a quota.
    """
    fresh = yield Query(
        f"INSERT INTO tables ({COLUMNS}, sequence, waiting, ended, updated) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) "
        "ON CONFLICT DO NOTHING RETURNING id",
        (*astuple(row), summary.sequence, summary.waiting, int(summary.over), summary.updated),
    )
    if not fresh:
        known = yield Query("SELECT id FROM tables WHERE owner = $1 AND request = $2", (row.owner, row.request))
        if not known:
            raise Refused("key_used.deal")
        return str(known[0][0])
    if quotas is not None:
        yield from room_for_table(quotas, row.owner, row.address)
    if row.card_file is not None and not (yield from lock_card_file(row.card_file)):
        raise Refused("unknown_set.table")
    if cards is not None:
        yield from keep_card_set(row, cards)
    yield Batch(ADD_SEAT, [(row.id, *astuple(seat)) for seat in seats])
    yield Batch("INSERT INTO invites (digest, table_id, seat) VALUES ($1, $2, $3)", [(digest, row.id, seat) for digest, seat in invites])
    yield Batch(ADD_ENTRY, [_values(row.id, entry) for entry in entries])
    return row.id


def create_from_record(
    row: TableRow, seats: list[SeatRow], entries: list[Entry], summary: Summary, quota: Quota | None, cards: str | None = None
) -> Operation[str]:
    """Store a finished game in the same way; Refused where its owner has uploaded too many."""
    id = yield from create(row, seats, [], entries, summary, cards=cards)
    if id == row.id and quota is not None and row.owner is not None:
        yield from require_within(quota, row.owner)
    return id


def append(table: str, entries: list[Entry], summary: Summary) -> Operation[None]:
    """Append all entries or none; Conflict unless they follow the last one in the log."""
    moved = yield Query(
        "UPDATE tables SET sequence = $3, waiting = $4, ended = $5, updated = $6 WHERE id = $1 AND sequence = $2 RETURNING id",
        (table, entries[0].sequence - 1, summary.sequence, summary.waiting, int(summary.over), summary.updated),
    )
    if not moved:
        raise Conflict(table)
    yield Batch(ADD_ENTRY, [_values(table, entry) for entry in entries])


def seat_of_key(digest: str, table: str) -> Operation[int | None]:
    """Return the seat that a key opens, while nobody has used it."""
    rows = yield Query("SELECT seat FROM invites WHERE digest = $1 AND table_id = $2", (digest, table))
    return int(rows[0][0]) if rows else None


def claim(digest: str, table: str, person: Person, entries: list[Entry], summary: Summary) -> Operation[None]:
    """Seat a person by a key, once; Conflict where the key is used or the table has changed meanwhile."""
    rows = yield Query("DELETE FROM invites WHERE digest = $1 AND table_id = $2 RETURNING seat", (digest, table))
    if not rows:
        raise Conflict(table)
    yield Query(
        "UPDATE seats SET kind = $3, person = $4, name = $5 WHERE table_id = $1 AND seat = $2 AND kind = $6",
        (table, rows[0][0], PERSON, person.id, person.name, OPEN),
    )
    yield from append(table, entries, summary)


def find_table(id: str) -> Operation[TableRow | None]:
    rows = yield Query(f"SELECT {COLUMNS} FROM tables WHERE id = $1", (id,))
    return TableRow(*rows[0]) if rows else None


def seats_of(table: str) -> Operation[list[SeatRow]]:
    rows = yield Query("SELECT seat, kind, level, person, name FROM seats WHERE table_id = $1 ORDER BY seat", (table,))
    return [SeatRow(*row) for row in rows]


def entries_of(table: str, after: int = 0) -> Operation[list[Entry]]:
    rows = yield Query(
        "SELECT sequence, kind, seat, text, fingerprint, at, request, draw FROM entries "
        "WHERE table_id = $1 AND sequence > $2 ORDER BY sequence",
        (table, after),
    )
    return [Entry(*row) for row in rows]


def length_of(table: str) -> Operation[int]:
    """Return the length of a table's log, as the row of the table says."""
    rows = yield Query("SELECT sequence FROM tables WHERE id = $1", (table,))
    return int(rows[0][0]) if rows else 0


def tables_of(person: str) -> Operation[list[Listed]]:
    """Return the tables that a person sits at or made, the latest first."""
    rows = yield Query(
        "SELECT t.id, t.game, t.sequence, t.waiting, t.ended, t.updated, s.seat, s.kind, s.level, s.person, s.name FROM ("
        "SELECT id, game, sequence, waiting, ended, updated FROM tables "
        "WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY updated DESC, id LIMIT $2"
        ") t JOIN seats s ON s.table_id = t.id ORDER BY t.updated DESC, t.id, s.seat",
        (person, MOST_LISTED),
    )
    return [_listed(list(group)) for _, group in groupby(rows, itemgetter(0))]


def _listed(rows: Rows) -> Listed:
    """Make one table of its rows, one for each seat."""
    id, game, sequence, waiting, over, updated = rows[0][:6]
    return Listed(id, game, [SeatRow(*row[6:]) for row in rows], Summary(sequence, waiting, bool(over), updated))


def _values(table: str, entry: Entry) -> tuple[object, ...]:
    return (table, *astuple(entry))


def stalled() -> Operation[list[str]]:
    """Return the tables where an opponent is waited on, the latest first."""
    rows = yield Query(
        "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.waiting "
        "WHERE t.ended = 0 AND s.kind = $1 ORDER BY t.updated DESC LIMIT $2",
        (BOT, MOST_LISTED),
    )
    return [str(row[0]) for row in rows]

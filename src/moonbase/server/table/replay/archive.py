"""Replay every game of a database from its log, and report the games that no longer replay."""

from typing import Final, NamedTuple

from moonbase.engine.game import GameError
from moonbase.server.base.errors import Refused
from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.protocol import Reads
from moonbase.server.store.rows import Entry, SeatRow, TableRow
from moonbase.server.store.tables import entries_of, find_table, length_of, seats_of
from moonbase.server.table.editions import Editions
from moonbase.server.table.log.ledger import Ledger

CARDS: Final = "cards"
RULES: Final = "rules"
DIFFERS: Final = "differs"
GAP: Final = "gap"
DAMAGED: Final = "damaged"


class Finding(NamedTuple):
    """A game that would not be shown as it was played."""

    table: str
    game: str
    event: int
    """The first entry of the log that cannot be replayed; 0 where the game cannot even begin."""
    kind: str
    """``cards``, ``rules``, ``differs``, ``gap`` or ``damaged``."""
    why: str


class Kept(NamedTuple):
    """Everything of one table, from one moment."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    length: int


def tables() -> Operation[list[str]]:
    rows = yield Query("SELECT id FROM tables ORDER BY made, id")
    return [str(row[0]) for row in rows]


def whole(table: str) -> Operation[Kept | None]:
    row = yield from find_table(table)
    if row is None:
        return None
    return Kept(row, (yield from seats_of(table)), (yield from entries_of(table)), (yield from length_of(table)))


async def check(store: Reads, editions: Editions, table: str) -> Finding | None:
    """Replay a table and return the first fault. Return None if it replays, or if it was deleted in the meantime."""
    kept = await store.read(whole(table))
    if kept is None:
        return None
    try:
        game, cards = await editions.edition_of(kept.row)
    except Refused:
        return found(kept, 0, CARDS, f"its cards (set {kept.row.card_set}) cannot be read or are not kept")
    if game.lacks(kept.row.rules):
        return found(kept, 0, RULES, game.lacks(kept.row.rules))
    if len(kept.seats) != kept.row.players:
        return found(kept, 0, DAMAGED, f"{len(kept.seats)} seats are kept for {kept.row.players} players")
    try:
        ledger = Ledger(game, kept.row, kept.seats, cards)
    except GameError as error:
        return found(kept, 0, DIFFERS, f"it cannot begin: {error}")
    return folded(kept, ledger)


def folded(kept: Kept, ledger: Ledger) -> Finding | None:
    for entry in kept.entries:
        after = ledger.sequence
        if entry.sequence != after + 1:
            return found(kept, after + 1, GAP, f"the log has a gap after event {after}")
        try:
            ledger.fold(entry)
        except Refused as refused:
            if refused.code != "other_rules":
                return found(kept, entry.sequence, DAMAGED, refused.say())
            unplayable = isinstance(refused.__cause__, GameError)
            said = str(refused.__cause__) if unplayable else f"after '{entry.text}' the position is another one"
            return found(kept, entry.sequence, DIFFERS, said)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            return found(kept, entry.sequence, DAMAGED, f"the entry cannot be read ({type(error).__name__}: {error})")
    if ledger.sequence != kept.length:
        return found(kept, ledger.sequence + 1, GAP, f"the log ends after event {ledger.sequence} of {kept.length}")
    return None


def found(kept: Kept, event: int, kind: str, why: str) -> Finding:
    return Finding(kept.row.id, kept.row.game, event, kind, why)

"""New tables. Nature's first acts are stored with a new table, so nobody waits for the deal."""

from moonbase.engine.game import OVER, Game
from moonbase.records.record import Record, origin
from moonbase.server.base.now import now
from moonbase.server.store.quota import RECORDS
from moonbase.server.store.rows import Entry, SeatRow, Summary, TableRow
from moonbase.server.store.tables import create, create_from_record
from moonbase.server.table.decide import begin
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.web.edge import Edge


async def keep(
    edge: Edge, game: Game, row: TableRow, seats: list[SeatRow], invites: list[tuple[str, int]], entropy: str | None = None
) -> str:
    """Return the name of the table; the same person's repeated request gets the table made before."""
    ledger, at = Ledger(game, row, seats), now()
    drafts, waiting = begin(ledger, ledger.seat_of(row.owner), entropy)
    entries = [Entry(n, draft.kind, draft.seat, draft.text, draft.fingerprint, at, None, draft.draw) for n, draft in enumerate(drafts, 1)]
    summary = Summary(len(entries), waiting, waiting == OVER, at)
    return await edge.services.store.write(create(row, seats, invites, entries, summary, edge.limits.tables, game.set_text))


async def keep_record(edge: Edge, row: TableRow, seats: list[SeatRow], record: Record, cards: str) -> str:
    """Store a finished game that was checked, with its cards, as a table to look at."""
    told = origin(record)
    entries = [] if told is None else [Entry(1, kinds.RECORD, kinds.SERVER, told, "", row.made)]
    for n, step in enumerate(record.steps, len(entries) + 1):
        entries.append(Entry(n, kinds.ACT, step.seat, step.text, step.fingerprint, row.made, None, step.draw))
    summary = Summary(len(entries), int(OVER), True, row.made)
    return await edge.services.store.write(create_from_record(row, seats, entries, summary, edge.limits.quota(RECORDS), cards))

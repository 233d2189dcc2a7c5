"""A table in memory, with everybody who looks at it. One change at a time: decided, committed, folded in, and only then told."""

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final

from moonbase.engine.game import OVER, PUBLIC, Game
from moonbase.engine.rng import Rng
from moonbase.server.errors import Stale
from moonbase.server.services import Services
from moonbase.server.store.operation import Conflict, Operation
from moonbase.server.store.rows import PERSON, Entry, Summary
from moonbase.server.store.tables import append, entries_of
from moonbase.server.table import kinds
from moonbase.server.table.connection import Connection
from moonbase.server.table.decide import Decision, note
from moonbase.server.table.driver import Driver
from moonbase.server.table.ledger import Ledger
from moonbase.server.table.message import table_message
from moonbase.server.wire import text_of
from moonbase.server.words import Speech

TRIES: Final = 5
"""To keep something at a table that another server moves meanwhile."""
YIELD_EVERY: Final = 25
"""Entries that are replayed before others get a turn."""


def chance() -> Rng:
    """Nature's generator for one decision: what it gives is logged, so it is never needed again."""
    return Rng(secrets.randbits(62))


class Room:
    def __init__(self, ledger: Ledger, services: Services) -> None:
        self.ledger: Final = ledger
        self.services: Final = services
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.used = time.monotonic()
        self._driver: Final = Driver(self)
        self._messages: Final[dict[tuple[int, str, int, int], str]] = {}
        self._speech: tuple[list[str], Speech] | None = None
        self._doubtful = False

    @property
    def game(self) -> Game:
        return self.ledger.game

    @property
    def idle(self) -> bool:
        """Whether it may leave the memory: nobody looks, nobody thinks, no clock runs."""
        ticking = self.ledger.times is not None and self.ledger.waiting >= 0
        return not (self.connections or self._driver.busy or ticking or self.lock.locked())

    @property
    def lively(self) -> bool:
        """Whether anybody is there for whom opponents should play on: who plays, or who watches a table of opponents only."""
        left = any(chair.kind == PERSON for chair in self.ledger.chairs)
        return bool(self.ledger.voters() or (self.connections and not left))

    def here(self) -> set[int]:
        seats = (self.ledger.seat_of(connection.person) for connection in self.connections)
        return {seat for seat in seats if seat is not None}

    def viewer(self, person: str | None) -> int:
        seat = self.ledger.seat_of(person)
        return int(PUBLIC) if seat is None else seat

    def speech(self) -> Speech:
        names = self.ledger.names
        if self._speech is None or self._speech[0] != names:
            self._speech = names, Speech(self.game, names)
        return self._speech[1]

    def latest(self, connection: Connection) -> tuple[str, int]:
        """The message for a connection, made once for all who see the same."""
        viewer, after = self.viewer(connection.person), connection.sent
        key = viewer, connection.lang, after, 0 if self.ledger.times is None else int(time.time())
        text = self._messages.get(key)
        if text is None:
            message = table_message(self.ledger, self.speech(), viewer, after, self.here(), time.time())
            text = self._messages[key] = text_of(message)
            self.services.metrics.count("views_encoded_total")
        self.services.metrics.count("views_sent_total")
        return text, self.ledger.sequence

    async def open(self) -> None:
        """Replay the log, and let opponents go on where they were."""
        await self.catch_up()
        await self._note_time([(kinds.WAKE, kinds.SERVER)])
        self._driver.go_on()

    async def enter(self, connection: Connection) -> None:
        if connection.sent > self.ledger.sequence:
            connection.sent = 0
        before = self.here()
        self.connections.add(connection)
        await self._presence(before)
        self._driver.go_on()

    async def leave(self, connection: Connection) -> None:
        before = self.here()
        self.connections.discard(connection)
        self.used = time.monotonic()
        await self._presence(before)

    async def _presence(self, before: set[int]) -> None:
        changed = before ^ self.here()
        if not changed:
            return
        await self._note_time([(kinds.BACK if seat in self.here() else kinds.GONE, seat) for seat in changed])
        self._tell()

    async def _note_time(self, notes: list[tuple[str, int]]) -> None:
        """Clocks need to know who came and went; nobody else does."""
        if self.ledger.times is None or self.ledger.waiting < 0:
            return
        async with self.lock:
            await self.settled()
            await self._note(notes)

    async def _note(self, notes: list[tuple[str, int]]) -> None:
        for kind, seat in notes:
            for _ in range(TRIES):
                with suppress(Stale):  # another server was first
                    await self.commit(note(self.ledger, kind, seat))
                    break

    async def commit(self, decision: Decision, request: str | None = None) -> None:
        """Keep what was decided, then tell it; the caller holds the lock. Stale where another server was first."""
        entries, summary = self.numbered(decision, request)
        await self.commit_with(append(self.ledger.row.id, entries, summary), entries)

    async def commit_with(self, operation: Operation[None], entries: list[Entry]) -> None:
        """The same, by an operation that does more than to append."""
        began = time.perf_counter()
        try:
            await self.services.store.write(operation)
        except Conflict:
            await self.catch_up()
            raise Stale from None
        except BaseException as error:
            self._doubtful = True  # it may have been kept: the log will say
            if not isinstance(error, Exception) or not await self._kept(entries[-1]):
                raise
        else:
            for entry in entries:
                self.ledger.fold(entry)
        self.services.metrics.spent("commit", time.perf_counter() - began)
        self.services.metrics.count("entries_total", len(entries))
        self._tell()
        self.services.bus.publish(self.ledger.row.id)
        self._driver.go_on()

    async def _kept(self, last: Entry) -> bool:
        """Whether a commit that failed was kept all the same, as when the line to the database broke at that moment."""
        try:
            await self.catch_up()
        except Exception:  # still out of reach: the next decision asks again
            return False
        return self.ledger.sequence >= last.sequence and self.ledger.told[last.sequence - 1].entry == last

    def numbered(self, decision: Decision, request: str | None) -> tuple[list[Entry], Summary]:
        now, sequence = time.time(), self.ledger.sequence
        entries = [
            Entry(sequence + n, draft.kind, draft.seat, draft.text, draft.fingerprint, now, request if n == 1 else None)
            for n, draft in enumerate(decision.drafts, 1)
        ]
        return entries, Summary(entries[-1].sequence, decision.waiting, decision.waiting == OVER, now)

    async def settled(self) -> None:
        """Before a decision: what an interrupted commit left open is read from the log."""
        if self._doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Fold in what the log has beyond what is known here."""
        entries = await self.services.store.read(entries_of(self.ledger.row.id, self.ledger.sequence))
        self._doubtful = False
        for n, entry in enumerate(entries, 1):
            if entry.sequence == self.ledger.sequence + 1:
                self.ledger.fold(entry)
            if n % YIELD_EVERY == 0:
                await asyncio.sleep(0)
        if entries:
            self._tell()

    def woken(self) -> None:
        """Another server says that the table has moved."""
        self._driver.later(self.follow())

    async def follow(self) -> None:
        """Read what other servers have added. One that has just opened the table takes everybody for away; those who are here are not."""
        async with self.lock:
            await self.catch_up()
            if self.ledger.times is not None and self.ledger.waiting >= 0:
                await self._note([(kinds.BACK, seat) for seat in sorted(self.ledger.times.away & self.here())])

    def _tell(self) -> None:
        self._messages.clear()
        self.used = time.monotonic()
        for connection in self.connections:
            connection.refresh()

    def end(self) -> None:
        """There is no such table any more."""
        for connection in self.connections:
            connection.end()

    async def close(self) -> None:
        await self._driver.close()

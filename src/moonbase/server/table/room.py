"""A table in memory, with everybody who looks at it. One change at a time: decided, committed, folded in, and only then told."""

import asyncio
import time
from collections.abc import Coroutine, Sequence, Set
from contextlib import suppress
from itertools import zip_longest
from typing import Any, Final

from moonbase.engine.game import OVER, PUBLIC, Game
from moonbase.languages.speech import Speech, speech
from moonbase.server.base.errors import Refused, Stale
from moonbase.server.base.logs import defect
from moonbase.server.base.now import now
from moonbase.server.base.texts import Wording, as_data, as_sentences
from moonbase.server.base.wire import Returned
from moonbase.server.store.operation import Conflict, Operation
from moonbase.server.store.rows import Entry, Summary
from moonbase.server.store.tables import append, entries_of, length_of
from moonbase.server.table.absence import Presence, unnoticed
from moonbase.server.table.connection import Connection
from moonbase.server.table.decide import Decision, note
from moonbase.server.table.driver import Driver
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.log.line import Played
from moonbase.server.table.message import common_message, table_message
from moonbase.server.table.services import Services
from moonbase.server.table.snapshots import Snapshots, Told

MOST_EVENTS: Final = 2000
"""The most events in one message: a game has some five hundred, and a log that somebody made long by undoing must not hold up everybody."""
TRIES: Final = 5
"""Attempts to keep something at a table that another server moves meanwhile."""
SLICE: Final = 0.004
"""Seconds that a log is replayed before others get a turn."""
LONG: Final = 60
"""Seconds after which somebody who comes back is told what happened."""


class Room:
    def __init__(self, ledger: Ledger, services: Services) -> None:
        self.ledger: Final = ledger
        self.services: Final = services
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.used = time.monotonic()
        self.opened: Final = now()
        self.broken = False
        """True if the state in memory differs from the log in the database. The next visitor opens the table again from the log."""
        self._driver: Final = Driver()
        self._watching: Final[set[asyncio.Task[None]]] = set()
        self._snapshots: Final = Snapshots(services.metrics)
        self._told_presence: Presence | None = None
        self._forgetting = False
        self._doubtful = False

    @property
    def game(self) -> Game:
        return self.ledger.game

    @property
    def idle(self) -> bool:
        """True if the room may be dropped from memory: nobody connected, thinking or asking. The log keeps the clock running."""
        return not (self.connections or self._driver.busy or self.lock.locked())

    @property
    def lively(self) -> bool:
        """True if opponents should move: a person holds a seat, or somebody watches a table of opponents only."""
        if self.ledger.people:
            return any(chair.plays for chair in self.ledger.chairs)
        return bool(self.connections)

    def here(self) -> set[int]:
        seats = (self.ledger.seat_of(connection.person) for connection in self.connections)
        return {seat for seat in seats if seat is not None}

    def presence(self) -> Presence:
        return Presence(self.here(), now(), self.opened)

    def _presence_told(self) -> Presence:
        """Return the presence that all who are told together are told of."""
        if self._told_presence is None:
            self._told_presence = self.presence()
        return self._told_presence

    def viewer(self, person: str | None) -> int:
        seat = self.ledger.seat_of(person)
        return int(PUBLIC) if seat is None else seat

    def speech(self, language: str) -> Speech:
        return speech(self.game, {f"seat:{seat}": name for seat, name in enumerate(self.ledger.names)}, language=language)

    def wording(self, connection: Connection) -> Wording:
        return as_data if connection.plain is None else as_sentences(self.speech(connection.plain))

    def latest(self, connection: Connection) -> tuple[Told, int]:
        """Return the next message for a connection, as a change where its client has an earlier one, and its sequence number."""
        viewer, after = self.viewer(connection.person), max(connection.sent, self.ledger.sequence - MOST_EVENTS)
        timeless = self.ledger.times is None and not self.ledger.away
        key = viewer, connection.plain, after, 0 if timeless else int(now())
        self._forget_soon()
        snapshot = self._snapshots.of(
            key,
            lambda: common_message(self.ledger, self._presence_told()),
            lambda common: table_message(self.ledger, viewer, after, self._presence_told(), common),
            lambda: self.wording(connection),
        )
        return self._snapshots.tell(snapshot, connection.known), snapshot.message.sequence

    def _forget_soon(self) -> None:
        """Forget what was made for a message when all who were woken together have been told."""
        if not self._forgetting:
            self._forgetting = True
            asyncio.get_running_loop().call_soon(self._forget)

    def _forget(self) -> None:
        self._forgetting = False
        self._clear()

    def _clear(self) -> None:
        self._snapshots.clear()
        self._told_presence = None

    async def open(self, asleep: float = 0.0) -> None:
        """Replay the log, and let opponents go on where they were. ``asleep``: seconds out of memory, in which clocks ran on."""
        length = await self.services.store.read(length_of(self.ledger.row.id))
        await self.catch_up()
        if self.ledger.sequence < length:
            raise Refused("damaged.log", after=self.ledger.sequence)
        if self.ledger.times is not None:
            await self._note_all([(kinds.WAKE, int(kinds.SERVER), f"{asleep:.1f}")])
        self._watch(self._note_absent(self.ledger.people))
        self._driver.go_on(self)

    def restart(self, connection: Connection, after: int) -> None:
        """Tell a connection everything, with the events after a number; a number that is not of this log counts as none."""
        connection.restart(after if 0 <= after <= self.ledger.sequence else 0)

    async def enter(self, connection: Connection) -> None:
        self.restart(connection, connection.sent)
        before = self.here()
        self.connections.add(connection)
        connection.greeting = self._greeting(connection)
        await self._presence(before)
        self._driver.go_on(self)

    def _greeting(self, connection: Connection) -> Returned | None:
        """Make the welcome-back message for a person who was away for long, or whose seat a stand-in played."""
        seat = self.ledger.seat_of(connection.person)
        gone = None if seat is None else self.ledger.away.get(seat)
        if seat is None or gone is None or self.ledger.ended:
            return None
        acts = sum(1 for told in self.ledger.told[gone.sequence :] if told.entry.kind == kinds.ACT and told.entry.seat == seat)
        seconds = max(0, int(now() - gone.at))
        return Returned(seconds, gone.sequence, acts, self.ledger.chairs[seat].stand_in) if acts or seconds >= LONG else None

    async def leave(self, connection: Connection) -> None:
        before = self.here()
        self.connections.discard(connection)
        self.used = time.monotonic()
        await self._presence(before)

    async def _presence(self, before: set[int]) -> None:
        changed = before ^ self.here()
        if not changed:
            return
        away = self._away()
        arrived = [(kinds.BACK, seat, "") for seat in sorted(changed & self.here() & away)]
        if self.ledger.times is not None:  # a grace begins at once
            await self._note_all([*arrived, *((kinds.GONE, seat, "") for seat in sorted(changed - self.here() - away))])
        else:
            await self._note_all(arrived)
            if changed - self.here():
                self._watch(self._note_absent(changed - self.here()))
        self._tell()

    def _away(self) -> set[int]:
        """Return the seats that are away according to the log: at a table with clocks that was opened again, all of them."""
        return set(self.ledger.away) | (set() if self.ledger.times is None else self.ledger.times.away)

    async def _note_absent(self, seats: Set[int]) -> None:
        """Note people as away if they are still gone after a while. At a table with one person nobody needs to know."""
        await asyncio.sleep(unnoticed(self.ledger))
        if len(self.ledger.people) > 1:
            await self._note_all([(kinds.GONE, seat, "") for seat in sorted(seats - self.here())])

    def _watch(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._watching.add(task)
        task.add_done_callback(self._watched)

    def _watched(self, task: "asyncio.Task[None]") -> None:
        self._watching.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            defect("an absence could not be noted", error, table=self.ledger.row.id)

    async def _note_all(self, notes: list[tuple[str, int, str]]) -> None:
        """Note who came and went. What is settled already, for example by another server, is left out."""
        if not notes or self.ledger.waiting < 0:
            return
        async with self.lock:
            await self.settled()
            await self._note(notes)

    async def _note(self, notes: list[tuple[str, int, str]]) -> None:
        for kind, seat, text in notes:
            for _ in range(TRIES):
                if kind == kinds.GONE and (seat in self.here() or seat in self.ledger.away):
                    break
                with suppress(Stale):  # another server was first
                    await self.commit(note(self.ledger, kind, seat, text))
                    break

    async def commit(self, decision: Decision, request: str | None = None) -> None:
        """Keep what was decided, then tell it; the caller holds the lock. Raise Stale where another server was first."""
        entries, summary = self.numbered(decision, request)
        await self.commit_with(append(self.ledger.row.id, entries, summary), entries, [draft.played for draft in decision.drafts])

    async def commit_with(self, operation: Operation[None], entries: list[Entry], steps: Sequence[Played | None] = ()) -> None:
        """Commit by an operation that does more than append the entries."""
        began = time.perf_counter()
        try:
            await self.services.store.write(operation)
        except Conflict:
            await self.catch_up()
            raise Stale from None
        except Refused:
            raise  # nothing was kept, and the sentence says why
        except BaseException as error:
            self._doubtful = True  # it may have been kept: the log will say
            if not isinstance(error, Exception):
                raise
            if not await self._kept(entries[-1], error):
                raise
        else:
            self._fold(entries, steps)
        self.services.metrics.spent("commit", time.perf_counter() - began)
        self.services.metrics.count("entries_total", len(entries))
        self._tell()
        self.services.bus.publish(self.ledger.row.id)
        self._driver.go_on(self)

    def _fold(self, entries: list[Entry], steps: Sequence[Played | None]) -> None:
        """Fold committed entries in. They cannot be refused any more: where memory cannot follow, the table is opened again."""
        try:
            for entry, played in zip_longest(entries, steps):
                self.ledger.fold(entry, played)
        except Exception as error:
            defect("a kept entry could not be followed", error, table=self.ledger.row.id)
            self.broken = True
            for connection in self.connections:
                connection.end(come_back=True)
            raise Refused("defect.kept") from error

    async def _kept(self, last: Entry, failure: Exception) -> bool:
        """Tell whether a failed commit was stored all the same, for example when the connection to the database broke at that moment."""
        try:
            await self.catch_up()
        except Exception:  # still out of reach: the next decision asks again
            defect("a commit may have failed", failure, table=self.ledger.row.id)
            raise Refused("defect.unsure") from failure
        return self.ledger.sequence >= last.sequence and self.ledger.told[last.sequence - 1].entry == last

    def numbered(self, decision: Decision, request: str | None) -> tuple[list[Entry], Summary]:
        at, sequence = now(), self.ledger.sequence
        entries = [
            Entry(sequence + n, draft.kind, draft.seat, draft.text, draft.fingerprint, at, request if n == 1 else None, draft.draw)
            for n, draft in enumerate(decision.drafts, 1)
        ]
        return entries, Summary(entries[-1].sequence, decision.waiting, decision.waiting in (OVER, kinds.UNFINISHED), at)

    async def settled(self) -> None:
        """Read from the log what an interrupted commit left open; called before each decision."""
        if self.broken:
            raise Refused("busy.table")
        if self._doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Fold in what the log has beyond what is known here."""
        entries = await self.services.store.read(entries_of(self.ledger.row.id, self.ledger.sequence))
        self._doubtful = False
        began = time.monotonic()
        for entry in entries:
            if entry.sequence > self.ledger.sequence:
                self.ledger.fold(entry)
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(0)
                began = time.monotonic()
        if entries:
            self._tell()

    def woken(self) -> None:
        """Follow another server, which says that the table has moved."""
        self._driver.later(self, self.follow())

    async def follow(self) -> None:
        """Read what other servers have added. One that has just opened the table takes everybody for away; those who are here are not."""
        async with self.lock:
            await self.catch_up()
            if self.ledger.waiting >= 0:
                await self._note([(kinds.BACK, seat, "") for seat in sorted(self._away() & self.here())])

    def _tell(self) -> None:
        self._clear()
        self.used = time.monotonic()
        for connection in self.connections:
            connection.refresh()

    def end(self) -> None:
        """End every connection: there is no such table any more."""
        for connection in self.connections:
            connection.end()

    async def close(self) -> None:
        for task in self._watching:
            task.cancel()
        await self._driver.close()

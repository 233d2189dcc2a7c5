"""The tables in memory: opened when somebody asks, forgotten when nobody has looked for a while."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from moonbase.server.base.errors import Refused
from moonbase.server.base.logs import defect
from moonbase.server.base.single_flight import SingleFlight
from moonbase.server.store.tables import find_table, seats_of, stalled
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.room import Room
from moonbase.server.table.services import Services

SWEEP_EVERY: Final = 20.0


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.rooms: Final[dict[str, Room]] = {}
        self._opening: Final = SingleFlight(self._open)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._asleep: Final[dict[str, float]] = {}
        """The times at which tables whose clock runs left the memory."""
        services.metrics.gauge("rooms", lambda: len(self.rooms))
        services.metrics.gauge("sockets", lambda: sum(len(room.connections) for room in self.rooms.values()))

    async def start(self) -> None:
        await self.services.bus.open(self._heard)
        self._tasks.append(asyncio.create_task(self._sweep()))
        self._tasks.append(asyncio.create_task(self._resume()))

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None and room.broken:
            del self.rooms[id]
            room = None
        if room is None:
            room = await self._opening.of(id)
        elif self.services.bus.shared:  # whoever comes from another server was told what it kept, even where its wake-up is lost
            await self._follow(room)
        room.used = time.monotonic()
        return room

    async def _open(self, id: str) -> Room:
        store = self.services.store
        row = await store.read(find_table(id))
        if row is None:
            raise Refused("unknown_table")
        try:
            game, cards = await self.services.editions.edition_of(row)
        except Refused:
            raise Refused("other_rules.game") from None
        if game.lacks(row.rules):
            raise Refused("other_rules.game")
        seats = await store.read(seats_of(id))
        if not seats:
            raise Refused("unknown_table")  # a record that is taken away at this moment
        if row.secret is None and not row.brought:  # a table from before: what is drawn from now on is drawn well
            row = replace(row, secret=self.services.signer.deal(id))
        room = Room(Ledger(game, row, seats, cards), self.services)
        await room.open(time.monotonic() - self._asleep.pop(id, time.monotonic()))
        if row.brought and not room.ledger.line.over:
            raise Refused("unknown_table")
        self.rooms[id] = room
        return room

    async def _follow(self, room: Room) -> None:
        """Read what other servers have done at a table. A game that was brought as a record never moves, but may be taken away."""
        row = room.ledger.row
        if not row.brought:
            await room.follow()
        elif await self.services.store.read(find_table(row.id)) is None:
            self._drop(row.id)
            raise Refused("unknown_table")

    async def take_away(self, name: str) -> None:
        """Drop a record or a card file that the store no longer has, so that it is not shown from memory, at this server or another."""
        with suppress(Exception):
            await self._opening.of(name)  # whoever opens it at this moment has it first, and is then told as the others are
        self._drop(name)
        self.services.bus.publish(name)

    def _drop(self, name: str) -> None:
        self.services.editions.forget(name)
        room = self.rooms.pop(name, None)
        if room is not None:
            room.end()

    def _heard(self, name: str) -> None:
        room = self.rooms.get(name)
        if room is None or room.ledger.row.brought:
            self._drop(name)
        else:
            room.woken()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.services.settings.idle))
            await self._sweep_once()

    async def _sweep_once(self) -> None:
        late = time.monotonic() - self.services.settings.idle
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < late:
                await self._forget(id, room)
            elif self.services.bus.shared and room.connections:
                room.woken()  # a wake-up that was lost costs some seconds, never an event

    async def _forget(self, id: str, room: Room) -> None:
        del self.rooms[id]
        if room.ledger.times is not None and room.ledger.waiting >= 0:
            self._asleep[id] = room.used
        await room.close()

    async def _resume(self) -> None:
        """Let the opponents that were thinking when the server stopped think again."""
        for id in await self.services.store.read(stalled()):
            try:
                await self.room(id)
            except Refused:
                continue
            except Exception as error:
                defect("a table could not be opened", error, table=id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            await room.close()
        await self.services.bus.close()

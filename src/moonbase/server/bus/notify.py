"""Wake-ups through PostgreSQL's LISTEN and NOTIFY: no other program is needed."""

import asyncio
from typing import Any, Final

import asyncpg

from moonbase.server.base.keys import fresh_id
from moonbase.server.base.logs import defect
from moonbase.server.bus.protocol import Heard

CHANNEL: Final = "moonbase"
MOST_WAITING: Final = 10_000


class NotifyBus:
    """A bus on PostgreSQL. A message is ``SERVER TABLE``; a server ignores its own."""

    shared: Final = True

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._me: Final = fresh_id()
        self._waiting: Final[asyncio.Queue[str]] = asyncio.Queue(MOST_WAITING)

    async def open(self, heard: Heard) -> None:
        connection = await self._connect(heard)
        self._task = asyncio.create_task(self._run(connection, heard))

    async def _connect(self, heard: Heard) -> Any:
        def hear(connection: object, pid: int, channel: str, payload: str) -> None:
            sender, _, table = payload.partition(" ")
            if sender != self._me:
                heard(table)

        connection: Any = await asyncpg.connect(self._address)
        await connection.add_listener(CHANNEL, hear)
        return connection

    def publish(self, table: str) -> None:
        if not self._waiting.full():
            self._waiting.put_nowait(table)

    async def _run(self, connection: Any, heard: Heard) -> None:
        """Send queued messages, and reconnect when the connection breaks."""
        while True:
            try:
                if connection is None:
                    connection = await self._connect(heard)
                await self._send(connection)
            except asyncio.CancelledError:
                if connection is not None:
                    connection.terminate()
                raise
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                defect("the bus is silent", error)
                connection = None
                await asyncio.sleep(1)

    async def _send(self, connection: Any) -> None:
        while True:
            table = await self._waiting.get()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._me} {table}")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

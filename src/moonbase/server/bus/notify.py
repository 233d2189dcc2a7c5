"""Wake-ups through PostgreSQL's LISTEN and NOTIFY: no further server is needed."""

import asyncio
from typing import Any, Final

import asyncpg

from moonbase.server.bus.bus import Heard
from moonbase.server.keys import fresh_id

CHANNEL: Final = "moonbase"


class NotifyBus:
    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._me: Final = fresh_id()
        self._waiting: Final[asyncio.Queue[str]] = asyncio.Queue()

    async def open(self, heard: Heard) -> None:
        self._connection: Any = await asyncpg.connect(self._address)

        def hear(connection: object, pid: int, channel: str, payload: str) -> None:
            sender, _, table = payload.partition(" ")
            if sender != self._me:
                heard(table)

        await self._connection.add_listener(CHANNEL, hear)
        self._task = asyncio.create_task(self._send())

    def publish(self, table: str) -> None:
        self._waiting.put_nowait(table)

    async def _send(self) -> None:
        while True:
            table = await self._waiting.get()
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._me} {table}")

    async def close(self) -> None:
        self._task.cancel()
        await self._connection.close()

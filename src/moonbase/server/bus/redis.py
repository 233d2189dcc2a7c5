"""Wake-ups through Redis: one channel for all servers of a store."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from redis import RedisError
from redis.asyncio import Redis

from moonbase.engine.game import GameError
from moonbase.server.base.keys import fresh_id
from moonbase.server.base.logs import defect
from moonbase.server.bus.protocol import Heard

CHANNEL: Final = "moonbase"


class RedisBus:
    """A bus on Redis. A message is ``SERVER TABLE``; a server ignores its own. A lost message does no harm: the change is found when the
    table is next written to or opened."""

    shared: Final = True

    def __init__(self, address: str) -> None:
        self._redis: Final = Redis.from_url(address, decode_responses=True)
        self._me: Final = fresh_id()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self, heard: Heard) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise GameError(f"--bus: Redis does not answer ({error})") from None
        self._start(self._listen(heard))

    def publish(self, table: str) -> None:
        self._start(self._send(table))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self._redis.aclose()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, table: str) -> None:
        with suppress(RedisError):
            await self._redis.publish(CHANNEL, f"{self._me} {table}")

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        self._hear(message, heard)
            except RedisError as error:
                defect("the bus is silent", error)
                await asyncio.sleep(1)

    def _hear(self, message: dict[str, object], heard: Heard) -> None:
        if message["type"] == "message":
            sender, _, table = str(message["data"]).partition(" ")
            if sender != self._me:
                heard(table)

"""Clients that do harm, by intent or not: slow, silent, half-sent, garbage and reconnecting ones. Each kind is bounded by a limit."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from moonbase.prove.player import GONE, LOOPBACK, Person
from moonbase.prove.report import Broken

ADDRESSES: Final = tuple(f"127.9.0.{n}" for n in range(1, 8))
"""One address for each kind, so that the limits of one do not spare the server another."""
TINY: Final = 2048
"""Bytes in the receive buffer of a client that does not read."""
PAUSE: Final = 0.1
AGAIN: Final = 8.0
"""Seconds until a connection that the server closed is reopened."""
TROUBLE: Final = (*GONE, TimeoutError, Broken)
"""Refusals and cut connections are expected for strangers."""


class Strangers:
    """The clients. ``held`` connections of each kind that only stays open are kept, and reopened when the server closes them."""

    def __init__(self, port: int, addresses: Sequence[str], held: int) -> None:
        self._port: Final = port
        self._addresses: Final = addresses
        self._held: Final = held
        self._chance: Final = random.Random(port)
        self.tried: Final[dict[str, int]] = {}

    @asynccontextmanager
    async def about(self, table: str) -> AsyncIterator[None]:
        """Run the strangers while the block runs; ``table`` is one that honest people play at."""
        silent, header, body, garbage, rubbish, returning, deaf = self._addresses
        half = f"GET /healthz HTTP/1.1\r\nHost: {LOOPBACK}:{self._port}\r\nX-Half: ".encode()
        work = [
            self._hold("silent", silent, b""),
            self._hold("half a header", header, half),
            self._hold("half a body", body, self._half_body()),
            self._again("garbage", lambda: self._garbage(garbage)),
            self._again("garbage at a table", lambda: self._garbage_at(rubbish, table)),
            self._again("reconnecting", lambda: self._reconnect(returning, table)),
            self._again("never reading", lambda: self._never_read(deaf, table)),
        ]
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _half_body(self) -> bytes:
        host = f"{LOOPBACK}:{self._port}"
        return f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 900\r\n\r\n{{".encode()

    def _count(self, kind: str) -> None:
        self.tried[kind] = self.tried.get(kind, 0) + 1

    async def _hold(self, kind: str, address: str, start: bytes) -> None:
        slots = [asyncio.create_task(self._hold_one(kind, address, start, n * PAUSE / 4)) for n in range(self._held)]
        try:
            await asyncio.gather(*slots)
        finally:
            for slot in slots:
                slot.cancel()

    async def _hold_one(self, kind: str, address: str, start: bytes, delay: float) -> None:
        """Open a connection, send half of something, and wait until the server closes it."""
        await asyncio.sleep(delay)
        while True:
            with suppress(*TROUBLE):
                reader, writer = await asyncio.open_connection(LOOPBACK, self._port, local_addr=(address, 0))
                self._count(kind)
                try:
                    writer.write(start)
                    while await reader.read(4096):
                        pass
                finally:
                    writer.close()
            await asyncio.sleep(AGAIN)

    async def _again(self, kind: str, once: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*TROUBLE):
                self._count(kind)
                await once()
            await asyncio.sleep(PAUSE)

    async def _garbage(self, address: str) -> None:
        reader, writer = await asyncio.open_connection(LOOPBACK, self._port, local_addr=(address, 0))
        try:
            writer.write(self._chance.randbytes(self._chance.randint(1, 5000)))
            await asyncio.wait_for(reader.read(), 1)
        finally:
            writer.close()

    async def _garbage_at(self, address: str, table: str) -> None:
        async with await Person(self._port, address=address).open_socket(table) as talk:
            for _ in range(50):
                await talk.send(
                    self._chance.choice((self._chance.randbytes(40), "{" * 200, "[]", '{"type":"act"}', '{"type":"hint","request":1}'))
                )
                await asyncio.sleep(PAUSE / 10)

    async def _reconnect(self, address: str, table: str) -> None:
        async with await Person(self._port, address=address).open_socket(table):
            pass

    async def _never_read(self, address: str, table: str) -> None:
        """Send requests and never read the answers."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
        plain.setblocking(False)
        try:
            plain.bind((address, 0))
            await asyncio.get_running_loop().sock_connect(plain, (LOOPBACK, self._port))
            await self._shout(plain, table)
        finally:
            plain.close()

    async def _shout(self, plain: socket.socket, table: str) -> None:
        loop, host = asyncio.get_running_loop(), f"{LOOPBACK}:{self._port}"
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        key = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        await loop.sock_sendall(plain, (head + key).encode())
        ask = frame(json.dumps({"type": "preview", "request": "x" * 60, "action": "end"}).encode())
        for _ in range(600):
            await asyncio.wait_for(loop.sock_sendall(plain, ask), 5)
            await asyncio.sleep(PAUSE / 2)


def frame(text: bytes) -> bytes:
    """Return a short WebSocket message as clients send it, with a mask of zeros."""
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text

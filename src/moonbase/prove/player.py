"""A client of a server: requests over HTTP, and sockets at tables, from a network address of its own."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakSet

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from moonbase.prove.report import Broken
from moonbase.server.base.following import Following, Lost

Json = dict[str, Any]
Result = TypeVar("Result")
PATIENCE: Final = 60.0
LOOPBACK: Final = "127.0.0.1"
GONE: Final = (ConnectionClosed, OSError, EOFError)
"""The errors by which a conversation ends when the server does."""
NUMBERS: Final = count(1)
OPEN: Final[WeakSet[ClientConnection]] = WeakSet()


async def together(*work: Coroutine[Any, Any, Result]) -> list[Result]:
    """Run all at once; where one fails, cancel the others."""
    async with asyncio.TaskGroup() as tasks:
        begun = [tasks.create_task(each) for each in work]
    return [each.result() for each in begun]


class Reply(NamedTuple):
    status: int
    head: str
    body: str

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str | None:
        lines = [line for line in self.head.split("\r\n") if line.lower().startswith("set-cookie:")]
        return lines[0].partition(":")[2].partition(";")[0].strip() if lines else None


class Heard(NamedTuple):
    text: str
    whole: str
    """The table after a change; any other message is whole already."""


class Person:
    """A person; without a cookie a stranger, who may only watch."""

    def __init__(self, port: int, cookie: str = "", address: str = LOOPBACK) -> None:
        self.port: Final = port
        self.address: Final = address
        self.cookie = cookie

    @property
    def host(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    async def get(self, path: str) -> Reply:
        return await asyncio.wait_for(self._request("GET", path, b""), PATIENCE)

    async def post(self, path: str, body: object) -> Reply:
        return await asyncio.wait_for(self._request("POST", path, json.dumps(body).encode()), PATIENCE)

    async def _request(self, method: str, path: str, body: bytes) -> Reply:
        reader, writer = await asyncio.open_connection(LOOPBACK, self.port, local_addr=(self.address, 0))
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nConnection: close\r\n"
            head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
        top, _, text = answer.decode().partition("\r\n\r\n")
        if not top:
            raise EOFError("the server closed the connection without an answer")
        return Reply(int(top.split(" ", 2)[1]), top, text)

    async def asked(self, path: str, body: object) -> Any:
        """Return the answer to a request that must not be refused."""
        reply = await self.post(path, body)
        if reply.status != 200:
            raise Broken(f"POST {path} was answered {reply.status}: {reply.body[:200]}")
        return reply.json

    async def introduce(self, name: str) -> None:
        reply = await self.post("/api/me", {"name": name})
        if reply.status != 200 or reply.cookie is None:
            raise Broken(f"a guest was not let in: {reply.status} {reply.body[:200]}")
        self.cookie = reply.cookie

    async def sit(self, table: str, after: int = 0) -> "Seat":
        """Open a socket and hear the first message of the table."""
        seat = Seat(await self.open_socket(table, after))
        await seat.wait(lambda: bool(seat.now))
        return seat

    async def open_socket(self, table: str, after: int = 0) -> ClientConnection:
        socket = await connect(
            f"ws://{self.host}/api/tables/{table}/socket?after={after}",
            origin=Origin(f"http://{self.host}"),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            local_addr=(self.address, 0),
            max_size=None,
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
        )
        OPEN.add(socket)
        return socket


class Seat:
    """One open socket. ``told`` keeps every event by its number, ``now`` the last message of the table, ``heard`` all since ``take``."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.told: Final[dict[int, Json]] = {}
        self.latest = 0
        self.now: Json = {}
        self.heard: list[Heard] = []
        self._following: Final = Following()

    async def hear(self, patience: float = PATIENCE) -> Json:
        text = str(await asyncio.wait_for(self.socket.recv(), patience))
        sent: Json = msgspec.json.decode(text)
        message = self._followed(sent)
        self.heard.append(Heard(text, text if message is sent else msgspec.json.encode(message).decode()))
        if message["type"] == "table":
            self.now = message
            for event in message["events"]:
                self._keep(event)
        return message

    def _followed(self, message: Json) -> Json:
        try:
            return self._following.after(message)
        except Lost as lost:
            raise Broken(str(lost)) from None

    def _keep(self, event: Json) -> None:
        number = event["sequence"]
        if number in self.told:
            raise Broken(f"event {number} of table {self.now['table']} was told twice to one socket")
        if number < self.latest:
            raise Broken(f"event {number} of table {self.now['table']} was told after event {self.latest}")
        self.told[number] = event
        self.latest = number

    async def wait(self, until: Callable[[], bool]) -> Json:
        while not until():
            await self.hear()
        return self.now

    async def reach(self, sequence: int) -> Json:
        return await self.wait(lambda: bool(self.now["sequence"] >= sequence))

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, type: str, request: str | None = None, **more: object) -> Json:
        """Send a message and hear until its answer."""
        request = request or f"r-{next(NUMBERS)}"
        await self.send(type=type, request=request, **more)
        while True:
            message = await self.hear()
            if message["type"] not in ("table", "returned") and message.get("request") in (request, None):
                return message

    async def settle(self) -> None:
        """Hear every message that is on its way: an answer can overtake a table's message once, not twice."""
        for _ in range(2):
            await self.send(type="ping")
            while (await self.hear())["type"] != "pong":
                pass

    def take(self) -> list[Heard]:
        taken, self.heard = self.heard, []
        return taken

    @property
    def actions(self) -> list[str]:
        return [str(choice["action"]) for choice in self.now["choices"]]

    async def close(self) -> None:
        await self.socket.close()

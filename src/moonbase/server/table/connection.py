"""One open socket at a table. Its sender always tells the newest state: who reads slowly skips what is outdated, and misses no event."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from moonbase.server.base.texts import Wording, as_data
from moonbase.server.base.wire import Outgoing, text_of

MOST_ANSWERS: Final = 200


class Flooded(Exception):
    """The client asks and does not read."""


class Ended(Exception):
    """There is nothing to look at any more, or not here and now."""

    def __init__(self, come_back: bool) -> None:
        super().__init__()
        self.come_back: Final = come_back


class Connection:
    def __init__(self, send: Callable[[str], Awaitable[None]], person: str | None, plain: str | None, after: int) -> None:
        self.person: Final = person
        self.plain: Final = plain
        """The language of a client that reads sentences; None for one that makes them of texts."""
        self.sent = after
        """The last event that the client has."""
        self._send: Final = send
        self._answers: Final[deque[str]] = deque()
        self._outdated = True
        self._ended: Ended | None = None
        self._wake: Final = asyncio.Event()
        self._wake.set()
        self.greeting: Outgoing | None = None
        """Sent once, after the table's first message."""

    def refresh(self) -> None:
        self._outdated = True
        self._wake.set()

    def end(self, come_back: bool = False) -> None:
        self._ended = Ended(come_back)
        self._wake.set()

    def tell(self, message: Outgoing, wording: Wording = as_data) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            raise Flooded
        self._answers.append(text_of(message, wording))
        self._wake.set()

    async def run(self, latest: Callable[["Connection"], tuple[str, int]]) -> None:
        """Send until the socket closes; ``latest`` gives the table's message for this connection and its sequence number."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._ended is not None:
                raise self._ended
            if self._outdated:
                self._outdated = False
                text, self.sent = latest(self)
                await self._send(text)
                if self.greeting is not None:
                    greeting, self.greeting = self.greeting, None
                    await self._send(text_of(greeting))

"""One open socket at a table. Its sender always tells the newest state: who reads slowly skips what is outdated, and misses no event.

A socket delivers in order or closes. So what was sent counts as received, and the next message is a change against it, until the client
says that it lacks something.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from moonbase.server.base.texts import Wording, as_data
from moonbase.server.base.wire import Outgoing, text_of
from moonbase.server.table.snapshots import Known, Told

MOST_ANSWERS: Final = 200


class Flooded(Exception):
    """A client that asks and does not read."""


class Ended(Exception):
    """The end of a connection: there is nothing to look at any more, or not here and now."""

    def __init__(self, come_back: bool) -> None:
        super().__init__()
        self.come_back: Final = come_back


class Connection:
    def __init__(self, send: Callable[[str], Awaitable[None]], person: str | None, plain: str | None, after: int) -> None:
        self.person: Final = person
        self.plain: Final = plain
        """The language of a client that reads sentences, in messages that are whole; None for one that makes both of data."""
        self.known: Known | None = None
        """The table as the client has it; the next message is a change against it."""
        self.number = 0
        """The number of the message that was sent last."""
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

    def restart(self, after: int) -> None:
        """Start over with a client that has no message to which a change could be applied, and no event after this one."""
        self.known, self.sent = None, after
        self.refresh()

    def end(self, come_back: bool = False) -> None:
        self._ended = Ended(come_back)
        self._wake.set()

    def tell(self, message: Outgoing, wording: Wording = as_data) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            raise Flooded
        self._answers.append(text_of(message, wording))
        self._wake.set()

    async def run(self, latest: Callable[["Connection"], tuple[Told, int]]) -> None:
        """Send until the socket closes; ``latest`` gives what is to be told over this connection, and its sequence number."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._ended is not None:
                raise self._ended
            if self._outdated:
                self._outdated = False
                told, self.sent = latest(self)
                self.number = told.known.number
                self.known = told.known if self.plain is None else None
                await self._send(told.text)
                if self.greeting is not None:
                    greeting, self.greeting = self.greeting, None
                    await self._send(text_of(greeting))

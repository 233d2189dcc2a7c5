"""The HTTP protocol: uvicorn's, which has no timeouts for requests, with timeouts for half-sent requests and an admission limit."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from moonbase.server.web.gate import Gate, Visit

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
    except ImportError:  # httptools is missing on some platforms; h11 is pure Python
        from uvicorn.protocols.http.h11_impl import H11Protocol as Http

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a head beyond the first read: httptools takes any number of them, and headers take twenty times their length in memory."""
LAST_CHANCE: Final = 0.1
"""Seconds of grace: after a pause of the server itself, waiting data is read before a client is timed out."""


class Patience(NamedTuple):
    header: float
    body: float
    """Seconds for each."""


class Socket(WebSocketsSansIOProtocol):
    """A protocol that, after the upgrade to a WebSocket, hears when the connection ends."""

    leave: Callable[[], None]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()


class TimedProtocol(Http):
    """One connection. Only the client's part has a timeout: a response may take any time."""

    gate: ClassVar[Gate]
    patience: ClassVar[Patience]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._visit: Visit | None = None
        self._head: asyncio.TimerHandle | None = None
        self._body: asyncio.TimerHandle | None = None
        self._begun = False
        """True once anything has arrived."""
        self._owed = 0
        """Bytes received of a head that is not complete."""
        self._seen: object = None
        """The request whose head came last."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._visit = self.gate.enter(self.client[0] if self.client else None, self.transport.abort)
        if self._visit is None:
            self.transport.write(FULL)
            self.transport.close()
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._begun = True
        super().data_received(data)
        self._watch(more=True)
        self._owed = 0 if self._head is None else self._owed + len(data)
        if self._owed > LONGEST_HEAD:
            self._end(LONG)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch(more=False)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._stop()
        super().handle_websocket_upgrade(*event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.leave = self._leave

    def _watch(self, more: bool) -> None:
        """Update the timer after something was received or sent."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop()
        elif self.cycle is not self._seen:
            self._stop()
            self._seen = self.cycle
            if self.cycle.more_body:
                self._body = self.loop.call_later(self.patience.body, self._late_body)
        elif self._body is not None:
            if not self.cycle.more_body:
                self._stop()
        elif more and self._head is None:
            self._expect_head()

    def _expect_head(self) -> None:
        self._head = self.loop.call_later(self.patience.header, self._late_head)

    def _late_head(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:  # pipelining
            self._expect_head()
        else:
            self._head = self.loop.call_later(LAST_CHANCE, self._end)

    def _late_body(self) -> None:
        if getattr(self, "pipeline", ()):  # an earlier request is still being answered; nothing is read meanwhile
            self._body = self.loop.call_later(self.patience.body, self._late_body)
        else:
            self._body = self.loop.call_later(LAST_CHANCE, self._end)

    def _end(self, answer: bytes = LATE) -> None:
        self._stop()
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
            return
        if self._begun:  # browsers open connections in advance, and would show an unexpected answer
            self.transport.write(answer)
        self.transport.close()

    def _stop(self) -> None:
        for timer in (self._head, self._body):
            if timer is not None:
                timer.cancel()
        self._head = self._body = None

    def _leave(self) -> None:
        if self._visit is not None:
            self.gate.leave(self._visit)
            self._visit = None


def protocol_class(gate: Gate, patience: Patience) -> type[TimedProtocol]:
    """Return a protocol class for one server: uvicorn creates the protocols itself, without arguments of ours."""
    return type("ServerProtocol", (TimedProtocol,), {"gate": gate, "patience": patience})

"""A table's socket: the table's message goes out after every change, requests come in, and every request is answered."""

import asyncio
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from moonbase.server.base.errors import Refused, Stale, sayable
from moonbase.server.base.logs import answered_instead, defect, note
from moonbase.server.base.texts import PLAIN, plain_language
from moonbase.server.base.wire import (
    LONGEST_MESSAGE,
    Answer,
    Hint,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    Preview,
    Takeback,
    Whole,
    Why,
    incoming,
    request_decoder,
    text_of,
)
from moonbase.server.store.trouble import Damaged
from moonbase.server.table.changes import change
from moonbase.server.table.connection import Connection, Ended, Flooded
from moonbase.server.table.questions import hint, preview, why
from moonbase.server.table.room import Room
from moonbase.server.web.edge import Edge, require_same_origin
from moonbase.server.web.endpoints.call import refusal

TRY_LATER: Final = 1013
NEVER: Final = 4000
"""Added to the HTTP status in a close code: a retry is of no use."""


async def socket(edge: Edge, websocket: WebSocket) -> None:
    try:
        require_same_origin(websocket)
        await _opened(edge, websocket)
    except Refused as refused:
        await _denied(websocket, refused)
    except (
        WebSocketDisconnect,
        asyncio.CancelledError,
    ):  # a client that has gone, or is let go at the end, needs no answer
        pass
    except Exception as error:
        defect("a socket failed", error, path=websocket.url.path)
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(TRY_LATER)


async def _denied(websocket: WebSocket, refused: Refused) -> None:
    note("a socket was refused", code=refused.code, path=websocket.url.path, origin=sayable(websocket.headers.get("origin", ""), 100))
    answered_instead()
    await websocket.send_denial_response(refusal(refused))


async def _opened(edge: Edge, websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        with edge.sockets.one(edge.address(websocket)):
            await _talked(edge, websocket)
    except Refused as refused:
        await _turned_away(websocket, refused)
    except Damaged:
        await _turned_away(websocket, Refused("damaged"))


async def _talked(edge: Edge, websocket: WebSocket) -> None:
    """Serve a socket until it closes; Refused where there is no such table."""
    edge.check("socket", websocket)
    visitor = await edge.visitor(websocket)
    room = await edge.lobby.room(websocket.path_params["table"])
    query = websocket.query_params
    after = query.get("after", "")
    seen = int(after) if after.isascii() and after.isdecimal() and len(after) < 16 else 0
    person = None if visitor is None else visitor.id
    plain = plain_language(query.get(PLAIN), query.get("lang"))
    await Talk(edge, websocket, room, Connection(websocket.send_text, person, plain, seen)).run()


async def _turned_away(websocket: WebSocket, refused: Refused) -> None:
    """Accept the socket before closing it, since a page can read the reason only then."""
    await websocket.send_text(text_of(no(None, None, refused)))
    await websocket.close(TRY_LATER if refused.status in (429, 503) else NEVER + refused.status, refused.say())


def no(request: str | None, sequence: int | None, refused: Refused) -> Answer:
    return Answer(request, False, sequence, refused.code, refused.message)


class Talk:
    """The conversation over one socket."""

    def __init__(self, edge: Edge, websocket: WebSocket, room: Room, connection: Connection) -> None:
        self._edge: Final = edge
        self._websocket: Final = websocket
        self._room: Final = room
        self._connection: Final = connection
        self._address: Final = edge.address(websocket)

    async def run(self) -> None:
        try:
            await self._room.enter(self._connection)
            await self._listen()
        finally:
            await self._room.leave(self._connection)

    async def _listen(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            while True:
                await self._hear(await self._websocket.receive())
                await asyncio.sleep(0)  # many messages at once are answered in turn; only a client that does not read is flooded
        except (WebSocketDisconnect, Flooded):
            pass
        finally:
            sender.cancel()

    async def _send(self) -> None:
        try:
            await self._connection.run(self._room.latest)
        except Ended as ended:
            with suppress(WebSocketDisconnect, RuntimeError):
                if ended.come_back:
                    await self._websocket.close(TRY_LATER)
                else:
                    await _turned_away(self._websocket, Refused("unknown_table"))
        except (WebSocketDisconnect, RuntimeError, OSError):  # closed from the other side: the reader sees it too
            return
        except Exception as error:
            defect("a view could not be sent", error, table=self._room.ledger.row.id)
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._websocket.close(TRY_LATER)

    async def _hear(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = event.get("text") or event.get("bytes") or ""
        request: str | None = None
        try:
            self._check("message")
            message = read_message(text)
            request = getattr(message, "request", None)
            if isinstance(message, Why | Hint):
                self._think(message)
            elif isinstance(message, Whole):
                self._check("whole")
                self._room.restart(self._connection, message.after)
            else:
                self._tell(await self._answer(message))
        except Exception as error:
            self._tell(self._refused(request or name_of(text), error))

    def _tell(self, message: Outgoing) -> None:
        self._connection.tell(message, self._room.wording(self._connection))

    def _check(self, kind: str) -> None:
        """Count a message over all sockets of the person and of the address."""
        self._edge.limits.check(kind, self._connection.person, self._address)

    async def _answer(self, message: Incoming) -> Outgoing:
        if isinstance(message, Ping):
            return Pong(self._connection.number)
        if isinstance(message, Preview):
            return preview(self._room, self._connection.person, message)
        if isinstance(message, Takeback):
            self._check("takeback")
        assert not isinstance(message, Why | Hint | Whole)
        return await change(self._room, self._connection.person, message)

    def _think(self, message: Why | Hint) -> None:
        """Answer in the background: the search for a repair or a good move may take a while."""
        questions, person = self._edge.questions, self._connection.person
        questions.require_room(person, self._address)
        if isinstance(message, Hint):
            self._check("hint")
        questions.ask(self._explain(message), person, self._address)

    async def _explain(self, message: Why | Hint) -> None:
        room, person = self._room, self._connection.person
        try:
            self._tell(await (hint(room, person, message) if isinstance(message, Hint) else why(room, person, message)))
        except Exception as error:
            with suppress(Flooded):  # the next message notices a client that reads nothing
                self._tell(self._refused(message.request, error))

    def _refused(self, request: str | None, error: Exception) -> Answer:
        if isinstance(error, Flooded):
            raise error
        if isinstance(error, Stale):
            self._connection.refresh()
        if isinstance(error, Damaged):
            error = Refused("damaged")
        if not isinstance(error, Refused):
            defect("a request failed", error, table=self._room.ledger.row.id)
            error = Refused("defect")
        return no(request, self._room.ledger.sequence, error)


def read_message(text: object) -> Incoming:
    if not isinstance(text, (str, bytes)) or len(text) > LONGEST_MESSAGE:
        raise Refused("too_long", f"A message has at most {LONGEST_MESSAGE} characters.")
    try:
        message: Incoming = incoming.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"This message is not one of the protocol: {error}.") from None
    return message


def name_of(text: str | bytes) -> str | None:
    """Return the request id of a message that was refused before it was decoded: its sender waits for an answer under that id."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        return request_decoder.decode(text).request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None

"""The host names of this server.

A request by any other name is refused: a foreign site whose name resolves here would otherwise count as ours.
"""

import socket
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from moonbase.languages.files import ENGLISH, TABLE
from moonbase.languages.speech import Speech
from moonbase.server.base.errors import Refused, sayable
from moonbase.server.base.logs import answered_instead, note
from moonbase.server.base.texts import as_sentences
from moonbase.server.web.addresses import parse_address
from moonbase.server.web.endpoints.call import refusal

LONGEST: Final = 60


class HostNames:
    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self._app: Final = app
        self._names: Final = own_names() | {plain(name) for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        host = name_in(Headers(scope=scope).get("host", ""))
        if self.is_ours(host):
            return await self._app(scope, receive, send)
        refused = refusal(Refused("misdirected", host=sayable(host, LONGEST)), as_sentences(Speech(ENGLISH, TABLE, {})))
        if scope["type"] == "http":
            return await refused(scope, receive, send)
        note("a socket was refused", code="misdirected", path=scope["path"])
        answered_instead()
        return await WebSocket(scope, receive, send).send_denial_response(refused)

    def is_ours(self, host: str) -> bool:
        """Tell whether a host is ours.

        Addresses are safe: they cannot be made to resolve elsewhere, and a browser always sends the host.
        """
        return not host or parse_address(host) is not None or plain(host) in self._names


def own_names() -> set[str]:
    """Return the names of this machine, as it and its network know it."""
    whole = plain(socket.gethostname())
    first = whole.partition(".")[0]
    return {"localhost", whole, first, f"{first}.local"} - {"", ".local"}


def plain(name: str) -> str:
    return name.strip().rstrip(".").casefold()


def name_in(header: str) -> str:
    """Return the host of a Host header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0] if header.count(":") == 1 else header

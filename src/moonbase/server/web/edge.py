"""The checks that every request and socket passes: identity, origin, rate limits, and size."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from moonbase.server.base.errors import Refused
from moonbase.server.base.keys import Signer
from moonbase.server.store.people import find_person
from moonbase.server.store.rows import Person
from moonbase.server.table.lobby import Lobby
from moonbase.server.table.replay.positions import Replays
from moonbase.server.table.services import Services
from moonbase.server.table.solo_results import SoloEnds
from moonbase.server.web.addresses import limit_key
from moonbase.server.web.limits import Limits
from moonbase.server.web.open_questions import OpenQuestions
from moonbase.server.web.open_sockets import OpenSockets

LONGEST_BODY: Final = 16 * 1024


class Edge:
    def __init__(self, services: Services, lobby: Lobby, signer: Signer) -> None:
        self.services: Final = services
        self.lobby: Final = lobby
        self.signer: Final = signer
        self.limits: Final = Limits(services.settings)
        self.sockets: Final = OpenSockets(services.settings)
        self.questions: Final = OpenQuestions()
        self.replays: Final = Replays()
        self.solo_ends: Final = SoloEnds(lobby)

    def person_id(self, connection: HTTPConnection) -> str | None:
        return self.signer.person(connection.cookies.get(self.signer.cookie_name))

    async def visitor(self, connection: HTTPConnection) -> Person | None:
        id = self.person_id(connection)
        return None if id is None else await self.services.store.read(find_person(id))

    async def person(self, connection: HTTPConnection) -> Person:
        found = await self.visitor(connection)
        if found is None:
            raise Refused("no_session")
        return found

    def check(self, kind: str, connection: HTTPConnection) -> None:
        """Raise Refused where this person or this address asks too often."""
        self.limits.check(kind, self.person_id(connection), self.address(connection))

    def address(self, connection: HTTPConnection) -> str:
        """Return the client's address as limits count it: behind a trusted proxy, the one that the proxy names."""
        return limit_key(connection.client.host if connection.client else None)


def require_same_origin(connection: HTTPConnection) -> None:
    """Raise Refused for a request from a page of another site, which must not act in its visitor's name."""
    origin = urlsplit(connection.headers.get("origin", "")).netloc
    if not origin or origin != connection.headers.get("host"):
        raise Refused("foreign_origin")


async def body_of(request: Request, most: int) -> bytes:
    """Return the whole body; Refused as soon as it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("too_long.body", most=most)
    return body

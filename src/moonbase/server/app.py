"""The server as an ASGI application: routes, start and end."""

import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from moonbase.registry import GAMES
from moonbase.server.bus.choice import bus_at
from moonbase.server.edge import Edge
from moonbase.server.endpoints import brought, card_sets, deals, games, invitations, leaving, me, records, replays, solo, system, tables
from moonbase.server.endpoints.call import Operation, answer, refusal
from moonbase.server.endpoints.socket import socket
from moonbase.server.errors import Refused
from moonbase.server.headers import Headers
from moonbase.server.host_cards import offer
from moonbase.server.host_names import HostNames
from moonbase.server.keys import Signer
from moonbase.server.logs import note
from moonbase.server.openapi import describe
from moonbase.server.opponents import meet, own_opponents
from moonbase.server.page import Page, folder, missing
from moonbase.server.services import Services
from moonbase.server.settings import Settings
from moonbase.server.store.people import keep_secret
from moonbase.server.store.store import store_at
from moonbase.server.table.lobby import Lobby
from moonbase.server.workers.crew import Crew

OPERATIONS: list[Operation] = [
    *system.OPERATIONS,
    *me.OPERATIONS,
    *solo.OPERATIONS,
    *games.OPERATIONS,
    *card_sets.OPERATIONS,
    *deals.OPERATIONS,
    *tables.OPERATIONS,
    *invitations.OPERATIONS,
    *leaving.OPERATIONS,
    *replays.OPERATIONS,
    *records.OPERATIONS,
    *brought.OPERATIONS,
]


def application(edge: Edge) -> Starlette:
    app = Starlette(routes=routes(edge.services.settings), exception_handlers={HTTPException: plainly})
    app.state.edge = edge
    app.add_middleware(HostNames, names=edge.services.settings.names)
    app.add_middleware(Headers, page=folder(edge.services.settings.page))
    return app


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Edge]:
    """Everything a server needs, opened in order and closed in the other."""
    store = store_at(settings.db)
    await store.open()
    offered = await offer(store, settings.sets)
    bus = bus_at(settings)
    crew = Crew(settings.workers or max(1, (os.cpu_count() or 2) - 1))
    await crew.start(list(GAMES))
    signer = Signer(await store.write(keep_secret(secrets.token_hex(32))))
    services = Services(settings, store, bus, crew, signer, own_opponents(settings.bots), offered=offered)
    lobby = Lobby(services)
    try:
        await meet(crew, settings.bots)
        await lobby.start()
        note("serving", games=list(services.games))
        yield Edge(services, lobby, signer)
    finally:
        await lobby.close()
        await crew.close()
        await store.close()
        note("stopped")


def routes(settings: Settings) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(each.path, handler(each), methods=[each.method]) for each in OPERATIONS]
    found.append(Route("/api/openapi.json", described))
    found.append(WebSocketRoute("/api/tables/{table}/socket", talk))
    found.append(Route("/api/{path:path}", nowhere, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]))
    built = folder(settings.page)
    if built is None:
        return [*found, Route("/{path:path}", missing)]
    return [*found, Mount("/", Page(directory=built, html=True))]


def handler(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return await answer(operation, request.app.state.edge, request)

    return handle


async def talk(websocket: WebSocket) -> None:
    await socket(websocket.app.state.edge, websocket)


async def described(request: Request) -> Response:
    return JSONResponse(describe(OPERATIONS))


async def nowhere(request: Request) -> Response:
    others = [r for r in request.app.routes if isinstance(r, Route) and r.endpoint not in (nowhere, missing)]
    if any(route.path_regex.match(request.url.path) for route in others):
        raise HTTPException(405)
    return refusal(Refused("unknown.address"))


async def plainly(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself, in our form."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        return refusal(Refused("unknown.address"))
    message = "This address does not take that method." if status == 405 else "Refused."
    return JSONResponse({"error": {"code": "unknown", "message": message}}, status)

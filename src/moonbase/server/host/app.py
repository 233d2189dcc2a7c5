"""The server as an ASGI application: routes, start and end."""

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.host.host_names import HostNames
from moonbase.server.host.openapi import describe
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints import card_sets, deals, games, invitations, leaving, me, records, replays, solo, system, tables, uploads
from moonbase.server.web.endpoints.call import Operation, answer, refusal
from moonbase.server.web.endpoints.socket import socket
from moonbase.server.web.headers import Headers
from moonbase.server.web.page import Page, folder, missing

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
    *uploads.OPERATIONS,
]


def application(edge: Edge) -> Starlette:
    app = Starlette(routes=routes(edge.services.settings), exception_handlers={HTTPException: typed_error})
    app.state.edge = edge
    app.add_middleware(HostNames, names=edge.services.settings.names)
    app.add_middleware(Headers, page=folder(edge.services.settings.page))
    return app


def routes(settings: Settings) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(each.path, handler(each), methods=[each.method]) for each in OPERATIONS]
    found.append(Route("/api/openapi.json", openapi_document))
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


async def openapi_document(request: Request) -> Response:
    return JSONResponse(describe(OPERATIONS))


async def nowhere(request: Request) -> Response:
    others = [r for r in request.app.routes if isinstance(r, Route) and r.endpoint not in (nowhere, missing)]
    if any(route.path_regex.match(request.url.path) for route in others):
        raise HTTPException(405)
    return refusal(Refused("unknown.address"))


async def typed_error(request: Request, error: Exception) -> Response:
    """Return the framework's own refusals in the form of our errors."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        return refusal(Refused("unknown.address"))
    message = "This address does not take that method." if status == 405 else "Refused."
    return JSONResponse({"error": {"code": "unknown", "message": message}}, status)

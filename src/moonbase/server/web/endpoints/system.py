"""Health, readiness and metrics, for hosts."""

import asyncio
import time
from typing import Final

import msgspec
from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from moonbase.native.version import __version__
from moonbase.server.base.logs import defect
from moonbase.server.store.people import try_writing
from moonbase.server.store.trouble import UNKNOWN, trouble
from moonbase.server.web.endpoints.call import JSON, Call, Operation

PATIENCE: Final = 30.0
"""Timeout of one write, in seconds: much longer than SQLite waits for another program, because SQLite counts its pauses and not their
length."""


class Health(Struct):
    ok: bool
    version: str


class Readiness(Struct, omit_defaults=True):
    ok: bool
    reason: str | None = None


async def healthz(call: Call) -> Health:
    """Answer: a server that can answer is healthy."""
    return Health(True, __version__)


async def readyz(call: Call) -> Response:
    """Tell whether the store can write, by writing."""
    try:
        await asyncio.wait_for(call.edge.services.store.write(try_writing(time.time())), PATIENCE)
    except Exception as error:
        reason = trouble(error)
        if reason == UNKNOWN:
            defect("nothing can be kept", error)
        return Response(msgspec.json.encode(Readiness(False, reason)), 503, media_type=JSON)
    return Response(msgspec.json.encode(Readiness(True)), media_type=JSON)


async def metrics(call: Call) -> PlainTextResponse:
    return PlainTextResponse(call.edge.services.metrics.text(), media_type="text/plain; version=0.0.4")


OPERATIONS: Final = [
    Operation("GET", "/healthz", "Whether the server lives", healthz, Health),
    Operation("GET", "/readyz", "Whether the server can keep anything; 503 and why where it cannot", readyz, Readiness, limit="ready"),
    Operation("GET", "/metrics", "Counts as Prometheus reads them", metrics),
]

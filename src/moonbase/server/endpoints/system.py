"""For hosts: is it well, what does it count, what can it be asked."""

from importlib.metadata import version
from typing import Final

from msgspec import Struct
from starlette.responses import PlainTextResponse

from moonbase.server.endpoints.call import Call, Operation
from moonbase.server.store.people import find_person


class Health(Struct):
    ok: bool
    version: str


async def healthz(call: Call) -> Health:
    """Well is a server that can reach its store."""
    await call.edge.services.store.read(find_person(""))
    return Health(True, version("moonbase"))


async def metrics(call: Call) -> PlainTextResponse:
    return PlainTextResponse(call.edge.services.metrics.text(), media_type="text/plain; version=0.0.4")


OPERATIONS: Final = [
    Operation("GET", "/healthz", "Whether the server can reach its store", healthz, Health),
    Operation("GET", "/metrics", "Counts as Prometheus reads them", metrics),
]

"""Runs the server: finds a port, prints its address, opens the browser, and shuts down in order."""

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.base.settings import Settings
from moonbase.server.host.app import application
from moonbase.server.host.file_limit import connections_within, raise_file_limit
from moonbase.server.host.garbage_collector import paced_collection
from moonbase.server.host.startup import serving
from moonbase.server.web.addresses import Proxies
from moonbase.server.web.edge import Edge
from moonbase.server.web.gate import Gate
from moonbase.server.web.http_protocol import Patience, Socket, protocol_class
from moonbase.server.web.page import LACKING, folder

FIRST_PORT: Final = 8000
TRIES: Final = 50
LONGEST_FRAME: Final = 2**20
PATIENCE: Final = 3
"""Timeout in seconds for open requests when the server is asked to stop."""


def serve(settings: Settings, host: str, port: int | None, open_page: bool, say: Callable[[Phrase], None]) -> int:
    listener = listen(host, port)
    address = f"http://{link_host(host)}:{listener.getsockname()[1]}/"
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(run(settings, listener, address, lambda: announce(address, settings, open_page, say)))
    return 0


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's factory; None where there is none, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run(settings: Settings, listener: socket.socket, address: str, ready: Callable[[], None]) -> None:
    async with serving(settings) as edge, paced_collection():
        edge.services.store.served_at(address)
        await Announced(config(edge), ready).serve([listener])


class Announced(uvicorn.Server):
    """A server that prints its address when it is ready to answer, and not before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let Ctrl-C and SIGTERM end the server without raising them again, so that the store is closed properly."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def config(edge: Edge) -> uvicorn.Config:
    settings = edge.services.settings
    found = uvicorn.Config(
        application(edge),
        ws=Socket,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    gate = gate_for(settings, Proxies(found.forwarded_allow_ips))
    edge.services.metrics.gauge("connections", lambda: gate.open)
    found.http = protocol_class(gate, Patience(settings.header_seconds, settings.body_seconds))
    return found


def gate_for(settings: Settings, proxies: Proxies) -> Gate:
    in_all = settings.all_connections or connections_within(raise_file_limit())
    return Gate(settings.connections if settings.limits else None, in_all, proxies)


def announce(address: str, settings: Settings, open_page: bool, say: Callable[[Phrase], None]) -> None:
    at = "Moonbase is at {address} and keeps its tables in {db}; Ctrl-C stops it."
    say(Phrase("server.at", at, address=address, db=without_password(settings.db)))
    if folder(settings.page) is None:
        say(Phrase("server.programs_only", "{lacking} Until then only programs can play here.", lacking=LACKING))
    elif open_page and has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers return only when they are closed


def without_password(db: str) -> str:
    """Return an address without the password in it; a file by its path."""
    head, sign, tail = db.partition("@")
    if sign:
        return f"{head.rpartition(':')[0] if head.count(':') > 1 else head}@{tail}"
    return db.removeprefix("sqlite:///")


def has_display() -> bool:
    """Tell whether a browser can be opened. Remote editors name one in BROWSER and have no display."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def link_host(host: str) -> str:
    """Return the host for a link that can be shared. A server that listens on all addresses uses its address in the network."""
    if host in ("0.0.0.0", "::"):
        host = in_network()
    return f"[{host}]" if ":" in host else host


def in_network() -> str:
    """Return the address that this machine would send from. No packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:  # no network
            return "localhost"
        return str(probe.getsockname()[0])


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket on the given port, or on the first free one."""
    ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + TRIES), 0]
    for each in ports:
        try:
            return bind_socket(host, each)
        except OSError as error:
            failure = error
            if port is None and isinstance(error, socket.gaierror):
                break
    if port is not None and not isinstance(failure, socket.gaierror):
        taken = "--port: {port} cannot be used at {host} ({why}); without --port the next free one is taken"
        raise SaidError(Phrase("server.port", taken, port=port, host=host, why=str(failure.strerror)))
    raise SaidError(Phrase("server.host", "--host: cannot listen at {host} ({why})", host=host, why=str(failure.strerror)))


def bind_socket(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except OSError:
        listener.close()
        raise
    return listener

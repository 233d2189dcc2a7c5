"""Requests that are never finished: the head and the body have an end, answers and sockets have none."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.server.player import Guest
from kit.sweeps import sweep
from server.configured import Configured
from server.raw import connected, is_open, rest

PARSERS = {"httptools": (), "h11": ("httptools",)}
"""The modules that are lacking where each of them reads the requests: also where the parser in C is not installed."""
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"


@pytest.fixture(scope="module", params=sweep(PARSERS, "httptools"))
def hasty(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Configured]:
    server = Configured(tmp_path_factory.mktemp("hasty"), lacking=PARSERS[request.param], header_seconds=0.5, body_seconds=1.0)
    yield server
    assert server.stop() == 0
    assert '"error"' not in server.log(), "an unfinished request is no defect"


def begun(server: Configured, first: bytes) -> socket.socket:
    """A connection whose first bytes have come when the server takes it: a slow client loses nothing of the short time."""
    with server.held_up():
        line = connected(server.port)
        line.sendall(first)
    return line


def drip(line: socket.socket, byte: bytes) -> bytes:
    """One byte after the other, for as long as somebody listens; what was answered."""
    try:
        while is_open(line):
            line.sendall(byte)
            time.sleep(0.05)
    except ConnectionError:
        return b""
    return rest(line)


def test_a_silent_client_gets_no_answer(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        assert rest(line) == b""


@pytest.mark.parametrize("sent", [b"GET /healthz HTT", b"GET /healthz HTTP/1.1\r\nHost: x", HEAD])
def test_half_a_head_is_closed(hasty: Configured, sent: bytes) -> None:
    with begun(hasty, sent) as line:
        assert rest(line).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "sent", [b"Content-Length: 14\r\n\r\n", b'Content-Length: 14\r\n\r\n{"name"', b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"]
)
def test_half_a_body_is_closed(hasty: Configured, sent: bytes) -> None:
    with begun(hasty, HEAD + sent) as line:
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_a_client_that_sends_byte_by_byte_gains_no_time(hasty: Configured) -> None:
    with begun(hasty, b"GET /healthz HTTP/1.1\r\nX: ") as line:
        assert b"200 OK" not in drip(line, b"x")
    with connected(hasty.port) as line:
        assert b"200 OK" not in drip(line, b"\r\n")
    with begun(hasty, HEAD + b"Content-Length: 10000\r\n\r\n") as line:
        assert b"200 OK" not in drip(line, b"x")


def test_a_second_request_has_an_end_as_well(hasty: Configured) -> None:
    with begun(hasty, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as line:
        assert b"200 OK" in line.recv(65536)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHo")
        assert b"HTTP/1.1 408 " in rest(line)


def test_a_client_refused_early_may_not_send_for_ever(hasty: Configured) -> None:
    with begun(hasty, b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n") as line:
        assert b"403 Forbidden" in line.recv(65536)
        drip(line, b"x")
        rest(line)


@pytest.mark.parametrize("parser", sweep(PARSERS, "httptools"))
def test_a_slow_request_that_is_finished_in_time_is_answered(tmp_path: Path, parser: str) -> None:
    server = Configured(tmp_path, lacking=PARSERS[parser], header_seconds=60.0, body_seconds=60.0)
    with connected(server.port) as line:
        for part in (HEAD, b"Content-Length: 15\r\n\r\n", b'{"name":', b' "Eve"}'):
            line.sendall(part)
            time.sleep(0.1)
        assert b"200 OK" in line.recv(65536)
    assert server.stop() == 0


def test_an_answer_takes_as_long_as_it_takes(hasty: Configured) -> None:
    """The client owes nothing here: the server is paused for longer than its timeout for clients."""
    with begun(hasty, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /heal") as line:
        with hasty.held_up():
            time.sleep(1.2)
        assert b"200 OK" in line.recv(65536)


def test_a_socket_stays_open_however_long_nothing_is_said(hasty: Configured) -> None:
    ada = Guest(hasty.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    time.sleep(1.5)
    seat.send(type="ping")
    assert seat.hear() == {"type": "pong", "number": seat.now["number"]}

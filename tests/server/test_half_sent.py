"""Requests that are never finished: the head and the body have an end, answers and sockets have none."""

import socket
import time
from collections.abc import Iterator

import pytest

from kit.configured import Configured
from kit.player import Guest
from kit.raw import connected, is_open, rest

HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"


@pytest.fixture(scope="module", params=[(), ("httptools",)], ids=["httptools", "h11"])
def hasty(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Configured]:
    """Also where the parser in C is not installed."""
    server = Configured(tmp_path_factory.mktemp("hasty"), lacking=request.param, header_seconds=0.5, body_seconds=1.0)
    yield server
    assert server.stop() == 0
    assert '"error"' not in server.log(), "an unfinished request is no defect"


def drip(line: socket.socket, byte: bytes) -> bytes:
    """One byte after the other, for as long as somebody listens; what was answered."""
    try:
        while is_open(line):
            line.sendall(byte)
            time.sleep(0.05)
    except ConnectionError:
        return b""
    return rest(line)


def test_who_says_nothing_is_told_nothing(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        assert rest(line) == b""


@pytest.mark.parametrize("sent", [b"GET /healthz HTT", b"GET /healthz HTTP/1.1\r\nHost: x", HEAD])
def test_half_a_head_is_closed(hasty: Configured, sent: bytes) -> None:
    with connected(hasty.port) as line:
        line.sendall(sent)
        assert rest(line).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "sent", [b"Content-Length: 14\r\n\r\n", b'Content-Length: 14\r\n\r\n{"name"', b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"]
)
def test_half_a_body_is_closed(hasty: Configured, sent: bytes) -> None:
    with connected(hasty.port) as line:
        line.sendall(HEAD + sent)
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_who_drips_gains_no_time(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
        assert b"200 OK" not in drip(line, b"x")
    with connected(hasty.port) as line:
        assert b"200 OK" not in drip(line, b"\r\n")
    with connected(hasty.port) as line:
        line.sendall(HEAD + b"Content-Length: 10000\r\n\r\n")
        assert b"200 OK" not in drip(line, b"x")


def test_a_second_request_has_an_end_as_well(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in line.recv(65536)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHo")
        assert b"HTTP/1.1 408 " in rest(line)


def test_who_was_refused_early_may_not_go_on_for_ever(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n")
        assert b"403 Forbidden" in line.recv(65536)
        drip(line, b"x")
        rest(line)


def test_a_slow_request_that_is_finished_in_time_is_answered(hasty: Configured) -> None:
    with connected(hasty.port) as line:
        for part in (HEAD, b"Content-Length: 15\r\n\r\n", b'{"name":', b' "Eve"}'):
            line.sendall(part)
            time.sleep(0.1)
        assert b"200 OK" in line.recv(65536)


def test_an_answer_takes_as_long_as_it_takes(hasty: Configured) -> None:
    """Nothing is owed by who has asked; the server is held up for longer than it waits for others."""
    with connected(hasty.port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /heal")
        with hasty.held_up():
            time.sleep(1.2)
        assert b"200 OK" in line.recv(65536)


def test_a_socket_stays_open_however_long_nothing_is_said(hasty: Configured) -> None:
    ada = Guest(hasty.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    time.sleep(1.5)
    seat.send(type="ping")
    assert seat.hear() == {"type": "pong"}

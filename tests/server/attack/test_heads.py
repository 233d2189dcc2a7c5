"""Heads of requests that go on and on: one connection took a gigabyte of memory in ten seconds."""

import http.client

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from server.raw import PATIENCE, ask, connected, rest

PIECE = 40_000
HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    ("begun", "more"), [(b"GET /", b"a"), (HEAD + b"X: ", b"a"), (HEAD, b"X: a\r\n")], ids=["address", "header", "headers"]
)
def test_a_head_without_end_is_refused(server: Serving, begun: bytes, more: bytes) -> None:
    with connected(server.port) as line:
        line.sendall(begun)
        line.sendall(more * (2 * PIECE // len(more)))
        assert rest(line).startswith(b"HTTP/1.1 431 ")


def test_the_second_head_of_a_connection_is_bounded_too(server: Serving) -> None:
    with connected(server.port) as line:
        assert ask(line) == 200
        line.sendall(b"GET /healthz HTTP/1.1\r\nX: " + b"a" * 2 * PIECE)
        assert rest(line).startswith(b"HTTP/1.1 431 ")


def test_many_requests_and_long_bodies_are_no_long_head(server: Serving) -> None:
    line = http.client.HTTPConnection(server.host, timeout=PATIENCE)
    for _ in range(400):
        line.request("GET", "/healthz?" + "a" * 400)
        answer = line.getresponse()
        assert (answer.status, answer.read()[:5]) == (200, b'{"ok"')
    line.close()
    guest = Guest(server.host, "Ada")
    status, answer = guest.request("POST", "/api/records", "x" * 500_000, {"Origin": f"http://{server.host}"})
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert guest.get("/api/me")[0] == 200

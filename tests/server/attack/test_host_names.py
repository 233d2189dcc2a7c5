"""The server answers to its own host names only: a foreign name that resolves to it opens nothing."""

import json
import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kit.server.player import Guest
from kit.server.serving import Serving
from server.raw import connected


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    names = ("--name", "moon.example.org", "--name", "Club.Example")
    server = Serving(tmp_path_factory.mktemp("named"), "--workers", "1", "--no-limits", *names)
    yield server
    assert server.stop() == 0
    assert server.log() == ""


def asked(server: Serving, host: str, path: str = "/api/me") -> tuple[int, str]:
    with connected(server.port) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode())
        told = b"".join(iter(lambda: line.recv(65536), b"")).decode()
    return int(told.split()[1]), told.partition("\r\n\r\n")[2]


OWN = socket.gethostname()
NETWORK = OWN.partition(".")[0] + ".local"
OURS = ["127.0.0.1", "192.0.2.7", "[::1]", "localhost", "LOCALHOST.", OWN, NETWORK, "moon.example.org", "club.example"]
FOREIGN = ["evil.example", "moon.example.org.evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "example", "x@127.0.0.1"]


@pytest.mark.parametrize("host", OURS)
@pytest.mark.parametrize("port", ["", ":80"])
def test_own_names(named: Serving, host: str, port: str) -> None:
    assert asked(named, f"Host: {host}{port}\r\n")[0] == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/nowhere"])
def test_foreign_names(named: Serving, host: str, path: str) -> None:
    status, body = asked(named, f"Host: {host}:{named.port}\r\n", path)
    assert status == 421
    error = json.loads(body)["error"]
    assert error["code"] == "misdirected"
    assert f"--name {host}" in error["message"]


def test_sockets_of_foreign_names(named: Serving) -> None:
    """The page of a rebound name has that name as its origin, and sends it as the host."""
    ada = Guest(named.host, "Ada")
    table = ada.table("me", "open")["table"]
    host = f"evil.example:{named.port}"
    with (
        socket.create_connection(("127.0.0.1", named.port)) as line,
        pytest.raises(InvalidStatus) as failure,
        connect(f"ws://{host}/api/tables/{table}/socket", sock=line, origin=Origin(f"http://{host}")),
    ):
        pass
    assert failure.value.response.status_code == 421
    assert json.loads(failure.value.response.body)["error"]["code"] == "misdirected"


def test_a_name_that_is_no_text_is_foreign_too(named: Serving) -> None:
    assert asked(named, "Host: " + "x" * 500 + "\r\n")[0] == 421

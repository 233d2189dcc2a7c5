"""Sockets from other origins, clients that leave at once, and a store that refuses for a while: no client is left waiting."""

import json
import socket
import struct
import time
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.server.player import PATIENCE, Guest, Seat
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.server.table.driver import MOST_FAILURES
from server.configured import Configured
from server.full_disk import full_disk


def noted(server: Serving) -> list[dict[str, str]]:
    return [json.loads(line) for line in server.lines()]


def failures(server: Serving) -> int:
    return len([line for line in noted(server) if line["what"] == "an opponent's turn failed"])


def test_a_foreign_socket_is_noted_in_one_quiet_line(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--log", "info")
    with pytest.raises(InvalidStatus):
        Seat(Guest(server.host, "Ada"), "nowhere", Origin="http://elsewhere.example")
    assert server.stop() == 0
    refused = next(line for line in noted(server) if line["what"] == "a socket was refused")
    assert (refused["code"], refused["origin"]) == ("foreign_origin", "http://elsewhere.example")
    assert [line["level"] for line in noted(server)] == ["info"] * 3


def test_a_client_that_leaves_before_its_refusal_leaves_no_trace(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--no-limits", "--log", "info")
    asked = (
        f"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
    )
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", server.port)) as hasty:
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            hasty.sendall(asked.encode())
    assert Guest(server.host, "Ada").me["name"] == "Ada"
    assert server.stop() == 0
    assert {line["level"] for line in noted(server)} == {"info"}


def test_a_socket_that_cannot_be_opened_does_not_stay(tmp_path: Path) -> None:
    """With a clock every arrival is stored: if that fails, nobody has arrived."""
    server = Serving(tmp_path, "--workers", "1", "--no-limits")
    ada = Guest(server.host, "Ada")
    made = ada.table("me", "open", clock={"bank": 600})
    with full_disk(server), pytest.raises(ConnectionClosed) as failure:
        ada.sit(made["table"]).wait(lambda: False)
    assert failure.value.rcvd is not None
    assert failure.value.rcvd.code == 1013
    assert "moonbase_sockets 0" in Guest(server.host).get("/metrics")[1].splitlines()
    assert ada.sit(made["table"]).now["seats"][0]["here"]
    assert server.stop() == 0


class Stuck(Configured):
    """A store that takes nothing as long as there is a file ``stuck``, and makes a file ``waiting`` when somebody waits for it."""

    prelude = """
import time
from pathlib import Path
from moonbase.server.store.writer import Writer
commit = Writer._commit
def stuck(writer, jobs):
    while Path("stuck").exists():
        Path("waiting").touch()
        time.sleep(0.05)
    return commit(writer, jobs)
Writer._commit = stuck
"""


def test_a_client_that_waits_for_the_store_is_released_when_the_server_stops(tmp_path: Path) -> None:
    """Somebody who asks, and somebody who leaves a table with a clock, where that is kept."""
    server = Stuck(tmp_path)
    ada = Guest(server.host, "Ada")
    ada.sit(ada.table("me", "open", clock={"bank": 600})["table"])
    (tmp_path / "stuck").touch()
    with ThreadPoolExecutor(2) as beside:
        asked = beside.submit(Guest(server.host).post, "/api/me", {"name": "Ben"})
        while not (tmp_path / "waiting").exists():
            time.sleep(0.05)
        stopped = beside.submit(server.stop)
        status, answer = asked.result()
        (tmp_path / "stuck").unlink()
        assert stopped.result() == 0
    assert (status, answer["error"]["message"]) == (500, refused("defect.unsure"))
    assert [line["what"] for line in noted(server)] == ["Cancel 2 running task(s), timeout graceful shutdown exceeded"]


@pytest.mark.long
def test_opponents_go_on_when_the_store_is_back(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--no-limits")
    ada = Guest(server.host, "Ada")
    table = ada.table("random", "random")["table"]
    with full_disk(server):
        seat = ada.sit(table)
        before = seat.now["sequence"]
        deadline = time.monotonic() + PATIENCE
        while failures(server) <= MOST_FAILURES:
            assert time.monotonic() < deadline, "given up"
            time.sleep(0.05)
        assert seat.now["sequence"] == before
    seat.wait(lambda: bool(seat.now["sequence"] > before))
    assert server.stop() == 0

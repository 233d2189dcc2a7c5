"""A row of a log that holds something else than was kept: said in a plain sentence, and the socket is not told to try for ever."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kit.server.player import Guest
from kit.server.serving import Serving


def test_an_action_that_cannot_be_played_is_no_fault_of_who_asks(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    guest = Guest(server.host, "Ada")
    table = guest.table("me", "greedy")["table"]
    assert server.stop() == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("UPDATE entries SET text = 'build NOPE' WHERE table_id = ? AND sequence = 3", (table,))
    file.close()
    server.start()
    status, answer = guest.get(f"/api/tables/{table}/replay")
    assert (status, answer["error"]["code"]) == (409, "other_rules")
    address = f"ws://{server.host}/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie, "Origin": f"http://{server.host}"}
    with connect(address, additional_headers=headers, proxy=None) as socket:
        assert json.loads(socket.recv(60))["code"] == "other_rules"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    assert guest.table("me", "greedy")["table"]
    assert server.stop() == 0
    assert "Traceback" not in server.log()

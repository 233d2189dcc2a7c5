"""Quotas of one person: a plain refusal beyond them, nothing stored, and no limit where the host lifts them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from kit.games import record_text
from kit.server.player import Guest
from kit.server.serving import Serving
from moonbase.server.store.quota import CARD_FILES, RECORDS

CARDS = '[card."S1-17"]\nname = "Printer"\n'


def bring(guest: Guest, path: str, text: str) -> tuple[int, dict[str, Any]]:
    status, answer = guest.request("POST", path, text.encode(), {"Origin": f"http://{guest.host}"})
    return status, answer.get("error", answer)


def fill(path: Path, statement: str, rows: int) -> None:
    """Copy the first upload until there are so many."""
    with closing(sqlite3.connect(path / "tables.sqlite", isolation_level=None)) as store:
        store.executemany(statement, [(f"copy {n}",) for n in range(rows)])


def test_a_guest_cannot_fill_the_store(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    assert bring(ada, "/api/games/moon/sets", CARDS)[0] == 200
    assert bring(ada, "/api/records", record_text(2, 1))[0] == 200
    assert server.stop() == 0
    owned = "person, made, bytes"
    fill(tmp_path, f"INSERT INTO card_file_owners (card_file, {owned}) SELECT ?1, {owned} FROM card_file_owners LIMIT 1", 49)
    copied = "game, players, options, rules, card_set, made, owner, sequence, waiting, ended, updated, brought"
    fill(tmp_path, f"INSERT INTO tables (id, request, {copied}) SELECT ?1, ?1, {copied} FROM tables LIMIT 1", 199)
    server.start()
    for path, more, same, quota in (
        ("/api/games/moon/sets", CARDS + "#", CARDS, CARD_FILES),
        ("/api/records", record_text(2, 2), record_text(2, 1), RECORDS),
    ):
        status, error = bring(ada, path, more)
        assert (status, error["code"]) == (403, "full")
        assert error["message"]["args"]["most"] == quota.most
        assert bring(ada, path, same)[0] == 200
        assert bring(ben, path, more)[0] == 200
    assert len(ada.get("/api/games/moon/sets")[1]) == 1
    server.stop()
    server.arguments = (*server.arguments, "--no-limits")
    server.start()
    assert bring(ada, "/api/games/moon/sets", CARDS + "#")[0] == 200
    assert bring(ada, "/api/records", record_text(2, 2))[0] == 200
    assert server.stop() == 0
    assert "Traceback" not in server.log()

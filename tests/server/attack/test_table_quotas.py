"""Quotas of tables: for one person and one address, running and in total, on either database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.server.databases import postgres
from kit.server.player import Guest
from kit.server.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        with postgres() as address:
            yield address


def make(guest: Guest, come_from: str = "198.51.100.1", **more: object) -> tuple[int, Any]:
    """Through a proxy, which names the address that somebody comes from."""
    return guest.post("/api/tables", {"game": "moon", "seats": SEATS, **more}, **{"X-Forwarded-For": come_from})


def refused(answer: tuple[int, Any], words: str, most: int) -> None:
    status, body = answer
    assert (status, body["error"]["code"], body["error"]["message"]["key"]) == (403, "full", f"refused.{words}"), body
    assert body["error"]["message"]["args"] == {"most": most}


def test_one_person_makes_no_end_of_tables(tmp_path: Path, db: str) -> None:
    server = Serving(tmp_path, "--workers", "1", "--tables-running", "3", db=db)
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = [make(ada, request=f"r-{n}")[1]["table"] for n in range(3)]
    refused(make(ada, "198.51.100.2"), "full.tables_running", 3)
    assert make(ada, request="r-1")[1]["table"] == made[1], "a request that is repeated has its table"
    assert len(ada.get("/api/tables")[1]) == 3, "nothing is left of what was refused"
    assert make(ben)[0] == 200
    record = ada.request("POST", "/api/records", record_text(2, 1).encode(), {"Origin": f"http://{server.host}"})
    assert record[0] == 200, "records have a quota of their own"
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def test_new_guests_bring_no_new_quota(tmp_path: Path, db: str) -> None:
    server = Serving(tmp_path, "--workers", "1", "--address-tables-running", "4", "--tables-running", "2", db=db)
    crowd = [Guest(server.host, f"Guest {n}") for n in range(4)]
    assert [make(guest)[0] for guest in crowd] == [200] * 4
    refused(make(crowd[0]), "full.tables_address_running", 4)
    assert make(crowd[0], "198.51.100.2")[0] == 200
    assert server.stop() == 0


def test_tables_that_are_over_count_in_all(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--tables-running", "1", "--tables", "3", "--address-tables", "5")
    ada, ben, cem = (Guest(server.host, name) for name in ("Ada", "Ben", "Cem"))
    for guest, many in ((ada, 3), (ben, 2)):
        for _ in range(many):
            assert make(guest)[0] == 200
            end_all(tmp_path)
    refused(make(ada), "full.tables", 3)
    refused(make(cem), "full.tables_address", 5)
    assert make(cem, "198.51.100.2")[0] == 200
    assert server.stop() == 0


def end_all(folder: Path) -> None:
    """Mark every game as over, or left unfinished."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as store:
        store.execute("UPDATE tables SET ended = 1")


def test_addresses_are_kept_as_digests_that_nobody_can_read(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    for come_from in ("198.51.100.1", "198.51.100.1", "198.51.100.2", "2001:db8::1", "2001:db8::2"):
        assert make(ada, come_from)[0] == 200
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
        kept = [str(row[0]) for row in store.execute("SELECT address FROM tables ORDER BY made")]
        assert "198.51.100" not in "\n".join(store.iterdump())
    assert kept[0] == kept[1] != kept[2]
    assert kept[3] == kept[4]
    assert all(len(digest) == 32 for digest in kept)


def test_where_nobody_is_limited_there_is_no_quota(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--tables-running", "1", "--no-limits")
    ada = Guest(server.host, "Ada")
    assert [make(ada)[0] for _ in range(3)] == [200] * 3
    assert server.stop() == 0

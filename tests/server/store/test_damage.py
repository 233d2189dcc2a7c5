"""A database in trouble: who can read it, what is said of it at the start, while it runs, and to who watches over it."""

import json
import sqlite3
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from kit.command import moonbase
from kit.server.databases import postgres
from kit.server.player import Guest
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.server.store.trouble import DAMAGED, FULL, GONE, READ_ONLY, UNKNOWN, trouble
from server.full_disk import full_disk

PAGE = 4096


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    server = Serving(tmp_path, "--workers", "1", db=f"sqlite:///{folder / 'tables.sqlite'}")
    Guest(server.host, "Ada")
    assert mode(folder) == 0o700
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"tables.sqlite{end}" for end in ("", "-shm", "-wal", ".lock")]
    assert [mode(path) for path in files] == [0o600] * 4
    server.kill()
    for path in files:
        path.chmod(0o644)
    folder.chmod(0o755)
    server.start()
    Guest(server.host, "Ben")
    assert [mode(path) for path in files[:3]] == [0o600] * 3, "a file from before is closed to others"
    assert mode(folder) == 0o755, "a folder that was there is left alone"
    assert server.stop() == 0


def spoil(path: Path) -> None:
    """Overwrite every page but the first."""
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        size = file.seek(0, 2)
        for at in range(PAGE, size, PAGE):
            file.seek(at)
            file.write(b"\xff" * PAGE)


@pytest.mark.parametrize("content", [b"no database at all, " * 500, None])
def test_a_damaged_database_is_named_at_the_start(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "tables.sqlite"
    if content is None:
        server = Serving(tmp_path, "--workers", "1")
        Guest(server.host, "Ada")
        assert server.stop() == 0
        spoil(path)
    else:
        path.write_bytes(content)
    ran = moonbase("serve", "--no-open", "--port", "0", "--db", f"sqlite:///{path}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"moonbase: {path}: this database is damaged or none at all (")
    assert len(ran.err.splitlines()) == 1


def test_a_database_that_is_damaged_while_it_runs_is_named_as_that(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--no-limits")
    ada = Guest(server.host, "Ada")
    for n in range(40):
        ada.table("me", "open", request=f"r-{n}" + "x" * 50)
    assert Guest(server.host).get("/readyz") == (200, {"ok": True})
    spoil(tmp_path / "tables.sqlite")
    answers = [Guest(server.host).post("/api/me", {"name": "Ben"}), ada.get("/api/tables"), ada.post("/api/me", {"name": "Ida"})]
    assert {(status, answer["error"]["code"]) for status, answer in answers} == {(503, "damaged")}
    assert answers[0][1]["error"]["message"] == refused("damaged")
    with pytest.raises(ConnectionClosed) as failure:
        Guest(server.host).sit("nowhere")
    assert failure.value.rcvd is not None
    assert failure.value.rcvd.code == 1013
    assert failure.value.rcvd.reason.startswith("The database of this server is damaged")
    status, answer = Guest(server.host).get("/readyz")
    assert (status, answer["reason"]) == (503, "The database is damaged; stop the server and restore a copy.")
    assert Guest(server.host).get("/healthz")[0] == 200
    server.stop()
    told = [line for line in map(json.loads, server.log().splitlines()) if line["what"].startswith("The database is damaged")]
    assert told
    assert told[0]["db"] == str(tmp_path / "tables.sqlite")


def test_readiness_tries_to_write_and_says_why_it_cannot(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    nobody = Guest(server.host)
    assert nobody.get("/readyz") == (200, {"ok": True})
    with full_disk(server):
        status, answer = nobody.get("/readyz")
        assert (status, answer["ok"]) == (503, False)
        assert answer["reason"] == "The disk of the database does not take what is written."
        assert nobody.get("/healthz")[0] == 200, "it lives all the same"
    assert nobody.get("/readyz") == (200, {"ok": True})
    assert server.stop() == 0


def test_a_store_that_is_locked_is_not_ready(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as store:
        store.execute("BEGIN IMMEDIATE")
        status, answer = Guest(server.host).get("/readyz")
        assert (status, answer["reason"]) == (503, "The database is in use by another program, or has too much to do.")
        store.execute("ROLLBACK")
    assert Guest(server.host).get("/readyz") == (200, {"ok": True})
    server.stop()


@pytest.mark.long
def test_on_a_busy_machine_a_locked_store_is_named_as_that(tmp_path: Path) -> None:
    """SQLite then waits longer than it means to."""
    server = Serving(tmp_path, "--workers", "1")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as store, ThreadPoolExecutor(1) as beside:
        store.execute("BEGIN IMMEDIATE")
        asked = beside.submit(Guest(server.host).get, "/readyz")
        time.sleep(1)
        with server.held_up():
            time.sleep(4)
        status, answer = asked.result()
        assert (status, answer["reason"]) == (503, "The database is in use by another program, or has too much to do.")
        store.execute("ROLLBACK")
    server.stop()


def test_a_database_that_is_gone(tmp_path: Path) -> None:
    with postgres() as db:
        server = Serving(tmp_path, "--workers", "1", db=db)
        assert Guest(server.host).get("/readyz") == (200, {"ok": True})
    status, answer = Guest(server.host).get("/readyz")
    assert (status, answer) == (503, {"ok": False, "reason": "The database cannot be reached."})
    assert "127.0.0.1" not in json.dumps(answer)
    assert Guest(server.host).get("/healthz")[0] == 200
    server.stop()


def test_a_write_that_failed_is_not_told_as_if_nothing_were_changed(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    with full_disk(server):
        status, answer = ada.post("/api/me", {"name": "Ida"})
    assert (status, answer["error"]["message"]) == (500, refused("defect.unsure"))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as store:
        store.execute("ALTER TABLE people RENAME TO others")
    status, answer = ada.get("/api/me")
    assert (status, answer["error"]["message"]) == (500, refused("defect")), "who only reads changes nothing"
    server.stop()


def raised(path: Path, *statements: str, how: str = "rwc") -> BaseException:
    """Return the error that SQLite raises."""
    with closing(sqlite3.connect(f"file:{path}?mode={how}", uri=True, isolation_level=None)) as store:
        for statement in statements[:-1]:
            store.execute(statement)
        with pytest.raises(sqlite3.Error) as error:
            store.execute(statements[-1])
    return error.value


def test_each_trouble_has_its_sentence(tmp_path: Path) -> None:
    path, junk = tmp_path / "x.sqlite", tmp_path / "junk"
    junk.write_bytes(b"no database" * 1000)
    fill = "INSERT INTO t VALUES (randomblob(100000))"
    assert trouble(raised(path, "CREATE TABLE t (x)", "PRAGMA max_page_count = 4", fill)) == FULL
    assert trouble(raised(path, fill, how="ro")) == READ_ONLY
    assert trouble(raised(junk, fill)) == DAMAGED
    assert trouble(raised(path, "SELECT nothing")) == UNKNOWN
    assert trouble(ConnectionRefusedError()) == trouble(TimeoutError()) == GONE
    states = {"53100": FULL, "XX001": DAMAGED, "57P01": GONE, "08006": GONE, "25006": READ_ONLY, "42P01": UNKNOWN}
    for state, sentence in states.items():
        assert trouble(asyncpg.exceptions.PostgresError.new({"C": state, "M": "it says so"})) == sentence

"""``moonbase archive check``: all games of a database replayed, beside its server and without a trace."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.command import moonbase
from kit.corrected import corrected
from kit.server.databases import postgres
from kit.server.player import OPEN, Guest, play_out
from kit.server.serving import Serving

pytestmark = pytest.mark.xdist_group("archive")
BOX = 'name = "my box"\n[card."S1-18"]\ncost = { metal = 2 }\n'


@pytest.fixture(autouse=True)
def sockets_are_closed() -> Iterator[None]:
    yield
    OPEN.close()


def filled(server: Serving) -> dict[str, str]:
    """Games of both kinds, over and running, with an owner's cards, and one as a record."""
    ada = Guest(server.host, "Ada")
    origin = {"Origin": f"http://{server.host}"}
    cards = ada.request("POST", "/api/games/moon/sets", BOX.encode(), origin)[1]["set"]
    made = {"over": ada.table("me", "random")["table"], "cards": ada.table("me", "random", set=cards)["table"]}
    for table in made.values():
        play_out([ada.sit(table)], random.Random(1))
    made["running"] = ada.table("me", "random", game="fromthemoon")["table"]
    ada.sit(made["running"]).my_turn()
    record = ada.get(f"/api/tables/{made['over']}/record")[1]
    made["record"] = ada.request("POST", "/api/records", record.encode(), origin)[1]["table"]
    return made


def checked(db: str, env: dict[str, str] | None = None) -> tuple[int, dict[str, Any]]:
    ran = moonbase("archive", "check", db, "--json", cwd=None, given="", **(env or {}))
    assert ran.err == ""
    return ran.code, json.loads(ran.out)


def test_sound_games_beside_their_server(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    filled(server)
    file = tmp_path / "tables.sqlite"
    assert moonbase("archive", "check", str(file)) == (0, "4 games, all replay as they were played\n", "")
    assert checked(f"sqlite:///{file}") == (0, {"games": 4, "findings": []})
    Guest(server.host, "Ben").table("me", "random")
    assert server.stop() == 0
    before = file.read_bytes()
    assert checked(str(file), corrected(tmp_path, CORRECTED)) == (0, {"games": 5, "findings": []})
    assert file.read_bytes() == before, "nothing was written"


CORRECTED = ("moon/data/era1.toml", "cost = { energy = 2 }\nneed = { science = 1 }", "cost = { energy = 3 }\nneed = { science = 1 }")


@pytest.mark.long
def test_postgresql(tmp_path: Path) -> None:
    with postgres() as db:
        server = Serving(tmp_path, "--no-limits", "--workers", "1", db=db)
        filled(server)
        assert checked(db) == (0, {"games": 4, "findings": []})
        assert server.stop() == 0


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("archive")
    server = Serving(folder, "--no-limits", "--workers", "1")
    made = filled(server)
    OPEN.close()
    assert server.stop() == 0
    return folder / "tables.sqlite", made


@pytest.mark.parametrize(
    ("change", "event", "kind", "why"),
    [
        ("DELETE FROM entries WHERE table_id = $1 AND sequence = 20", 20, "gap", "the log has a gap after event 19"),
        ("UPDATE tables SET sequence = sequence + 5 WHERE id = $1", None, "gap", "the log ends after event "),
        ("UPDATE entries SET fingerprint = '0' WHERE table_id = $1 AND sequence = 20", 20, "differs", "the position is another one"),
        ("UPDATE entries SET text = 'fly' WHERE table_id = $1 AND sequence = 20", 20, "differs", "'fly' is not a legal action here"),
        (
            "UPDATE entries SET draw = 1 WHERE table_id = $1 AND sequence = 20",
            20,
            "damaged",
            "The log of this table has a gap after event 19",
        ),
        ("UPDATE tables SET rules = 99 WHERE id = $1", 0, "rules", "made by version 99 of the rules of moon"),
        ("UPDATE tables SET card_set = 'feed' WHERE id = $1", 0, "cards", "its cards (set feed) cannot be read or are not kept"),
        ("UPDATE tables SET options = '{\"speed\": 1}' WHERE id = $1", 0, "differs", "it cannot begin: unknown option 'speed'"),
        ("DELETE FROM seats WHERE table_id = $1 AND seat = 1", 0, "damaged", "1 seats are kept for 2 players"),
    ],
)
def test_games_that_would_differ_are_listed(
    archive: tuple[Path, dict[str, str]], tmp_path: Path, change: str, event: int | None, kind: str, why: str
) -> None:
    file, made = archive
    copy = tmp_path / "tables.sqlite"
    copy.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(copy, isolation_level=None)) as store:
        store.execute(change.replace("$1", "?"), (made["over"],))
    code, found = checked(str(copy))
    assert (code, found["games"]) == (1, 4)
    (finding,) = found["findings"]
    assert (finding["table"], finding["game"], finding["kind"]) == (made["over"], "moon", kind)
    assert why in finding["why"]
    assert event in (None, finding["event"])
    ran = moonbase("archive", "check", str(copy))
    assert ran.code == 1
    assert ran.out == f"{made['over']} (moon), event {finding['event']}: {finding['why']}\n4 games, 1 would differ\n"


def test_databases_of_other_versions_are_refused(archive: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    file, _ = archive
    assert moonbase("archive", "check", str(tmp_path / "none")).err == f"moonbase: {tmp_path / 'none'}: no such file\n"
    assert not (tmp_path / "none").exists()
    (tmp_path / "text").write_text("no database at all, but long enough to be looked at as one" * 20)
    ran = moonbase("archive", "check", str(tmp_path / "text"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"moonbase: {tmp_path / 'text'}: cannot be read as a database (")
    for schema, said in (
        ("2", "this database has an older schema (2, "),
        ("99", "this database was made by a newer Moonbase (schema 99, "),
    ):
        copy = tmp_path / f"schema-{schema}"
        copy.write_bytes(file.read_bytes())
        with closing(sqlite3.connect(copy, isolation_level=None)) as store:
            store.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (schema,))
        ran = moonbase("archive", "check", str(copy))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"moonbase: {said}")
    assert moonbase("archive", "burn", "x").code == 2

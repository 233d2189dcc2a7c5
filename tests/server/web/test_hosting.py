"""The command that serves: ports, files, limits, the page, and a good end."""

import json
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kit.command import moonbase, surroundings
from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from moonbase.server.host.serve import has_display


def test_a_named_port_that_is_taken_is_an_error(server: Serving, tmp_path: Path) -> None:
    ran = moonbase("serve", "--no-open", "--port", str(server.port), "--db", f"sqlite:///{tmp_path / 'x'}")
    assert ran.code == 2
    assert f"--port: {server.port} cannot be used" in ran.err


def test_a_server_on_all_addresses_prints_a_link_that_others_can_open(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "moonbase",
        "serve",
        "--no-open",
        "--host",
        "0.0.0.0",
        "--port",
        "0",
        "--db",
        f"sqlite:///{tmp_path / 'x'}",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings()) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        assert "0.0.0.0" not in address
        ada = Guest(address.removeprefix("http://").rstrip("/"), "Ada")
        assert ada.get("/healthz")[0] == 200
        process.terminate()
        assert process.wait(120) == 0


def test_one_server_for_one_file(server: Serving) -> None:
    ran = moonbase("serve", "--no-open", "--port", "0", "--db", server.db)
    assert ran.code == 2
    assert f"another Moonbase serves {server.folder / 'tables.sqlite'} already, at http://{server.host}/; " in ran.err


@pytest.mark.parametrize("db", ["mysql://x", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_bad_database_is_a_plain_sentence(db: str) -> None:
    ran = moonbase("serve", "--no-open", "--port", "0", "--db", db)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    assert serving.stop() == 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
        database.commit()
        before = list(database.iterdump())
        ran = moonbase("serve", "--no-open", "--port", "0", "--db", serving.db)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("moonbase: this database was made by a newer Moonbase (schema 99, here ")
        assert list(database.iterdump()) == before


def test_health_counts_and_description(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    ada.sit(ada.table("me", "random")["table"]).close()
    assert ada.get("/healthz")[1]["ok"] is True
    counts = ada.get("/metrics")[1]
    assert "moonbase_views_sent_total" in counts
    assert 'moonbase_requests_total{path="/api/tables",status="200"}' in counts
    described = ada.get("/api/openapi.json")[1]
    assert described["openapi"] == "3.1.0"
    assert set(described["paths"]["/api/tables"]) == {"get", "post"}
    assert "TableAsked" in json.dumps(described)
    deleting = described["paths"]["/api/games/{game}/sets/{set}"]["delete"]
    assert [each["name"] for each in deleting["parameters"]] == ["game", "set"]
    assert "requestBody" not in deleting
    mine = described["paths"]["/api/me"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert {"type": "null"} in mine["anyOf"], "nobody yet, on a first visit"


def test_games_cards_and_rules(server: Serving) -> None:
    nobody = Guest(server.host)
    games = {game["name"]: game for game in nobody.get("/api/games")[1]}
    assert set(games) == {"moon", "fromthemoon"}
    assert games["moon"]["levels"] == ["random", "greedy"]
    for name in games:
        assert len(nobody.get(f"/api/games/{name}/gallery")[1]["cards"]) > 50
        sections = nobody.get(f"/api/games/{name}/rules")[1]
        assert sections[0]["rules"][0]["id"].endswith("1.1")


def test_no_such_table_closes_for_good(server: Serving) -> None:
    with pytest.raises(ConnectionClosed) as failure:
        Seat(Guest(server.host), "nowhere")
    assert failure.value.rcvd is not None
    assert failure.value.rcvd.code == 4404


def test_the_page_and_a_good_end(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>table</title>")
    (page / "assets" / "a-1.js").write_text("1")
    server = Serving(tmp_path, "--page", str(page), "--log", "info")
    nobody = Guest(server.host)
    for path in ("/", "/table/abc?key=x", "/rules"):
        status, text = nobody.get(path)
        assert (status, "<title>table</title>" in text) == (200, True)
    assert nobody.get("/assets/a-1.js")[0] == 200
    assert nobody.get("/assets/b-2.js")[0] == 404
    assert nobody.get("/../../etc/passwd")[1].startswith("<!doctype html>") or nobody.get("/../../etc/passwd")[0] == 404
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed):
        seat.wait(lambda: False)
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line["what"] for line in lines][-1] == "stopped"
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", server.port)) != 0


def test_too_many_requests_are_refused_with_a_reason(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    answers = [ada.post("/api/records", "no record") for _ in range(12)]  # one every five seconds is let through, on slow machines too
    refused = [answer for status, answer in answers if status == 429]
    assert refused
    assert refused[0]["error"]["code"] == "too_many"
    assert refused[0]["error"]["message"]["key"] == "refused.too_many.requests"
    ben = Guest(server.host, "Ben")
    assert ben.get("/api/me")[0] == 200, "others are not slowed down"
    assert server.stop() == 0


def test_too_long_messages_are_answered_under_their_request_id(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    names = [f"q-{number}" for number in range(300)]  # more than a burst, and what comes back to it meanwhile
    with server.held_up():
        for name in names:
            seat.send(type="preview", request=name, action="nothing")
    answers = [seat.hear() for _ in names]
    codes = {answer["code"] for answer in answers}
    assert "too_many" in codes
    assert codes <= {"too_many", "unknown_action", "not_your_turn"}
    assert [answer["request"] for answer in answers] == names
    assert server.stop() == 0


@pytest.mark.parametrize(("named", "opened"), [({}, False), ({"DISPLAY": ":0"}, True), ({"BROWSER": "firefox"}, True)])
def test_the_page_is_opened_where_there_is_a_browser(named: dict[str, str], opened: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    assert has_display() is opened

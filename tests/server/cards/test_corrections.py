"""The project's cards are corrected: every game from before opens, replays, goes on and is exported as if nothing had happened."""

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit.command import moonbase
from kit.corrected import corrected
from kit.server.player import Guest, Json, Seat, play_out
from kit.server.serving import Serving
from kit.sweeps import sweep
from kit.texts import text
from moonbase.catalog.registry import game, game_played
from moonbase.records.record import begin, parse
from moonbase.records.replay import verify
from moonbase.records.verify import check_deal

CORRECTED = (
    ("moon/data/era1.toml", "cost = { energy = 2 }\nneed = { science = 1 }\nassimilate", "cost = { energy = 3 }\nneed = {}\nassimilate"),
    (
        "fromthemoon/data/labs.toml",
        "do = [{ gain = { energy = 1 } }, { or = true }, { gain = { battery = 1 } }]",
        "do = [{ gain = { energy = 2 } }]",
    ),
)
BOX = 'name = "my box"\n[card."S1-18"]\nname = "Mine"\ncost = { metal = 2 }\n'
CHANGED = {"moon": "S1-17", "fromthemoon": "L-01"}


def at(guest: Guest, table: str) -> list[Any]:
    """Return the steps of a game, and its replay at every fortieth step."""
    steps = guest.get(f"/api/tables/{table}/steps")[1]
    some = range(0, len(steps["steps"]) + 1, 40)
    return [steps, *(guest.get(f"/api/tables/{table}/replay?step={step}")[1] for step in some)]


def begun(guest: Guest, turns: int, *seats: str, **more: Any) -> Seat:
    seat, chance = guest.sit(guest.table(*seats, **more)["table"]), random.Random(turns)
    for _ in range(turns):
        seat.my_turn()
        assert seat.act(seat.pick(chance))["ok"]
    seat.my_turn()
    return seat


def finished(guest: Guest, *seats: str, **more: Any) -> str:
    seat = guest.sit(guest.table(*seats, **more)["table"])
    play_out([seat], random.Random(6))
    return str(seat.now["table"])


def bring(guest: Guest, path: str, text: str) -> Json:
    status, answer = guest.request("POST", path, text.encode(), {"Origin": f"http://{guest.host}"})
    assert status == 200, answer
    found: Json = answer
    return found


def change_program(server: Serving, program: dict[str, str]) -> None:
    assert server.stop() == 0
    server.program = program
    server.start()


@pytest.fixture
def server(tmp_path: Path) -> Serving:
    return Serving(tmp_path, "--no-limits", "--workers", "1")


NEW_RULE = (
    ("moon/game.py", "self.version = 1", "self.version = 2"),
    ("moon/game.py", '1, (0, 1), "1: a new face-up discard each Era; 0: only in Era I"', '0, (0, 1), "", since=2, before=1, offered=False'),
)


def test_a_rule_that_changes_leaves_games_that_were_begun_before(server: Serving) -> None:
    """The face-up discard stays that of Era I; in games by version 1 each Era has a new one."""
    ada = Guest(server.host, "Ada")
    over, running = finished(ada, "me", "random"), begun(ada, 6, "me", "random")
    record, before = ada.get(f"/api/tables/{over}/record")[1], at(ada, over)
    running.close()
    change_program(server, corrected(server.folder, *NEW_RULE))
    assert at(ada, over) == before
    assert ada.get(f"/api/tables/{over}/record") == (200, record)
    seat = ada.sit(running.now["table"])
    play_out([seat], random.Random(4))
    old, new = (parse(ada.get(f"/api/tables/{table}/record")[1]) for table in (running.now["table"], finished(ada, "me", "random")))
    assert (old.rules, new.rules) == (1, 2)
    assert (old.options["fresh_discard"], new.options["fresh_discard"]) == (1, 0)
    for each in (old, new):  # today's program plays by the new rule too, where the option says so
        assert check_deal(game("moon"), replace(each, rules=1)).draws > 0
    assert [switch["name"] for switch in ada.get("/api/games")[1][0]["switches"]] == ["flag_minimum", "expedition_moves"]
    asked = {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"fresh_discard": 1}}
    assert ada.post("/api/tables", asked)[0] == 400
    ben = Guest(server.host, "Ben")
    table = bring(ben, "/api/records", record)["table"]
    assert ben.get(f"/api/tables/{table}/record") == (200, record)
    change_program(server, {})
    status, answer = ada.get(f"/api/tables/{newest(ada)}/replay")
    assert (status, answer["error"]["code"]) == (409, "other_rules"), "an older program does not know the newer rules"
    assert ada.get(f"/api/tables/{over}/replay")[0] == 200
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def newest(guest: Guest) -> str:
    return str(guest.get("/api/tables")[1][0]["table"])


@pytest.mark.parametrize("name", sweep(CHANGED, "moon"))
def test_a_corrected_card_leaves_every_old_game_as_it_was(server: Serving, name: str) -> None:
    ada = Guest(server.host, "Ada")
    over, running = finished(ada, "me", "random", game=name), begun(ada, 12, "me", "random", game=name)
    before, shown, choices = at(ada, over), running.now["view"], running.now["choices"]
    record = ada.get(f"/api/tables/{over}/record")[1]
    old = {card["id"]: card for card in ada.get(f"/api/games/{name}/gallery")[1]["cards"]}
    running.close()
    change_program(server, corrected(server.folder, *CORRECTED))
    new = {card["id"]: card for card in ada.get(f"/api/games/{name}/gallery")[1]["cards"]}
    assert new[CHANGED[name]] != old[CHANGED[name]], "the cards were corrected"
    assert at(ada, over) == before
    assert ada.get(f"/api/tables/{over}/record") == (200, record)
    today = ada.get(f"/api/games/{name}/gallery")[1]["fingerprint"]
    for table in (over, running.now["table"]):
        gallery = ada.get(f"/api/games/{name}/gallery?table={table}")[1]
        assert {card["id"]: card for card in gallery["cards"]} == old
        told = ada.get(f"/api/tables/{table}/replay")[1]
        assert told["cards"] == gallery["fingerprint"] != today, "who looks on learns which cards to ask for"
    seat = ada.sit(running.now["table"])
    assert (seat.now["view"], seat.now["choices"], seat.now["set"], seat.now["cards"]) == (shown, choices, None, game(name).card_set)
    assert seat.ask("hint")["action"] in seat.actions
    for closed in seat.now["closed"][:1]:
        assert seat.ask("why", action=closed["action"])["rule"]
    play_out([seat], random.Random(9))
    found = parse(ada.get(f"/api/tables/{seat.now['table']}/record")[1])
    assert (found.card_set, found.cards) == (game(name).card_set, begin(game(name), 2).cards), "a named set is found by its fingerprint"
    assert check_deal(game(name), found).draws > 0
    ben = Guest(server.host, "Ben")
    table = bring(ben, "/api/records", record)["table"]
    assert ben.get(f"/api/tables/{table}/record") == (200, record)
    assert len(ben.get(f"/api/tables/{table}/steps?seat=0")[1]["steps"]) == len(parse(record).steps)
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def test_cards_without_a_name_are_kept_with_their_tables_and_in_their_records(server: Serving, tmp_path: Path) -> None:
    """Those of the corrected program: no later one has them, and none needs to."""
    ada = Guest(server.host, "Ada")
    change_program(server, corrected(server.folder, *CORRECTED))
    over, running = finished(ada, "me", "random"), begun(ada, 12, "me", "greedy")
    record, before, shown = ada.get(f"/api/tables/{over}/record")[1], at(ada, over), running.now["view"]
    running.close()
    held = json.loads(record.splitlines()[0])
    today = json.loads(game("moon").set_text or "")
    assert held["cards"]["from"] == today["from"]
    changed = {card: change for deck in held["cards"]["changes"]["cards"].values() for card, change in deck.items()}
    before_it = {card: change for deck in today["changes"].get("cards", {}).values() for card, change in deck.items()}
    assert changed == before_it | {"S1-17": {"cost": {"energy": 3}, "need": {"science": None}}}
    change_program(server, {})
    assert held["card_set"] != game("moon").card_set
    assert at(ada, over) == before
    assert ada.get(f"/api/tables/{over}/record") == (200, record)
    seat = ada.sit(running.now["table"])
    assert seat.now["view"] == shown
    play_out([seat], random.Random(9))
    offline = parse(record)
    assert verify(game_played("moon", offline.card_set, offline.cards), offline) == len(offline.steps)
    file = tmp_path / "game.txt"
    file.write_text(record)
    assert moonbase("replay", str(file), "--verify").code == 0
    ran = moonbase("verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{file}: fair: ")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    other = Serving(elsewhere, "--no-limits", "--workers", "1")
    ben = Guest(other.host, "Ben")
    table = bring(ben, "/api/records", record)["table"]
    assert ben.get(f"/api/tables/{table}/record") == (200, record)
    cards = {card["id"]: card for card in ben.get(f"/api/games/moon/gallery?table={table}")[1]["cards"]}
    assert cards["S1-17"]["cost"] == {"energy": 3}
    for each in (server, other):
        assert each.stop() == 0
        assert "Traceback" not in each.log()


def test_an_owner_s_cards_stay_over_those_they_were_laid_over(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    made = bring(ada, "/api/games/moon/sets", BOX)
    over, running = finished(ada, "me", "random", set=made["set"]), begun(ada, 8, "me", "random", set=made["set"])
    record, before, shown = ada.get(f"/api/tables/{over}/record")[1], at(ada, over), running.now["view"]
    running.close()
    change_program(server, corrected(server.folder, *CORRECTED))
    assert at(ada, over) == before
    assert ada.get(f"/api/tables/{over}/record") == (200, record)
    seat = ada.sit(running.now["table"])
    assert (seat.now["view"], seat.now["set"]) == (shown, {"id": made["set"], "name": "my box"})
    play_out([seat], random.Random(2))
    fresh = begun(ada, 2, "me", "random", set=made["set"])
    cards = {card["id"]: card for card in ada.get(f"/api/games/moon/gallery?table={fresh.now['table']}")[1]["cards"]}
    assert (cards["S1-17"]["cost"], cards["S1-18"]["name"]) == ({"energy": 3}, text("verbatim", words="Mine")), (
        "a new game has both changes"
    )
    old = {card["id"]: card for card in ada.get(f"/api/games/moon/gallery?table={over}")[1]["cards"]}
    assert (old["S1-17"]["cost"], old["S1-18"]["name"]) == ({"energy": 2}, text("verbatim", words="Mine"))
    ben = Guest(server.host, "Ben")
    table = bring(ben, "/api/records", record)["table"]
    assert ben.get(f"/api/tables/{table}/record") == (200, record)
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def test_a_table_from_before_sets_were_kept_has_a_named_one(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    made = bring(ada, "/api/games/moon/sets", BOX)
    tables = [finished(ada, "me", "random"), finished(ada, "me", "random", set=made["set"])]
    before = [at(ada, table) for table in tables]
    assert server.stop() == 0
    with closing(sqlite3.connect(server.folder / "tables.sqlite", isolation_level=None)) as store:
        assert store.execute("SELECT COUNT(*) FROM card_sets").fetchone() == (2,), "each set once"
        store.execute("DELETE FROM card_sets")
    server.program = corrected(server.folder, *CORRECTED)
    server.start()
    assert [at(ada, table) for table in tables] == before
    assert server.stop() == 0


def test_a_set_that_no_table_has_any_more_is_dropped_with_its_last_record(server: Serving, tmp_path: Path) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    change_program(server, corrected(server.folder, *CORRECTED))
    record = ada.get(f"/api/tables/{finished(ada, 'me', 'random')}/record")[1]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    other = Serving(elsewhere, "--no-limits", "--workers", "1")
    ada, ben = Guest(other.host, "Ada"), Guest(other.host, "Ben")
    tables = [bring(each, "/api/records", record)["table"] for each in (ada, ben)]
    kept = []
    with closing(sqlite3.connect(elsewhere / "tables.sqlite", isolation_level=None)) as store:
        for guest, table in zip((ada, ben), tables, strict=True):
            kept.append(store.execute("SELECT COUNT(*) FROM card_sets").fetchone()[0])
            assert guest.request("DELETE", f"/api/records/{table}", None, {"Origin": f"http://{other.host}"})[0] == 200
        kept.append(store.execute("SELECT COUNT(*) FROM card_sets").fetchone()[0])
    assert kept == [1, 1, 0]
    assert server.stop() == 0
    assert other.stop() == 0


@pytest.mark.parametrize(
    ("cards", "code", "status"),
    [
        ({"from": "1066-10", "changes": {}}, "malformed", 400),
        ({"from": "2026-11", "changes": {"cards": {"structure": {"S1-17": {"cost": {"cheese": 1}}}}}}, "malformed", 400),
        ({"from": "2026-11", "changes": {"name": "\ud800"}}, "malformed", 400),
        ({"from": "2026-11", "changes": {"cards": {"structure": {"S1-17": {"cost": {"energy": 9}}}}}}, "unknown_set", 404),
        ({"from": "2026-11", "changes": {"name": "x" * 140_000}}, "malformed", 400),
        ({"from": "2026-11"}, "malformed", 400),
    ],
)
def test_cards_that_are_not_those_of_the_record_are_refused(server: Serving, cards: object, code: str, status: int) -> None:
    header = {"moonbase": 2, "game": "moon", "rules": 1, "card_set": "0123456789abcdef", "players": 2, "options": {}, "seats": ["a", "b"]}
    ada = Guest(server.host, "Ada")
    body = json.dumps({**header, "cards": cards}) + "\nopen\n"
    found, answer = ada.request("POST", "/api/records", body.encode(), {"Origin": f"http://{server.host}"})
    assert (found, answer["error"]["code"]) == (status, code), answer
    assert len(str(answer)) < 1500
    assert server.stop() == 0
    assert "Traceback" not in server.log()

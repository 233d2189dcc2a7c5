"""Cards that an owner brings along: checked whole, chosen at a table, and with the game ever after."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.server.player import Guest, play_out
from kit.server.serving import Serving
from kit.texts import refused, sentence
from kit.texts import text as as_text
from moonbase.catalog.registry import game_of
from moonbase.engine.game import GameError
from moonbase.records.record import parse
from moonbase.records.replay import verify

BOX = """
name = "my box"

[card."S1-17"]
name = "The [card:S1-04|Printer]"
cost = { energy = 1, metal = 1 }
need = {}

[[structure]]
id = "S3-40"
name = "Wormhole"
era = 3
colour = "grey"
cost = { energy = 2, metal = 1 }
when = "end"
do = [{ score = 2, per = "flag:science", max = 4 }]
source = "owner"
copies = 4
"""


def bring(guest: Guest, text: str | bytes, game: str = "moon", query: str = "") -> tuple[int, dict[str, Any]]:
    body = text.encode() if isinstance(text, str) else text
    return guest.request("POST", f"/api/games/{game}/sets{query}", body, {"Origin": f"http://{guest.host}"})


def brought(guest: Guest) -> dict[str, Any]:
    status, answer = bring(guest, BOX)
    assert status == 200, answer
    return answer


def test_a_file_is_kept_once_and_listed_for_its_owner(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = brought(ada)
    assert (made["name"], made["game"], made["fingerprint"]) == ("my box", "moon", game_of("moon", BOX).card_set)
    assert brought(ada) == made
    assert ada.get("/api/games/moon/sets") == (200, [made])
    assert ada.get("/api/games/fromthemoon/sets") == (200, [])
    assert ben.get("/api/games/moon/sets") == (200, [])
    assert Guest(server.host).get("/api/games/moon/sets")[0] == 401
    shown = {card["id"]: card for card in Guest(server.host).get(f"/api/games/moon/gallery?plain=1&set={made['set']}")[1]["cards"]}
    assert shown["S3-40"]["name"] == "Wormhole"
    assert shown["S1-17"]["cost"] == {"energy": 1, "metal": 1}
    assert "S3-40" not in {card["id"] for card in ada.get("/api/games/moon/gallery")[1]["cards"]}


def test_a_game_is_played_kept_and_replayed_with_the_set(tmp_path: Path) -> None:
    """With names that look like marks on every card of Era I, whichever are dealt."""
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada = Guest(server.host, "Ada")
    cards = [str(card["id"]) for card in game_of("moon", None).gallery()]
    first = [id for id in cards if re.fullmatch(r"S1-\d\d", id) and id != "S1-17"]
    box = BOX + "".join(f'[card."{id}"]\nname = "The [card:S1-04|{id}]"\n' for id in first)
    status, made = bring(ada, box)
    assert status == 200, made
    seat = ada.sit(ada.table("me", "greedy", set=made["set"])["table"])
    table, chance = seat.now["table"], random.Random(1)
    assert seat.now["set"] == {"id": made["set"], "name": "my box"}
    for _ in range(12):
        seat.wait(lambda: seat.asked)
        assert seat.act(seat.pick(chance))["ok"]
    server.kill()
    server.start()
    seat = ada.sit(table)
    play_out([seat], chance)
    assert ada.get(f"/api/games/moon/gallery?table={table}")[1]["names"]["card:S1-01"] == as_text(
        "verbatim", words="The [card:S1-04|S1-01]"
    )
    record = ada.get(f"/api/tables/{table}/record")[1]
    assert parse(record).set_name == "my box"
    assert verify(game_of("moon", box), parse(record)) == seat.now["steps"]
    ben = Guest(server.host, "Ben")
    status, answer = ben.request("POST", "/api/records", record.encode(), {"Origin": f"http://{server.host}"})
    assert status == 200, answer
    assert ben.get(f"/api/tables/{answer['table']}/replay?step=20")[1]["set"] == {"id": made["set"], "name": "my box"}
    assert ben.get(f"/api/tables/{answer['table']}/record") == (200, record)
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def steps(guest: Guest, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{table}/steps?seat=0")[1]["steps"]
    return found


def test_reasons_and_hints_come_from_the_set(server: Serving) -> None:
    """The worker that explains has the owner's cards too: with those of the project it could not even read the position."""
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random", set=brought(ada)["set"])["table"])
    seat.wait(lambda: bool(seat.now["closed"]))
    hint = seat.ask("hint")
    assert hint["action"] in seat.actions
    why = seat.ask("why", action=seat.now["closed"][0]["action"])
    assert why["type"] == "why"
    assert why["rule"].startswith("M")


def test_from_the_moon_takes_cards_too(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    cards = ada.get("/api/games/fromthemoon/gallery")[1]["cards"]
    status, made = bring(ada, f'[card."{cards[0]["id"]}"]\nname = "Elsewhere"\n', "fromthemoon")
    assert (status, made["name"]) == (200, "an owner's cards")
    seat = ada.sit(ada.table("me", "random", game="fromthemoon", set=made["set"])["table"])
    play_out([seat], random.Random(2))
    assert ada.get(f"/api/games/fromthemoon/gallery?plain=1&set={made['set']}")[1]["cards"][0]["name"] == "Elsewhere"


@pytest.mark.parametrize(
    ("text", "status", "lines"),
    [
        ("this is no TOML", 400, 1),
        ('[card."S1-17"]\ncost = { energy = 12 }\nneeds = {}\n[card."S9-99"]\n', 400, 3),
        ('[[structure]]\nid = "S1-17"\n', 400, None),
        ('[[wonder]]\nid = "W-1"\n', 400, 1),
        (b"\xff\xfe", 400, 0),
        ("a = " + "[" * 20_000, 400, 1),
        ("# " + "x" * 200_000, 413, 0),
        ("", 200, 0),
    ],
)
def test_a_file_is_checked_whole_before_it_is_kept(server: Serving, text: str | bytes, status: int, lines: int | None) -> None:
    ada = Guest(server.host, "Ada")
    found, answer = bring(ada, text)
    assert found == status, answer
    if status != 200:
        assert sentence(answer["error"]["message"]).endswith((".", "?"))
        assert lines is None or len(answer["error"].get("lines", [])) == lines, answer
        assert ada.get("/api/games/moon/sets") == (200, [])


@pytest.mark.parametrize(("faults", "key", "lines"), [(20, "malformed.faults", 20), (9000, "malformed.many_faults", 21)])
def test_a_file_with_many_faults_lists_the_first(server: Serving, faults: int, key: str, lines: int) -> None:
    status, answer = bring(Guest(server.host, "Ada"), "".join(f"a{number} = 1\n" for number in range(faults)))
    assert (status, answer["error"]["message"]) == (400, refused(key, n=20))
    assert len(answer["error"]["lines"]) == lines
    assert len(str(answer)) < 5000


SLIPS = '[card."S1-17"]\ncots = 1\n[[wonder]]\nid = "W-1"\n'
ENGLISH_SLIPS = ["overlay: unknown table 'wonder'; known: structure, expedition, reputation, base, name, game, card"]
GERMAN_SLIPS = ["Kartendatei: „wonder“ ist hier unbekannt; bekannt: structure, expedition, reputation, base, name, game, card"]


@pytest.mark.parametrize(
    ("query", "lines"),
    [
        ("", [*ENGLISH_SLIPS, "S1-17: unknown key 'cots'; did you mean 'cost'?"]),
        ("?lang=xx", [*ENGLISH_SLIPS, "S1-17: unknown key 'cots'; did you mean 'cost'?"]),
        ("?lang=de", [*GERMAN_SLIPS, "S1-17: „cots“ ist hier unbekannt; meintest du „cost“?"]),
    ],
)
def test_faults_are_said_in_the_language_that_is_asked_for(server: Serving, query: str, lines: list[str]) -> None:
    status, answer = bring(Guest(server.host, "Ada"), SLIPS, query=query)
    assert (status, answer["error"]["message"]) == (400, refused("malformed.faults", n=2))
    assert answer["error"]["lines"] == lines


def test_a_single_fault_is_the_whole_sentence(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    status, answer = bring(ada, '[card."S1-17"]\ncots = 1\n', query="?plain=1&lang=de")
    said = "S1-17: „cots“ ist hier unbekannt; meintest du „cost“?"
    assert (status, answer["error"]["message"], answer["error"]["lines"]) == (400, said, [said])


def test_only_what_can_be_played_with_is_kept(server: Serving) -> None:
    ada, chance, kept = Guest(server.host, "Ada"), random.Random(31), 0
    for _ in range(40):
        place = chance.randrange(len(BOX))
        text = BOX[:place] + chance.choice('0aZ"{[ =\n\x00') + BOX[place + 1 :]
        try:
            game_of("moon", text)
            fine = True
        except GameError:
            fine = False
        status, answer = bring(ada, text)
        assert status == (200 if fine else 400), (answer, text)
        kept += fine
    assert 0 < len(ada.get("/api/games/moon/sets")[1]) <= kept < 40


def test_a_file_that_no_longer_fits_leaves_its_tables_their_cards(tmp_path: Path) -> None:
    """A newer program may refuse an old card file. Its tables go on, and close only where the copy kept with them is lost too."""
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada = Guest(server.host, "Ada")
    made = brought(ada)
    played, other = ada.table("me", "random", set=made["set"])["table"], ada.table("me", "random")["table"]
    restart_with(server, "UPDATE card_files SET text = '[[wonder]]'")
    assert ada.get(f"/api/games/moon/gallery?set={made['set']}")[0] == 409
    shown = {card["id"]: card["name"] for card in ada.get(f"/api/games/moon/gallery?plain=1&table={played}")[1]["cards"]}
    assert shown["S3-40"] == "Wormhole"
    seat = ada.sit(played)
    assert seat.now["set"] == {"id": made["set"], "name": "my box"}
    play_out([seat], random.Random(3))
    assert verify(game_of("moon", BOX), parse(ada.get(f"/api/tables/{played}/record")[1])) == seat.now["steps"]
    restart_with(server, "UPDATE card_sets SET text = 'damaged'")
    for path in (f"/api/tables/{played}/replay", f"/api/tables/{played}/steps", f"/api/games/moon/gallery?table={played}"):
        status, answer = ada.get(path)
        assert (status, answer["error"]["code"]) == (409, "other_rules")
    assert ada.get(f"/api/tables/{other}/replay")[0] == 200
    assert ada.get(f"/api/games/fromthemoon/gallery?table={other}")[0] == 404
    assert ada.get("/api/games/moon/gallery?table=nothing")[0] == 404
    assert len(ada.get("/api/tables")[1]) == 2
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def restart_with(server: Serving, change: str) -> None:
    """Restart the server, with this change to its database in between."""
    assert server.stop() == 0
    with closing(sqlite3.connect(server.folder / "tables.sqlite", isolation_level=None)) as store:
        store.execute(change)
    server.start()


def test_sets_that_are_not_there(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    made = brought(ada)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for game, chosen in (("moon", "nothing"), ("fromthemoon", made["set"])):
        status, answer = ada.post("/api/tables", {"game": game, "seats": seats, "set": chosen})
        assert (status, answer["error"]["code"]) == (404, "unknown_set")
        assert ada.get(f"/api/games/{game}/gallery?set={chosen}")[0] == 404
    assert ada.get("/api/tables")[1] == []
    assert bring(ada, BOX, "chess")[0] == 404
    assert bring(Guest(server.host), BOX)[0] == 401
    assert ada.request("POST", "/api/games/moon/sets", BOX.encode(), {"Origin": "http://elsewhere.example"})[0] == 403


def test_a_record_of_unknown_cards_is_refused(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    other = game_of("moon", BOX.replace("metal = 1", "metal = 2"))
    text = '{"moonbase": 1, "game": "moon", "rules": %d, "card_set": "%s", "players": 2, "options": {}, "seats": ["a", "b"]}\nopen\n'
    body = (text % (other.version, other.card_set)).encode()
    status, answer = ada.request("POST", "/api/records", body, {"Origin": f"http://{server.host}"})
    assert (status, answer["error"]["code"]) == (404, "unknown_set")
    assert answer["error"]["message"] == refused("unknown_set.record", cards=other.card_set)

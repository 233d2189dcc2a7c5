"""A deal that nobody can predict and everybody can check: committed to first, with everybody's numbers, revealed at the end."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE
from moonbase.engine.notation import read
from moonbase.records.fair import Deal, commitment
from moonbase.server.store.choice import store_at
from moonbase.server.store.rows import Entry
from moonbase.server.store.tables import entries_of


def entries(server: Serving, table: str) -> list[Entry]:
    async def read_all() -> list[Entry]:
        store = store_at(server.db)
        await store.open()
        try:
            return await store.read(entries_of(table))
        finally:
            await store.close()

    return asyncio.run(read_all())


def made(guest: Guest, *seats: str, title: str = "moon") -> Seat:
    """Make a table as the page does: get the commitment first, then send the person's own numbers."""
    status, promised = guest.post("/api/deals", {})
    assert status == 200
    table = guest.table(*seats, game=title, deal=promised["deal"], entropy="a1" * 32)
    assert table["table"] == promised["deal"]
    seat = guest.sit(table["table"])
    assert seat.now["deal"]["commitment"] == promised["commitment"]
    return seat


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_the_first_message_commits_and_the_end_reveals(server: Serving, title: str) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    seat = made(ada, "me", "open", title=title)
    deal = seat.now["deal"]
    assert deal["secret"] is None
    assert deal["entropy"] == [{"seat": 0, "value": "a1" * 32, "after": 0}]
    (invite,) = ada.get(f"/api/tables/{seat.now['table']}/invites")[1]
    key = invite["link"].partition("?key=")[2]
    told = ben.get(f"/api/tables/{seat.now['table']}/invitation?key={key}")[1]
    assert told["commitment"] == deal["commitment"], "seen before anything is added"
    assert ben.post(f"/api/tables/{seat.now['table']}/join", {"key": key, "entropy": "b2" * 16})[0] == 200
    other = ben.sit(seat.now["table"])
    assert other.now["deal"]["entropy"][1] == {"seat": 1, "value": "b2" * 16, "after": deal["draws"]}
    seat.reach(other.now["sequence"])
    play_out([seat, other], random.Random(3))
    end = seat.now["deal"]
    assert end["commitment"] == deal["commitment"] == commitment(end["secret"])
    assert end["draws"] > deal["draws"]


def test_every_draw_follows_from_secret_entropy_and_number(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = made(ada, "me", "random")
    play_out([seat], random.Random(4))
    text = ada.get(f"/api/tables/{seat.now['table']}/record")[1]
    header = json.loads(text.splitlines()[0])
    deal, rules = Deal(seat.now["deal"]["secret"]), game("moon")
    for each in seat.now["deal"]["entropy"]:
        deal.add(each["seat"], each["value"], each["after"])
    s, draw = rules.new(2, header["options"]), 0
    for line in text.splitlines()[1:-1]:
        words = line.split(" ")
        action = " ".join(word for word in words[2:-1] if not word.startswith("@"))
        if s.waiting == CHANCE:
            draw += 1
            assert rules.write(s, rules.sample(s, deal.stream(draw))) == action
        rules.apply(s, read(rules, s, action))
    assert draw == seat.now["deal"]["draws"]


def test_a_draw_that_was_taken_back_is_never_drawn_again(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada, chance = Guest(server.host, "Ada"), random.Random(6)
    seat = made(ada, "me", "random")
    for _ in range(12):
        seat.wait(lambda: seat.asked)
        point, drawn = seat.now["sequence"], seat.now["deal"]["draws"]
        while seat.now["deal"]["draws"] == drawn:
            assert seat.act(seat.pick(chance))["ok"]
            seat.wait(lambda: seat.asked)
        back = seat.ask("takeback", sequence=seat.now["sequence"], to=point)
        assert back["ok"]
        seat.reach(back["sequence"])
        assert seat.now["deal"]["draws"] > drawn, "numbers that were used stay used"
    assert server.stop() == 0
    numbers = [entry.draw for entry in entries(server, seat.now["table"]) if entry.draw is not None]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_same_acts_at_another_table_draw_other_cards(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    views = {json.dumps(made(ada, "me", "open").now["view"], sort_keys=True) for _ in range(8)}
    assert len(views) == 8


def test_a_deal_serves_one_table(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    promised = ada.post("/api/deals", {})[1]["deal"]
    asked = {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "deal": promised}
    assert ada.post("/api/tables", {**asked, "request": "one"})[0] == 200
    assert ada.post("/api/tables", {**asked, "request": "one"})[1]["table"] == promised, "the same request, the same table"
    for guest in (ada, ben):
        status, answer = guest.post("/api/tables", asked)
        assert (status, answer["error"]["code"]) == (410, "key_used")


@pytest.mark.parametrize("wrong", ["short", "A1" * 16, "a" * 130, "zz" * 16])
def test_entropy_is_hex_of_a_fitting_length(server: Serving, wrong: str) -> None:
    ada = Guest(server.host, "Ada")
    asked = {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": wrong}
    status, answer = ada.post("/api/tables", asked)
    assert (status, answer["error"]["message"]) == (400, refused("malformed.entropy"))
    assert ada.get("/api/tables")[1] == []


def test_a_client_may_add_nothing(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    assert seat.now["deal"]["entropy"] == []
    assert len(seat.now["deal"]["commitment"]) == 64

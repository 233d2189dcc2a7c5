"""Whole games over the wire, with people, with opponents, in both games."""

import random

import pytest

from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from moonbase.catalog.registry import game
from moonbase.records.record import parse
from moonbase.records.replay import verify


def couple(server: Serving, title: str = "moon") -> list[Seat]:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open", game=title)
    ben.join(made["invites"][0]["link"])
    return [ada.sit(made["table"]), ben.sit(made["table"])]


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_two_people_finish_a_game(server: Serving, title: str) -> None:
    seats = couple(server, title)
    play_out(seats, random.Random(1))
    assert seats[0].now["scores"] == seats[1].now["scores"]
    assert {score["place"] for score in seats[0].now["scores"]} <= {1, 2}
    status, text = Guest(server.host).get(f"/api/tables/{seats[0].now['table']}/record")
    assert status == 200
    record = parse(text)
    assert record.result is not None
    assert record.result.scores == [score["score"] for score in seats[0].now["scores"]]
    assert verify(game(title), record) == len(record.steps)


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_opponents_finish_a_table(server: Serving, title: str) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random", "random", game=title)["table"])
    play_out([seat], random.Random(2))
    assert seat.now["over"]
    assert [shown["kind"] for shown in seat.now["seats"]] == ["person", "bot", "bot"]


def test_a_greedy_opponent_plays_a_turn(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("greedy", "me")["table"])
    seat.wait(lambda: seat.asked)
    chance = random.Random(3)
    while not any(event["seat"] == 0 for event in seat.told.values()):
        seat.act(seat.pick(chance))
        seat.wait(lambda: seat.asked)
    assert all(event["action"] is None for event in seat.told.values() if event["seat"] == 0)


def test_a_game_for_one(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", game="fromthemoon", options={"difficulty": 0})["table"])
    play_out([seat], random.Random(4))
    assert len(seat.now["scores"]) == 1


def test_my_tables_tell_whose_turn_it_is(server: Serving) -> None:
    seats = couple(server)
    asked = next(seat for seat in seats if seat.asked)
    ada = Guest(server.host)
    ada.cookie = ""
    assert ada.get("/api/tables")[0] == 401
    for seat, name in zip(seats, ("Ada", "Ben"), strict=True):
        assert seat.now["names"] == ["Ada", "Ben"], name
    assert asked.now["waiting"] == asked.now["you"]

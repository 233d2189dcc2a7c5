"""A hint is one of the choices, thought out from what the seat may know, and changes nothing."""

from pathlib import Path

import pytest

from kit.server.player import Guest, Seat
from kit.server.serving import Serving


@pytest.fixture(params=["moon", "fromthemoon"])
def seat(server: Serving, request: pytest.FixtureRequest) -> Seat:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random", game=request.param)["table"])
    seat.wait(lambda: seat.asked)
    return seat


def test_a_hint_is_one_of_the_choices_and_plays_nothing(seat: Seat) -> None:
    before = seat.now["sequence"]
    for level in ("random", "greedy"):
        told = seat.ask("hint", level=level)
        assert told["type"] == "hint", told
        assert (told["level"], told["sequence"]) == (level, before)
        assert {"action": told["action"], "words": told["words"]} in [
            {"action": choice["action"], "words": choice["words"]} for choice in seat.now["choices"]
        ]
    assert seat.ask("undo", sequence=before)["code"] == "sealed", "nothing was played"
    assert seat.now["sequence"] == before


def test_without_a_level_the_strongest_is_asked(server: Serving, seat: Seat) -> None:
    levels = Guest(server.host).get("/api/games")[1][0]["levels"]
    assert seat.ask("hint")["level"] == levels[-1]


def test_a_hint_can_be_followed(seat: Seat) -> None:
    assert seat.act(seat.ask("hint", level="greedy")["action"])["ok"]


def test_an_unknown_level_is_refused(seat: Seat) -> None:
    assert seat.ask("hint", level="oracle")["code"] == "malformed"


def test_only_the_seat_that_is_asked_is_helped(server: Serving) -> None:
    ada, ben, eve = Guest(server.host, "Ada"), Guest(server.host, "Ben"), Guest(server.host, "Eve")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    seats = [ada.sit(made["table"]), ben.sit(made["table"])]
    idle = next(seat for seat in seats if not seat.asked)
    assert idle.ask("hint")["code"] == "not_your_turn"
    assert eve.sit(made["table"]).ask("hint")["code"] == "not_seated"


def test_hints_are_limited(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "--workers", "1")
    ada = Guest(serving.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    answers = [seat.ask("hint", level="random") for _ in range(40)]
    assert answers[0]["type"] == "hint"
    assert any(answer.get("code") == "too_many" for answer in answers)
    seat.close()
    serving.stop()

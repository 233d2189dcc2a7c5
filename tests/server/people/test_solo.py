"""The results of my solo games, for the page of best results."""

import random
from typing import Any

from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from kit.texts import refused


def alone(guest: Guest, seed: int, difficulty: int = 0) -> Seat:
    """A game for one, played to its end."""
    seat = guest.sit(guest.table("me", game="fromthemoon", options={"difficulty": difficulty})["table"])
    play_out([seat], random.Random(seed))
    return seat


def results(guest: Guest) -> list[dict[str, Any]]:
    status, found = guest.get("/api/me/solo")
    assert status == 200, found
    return list(found)


def test_an_end_is_told_as_the_table_saw_it(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = alone(ada, 1, difficulty=2)
    solo = seat.now["view"]["solo"]
    [end] = results(ada)
    assert end["table"] == seat.now["table"]
    assert (end["game"], end["title"]) == ("fromthemoon", "From the Moon")
    assert end["score"] == seat.now["scores"][0]["score"]
    assert [end[key] for key in ("won", "lost", "medal", "difficulty")] == [solo[key] for key in ("won", "lost", "medal", "difficulty")]
    assert end["objectives"] == [{"card": each["card"], "met": each["met"]} for each in solo["objectives"]]
    assert len(end["objectives"]) == 4
    assert end["faction"] == seat.now["view"]["seats"][0]["faction"]
    assert results(ada) == [end], "asked again it is the same"


def test_the_best_come_first(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    tables = {alone(ada, seed).now["table"] for seed in (2, 3, 4)}
    found = results(ada)
    assert {end["table"] for end in found} == tables
    assert found == sorted(found, key=lambda end: (not end["won"], -end["score"]))


def test_an_end_is_not_taken_back(server: Serving) -> None:
    """The end reveals the secret of the deal, with which a player could predict later draws."""
    ada = Guest(server.host, "Ada")
    seat = alone(ada, 7)
    before = results(ada)
    assert not seat.now["undo"]
    assert seat.now["deal"]["secret"]
    answer = seat.ask("undo", sequence=seat.now["sequence"])
    assert (answer["ok"], answer["message"]) == (False, refused("sealed.over"))
    assert seat.ask("takeback", sequence=seat.now["sequence"], to=seat.now["sequence"] - 1)["code"] == "over"
    assert results(ada) == before


def test_only_my_own_finished_games_for_one_count(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    alone(ben, 5)
    ada.table("me", game="fromthemoon")
    many = ada.sit(ada.table("me", "random", game="fromthemoon")["table"])
    play_out([many], random.Random(6))
    assert many.now["over"]
    assert results(ada) == []
    assert len(results(ben)) == 1


def test_without_a_session_there_are_none(server: Serving) -> None:
    status, answer = Guest(server.host).get("/api/me/solo")
    assert (status, answer["error"]["code"]) == (401, "no_session")

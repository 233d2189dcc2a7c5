"""Opponents of the host's own at tables: they are offered by name, play, and never hold a table up when they fail."""

import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.command import moonbase
from kit.own_bots import package_installed, written
from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from kit.texts import sentence
from server.configured import Configured

BROKEN = {
    "broken_bots:Careless": "failed: KeyError: 'hand'",
    "broken_bots:Illegal": "chose -5",
    "broken_bots:Nothing": "answered None",
    "broken_bots:Unmade": "cannot be made",
    "broken_bots:Leaving": "no answer within",
    "lost": "there is no module 'not_installed'",
}
HANGING = "broken_bots:Hanging"
NAMED = ["sound_bots:Cautious", "broken_bots:Chatty", HANGING, *(level for level in BROKEN if ":" in level)]


class Offering(Configured):
    """A server with opponents of its own in its folder, and with a package that offers more."""

    def __init__(self, folder: Path, bots: list[str], thinking: float = 120.0) -> None:
        site = package_installed(folder / "site", careful="sound_bots:Cautious", lost="not_installed.bots:Lost")
        self.path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
        super().__init__(written(folder), bots=bots, thinking=thinking, limits=False)

    def start(self) -> None:
        self.program = {"PYTHONPATH": self.path}
        super().start()


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offering]:
    """Serve opponents with a time limit that suffices on the slowest machine."""
    yield from ended_well(Offering(tmp_path_factory.mktemp("offering"), NAMED))


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Offering]:
    yield from ended_well(Offering(tmp_path, [HANGING], thinking=0.5))


def ended_well(serving: Offering) -> Iterator[Offering]:
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.log()


def play_until(seat: Seat, done: Callable[[], bool]) -> None:
    chance = random.Random(1)
    seat.my_turn()
    while not done():
        assert seat.act(seat.pick(chance))["ok"]
        seat.my_turn()


def warnings(serving: Serving, level: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in serving.lines() if line.startswith("{")]
    return [line for line in lines if line.get("opponent") == level]


def test_they_are_offered_beside_the_others(offering: Offering) -> None:
    for shown in Guest(offering.host).get("/api/games")[1]:
        assert shown["levels"] == ["random", "greedy"]
        assert shown["own"] == [*NAMED, "careful", "lost"]


@pytest.mark.parametrize("level", ["sound_bots:Cautious", "careful"])
@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_they_play(offering: Offering, level: str, title: str) -> None:
    ada = Guest(offering.host, "Ada")
    seat = ada.sit(ada.table("me", level, level, game=title)["table"])
    name = "Careful" if level == "careful" else "Cautious"
    assert seat.now["names"] == ["Ada", f"{name} 1", f"{name} 2"]
    assert [shown.get("level") for shown in seat.now["seats"]] == [None, level, level]
    play_until(seat, lambda: {event["seat"] for event in seat.told.values()} >= {1, 2})
    assert not warnings(offering, level)


@pytest.mark.parametrize("level", list(BROKEN))
def test_where_one_fails_the_table_goes_on(offering: Offering, level: str) -> None:
    goes_on(offering, level, BROKEN[level])


def test_one_that_never_answers_is_not_waited_for(impatient: Offering) -> None:
    goes_on(impatient, HANGING, "no answer within")


def goes_on(serving: Offering, level: str, why: str) -> None:
    ada = Guest(serving.host, "Ada")
    seat = ada.sit(ada.table("me", level)["table"])
    play_until(seat, lambda: bool(warnings(serving, level)))
    told = warnings(serving, level)
    assert any(event["seat"] == 1 for event in seat.told.values())
    assert told[0]["what"] == "an opponent gave no action; greedy plays this turn"
    assert why in told[0]["why"]
    assert told[0]["table"] == seat.now["table"]


def test_output_and_input_of_an_opponent_are_not_its_answer(offering: Offering) -> None:
    ada = Guest(offering.host, "Ada")
    seat = ada.sit(ada.table("me", "broken_bots:Chatty")["table"])
    play_until(seat, lambda: "I think so" in offering.log())
    assert not warnings(offering, "broken_bots:Chatty")


def test_hints_come_from_them_too(offering: Offering) -> None:
    ada = Guest(offering.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.my_turn()
    assert seat.ask("hint", level="careful")["action"] in seat.actions
    assert seat.ask("hint", level="broken_bots:Careless")["code"] == "busy"
    assert seat.ask("hint", level="sound_bots:First")["code"] == "malformed", "it is in the folder, and not offered"


@pytest.mark.parametrize("level", ["sound_bots:First", "raising_bots:Any", "os:system", "Careful", "a_package.deep:First", ""])
def test_a_client_names_only_what_is_offered(offering: Offering, level: str) -> None:
    ada = Guest(offering.host, "Ada")
    status, answer = ada.post("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]})
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert sentence(answer["error"]["message"]).startswith("The levels of opponents are random, greedy, sound_bots:Cautious, ")


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Offering]:
    serving = Offering(tmp_path, ["sound_bots:Cautious"])
    yield serving
    assert serving.stop() == 0


def test_a_table_outlives_an_opponent_that_is_no_longer_offered(restarted: Offering) -> None:
    ada = Guest(restarted.host, "Ada")
    table = ada.table("me", "sound_bots:Cautious")["table"]
    assert restarted.stop() == 0
    restarted.settings["bots"] = []
    restarted.start()
    play_until(ada.sit(table), lambda: bool(warnings(restarted, "sound_bots:Cautious")))
    assert warnings(restarted, "sound_bots:Cautious")[0]["why"] == "this server does not offer it"


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("sound_bots:Cautius", "opponent sound_bots:Cautius: its module has no class 'Cautius'; did you mean 'Cautious'?"),
        ("needy_bots:Any", "opponent needy_bots:Any: its module cannot be imported: ModuleNotFoundError: No module named "),
        ("gredy", "unknown opponent 'gredy'; did you mean 'greedy'?; there is random, greedy, or your own as package.module:Class"),
    ],
)  # fmt: skip
def test_the_host_is_told_at_once_what_is_wrong(tmp_path: Path, level: str, said: str) -> None:
    arguments = ("--no-open", "--port", "0", "--db", "sqlite:///x.sqlite", "--workers", "1", "--bots", level)
    ran = moonbase("serve", *arguments, cwd=written(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"moonbase: {said}")
    assert ran.err.count("\n") == 1

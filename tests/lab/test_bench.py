"""The shape of the figures. Whether they are fast is for ``moonbase bench`` to say, never for a test."""

import json
import re
import sys
from pathlib import Path

import pytest

from kit.command import moonbase
from kit.games import MOON
from kit.progress_command import ProgressCommand
from kit.terminal import CODES
from moonbase.engine.game import CHANCE, GameError
from moonbase.lab.bench import MANY, busy_position, drive
from moonbase.lab.peers import measure

KEYS = {"inside", "driven", "clone_us", "legal_us", "compiled"}


def test_bench_prints_one_object() -> None:
    ran = moonbase("bench", "--json", "--seconds", "0.01", "--players", "3,2")
    assert (ran.code, ran.err) == (0, "")
    figures = json.loads(ran.out)
    assert set(figures) == {"moon", "fromthemoon", "peers"}
    for name in ("moon", "fromthemoon"):
        assert set(figures[name]) == {"2", "3"}
        assert set(figures[name]["3"]) == KEYS
    assert figures["peers"] == {}


def test_bench_for_people() -> None:
    ran = moonbase("bench", "--seconds", "0.01")
    assert ran.out.startswith("moon, 3 players, random play, ")
    assert "\nfromthemoon, 3 players, random play, " in ran.out
    assert ran.out.count("decisions/s") == 4


def test_bench_times_the_games_that_seat_so_many() -> None:
    figures = json.loads(moonbase("bench", "--json", "--seconds", "0.01", "--players", "5,1").out)
    assert (set(figures["moon"]), set(figures["fromthemoon"])) == ({"5"}, {"1"})
    ran = moonbase("bench", "--players", "7")
    assert (ran.code, ran.err) == (2, "moonbase: --players: no game seats 7 players (Moon 2 to 5, From the Moon 1 to 4)\n")


def test_a_busy_position_has_many_actions_of_a_seat() -> None:
    s = busy_position(MOON, 3)
    assert s.waiting != CHANCE
    assert len(MOON.legal(s)) >= MANY


def test_driven_games_count_the_decisions_of_seats() -> None:
    assert drive(MOON, 2, 1) == drive(MOON, 2, 1) > 3 * 8 * 2


def test_peers_that_cannot_be_installed_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "_environment", lambda folder: Path(sys.executable))
    with pytest.raises(GameError, match=r"^time_catanatron\.py failed: ModuleNotFoundError: No module named 'catanatron'$"):
        measure.peers(1.0, 1.0, 0.01)


def test_bench_shows_what_it_measures() -> None:
    watched = ProgressCommand("bench", "--seconds", "0.01")
    code, out = watched.end()
    assert (code, out.count("decisions/s")) == (0, 4)
    shown = CODES.sub("", watched.shown.decode())
    for count, what in enumerate(("moon, 3 players: the loop inside", "moon, 3 players: driven from Python", "moon, 3 players: clone")):
        assert re.search(rf"{what} .* {count}/8 ", shown)

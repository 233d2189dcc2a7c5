"""A wrong command line is refused before anything heavy is imported."""

import subprocess
import sys

import pytest

from kit.command import surroundings
from moonbase.catalog.registry import GAMES, game
from moonbase.cli.games.registry import PROFILES

HEAVY = ("rich", "starlette", "uvicorn", "moonbase.games.moon.game", "moonbase.games.fromthemoon.game", "moonbase.bots", "moonbase.lab")


WRONG = ("nonsense", "play moon --players 9", "fromthemoon --players 5", "play mon", "play moon --seed x", "--prot 1")


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_argument_is_refused_before_anything_heavy_is_imported(line: str) -> None:
    program = f"import sys; from moonbase.cli import main; code = main({line.split()}); print(code, *(set(sys.modules) & set({HEAVY})))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=surroundings())
    assert ran.stdout == "2\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_players_are_those_of_the_games(name: str) -> None:
    opened, profile = game(name), PROFILES[name]
    assert (profile.title, profile.least, profile.most) == (opened.title, opened.least, opened.most)
    assert profile.least <= profile.usual <= profile.most

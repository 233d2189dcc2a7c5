"""The contract of engine/game.py over random play, at every number of players."""

import pytest

from moonbase.catalog.registry import GAMES, game
from moonbase.engine.laws import fuzz_game
from moonbase.languages.speech import speech

COUNTS = [(name, players) for name in GAMES for players in range(game(name).least, game(name).most + 1)]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_law_holds_at_every_step(name: str, players: int) -> None:
    played = game(name)
    outcome = fuzz_game(played, players, 1000 * players, speech(played).say)
    assert outcome.finding is None, f"{outcome.finding} after {outcome.actions[-1]}"
    assert outcome.steps > 80


@pytest.mark.parametrize(
    ("name", "players"),
    [pytest.param(name, players, marks=[pytest.mark.long] if players > game(name).least + 1 else []) for name, players in COUNTS],
)
def test_every_law_holds_at_every_step_for_every_viewer(name: str, players: int) -> None:
    played = game(name)
    outcome = fuzz_game(played, players, players, speech(played).say, thorough=True)
    assert outcome.finding is None, f"{outcome.finding} after {outcome.actions[-1]}"

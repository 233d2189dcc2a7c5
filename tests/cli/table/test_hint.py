"""A hint is an open choice, and it depends on nothing that the seat may not know."""

import re
from pathlib import Path

import pytest

from kit.terminal import Window
from moonbase.catalog.registry import GAMES, game
from moonbase.cli.play.hint import hint
from moonbase.cli.play.table import Table
from moonbase.engine.rng import Rng
from moonbase.records.session import start

NAMED = re.compile(r"would choose ([0-9]+), (.+)\.$|^Only one choice is open: ([0-9]+), (.+)\.$")


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    rules, rng = game(name), Rng(8)
    table = Table(start(rules, 3, seats=["you", "random", "random"]), rng)
    session = table.session
    for _ in range(20):
        table.advance()
        choices = table.choices()
        said = hint(table, choices)
        found = NAMED.search(said[0].words)
        assert found is not None
        number, words = found.group(1, 2) if found[1] else found.group(3, 4)
        assert (words, None) in [(choice.words, choice.refusal) for choice in choices if choice.number == int(number)]
        true = session.state
        session.state = rules.resample(true, table.me, rng)
        assert hint(table, table.choices()) == said
        session.state = true
        legal = rules.legal(true)
        session.act(legal[rng.below(len(legal))])


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (120, 40)])
def test_it_can_be_asked_for_and_changes_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    with Window(size, "play", "moon", "--seed", "3", "--bots", "random", cwd=tmp_path) as screen:
        screen.read()
        choices = screen.type("list")
        said = screen.type("hint")
        assert "The greedy opponent would choose " in " ".join(said.split())
        assert max(map(len, said.splitlines())) < size[0]
        assert screen.type("tip").splitlines()[2:] == said.splitlines()[2:]
        assert screen.type("list") == choices
        assert "  hint " in screen.type("?")

"""The log at the table: brief about the set-up, whole where all is asked for."""

import pytest

from moonbase.catalog.registry import game
from moonbase.cli.games.registry import renderer
from moonbase.cli.play.log import LAST, log
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.events import visible
from moonbase.engine.game import GameError
from moonbase.engine.rng import Rng
from moonbase.records.session import start, start_from

TABLES = [("moon", ["you", "random"]), ("fromthemoon", ["you", "random", "random"]), ("fromthemoon", ["you"])]


def seated(name: str, seats: list[str], turns: int = 0) -> tuple[Table, Renderer]:
    """A table at which the person has made so many random choices."""
    rules = game(name)
    table = Table(start(rules, len(seats), None, seats), Rng(7))
    rng = Rng(8)
    table.advance()
    for _ in range(turns):
        actions = rules.legal(table.session.state)
        table.session.act(actions[rng.below(len(actions))])
        table.advance()
    return table, renderer(rules, table.narrator, 100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_first_log_tells_what_matters_and_how_much_more_there_is(name: str, seats: list[str]) -> None:
    table, drawn = seated(name, seats)
    whole = log(table, drawn, "all")
    asked = next((step for step, each in enumerate(table.session.record.steps) if each.seat >= 0), len(table.session.record.steps))
    before = sum(len(visible(events, table.me)) for events in table.session.history[:asked])
    brief = log(table, drawn, "")
    (hint,) = [line for line in brief if "log all" in line]
    kept = brief[: brief.index(hint)]
    assert 0 < len(kept) < 12
    assert [line for line in whole if line in kept] == kept
    assert brief[len(kept) + 1 :] == whole[before:]
    assert hint == f"(The set-up has {before - len(kept)} more lines: log all.)"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_later_the_log_reaches_back_to_the_last_turn(name: str, seats: list[str]) -> None:
    table, drawn = seated(name, seats, turns=25)
    whole = log(table, drawn, "all")
    assert log(table, drawn, "5") == whole[-5:]
    lines = log(table, drawn, "")
    assert lines == whole[-len(lines) :]
    assert len(lines) >= LAST
    if len(seats) == 1:
        assert len(lines) == LAST


def test_a_game_from_a_position_has_no_set_up() -> None:
    table, drawn = seated("moon", ["you", "random"], turns=6)
    again = Table(start_from(table.game, table.game.dump(table.session.state), ["you", "random"]), Rng(1))
    again.advance()
    assert log(again, drawn, "") == log(again, drawn, "all")


@pytest.mark.parametrize("asked", ["0", "x", "-3", "all of it"])
def test_the_log_refuses_wrong_arguments(asked: str) -> None:
    table, drawn = seated("moon", ["you", "random"])
    with pytest.raises(GameError, match="log takes a number of lines"):
        log(table, drawn, asked)

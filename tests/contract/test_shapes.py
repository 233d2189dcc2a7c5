"""Every view and every card of a game has the type from which the page's types are made, and the fields of all games' messages."""

from importlib import import_module
from typing import Any

import msgspec
import pytest

from kit.randomly import next_action
from moonbase.catalog.registry import game
from moonbase.engine.game import OVER, PUBLIC
from moonbase.engine.rng import Rng
from moonbase.languages.titles import titled_gallery
from moonbase.server.base.wire import GameView
from moonbase.server.web.endpoints.games import CardOfGallery

SHAPES = {"moon": ("MoonView", "MoonCard", "card"), "fromthemoon": ("FromTheMoonView", "TileOfGallery", "tile")}
NAMED = [(name, players) for name in SHAPES for players in range(game(name).least, game(name).most + 1)]


def shape(name: str, room: str, kind: str) -> Any:
    return getattr(import_module(f"moonbase.games.{name}.shapes.{room}"), kind)


def require_shape(found: dict[str, Any], kind: Any) -> None:
    """Check that every key is declared, every declared key is there, and every value has its type."""
    assert msgspec.convert(found, kind, strict=True) == found


@pytest.mark.parametrize(("name", "players"), NAMED)
def test_every_view_of_a_game_is_as_declared(name: str, players: int) -> None:
    rules, rng = game(name), Rng(players)
    kind, s = shape(name, "view", SHAPES[name][0]), rules.new(players)
    while s.waiting != OVER:
        view = rules.view(s, int(PUBLIC) if rng.below(players + 1) == 0 else int(rng.below(players)))
        require_shape(view, kind)
        msgspec.convert(view, GameView, strict=True)
        rules.step(s, next_action(rules, s, rng))
    require_shape(rules.view(s, 0), kind)


@pytest.mark.parametrize("name", SHAPES)
def test_every_card_is_as_declared(name: str) -> None:
    kind = shape(name, SHAPES[name][2], SHAPES[name][1])
    for card in titled_gallery(game(name)):
        require_shape(card, kind)
        msgspec.convert(card, CardOfGallery, strict=True)


@pytest.mark.parametrize(("name", "players"), NAMED)
def test_progress_and_result_say_what_the_view_shows(name: str, players: int) -> None:
    rules, rng = game(name), Rng(players)
    s = rules.new(players)
    while s.waiting != OVER:
        view, far = rules.view(s, int(PUBLIC)), rules.progress(s)
        assert (far.era, far.round, far.turn, far.phase) == (view.get("era"), view["round"], view["turn"], view["phase"])
        assert rules.solo_result(s) is None
        rules.step(s, next_action(rules, s, rng))
    solo: Any = rules.view(s, 0).get("solo")
    result = rules.solo_result(s)
    assert (result is None) == (solo is None)
    if result is not None:
        assert result.objectives == [(each["card"], each["met"]) for each in solo["objectives"]]
        shown = (solo["difficulty"], solo["won"], solo["lost"], solo["medal"])
        assert (result.difficulty, result.won, result.lost, result.medal) == shown

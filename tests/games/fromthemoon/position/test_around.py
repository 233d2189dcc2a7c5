"""A view shows what specialists count around a tile before a rover is sent, and the ability then brings that much."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.fromthemoon.surface import FTM
from moonbase.engine.notation import write_all
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState

Walk = Callable[..., Iterator[FromTheMoonState]]


@pytest.mark.rule("F3.10", "F3.11", "F3.12", "F3.13")
@pytest.mark.parametrize("players", [1, 3])
def test_an_ability_is_open_where_something_is_counted(walk: Walk, players: int) -> None:
    met = 0
    for s in walk(players, 60 + players, cubes=5):
        view: Any = FTM.view(s, 0)
        question = view["question"]
        if question is None or question["kind"] != "tasks":
            continue
        seat = view["seats"][question["seat"]]
        told = {entry["colour"]: entry for entry in seat["around"] if entry["tile"] == question["tile"]}
        legal = write_all(FTM, s)
        for colour, left in question["abilities"].items():
            if left > 0 and question["tasks"][colour] > 0:
                assert (f"ability {colour}" in legal) == (colour in told)
                met += colour in told
    assert met


@pytest.mark.rule("F3.10", "F3.12")
def test_the_pieces_that_count_are_named(walk: Walk) -> None:
    for s in walk(3, 63, cubes=5):
        view: Any = FTM.view(s, 0)
        grid = view["grid"]
        for seat in view["seats"]:
            for entry in seat["around"]:
                assert all(grid["points"][point]["owner"] == seat["seat"] for point in entry["spaces"])
                assert all(grid["tiles"][tile]["rover"] is not None for tile in entry["tiles"])
                assert set(entry["spaces"]) <= set(grid["tiles"][entry["tile"]]["points"])
                amount = sum(entry["gains"].values()) + entry["any"] + entry["points"]
                assert amount == len(entry["spaces"]) + len(entry["tiles"])

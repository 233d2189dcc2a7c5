"""A view holds everything that a table needs to draw the game without knowing its rules."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState

Walk = Callable[..., Iterator[FromTheMoonState]]


def view(stage: Surface) -> Any:
    return json.loads(json.dumps(FTM.view(stage.s, 0)))


def test_a_view_is_plain_data_at_every_step(walk: Walk) -> None:
    for players in (1, 2, 4):
        for s in walk(players, 30 + players, cubes=15):
            whole: Any = FTM.view(s, 0)
            assert json.loads(json.dumps(whole)) == whole
            for seat in whole["seats"]:
                final = seat["final"]
                parts = [final[key] for key in ("score", "achievement_majority", "improvement_majority", "resources", "achievements")]
                assert final["total"] == sum(parts) + sum(final["end_tiles"].values())


def test_the_moon() -> None:
    grid = view(Surface(3).cubes(1, 2, water=2).rover(1, 3, 2, 4).build(2, "S-01", 2, 2))["grid"]
    assert (grid["rows"], grid["columns"], len(grid["tiles"]), len(grid["points"])) == (3, 4, 12, 20)
    assert grid["tiles"][1]["cubes"] == {"metal": 0, "water": 2, "polymer": 0}
    assert grid["tiles"][7]["rover"] == {"owner": 1, "number": 3}
    assert [tile["tile"] for tile in grid["tiles"] if tile["corner"]] == [0, 3, 8, 11]
    assert grid["points"][6]["owner"] == 2
    assert grid["points"][6]["tiles"] == [0, 1, 4, 5]


@pytest.mark.rule("F18.5")
def test_outer_corners_can_be_closed() -> None:
    points = view(Surface(2, outer_corners=0))["grid"]["points"]
    assert [point["point"] for point in points if not point["space"]] == [0, 3, 12, 15]


@pytest.mark.rule("F10.10", "F10.11")
def test_the_pay_of_a_launch() -> None:
    ship = view(Surface(3).taken(0, "europa", 1, 2).taken(2, "europa", 3).improved(1, "europa", 1))["ships"][0]
    assert (ship["launched"], ship["first"], ship["second"], ship["left"]) == (False, 10, 5, 2)
    assert ship["standings"] == [2, 0, 1]
    assert ship["pays"] == [10, 0, 5]
    first, _, third, fourth, _ = ship["parts"]
    assert (first["owner"], first["improver"], first["improvable"]) == (0, 1, False)
    assert (third["owner"], third["improver"], third["improvable"]) == (2, None, True)
    assert (fourth["owner"], fourth["mission"], fourth["improvable"]) == (None, "ME-4", False)


@pytest.mark.rule("F17.15")
def test_the_pay_of_a_launch_in_a_solo_game() -> None:
    stage = Surface(1).taken(0, "europa", 1, 2, 3)
    assert view(stage)["ships"][0]["pays"] == [0]
    assert view(stage.improved(0, "europa", 1))["ships"][0]["pays"] == [5]
    assert view(stage.improved(0, "europa", 2))["ships"][0]["pays"] == [10]


def test_the_board_of_a_seat() -> None:
    stage = (
        Surface(2).foundations(0, 2).lab(0, 1, 2, "L-07").greenhouses(0, basic=1, improved=2).build(0, "S-10", 1, 1).build(0, "G-01", 1, 2)
    )
    seat = view(stage)["seats"][0]
    assert seat["labs"] == [["", "L-07", None, None], ["", "", None, None], [None, None, None, None]]
    assert (seat["income"]["food"], seat["income"]["energy"], seat["income"]["cards"]) == (5, 0, ["S-10"])
    assert seat["small"]["built"] == ["S-10"]
    assert seat["large"] == ["G-01", None]
    assert seat["buildings"] == {"count": 2, "miniatures_left": 6, "links": 1, "group": 2}
    assert seat["faction_building"] == {"card": "F-3", "built": False}
    assert seat["asks"] == "P-01"


def test_the_team_of_a_seat() -> None:
    seat = view(Surface(2).crew(0, 2, "metal", basic=1).trained(0, 1, "metal").rover(0, 1, 1, 1))["seats"][0]
    first, second, _ = seat["team"]["rovers"]
    assert (first["tile"], first["specialists"]["metal"], first["free"]) == (0, 1, 2)
    assert (second["tile"], second["basic"], second["free"]) == (None, {"metal": 1, "water": 1, "polymer": 0}, 1)
    assert seat["team"]["recruits_left"] == {"metal": 2, "water": 3, "polymer": 3}
    assert seat["team"]["markers_left"] == {"metal": 2, "water": 3, "polymer": 3}
    assert seat["mouths"] == 4


@pytest.mark.rule("F16.7")
def test_cyborgs_have_no_mouths() -> None:
    assert view(Surface(2, factions=("C-2", "C-1")))["seats"][0]["mouths"] == 0


def test_questions() -> None:
    stage = Surface(2).goods(0, metal=9, water=9, polymer=9, energy=4).cubes(1, 1, metal=2)
    assert view(stage)["question"] is None
    stage.play("send 1 1-1")
    question = view(stage)["question"]
    assert (question["kind"], question["rover"], question["tile"]) == ("tasks", 1, 0)
    assert question["tasks"] == {"metal": 1, "water": 0, "polymer": 0}
    stage.play("effect")
    assert view(stage)["question"] == {"seat": 0, "kind": "gain", "card": "T-01", "tile": None}
    stage.play("gain food")
    assert view(stage)["this_turn"] == {"acted": True}


@pytest.mark.rule("F17.5")
def test_objectives_alone() -> None:
    solo = view(Surface(1, difficulty=2))["solo"]
    assert solo["difficulty"] == "D-3"
    assert [objective["card"] for objective in solo["objectives"]] == ["O-1", "O-2", "O-3", "O-4"]
    assert solo["objectives"][0] == {"card": "O-1", "count": 0, "least": 12, "space": None, "launch": None, "met": False}
    assert view(Surface(2))["solo"] is None

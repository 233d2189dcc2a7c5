"""The forecasts of a view: the next gather, a new laboratory, prices, the majorities at the end."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState

Walk = Callable[..., Iterator[FromTheMoonState]]


def view(stage: Surface) -> Any:
    return json.loads(json.dumps(FTM.view(stage.s, 0)))


def mine(stage: Surface) -> Any:
    return view(stage)["seats"][0]


# --- the next gather


def test_the_certain_part_of_an_income() -> None:
    stage = Surface(2).goods(0, food=1, energy=1).greenhouses(0, basic=1, improved=1).trained(0, 1, "metal")
    for small, column in (("S-01", 1), ("S-03", 2), ("S-04", 3), ("S-09", 4)):
        stage.build(0, small, 1, column)
    stage.build(0, "S-10", 2, 1)
    income = mine(stage)["income"]
    assert (income["food"], income["energy"]) == (3, 3)
    assert income["gains"] == {"food": 5, "energy": 3, "battery": 1}
    assert income["points"] == 2  # the Welcome Dome's, and one specialist's for the Guild House
    assert income["asks"] == ["S-01", "S-09"]
    assert income["feeding"] == {"food": 6, "mouths": 3, "left": 3, "short": 0, "lost": 0}


@pytest.mark.rule("F9.6")
def test_a_tenth_battery_is_forecast_as_an_achievement() -> None:
    stage = Surface(2).goods(0, battery=9).build(0, "S-04", 1, 1)
    gains = mine(stage)["income"]["gains"]
    assert (gains.get("battery"), gains["achievement"]) == (None, 1)


@pytest.mark.rule("F8.9", "F17.12")
def test_the_cost_of_hunger() -> None:
    assert mine(Surface(2).goods(0, food=1))["income"]["feeding"] == {"food": 1, "mouths": 3, "left": 0, "short": 2, "lost": 6}
    alone = mine(Surface(1, factions=("C-1",)).goods(0, food=1))["income"]["feeding"]
    assert (alone["short"], alone["lost"]) == (2, 0)


def test_a_gather_under_way_counts_what_is_left_of_it() -> None:
    stage = Surface(2).goods(0, food=0, energy=0).greenhouses(0, basic=2).build(0, "S-03", 1, 1)
    for number in (1, 2, 3):
        stage.rover(0, number, 1, number)
    stage.play("gather")
    before = mine(stage)["income"]
    assert before["feeding"]["food"] == 4
    stage.play("income S-03")
    after = mine(stage)["income"]
    assert (after["gains"].get("food"), after["cards"], after["feeding"]) == (2, [], before["feeding"])


def test_the_forecast_holds_where_nothing_is_chosen(walk: Walk) -> None:
    """Food at hand at the feeding is what was forecast when the last item of the income was taken."""
    fed = 0
    for s in walk(2, 71, cubes=15):
        whole: Any = FTM.view(s, 0)
        question = whole["question"]
        if question and question["kind"] == "feed":
            feeding = whole["seats"][question["seat"]]["income"]["feeding"]
            assert (feeding["food"], feeding["mouths"]) == (question["food"], question["mouths"])
            fed += 1
    assert fed


@pytest.mark.rule("F8.12", "F8.13", "F17.9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_cubes_that_come_with_the_next_space_are_those_forecast(walk: Walk, players: int) -> None:
    """From the question before the pawn moves to the last cube that is laid down."""
    before, forecast, entered, checked = 0, 0, 0, 0
    for seed in range(6):
        for s in walk(players, seed, cubes=15):
            now: Any = FTM.view(s, 0)
            lying = sum(sum(tile["cubes"].values()) for tile in now["grid"]["tiles"])
            if now["waiting"] == "nature":
                continue
            if now["progress"]["entered"] == entered + 1 > 1:
                assert lying - before == forecast
                checked += 1
            before, forecast, entered = lying, now["progress"]["refill_cubes"], now["progress"]["entered"]
    assert checked > 2


# --- research


@pytest.mark.rule("F7.8", "F7.9", "F7.10")
def test_the_chain_of_a_new_laboratory() -> None:
    stage = Surface(2).foundations(0, 4).lab(0, 1, 1, "L-07").lab(0, 2, 2, "L-02").lab(0, 1, 4, "L-03")
    free = {(spot["row"], spot["column"]): spot for spot in mine(stage)["new_lab"]}
    assert set(free) == {(1, 2), (1, 3), (2, 1), (3, 1), (3, 2)}
    assert free[1, 2]["runs"] == [0, 3, 5]
    assert free[3, 1]["runs"] == [0]
    assert (free[3, 1]["bonus"], free[1, 2]["bonus"]) == ("BL-3", None)
    assert mine(stage)["next_foundation"] == {"row": 2, "column": 2}


@pytest.mark.rule("F7.16")
def test_no_foundation_follows_the_sixth() -> None:
    assert mine(Surface(2).foundations(0, 6))["next_foundation"] is None


@pytest.mark.rule("F7.9", "F7.13")
def test_a_chain_under_way_tells_what_is_gone_and_what_is_left() -> None:
    stage = Surface(2).goods(0, metal=5, water=5, polymer=5, energy=4).foundations(0, 2).lab(0, 1, 1, "L-02").display(1, "L-04")
    assert view(stage)["chains"] == []
    stage.play("lab 1 L-04", "deal L-18", "space 1-2")
    assert view(stage)["chains"] == [{"new": 1, "left": [0, 1], "gone": [], "more": 2}]
    stage.play("activate 1-1 first")
    assert view(stage)["chains"] == [{"new": 1, "left": [1], "gone": [0], "more": 1}]
    assert FTM.dump(FTM.load(FTM.dump(stage.s))) == FTM.dump(stage.s)


# --- prices and bonuses


@pytest.mark.rule("F4.4", "F16.8")
def test_prices_are_told_in_full() -> None:
    stage = Surface(2, factions=("C-2", "C-1"))
    assert mine(stage)["prices"]["recruit"] == {"metal": 1, "energy": 2}
    assert view(stage)["seats"][1]["prices"]["recruit"] == {"energy": 1}
    assert mine(stage)["prices"]["greenhouse"] == {"water": 1, "polymer": 1}
    stage.s.right = stage.s.left = 0
    assert mine(stage)["prices"]["greenhouse"] == {"water": 1, "polymer": 1, "energy": 2}


@pytest.mark.rule("F4.7", "F5.4", "F5.7")
def test_spaces_that_pay() -> None:
    bonuses = mine(Surface(2).crew(0, 2, "metal", basic=1))["bonuses"]
    assert bonuses["greenhouses"] == [None, "BG-2", "BG-3", "BG-4", "BG-5", "BG-6"]
    assert bonuses["large"] == ["BB-1", "BB-2"]
    assert bonuses["recruit"] == {"metal": "BR-2", "water": None, "polymer": None}


# --- majorities


@pytest.mark.rule("F15.2", "F15.5")
def test_majorities_as_they_stand() -> None:
    stage = (
        Surface(3).goods(0, achievement=4).goods(1, achievement=4).goods(2, achievement=1).taken(0, "europa", 1).improved(2, "europa", 1)
    )
    achievements, improvements = view(stage)["majorities"]
    assert achievements == {"of": "achievements", "first": 24, "second": 12, "stages": [], "counts": [4, 4, 1], "pays": [18, 18, 0]}
    assert (improvements["counts"], improvements["pays"]) == ([0, 0, 1], [0, 0, 8])


@pytest.mark.rule("F15.4", "F17.20", "F17.21")
def test_majorities_of_small_tables() -> None:
    assert [prize["second"] for prize in view(Surface(2))["majorities"]] == [0, 0]
    achievements, ships = view(Surface(1).goods(0, achievement=9))["majorities"]
    assert (achievements["first"], achievements["stages"]) == (0, [{"least": 8, "points": 12}, {"least": 16, "points": 24}])
    assert (achievements["counts"], achievements["pays"]) == ([9], [12])
    assert (ships["counts"], ships["pays"]) == ([0], [0])


def test_the_pay_of_majorities_is_part_of_the_final_score(walk: Walk) -> None:
    for players in (1, 3):
        for s in walk(players, 80 + players, cubes=15):
            whole: Any = FTM.view(s, 0)
            for seat in whole["seats"]:
                paid = [prize["pays"][seat["seat"]] for prize in whole["majorities"]]
                assert paid == [seat["final"]["achievement_majority"], seat["final"]["improvement_majority"]]

"""M2: the three Eras and the Production phase."""

from itertools import groupby

import pytest

from kit.moon.course import (
    CARDS,
    RESOURCES,
    deal_until,
    facts,
    fill_hands,
    finish_era,
    goods_told,
    next_era,
    opening,
    random_play,
    start,
    told_since,
    with_cards,
)
from kit.moon.stage import Stage
from moonbase.engine.game import CHANCE

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
FLAGS = ("industry", "housing", "transport", "food", "science")
TWO_ANSWER_TO_PRODUCTION = '[card."S2-29"]\nwhen = "production"\ndo = [{ gain_any = 1 }]\n'


@pytest.mark.rule("M2.1")
@every_table
def test_three_eras_of_production_construction_and_scoring(players: int) -> None:
    stage = start(players)
    for _ in random_play(stage, seed=players):
        pass
    phase = {"era": "production", "round": "construction", "flag_won": "scoring", "flag_kept": "scoring", "over": "over"}
    course = [phase[fact] for fact in facts(stage) if fact in phase]
    assert [name for name, _ in groupby(course)] == ["production", "construction", "scoring"] * 3 + ["over"]


@pytest.mark.rule("M2.2")
@every_table
def test_era_one_begins_with_three_hearts_on_each_flag(players: int) -> None:
    assert [opening(players).reward(flag) for flag in FLAGS] == [3, 3, 3, 3, 3]


@pytest.mark.rule("M2.2")
def test_new_hearts_join_those_still_lying_there() -> None:
    """Three Bases win Industry, Housing and Food each Era; nobody has Transport or Science."""
    stage = finish_era(fill_hands(Stage(3)))
    assert [stage.reward(flag) for flag in FLAGS] == [4, 4, 7, 4, 7]
    finish_era(stage.nature())
    assert [stage.reward(flag) for flag in FLAGS] == [5, 5, 12, 5, 12]


@pytest.mark.rule("M2.3")
@every_table
def test_in_era_one_the_base_alone_produces(players: int) -> None:
    stage = opening(players)
    for seat in range(players):
        base = CARDS.face(stage.in_settlement(seat)[0])
        energy, water, bio, metal, rover, heart = base.values["production"]
        assert [stage.has(seat, kind) for kind in (*RESOURCES, "rover", "heart")] == [energy, water, bio, metal, 2 + rover, heart]


@pytest.mark.rule("M2.3")
def test_base_and_blue_structures_produce_everything_they_show() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-06", "S2-05", "S2-07", "S2-07", "S2-10", "S1-25").settle(1, "S2-08"))
    finish_era(stage)
    told = told_since(stage, "era")
    assert goods_told(told, 0) == {"metal": 1 + 2, "rover": 2, "heart": 4}  # the Base, a Smelter Shed, Rover Works, two Cheese Dairies
    assert goods_told(told, 1) == {"energy": 1 + 1, "water": 1, "bio": 1, "metal": 1}


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("era", [1, 2])
def test_production_is_yours_before_the_first_turn_of_the_era(era: int) -> None:
    stage = fill_hands(Stage(2, era=era).settle(0, "S2-01").goods(0, energy=0))
    next_era(stage)
    assert stage.has(0, "energy") >= 2


@pytest.mark.rule("M2.4")
def test_effects_of_the_production_phase_are_settled_before_the_deal() -> None:
    stage = fill_hands(Stage(3).own_reputation(2, "RB-3"))
    finish_era(stage)
    assert stage.waiting == 2
    assert stage.legal() == [f"choose {kind}" for kind in RESOURCES]
    assert stage.pile() == []
    before = stage.has(2, "bio")
    stage.play("choose bio")
    assert stage.has(2, "bio") == before + 1
    assert stage.waiting == CHANCE


@pytest.mark.rule("M2.4")
def test_effects_of_the_production_phase_come_once_an_era() -> None:
    stage = fill_hands(Stage(2, era=2).own_reputation(1, "RB-3"))
    finish_era(stage).play("choose bio").nature()
    assert stage.s.round == 1
    assert facts(stage)[facts(stage).index("era") :].count("round") == 1


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (1, 2), (0, 1)])
def test_the_leader_of_the_era_settles_first_and_the_others_to_the_left(first: int, second: int) -> None:
    """Seat 0 leads Era I, so seat 1 leads Era II: 1, 2, 0."""
    stage = with_cards(Stage(3), TWO_ANSWER_TO_PRODUCTION).settle(first, "S2-29").own_reputation(second, "RB-3")
    finish_era(fill_hands(stage))
    asked = [stage.waiting]
    stage.play("choose water")
    asked.append(stage.waiting)
    stage.play("choose water")
    assert asked == sorted((first, second), key=[1, 2, 0].index)
    assert stage.waiting == CHANCE


@pytest.mark.rule("M2.5")
@every_table
def test_resources_and_rovers_are_kept_from_era_to_era(players: int) -> None:
    stage = fill_hands(Stage(players))
    for seat in range(players):
        stage.goods(seat, energy=40, water=41, bio=42, metal=43, rover=44)
    for _ in range(players):
        stage.turn()
    gained = [goods_told([event.text for event in stage.log], seat) for seat in range(players)]
    for seat in range(players):
        for kind, had in zip((*RESOURCES, "rover"), (40, 41, 42, 43, 44), strict=True):
            assert stage.has(seat, kind) == had + gained[seat][kind]
    deal_until(stage, "deal X2")
    assert stage.has(0, "energy") >= 40

"""F2, fourth part: the advice for closed actions."""

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.engine.game import Refusal
from moonbase.engine.notation import read
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import A_CONVERT, END_TURN, action
from moonbase.languages.speech import speech

FOOD = int(action(A_CONVERT, c.FOOD))
ENERGY = int(action(A_CONVERT, c.ENERGY))


def refused(surface: Surface, action: int) -> Refusal:
    refusal = FTM.why_not(surface.s, 0, action)
    assert refusal is not None
    return refusal


def advice(surface: Surface, action: int) -> list[str]:
    """The texts of the steps that are advised."""
    world = FTM.clone(surface.s)
    texts = []
    for step in refused(surface, action).steps:
        texts.append(FTM.write(world, step))
        FTM.apply(world, step)
    return texts


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize("players", [1, 2])
def test_where_only_gathering_is_left_it_is_the_way_to_end_the_turn(players: int) -> None:
    surface = Surface(players).out(0).goods(0, energy=0)
    assert surface.legal() == ["gather"]
    refusal = refused(surface, int(END_TURN))
    assert advice(surface, int(END_TURN)) == ["gather"]
    assert refusal.later
    assert refusal.repair is not None
    assert "Gather your rovers" in speech(FTM).say(refusal.repair)


@pytest.mark.rule("F2.3")
def test_no_action_is_advised_where_many_end_the_turn() -> None:
    surface = Surface().out(0).goods(0, energy=1)
    assert "gather" in surface.legal()
    assert advice(surface, int(END_TURN)) == []
    assert refused(surface, int(END_TURN)).reason == Text("why.act_first")


@pytest.mark.rule("F2.17")
def test_a_pending_action_is_finished_to_end_the_turn() -> None:
    surface = Surface().goods(0, energy=9, food=9, battery=9).play("recruit metal 1")
    for text in advice(surface, int(END_TURN)):
        FTM.apply(surface.s, read(FTM, surface.s, text))
    assert "end" in surface.legal()


@pytest.mark.rule("F2.6")
def test_several_steps_are_numbered() -> None:
    surface = Surface().goods(0, energy=0, food=5)
    train = next(each for each in FTM.candidates(surface.s, 0) if FTM.write(surface.s, each) == "train metal 1")
    repair = refused(surface, train).repair
    assert repair is not None
    assert speech(FTM).say(repair) == "(1) Turn 2 food into 1 energy and (2) Turn 2 food into 1 energy"


@pytest.mark.rule("F2.6")
@pytest.mark.parametrize(("energy", "food"), [(0, 0), (1, 0), (1, 3), (0, 9)])
def test_in_the_income_energy_for_a_conversion_comes_from_the_recharge(energy: int, food: int) -> None:
    surface = Surface().out(0).crew(0, 1, "metal", basic=3).crew(0, 2, "water", basic=3).crew(0, 3, "polymer", basic=3)
    surface.goods(0, energy=energy, food=food).greenhouses(0, basic=2).play("gather")
    assert advice(surface, FOOD) == ["income recharge"]


@pytest.mark.rule("F2.6")
def test_a_conversion_is_not_opened_by_its_opposite() -> None:
    assert "convert energy" not in advice(Surface().goods(0, energy=1, food=9), FOOD)
    assert "convert food" not in advice(Surface().goods(0, energy=4, food=1), ENERGY)


@pytest.mark.rule("F2.6")
def test_another_action_is_still_opened_by_a_conversion() -> None:
    surface = Surface().goods(0, energy=0, food=2)
    recruit = next(each for each in FTM.candidates(surface.s, 0) if FTM.write(surface.s, each) == "recruit metal 1")
    assert advice(surface, recruit) == ["convert energy"]

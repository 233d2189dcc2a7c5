"""M10: Expeditions, their bonuses and their rules."""

import pytest

from kit.moon.scene import next_turns
from kit.moon.stage import Stage


def two_cards_each(stage: Stage) -> Stage:
    return stage.hand(0, "S1-01", "S1-02").hand(1, "S1-03", "S1-04").hand(2, "S1-06", "S1-08")


@pytest.mark.rule("M10.1")
def test_an_expedition_travels_with_its_hand() -> None:
    stage = two_cards_each(Stage()).expedition(1, "X1-2").expedition(2, "X1-1")
    next_turns(stage, 3)
    assert stage.waiting == 1  # the First Expedition has come here
    stage.play("expedition", "deal S1-24")  # its swap of the one card in hand
    assert stage.in_hand(1) == ["S1-24"]
    stage.turn()
    assert stage.waiting == 2
    assert stage.in_hand(2) == ["S1-04"]
    stage.play("expedition", "choose metal")  # Generous, which seat 1 held before
    assert stage.has(2, "metal") == 1


@pytest.mark.rule("M10.1")
def test_only_the_expedition_in_the_own_hand_is_used() -> None:
    stage = two_cards_each(Stage()).expedition(0, "X1-4").expedition(1, "X1-2")  # Haggling here, Generous at the neighbour's
    assert "expedition" not in stage.legal()


@pytest.mark.rule("M10.2")
def test_a_bonus_is_used_once_a_turn() -> None:
    stage = two_cards_each(Stage()).expedition(0, "X1-2").play("expedition", "choose water")
    assert "expedition" not in stage.legal()
    stage.play("build S1-01")
    assert "expedition" not in stage.legal()


@pytest.mark.rule("M10.2")
def test_a_bonus_may_be_left_alone() -> None:
    stage = two_cards_each(Stage()).expedition(0, "X1-2").play("build S1-01")
    assert "expedition" in stage.legal()
    stage.play("end")
    assert stage.has(0, "energy") == 1  # the Solar Blanket's, and nothing else
    assert stage.waiting == 1


@pytest.mark.rule("M10.3")
def test_a_rule_needs_no_action_and_cannot_be_switched_off() -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-10").goods(0, metal=1)  # Frugal, and a Tool Crib for 1 Metal
    assert "expedition" not in stage.legal()
    stage.play("build S1-10")
    assert stage.has(0, "metal") == 1


@pytest.mark.rule("M10.3")
def test_a_rule_holds_for_the_whole_turn() -> None:
    stage = Stage(era=2).expedition(0, "X2-4").settle(0, "S1-27").hand(0, "S1-05", "S1-25", "S2-01").goods(0, energy=1, bio=1)
    stage.play("build S1-05")  # a Transport Flag is missing
    stage.play("obelisk S1-27")
    assert "S1-25" in stage.in_settlement(0)  # the only one to construct; a Science Flag is missing


@pytest.mark.rule("M10.3")
def test_a_rule_ends_with_the_turn() -> None:
    stage = two_cards_each(Stage()).expedition(0, "X1-5").expedition(1, "X1-1")
    stage.turn()
    stage.play("park 0 B-1 production")  # Hitchhiking is in another hand now
    assert stage.s.frame_n == 0
    assert [stage.has(1, kind) for kind in ("energy", "water", "bio", "metal")] == [0, 0, 0, 1]


@pytest.mark.rule("M10.4")
@pytest.mark.parametrize("id", ["X1-4", "X2-5", "X3-2"])
def test_a_bonus_that_cannot_be_paid_is_closed(id: str) -> None:
    stage = Stage(era=int(id[1])).expedition(0, id).hand(0, "S1-01")
    assert "expedition" not in stage.legal()
    assert "expedition" in stage.goods(0, bio=1).legal()


@pytest.mark.rule("M10.4")
@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("X0-1", "no stack"),
        ("X0-2", "no discard pile"),
        ("X1-1", "winning no Flag type"),
        ("X2-1", "no grey structure"),
        ("X2-2", "no Rover on an own card"),
        ("X3-3", "no Reputation"),
        ("X3-5", "no discard pile"),
    ],
)
def test_a_bonus_with_nothing_to_work_on_is_closed(id: str, why: str) -> None:
    stage = Stage().empty_stack().hand(0, "S1-01").expedition(0, id)
    stage.settle(1, "S1-15", "S1-15")  # more Industry than seat 0
    assert "expedition" not in stage.legal(), why


@pytest.mark.rule("M10.5")
def test_an_expedition_is_no_card_to_construct_assimilate_or_swap() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02")
    assert not [text for text in stage.legal() if "X0" in text]
    stage.play("expedition")
    assert stage.legal() == ["choose hand S1-01", "choose hand S1-02"]


@pytest.mark.rule("M10.5")
def test_an_expedition_alone_is_an_empty_hand() -> None:
    stage = Stage().expedition(1, "X1-2").expedition(2, "X1-3").hand(0, "S1-01").hand(1, "S1-02").hand(2, "S1-03")
    next_turns(stage, 3)
    assert stage.s.era == 2


@pytest.mark.rule("M10.6")
def test_a_swap_is_one_for_one() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02").play("expedition", "choose hand S1-01", "deal S1-10")
    assert stage.in_hand(0) == ["S1-02", "S1-10"]
    assert stage.pile() == ["S1-01"]


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize("id", ["X0-1", "X0-2", "X3-5"])
def test_there_is_no_swap_with_an_empty_hand(id: str) -> None:
    stage = Stage().discard("S1-03").expedition(0, id).hand(0, "S1-01")
    assert "expedition" in stage.legal()
    stage.play("assimilate S1-01")
    assert "expedition" not in stage.legal()

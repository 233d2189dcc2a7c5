"""F2.17: a question that has no answer is passed over, and the log says so."""

import pytest

from kit.fromthemoon.flights import RICH, approval, keys, quiet
from kit.fromthemoon.surface import Surface


def improved(**goods: int) -> Surface:
    """Seat 0 has improved a part, and has these goods left for the Special Research that follows."""
    stage = approval(quiet().goods(0, **RICH).taken(1, "mars", 1))
    stage.goods(0, **goods)
    return stage.play(next(text for text in stage.open("improve") if text.startswith("improve mars 1")))


@pytest.mark.rule("F2.17")
@pytest.mark.parametrize(("metal", "told"), [(1, True), (9, False)])
def test_a_special_research_that_nobody_can_pay_is_told(metal: int, told: bool) -> None:
    stage = improved(metal=metal, water=0, polymer=0 if metal == 1 else 9, food=0, energy=1 if metal == 1 else 4)
    assert ("no_research" in keys(stage)) == told


@pytest.mark.rule("F2.17")
def test_a_crew_that_finds_nothing_to_do_is_told() -> None:
    stage = quiet().goods(0, energy=0, food=0).terrain(1, 2, "T-02").play("send 1 1-2")
    assert "no_task" in keys(stage)


@pytest.mark.rule("F2.17")
@pytest.mark.parametrize("side", ["first", "second"])
def test_a_laboratory_of_a_chain_that_cannot_be_paid_is_told(side: str) -> None:
    stage = quiet().foundations(0, 6).lab(0, 1, 1, "L-16").goods(0, metal=0, water=0, polymer=1, food=0, energy=0)
    stage.play("lab 1 L-01").nature()
    stage.play("space 1-2", f"activate 1-2 {side}")
    paid_for = "activate 1-1" in " ".join(stage.legal())
    assert ("no_lab" in keys(stage)) == (not paid_for)

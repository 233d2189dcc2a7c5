"""F2, first part: turns, actions and conversions."""

import pytest

from kit.fromthemoon.landing import COUNTS, moments, opening, seen
from kit.fromthemoon.surface import Surface, rich
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import A_CONVERT, END_TURN, GATHER, action

CONVERSIONS = ("convert food", "convert energy")
MAIN = {"send", "greenhouse", "upgrade", "recruit", "train", "build", "foundation", "lab", "gather"}
"""The first words of everything that an action can begin with."""


def words(surface: Surface) -> set[str]:
    return {text.split()[0] for text in surface.legal()}


def without_conversions(surface: Surface) -> list[str]:
    return [text for text in surface.legal() if text not in CONVERSIONS]


def rule_of(surface: Surface, action: int, seat: int = 0) -> str:
    """Return the rule that closes an action, even one that the game would not list as closed."""
    refusal = surface.game.refusal(surface.s, seat, action)
    return refusal.rule if refusal else ""


# --- turns


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_players_take_turns_from_the_first_player_on(players: int, seed: int) -> None:
    surface = opening(players, seed)
    if players == 1:
        surface.play(surface.legal()[0])  # a faction is chosen
    lead = seen(surface)["lead"]
    for turn in range(3 * players):
        assert surface.waiting == (lead + turn) % players
        assert seen(surface)["round"] == turn // players + 1
        surface.rest()


@pytest.mark.rule("F2.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    surface = Surface(3)
    assert rule_of(surface, GATHER, 1) == "F2.1"
    assert surface.game.candidates(surface.s, 2) == []


# --- actions


@pytest.mark.rule("F2.2")
def test_there_are_six_actions() -> None:
    assert words(rich()) == MAIN - {"gather"} | {"convert"}
    assert words(rich().out(0)) == MAIN - {"send"} | {"convert"}


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(
    "texts",
    [
        ("send 1 1-1", "done"),
        ("greenhouse", "done"),
        ("upgrade", "greenhouse"),
        ("recruit metal 1", "done"),
        ("train metal 1", "recruit water 2"),
        ("build S-01", "at 1-1", "decline"),
        ("foundation", "done"),
    ],
)
def test_a_turn_has_exactly_one_action(texts: tuple[str, ...]) -> None:
    surface = rich()
    assert surface.refused("end") == "F2.2"
    surface.play(*texts)
    assert without_conversions(surface) == ["end"]
    for text in ("send 2 3-3", "upgrade", "recruit polymer 3", "build S-02", "foundation", "gather"):
        assert surface.refused(text) == "F2.2"


@pytest.mark.rule("F2.2")
def test_gathering_is_an_action_too() -> None:
    surface = rich().out(0).play("gather", "income recharge").nature()
    assert without_conversions(surface) == ["end"]


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize("out", range(4))
def test_a_turn_cannot_be_passed(out: int) -> None:
    surface = Surface().goods(0, energy=0)
    for rover in range(out):
        surface.rover(0, rover + 1, 1, rover + 1)
    assert "end" not in surface.legal()
    assert surface.refused("end") == "F2.2"
    assert words(surface) == ({"send"} if out < 3 else {"gather"})


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize("players", COUNTS)
def test_something_can_always_be_done(players: int) -> None:
    """The tiles are more than the rovers of the others."""
    for seed in range(3):
        for surface in moments(players, seed):
            view = seen(surface)
            if view["phase"] == "turns" and not view["this_turn"]["acted"] and surface.waiting >= 0:
                home = [rover for rover in view["seats"][surface.waiting]["team"]["rovers"] if rover["tile"] is None]
                assert bool(surface.open("send")) == bool(home)
                assert ("gather" in surface.legal()) == (not home)


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("greenhouse", "upgrade"),
        ("upgrade", "greenhouse"),
        ("recruit metal 2", "train water 2"),
        ("train water 2", "recruit metal 2"),
    ],
)
def test_one_half_or_both(first: str, second: str) -> None:
    surface = rich().play(first)
    assert {second, "done"} <= set(surface.legal())
    assert without_conversions(surface.play("done")) == ["end"]
    assert without_conversions(rich().play(first, second)) == ["end"]


@pytest.mark.rule("F2.4")
def test_research_has_two_halves() -> None:
    surface = rich().play("foundation")
    assert {"lab 1 L-01", "done"} <= set(surface.legal())
    surface.play("lab 1 L-01").nature().play("space 1-1", "done")
    assert without_conversions(surface) == ["end"]


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(("faction", "half"), [("C-6", {"greenhouse", "upgrade"}), ("C-8", {"recruit", "train"})])
def test_neither_half_is_no_action(faction: str, half: set[str]) -> None:
    """Biofarmers and Scholars cannot set off their power for nothing."""
    surface = Surface(factions=(faction, "C-1")).greenhouses(0).goods(0, energy=0)
    assert not words(surface) & (half | {"done"})


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize(
    ("first", "second"),
    [("greenhouse", "upgrade"), ("recruit metal 2", "train water 2"), ("foundation", "lab 1 L-01")],
)
def test_halves_in_either_order_and_each_once(first: str, second: str) -> None:
    for one, other in ((first, second), (second, first)):
        surface = rich().greenhouses(0, basic=2).play(one).nature()
        while surface.open("space"):
            surface.play(surface.open("space")[0])
        while surface.open("activate"):
            surface.play("done")
        assert not [text for text in surface.legal() if text.split()[0] == one.split()[0]]
        assert other.split()[0] in words(surface)
        surface.play(other).nature()
        while surface.waiting == 0 and "end" not in surface.legal():
            surface.play(without_conversions(surface)[-1]).nature()
        assert without_conversions(surface) == ["end"]


# --- conversions


@pytest.mark.rule("F2.6")
@pytest.mark.parametrize("times", [1, 2, 4])
def test_two_energy_become_one_food_as_often_as_wanted(times: int) -> None:
    surface = Surface().goods(0, battery=9, energy=9).play(*["convert food"] * times)
    assert (surface.has(0, "energy"), surface.has(0, "food")) == (9 - 2 * times, times)
    assert "send 1 1-1" in surface.legal()  # it was no action


@pytest.mark.rule("F2.6")
@pytest.mark.parametrize("times", [1, 2, 4])
def test_two_food_become_one_energy_as_often_as_wanted(times: int) -> None:
    surface = Surface().goods(0, battery=9, energy=0, food=9).play(*["convert energy"] * times)
    assert (surface.has(0, "energy"), surface.has(0, "food")) == (times, 9 - 2 * times)
    assert "send 1 1-1" in surface.legal()


@pytest.mark.rule("F2.6")
def test_a_conversion_needs_two() -> None:
    surface = Surface().goods(0, energy=1, food=1)
    assert surface.open("convert") == []
    assert [surface.refused(text) for text in CONVERSIONS] == ["F2.6", "F2.6"]


@pytest.mark.rule("F2.7")
@pytest.mark.parametrize(
    "texts",
    [
        (),  # before the action
        ("send 1 1-1",),  # between tasks
        ("greenhouse",),  # between halves
        ("recruit metal 1",),
        ("build S-01", "at 2-2"),  # before a tile is used
        ("send 1 1-1", "done"),  # after the action
        ("build S-01", "at 2-2", "decline"),
    ],
)
def test_conversions_are_open_throughout_the_turn(texts: tuple[str, ...]) -> None:
    surface = rich().play(*texts)
    assert surface.open("convert") == list(CONVERSIONS)
    before = without_conversions(surface)
    surface.play("convert food", "convert energy")
    assert without_conversions(surface) == before


@pytest.mark.rule("F2.7")
def test_conversions_are_open_between_laboratories() -> None:
    surface = rich().lab(0, 1, 1, "L-02").play("lab 1 L-01").nature()
    assert surface.open("convert") == list(CONVERSIONS)
    surface.play("convert food", "activate 1-1 first")
    assert surface.open("convert") == list(CONVERSIONS)


@pytest.mark.rule("F2.7")
def test_a_conversion_before_a_payment_within_the_action() -> None:
    """Crater Academy costs 1 energy. The rover waits, although nothing else is left to do."""
    surface = Surface().terrain(1, 1, "T-02").goods(0, energy=0, food=2).play("send 1 1-1")
    assert surface.legal() == ["done", "convert energy"]
    assert surface.refused("effect") == "F2.14"
    surface.play("convert energy", "effect", "train metal 1")
    assert surface.has(0, "energy") == 0


@pytest.mark.rule("F2.7")
def test_a_conversion_before_the_second_half() -> None:
    surface = Surface().goods(0, energy=3, food=1).play("recruit metal 1")
    assert surface.has(0, "energy") == 2
    surface.play("train metal 1")
    poor = Surface().goods(0, energy=1, food=5).play("recruit metal 1")
    assert poor.open("train") == []
    poor.play("convert energy", "convert energy", "train metal 1")
    assert (poor.has(0, "energy"), poor.has(0, "food")) == (0, 0)
    hungry = Surface().goods(0, battery=5, energy=5, food=0).play("recruit metal 1")
    assert hungry.legal() == ["done", "convert food"]  # just enough energy is left, so the second half is waited for
    hungry.play("convert food", "train metal 1")
    assert (hungry.has(0, "energy"), hungry.has(0, "food")) == (0, 0)


@pytest.mark.rule("F2.7")
def test_a_conversion_before_the_recharge() -> None:
    surface = Surface().out(0).play("gather")
    assert surface.legal() == ["income recharge", "convert food"]
    surface.play("convert food", "convert food")  # then the recharge is all that is left
    assert (surface.has(0, "energy"), surface.has(0, "food")) == (4, 2)
    assert surface.legal() == ["feed", "convert food", "convert energy"]


@pytest.mark.rule("F2.7")
def test_a_conversion_before_feeding() -> None:
    surface = Surface().out(0).play("gather", "income recharge")
    assert surface.legal() == ["feed", "convert food"]
    surface.play("convert food", "feed")
    assert (surface.has(0, "energy"), surface.points(0)) == (2, -6)  # one of three was fed


@pytest.mark.rule("F2.7")
def test_no_conversion_in_the_middle_of_a_step_or_in_another_turn() -> None:
    surface = rich().terrain(1, 1, "T-01").play("send 1 1-1", "effect")
    assert surface.open("convert") == []
    assert rule_of(surface, action(A_CONVERT, c.FOOD)) == "F2.7"
    other = rich(1)
    assert rule_of(other, action(A_CONVERT, c.FOOD), 1) == "F2.1"


@pytest.mark.rule("F2.8")
@pytest.mark.parametrize("batteries", [4, 9])
def test_food_may_be_turned_into_energy_with_a_full_gauge(batteries: int) -> None:
    surface = Surface().goods(0, battery=batteries, energy=batteries, food=3).play("convert energy")
    assert (surface.has(0, "energy"), surface.has(0, "food")) == (batteries, 1)


# --- the end of a turn, forced answers


@pytest.mark.rule("F2.17")
@pytest.mark.parametrize("food", [0, 9])
def test_a_turn_ends_when_its_player_says_so(food: int) -> None:
    surface = Surface().goods(0, food=food, energy=1).cubes(1, 1, metal=1).play("send 1 1-1", "take metal")
    assert without_conversions(surface) == ["end"]
    assert surface.waiting == 0
    assert surface.play("end").waiting == 1


@pytest.mark.rule("F2.17")
def test_no_turn_ends_before_the_action_is_complete() -> None:
    surface = rich().play("send 1 1-1")
    assert rule_of(surface, END_TURN) == "F2.15"


@pytest.mark.rule("F2.17")
def test_an_only_answer_is_given_at_once() -> None:
    one_space = rich().lab(0, 1, 1, "L-02").play("lab 1 L-01").nature()
    assert seen(one_space)["seats"][0]["labs"][0][:2] == ["L-02", "L-01"]
    one_effect = Surface().terrain(1, 1, "T-09").play("send 1 1-1", "effect")
    assert seen(one_effect)["seats"][0]["foundations"] == 1
    no_task = Surface().cubes(1, 1, metal=1).play("send 1 1-1", "take metal")
    assert "end" in no_task.legal()


@pytest.mark.rule("F2.17")
def test_two_answers_are_a_question() -> None:
    surface = rich().play("lab 1 L-01").nature()
    assert surface.legal() == ["space 1-1", "space 1-2"]
    offer = Surface().terrain(1, 1, "T-08").play("send 1 1-1", "effect")
    assert {"recruit metal 1", "decline"} <= set(offer.legal())

"""F7: foundations, laboratories and the chains that they set off."""

import pytest

from kit.fromthemoon.surface import Surface
from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.rules.table.state import DISPLAY_AT, GROUNDS, lab_at, own
from moonbase.games.fromthemoon.rules.work.usable import ground_left

SLOTS = ((1, 1), (2, 1), (1, 2), (3, 1), (2, 2), (3, 2))
"""The foundations in the order of F7.4, by row and column of the two columns."""


def rich(stage: Surface, seat: int = 0) -> Surface:
    return stage.goods(seat, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


def shown(stage: Surface) -> list[str]:
    """The display, bottom row first; empty places are missing."""
    faces = [stage.s.common[DISPLAY_AT + place] for place in range(6)]
    return [stage.s.columns.ids[face] for face in faces if face >= 0]


def spaces(foundations: int) -> set[str]:
    """Return the spaces for laboratories on this many foundations."""
    return {f"space {row}-{2 * column - side}" for row, column in SLOTS[:foundations] for side in (0, 1)}


def active(stage: Surface) -> set[str]:
    """The laboratories that can be activated, by their space."""
    return {text.split()[1] for text in stage.open("activate")}


def research(stage: Surface, place: int = 1, id: str = "L-01", deal: str = "L-18") -> Surface:
    """Take a laboratory from a place of the display."""
    return stage.play(f"lab {place} {id}", f"deal {deal}")


def missing(good: str) -> Surface:
    return rich(Surface().foundations(0, 2)).goods(0, **{good: 0})


# --- the action


@pytest.mark.rule("F7.1")
@pytest.mark.parametrize("halves", [("foundation",), ("lab",), ("foundation", "lab"), ("lab", "foundation")])
def test_one_foundation_one_laboratory_or_both(halves: tuple[str, ...]) -> None:
    stage = rich(Surface().foundations(0, 1))
    for half in halves:
        stage = stage.play("foundation") if half == "foundation" else research(stage).play("space 1-1", "done")
    left = {"foundation", "lab"} - set(halves)
    for half in ("foundation", "lab"):
        assert bool(stage.open(half)) == (half in left)
    assert ("done" in stage.legal()) == bool(left)
    assert own(stage.s, 0, GROUNDS) == 1 + halves.count("foundation")


@pytest.mark.rule("F7.1")
def test_the_laboratory_may_go_on_the_foundation_just_constructed() -> None:
    stage = rich(Surface())
    assert stage.refused("lab 1 L-01") == "F7.7"
    assert set(research(stage.play("foundation")).legal()) == spaces(1)


@pytest.mark.rule("F7.2")
def test_a_foundation_costs_energy_metal_and_polymer() -> None:
    stage = rich(Surface()).play("foundation")
    assert [stage.has(0, good) for good in ("metal", "water", "polymer", "food", "energy")] == [8, 9, 8, 9, 8]


@pytest.mark.rule("F7.2")
@pytest.mark.parametrize("good", ["metal", "polymer", "energy"])
def test_without_one_of_them_a_foundation_is_closed(good: str) -> None:
    assert missing(good).refused("foundation") == "F7.2"
    assert "foundation" in Surface().goods(0, metal=1, polymer=1, energy=1).legal()


@pytest.mark.rule("F7.3", "F7.4")
@pytest.mark.parametrize("foundations", range(1, 7))
def test_foundations_lie_in_a_fixed_order_and_hold_two_laboratories_each(foundations: int) -> None:
    stage = research(rich(Surface().foundations(0, foundations - 1)).play("foundation"))
    assert set(stage.legal()) == spaces(foundations)
    assert len(stage.legal()) == 2 * foundations


@pytest.mark.rule("F7.3")
def test_the_laboratories_form_three_rows_of_four() -> None:
    stage = research(rich(Surface().foundations(0, 6)))
    assert stage.legal() == [f"space {row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]


@pytest.mark.rule("F7.4")
def test_the_fourth_foundation_reaches_the_third_row_at_the_left() -> None:
    """The example of the printed rules: four foundations, and the new laboratory at the lower centre."""
    stage = Surface().foundations(0, 3).lab(0, 1, 2, "L-02").lab(0, 2, 2, "L-03")
    rich(stage).play("foundation")
    research(stage).play("space 3-2")
    assert active(stage) == {"1-2", "2-2", "3-2"}


# --- the display


@pytest.mark.rule("F7.5")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_laboratory_costs_polymer_and_the_surcharge_of_its_row(place: int, surcharge: int) -> None:
    stage = research(rich(Surface().foundations(0, 1)), place, f"L-0{place}")
    assert (stage.has(0, "polymer"), stage.has(0, "energy"), stage.has(0, "metal")) == (8, 9 - surcharge, 9)
    just = Surface().foundations(0, 1).goods(0, polymer=1, energy=surcharge)
    assert f"lab {place} L-0{place}" in just.legal()
    if surcharge:
        assert just.goods(0, energy=surcharge - 1).refused(f"lab {place} L-0{place}") == "F7.5"
    assert missing("polymer").refused(f"lab {place} L-0{place}") == "F7.5"


@pytest.mark.rule("F7.5")
def test_a_laboratory_by_effect_costs_its_surcharge() -> None:
    """Wreck Field: no polymer, but the energy of the row."""
    stage = Surface(4).terrain(1, 1, "T-14").foundations(0, 1).goods(0, energy=1).play("send 1 1-1", "effect")
    assert stage.open("lab") == ["lab 1 L-01", "lab 2 L-02", "lab 3 L-03", "lab 4 L-04"]
    assert stage.refused("lab 5 L-05") == "F7.5"
    assert research(stage, 3, "L-03").has(0, "energy") == 0


@pytest.mark.rule("F7.6")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        (1, ["L-03", "L-02", "L-05", "L-04", "L-18", "L-06"]),
        (2, ["L-01", "L-04", "L-03", "L-06", "L-05", "L-18"]),
        (3, ["L-01", "L-02", "L-05", "L-04", "L-18", "L-06"]),
        (4, ["L-01", "L-02", "L-03", "L-06", "L-05", "L-18"]),
        (5, ["L-01", "L-02", "L-03", "L-04", "L-18", "L-06"]),
        (6, ["L-01", "L-02", "L-03", "L-04", "L-05", "L-18"]),
    ],
)
def test_those_above_slide_down_and_the_stack_fills_the_top(place: int, after: list[str]) -> None:
    stage = rich(Surface().foundations(0, 1)).play(f"lab {place} L-0{place}")
    left = int(stage.s.labs_left)
    assert stage.waiting < 0  # nature acts before the laboratory is placed
    stage.play("deal L-18")
    assert shown(stage) == after
    assert stage.s.labs_left == left - 1
    assert set(stage.legal()) == spaces(1)


@pytest.mark.rule("F7.6")
def test_the_display_is_full_again_before_a_chain_takes_from_it() -> None:
    stage = rich(Surface().foundations(0, 2).display(1, "L-16").taken(1, "mars", 1))
    research(stage, 1, "L-16", "L-17").play("space 1-1", "activate 1-1", "improve mars 1", "gain food")
    assert stage.open("lab") == ["lab 1 L-03", "lab 2 L-02", "lab 3 L-05", "lab 4 L-04", "lab 5 L-17", "lab 6 L-06"]


@pytest.mark.rule("F7.7")
def test_it_goes_on_any_free_space_of_the_own_foundations() -> None:
    stage = Surface().foundations(0, 2).lab(0, 1, 2, "L-07").lab(0, 2, 1, "L-07").foundations(1, 5)
    research(rich(stage))
    assert stage.legal() == ["space 1-1", "space 2-2"]
    stage.play("space 2-2")
    assert stage.s.columns.ids[lab_at(stage.s, 0, 5)] == "L-01"
    placed = Text("event.lab_placed", seat=Ref("seat", "0"), card=Ref("card", "L-01"), row=2, column=2)
    assert placed in stage.told(1)


@pytest.mark.rule("F7.7")
def test_without_a_free_space_none_can_be_taken() -> None:
    stage = rich(Surface().foundations(0, 1).lab(0, 1, 1, "L-07").lab(0, 1, 2, "L-08"))
    assert {stage.refused(f"lab {place} L-0{place}") for place in range(1, 7)} == {"F7.7"}
    field = rich(Surface(4).terrain(1, 1, "T-14").cubes(1, 1, metal=1)).play("send 1 1-1")
    assert field.refused("effect") == "F2.14"


@pytest.mark.rule("F7.8")
@pytest.mark.parametrize("row", [1, 2, 3])
@pytest.mark.parametrize("way", ["action", "effect", "special research"])
def test_the_third_row_earns_an_achievement_however_the_laboratory_was_gained(row: int, way: str) -> None:
    stage = rich(Surface(4).terrain(1, 1, "T-14").terrain(1, 2, "T-07").foundations(0, 6).taken(1, "mars", 1))
    if way == "effect":
        stage.play("send 1 1-1", "effect")
    elif way == "special research":
        stage.play("send 1 1-2", "effect", "improve mars 1", "gain food")
    assert research(stage).play(f"space {row}-4").has(0, "achievement") == (row == 3)


# --- chains


def crossing() -> Surface:
    """Laboratories in row 2 and in column 3, one elsewhere, all six foundations."""
    stage = Surface().foundations(0, 6)
    for row, column in ((1, 3), (2, 1), (2, 4), (3, 3), (3, 4)):
        stage.lab(0, row, column, "L-02")
    return rich(stage)


@pytest.mark.rule("F7.9")
def test_all_of_the_row_and_of_the_column_may_be_activated_once_in_any_order() -> None:
    stage = research(crossing().goods(0, energy=0)).play("space 2-3")
    assert active(stage) == {"1-3", "2-1", "2-3", "2-4", "3-3"}
    left = ["3-3", "2-1", "2-4", "1-3"]
    for n, space in enumerate(left, 1):
        stage.play(f"activate {space} first")  # 1 food
        assert stage.has(0, "food") == 9 + n
        assert active(stage) == {"2-3", *left[n:]}


@pytest.mark.rule("F7.9")
def test_others_stay_out_of_it() -> None:
    stage = research(crossing()).play("space 1-1")
    assert active(stage) == {"1-1", "1-3", "2-1"}
    alone = research(rich(Surface().foundations(0, 3).lab(0, 2, 2, "L-02"))).play("space 1-3")
    assert active(alone) == {"1-3"}


@pytest.mark.rule("F7.9")
def test_another_players_laboratories_are_not_activated() -> None:
    stage = rich(Surface().foundations(0, 1).foundations(1, 1).lab(1, 1, 1, "L-02"))
    assert active(research(stage).play("space 1-2")) == {"1-2"}


@pytest.mark.rule("F7.10")
def test_the_new_laboratory_is_among_them_once() -> None:
    stage = research(rich(Surface().foundations(0, 2).lab(0, 1, 1, "L-02").lab(0, 2, 2, "L-02"))).play("space 1-2")
    stage.goods(0, battery=5, energy=0).play("activate 1-2 second")
    assert stage.has(0, "battery") == 6
    assert active(stage) == {"1-1", "2-2"}


@pytest.mark.rule("F7.11")
def test_gaps_do_not_interrupt() -> None:
    stage = rich(Surface().foundations(0, 6).lab(0, 1, 4, "L-02").lab(0, 3, 1, "L-02"))
    assert active(research(stage).play("space 1-1")) == {"1-1", "1-4", "3-1"}


@pytest.mark.rule("F7.12")
def test_each_activation_is_optional() -> None:
    stage = research(crossing()).play("space 2-3", "activate 2-1 first", "done")
    assert stage.has(0, "food") == 10
    assert stage.open("activate") == []
    assert "foundation" not in stage.legal()  # all six are built
    assert "end" in stage.legal()


@pytest.mark.rule("F7.12")
@pytest.mark.parametrize(("side", "food", "energy"), [("first", 10, 3), ("second", 9, 4)])
def test_a_laboratory_with_or_gives_one_of_its_sides(side: str, food: int, energy: int) -> None:
    stage = research(rich(Surface().foundations(0, 2).lab(0, 2, 1, "L-02"))).play("space 1-1").goods(0, energy=3)
    stage.play(f"activate 2-1 {side}")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (food, energy)
    assert active(stage) == {"1-1"}


@pytest.mark.rule("F7.12")
def test_a_laboratory_that_cannot_be_paid_waits_for_its_price() -> None:
    stage = rich(Surface().foundations(0, 2).lab(0, 2, 1, "L-08").lab(0, 1, 2, "L-02")).goods(0, energy=0, food=0)
    research(stage).play("space 1-1")
    assert stage.refused("activate 2-1") == "F2.14"
    assert "activate 2-1" in stage.play("activate 1-1 first").legal()
    assert (stage.play("activate 2-1").has(0, "food"), stage.has(0, "energy")) == (2, 0)


# --- chains within chains: a Refit Shop improves a part, and Special Research brings the next laboratory


def refit() -> Surface:
    """A Refit Shop and an Algae Vat in the first row; the chain of a new laboratory at 1-3 has begun."""
    stage = Surface().foundations(0, 6).lab(0, 1, 1, "L-16").lab(0, 1, 2, "L-02").lab(0, 2, 4, "L-02")
    stage.taken(1, "mars", 1, 2).taken(1, "titan", 1)
    return research(rich(stage)).play("space 1-3")


@pytest.mark.rule("F7.13")
def test_a_laboratory_is_carried_out_to_the_end_before_the_next() -> None:
    stage = refit().play("activate 1-1")
    assert stage.open("activate") == []
    assert stage.open("improve") == ["improve titan 1", "improve mars 1", "improve mars 2"]
    stage.play("improve mars 1", "gain food")
    assert stage.open("activate") == []  # Special Research is still offered
    assert active(stage.play("decline")) == {"1-2", "1-3"}


@pytest.mark.rule("F7.13")
def test_the_new_chain_goes_first_and_then_the_earlier_one_goes_on() -> None:
    stage = research(refit().play("activate 1-1", "improve mars 1", "gain food"), 2, "L-02", "L-17").play("space 3-4")
    assert active(stage) == {"2-4", "3-4"}
    stage.play("activate 3-4 first", "done")
    assert active(stage) == {"1-2", "1-3"}


@pytest.mark.rule("F7.14")
def test_each_placement_has_its_own_list() -> None:
    """Even the Refit Shop that led to the new chain, and what the earlier chain has activated, may be activated again."""
    stage = refit().play("activate 1-2 first", "activate 1-1", "improve mars 1", "gain food")
    research(stage, 2, "L-02", "L-17").play("space 1-4")
    assert active(stage) == {"1-1", "1-2", "1-3", "1-4", "2-4"}
    stage.play("activate 1-2 first", "activate 1-1", "improve titan 1", "gain food", "decline", "done")
    assert active(stage) == {"1-3"}  # of the earlier chain, which has used both


@pytest.mark.rule("F7.15")
def test_a_laboratory_placed_later_does_not_join_the_earlier_list() -> None:
    stage = research(refit().play("activate 1-1", "improve mars 1", "gain food"), 2, "L-02", "L-17")
    assert active(stage.play("space 1-4", "done")) == {"1-2", "1-3"}


# --- how many there are


@pytest.mark.rule("F7.16")
def test_with_six_foundations_no_more_can_be_taken() -> None:
    assert rich(Surface().foundations(0, 6)).refused("foundation") == "F7.16"
    assert "foundation" in rich(Surface().foundations(0, 5)).legal()
    ground = rich(Surface().foundations(0, 6).cubes(3, 3, metal=1)).play("send 1 3-3")
    assert ground.refused("effect") == "F2.14"  # Levelled Ground has no other use
    special = rich(Surface().foundations(0, 6).taken(1, "mars", 1)).play("send 1 3-1", "effect", "improve mars 1", "gain food")
    assert special.refused("foundation") == "F7.16"


def crowd(stage: Surface, seat: int, labs: int) -> None:
    """Laboratories from the stack on a full set of foundations."""
    s = stage.s
    stage.foundations(seat, 6)
    for space in range(labs):
        lab = next(k for k in range(int(s.columns.labs)) if s.stack[k] > 0)
        stage.lab(seat, space // 4 + 1, space % 4 + 1, s.columns.ids[int(s.columns.lab0) + lab])


@pytest.mark.rule("F7.17")
def test_laboratories_are_enough_for_four_full_boards_and_the_display() -> None:
    stage = Surface(4)
    for seat in range(4):
        crowd(stage, seat, 11 if seat == 0 else 12)
    assert stage.s.labs_left == 1
    rich(stage).play("lab 1 L-01").nature()
    assert (stage.s.labs_left, len(shown(stage))) == (0, 6)
    assert active(stage) >= {"3-4"}
    assert rich(stage.wait()).refused("lab 1 L-03") == "F7.7"


@pytest.mark.rule("F7.17")
def test_foundations_are_enough_for_four_full_boards() -> None:
    stage = rich(Surface(4).foundations(0, 5).foundations(1, 6).foundations(2, 6).foundations(3, 6)).play("foundation")
    assert own(stage.s, 0, GROUNDS) == 6
    assert not ground_left(stage.s)

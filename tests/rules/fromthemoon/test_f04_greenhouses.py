"""F4: greenhouses, constructed and improved."""

import pytest

from kit.fromthemoon.landing import COUNTS, faces, seen
from kit.fromthemoon.surface import Surface


def own(surface: Surface, seat: int = 0) -> tuple[int, int]:
    """Greenhouses of a seat, and how many of them are improved."""
    found = seen(surface)["seats"][seat]["greenhouses"]
    return found["count"], found["improved"]


def row(surface: Surface) -> tuple[int, int, int]:
    """Tiles in the stack, on the left and on the right space."""
    found = seen(surface)["greenhouses"]
    return found["stack"], found["left"], found["right"]


def used_up(surface: Surface) -> Surface:
    """Somebody took the tiles of the two spaces."""
    surface.s.left = surface.s.right = 0
    return surface


def energy(surface: Surface, n: int) -> Surface:
    return surface.goods(0, battery=9, energy=n)


def gather(surface: Surface, *texts: str) -> Surface:
    """Bring all rovers home; give these answers, and any answer to other questions."""
    surface.out(0).play("gather", *texts)
    return surface


# --- the action


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize(
    ("halves", "expected"),
    [
        (("greenhouse", "done"), (2, 0)),
        (("upgrade", "done"), (1, 1)),
        (("greenhouse", "upgrade"), (2, 1)),
        (("upgrade", "greenhouse"), (2, 1)),
    ],
)
def test_one_is_constructed_one_improved_or_both(halves: tuple[str, ...], expected: tuple[int, int]) -> None:
    surface = Surface().greenhouses(0, basic=1).goods(0, water=5, polymer=5).play(*halves)
    assert own(surface) == expected
    assert surface.open("greenhouse") + surface.open("upgrade") == []
    assert "end" in surface.legal()


@pytest.mark.rule("F4.1")
def test_the_one_just_constructed_may_be_improved() -> None:
    surface = Surface().goods(0, water=2, polymer=1)
    assert surface.refused("upgrade") == "F4.9"
    assert own(surface.play("greenhouse", "upgrade")) == (1, 1)


@pytest.mark.rule("F4.2")
def test_a_greenhouse_costs_water_and_polymer() -> None:
    surface = Surface().goods(0, metal=1, water=1, polymer=1, food=1).play("greenhouse")
    assert [surface.has(0, good) for good in ("metal", "water", "polymer", "food", "energy")] == [1, 0, 0, 1, 4]


@pytest.mark.rule("F4.2")
@pytest.mark.parametrize("goods", [{"water": 9}, {"polymer": 9}, {"metal": 9, "food": 9}])
def test_a_greenhouse_needs_both(goods: dict[str, int]) -> None:
    surface = Surface().goods(0, **goods)
    assert "greenhouse" not in surface.legal()
    assert surface.refused("greenhouse") == "F4.2"


# --- where it comes from


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_rightmost_one_is_taken(players: int) -> None:
    (table,) = faces("setup", players=players)
    right, left = table.values["greenhouses"]
    surface = Surface(players)
    stack = row(surface)[0]
    while right + left:
        assert row(surface) == (stack, left, right)
        surface.goods(0, water=1, polymer=1).play("greenhouse")
        assert surface.has(0, "energy") == 4  # no surcharge
        right, left = (right - 1, left) if right else (0, left - 1)
        surface.wait()
    assert row(surface) == (stack, 0, 0)


@pytest.mark.rule("F4.3")
def test_the_stack_is_not_chosen_while_a_tile_lies_beside_it() -> None:
    surface = energy(Surface(), 9).goods(0, water=1, polymer=1)
    assert surface.open("greenhouse") == ["greenhouse"]
    stack = row(surface)[0]
    assert row(surface.play("greenhouse"))[0] == stack


@pytest.mark.rule("F4.3", "F4.5")
def test_one_small_building_names_the_stack() -> None:
    """Greenhouse Crane: from the stack, without surcharge, while there are tiles to its right."""
    surface = Surface().goods(0, energy=0, food=9).build(0, "S-06", 1, 1)
    stack, left, right = row(surface)
    gather(surface, "income S-06")
    assert surface.open("greenhouse") == ["greenhouse stack"]
    surface.play("greenhouse stack")
    assert own(surface) == (1, 0)
    assert row(surface) == (stack - 1, left, right)


@pytest.mark.rule("F4.4")
@pytest.mark.parametrize("n", [2, 3, 9])
def test_a_greenhouse_from_the_stack_costs_two_energy_more(n: int) -> None:
    surface = used_up(energy(Surface(), n).goods(0, water=1, polymer=1)).play("greenhouse")
    assert own(surface) == (1, 0)
    assert [surface.has(0, good) for good in ("water", "polymer", "energy")] == [0, 0, n - 2]


@pytest.mark.rule("F4.4")
@pytest.mark.parametrize("n", [0, 1])
def test_without_the_surcharge_the_stack_is_closed(n: int) -> None:
    surface = used_up(energy(Surface(), n).goods(0, water=9, polymer=9))
    assert "greenhouse" not in surface.legal()
    assert surface.refused("greenhouse") == "F4.4"


@pytest.mark.rule("F4.5")
def test_the_surcharge_is_due_for_a_greenhouse_without_a_price() -> None:
    """Glasshouse Basin: 1 energy, and 2 more from the stack."""
    surface = energy(Surface(), 3).terrain(1, 1, "T-05").play("send 1 1-1", "effect")
    assert (own(surface), surface.has(0, "energy")) == ((1, 0), 2)
    stacked = used_up(energy(Surface(), 3).terrain(1, 1, "T-05")).play("send 1 1-1", "effect")
    assert (own(stacked), stacked.has(0, "energy")) == ((1, 0), 0)


@pytest.mark.rule("F4.5")
def test_an_effect_is_closed_where_its_surcharge_cannot_be_paid() -> None:
    surface = used_up(energy(Surface(), 2).terrain(1, 1, "T-05")).cubes(1, 1, metal=1).play("send 1 1-1")
    assert "effect" not in surface.legal()
    assert surface.refused("effect") == "F2.14"


@pytest.mark.rule("F4.5")
@pytest.mark.parametrize("n", [1, 2])
def test_the_surcharge_is_due_for_the_greenhouse_of_a_faction(n: int) -> None:
    """Shelter Garden: a greenhouse for each foundation."""
    surface = used_up(Surface(factions=("C-7", "C-1")).build(0, "F-7", 1, 1)).goods(0, metal=1, polymer=1, energy=n + 1)
    surface.play("foundation")
    if n == 1:
        assert own(surface) == (0, 0)
        return
    surface.play("greenhouse")
    assert (own(surface), surface.has(0, "energy")) == ((1, 0), 0)


# --- where it goes


@pytest.mark.rule("F4.6")
def test_there_are_six_spaces() -> None:
    for n in range(6):
        surface = Surface().greenhouses(0, basic=n).goods(0, water=1, polymer=1).play("greenhouse")
        assert own(surface) == (n + 1, 0)
    full = Surface().greenhouses(0, basic=6).goods(0, water=1, polymer=1)
    assert full.refused("greenhouse") == "F4.9"


@pytest.mark.rule("F4.6")
@pytest.mark.parametrize("improved", [0, 2])
def test_a_new_greenhouse_lies_on_its_basic_side(improved: int) -> None:
    surface = Surface().greenhouses(0, basic=1, improved=improved).goods(0, water=1, polymer=1).play("greenhouse")
    assert own(surface) == (improved + 2, improved)
    assert seen(surface)["seats"][0]["income"]["food"] == 2 + 2 * improved


GAINED = {1: (0, 0), 2: (1, 0), 3: (0, 1), 4: (1, 0), 5: (1, 0), 6: (0, 1)}
"""Food and achievements, by the space from the bottom."""


def bonus(surface: Surface) -> tuple[int, int]:
    return surface.has(0, "food"), surface.has(0, "achievement")


@pytest.mark.rule("F4.6", "F4.7")
@pytest.mark.parametrize("space", range(1, 7))
def test_the_lowest_empty_space_is_covered_and_gives_its_bonus(space: int) -> None:
    surface = Surface().greenhouses(0, basic=space - 1).goods(0, water=1, polymer=1).play("greenhouse")
    assert bonus(surface) == GAINED[space]


@pytest.mark.rule("F4.7")
@pytest.mark.parametrize("space", range(1, 7))
def test_the_bonus_comes_with_the_greenhouse_of_an_effect(space: int) -> None:
    surface = Surface().terrain(1, 1, "T-05").greenhouses(0, basic=space - 1).play("send 1 1-1", "effect")
    assert own(surface) == (space, 0)
    assert bonus(surface) == GAINED[space]


@pytest.mark.rule("F4.7")
@pytest.mark.parametrize("space", range(1, 7))
def test_the_bonus_comes_with_a_greenhouse_from_the_stack(space: int) -> None:
    surface = Surface().build(0, "S-06", 1, 1).greenhouses(0, basic=space - 1).goods(0, energy=0)
    gather(surface, "income S-06", "greenhouse stack")
    assert own(surface) == (space, 0)
    assert bonus(surface) == GAINED[space]


@pytest.mark.rule("F4.7")
def test_the_bonus_is_there_at_once() -> None:
    """The food of the second space may go into the next payment."""
    surface = Surface().greenhouses(0, basic=1).goods(0, water=1, polymer=1, food=1, energy=3)
    assert "convert energy" not in surface.legal()
    assert "convert energy" in surface.play("greenhouse").legal()


@pytest.mark.rule("F4.7")
def test_improving_covers_no_icon() -> None:
    surface = Surface().greenhouses(0, basic=2).goods(0, water=1).play("upgrade")
    assert bonus(surface) == (0, 0)


# --- improving


@pytest.mark.rule("F4.8")
def test_improving_costs_one_water() -> None:
    surface = Surface().greenhouses(0, basic=2).goods(0, metal=1, water=2, polymer=0).play("upgrade")
    assert own(surface) == (2, 1)
    assert [surface.has(0, good) for good in ("metal", "water", "energy")] == [1, 1, 4]
    assert seen(surface)["seats"][0]["income"]["food"] == 3


@pytest.mark.rule("F4.8")
def test_without_water_nothing_is_improved() -> None:
    surface = Surface().greenhouses(0, basic=2).goods(0, metal=9, polymer=9, food=9)
    assert "upgrade" not in surface.legal()
    assert surface.refused("upgrade") == "F4.8"


@pytest.mark.rule("F4.8")
def test_an_improved_greenhouse_is_not_turned_again() -> None:
    surface = Surface().greenhouses(0, improved=2).goods(0, water=9)
    assert "upgrade" not in surface.legal()
    assert surface.refused("upgrade") == "F4.9"


# --- nothing to work on


@pytest.mark.rule("F4.9")
def test_with_a_full_board_the_other_half_is_open() -> None:
    surface = Surface().greenhouses(0, basic=6).goods(0, water=9, polymer=9)
    assert surface.refused("greenhouse") == "F4.9"
    surface.play("upgrade")
    assert own(surface) == (6, 1)
    assert "end" in surface.legal()  # no other half is offered


@pytest.mark.rule("F4.9")
def test_without_a_tile_left_none_is_constructed() -> None:
    surface = energy(used_up(Surface().greenhouses(0, basic=1)), 9).goods(0, water=9, polymer=9)
    surface.s.houses = 0
    assert surface.refused("greenhouse") == "F4.9"
    assert "greenhouse" not in surface.legal()
    assert "upgrade" in surface.legal()


@pytest.mark.rule("F4.9")
def test_without_a_basic_greenhouse_none_is_improved() -> None:
    surface = Surface().goods(0, water=9, polymer=9)
    assert surface.refused("upgrade") == "F4.9"
    assert "greenhouse" in surface.legal()


# --- the row is filled again


@pytest.mark.rule("F4.10")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_pawn_on_a_space_has_the_row_filled_again(players: int) -> None:
    (table,) = faces("setup", players=players)
    surface = used_up(Surface(players)).goods(0, food=9)
    stack = row(surface)[0]
    gather(surface, "income recharge").nature()
    right, left = table.values["greenhouses"]
    assert row(surface) == (stack - right - left, left, right)


@pytest.mark.rule("F4.10")
def test_nothing_else_fills_the_row_again() -> None:
    surface = used_up(Surface()).goods(0, water=1, polymer=1, food=9)
    surface.play("greenhouse").wait()
    assert row(surface)[1:] == (0, 0)
    second = used_up(Surface()).pawn(1, 2).goods(0, food=9)  # the other pawn was there before
    gather(second, "income recharge").nature()
    assert row(second)[1:] == (0, 0)

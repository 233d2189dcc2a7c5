"""F5: recruits and specialists."""

import pytest

from kit.fromthemoon.landing import COLOURS, seen
from kit.fromthemoon.surface import Surface

each_colour = pytest.mark.parametrize("colour", COLOURS)


def riders(surface: Surface, rover: int, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Basic astronauts and specialists of a rover."""
    found = seen(surface)["seats"][seat]["team"]["rovers"][rover - 1]
    return {colour: (found["basic"][colour], found["specialists"][colour]) for colour in COLOURS}


def team(surface: Surface, seat: int = 0) -> tuple[int, int]:
    """Astronauts, and how many of them are specialists."""
    found = seen(surface)["seats"][seat]["team"]
    return found["astronauts"], found["specialists"]


def rich() -> Surface:
    return Surface().goods(0, battery=9, energy=9, food=9)


def earned(surface: Surface) -> tuple[int, int]:
    """Points and achievements."""
    return surface.points(0), surface.has(0, "achievement")


# --- the action


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize(
    ("halves", "expected"),
    [
        (("recruit water 1", "done"), (4, 0)),
        (("train metal 1", "done"), (3, 1)),
        (("recruit water 1", "train metal 1"), (4, 1)),
        (("train metal 1", "recruit water 1"), (4, 1)),
    ],
)
def test_one_is_recruited_one_trained_or_both(halves: tuple[str, ...], expected: tuple[int, int]) -> None:
    surface = rich().play(*halves)
    assert team(surface) == expected
    assert surface.open("recruit") + surface.open("train") == []
    assert "end" in surface.legal()


@pytest.mark.rule("F5.1")
@each_colour
def test_the_one_just_recruited_may_be_trained(colour: str) -> None:
    rover = (COLOURS.index(colour) + 1) % 3 + 1
    surface = rich()
    assert surface.refused(f"train {colour} {rover}") == "F5.6"
    surface.play(f"recruit {colour} {rover}", f"train {colour} {rover}")
    assert riders(surface, rover)[colour] == (0, 1)


# --- recruiting


@pytest.mark.rule("F5.2")
@each_colour
@pytest.mark.parametrize("rover", [1, 2, 3])
@pytest.mark.parametrize("out", [False, True])
def test_a_recruit_costs_one_energy_and_takes_any_free_seat(colour: str, rover: int, out: bool) -> None:
    surface = Surface().goods(0, metal=1, food=1)
    if out:
        surface.out(0)
    basic, trained = riders(surface, rover)[colour]
    surface.play(f"recruit {colour} {rover}")
    assert riders(surface, rover)[colour] == (basic + 1, trained)
    assert [surface.has(0, good) for good in ("metal", "food", "energy")] == [1, 1, 3]
    assert seen(surface)["seats"][0]["team"]["recruits_left"][colour] == 2


@pytest.mark.rule("F5.2")
def test_without_energy_nobody_is_recruited() -> None:
    surface = Surface().goods(0, metal=9, energy=0)
    assert surface.open("recruit") == []
    assert surface.refused("recruit metal 1") == "F5.2"


@pytest.mark.rule("F5.3")
@pytest.mark.parametrize("mates", [0, 1])
def test_a_rover_has_three_seats(mates: int) -> None:
    surface = rich().crew(0, 1, "water", basic=mates).play("recruit metal 1")
    assert sum(map(sum, riders(surface, 1).values())) == mates + 2
    full = rich().crew(0, 1, "water", specialist=1).crew(0, 1, "polymer", basic=1)
    assert not [text for text in full.open("recruit") if text.endswith(" 1")]
    assert full.refused("recruit metal 1") == "F5.5"
    assert "recruit metal 2" in full.legal()


@pytest.mark.rule("F5.4")
@each_colour
@pytest.mark.parametrize(("column", "expected"), [(1, (0, 0)), (2, (1, 0)), (3, (0, 1))])
def test_the_columns_of_the_board(colour: str, column: int, expected: tuple[int, int]) -> None:
    surface = rich().crew(0, 1, colour, basic=column - 1)
    assert earned(surface.play(f"recruit {colour} 2")) == expected


@pytest.mark.rule("F5.4")
def test_the_columns_are_counted_by_colour() -> None:
    surface = rich().crew(0, 1, "metal", basic=2)
    assert earned(surface.play("recruit water 2")) == (0, 0)


@pytest.mark.rule("F5.5")
@each_colour
def test_a_colour_that_is_used_up_is_closed(colour: str) -> None:
    surface = rich().crew(0, 1, colour, basic=2).crew(0, 2, colour, basic=1)
    assert not [text for text in surface.open("recruit") if colour in text]
    assert surface.refused(f"recruit {colour} 3") == "F5.5"
    assert len(surface.open("recruit")) == 2 * 2  # two colours, two rovers with a free seat


@pytest.mark.rule("F5.5")
def test_with_nine_astronauts_nobody_is_recruited() -> None:
    surface = rich()
    for rover, colour in enumerate(COLOURS, 1):
        surface.crew(0, rover, colour, basic=2)
    assert surface.open("recruit") == []
    for rover, colour in enumerate(COLOURS, 1):
        assert surface.refused(f"recruit {colour} {rover}") == "F5.5"


# --- training


@pytest.mark.rule("F5.6")
@each_colour
@pytest.mark.parametrize("out", [False, True])
def test_training_costs_two_energy_and_one_food(colour: str, out: bool) -> None:
    rover = COLOURS.index(colour) + 1
    surface = Surface().goods(0, metal=1, food=2, energy=4)
    if out:
        surface.out(0)
    surface.play(f"train {colour} {rover}")
    assert riders(surface, rover)[colour] == (0, 1)
    assert [surface.has(0, good) for good in ("metal", "food", "energy")] == [1, 1, 2]
    assert seen(surface)["seats"][0]["team"]["markers_left"][colour] == 2


@pytest.mark.rule("F5.6")
@pytest.mark.parametrize("goods", [{"energy": 1, "food": 1}, {"energy": 4, "food": 0}])
def test_training_needs_both(goods: dict[str, int]) -> None:
    surface = Surface().goods(0, metal=9, **goods)
    assert surface.open("train") == []
    assert surface.refused("train metal 1") == "F5.6"


@pytest.mark.rule("F5.6")
def test_only_basic_astronauts_of_the_colour_are_trained() -> None:
    surface = rich().trained(0, 1, "metal").crew(0, 3, "metal", basic=1)
    assert surface.open("train") == ["train metal 3", "train water 2", "train polymer 3"]
    assert surface.refused("train metal 1") == "F5.6"  # a specialist already
    assert surface.refused("train water 3") == "F5.6"  # nobody


@pytest.mark.rule("F5.6")
def test_a_specialist_stays_one() -> None:
    surface = rich().cubes(3, 3, metal=4).play("train metal 1").wait()
    surface.play("send 1 3-3", "take metal", "take metal")
    assert surface.has(0, "metal") == 2


@pytest.mark.rule("F5.7")
@each_colour
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 1), (2, 2)])
def test_the_second_and_the_third_specialist_of_a_colour_earn_a_bonus(colour: str, before: int, points: int) -> None:
    rover = COLOURS.index(colour) + 1
    surface = rich().crew(0, rover, colour, specialist=before).play(f"train {colour} {rover}")
    assert earned(surface) == (points, 0)


@pytest.mark.rule("F5.7")
def test_specialists_of_other_colours_do_not_count() -> None:
    surface = rich().trained(0, 2, "water").trained(0, 3, "polymer").play("train metal 1")
    assert earned(surface) == (0, 0)


@pytest.mark.rule("F5.8")
@each_colour
def test_three_markers_a_colour(colour: str) -> None:
    rover = COLOURS.index(colour) + 1
    surface = rich().crew(0, rover, colour, specialist=2).crew(0, rover % 3 + 1, colour, specialist=1)
    assert not [text for text in surface.open("train") if colour in text]
    assert surface.refused(f"train {colour} {rover}") == "F5.8"
    assert len(surface.open("train")) == 2


# --- by effects


@pytest.mark.rule("F5.9")
def test_an_effect_recruits_without_the_price() -> None:
    surface = Surface().terrain(1, 1, "T-08").goods(0, energy=0).play("send 1 1-1", "effect", "recruit water 2")
    assert riders(surface, 2)["water"] == (2, 0)
    assert surface.has(0, "energy") == 0


@pytest.mark.rule("F5.9")
@pytest.mark.parametrize("water", [0, 2])
def test_an_effect_improves_a_greenhouse_without_the_price(water: int) -> None:
    """Botany Bench."""
    surface = Surface().greenhouses(0, basic=1).foundations(0, 1).display(1, "L-03").goods(0, water=water, polymer=1)
    surface.play("lab 1 L-03").nature().play("space 1-1", "activate 1-1 first", "upgrade")
    assert seen(surface)["seats"][0]["greenhouses"] == {"count": 1, "improved": 1, "spaces": 6}
    assert surface.has(0, "water") == water


@pytest.mark.rule("F5.9")
def test_where_a_price_remains_the_effect_names_it() -> None:
    """Cyborgs pay theirs for every astronaut, the free ones of the Landing Circle too."""
    surface = Surface(factions=("C-2", "C-1")).terrain(1, 1, "T-08").goods(0, metal=1, energy=1)
    surface.play("send 1 1-1", "effect", "recruit water 2")
    assert (surface.has(0, "metal"), surface.has(0, "energy")) == (0, 0)


@pytest.mark.rule("F5.10")
@pytest.mark.parametrize("food", [0, 3])
def test_the_price_of_an_effect_that_trains_takes_the_place_of_the_normal_one(food: int) -> None:
    surface = Surface().terrain(1, 1, "T-02").goods(0, energy=1, food=food).play("send 1 1-1", "effect", "train water 2")
    assert riders(surface, 2)["water"] == (0, 1)
    assert (surface.has(0, "energy"), surface.has(0, "food")) == (0, food)


@pytest.mark.rule("F5.10")
def test_the_price_of_the_effect_has_to_be_paid() -> None:
    surface = Surface().terrain(1, 1, "T-02").goods(0, energy=0, food=1).cubes(1, 1, metal=1).play("send 1 1-1")
    assert surface.refused("effect") == "F2.14"


@pytest.mark.rule("F5.11")
@each_colour
@pytest.mark.parametrize(("column", "expected"), [(1, (0, 0)), (2, (1, 0)), (3, (0, 1))])
def test_a_recruit_of_an_effect_earns_the_bonus_of_its_column(colour: str, column: int, expected: tuple[int, int]) -> None:
    surface = Surface().terrain(1, 1, "T-08").crew(0, 3, colour, basic=min(2, column - 1))
    assert earned(surface.play("send 1 1-1", "effect", f"recruit {colour} 2")) == expected


@pytest.mark.rule("F5.11")
@each_colour
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 1), (2, 2)])
def test_a_specialist_of_an_effect_earns_the_bonus_of_its_marker(colour: str, before: int, points: int) -> None:
    rover = COLOURS.index(colour) + 1
    surface = Surface().terrain(1, 1, "T-02").crew(0, rover, colour, specialist=before)
    assert earned(surface.play("send 1 1-1", "effect", f"train {colour} {rover}")) == (points, 0)


@pytest.mark.rule("F5.11")
def test_an_astronaut_of_the_income_earns_the_bonus_too() -> None:
    """Welcome Dome: 1 point of its own, and 1 for the second column."""
    surface = Surface().build(0, "S-01", 1, 1).goods(0, food=9).crew(0, 1, "metal", basic=1).out(0)
    surface.play("gather", "income S-01", "recruit metal 2")
    assert earned(surface) == (2, 0)

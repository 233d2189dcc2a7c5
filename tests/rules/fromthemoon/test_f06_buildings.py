"""F6: buildings, their miniatures, and the tiles beside them."""

import pytest

from kit.fromthemoon.surface import SMALL, Surface
from moonbase.games.fromthemoon.rules.table.state import buildings, free_points
from moonbase.games.fromthemoon.rules.work.score import end_points, final_score

GOODS = ("metal", "water", "polymer", "food", "energy")
SMALL_PRICES = {
    "S-01": {"metal": 1, "energy": 2},
    "S-02": {"metal": 1, "energy": 2},
    "S-04": {"metal": 1, "water": 1, "energy": 2},
    "S-06": {"metal": 1, "water": 1, "energy": 2},
    "S-10": {"metal": 2, "water": 1, "energy": 3},
    "S-11": {"metal": 2, "water": 1, "energy": 3},
}
LARGE_PRICES = {
    "G-01": {"metal": 2, "water": 1, "polymer": 1, "energy": 3},
    "G-05": {"metal": 1, "water": 2, "polymer": 1, "energy": 3},
    "G-07": {"metal": 1, "polymer": 2, "energy": 1},
    "F-3": {"metal": 2, "polymer": 1, "energy": 1},
}


def rich(stage: Surface, seat: int = 0) -> Surface:
    return stage.goods(seat, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


def holds(stage: Surface, seat: int = 0) -> list[int]:
    return [stage.has(seat, good) for good in GOODS]


def less(price: dict[str, int]) -> list[int]:
    return [9 - price.get(good, 0) for good in GOODS]


def keys(stage: Surface) -> list[str]:
    return [text.key.removeprefix("event.") for text in stage.told()]


# --- what is constructed


@pytest.mark.rule("F6.1")
@pytest.mark.parametrize("id", ["S-01", "G-01", "F-3"])
def test_the_action_constructs_exactly_one_building(id: str) -> None:
    stage = rich(Surface()).play(f"build {id}", "at 1-1", "decline")
    assert buildings(stage.s, 0) == 1
    assert stage.open("build") == []
    assert "end" in stage.legal()
    assert stage.refused("build S-02") == "F2.2"


@pytest.mark.rule("F6.2")
@pytest.mark.parametrize(("id", "price"), SMALL_PRICES.items())
def test_a_small_building_costs_the_price_of_its_level(id: str, price: dict[str, int]) -> None:
    assert holds(rich(Surface()).play(f"build {id}", "at 1-1", "decline")) == less(price)
    assert f"build {id}" in Surface().goods(0, **price).legal()
    for good, n in price.items():
        short = Surface().goods(0, **price).goods(0, **{good: n - 1})
        assert short.refused(f"build {id}") == "F6.2"


@pytest.mark.rule("F6.2")
def test_six_small_slots_take_the_six_tiles_and_each_once() -> None:
    stage = Surface()
    for column, id in enumerate(SMALL[:4], 1):
        stage.build(0, id, 1, column)
    rich(stage).play("build S-10", "at 2-1", "decline").wait()
    rich(stage)
    assert stage.refused("build S-10") == "F6.2"
    stage.play("build S-11", "at 2-2", "decline").wait()
    assert buildings(stage.s, 0) == len(SMALL)
    assert [text for text in rich(stage).open("build") if "S-" in text] == []
    assert {stage.refused(f"build {id}") for id in SMALL} == {"F6.2"}


@pytest.mark.rule("F6.2")
def test_only_own_unused_tiles_are_open() -> None:
    stage = rich(Surface().small(0, "S-03", "S-13"))
    assert [text for text in stage.open("build") if "S-" in text] == ["build S-03", "build S-13"]


@pytest.mark.rule("F6.3")
@pytest.mark.parametrize("first", SMALL)
def test_any_level_may_come_first(first: str) -> None:
    stage = rich(Surface()).play(f"build {first}", "at 1-1", "decline").wait()
    assert [text for text in rich(stage).open("build") if "S-" in text] == [f"build {id}" for id in SMALL if id != first]


@pytest.mark.rule("F6.4")
def test_a_small_building_pays_in_every_later_gather_and_not_before() -> None:
    stage = rich(Surface().small(0, "S-13").out(0)).play("build S-13", "at 1-1", "decline")
    assert (stage.has(0, "achievement"), stage.points(0)) == (0, 0)
    for times in (1, 2):
        rich(stage.wait().out(0)).play("gather", "income S-13")
        assert (stage.has(0, "achievement"), stage.points(0)) == (times, 2 * times)


# --- large buildings


@pytest.mark.rule("F6.5")
@pytest.mark.parametrize(("id", "price"), LARGE_PRICES.items())
def test_a_large_building_costs_its_own_price_and_earns_an_achievement(id: str, price: dict[str, int]) -> None:
    stage = rich(Surface().market("G-01", "G-05", "G-07")).play(f"build {id}", "at 1-1", "decline")
    assert holds(stage) == less(price)
    assert stage.has(0, "achievement") == 1
    short = rich(Surface().market("G-01", "G-05", "G-07")).goods(0, metal=0)
    assert short.refused(f"build {id}") == "F6.5"


@pytest.mark.rule("F6.5")
def test_it_leaves_the_main_board_for_good_and_another_cannot_have_it() -> None:
    stage = rich(rich(Surface()), 1).play("build G-02", "at 1-1", "decline", "end")
    assert [text for text in stage.open("build") if "S-" not in text] == ["build G-01", "build G-03", "build F-1"]


@pytest.mark.rule("F6.5")
def test_only_large_buildings_that_lie_out_and_the_own_faction_building_are_open() -> None:
    stage = rich(Surface(4))
    assert [text for text in stage.open("build") if "S-" not in text] == [*(f"build G-0{n}" for n in range(1, 6)), "build F-3"]


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize(("first", "second", "third"), [("G-01", "G-02", "G-03"), ("F-3", "G-02", "G-03"), ("G-01", "G-02", "F-3")])
def test_a_third_large_building_is_closed(first: str, second: str, third: str) -> None:
    stage = rich(Surface().build(0, first, 1, 1)).play(f"build {second}", "at 1-2", "decline").wait()
    assert stage.has(0, "achievement") == 1  # for the second slot; the first was covered earlier
    assert rich(stage).refused(f"build {third}") == "F6.6"
    assert [text for text in stage.open("build") if "S-" not in text] == []


@pytest.mark.rule("F6.6")
def test_the_faction_building_is_constructed_once() -> None:
    stage = rich(Surface().build(0, "F-3", 1, 1))
    assert "build F-3" not in stage.legal()
    assert {"build G-01", "build G-02", "build G-03"} <= set(stage.legal())


@pytest.mark.rule("F6.7")
def test_a_large_building_acts_from_the_moment_it_is_placed() -> None:
    """The Scholars' building gives a battery and energy for the specialist that its own tile trains."""
    stage = rich(Surface(2, factions=("C-8", "C-1"))).goods(0, battery=6, energy=6)
    stage.play("build F-8", "at 1-2", "use 1-2", "train metal 1")
    assert (stage.has(0, "battery"), stage.has(0, "energy")) == (7, 6 - 2 - 1 + 1)


@pytest.mark.rule("F6.7")
def test_earlier_events_are_not_answered() -> None:
    stage = rich(Surface().market("G-07").foundations(0, 1).lab(0, 1, 1, "L-02"))
    stage.play("build G-07", "at 1-1", "decline")
    assert stage.points(0) == 0
    rich(stage.wait()).play("lab 1 L-01", "deal L-07")
    assert stage.points(0) == 3


@pytest.mark.rule("F6.7")
def test_an_hourglass_scores_at_the_end_only() -> None:
    stage = rich(Surface()).play("build G-02", "at 1-1", "decline")
    assert stage.points(0) == 0
    assert end_points(stage.s, 0, stage.face("G-02")) == 18
    assert final_score(stage.s, 0) >= 18


# --- the miniature


@pytest.mark.rule("F6.8")
@pytest.mark.parametrize(("players", "spaces"), [(2, 16), (3, 20), (4, 25)])
@pytest.mark.parametrize("id", ["S-01", "G-01"])
def test_a_miniature_goes_on_any_free_building_space(players: int, spaces: int, id: str) -> None:
    stage = rich(Surface(players).build(0, "S-02", 1, 1).build(1, "S-02", 2, 2)).play(f"build {id}")
    places = stage.open("at")
    assert len(places) == spaces - 2
    assert {"at 1-1", "at 2-2"}.isdisjoint(places)
    stage.play(places[-1])
    assert free_points(stage.s) == spaces - 3


@pytest.mark.rule("F6.8")
def test_the_dummys_buildings_are_in_the_way() -> None:
    assert len(rich(Surface(1)).play("build S-01").open("at")) == 16 - 6


@pytest.mark.rule("F6.9")
@pytest.mark.parametrize("id", ["S-01", "G-01"])
@pytest.mark.parametrize(
    ("place", "tiles"),
    [("1-1", ["1-1"]), ("1-2", ["1-1", "1-2"]), ("3-4", ["2-3", "3-3"]), ("2-2", ["1-1", "1-2", "2-1", "2-2"]), ("4-4", ["3-3"])],
)
def test_one_tile_that_the_space_touches_may_be_used(id: str, place: str, tiles: list[str]) -> None:
    stage = rich(Surface()).play(f"build {id}", f"at {place}")
    assert stage.open("use") == [f"use {tile}" for tile in tiles]
    assert "decline" in stage.legal()


@pytest.mark.rule("F6.9")
def test_it_is_one_effect_and_needs_no_astronaut() -> None:
    stage = rich(Surface().out(0)).play("build S-01", "at 1-2", "use 1-1", "gain polymer")
    assert stage.has(0, "polymer") == 10
    assert stage.open("use") == []
    assert "end" in stage.legal()


@pytest.mark.rule("F6.9")
def test_declining_leaves_everything_as_it_is() -> None:
    stage = rich(Surface()).play("build S-01", "at 1-1", "decline")
    assert holds(stage) == less(SMALL_PRICES["S-01"])
    assert "end" in stage.legal()


@pytest.mark.rule("F6.10")
def test_the_price_printed_in_the_effect_is_paid() -> None:
    stage = rich(Surface()).play("build S-01", "at 1-2", "use 1-2", "train water 2")
    assert (stage.has(0, "energy"), stage.has(0, "food")) == (9 - 2 - 1, 9)
    poor = Surface().goods(0, metal=1, energy=2).play("build S-01", "at 1-2")
    assert poor.refused("use 1-2") == "F2.14"
    assert poor.open("use") == ["use 1-1"]


@pytest.mark.rule("F6.10")
def test_a_surcharge_is_paid_too() -> None:
    stage = rich(Surface())
    assert stage.play("build S-01", "at 2-2", "use 2-2").has(0, "energy") == 9 - 2 - 1
    stack = rich(Surface())
    stack.s.houses += stack.s.right + stack.s.left  # only the stack is left
    stack.s.right = stack.s.left = 0
    stack.play("build S-01", "at 2-2", "use 2-2")
    assert stack.has(0, "energy") == 9 - 2 - 1 - 2
    assert (stack.has(0, "water"), stack.has(0, "polymer")) == (9, 9)


@pytest.mark.rule("F6.11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_may_be_used_whoever_has_a_rover_on_it(seat: int) -> None:
    stage = rich(Surface().rover(seat, 1, 1, 1)).play("build S-01", "at 1-1", "use 1-1", "gain food")
    assert stage.has(0, "food") == 10


# --- no space left


def crowded(spare: int) -> Surface:
    """Four players, everything of the others constructed, and this many building spaces free."""
    stage = Surface(4)
    places = [(row, column) for row in range(1, 6) for column in range(1, 6)]
    for seat, large in ((1, ("F-1", "G-02")), (2, ("F-4", "G-03")), (3, ("F-5", "G-04"))):
        for id in (*SMALL, *large):
            stage.build(seat, id, *places.pop())
    if not spare:
        stage.build(0, "S-02", *places.pop())
    return rich(stage)


@pytest.mark.rule("F6.12")
@pytest.mark.parametrize("id", ["S-01", "G-01"])
def test_without_a_free_space_the_building_stands_off_the_map(id: str) -> None:
    stage = crowded(0)
    assert free_points(stage.s) == 0
    stage.play(f"build {id}")
    assert buildings(stage.s, 0) == 2
    assert [stage.open(word) for word in ("at", "use", "decline")] == [[], [], []]
    assert "end" in stage.legal()
    assert "miniature" not in keys(stage)


@pytest.mark.rule("F6.12")
def test_the_last_free_space_is_still_used() -> None:
    stage = crowded(1).play("build S-01")
    assert free_points(stage.s) == 0
    assert stage.s.point[stage.point(1, 1)] == 1
    assert stage.open("use") == ["use 1-1"]


# --- what buildings are to each other


def scored_by(stage: Surface, income: str) -> int:
    before = stage.points(0)
    return rich(stage.out(0)).play("gather", f"income {income}").points(0) - before


@pytest.mark.rule("F6.13")
@pytest.mark.parametrize(
    ("places", "connections"),
    [
        ([(1, 1)], 0),
        ([(1, 1), (1, 2)], 1),
        ([(1, 1), (2, 1)], 1),
        ([(1, 1), (2, 2)], 0),  # across a tile
        ([(1, 1), (1, 3)], 0),
        ([(1, 4), (2, 1)], 0),  # the end of a row and the start of the next
        ([(2, 2), (2, 3), (2, 4)], 2),
        ([(2, 2), (2, 3), (3, 2), (3, 3)], 4),
    ],
)
def test_connections_are_pairs_of_neighbours_along_the_side_of_a_tile(places: list[tuple[int, int]], connections: int) -> None:
    stage = Surface()
    for id, place in zip(("S-11", "S-01", "S-02", "S-04"), places, strict=False):
        stage.build(0, id, *place)
    assert scored_by(stage, "S-11") == 2 * connections


@pytest.mark.rule("F6.13")
def test_another_players_miniature_connects_nothing() -> None:
    assert scored_by(Surface().build(0, "S-11", 2, 2).build(1, "S-01", 2, 3).build(1, "S-02", 1, 2), "S-11") == 0


@pytest.mark.rule("F6.14")
def test_buildings_are_counted_by_tiles_large_ones_and_those_off_the_map_included() -> None:
    stage = Surface().build(0, "S-01", 1, 1).build(0, "S-02").build(0, "G-01", 3, 3).build(0, "F-3").build(1, "S-01", 1, 2)
    rich(stage.foundations(0, 1).display(1, "L-11")).play("lab 1 L-11", "deal L-01", "space 1-1", "activate 1-1")
    assert stage.points(0) == 4


@pytest.mark.rule("F6.14")
def test_connections_and_surroundings_are_counted_by_miniatures_on_the_map() -> None:
    stage = Surface().build(0, "S-11", 1, 1).build(0, "S-01").build(0, "G-01", 1, 2).build(1, "S-01", 2, 1)
    stage.trained(0, 1, "metal").play("send 1 1-1", "ability metal")
    assert stage.has(0, "food") == 2
    assert scored_by(stage.play("done").wait(), "S-11") == 2


@pytest.mark.rule("F6.15")
def test_the_steps_of_a_building() -> None:
    """Architects on Skyline: the slot and the progress tile answer to the building, the faction to the action."""
    stage = rich(Surface(2, factions=("C-5", "C-1")).progress(1, "P-09")).play(
        "build G-01", "at 1-1", "use 1-1", "gain metal", "foundation"
    )
    assert keys(stage) == [
        "paid", "built", "space_bonus", "gained", "progress", "miniature", "used", "gained", "power", "foundation",
    ]  # fmt: skip
    assert stage.has(0, "achievement") == 2


@pytest.mark.rule("F6.15")
def test_the_price_is_paid_before_the_tile_beside_it_brings_anything() -> None:
    stage = Surface().goods(0, energy=2)
    assert stage.refused("build S-01") == "F6.2"  # the metal of 1-1 would come too late


@pytest.mark.rule("F6.15")
def test_a_building_counts_as_constructed_before_its_miniature_stands() -> None:
    stage = rich(Surface()).play("build S-01")
    assert stage.open("at") != []
    assert buildings(stage.s, 0) == 1


@pytest.mark.rule("F6.16")
@pytest.mark.parametrize(("place", "rovers"), [("1-1", 1), ("1-2", 2), ("2-2", 3), ("3-2", 1), ("1-3", 1), ("4-4", 0), ("1-4", 0)])
def test_a_rover_is_adjacent_on_a_tile_that_the_space_touches(place: str, rovers: int) -> None:
    """The Architects' building takes 1 energy off for each; a neighbour's rover is none of them."""
    stage = Surface(2, factions=("C-5", "C-1")).build(0, "F-5", 4, 1).rover(1, 1, 1, 3).rover(1, 2, 3, 3)
    rich(stage.rover(0, 1, 1, 1).rover(0, 2, 1, 2).rover(0, 3, 2, 1)).play("build S-10", f"at {place}")
    assert stage.has(0, "energy") == 9 - max(0, 3 - rovers)

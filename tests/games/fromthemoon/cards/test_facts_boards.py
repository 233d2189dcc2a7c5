"""Known facts about ships, boards and prices. A: the rulebook prints it. B: a public page says it. C: deduced."""

import pytest

from moonbase.cards import CardSet, Face, Op
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import PLACES, PRICED, PRICES, SHIPS

ACHIEVEMENT = [Op("gain", {"gain": {"achievement": 1}})]


def space(cards: CardSet, place: str, position: int) -> Face:
    values = (PLACES.index(place), position)
    (face,) = [face for face in cards.table("space") if (face.values["place"], face.values["position"]) == values]
    return face


def spaces(cards: CardSet, place: str) -> list[Face]:
    return [face for face in cards.table("space") if face.values["place"] == PLACES.index(place)]


# --- section 1.4: ships


def test_six_missions_a_ship_c(cards: CardSet) -> None:
    ships = [face.values["ship"] for face in cards.table("mission")]
    assert [ships.count(ship) for ship in range(codes.SHIPS)] == [6, 6, 6]
    assert {face.source_of("ship") for face in cards.table("mission")} == {"deduced"}


def test_names_of_ships_a(cards: CardSet) -> None:
    assert [(SHIPS[face.values["ship"]], face.source_of("name")) for face in cards.table("ship")] == [(ship, "rulebook") for ship in SHIPS]


def test_parts_in_play_are_within_their_bounds_c(cards: CardSet) -> None:
    for face in cards.table("ship"):
        alone, two, three, four = face.values["parts"]
        assert 3 <= alone == two <= three <= four <= 6


def test_one_launch_tile_shows_nine_and_three_a(cards: CardSet) -> None:
    known = [face.values for face in cards.table("ship") if face.source_of("first") == face.source_of("second") == "rulebook"]
    assert [(values["first"], values["second"]) for values in known] == [(9, 3)]


def test_prices_of_parts_are_ours(cards: CardSet) -> None:
    for face in (*cards.table("mission"), *cards.table("improvement")):
        assert face.source_of("cost") == face.source_of("points") == "reconstructed"


# --- sections 1.4, 1.7, 1.8, 1.9: prices


@pytest.mark.parametrize(
    ("of", "cost", "source"),
    [
        ("recruit", {"energy": 1}, "rulebook"),  # A
        ("train", {"energy": 2, "food": 1}, "rulebook"),  # A
        ("greenhouse", {"water": 1, "polymer": 1}, "rulebook"),  # A
        ("upgrade", {"water": 1}, "rulebook"),  # A
        ("foundation", {"metal": 1, "polymer": 1, "energy": 1}, "rulebook"),  # A
        ("lab", {"polymer": 1}, "rulebook"),  # A
        ("research", {"energy": 2}, "rulebook"),  # A
        ("greenhouse stack", {"energy": 2}, "rulebook"),  # A
        ("lab row 1", {}, "rulebook"),  # A
        ("lab row 2", {"energy": 1}, "rulebook"),  # A
        ("lab row 3", {"energy": 2}, "deduced"),  # C: progression
        ("food", {"energy": 2}, "rulebook"),  # A: conversion
        ("energy", {"food": 2}, "rulebook"),  # A: conversion
    ],
)
def test_prices(cards: CardSet, of: str, cost: dict[str, int], source: str) -> None:
    (face,) = [face for face in cards.table("price") if face.values["of"] == PRICES.index(of)]
    assert face.values["cost"] == tuple(cost.get(name, 0) for name in PRICED)
    assert face.source_of("cost") == source


def test_buildings_cost_energy_c(cards: CardSet) -> None:
    for table in ("level", "large", "faction_building"):
        assert all(face.values["cost"][codes.ENERGY] > 0 for face in cards.table(table))


# --- section 1.7: research


def test_shape_of_display_and_research_area_a_c() -> None:
    assert (codes.DISPLAY_ROWS, codes.DISPLAY_COLUMNS, codes.DISPLAY) == (3, 2, 6)
    assert (codes.FOUNDATION_ROWS, codes.FOUNDATION_COLUMNS, codes.FOUNDATIONS) == (3, 2, 6)
    assert (codes.LAB_ROWS, codes.LAB_COLUMNS, codes.LABS) == (3, 4, 12)
    assert codes.FOUNDATION_COLUMNS * codes.LABS_ON_FOUNDATION == codes.LAB_COLUMNS


def test_the_first_foundation_is_upper_left_a(cards: CardSet) -> None:
    first = cards.table("slot")[0]
    assert (first.values["position"], first.values["row"], first.values["column"]) == (1, 1, 1)
    assert first.source_of("row") == first.source_of("column") == "rulebook"


def test_four_foundations_fill_the_left_column_and_the_upper_right_c(cards: CardSet) -> None:
    assert {(face.values["row"], face.values["column"]) for face in cards.table("slot")[:4]} == {(1, 1), (2, 1), (3, 1), (1, 2)}


def test_the_third_row_earns_an_achievement_a(cards: CardSet) -> None:
    assert [list(face.ops) for face in spaces(cards, "lab row")] == [[], [], ACHIEVEMENT]
    assert {face.source_of("do") for face in spaces(cards, "lab row")} == {"rulebook"}


# --- section 1.8: greenhouses


def test_income_of_greenhouses_a(cards: CardSet) -> None:
    assert [(face.values["food"], face.source_of("food")) for face in cards.table("greenhouse")] == [(1, "rulebook"), (2, "rulebook")]


def test_six_improved_greenhouses_feed_twelve_c(cards: CardSet) -> None:
    assert len(spaces(cards, "greenhouse")) * cards.face("GH-2").values["food"] == 12
    assert {face.source_of("position") for face in spaces(cards, "greenhouse")} == {"deduced"}


def test_covered_icons_are_food_and_achievements_a(cards: CardSet) -> None:
    goods = {name for face in spaces(cards, "greenhouse") for step in face.ops for name in step.main}
    assert goods == {"food", "achievement"}


# --- section 1.9: player board


def test_recruit_bonuses_a(cards: CardSet) -> None:
    assert [list(face.ops) for face in spaces(cards, "recruit")] == [[], [Op("score", {"score": 1})], ACHIEVEMENT]
    assert {face.source_of("do") for face in spaces(cards, "recruit")} == {"rulebook"}


def test_second_and_third_specialist_pay_a(cards: CardSet) -> None:
    assert [bool(face.ops) for face in spaces(cards, "train")] == [False, True, True]
    assert space(cards, "train", 2).source_of("do") == space(cards, "train", 3).source_of("do") == "reconstructed"


def test_two_large_slots_cover_an_achievement_a_c(cards: CardSet) -> None:
    assert [list(face.ops) for face in spaces(cards, "large")] == [ACHIEVEMENT, ACHIEVEMENT]
    assert {face.source_of("position") for face in spaces(cards, "large")} == {"deduced"}


def test_six_small_buildings_are_used_a(cards: CardSet) -> None:
    assert sum(face.values["picked"] for face in cards.table("level")) == codes.SMALL_SLOTS == 6


def test_rover_seats_b(cards: CardSet) -> None:
    (limits,) = cards.table("limits")
    assert (limits.values["seats"], limits.source_of("seats")) == (3, "public")


def test_sizes_a() -> None:
    assert (codes.BATTERIES, codes.STEPS, codes.ROVERS, codes.MARKERS, codes.SHIPS, codes.TOKENS) == (9, 6, 3, 3, 3, 3)


# --- section 1.5: natural limits of the Specialist powers


def test_natural_limits_of_specialist_powers_c() -> None:
    corners, neighbours = 4, 4
    assert (corners, neighbours, codes.ROVERS - 1) == (4, 4, 2)

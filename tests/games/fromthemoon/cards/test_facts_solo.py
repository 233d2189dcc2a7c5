"""Known facts about the solo mode. A: the rulebook prints it. C: deduced from the 3 x 3 map."""

import pytest

from moonbase.cards import CardSet
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import SELECTORS, STAGES


def test_difficulties_a(cards: CardSet) -> None:
    found = [(face.name, face.values["objectives"]) for face in cards.table("difficulty")]
    assert found == [("Easy", 2), ("Normal", 3), ("Hard", 4), ("Expert", 5)]
    assert {face.source for face in cards.table("difficulty")} == {"rulebook"}


@pytest.mark.parametrize(
    ("count", "least", "space"),
    [
        ("achievements", 12, 0),
        ("buildings", 6, 0),
        ("improvements", 2, 0),
        ("improved greenhouses", 4, 0),
        ("labs", 8, 0),
        ("batteries", 9, 0),
        ("specialists", 7, 0),
        ("group", 4, 4),
    ],
)
def test_objectives_a(cards: CardSet, count: str, least: int, space: int) -> None:
    (face,) = [face for face in cards.table("objective") if face.values["count"] == SELECTORS[count]]
    assert (face.values["least"], face.values["space"]) == (least, space)
    assert face.source_of("count") == face.source_of("least") == face.source_of("space") == "rulebook"


def test_the_launch_objective_uses_spaces_four_to_six_a(cards: CardSet) -> None:
    (face,) = [face for face in cards.table("objective") if any(face.values["launch"])]
    assert sorted(face.values["launch"]) == [4, 5, 6]
    assert face.source_of("launch") == "reconstructed"  # which ship on which space is ours


def test_stages_a(cards: CardSet) -> None:
    found = [(STAGES[face.values["of"]], face.values["least"], face.values["points"]) for face in cards.table("stage")]
    assert found == [("achievements", 8, 12), ("achievements", 16, 24), ("improved ships", 2, 4), ("improved ships", 3, 8)]
    assert {face.source for face in cards.table("stage")} == {"rulebook"}


def test_medals_a(cards: CardSet) -> None:
    """Below 150, 150 to 200, more than 200."""
    assert [(face.name, face.values["least"]) for face in cards.table("medal")] == [("Bronze", 0), ("Silver", 150), ("Gold", 201)]
    assert {face.source for face in cards.table("medal")} == {"rulebook"}


def test_the_opponent_and_launches_a(cards: CardSet) -> None:
    (face,) = cards.table("solo")
    assert dict(face.values) == {"rovers": 3, "buildings": 6, "first": 2, "second": 1}
    assert face.source == "rulebook"


def test_rover_cards_are_the_tiles_of_the_map_c(cards: CardSet) -> None:
    places = [(face.values["row"], face.values["column"]) for face in cards.table("rover_card")]
    assert places == [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
    assert {face.source for face in cards.table("rover_card")} == {"deduced"}


def test_rover_cards_last_for_the_set_up_and_two_rounds_c(cards: CardSet) -> None:
    assert len(cards.table("rover_card")) == 3 * codes.ROVERS


def test_zone_cards_are_all_corners_of_tiles_c(cards: CardSet) -> None:
    places = [(face.values["row"], face.values["column"]) for face in cards.table("zone_card")]
    assert places == [(row, column) for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]
    assert {face.source for face in cards.table("zone_card")} == {"deduced"}


def test_corners_touch_one_two_or_four_tiles_c(cards: CardSet) -> None:
    def touched(line: int) -> int:
        return sum(1 <= tile <= 3 for tile in (line - 1, line))

    touches = [touched(face.values["row"]) * touched(face.values["column"]) for face in cards.table("zone_card")]
    assert {number: touches.count(number) for number in (1, 2, 4)} == {1: 4, 2: 8, 4: 4}

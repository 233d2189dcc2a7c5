"""F8: the refill of the Moon, of the bag and of the greenhouse row, when a pawn is the first to enter a space."""

import pytest

from kit.fromthemoon.surface import Surface
from moonbase.engine.text import Ref
from moonbase.games.fromthemoon.rules.table.state import BAG, SUPPLY, T_CUBES, TILE, cubes, cubes_on

ROWS = {2: (1, 1), 3: (2, 1), 4: (2, 2)}
"""The greenhouse spaces of the set-up, right and left."""


def ready(stage: Surface, seat: int = 0) -> Surface:
    """Send all rovers out, with enough to eat and nothing to convert."""
    return stage.out(seat).goods(seat, food=20, energy=0)


def gather(stage: Surface) -> Surface:
    """Up to the first draw of nature."""
    return ready(stage).play("gather")


def on_tiles(stage: Surface) -> list[int]:
    return [cubes_on(stage.s, tile) for tile in range(stage.s.grid.tiles)]


def bag(stage: Surface, metal: int, water: int, polymer: int) -> Surface:
    for colour, n in enumerate((metal, water, polymer)):
        stage.s.common[BAG + colour] = n
    return stage


def supply(stage: Surface, metal: int, water: int, polymer: int) -> Surface:
    for colour, n in enumerate((metal, water, polymer)):
        stage.s.common[SUPPLY + colour] = n
    return stage


def in_bag(stage: Surface) -> list[int]:
    return [int(stage.s.common[BAG + colour]) for colour in range(3)]


def in_supply(stage: Surface) -> list[int]:
    return [int(stage.s.common[SUPPLY + colour]) for colour in range(3)]


def filled(stage: Surface) -> list[str]:
    """The tiles that got cubes, as they were told."""
    cards = [text.args["card"] for text in stage.told() if text.key == "event.filled"]
    return [card.id for card in cards if isinstance(card, Ref)]


# --- the Moon


@pytest.mark.rule("F8.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("id", "number"), [("P-03", 3), ("P-04", 4), ("P-09", 3), ("P-10", 4)])
def test_the_first_to_enter_a_space_fills_every_tile_by_its_number(players: int, id: str, number: int) -> None:
    stage = gather(Surface(players).progress(2, id)).nature()
    assert on_tiles(stage) == [number] * int(stage.s.grid.tiles)
    assert sum(in_bag(stage)) == 90 - number * int(stage.s.grid.tiles)


@pytest.mark.rule("F8.12")
def test_the_cubes_are_drawn_at_random_from_the_bag() -> None:
    stage = gather(Surface())
    assert stage.legal() == [f"cubes {a} {b} {3 - a - b}" for a in range(4) for b in range(4 - a)]
    stage.play("cubes 0 2 1")
    assert [cubes(stage.s, 0, colour) for colour in range(3)] == [0, 2, 1]
    assert in_bag(stage) == [30, 28, 29]


@pytest.mark.rule("F8.12")
def test_a_kind_that_is_not_in_the_bag_is_not_drawn() -> None:
    assert gather(bag(Surface(), 1, 0, 50)).legal() == ["cubes 0 0 3", "cubes 1 0 2"]


@pytest.mark.rule("F8.12")
@pytest.mark.parametrize(("other", "refilled"), [(1, True), (2, False), (3, False)])
def test_only_the_first_pawn_of_all_refills(other: int, refilled: bool) -> None:
    stage = gather(Surface().pawn(1, other))
    assert (stage.waiting < 0) == refilled
    assert on_tiles(stage.nature()) == [3 if refilled else 0] * 9


@pytest.mark.rule("F8.12")
def test_every_space_is_entered_first_once() -> None:
    stage = Surface()
    for refills in (9, 9, 18, 18):  # seat 0 leads, seat 1 follows into each space
        stage.nature()
        seat = int(stage.s.cur)
        ready(stage, seat).play("gather").nature()
        assert len(filled(stage)) == refills
        for tile in range(9):  # the Moon is emptied again
            stage.s.tile[tile * TILE + T_CUBES] = 0
        stage.play("end")


@pytest.mark.rule("F8.13")
@pytest.mark.parametrize(("there", "more"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_tile_holds_at_most_four_cubes(there: int, more: int) -> None:
    stage = gather(Surface().cubes(1, 1, water=there))
    if more:
        assert {sum(map(int, text.split()[1:])) for text in stage.legal()} == {more}
    assert on_tiles(stage.nature()) == [there + more, *[3] * 8]


@pytest.mark.rule("F8.13")
def test_tiles_with_rovers_are_filled_as_well() -> None:
    stage = gather(Surface().rover(1, 1, 2, 2).rover(1, 2, 1, 1)).nature()
    assert on_tiles(stage) == [3] * 9


@pytest.mark.rule("F8.13")
def test_the_number_is_that_of_the_space_just_entered() -> None:
    stage = gather(Surface().pawn(0, 3).progress(3, "P-03").progress(4, "P-04").progress(5, "P-05"))
    assert on_tiles(stage.nature()) == [4] * 9


@pytest.mark.rule("F8.14")
def test_tiles_are_filled_row_by_row_from_the_upper_left() -> None:
    assert filled(gather(Surface(4)).nature()) == [f"T-{n:02}" for n in range(1, 17)]


@pytest.mark.rule("F8.14")
def test_the_filling_stops_where_nothing_can_be_drawn_any_more() -> None:
    stage = gather(supply(bag(Surface(), 4, 2, 1), 4, 0, -2)).nature()
    assert on_tiles(stage) == [3, 3, 1, 0, 0, 0, 0, 0, 0]
    assert in_bag(stage) == [0, 0, 0]
    assert "end" in stage.legal()


# --- the bag


@pytest.mark.rule("F8.15")
def test_an_empty_bag_gets_the_supply_at_once_save_four_of_each_kind() -> None:
    stage = gather(supply(bag(Surface(), 3, 0, 0), 6, 40, 5)).play("cubes 3 0 0")
    assert in_bag(stage) == [2, 36, 1]
    assert in_supply(stage) == [4, 4, 4]


@pytest.mark.rule("F8.15")
@pytest.mark.parametrize(("n", "given"), [(-3, 0), (0, 0), (3, 0), (4, 0), (5, 1), (9, 5)])
def test_a_kind_with_four_or_fewer_gives_none(n: int, given: int) -> None:
    stage = gather(supply(bag(Surface(), 0, 0, 3), n, 30, 4)).play("cubes 0 0 3")
    assert (in_bag(stage), in_supply(stage)) == ([given, 26, 0], [n - given, 4, 4])


@pytest.mark.rule("F8.15")
def test_a_bag_with_cubes_is_left_alone() -> None:
    stage = gather(supply(bag(Surface(), 3, 1, 0), 30, 30, 30)).play("cubes 3 0 0")
    assert (in_bag(stage), in_supply(stage)) == ([0, 1, 0], [30, 30, 30])


@pytest.mark.rule("F8.15")
def test_it_is_filled_in_the_middle_of_a_tile_too() -> None:
    stage = gather(supply(bag(Surface(), 1, 1, 0), 6, 4, 30))
    assert stage.legal() == ["cubes 1 1 1", "cubes 2 1 0"]  # the last two of the bag, and one of the supply's
    stage.play("cubes 1 1 1")
    assert (in_bag(stage), in_supply(stage)) == ([2, 0, 25], [4, 4, 4])


@pytest.mark.rule("F8.15")
def test_it_is_filled_after_the_very_last_tile_as_well() -> None:
    stage = gather(supply(bag(Surface(), 27, 0, 0), 10, 10, 10)).nature()
    assert on_tiles(stage) == [3] * 9
    assert (in_bag(stage), in_supply(stage)) == ([6, 6, 6], [4, 4, 4])


@pytest.mark.rule("F8.16")
def test_an_empty_bag_is_tried_again_when_a_cube_must_be_drawn() -> None:
    stage = gather(supply(bag(Surface(), 0, 0, 0), 4, 4, 4))
    assert "end" in stage.legal()  # there was nothing to draw
    assert on_tiles(stage) == [0] * 9
    supply(ready(stage.wait()), 4, 9, 4)  # cubes were paid since
    stage.play("gather").nature()
    assert sum(on_tiles(stage)) == 5
    assert (in_bag(stage), in_supply(stage)) == ([0, 0, 0], [4, 4, 4])


# --- the greenhouse row


def emptied(players: int, right: int = 0, left: int = 0) -> Surface:
    """Return a table with so many greenhouses left on the row."""
    stage = Surface(players)
    stage.s.right, stage.s.left = right, left
    return stage


@pytest.mark.rule("F8.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_pawn_has_the_greenhouse_spaces_filled_to_the_numbers_of_the_set_up(players: int) -> None:
    stage = emptied(players)
    before = int(stage.s.houses)
    gather(stage)
    assert (stage.s.right, stage.s.left) == ROWS[players]
    assert stage.s.houses == before - sum(ROWS[players])


@pytest.mark.rule("F8.17")
@pytest.mark.parametrize(("right", "left"), [(0, 0), (0, 1), (1, 1), (2, 0), (2, 2)])
def test_it_fills_only_what_is_missing(right: int, left: int) -> None:
    stage = emptied(4, right, left)
    before = int(stage.s.houses)
    gather(stage)
    assert (stage.s.right, stage.s.left) == (2, 2)
    assert stage.s.houses == before - (4 - right - left)


@pytest.mark.rule("F8.17")
def test_a_later_pawn_does_not() -> None:
    stage = gather(emptied(2).pawn(1, 2))
    assert (stage.s.right, stage.s.left) == (0, 0)


@pytest.mark.rule("F8.17")
@pytest.mark.parametrize(("houses", "row"), [(0, (0, 0)), (1, (1, 0)), (3, (2, 1))])
def test_a_short_stack_fills_what_it_can(houses: int, row: tuple[int, int]) -> None:
    stage = emptied(4)
    stage.s.houses = houses
    gather(stage)
    assert (stage.s.right, stage.s.left) == row
    assert stage.s.houses == 0

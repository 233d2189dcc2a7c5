"""F3: sending a rover, the tasks of its crew and the effect of its tile."""

from itertools import permutations

import pytest

from kit.fromthemoon.landing import COLOURS, moments, seen
from kit.fromthemoon.surface import Surface
from moonbase.games.fromthemoon.rules.table.state import CREW_AT, set_own

TILES = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
BESIDE = [(1, 2), (2, 1), (2, 3), (3, 2)]
"""The tiles around the middle one."""
ACROSS = [(1, 1), (1, 3), (3, 1), (3, 3)]


def cubes_on(surface: Surface, row: int, column: int) -> dict[str, int]:
    found: dict[str, int] = seen(surface)["grid"]["tiles"][surface.tile(row, column)]["cubes"]
    return found


def expert(token: str, n: int = 1, players: int = 2) -> Surface:
    """Rover 1 of seat 0 carries metal specialists with this ability, and nobody else. The tile in the middle is open to all."""
    surface = Surface(players).terrain(2, 2, "T-01").token("metal", token).trained(0, 1, "metal")
    return surface.crew(0, 1, "metal", specialist=n - 1)


# --- placing


@pytest.mark.rule("F3.1")
def test_a_rover_at_home_goes_to_any_free_tile() -> None:
    surface = Surface().rover(0, 2, 1, 1).rover(1, 1, 2, 2)
    free = [tile for tile in TILES if tile not in ((1, 1), (2, 2))]
    assert surface.open("send") == [f"send {rover} {row}-{column}" for rover in (1, 3) for row, column in free]


@pytest.mark.rule("F3.1")
def test_a_tile_with_a_rover_is_closed_and_so_is_a_rover_that_is_out() -> None:
    surface = Surface().rover(0, 2, 1, 1).rover(1, 1, 2, 2)
    assert surface.refused("send 1 1-1") == "F3.1"
    assert surface.refused("send 1 2-2") == "F3.1"
    assert surface.refused("send 2 3-3") == "F3.1"


@pytest.mark.rule("F3.1")
def test_a_rover_stays_until_it_is_gathered() -> None:
    surface = Surface().goods(0, food=9).rover(0, 2, 1, 1).rover(0, 3, 1, 2).play("send 1 3-3", "done", "end")
    assert surface.refused("send 1 3-3", 1) == "F3.1"
    surface.rest()
    assert [rover["tile"] for rover in seen(surface)["seats"][0]["team"]["rovers"]] == [8, 0, 1]
    surface.play("gather", "income recharge").nature()
    assert [rover["tile"] for rover in seen(surface)["seats"][0]["team"]["rovers"]] == [None] * 3
    assert "send 2 3-3" in surface.play("end").legal()


# --- how many tasks


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(("basic", "specialist"), [(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (1, 2), (0, 3)])
def test_a_basic_astronaut_has_one_task_and_a_specialist_two(basic: int, specialist: int) -> None:
    surface = Surface().cubes(1, 1, metal=7)
    set_own(surface.s, 0, CREW_AT, 0)
    surface.crew(0, 1, "metal", basic=basic, specialist=specialist).play("send 1 1-1")
    taken = 0
    while "take metal" in surface.legal():
        surface.play("take metal")
        taken += 1
    assert taken == basic + 2 * specialist
    assert surface.has(0, "metal") == taken


@pytest.mark.rule("F3.2")
def test_an_astronaut_without_tasks_is_refused_one() -> None:
    surface = Surface().cubes(1, 1, metal=3).crew(0, 1, "water", basic=1).play("send 1 1-1", "take metal")
    assert surface.refused("take metal") == "F3.2"
    assert "effect" in surface.legal()  # by the other one


@pytest.mark.rule("F3.2")
def test_nobody_in_the_rover_does_the_tasks_of_another_rover() -> None:
    surface = Surface().cubes(1, 1, metal=1, water=1).crew(0, 2, "metal", basic=2).play("send 3 1-1")
    assert surface.open("take") == []


@pytest.mark.rule("F3.3")
@pytest.mark.parametrize("before", [(), ("take metal",), ("take metal", "take metal")])
def test_astronauts_may_stay_idle(before: tuple[str, ...]) -> None:
    surface = Surface().cubes(1, 1, metal=3).crew(0, 1, "metal", basic=2).play("send 1 1-1", *before)
    assert surface.play("done").has(0, "metal") == len(before)
    assert surface.open("take") == []
    assert "end" in surface.legal()


@pytest.mark.rule("F3.4")
@pytest.mark.parametrize("order", list(permutations(("take metal", "take water", "ability metal"))))
def test_tasks_come_in_any_order(order: tuple[str, ...]) -> None:
    """A metal specialist and a water astronaut; both tasks of the specialist need not follow each other."""
    surface = expert("K-1").build(0, "S-01", 1, 1).crew(0, 1, "water", basic=1).cubes(1, 1, metal=1, water=1).play("send 1 1-1")
    surface.play(*order)
    assert [surface.has(0, good) for good in ("metal", "water", "food")] == [1, 1, 1]


@pytest.mark.rule("F3.4", "F3.14")
def test_the_effect_of_the_tile_comes_last() -> None:
    surface = expert("K-1").build(0, "S-01", 1, 1).terrain(1, 1, "T-03").cubes(1, 1, metal=2).play("send 1 1-1", "effect")
    assert surface.has(0, "battery") == 5
    assert [text for text in surface.legal() if not text.startswith("convert")] == ["end"]


# --- cubes


@pytest.mark.rule("F3.5")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("specialist", [0, 1])
def test_an_astronaut_takes_a_cube_of_its_own_colour(colour: str, specialist: int) -> None:
    rover = COLOURS.index(colour) + 1
    surface = Surface().cubes(2, 2, metal=1, water=1, polymer=1)
    if specialist:
        surface.trained(0, rover, colour)
    supply = seen(surface)["supply"]
    surface.play(f"send {rover} 2-2")
    assert surface.open("take") == [f"take {colour}"]
    surface.play(f"take {colour}")
    assert [surface.has(0, good) for good in COLOURS] == [int(good == colour) for good in COLOURS]
    assert cubes_on(surface, 2, 2) == {good: int(good != colour) for good in COLOURS}
    assert seen(surface)["supply"] == supply  # it came from the tile


@pytest.mark.rule("F3.5")
def test_a_cube_that_is_not_there_is_not_taken() -> None:
    surface = Surface().cubes(1, 1, water=2).cubes(1, 2, metal=2).play("send 1 1-1")
    assert surface.refused("take metal") == "F3.5"
    assert surface.refused("take water") == "F3.2"  # nobody of that colour rides along


@pytest.mark.rule("F3.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_specialist_may_take_two_cubes(colour: str) -> None:
    rover = COLOURS.index(colour) + 1
    surface = Surface().trained(0, rover, colour).cubes(1, 1, **{colour: 3})
    surface.play(f"send {rover} 1-1", f"take {colour}", f"take {colour}")
    assert surface.has(0, colour) == 2
    assert surface.open("take") == []


# --- abilities


@pytest.mark.rule("F3.7")
def test_only_a_specialist_has_an_ability() -> None:
    surface = Surface().token("metal", "K-1").build(0, "S-01", 1, 1).crew(0, 1, "metal", basic=1).play("send 1 1-1")
    assert surface.open("ability") == []
    assert surface.refused("ability metal") == "F3.7"


@pytest.mark.rule("F3.7")
@pytest.mark.parametrize("basic", [0, 1, 2])
def test_an_ability_is_used_once_for_each_specialist(basic: int) -> None:
    """The basic astronauts of the colour have tasks left, but no ability."""
    surface = expert("K-1").build(0, "S-01", 1, 1).crew(0, 1, "metal", basic=basic).play("send 1 1-1", "ability metal")
    assert surface.refused("ability metal") == "F3.7"
    assert "effect" in surface.legal()
    assert surface.has(0, "food") == 1


@pytest.mark.rule("F3.7")
def test_an_ability_takes_one_of_the_two_tasks() -> None:
    surface = expert("K-1").build(0, "S-01", 1, 1).cubes(1, 1, metal=2).play("send 1 1-1", "ability metal", "take metal")
    assert surface.open("take") == []
    spent = expert("K-1").build(0, "S-01", 1, 1).cubes(1, 1, metal=2).play("send 1 1-1", "take metal", "take metal")
    assert spent.open("ability") == []


@pytest.mark.rule("F3.8")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_specialist_of_a_colour_may_use_the_ability(n: int) -> None:
    surface = expert("K-1", n).build(0, "S-01", 1, 1).build(0, "S-02", 2, 2).play("send 1 1-1")
    for _ in range(n):
        surface.play("ability metal")
    assert surface.has(0, "food") == 2 * n
    assert surface.refused("ability metal") == "F3.7"


@pytest.mark.rule("F3.9")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_settlers_gain_food_for_own_miniatures_on_the_corners(n: int) -> None:
    corners = {"S-01": (2, 2), "S-02": (2, 3), "S-04": (3, 2), "G-02": (3, 3)}
    surface = expert("K-1").build(0, "G-01", 1, 2)  # beside the tile
    for id, corner in list(corners.items())[:n]:
        surface.build(0, id, *corner)
    assert surface.play("send 1 2-2", "ability metal").has(0, "food") == n


@pytest.mark.rule("F3.9")
@pytest.mark.parametrize("corner", [(2, 2), (2, 3), (3, 2), (3, 3)])
def test_settlers_count_no_miniature_of_others(corner: tuple[int, int]) -> None:
    surface = expert("K-1").build(1, "S-01", *corner).play("send 1 2-2")
    assert surface.refused("ability metal") == "F3.13"


@pytest.mark.rule("F3.10")
@pytest.mark.parametrize("tile", BESIDE)
def test_scouts_gain_energy_for_enemy_rovers_beside_them(tile: tuple[int, int]) -> None:
    surface = expert("K-2").goods(0, energy=0).rover(1, 1, *tile).rover(1, 2, 1, 1).rover(0, 2, 3, 3)
    assert surface.play("send 1 2-2", "ability metal").has(0, "energy") == 1


@pytest.mark.rule("F3.10")
def test_scouts_count_every_rover_beside_them_and_none_across() -> None:
    surface = expert("K-2").goods(0, energy=0)
    for number, tile in enumerate(BESIDE[:3], 1):
        surface.rover(1, number, *tile)
    assert surface.play("send 1 2-2", "ability metal").has(0, "energy") == 3
    across = expert("K-2").goods(0, energy=0)
    for number, tile in enumerate(ACROSS[:3], 1):
        across.rover(1, number, *tile)
    assert across.play("send 1 2-2").refused("ability metal") == "F3.13"


@pytest.mark.rule("F3.10")
def test_scouts_do_not_count_own_rovers() -> None:
    surface = expert("K-2").goods(0, energy=0).rover(0, 2, 1, 2).rover(0, 3, 2, 1).play("send 1 2-2")
    assert surface.refused("ability metal") == "F3.13"


@pytest.mark.rule("F3.11")
@pytest.mark.parametrize("tile", BESIDE)
def test_the_convoy_gains_a_resource_for_an_own_rover_beside_it(tile: tuple[int, int]) -> None:
    surface = expert("K-3").rover(0, 2, *tile).rover(0, 3, 1, 1).rover(1, 1, 3, 3).play("send 1 2-2", "ability metal")
    assert surface.legal() == ["gain metal", "gain water", "gain polymer", "gain food"]
    surface.play("gain water")
    assert surface.has(0, "water") == 1
    assert surface.open("gain") == []


@pytest.mark.rule("F3.11")
def test_the_convoy_chooses_for_both_rovers() -> None:
    surface = expert("K-3").rover(0, 2, 1, 2).rover(0, 3, 2, 3).play("send 1 2-2", "ability metal", "gain metal", "gain food")
    assert [surface.has(0, good) for good in ("metal", "food")] == [1, 1]
    assert surface.open("gain") == []


@pytest.mark.rule("F3.11")
@pytest.mark.parametrize("tile", ACROSS)
def test_the_convoy_counts_neither_rovers_across_nor_those_of_others(tile: tuple[int, int]) -> None:
    surface = expert("K-3").rover(0, 2, *tile).rover(1, 1, 1, 2).play("send 1 2-2")
    assert surface.refused("ability metal") == "F3.13"


@pytest.mark.rule("F3.12")
def test_the_rovers_of_all_opponents_are_enemies() -> None:
    surface = expert("K-2", players=4).goods(0, energy=0)
    for seat, tile in enumerate(BESIDE[:3], 1):
        surface.rover(seat, 1, *tile)
    assert surface.play("send 1 2-2", "ability metal").has(0, "energy") == 3


@pytest.mark.rule("F3.12")
@pytest.mark.parametrize(("tile", "n"), [("2-1", 1), ("2-2", 1), ("2-3", 1)])
def test_alone_the_dummy_is_the_enemy(tile: str, n: int) -> None:
    """Its rovers stand on the bottom row."""
    surface = expert("K-2", players=1).goods(0, energy=0).play(f"send 1 {tile}", "ability metal")
    assert surface.has(0, "energy") == n


@pytest.mark.rule("F3.13")
@pytest.mark.parametrize("token", ["K-1", "K-2", "K-3"])
def test_an_ability_that_counts_nothing_is_closed(token: str) -> None:
    surface = expert(token).play("send 1 2-2")
    assert surface.open("ability") == []
    assert surface.refused("ability metal") == "F3.13"


# --- the effect of the tile


@pytest.mark.rule("F3.14")
@pytest.mark.parametrize("rover", [1, 2, 3])
def test_any_astronaut_may_use_the_effect(rover: int) -> None:
    surface = Surface().terrain(2, 2, "T-03").play(f"send {rover} 2-2", "effect")
    assert (surface.has(0, "battery"), surface.has(0, "food")) == (5, 1)


@pytest.mark.rule("F3.14")
def test_the_effect_takes_a_task() -> None:
    surface = Surface().terrain(1, 1, "T-03").cubes(1, 1, metal=1).play("send 1 1-1", "take metal")
    assert surface.has(0, "battery") == 4
    assert [text for text in surface.legal() if not text.startswith("convert")] == ["end"]
    two = Surface().terrain(1, 1, "T-03").cubes(1, 1, metal=1).crew(0, 1, "polymer", basic=1)
    assert two.play("send 1 1-1", "take metal", "effect").has(0, "battery") == 5


@pytest.mark.rule("F3.14")
def test_a_task_spent_is_not_there_for_the_effect() -> None:
    """There is a price to pay, so conversions keep nothing open either."""
    surface = Surface().goods(0, food=9).terrain(1, 1, "T-02").cubes(1, 1, metal=2).crew(0, 1, "metal", basic=1)
    surface.play("send 1 1-1", "take metal")
    assert "effect" in surface.legal()
    surface.play("take metal")
    assert "effect" not in surface.legal()


@pytest.mark.rule("F3.14")
def test_the_effect_is_done_once_for_the_rover() -> None:
    surface = Surface().terrain(1, 1, "T-03").crew(0, 1, "water", basic=2).play("send 1 1-1", "effect")
    assert surface.has(0, "battery") == 5
    assert "effect" not in surface.legal()


# --- powers, and who joins later


@pytest.mark.rule("F3.15")
@pytest.mark.parametrize("corner", ["1-1", "1-3", "3-1", "3-3"])
def test_energy_for_placing_comes_before_the_tasks(corner: str) -> None:
    """Pioneers pay for the effect of a corner tile with what placing the rover brought."""
    row, column = map(int, corner.split("-"))
    surface = Surface(factions=("C-1", "C-3")).terrain(row, column, "T-09").goods(0, energy=0).play(f"send 1 {corner}")
    assert surface.has(0, "energy") == 1
    surface.play("effect")
    assert seen(surface)["seats"][0]["foundations"] == 1


@pytest.mark.rule("F3.15")
@pytest.mark.parametrize(("tiles", "energy"), [(BESIDE[:1], 2), (BESIDE[:2], 4), (ACROSS[:2], 0)])
def test_adjacent_rovers_are_those_along_a_side(tiles: list[tuple[int, int]], energy: int) -> None:
    surface = Surface().build(0, "F-3", 1, 1).goods(0, energy=0).terrain(2, 2, "T-02")
    for number, tile in enumerate(tiles, 2):
        surface.rover(0, number, *tile)
    surface.play("send 1 2-2")
    assert surface.has(0, "energy") == energy
    assert ("effect" in surface.legal()) == (energy > 0)


@pytest.mark.rule("F3.16")
def test_an_astronaut_recruited_by_the_tile_gets_no_task() -> None:
    surface = Surface().terrain(1, 1, "T-08").cubes(1, 1, metal=2).play("send 1 1-1", "effect", "recruit metal 1")
    assert [text for text in surface.legal() if not text.startswith("convert")] == ["end"]
    assert surface.has(0, "metal") == 0


@pytest.mark.rule("F3.16")
def test_an_astronaut_trained_by_the_tile_gets_no_task() -> None:
    surface = Surface().terrain(1, 1, "T-02").cubes(1, 1, metal=2).build(0, "S-01", 1, 1).play("send 1 1-1", "effect", "train metal 1")
    assert surface.open("take") + surface.open("ability") == []


@pytest.mark.rule("F3.16")
def test_an_astronaut_who_joins_a_rover_on_the_moon_waits_for_the_next_time() -> None:
    surface = Surface().goods(0, food=1).rover(0, 1, 1, 1).cubes(1, 1, metal=4).play("recruit metal 1", "train metal 1")
    assert surface.open("take") == []
    assert "end" in surface.legal()


@pytest.mark.rule("F3.17")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_ever_leaves_a_rover(players: int) -> None:
    for seed in range(4):
        before: list[list[int]] = [[1, 0, 0, 0, 1, 0, 0, 0, 1]] * players
        for surface in moments(players, seed):
            seats = [seat["team"]["rovers"] for seat in seen(surface)["seats"]]
            now = [[rover["basic"][k] + rover["specialists"][k] for rover in rovers for k in COLOURS] for rovers in seats]
            assert all(a <= b for rows in zip(before, now, strict=True) for a, b in zip(*rows, strict=True))
            before = now


@pytest.mark.rule("F3.18")
def test_an_empty_rover_may_be_sent_and_does_nothing() -> None:
    surface = Surface().cubes(1, 1, metal=1)
    set_own(surface.s, 0, CREW_AT, 0)
    surface.play("send 1 1-1")
    assert seen(surface)["seats"][0]["team"]["rovers"][0]["tile"] == 0
    assert [text for text in surface.legal() if not text.startswith("convert")] == ["end"]

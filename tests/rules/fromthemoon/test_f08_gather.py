"""F8: gathering the rovers: home, income, feeding, progress. The refill of the Moon has a file of its own."""

from itertools import permutations

import pytest

from kit.fromthemoon.surface import Surface
from moonbase.games.fromthemoon.rules.table.state import HOUSES, PAWN, T_ROVER, TILE, UPGRADES, crew, own, rover_on, team
from moonbase.games.fromthemoon.rules.work.score import final_score

ITEMS = ("greenhouses", "recharge", "S-13")


def ready(stage: Surface, seat: int = 0, food: int = 20) -> Surface:
    """Send all rovers out, with enough to eat."""
    return stage.out(seat).goods(seat, food=food)


def keys(stage: Surface) -> list[str]:
    return [text.key.removeprefix("event.") for text in stage.told()]


def eaten(stage: Surface, food: int = 20) -> int:
    """Return the food that a gather takes, without any food that it brings."""
    return food - ready(stage, 0, food).goods(0, energy=0).play("gather").has(0, "food")


# --- when, and in which steps


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize("out", [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3)])
def test_no_gather_while_a_rover_is_at_home(out: tuple[int, ...]) -> None:
    stage = Surface()
    for number in out:
        stage.rover(0, number, 2, number)
    assert stage.refused("gather") == "F8.1"
    assert "gather" in stage.out(0).legal()


@pytest.mark.rule("F8.1")
def test_only_the_own_rovers_matter() -> None:
    assert Surface().out(1).refused("gather") == "F8.1"
    assert "gather" in Surface().out(0).legal()


@pytest.mark.rule("F8.2")
def test_the_steps_of_a_gather() -> None:
    stage = ready(Surface().build(0, "S-13", 1, 1).greenhouses(0, basic=2)).goods(0, energy=1)
    stage.play("gather", "income S-13", "income recharge").nature()
    fills = ["filled"] * 9
    assert keys(stage) == ["gathered", "income", "gained", "scored", "recharged", "income_greenhouses", "fed", "advanced", *fills]
    assert "end" in stage.legal()


@pytest.mark.rule("F8.2")
def test_the_rovers_come_home_with_their_crews_before_anything_else() -> None:
    stage = ready(Surface().crew(0, 1, "water", basic=1).trained(0, 2, "water").greenhouses(0, basic=1))
    before = [crew(stage.s, 0, rover) for rover in range(3)]
    tiles = range(stage.s.grid.tiles)
    assert sum(rover_on(stage.s, tile) == 0 for tile in tiles) == 3
    stage.goods(0, energy=0).play("gather")
    assert stage.open("income") != []
    assert [crew(stage.s, 0, rover) for rover in range(3)] == before
    assert [stage.s.tile[tile * TILE + T_ROVER] for tile in tiles] == [0] * 9
    assert len(stage.wait().open("send")) == 3 * 8  # seat 1 has sent one


@pytest.mark.rule("F8.2")
def test_another_players_rovers_stay() -> None:
    stage = ready(Surface().out(1)).goods(0, energy=0).play("gather")
    assert sum(rover_on(stage.s, tile) == 1 for tile in range(stage.s.grid.tiles)) == 3


# --- the income


@pytest.mark.rule("F8.3")
@pytest.mark.parametrize("order", list(permutations(ITEMS)))
def test_the_income_comes_in_an_order_of_choice_each_item_once(order: tuple[str, ...]) -> None:
    stage = ready(Surface().build(0, "S-13", 1, 1).greenhouses(0, basic=1, improved=1)).goods(0, energy=1).play("gather")
    assert stage.open("income") == [f"income {item}" for item in ITEMS]
    stage.play(f"income {order[0]}")
    assert stage.open("income") == [f"income {item}" for item in ITEMS if item != order[0]]
    stage.play(f"income {order[1]}").nature()
    assert stage.open("income") == []  # the last one comes by itself
    assert (stage.has(0, "food"), stage.has(0, "energy"), stage.points(0)) == (20 + 3 - 3, 4, 2)


@pytest.mark.rule("F8.3")
def test_every_small_building_is_an_item() -> None:
    stage = Surface().build(0, "S-03", 1, 1).build(0, "S-10", 1, 2).build(0, "G-01", 1, 3).build(1, "S-05", 2, 1)
    assert ready(stage).play("gather").open("income") == ["income recharge", "income S-03", "income S-10"]


@pytest.mark.rule("F8.4")
@pytest.mark.parametrize(("basic", "improved"), [(0, 0), (1, 0), (0, 1), (2, 1), (6, 0), (0, 6), (3, 3)])
def test_a_basic_greenhouse_gives_one_food_and_an_improved_one_two(basic: int, improved: int) -> None:
    stage = ready(Surface().greenhouses(0, basic=basic, improved=improved)).goods(0, energy=0).play("gather")
    if basic + improved:
        stage.play("income greenhouses")
    assert stage.has(0, "food") == 20 + basic + 2 * improved - 3


def grown(before: bool, id: str, answer: str, basic: int) -> int:
    """Food that a gather brings with a building that gives or improves a greenhouse before or after the harvest."""
    stage = ready(Surface().build(0, id, 1, 1).greenhouses(0, basic=basic)).goods(0, energy=0).play("gather")
    work = [f"income {id}", answer]
    for text in (*work, "income greenhouses") if before else ("income greenhouses", *work):
        stage.play(text)
    return stage.nature().has(0, "food") - 20 + 3


@pytest.mark.rule("F8.5")
@pytest.mark.parametrize("basic", [2, 5])  # the next space of the board covers an achievement
def test_a_greenhouse_gained_after_the_harvest_gives_no_more_this_time(basic: int) -> None:
    assert grown(True, "S-06", "greenhouse stack", basic) == basic + 1
    assert grown(False, "S-06", "greenhouse stack", basic) == basic


@pytest.mark.rule("F8.5")
@pytest.mark.parametrize("basic", [1, 4])
def test_a_greenhouse_improved_after_the_harvest_gives_no_more_this_time(basic: int) -> None:
    assert grown(True, "S-02", "upgrade", basic) == basic + 1
    assert grown(False, "S-02", "upgrade", basic) == basic


@pytest.mark.rule("F8.5")
def test_the_first_greenhouse_of_all_gives_its_food_as_well() -> None:
    stage = ready(Surface().build(0, "S-06", 1, 1)).goods(0, energy=0).play("gather")
    assert stage.open("income") == ["income recharge", "income S-06"]
    stage.play("income S-06", "greenhouse stack")
    assert stage.open("income") == ["income greenhouses", "income recharge"]
    assert stage.play("income greenhouses").has(0, "food") == 20 + 1 - 3


@pytest.mark.rule("F8.5")
def test_all_greenhouses_are_one_item() -> None:
    stage = ready(Surface().greenhouses(0, basic=3, improved=2)).goods(0, energy=0).play("gather")
    assert stage.open("income") == ["income greenhouses", "income recharge"]
    assert (own(stage.s, 0, HOUSES), own(stage.s, 0, UPGRADES)) == (5, 2)


@pytest.mark.rule("F8.6")
@pytest.mark.parametrize(("batteries", "energy"), [(4, 0), (4, 3), (4, 4), (9, 1), (9, 9)])
def test_the_recharge_fills_the_gauge_to_the_last_battery(batteries: int, energy: int) -> None:
    stage = ready(Surface().greenhouses(0, basic=1)).goods(0, battery=batteries, energy=energy).play("gather", "income recharge")
    assert (stage.has(0, "battery"), stage.has(0, "energy")) == (batteries, batteries)


@pytest.mark.rule("F8.6")
@pytest.mark.parametrize(("order", "energy"), [(("S-04", "recharge"), 5), (("recharge", "S-04"), 4)])
def test_a_battery_gained_after_the_recharge_stays_empty(order: tuple[str, str], energy: int) -> None:
    stage = ready(Surface().build(0, "S-04", 1, 1)).goods(0, energy=1).play("gather", f"income {order[0]}")
    assert (stage.has(0, "battery"), stage.has(0, "energy")) == (5, energy)


# --- feeding


@pytest.mark.rule("F8.7")
def test_every_astronaut_eats_one_food_basic_or_specialist() -> None:
    assert eaten(Surface()) == 3
    assert eaten(Surface().crew(0, 1, "metal", basic=1)) == 4
    assert eaten(Surface().trained(0, 1, "metal").trained(0, 2, "water")) == 3
    full = Surface().crew(0, 1, "metal", basic=1, specialist=1).crew(0, 2, "water", basic=2).crew(0, 3, "polymer", specialist=2)
    assert eaten(full) == 9


@pytest.mark.rule("F8.7")
def test_an_astronaut_recruited_during_the_income_eats_as_well() -> None:
    stage = ready(Surface().build(0, "S-01", 1, 1)).goods(0, energy=0).play("gather", "income S-01", "recruit water 3")
    assert stage.has(0, "food") == 20 - 4


@pytest.mark.rule("F8.8")
@pytest.mark.parametrize("food", [3, 4, 20])
def test_there_is_no_choice_where_food_is_enough(food: int) -> None:
    stage = ready(Surface(), food=food).goods(0, energy=0).play("gather")
    assert stage.has(0, "food") == food - 3
    assert stage.points(0) == 0
    assert stage.waiting < 0  # the Moon is being refilled


@pytest.mark.rule("F8.8")
def test_all_food_is_given_and_turning_energy_into_food_is_optional() -> None:
    def hungry() -> Surface:
        return ready(Surface(), food=1).goods(0, energy=0).play("gather")

    assert hungry().legal() == ["feed", "convert food"]
    declined = hungry().play("feed")
    assert (declined.has(0, "food"), declined.has(0, "energy"), declined.points(0)) == (0, 4, -6)
    half = hungry().play("convert food", "feed")
    assert (half.has(0, "food"), half.has(0, "energy"), half.points(0)) == (0, 2, -3)
    whole = hungry().play("convert food", "convert food")
    assert (whole.has(0, "food"), whole.has(0, "energy"), whole.points(0)) == (0, 0, 0)


@pytest.mark.rule("F8.8")
def test_energy_may_become_food_before_it_is_recharged() -> None:
    stage = ready(Surface(), food=1).play("gather")
    assert stage.legal() == ["income recharge", "convert food"]
    stage.play("convert food", "convert food")  # the gauge is empty now, and filled again
    assert (stage.has(0, "food"), stage.has(0, "energy"), stage.points(0)) == (0, 4, 0)


@pytest.mark.rule("F8.9")
@pytest.mark.parametrize("food", [0, 1, 2, 3, 4, 5])
def test_each_astronaut_not_fed_costs_three_points_and_stays(food: int) -> None:
    stage = ready(Surface().crew(0, 1, "metal", basic=1, specialist=1).score(0, 20), food=food).goods(0, energy=0).play("gather")
    while stage.waiting == 0 and "feed" in stage.legal():
        stage.play("feed")
    assert stage.points(0) == 20 - 3 * (5 - food)
    assert stage.has(0, "food") == 0
    assert team(stage.s, 0) == 5


@pytest.mark.rule("F8.10")
def test_the_score_may_fall_below_zero_and_counts_so() -> None:
    stage = ready(Surface().score(0, 2), food=0).goods(0, energy=0).play("gather", "feed").nature()
    assert stage.points(0) == -7
    assert final_score(stage.s, 0) == -7
    stage.goods(0, food=2)
    assert final_score(stage.s, 0) == -6


# --- the pawn


@pytest.mark.rule("F8.11")
@pytest.mark.parametrize("space", range(1, 6))
def test_the_pawn_moves_one_space(space: int) -> None:
    stage = ready(Surface().pawn(0, space).pawn(1, 2)).goods(0, energy=0).play("gather").nature()
    assert own(stage.s, 0, PAWN) == space  # counted from 0
    assert own(stage.s, 1, PAWN) == 1


@pytest.mark.rule("F8.11")
@pytest.mark.parametrize(("space", "achievements"), [(1, 1), (2, 0)])
def test_events_of_the_gather_count_for_the_tile_that_the_pawn_is_leaving(space: int, achievements: int) -> None:
    stage = ready(Surface().build(0, "S-01", 1, 1).progress(space, "P-04")).goods(0, energy=0)
    stage.play("gather", "income S-01", "recruit metal 1").nature()
    assert own(stage.s, 0, PAWN) == 1
    assert stage.has(0, "achievement") == achievements


@pytest.mark.rule("F8.18")
def test_a_pawn_that_leaves_the_track_enters_no_space() -> None:
    stage = ready(Surface().pawn(0, 6)).goods(0, energy=0)
    stage.s.houses += stage.s.right + stage.s.left
    stage.s.right = stage.s.left = 0
    stage.play("gather")
    assert stage.legal() == ["end", "convert food", "convert energy"]  # nature has nothing to refill
    assert {"left_track"} == set(keys(stage)) & {"left_track", "advanced", "filled"}
    assert (stage.s.right, stage.s.left) == (0, 0)


@pytest.mark.rule("F8.18")
@pytest.mark.parametrize("space", range(1, 8))
def test_off_the_track_there_is_no_progress_tile(space: int) -> None:
    stage = Surface().progress(6, "P-01").pawn(0, space).goods(0, metal=1, polymer=1).play("foundation")
    assert stage.has(0, "achievement") == (space == 6)

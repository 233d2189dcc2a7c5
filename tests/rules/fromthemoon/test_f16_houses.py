"""F16: the powers of the faction buildings."""

import pytest

from kit.fromthemoon.flights import RICH, approval, keys
from kit.fromthemoon.surface import Surface
from moonbase.engine.notation import read
from moonbase.games.fromthemoon.rules.table.state import GROUNDS, HOUSES, TILE, own, specialists
from moonbase.languages.speech import speech

INSIDE = ["2-2", "2-3", "3-2", "3-3"]
OUTER = ["1-1", "1-4", "4-1", "4-4"]
RIM = ["1-2", "1-3", "2-1", "3-1", "2-4", "3-4", "4-2", "4-3"]


def house(number: int, built: bool = True, place: tuple[int, int] = (0, 0)) -> Surface:
    """Seat 0 has this faction, with its building constructed earlier; no foundation of the Architects is in the way."""
    stage = Surface(2, (f"C-{number}", "C-5" if number != 5 else "C-3"))
    if number == 5:
        stage.foundations(0, 6)
    if built:
        stage.build(0, f"F-{number}", *place)
    return stage


def lab(stage: Surface, id: str, side: str = "") -> Surface:
    """Seat 0 takes this laboratory and activates it, with the energy it had."""
    stage.goods(0, polymer=1).foundations(0, max(1, own(stage.s, 0, GROUNDS))).display(1, id)
    return stage.play(f"lab 1 {id}").nature().play("space 1-1", f"activate 1-1 {side}".strip())


def answers(stage: Surface, id: str) -> int:
    return keys(stage).count(f"answers {id}")


# --- Rim Relay


def beside(text: str) -> list[str]:
    """The tiles that a building space of the 3 by 3 grid touches."""
    row, column = (int(n) for n in text.split("-"))
    return [f"{r}-{k}" for r in (row - 1, row) for k in (column - 1, column) if 1 <= r <= 3 and 1 <= k <= 3]


def fallow(stage: Surface) -> Surface:
    """Let every tile give 1 resource of choice, so that each can be used at any time."""
    for tile in range(9):
        stage.s.tile[TILE * tile] = stage.face("T-01")
    return stage


@pytest.mark.rule("F16.5")
@pytest.mark.parametrize("point", RIM)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_on_the_rim_both_tiles_are_used_in_either_order(point: str, order: tuple[int, int]) -> None:
    stage = fallow(house(1)).goods(0, metal=1, energy=4).play("build S-01", f"at {point}")
    tiles = beside(point)
    assert stage.open("use") == [f"use {tile}" for tile in tiles]
    stage.play(f"use {tiles[order[0]]}", "gain food")
    assert stage.open("use") == [f"use {tiles[order[1]]}"]
    assert stage.refused(f"use {tiles[order[0]]}") == "F16.5"  # each once
    stage.play(f"use {tiles[order[1]]}", "gain food")
    assert stage.has(0, "food") == 2
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.5")
def test_it_holds_for_its_own_miniature() -> None:
    stage = fallow(house(1, built=False)).goods(0, metal=1, water=1, polymer=1, energy=4).play("build F-1", "at 1-2")
    stage.play("use 1-2", "gain food", "use 1-1", "gain food")
    assert stage.has(0, "food") == 2


@pytest.mark.rule("F16.5")
def test_one_of_the_two_may_be_left() -> None:
    stage = fallow(house(1)).goods(0, metal=1, energy=4).play("build S-01", "at 1-2", "use 1-1", "gain food", "decline")
    assert stage.has(0, "food") == 1
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.5", "F16.6")
@pytest.mark.parametrize("point", [*RIM, *INSIDE])
def test_without_rim_relay_one_tile_is_used(point: str) -> None:
    stage = fallow(house(1, built=False)).goods(0, metal=1, energy=4).play("build S-01", f"at {point}")
    stage.play(f"use {beside(point)[0]}", "gain food")
    assert stage.open("use") == []


@pytest.mark.rule("F16.6")
@pytest.mark.parametrize("point", [*INSIDE, *OUTER])
def test_elsewhere_rim_relay_changes_nothing(point: str) -> None:
    stage = fallow(house(1)).goods(0, metal=1, energy=4).play("build S-01", f"at {point}")
    assert stage.open("use") == [f"use {tile}" for tile in beside(point)]
    stage.play(f"use {beside(point)[-1]}", "gain food")
    assert stage.open("use") == []
    assert stage.open("end") == ["end"]


# --- Graft Clinic


@pytest.mark.rule("F16.9")
def test_a_battery_trains_a_specialist_for_nothing() -> None:
    stage = approval(house(2).goods(0, energy=0), "T-03")
    assert stage.open("train") == ["train metal 1", "train water 2", "train polymer 3"]
    stage.goods(0, food=0).play("train water 2")
    assert specialists(stage.s, 0) == 1
    assert stage.legal() == ["end"]


@pytest.mark.rule("F16.9")
def test_the_training_may_be_left() -> None:
    stage = approval(house(2), "T-03").play("decline")
    assert specialists(stage.s, 0) == 0
    assert stage.has(0, "battery") == 5


@pytest.mark.rule("F16.9", "F16.3")
def test_any_battery_will_do() -> None:
    assert len(lab(house(2), "L-01", "second").open("train")) == 3
    stage = house(2).out(0).build(0, "S-04").play("gather", "income S-04")
    assert len(stage.open("train")) == 3


@pytest.mark.rule("F16.9")
def test_energy_is_no_battery() -> None:
    stage = lab(house(2).goods(0, energy=0), "L-01", "first")
    assert stage.has(0, "energy") == 1
    assert stage.open("train") == []


@pytest.mark.rule("F16.10")
def test_an_achievement_in_place_of_a_tenth_battery_trains_nobody() -> None:
    stage = approval(house(2).goods(0, battery=9), "T-03")
    assert [stage.has(0, "battery"), stage.has(0, "achievement")] == [9, 1]
    assert stage.open("train") == []
    assert answers(stage, "F-2") == 0
    ninth = approval(house(2).goods(0, battery=8), "T-03")
    assert [ninth.has(0, "battery"), ninth.has(0, "achievement")] == [9, 0]
    assert len(ninth.open("train")) == 3


# --- Convoy Yard


@pytest.mark.rule("F16.12")
@pytest.mark.parametrize(
    ("first", "second", "energy"),
    [((1, 2), (2, 1), 4), ((1, 2), (3, 3), 2), ((1, 1), (3, 3), 0), ((3, 2), (2, 3), 4), ((1, 3), (3, 2), 2)],
)
def test_two_energy_for_each_own_rover_beside(first: tuple[int, int], second: tuple[int, int], energy: int) -> None:
    """The third rover goes to the middle; diagonals do not count."""
    stage = house(3).goods(0, energy=0).rover(0, 1, *first).rover(0, 2, *second).play("send 3 2-2")
    assert stage.has(0, "energy") == energy


@pytest.mark.rule("F16.12")
def test_rovers_of_others_and_rovers_at_home_do_not_count() -> None:
    stage = house(3).goods(0, energy=0).rover(1, 1, 1, 2).rover(1, 2, 2, 1).play("send 3 2-2")
    assert stage.has(0, "energy") == 0


@pytest.mark.rule("F16.12")
def test_the_energy_of_the_convoy_yard_comes_before_the_tasks() -> None:
    stage = house(3).goods(0, energy=0).rover(0, 1, 1, 2).terrain(2, 2, "T-02").play("send 3 2-2")
    assert stage.open("effect") == ["effect"]


@pytest.mark.rule("F16.12")
def test_without_the_convoy_yard_there_is_no_energy() -> None:
    stage = house(3, built=False).goods(0, energy=0).rover(0, 1, 1, 2).play("send 3 2-2")
    assert stage.has(0, "energy") == 0


# --- Common House


@pytest.mark.rule("F16.14")
def test_each_recruit_scores_two_points() -> None:
    stage = house(4).play("recruit metal 1")
    assert stage.points(0) == 2
    stage.rest().rest().play("recruit metal 1")
    assert stage.points(0) == 2 + 2 + 1  # the second column of the board too


@pytest.mark.rule("F16.14", "F16.3")
def test_recruits_of_effects_score_too() -> None:
    stage = approval(house(4), "T-08").play("recruit water 1")
    assert stage.points(0) == 2
    stage = approval(house(4).goods(0, metal=1)).play("part mars 1 MM-1", "recruit metal 2")  # the card of the Unifiers
    assert stage.points(0) == 3 + 2
    assert house(4, built=False).play("recruit metal 1").points(0) == 0


@pytest.mark.rule("F16.14")
def test_training_scores_nothing() -> None:
    assert house(4).goods(0, food=1).play("train metal 1").points(0) == 0


# --- Crane Tower


def cost_at(stage: Surface, point: str, id: str = "S-01") -> int:
    """The energy that a building takes on this space."""
    before = stage.has(0, "energy")
    return before - stage.play(f"build {id}", f"at {point}").has(0, "energy")


def tower() -> Surface:
    """Rovers of the Architects on 1-1, 1-2 and 2-1, one of the others on 2-2; a building of level 1 costs 2 energy, of level 3 it is 3."""
    return house(5).goods(0, **RICH).rover(0, 1, 1, 1).rover(0, 2, 1, 2).rover(0, 3, 2, 1).rover(1, 1, 2, 2)


@pytest.mark.rule("F16.17")
@pytest.mark.parametrize(
    ("point", "rovers"), [("1-1", 1), ("1-2", 2), ("1-3", 1), ("1-4", 0), ("2-1", 2), ("2-2", 3), ("2-3", 1), ("3-2", 1), ("3-3", 0)]
)
def test_one_energy_less_for_each_own_rover_beside_the_space(point: str, rovers: int) -> None:
    assert cost_at(tower(), point, "S-10") == 3 - rovers
    assert cost_at(tower(), point, "G-02") == max(0, 2 - rovers)


@pytest.mark.rule("F16.17")
def test_the_price_never_falls_below_nothing() -> None:
    """Three rovers beside a building of 2 energy; the metal is paid and told."""
    stage = tower()
    assert cost_at(stage, "2-2") == 0
    assert stage.has(0, "metal") == RICH["metal"] - 1
    assert keys(stage)[0] == "paid"


@pytest.mark.rule("F16.17")
def test_the_space_is_chosen_before_the_price_is_paid() -> None:
    stage = tower().play("build S-01")
    assert [stage.has(0, "metal"), stage.has(0, "energy")] == [RICH["metal"], 4]
    assert len(stage.open("at")) == 16
    without = house(5, built=False).goods(0, **RICH).play("build S-01")
    assert [without.has(0, "metal"), without.has(0, "energy")] == [RICH["metal"] - 1, 2]


@pytest.mark.rule("F16.17")
def test_only_spaces_that_can_be_paid_are_open() -> None:
    stage = tower().goods(0, energy=1, food=0).play("build S-10")
    assert stage.open("at") == ["at 1-2", "at 2-1", "at 2-2"]


@pytest.mark.rule("F16.17")
def test_a_building_that_no_space_makes_payable_is_closed() -> None:
    stage = house(5).goods(0, **RICH | {"energy": 1, "food": 0}).rover(0, 1, 1, 1)
    assert "build S-01" in stage.legal()
    assert stage.refused("build S-10") == "F16.17"  # 3 energy, and one rover
    assert "build S-10" in tower().goods(0, energy=0).legal()


@pytest.mark.rule("F16.17", "F2.17")
def test_a_single_space_that_can_be_paid_for_is_named_with_its_price() -> None:
    """Without energy only the space among all three rovers is in reach for a building of 3 energy, so it is taken at once."""
    stage = tower().goods(0, energy=0)
    build = read(stage.game, stage.s, "build S-10")
    assert "for 2 metal and 1 water on corner 2-2" in speech(stage.game).say(stage.game.say(stage.s, build))
    stage.play("build S-10")
    assert stage.open("at") == []
    assert stage.s.point[stage.point(2, 2)] == 1


@pytest.mark.rule("F16.17", "F2.7")
def test_conversions_come_before_the_building_and_its_space() -> None:
    stage = tower().goods(0, energy=1)
    assert "convert energy" in stage.legal()
    assert stage.play("build S-10").open("convert") == []
    again = tower().goods(0, energy=1).play("convert energy", "build S-10")
    assert len(again.open("at")) > len(stage.open("at"))


@pytest.mark.rule("F16.17")
def test_metal_and_the_like_are_paid_in_full() -> None:
    stage = tower().goods(0, metal=0)
    assert stage.refused("build S-01") != ""


@pytest.mark.rule("F16.18")
def test_the_crane_tower_does_not_lower_its_own_price() -> None:
    stage = house(5, built=False).goods(0, **RICH).rover(0, 1, 1, 1).rover(0, 2, 1, 2).rover(0, 3, 2, 1)
    assert cost_at(stage, "2-2", "F-5") == 2
    again = house(5, built=False).goods(0, **RICH | {"energy": 1}).rover(0, 1, 1, 1).rover(0, 2, 1, 2)
    assert "build F-5" not in again.legal()


@pytest.mark.rule("F16.18")
def test_without_a_free_space_there_is_no_discount() -> None:
    """The tiles on which the rovers stand do not matter."""
    stage = house(5).goods(0, **RICH).rover(0, 1, 1, 1).rover(0, 2, 2, 2).rover(0, 3, 3, 3)
    for point in range(stage.s.grid.points):
        stage.s.point[point] = 2
    assert stage.goods(0, energy=1, food=0).refused("build S-01") == "F6.2"
    assert stage.goods(0, energy=4).play("build S-01").has(0, "energy") == 4 - 2


# --- Pollen Vault


@pytest.mark.rule("F16.20")
def test_an_improved_greenhouse_brings_food_and_energy() -> None:
    stage = house(6).goods(0, water=1, energy=0).greenhouses(0, 1).play("upgrade")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1, 2]


@pytest.mark.rule("F16.20", "F16.3")
def test_by_any_means() -> None:
    stage = approval(house(6).goods(0, energy=0).greenhouses(0, 1), "T-15").play("upgrade")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1 + 1, 2]
    stage = lab(house(6).goods(0, energy=0).greenhouses(0, 1), "L-03", "first")
    stage.play("upgrade")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1, 2]
    stage = house(6).out(0).goods(0, energy=0).greenhouses(0, 1).build(0, "S-02").play("gather", "income S-02", "upgrade")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1, 2]


@pytest.mark.rule("F16.20")
def test_a_new_greenhouse_is_not_an_improved_one() -> None:
    stage = house(6).goods(0, water=1, polymer=1, energy=0).greenhouses(0, 0).play("greenhouse")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [0, 0]
    assert answers(stage, "F-6") == 0


# --- Shelter Garden


@pytest.mark.rule("F16.22")
def test_a_foundation_brings_a_greenhouse_for_nothing() -> None:
    stage = house(7).goods(0, metal=1, polymer=1, energy=1).play("foundation")
    assert stage.open("greenhouse") == ["greenhouse"]
    stage.play("greenhouse")
    assert [own(stage.s, 0, GROUNDS), own(stage.s, 0, HOUSES)] == [1, 1]
    assert [stage.has(0, "water"), stage.has(0, "energy")] == [0, 0]


@pytest.mark.rule("F16.22", "F16.3")
def test_a_foundation_by_any_means() -> None:
    stage = approval(house(7).goods(0, energy=1), "T-09")
    assert own(stage.play("greenhouse").s, 0, HOUSES) == 1
    stage = approval(house(7).goods(0, water=2, energy=2).taken(1, "europa", 3)).play("improve europa 3", "foundation")
    assert own(stage.play("greenhouse").s, 0, HOUSES) == 1
    stage = house(7).out(0).build(0, "S-09").play("gather", "income S-09", "side first", "foundation")
    assert own(stage.play("greenhouse").s, 0, HOUSES) == 1


@pytest.mark.rule("F16.22", "F16.23")
def test_from_the_stack_the_surcharge_is_paid() -> None:
    stage = house(7).goods(0, metal=1, polymer=1, energy=4)
    stage.s.right = stage.s.left = 0
    stage.s.houses += 2
    stage.play("foundation", "greenhouse")
    assert [own(stage.s, 0, HOUSES), stage.has(0, "energy")] == [1, 4 - 1 - 2]


@pytest.mark.rule("F16.23")
@pytest.mark.parametrize("energy", [1, 2, 3, 4])
def test_without_the_surcharge_the_foundation_is_kept(energy: int) -> None:
    """1 energy is for the foundation; with 3 or 4 the surcharge could be paid, and is refused."""
    stage = house(7).goods(0, metal=1, polymer=1, energy=energy)
    stage.s.right = stage.s.left = 0
    stage.s.houses += 2
    stage.play("foundation")
    assert bool(stage.open("greenhouse")) == (energy >= 3)
    if energy >= 3:
        stage.play("decline")
    assert [own(stage.s, 0, GROUNDS), own(stage.s, 0, HOUSES), stage.has(0, "energy")] == [1, 0, energy - 1]


@pytest.mark.rule("F16.23")
def test_a_greenhouse_for_nothing_may_be_left_too() -> None:
    stage = house(7).goods(0, metal=1, polymer=1).play("foundation", "decline")
    assert [own(stage.s, 0, GROUNDS), own(stage.s, 0, HOUSES)] == [1, 0]


# --- Field College


@pytest.mark.rule("F16.25")
def test_every_specialist_brings_a_battery_and_energy() -> None:
    stage = house(8).goods(0, food=1, energy=2).play("train metal 1")
    assert [stage.has(0, "battery"), stage.has(0, "energy")] == [5, 1]


@pytest.mark.rule("F16.25")
def test_the_battery_comes_first() -> None:
    """With a full gauge the energy goes into the new battery. Training Hall trains for nothing."""
    stage = house(8).out(0).build(0, "S-07").play("gather", "income S-07", "train metal 1")
    assert [stage.has(0, "battery"), stage.has(0, "energy")] == [5, 5]


@pytest.mark.rule("F16.25", "F16.3")
def test_specialists_of_effects_count_too() -> None:
    stage = approval(house(8).goods(0, energy=1), "T-02").play("train metal 1")
    assert [stage.has(0, "battery"), stage.has(0, "energy")] == [5, 1]
    assert house(8, built=False).goods(0, food=1).play("train metal 1").has(0, "battery") == 4


@pytest.mark.rule("F16.25")
def test_with_nine_batteries_it_is_an_achievement_and_energy() -> None:
    stage = house(8).goods(0, food=1, battery=9, energy=2).play("train metal 1")
    assert [stage.has(0, good) for good in ("battery", "achievement", "energy")] == [9, 1, 1]


@pytest.mark.rule("F16.25")
def test_a_recruit_is_no_specialist() -> None:
    assert house(8).goods(0, energy=1).play("recruit metal 1").has(0, "battery") == 4

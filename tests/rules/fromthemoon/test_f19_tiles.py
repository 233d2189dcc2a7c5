"""F19: notes on single tiles, each held by play."""

from typing import Any

import pytest

from kit.fromthemoon.solo import seen
from kit.fromthemoon.surface import FTM, Surface
from kit.fromthemoon.tiles import at_income, board, launched, on_tile, placed, poor

PRINTED = {
    *("T-01", "T-02", "T-03", "T-04", "T-05"),
    *(f"L-{k:02d}" for k in range(1, 13)),
    *("S-01", "S-02", "S-06", "S-07", "S-10", "S-11"),
    *("G-01", "G-02"),
    *("K-1", "K-2", "K-3"),
    *(f"F-{k}" for k in range(1, 9)),
}
"""Tiles whose effect the rulebook tells."""


def parts(stage: Surface) -> set[str]:
    """The ships whose parts the approval lets you construct."""
    return {text.split()[1] for text in stage.open("part")}


def improvable(stage: Surface) -> set[str]:
    return {text.split()[1] for text in stage.open("improve")}


def rich(stage: Surface) -> Surface:
    """One part of each ship is there for improving, and everything can be paid."""
    for ship in ("europa", "titan", "mars"):
        stage.taken(1, ship, 1)
    return stage.goods(0, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


@pytest.mark.rule("F19.1")
@pytest.mark.parametrize("deck", ["terrain", "lab", "small", "large", "token", "faction building"])
def test_an_entry_says_what_is_ours(deck: str) -> None:
    for tile in map(dict[str, Any], FTM.gallery()):
        if tile["deck"] == deck:
            assert tile["sources"].get("name", tile["source"]) == "reconstructed"
            effect = tile["sources"].get("do", tile["source"])
            assert (effect == "rulebook") is (tile["id"] in PRINTED)
            assert effect in ("rulebook", "deduced", "reconstructed")


# --- terrain


@pytest.mark.rule("F19.2")
def test_crater_academy_takes_one_energy_and_nothing_else() -> None:
    stage = on_tile(poor().goods(0, energy=1), "T-02").play("effect")
    assert stage.open("train") == ["train metal 1", "train water 2", "train polymer 3"]
    stage.play("train polymer 3")
    assert (board(stage)["team"]["specialists"], stage.has(0, "energy")) == (1, 0)
    stage = on_tile(poor(), "T-02")
    assert stage.legal()[0] == "end"  # nothing to do there, so the rover's work is over


@pytest.mark.rule("F19.2")
def test_crater_academy_is_closed_without_energy() -> None:
    stage = on_tile(poor().cubes(1, 2, metal=1), "T-02")
    assert stage.legal() == ["take metal", "done"]
    assert stage.refused("effect") == "F2.14"


@pytest.mark.rule("F19.3")
@pytest.mark.parametrize(("had", "batteries", "achievements"), [(4, 5, 0), (8, 9, 0), (9, 9, 1)])
def test_sunlit_ridge(had: int, batteries: int, achievements: int) -> None:
    stage = on_tile(poor().goods(0, battery=had), "T-03").play("effect")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (1, 0)  # the battery arrives empty
    assert (stage.has(0, "battery"), stage.has(0, "achievement")) == (batteries, achievements)


@pytest.mark.rule("F19.4")
def test_twin_mast_is_for_europa_or_mars_and_for_either_work() -> None:
    stage = on_tile(rich(Surface()), "T-04").play("effect")
    assert parts(stage) == improvable(stage) == {"europa", "mars"}
    stage.play("part mars 3 MM-3")
    assert stage.legal()[0] == "end"  # one approval, one ship
    stage = on_tile(rich(Surface()), "T-04").play("effect", "improve europa 1")
    assert board(stage)["improvements"]["europa"] == [1]


@pytest.mark.rule("F19.5")
def test_glasshouse_basin_costs_one_energy_and_no_water_or_polymer() -> None:
    stage = on_tile(poor().goods(0, energy=1), "T-05").play("effect")
    assert (board(stage)["greenhouses"]["count"], stage.has(0, "energy")) == (1, 0)


@pytest.mark.rule("F19.5")
@pytest.mark.parametrize(("energy", "open"), [(1, False), (2, False), (3, True)])
def test_glasshouse_basin_costs_the_surcharge_of_the_stack_too(energy: int, open: bool) -> None:
    stage = poor().goods(0, energy=energy).cubes(1, 2, metal=1)
    stage.s.right = stage.s.left = 0
    on_tile(stage, "T-05")
    assert ("effect" in stage.legal()) is open
    if open:
        stage.play("effect")
        assert (board(stage)["greenhouses"]["count"], stage.has(0, "energy")) == (1, 0)


@pytest.mark.rule("F19.6")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_wreck_field_costs_no_polymer_but_the_surcharge(place: int, surcharge: int) -> None:
    stage = on_tile(poor(4).foundations(0, 1).goods(0, energy=2), "T-14").play("effect")
    stage.play(f"lab {place} L-{place:02d}", "deal L-07", "space 1-2")
    assert stage.has(0, "energy") == 2 - surcharge
    assert stage.open("activate") != []  # its chain


@pytest.mark.rule("F19.6")
def test_wreck_field_offers_only_rows_that_can_be_paid_and_needs_a_space() -> None:
    stage = on_tile(poor(4).foundations(0, 1), "T-14").play("effect")
    assert [text.split()[1] for text in stage.open("lab")] == ["1", "2"]
    assert stage.refused("lab 3 L-03") == "F7.5"
    stage = on_tile(poor(4).cubes(1, 2, metal=1), "T-14")
    assert stage.refused("effect") == "F2.14"  # no foundation


@pytest.mark.rule("F19.7")
def test_dockyard_rise_is_for_improving_only() -> None:
    stage = on_tile(rich(Surface(4)), "T-13").play("effect")
    assert (parts(stage), improvable(stage)) == (set(), {"europa", "titan", "mars"})
    assert stage.open("improve") == ["improve europa 1", "improve titan 1", "improve mars 1"]
    assert stage.open("point") == ["point"]


@pytest.mark.rule("F19.7")
def test_dockyard_rise_without_a_part_to_improve_is_a_point() -> None:
    stage = on_tile(Surface(4).goods(0, metal=9, water=9, polymer=9), "T-13").play("effect")
    assert (stage.points(0), stage.has(0, "energy")) == (1, 3)
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F19.8")
def test_far_side_gantry_is_for_constructing_only() -> None:
    stage = on_tile(rich(Surface(4)), "T-16").play("effect")
    assert (parts(stage), improvable(stage)) == ({"europa", "titan", "mars"}, set())
    assert stage.open("point") == ["point"]


# --- laboratories


@pytest.mark.rule("F19.9")
@pytest.mark.parametrize(("had", "battery", "achievement"), [(4, 5, 0), (9, 9, 1)])
def test_capacitor_bank(had: int, battery: int, achievement: int) -> None:
    stage = placed(poor().goods(0, battery=had), "L-01").play("activate 1-1 first")
    assert (stage.has(0, "energy"), stage.has(0, "battery")) == (1, had)
    stage = placed(poor().goods(0, battery=had), "L-01").play("activate 1-1 second")
    assert (stage.has(0, "energy"), stage.has(0, "battery"), stage.has(0, "achievement")) == (0, battery, achievement)


@pytest.mark.rule("F19.10")
def test_botany_bench() -> None:
    stage = placed(poor().greenhouses(0, basic=1), "L-03").play("activate 1-1 first")
    assert board(stage)["greenhouses"]["improved"] == 0  # still asked
    assert stage.legal() == ["upgrade", "decline"]
    assert board(stage.play("upgrade"))["greenhouses"]["improved"] == 1
    assert placed(poor(), "L-03").play("activate 1-1 second").has(0, "energy") == 1


@pytest.mark.rule("F19.10")
def test_botany_bench_needs_a_basic_greenhouse_for_its_first_side() -> None:
    stage = placed(poor().greenhouses(0, improved=1), "L-03")
    assert stage.open("activate") == ["activate 1-1 second"]
    assert stage.refused("activate 1-1 first") == "F2.14"


@pytest.mark.rule("F19.11")
def test_mess_hall() -> None:
    assert placed(poor(), "L-05").play("activate 1-1 first").has(0, "food") == 1
    stage = placed(poor(), "L-05").play("activate 1-1 second", "recruit water 1")
    assert (board(stage)["team"]["astronauts"], stage.has(0, "energy")) == (4, 0)


@pytest.mark.rule("F19.11")
def test_at_the_mess_hall_cyborgs_pay_their_extra_price() -> None:
    stage = placed(poor(faction="C-2").goods(0, metal=1, energy=1), "L-05").play("activate 1-1 second", "recruit metal 2")
    assert (stage.has(0, "metal"), stage.has(0, "energy"), board(stage)["team"]["astronauts"]) == (0, 0, 4)
    for goods in ({"metal": 1}, {"energy": 1}):
        stage = placed(poor(faction="C-2").goods(0, **goods), "L-05")
        assert stage.open("activate") == ["activate 1-1 first"]


@pytest.mark.rule("F19.12")
def test_cryo_workshop() -> None:
    stage = placed(rich(poor()), "L-06").play("activate 1-1 first")
    assert (parts(stage), improvable(stage)) == ({"europa"}, set())
    assert stage.open("point") == ["point"]
    assert placed(poor(), "L-06").play("activate 1-1 second").has(0, "water") == 1


@pytest.mark.rule("F19.12")
def test_after_the_launch_the_approval_of_the_cryo_workshop_is_a_point() -> None:
    stage = placed(launched(poor().goods(0, water=9, polymer=9), "europa"), "L-06").play("activate 1-1 first")
    assert stage.points(0) == 1


@pytest.mark.rule("F19.13")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_peer_review_counts_itself(others: int) -> None:
    stage = poor().goods(0, energy=2).foundations(0, 2)
    for place in ("1-2", "2-1", "2-2")[:others]:
        stage.lab(0, int(place[0]), int(place[2]), "L-08")
    placed(stage, "L-07").play("activate 1-1")
    assert (stage.points(0), stage.has(0, "energy")) == (others + 1, 0)


@pytest.mark.rule("F19.13")
def test_peer_review_is_closed_for_one_energy() -> None:
    stage = placed(poor().goods(0, energy=1).lab(0, 1, 2, "L-02"), "L-07")
    assert "activate 1-1" not in stage.legal()
    assert stage.refused("activate 1-1") == "F2.14"


@pytest.mark.rule("F19.14")
def test_flight_bureau_is_for_constructing_on_any_ship() -> None:
    stage = placed(rich(poor()), "L-09").play("activate 1-1")
    assert (parts(stage), improvable(stage)) == ({"europa", "titan", "mars"}, set())
    assert stage.has(0, "energy") == 8
    assert "activate 1-1" not in placed(poor().lab(0, 1, 2, "L-02"), "L-09").legal()


@pytest.mark.rule("F19.15")
@pytest.mark.parametrize("cubes", [1, 2, 4])
def test_test_stand_scores_two_for_each_improvement_on_launched_ships_too(cubes: int) -> None:
    stage = launched(poor().goods(0, energy=1), "titan").improved(0, "titan", *range(1, min(cubes, 3) + 1))
    if cubes > 3:
        stage.taken(1, "mars", 1).improved(0, "mars", 1)
    placed(stage, "L-10").play("activate 1-1")
    assert (stage.points(0), stage.has(0, "energy")) == (2 * cubes, 0)


@pytest.mark.rule("F19.15")
def test_test_stand_is_closed_without_an_improvement() -> None:
    stage = placed(poor().goods(0, energy=4).lab(0, 1, 2, "L-02").taken(1, "mars", 1).improved(1, "mars", 1), "L-10")
    assert stage.refused("activate 1-1") == "F2.14"


@pytest.mark.rule("F19.16")
def test_town_model_counts_buildings_large_and_off_the_map() -> None:
    stage = poor().goods(0, energy=1).build(0, "S-01", 1, 1).build(0, "S-02").build(0, "G-01", 3, 3).build(0, "F-3")
    placed(stage.build(1, "S-01", 4, 4), "L-11").play("activate 1-1")
    assert (stage.points(0), stage.has(0, "energy")) == (4, 0)


# --- small buildings


@pytest.mark.rule("F19.17")
def test_welcome_dome_recruits_and_scores() -> None:
    stage = at_income(poor().goods(0, food=4), "S-01").play("recruit metal 2")
    assert (board(stage)["team"]["astronauts"], stage.points(0)) == (4, 1)


@pytest.mark.rule("F19.17")
def test_welcome_dome_scores_even_if_nobody_is_recruited() -> None:
    stage = at_income(poor().goods(0, food=3), "S-01").play("decline")
    assert (board(stage)["team"]["astronauts"], stage.points(0)) == (3, 1)
    stage = poor().goods(0, food=9)
    for number, colour in ((1, "metal"), (2, "water"), (3, "polymer")):
        stage.crew(0, number, colour, basic=2)
    assert at_income(stage, "S-01").points(0) == 1  # every seat is taken


@pytest.mark.rule("F19.18")
def test_greenhouse_crane_takes_from_the_stack_past_the_row() -> None:
    stage = poor().goods(0, food=3)
    before = (stage.s.right, stage.s.left, stage.s.houses)
    at_income(stage, "S-06").play("greenhouse stack")
    assert before == (1, 1, 22)
    assert seen(stage)["greenhouses"]["stack"] == 21  # the row was full, so nothing else left the stack
    assert board(stage)["greenhouses"]["count"] == 1


@pytest.mark.rule("F19.18")
def test_greenhouse_crane_asks_no_surcharge_and_may_be_declined() -> None:
    stage = poor().goods(0, food=3)
    stage.s.right = stage.s.left = 0
    stage.build(0, "S-06").out().play("gather", "income S-06")
    assert (stage.has(0, "energy"), stage.legal()[:2]) == (0, ["greenhouse stack", "decline"])
    assert board(stage.play("decline"))["greenhouses"]["count"] == 0


@pytest.mark.rule("F19.18")
def test_greenhouse_crane_brings_nothing_without_a_stack() -> None:
    stage = poor().goods(0, food=3)
    stage.s.houses = 0
    at_income(stage, "S-06")
    assert "greenhouse stack" not in stage.legal()
    assert board(stage)["greenhouses"]["count"] == 0  # with both spaces of the row full


@pytest.mark.rule("F19.19")
def test_guild_house_counts_specialists_at_that_moment() -> None:
    """The Training Hall makes a second one, before or after."""
    for first, points in (("S-07", 2), ("S-10", 1)):
        stage = poor().goods(0, food=3).trained(0, 1, "metal").build(0, "S-07").build(0, "S-10").out()
        stage.play("gather", f"income {first}")
        if first == "S-07":
            stage.play("train water 2", "income S-10")
        else:
            stage.play("income S-07", "train water 2")
        assert (stage.points(0), board(stage)["team"]["specialists"]) == (points, 2)


SQUARE = ((2, 2), (2, 3), (3, 2), (3, 3))


@pytest.mark.rule("F19.20")
@pytest.mark.parametrize(
    ("places", "connections"),
    [(((1, 1),), 0), (((1, 1), (2, 2)), 0), (((1, 1), (1, 2)), 1), (((1, 1), (1, 2), (1, 3)), 2), (SQUARE, 4), ((*SQUARE, (4, 3)), 5)],
)
def test_skybridge(places: tuple[tuple[int, int], ...], connections: int) -> None:
    stage = poor().goods(0, food=3).build(1, "S-01", 4, 4).build(1, "S-02", 4, 2)  # a rival's miniatures connect nothing
    for id, (row, column) in zip(("S-01", "S-02", "S-04", "G-01", "G-02"), places, strict=False):
        stage.build(0, id, row, column)
    assert at_income(stage, "S-11").points(0) == 2 * connections


@pytest.mark.rule("F19.21")
def test_night_laboratory_activates_one_and_nothing_in_line_with_it() -> None:
    stage = poor().goods(0, food=3).foundations(0, 2).lab(0, 1, 1, "L-02").lab(0, 1, 2, "L-04").lab(0, 2, 1, "L-06")
    at_income(stage, "S-08")
    assert {text.split()[1] for text in stage.open("activate")} == {"1-1", "1-2", "2-1"}
    stage.play("activate 1-2 second")
    assert stage.points(0) == 2
    assert stage.open("activate") == []


@pytest.mark.rule("F19.21")
@pytest.mark.parametrize(("energy", "open"), [(0, False), (1, True)])
def test_at_the_night_laboratory_prices_are_paid(energy: int, open: bool) -> None:
    stage = poor().goods(0, food=3, energy=energy).foundations(0, 1).lab(0, 1, 1, "L-08")
    at_income(stage, "S-08")
    assert ("activate 1-1" in stage.legal()) is open
    if open:
        assert stage.play("activate 1-1").has(0, "food") == 2  # 3 and 2 more, of which the team has eaten 3


@pytest.mark.rule("F19.21")
def test_the_night_laboratory_may_be_left_alone() -> None:
    stage = poor().goods(0, food=3).foundations(0, 1).lab(0, 1, 1, "L-04")
    assert at_income(stage, "S-08").play("done").points(0) == 0


@pytest.mark.rule("F19.22")
def test_parade_ground_counts_all_mission_tiles() -> None:
    stage = launched(poor().goods(0, food=3), "europa", 0).taken(0, "mars", 2).taken(1, "titan", 1)
    assert at_income(stage, "S-12").points(0) == 4 + 1


# --- large buildings


def end_points(stage: Surface, id: str) -> int:
    return int(board(stage)["final"]["end_tiles"][id])


@pytest.mark.rule("F19.23")
@pytest.mark.parametrize("specialists", [0, 1, 3])
def test_astronaut_institute(specialists: int) -> None:
    stage = poor().trained(1, 1, "metal")
    for number, colour in list(enumerate(("metal", "water", "polymer"), start=1))[:specialists]:
        stage.trained(0, number, colour)
    before = FTM.scores(stage.s)[0]
    stage.build(0, "G-01")
    assert FTM.scores(stage.s)[0] - before == end_points(stage, "G-01") == 3 * specialists
    assert stage.points(0) == 0  # only at the end


@pytest.mark.rule("F19.24")
@pytest.mark.parametrize(("batteries", "energy"), [(4, 0), (4, 4), (9, 2)])
def test_deep_accumulator_counts_batteries_charged_or_not(batteries: int, energy: int) -> None:
    stage = poor().goods(0, battery=batteries, energy=energy)
    before = FTM.scores(stage.s)[0]
    stage.build(0, "G-02")
    assert FTM.scores(stage.s)[0] - before == end_points(stage, "G-02") == 2 * batteries


@pytest.mark.rule("F19.25")
def test_patent_archive_answers_before_the_chain_and_only_to_later_laboratories() -> None:
    stage = poor().lab(0, 1, 2, "L-04").market("G-07").goods(0, metal=1, polymer=2, energy=1)
    stage.play("build G-07", "at 1-1", "decline")
    assert stage.points(0) == 0  # the earlier one scores nothing
    placed(stage.wait(), "L-04")
    assert stage.points(0) == 3
    assert stage.open("activate") != []  # the chain is still to come
    stage.play("activate 1-1 second")
    assert stage.points(0) == 3 + 2


@pytest.mark.rule("F19.26")
def test_gantry_works_answers_before_the_launch_and_only_to_later_tiles() -> None:
    stage = poor().taken(0, "europa", 1, 2, 3).market("G-08").goods(0, metal=2, water=1, energy=1)
    stage.play("build G-08", "at 1-1", "decline")
    assert (stage.points(0), stage.has(0, "achievement")) == (0, 1)
    on_tile(stage.wait().goods(0, metal=0, water=1, polymer=1, food=0), "T-04").play("effect", "part europa 4 ME-4")
    assert stage.legal() == ["gain metal", "gain water", "gain polymer", "gain food"]
    assert seen(stage)["ships"][0]["launched"] is False
    stage.play("gain polymer")
    assert seen(stage)["ships"][0]["launched"] is True
    assert (stage.points(0), stage.has(0, "polymer")) == (5 + 1 + 10, 1)

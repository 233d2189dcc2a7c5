"""From the Moon: every example and every worked number of the rulebook, played. Tests name the headings they come from."""

import pytest

from kit.fromthemoon.landing import deal_until, opening, start
from kit.fromthemoon.solo import alone, gather, launch, seen, solo, total
from kit.fromthemoon.surface import FTM, Surface
from kit.fromthemoon.tiles import at_income, board, goods_of, on_tile, placed, poor


def rich(stage: Surface, seat: int = 0) -> Surface:
    return stage.goods(seat, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


def finals(stage: Surface) -> list[int]:
    """The score of each seat if the game ended now."""
    return [int(n) for n in FTM.scores(stage.s)]


# --- Contents and Main Board


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize(("players", "rows", "columns"), [(2, 3, 3), (3, 3, 4), (4, 4, 4)])
def test_main_board_step_2_the_grid_by_players(players: int, rows: int, columns: int) -> None:
    grid = seen(opening(players))["grid"]
    assert (grid["rows"], grid["columns"]) == (rows, columns)
    cards = [tile["card"] for tile in grid["tiles"]]
    assert len(set(cards)) == rows * columns


@pytest.mark.rule("F1.9")
def test_main_board_step_4_specialist_powers_in_random_order() -> None:
    stage = deal_until(start(2), "deal K-").play("deal K-3", "deal K-1", "deal K-2")
    assert seen(stage)["tokens"] == {"metal": "K-3", "water": "K-1", "polymer": "K-2"}


@pytest.mark.rule("F1.11")
def test_main_board_step_6_six_laboratories_face_up() -> None:
    assert [place["card"] is not None for place in seen(opening(2))["display"]] == [True] * 6


@pytest.mark.rule("F1.12")
@pytest.mark.parametrize(("players", "large"), [(2, 3), (3, 4), (4, 5)])
def test_main_board_step_7_large_buildings_by_players(players: int, large: int) -> None:
    assert len(seen(opening(players))["market"]) == large


@pytest.mark.rule("F1.13", "F1.14", "F1.16")
def test_main_board_steps_8_to_11_progress_tiles_and_cubes() -> None:
    stage = deal_until(start(2), "cubes")
    view = seen(stage)
    assert len({space["card"] for space in view["progress"]["spaces"]}) == 6
    assert (view["bag"], view["supply"]) == (
        dict.fromkeys(("metal", "water", "polymer"), 30),
        dict.fromkeys(("metal", "water", "polymer"), 10),
    )
    first = view["progress"]["spaces"][0]["refill"]
    assert [sum(tile["cubes"].values()) for tile in seen(stage.nature())["grid"]["tiles"]] == [first] * 9


# --- Send One of Your Rovers


@pytest.mark.rule("F3.2", "F3.5", "F3.7", "F3.14")
def test_rover_example_capucine() -> None:
    """A blue specialist and a basic grey astronaut: a grey cube, a blue cube, and the terrain effect with the specialist's second task."""
    stage = Surface().trained(0, 2, "water").crew(0, 2, "metal", basic=1).cubes(1, 1, metal=1, water=2, polymer=1)
    stage.play("send 2 1-1")
    assert stage.open("take") == ["take metal", "take water"]  # nobody collects the polymer
    stage.play("take metal", "take water", "effect", "gain polymer")  # a resource of her choice
    assert [stage.has(0, good) for good in ("metal", "water", "polymer")] == [1, 1, 1]
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F3.14")
def test_rover_task_c_only_once_and_only_after_the_others() -> None:
    stage = Surface().trained(0, 1, "metal").cubes(1, 1, metal=2).play("send 1 1-1", "effect", "gain food")
    assert stage.legal()[0] == "end"  # the second task is gone with it
    assert stage.has(0, "metal") == 0


# --- Develop Your Greenhouses


@pytest.mark.rule("F4.2", "F4.3", "F4.4")
def test_greenhouses_the_rightmost_two_spaces_are_free_of_surcharge_the_leftmost_costs_two_energy() -> None:
    stage = poor().goods(0, water=1, polymer=1)
    for left in (1, 0):
        stage.goods(0, water=1, polymer=1, energy=0).play("greenhouse").wait()
        assert seen(stage)["greenhouses"]["left"] + seen(stage)["greenhouses"]["right"] == left
    assert "greenhouse" not in stage.goods(0, water=1, polymer=1, energy=1, food=0).legal()
    assert stage.refused("greenhouse") == "F4.4"
    stage.goods(0, energy=2).play("greenhouse")
    assert stage.has(0, "energy") == 0


@pytest.mark.rule("F4.1", "F4.8")
def test_greenhouses_one_built_in_the_same_action_is_flipped_for_one_water() -> None:
    stage = poor().goods(0, water=2, polymer=1).play("greenhouse", "upgrade")
    assert board(stage)["greenhouses"] == {"count": 1, "improved": 1, "spaces": 6}
    assert stage.has(0, "water") == 0


# --- Develop Your Team


@pytest.mark.rule("F5.2", "F5.4")
@pytest.mark.parametrize(("before", "points", "achievements"), [(0, 0, 0), (1, 1, 0), (2, 0, 1)])
def test_team_the_second_column_is_a_point_the_third_an_achievement(before: int, points: int, achievements: int) -> None:
    stage = poor().crew(0, 2, "metal", basic=before).goods(0, energy=1).play("recruit metal 1")
    assert (stage.points(0), stage.has(0, "achievement"), stage.has(0, "energy")) == (points, achievements, 0)


@pytest.mark.rule("F5.1", "F5.6")
def test_team_one_recruited_in_the_same_action_is_trained_for_two_energy_and_one_food() -> None:
    stage = poor().goods(0, energy=3, food=1).play("recruit metal 2", "train metal 2")
    assert goods_of(stage) == {"battery": 4}
    assert board(stage)["team"]["rovers"][1]["specialists"]["metal"] == 1


@pytest.mark.rule("F3.16")
def test_team_note_no_extra_task_in_the_field() -> None:
    stage = rich(poor()).cubes(1, 1, metal=4).play("send 1 1-1", "take metal", "end").rest()
    stage.play("recruit metal 1", "train metal 1")
    assert stage.legal()[0] == "end"
    assert stage.has(0, "metal") == 10  # the cube of the first task alone


# --- Construct a Building


@pytest.mark.rule("F6.4", "F6.8", "F6.9")
def test_building_a_small_one_on_the_edge_uses_a_tile_and_pays_at_the_income() -> None:
    stage = poor().small(0, "S-03").goods(0, metal=1, energy=2).play("build S-03", "at 1-2", "use 1-1", "gain water")
    assert stage.has(0, "water") == 1
    at_income(stage.wait(), "S-03")
    assert stage.has(0, "food") == 2


@pytest.mark.rule("F6.5", "F6.9")
def test_building_a_large_one_earns_an_achievement_and_uses_a_tile_too() -> None:
    stage = rich(poor()).play("build G-01", "at 2-2", "use 1-1", "gain metal")
    assert stage.has(0, "achievement") == 1
    assert board(stage)["large"] == ["G-01", None]


# --- Develop Your Research


@pytest.mark.rule("F7.2", "F7.4", "F7.5", "F7.6", "F7.8", "F7.9", "F7.10")
def test_research_example_johannes() -> None:
    """His fourth foundation, the left laboratory of the second row, placed at the bottom centre: an achievement and four activations."""
    stage = Surface().foundations(0, 3).build(0, "S-01", 1, 1).build(0, "S-02", 1, 2).build(0, "G-01", 4, 4)
    stage.lab(0, 1, 2, "L-11").lab(0, 2, 2, "L-13").display(3, "L-12").display(5, "L-08")
    stage.goods(0, metal=1, polymer=2, battery=9, energy=4).play("foundation")
    assert goods_of(stage) == {"polymer": 1, "energy": 3, "battery": 9, "achievement": 1}  # P-01 rewards foundations
    assert "" in board(stage)["labs"][2]  # the fourth lies at the lower left
    stage.lab(0, 3, 1, "L-13")
    stage.play("lab 3 L-12")
    assert (stage.has(0, "polymer"), stage.has(0, "energy")) == (0, 2)  # its cost and the surcharge of its row
    assert [place["card"] for place in seen(stage)["display"]] == ["L-01", "L-02", "L-08", "L-04", None, "L-06"]
    stage.play("deal L-18")
    assert seen(stage)["display"][4]["card"] == "L-18"
    stage.play("space 3-2")
    assert stage.has(0, "achievement") == 2  # the third row
    assert {text.split()[1] for text in stage.open("activate")} == {"1-2", "2-2", "3-1", "3-2"}
    stage.play("activate 1-2")
    assert (stage.points(0), stage.has(0, "energy")) == (3, 1)  # a point for each building
    stage.play("activate 2-2 second")
    assert stage.has(0, "metal") == 1
    stage.play("activate 3-2", "gain polymer")
    assert (stage.has(0, "polymer"), stage.has(0, "energy")) == (1, 0)
    stage.play("activate 3-1 first")
    assert {text.split()[1] for text in stage.open("part")} == {"mars"}
    stage.play("part mars 1 MM-1")
    assert stage.points(0) == 3 + 3
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F7.13")
def test_research_each_effect_is_completed_before_the_next() -> None:
    stage = placed(rich(poor().lab(0, 1, 2, "L-02")), "L-12").play("activate 1-1")
    assert stage.legal() == ["gain metal", "gain water", "gain polymer", "gain food"]


# --- Gather Your Rovers


@pytest.mark.rule("F8.1")
def test_gather_only_with_all_three_rovers_out() -> None:
    stage = Surface().rover(0, 1, 1, 1).rover(0, 2, 1, 2)
    assert stage.refused("gather") == "F8.1"
    assert "gather" in stage.rover(0, 3, 1, 3).legal()


@pytest.mark.rule("F8.7", "F8.9", "F8.10")
@pytest.mark.parametrize(("food", "points"), [(5, 0), (4, -3), (1, -12), (0, -15)])
def test_gather_three_points_for_each_one_unfed_even_below_zero(food: int, points: int) -> None:
    stage = poor().crew(0, 1, "metal", basic=1).crew(0, 2, "water", specialist=1).goods(0, food=food, battery=1).out().play("gather")
    assert (stage.points(0), stage.has(0, "food")) == (points, 0)


@pytest.mark.rule("F8.12", "F8.13", "F8.17")
def test_gather_the_first_pawn_refills_up_to_four_and_the_second_does_not() -> None:
    stage = poor().progress(2, "P-04").cubes(1, 1, metal=3).goods(0, food=3).out().play("gather")
    stage.s.right = stage.s.left = 0  # as if taken before
    assert stage.legal() == ["cubes 0 0 1", "cubes 0 1 0", "cubes 1 0 0"]
    stage.nature().play("end")
    assert [sum(tile["cubes"].values()) for tile in seen(stage)["grid"]["tiles"]] == [4] * 9
    stage.goods(1, food=3, energy=0).out(1)
    stage.s.tile[1] = 0  # the cubes of one tile are gone
    stage.play("gather")
    assert stage.waiting == 1  # nothing is drawn


@pytest.mark.rule("F8.15")
def test_gather_note_an_empty_bag_takes_all_but_four_of_each_colour() -> None:
    stage = poor().progress(2, "P-01").goods(0, food=3).out()
    stage.s.common[0] = stage.s.common[1] = stage.s.common[2] = 0
    supply = seen(stage)["supply"]
    stage.play("gather")
    assert seen(stage)["bag"] == {colour: n - 4 for colour, n in supply.items()}
    assert seen(stage)["supply"] == {"metal": 4, "water": 4, "polymer": 4}


@pytest.mark.rule("F2.6")
def test_permanent_abilities_two_for_one_as_often_as_you_wish() -> None:
    stage = poor().goods(0, food=5).play("convert energy", "convert energy")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (1, 2)
    stage.play("convert food")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (2, 0)
    assert stage.open("send") != []  # no action


# --- Using Approval for a Mission


@pytest.mark.rule("F10.5")
def test_approval_important_one_for_constructing_is_not_for_improving_and_vice_versa() -> None:
    construct = on_tile(rich(Surface(4)).taken(1, "mars", 1), "T-16").play("effect")
    assert (construct.open("part") != [], construct.open("improve")) == (True, [])
    improve = on_tile(rich(Surface(4)).taken(1, "mars", 1), "T-13").play("effect")
    assert (improve.open("part"), improve.open("improve")) == ([], ["improve mars 1"])


@pytest.mark.rule("F10.3", "F10.4")
def test_approval_important_a_point_instead_by_wish_or_for_want() -> None:
    stage = on_tile(rich(Surface()), "T-04").play("effect", "point")
    assert stage.points(0) == 1
    assert on_tile(poor(), "T-04").play("effect").points(0) == 1  # nothing can be paid, so nothing is asked


@pytest.mark.rule("F11.3", "F11.4", "F11.7", "F11.8")
def test_approval_2_an_improvement_and_special_research_without_surcharge() -> None:
    stage = on_tile(poor().taken(1, "europa", 1).foundations(0, 1).goods(0, water=1, energy=3), "T-04")
    stage.play("effect", "improve europa 1", "gain food")  # Workers
    assert (stage.points(0), stage.has(0, "energy")) == (2, 2)
    assert {text.split()[0] for text in stage.legal()} == {"foundation", "lab", "decline", "convert"}
    stage.play("lab 6 L-06")  # of the top row
    assert (stage.has(0, "energy"), stage.has(0, "polymer")) == (0, 0)
    stage = on_tile(rich(poor()).taken(1, "europa", 1).improved(1, "europa", 1), "T-04").play("effect")
    assert stage.refused("improve europa 1") == "F11.3"


# --- Mission Launch


@pytest.mark.rule("F10.9", "F10.10")
def test_launch_picture_nine_for_the_first_and_three_for_the_second() -> None:
    stage = on_tile(rich(Surface(2)).taken(0, "mars", 1, 2).taken(1, "mars", 3), "T-04").play("effect", "part mars 4 MM-4")
    assert (stage.points(0), stage.points(1)) == (4 + 9, 3)
    assert seen(stage)["ships"][2]["launched"] is True


@pytest.mark.rule("F10.12")
def test_launch_a_tie_for_first_shares_the_sum_and_a_tie_for_second_the_second_bonus() -> None:
    stage = on_tile(rich(Surface(2)).taken(0, "mars", 1).taken(1, "mars", 2, 3), "T-04").play("effect", "part mars 4 MM-4")
    assert (stage.points(0), stage.points(1)) == (4 + 6, 6)
    stage = rich(Surface(3)).taken(0, "mars", 1, 2).taken(1, "mars", 4).taken(2, "mars", 5)
    on_tile(stage, "T-04").play("effect", "part mars 3 MM-3")
    assert [stage.points(seat) for seat in range(3)] == [5 + 9, 1, 1]


@pytest.mark.rule("F10.6")
def test_launch_note_a_later_approval_is_a_point() -> None:
    stage = on_tile(rich(Surface(2)).taken(1, "mars", 1, 2, 3), "T-04").play("effect", "part mars 4 MM-4").wait()
    points = stage.points(0)
    placed(stage, "L-13").play("activate 1-1 first")  # for Mars alone
    assert stage.points(0) == points + 1


# --- How the Energy Gauge Works


@pytest.mark.rule("F9.1", "F9.3")
def test_gauge_a_surplus_goes_to_waste() -> None:
    stage = on_tile(poor(4).goods(0, battery=4, energy=3), "T-12").play("effect")  # 2 energy
    assert stage.has(0, "energy") == 4


@pytest.mark.rule("F9.4", "F9.6")
def test_gauge_new_batteries_arrive_empty_and_a_tenth_is_an_achievement() -> None:
    stage = on_tile(poor().goods(0, battery=8, energy=8), "T-03").play("effect")
    assert (stage.has(0, "battery"), stage.has(0, "energy"), stage.has(0, "achievement")) == (9, 8, 0)
    stage = on_tile(poor().goods(0, battery=9, energy=8), "T-03").play("effect")
    assert (stage.has(0, "battery"), stage.has(0, "achievement")) == (9, 1)


# --- Achievement Bonus for Progress


@pytest.mark.rule("F12.1", "F12.3")
def test_progress_example_johannes_capucine_and_gilles() -> None:
    """Johannes' pawn is on the tile of foundations, those of Capucine and Gilles are on the tile of mission tiles."""
    stage = Surface(3).terrain(1, 2, "T-04").progress(1, "P-01").progress(2, "P-02").pawn(1, 2).pawn(2, 2)
    for seat in range(3):
        rich(stage, seat)
    stage.play("foundation", "done", "end")
    stage.play("send 1 1-2", "effect", "part mars 1 MM-1", "end")
    stage.play("foundation", "done", "end")
    assert [stage.has(seat, "achievement") for seat in range(3)] == [1, 1, 0]
    stage.play("recruit metal 2", "done", "end")
    stage.play("greenhouse", "done", "end").terrain(2, 2, "T-04")
    stage.play("send 1 2-2", "effect", "part mars 2 MM-2")
    assert [stage.has(seat, "achievement") for seat in range(3)] == [1, 1, 1]


# --- Surcharge


@pytest.mark.rule("F4.5")
def test_surcharge_example_two_energy_for_the_stack_by_an_action_or_by_a_terrain_effect() -> None:
    by_action = poor().goods(0, water=1, polymer=1, energy=2)
    by_terrain = poor().goods(0, energy=3)
    for stage in (by_action, by_terrain):
        stage.s.right = stage.s.left = 0
    by_action.play("greenhouse")
    on_tile(by_terrain, "T-05").play("effect")
    for stage in (by_action, by_terrain):
        assert (board(stage)["greenhouses"]["count"], stage.has(0, "energy")) == (1, 0)


@pytest.mark.rule("F15.13")
@pytest.mark.parametrize("points", [49, 50, 100, 150, 200, 250, 400])
def test_more_than_fifty_points_laps_are_only_counted(points: int) -> None:
    stage = on_tile(poor().score(0, points), "T-04").play("effect")  # a point for the approval
    assert stage.points(0) == points + 1


# --- End of the Game


@pytest.mark.rule("F14.1", "F14.3")
def test_end_a_pawn_beyond_the_last_space_ends_the_game_with_the_round() -> None:
    stage = poor(3).pawn(0, 6).goods(0, food=3).out().play("gather", "end")
    assert not stage.over
    stage.rest()
    assert not stage.over
    assert stage.rest().over  # everybody has had a turn


@pytest.mark.rule("F15.2", "F15.3", "F15.10")
def test_scoring_a_b_and_d_with_three_players() -> None:
    stage = poor(3).goods(0, achievement=5).goods(1, achievement=3).goods(2, achievement=1)
    stage.improved(1, "mars", 1, 2).improved(2, "mars", 3)
    assert finals(stage) == [24 + 5, 12 + 3 + 8, 1 + 4]


@pytest.mark.rule("F15.5")
def test_scoring_a_and_b_ties_add_the_prizes_and_divide_them() -> None:
    stage = poor(3).goods(0, achievement=2).goods(1, achievement=2).goods(2, achievement=1)
    for seat, ship in enumerate(("europa", "titan", "mars")):
        stage.improved(seat, ship, 1)
    assert finals(stage) == [18 + 2 + 4, 18 + 2 + 4, 1 + 4]  # 36 for two, 12 for three


@pytest.mark.rule("F15.4")
def test_scoring_a_and_b_two_players_have_no_second_prize() -> None:
    stage = poor(2).goods(0, achievement=2).goods(1, achievement=1).improved(0, "mars", 1).improved(1, "titan", 1, 2)
    assert finals(stage) == [24 + 2, 1 + 8]


@pytest.mark.rule("F15.8", "F15.9")
def test_scoring_c_two_resources_of_any_kind_are_a_point() -> None:
    assert finals(poor().goods(0, metal=1, water=1, polymer=2, food=1, energy=4))[0] == 2


@pytest.mark.rule("F15.11")
def test_scoring_e_tiles_with_an_hourglass() -> None:
    stage = poor().trained(0, 1, "metal").build(0, "G-01").build(0, "G-02")
    assert finals(stage)[0] == 3 + 2 * 4


# --- Solo Mode


@pytest.mark.rule("F17.5")
@pytest.mark.parametrize(("difficulty", "objectives"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_solo_table_of_difficulties(difficulty: int, objectives: int) -> None:
    stage = opening(1, difficulty=difficulty)
    assert len(solo(stage)["objectives"]) == objectives
    assert len(stage.open("faction")) == 8  # "Finally, choose your faction"


@pytest.mark.rule("F17.11")
def test_solo_the_deck_is_empty_at_the_end_of_the_third_round() -> None:
    stage = alone()
    left = []
    for _ in range(3):
        left.append(len(solo(stage)["rover_cards"]))
        gather(stage).nature().play("end")
    assert left == [6, 3, 0]
    assert len(solo(stage)["rover_cards"]) == 6  # nine again, three of them drawn


@pytest.mark.rule("F17.15")
@pytest.mark.parametrize(("improved", "bonus"), [(0, 0), (1, 3), (2, 9), (3, 9)])
def test_solo_launches_pay_by_improvements(improved: int, bonus: int) -> None:
    assert launch(alone(), "mars", improved).points(0) == 4 + bonus


@pytest.mark.rule("F17.20", "F17.21")
def test_solo_stages_of_the_final_scoring() -> None:
    assert [total(alone().goods(0, food=0, achievement=n)) for n in (7, 8, 15, 16)] == [0, 12, 12, 24]
    stage = alone().goods(0, food=0)
    points = []
    for ship in ("europa", "titan", "mars"):
        points.append(total(stage.taken(0, ship, 1).improved(0, ship, 1)))
    assert points == [0, 4, 8]


# --- Factions


@pytest.mark.rule("F16.5")
def test_pioneers_both_tiles_even_for_the_miniature_of_this_very_tile() -> None:
    stage = poor(faction="C-1").terrain(1, 2, "T-08").goods(0, metal=1, water=1, polymer=1, energy=2)
    stage.play("build F-1", "at 1-2", "use 1-1", "gain metal", "use 1-2", "recruit metal 1")
    assert (stage.has(0, "metal"), board(stage)["team"]["astronauts"]) == (1, 4)


@pytest.mark.rule("F16.17", "F16.18")
def test_architects_the_discount_does_not_apply_to_this_very_building() -> None:
    stage = poor(faction="C-5").rover(0, 1, 1, 1).goods(0, metal=2, water=1, polymer=1, energy=1)
    assert stage.refused("build F-5") == "F6.5"
    stage.goods(0, energy=2).play("build F-5", "at 1-1", "decline", "decline").wait()
    stage.small(0, "S-01").goods(0, metal=1, energy=1).play("build S-01")
    assert stage.open("at") == ["at 1-2", "at 2-1", "at 2-2"]  # beside the rover


@pytest.mark.rule("F16.21")
def test_survivors_one_food_instead_of_two() -> None:
    stage = poor(faction="C-7").goods(0, food=1).play("convert energy")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (0, 1)

"""F17: the game for one: the dummy, gathers, hunger, launches, the end and the medals."""

import pytest

from kit.fromthemoon.landing import deal_until, opening, start
from kit.fromthemoon.solo import LAST, alone, facts, gather, launch, launch_all, seen, solo, total, whole_gather
from kit.fromthemoon.surface import Surface

BOTTOM = [(3, 1), (3, 2), (3, 3)]
"""Tiles of the dummy's rovers on a surface for one."""
DIFFICULTIES = [(0, 2), (1, 3), (2, 4), (3, 5)]


def dummy_rovers(stage: Surface) -> list[tuple[int, int]]:
    tiles = seen(stage)["grid"]["tiles"]
    return [(tile["row"], tile["column"]) for tile in tiles if tile["rover"] is not None and tile["rover"]["owner"] == "dummy"]


def dummy_buildings(stage: Surface) -> list[tuple[int, int]]:
    return [(each["row"], each["column"]) for each in seen(stage)["grid"]["points"] if each["owner"] == "dummy"]


def cubes_at(stage: Surface, row: int, column: int) -> int:
    return sum(seen(stage)["grid"]["tiles"][stage.tile(row, column)]["cubes"].values())


# --- set-up


@pytest.mark.rule("F17.1")
def test_the_set_up_is_that_for_two_with_a_dummy_who_has_no_turns() -> None:
    one, two = seen(opening(1)), seen(opening(2))
    assert sorted(tile["card"] for tile in one["grid"]["tiles"]) == sorted(tile["card"] for tile in two["grid"]["tiles"])
    assert [len(ship["parts"]) for ship in one["ships"]] == [len(ship["parts"]) for ship in two["ships"]] == [4, 4, 4]
    assert len(one["market"]) == len(two["market"]) == 3
    assert one["greenhouses"]["filled"] == two["greenhouses"]["filled"]
    stage = alone()
    assert len(dummy_rovers(stage)) == 3
    assert len(dummy_buildings(stage)) == 6
    stage.play("send 1 2-1", "done", "end")
    assert stage.waiting == 0  # nobody else moves


@pytest.mark.rule("F17.1", "F3.10")
def test_the_rovers_of_the_dummy_carry_nobody() -> None:
    """The dummy's rovers collect nothing: the cubes under them stay."""
    stage = alone().cubes(3, 1, metal=2)
    whole_gather(stage)
    assert cubes_at(stage, 3, 1) == 2


@pytest.mark.rule("F17.2")
def test_six_of_sixteen_zones_are_drawn_and_the_miniatures_never_leave() -> None:
    stage = deal_until(start(1), "zone")
    assert len(stage.open("zone")) == 16
    stage.play("zone 1-1", "zone 4-4", "zone 2-3")
    assert len(stage.open("zone")) == 13
    stage.play("zone 3-2", "zone 1-2", "zone 4-1")
    assert stage.open("zone") == []
    places = [(1, 1), (1, 2), (2, 3), (3, 2), (4, 1), (4, 4)]
    assert dummy_buildings(stage) == places
    stage.nature().play("faction C-3")
    for _ in range(3):
        whole_gather(stage)
    assert dummy_buildings(stage) == places


@pytest.mark.rule("F17.3")
def test_three_of_nine_rover_cards_are_drawn() -> None:
    stage = deal_until(start(1), "rover")
    assert len(stage.open("rover")) == 9
    stage.play("rover 2-2")
    assert len(stage.open("rover")) == 8
    stage.play("rover 1-3", "rover 3-1")
    assert stage.open("rover") == []
    assert dummy_rovers(stage) == [(1, 3), (2, 2), (3, 1)]


@pytest.mark.rule("F17.4")
def test_a_tile_with_a_rover_of_the_dummy_is_taken() -> None:
    stage = alone()
    assert {text.split()[2] for text in stage.open("send")} == {"1-1", "1-2", "1-3", "2-1", "2-2", "2-3"}
    assert [stage.refused(f"send 1 {row}-{column}") for row, column in BOTTOM] == ["F3.1"] * 3


@pytest.mark.rule("F17.4")
def test_a_space_with_a_miniature_of_the_dummy_is_taken() -> None:
    stage = alone().goods(0, metal=1, energy=2).play("build S-01")
    assert [tuple(map(int, text[3:].split("-"))) for text in stage.open("at")] == [
        (row, column) for row in range(1, 5) for column in range(1, 5) if (row, column) not in dummy_buildings(stage)
    ]


@pytest.mark.rule("F17.4", "F3.12")
def test_rovers_of_the_dummy_are_enemies() -> None:
    stage = alone().trained(0, 2, "water").goods(0, energy=0).play("send 2 2-2", "ability water")  # Scouts; 3-2 is next to it
    assert stage.has(0, "energy") == 1


@pytest.mark.rule("F17.4", "F6.11")
def test_a_new_building_uses_a_tile_under_a_rover_of_the_dummy() -> None:
    stage = alone().terrain(3, 1, "T-03").goods(0, metal=1, energy=2, food=0).play("build S-01", "at 4-1", "use 3-1")
    assert (stage.has(0, "food"), stage.has(0, "battery")) == (1, 5)


@pytest.mark.rule("F17.5")
@pytest.mark.parametrize(("difficulty", "objectives"), DIFFICULTIES)
def test_the_difficulty_sets_the_number_of_objectives(difficulty: int, objectives: int) -> None:
    stage = deal_until(start(1, difficulty=difficulty), "deal O-")
    for drawn in range(objectives):
        assert len(stage.open("deal")) == 9 - drawn  # any of those left
        stage.play(stage.open("deal")[-1])
    assert stage.open("deal") == []
    assert len(solo(stage)["objectives"]) == objectives
    assert [each["met"] for each in solo(stage)["objectives"]] == [False] * objectives


@pytest.mark.rule("F17.5")
def test_normal_unless_something_else_is_chosen() -> None:
    assert len(solo(opening(1))["objectives"]) == 3


@pytest.mark.rule("F17.6")
@pytest.mark.parametrize("choose_factions", [0, 1])
def test_the_faction_is_chosen_among_all_eight_last_of_all(choose_factions: int) -> None:
    stage = opening(1, choose_factions=choose_factions)
    assert stage.waiting == 0
    assert stage.legal() == [f"faction C-{k}" for k in range(1, 9)]
    assert (len(dummy_buildings(stage)), len(dummy_rovers(stage)), len(solo(stage)["objectives"])) == (6, 3, 3)
    assert all(cubes_at(stage, row, column) for row in (1, 2, 3) for column in (1, 2, 3))
    stage.play("faction C-6")
    assert stage.has(0, "battery") == 4
    assert {text.split()[0] for text in stage.legal()} >= {"send"}  # the first turn


# --- gathers


@pytest.mark.rule("F17.7")
def test_the_steps_of_a_gather() -> None:
    stage = gather(alone().greenhouses(0, basic=1), food=2)
    assert stage.legal() == ["income greenhouses", "income recharge", "convert energy"]
    stage.play("income recharge").nature()  # the greenhouses are all that is left
    told = facts(stage)
    assert told == ["gathered", "recharged", "income_greenhouses", "fed", "advanced"] + ["filled"] * 6 + ["dummy_rover"] * 3
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F17.8")
def test_the_pawn_moves_on_and_the_greenhouses_are_filled_each_time() -> None:
    stage = alone()
    for space in (2, 3, 4, 5, 6):
        stage.s.right = stage.s.left = 0
        whole_gather(stage)
        assert seen(stage)["progress"]["pawns"] == [space]
        assert (stage.s.right, stage.s.left) == (1, 1)


@pytest.mark.rule("F17.9")
def test_no_cubes_under_the_rovers_of_the_dummy() -> None:
    stage = gather(alone().progress(2, "P-04"))  # 4 cubes for each tile
    for _ in range(6):
        stage.play("cubes 2 1 1")
    assert [cubes_at(stage, row, column) for row in (1, 2) for column in (1, 2, 3)] == [4] * 6
    assert [cubes_at(stage, row, column) for row, column in BOTTOM] == [0, 0, 0]
    stage.play("rover 1-1")  # only now the dummy moves, and its old tiles stay as they are
    stage.nature()
    assert [cubes_at(stage, row, column) for row, column in BOTTOM] == [0, 0, 0]


@pytest.mark.rule("F17.9", "F8.13")
def test_other_tiles_are_filled_up_to_four() -> None:
    stage = gather(alone().progress(2, "P-04").cubes(1, 1, metal=3))
    assert stage.legal() == ["cubes 0 0 1", "cubes 0 1 0", "cubes 1 0 0"]


@pytest.mark.rule("F17.10")
def test_the_dummy_moves_to_three_tiles_drawn_where_your_rovers_stood_too() -> None:
    stage = alone().rover(0, 1, 1, 1).rover(0, 2, 1, 2).rover(0, 3, 2, 2)
    gather(stage)
    for _ in range(6):
        stage.play("cubes 1 1 1")
    stage.play("rover 1-1", "rover 2-2", "rover 1-2")
    assert dummy_rovers(stage) == [(1, 1), (1, 2), (2, 2)]
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F17.11")
def test_cards_are_set_aside_and_shuffled_again_in_the_third_gather() -> None:
    stage = alone()
    for tiles in (["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"], ["2-1", "2-2", "2-3"]):
        gather(stage)
        while not stage.open("rover"):
            stage.play(stage.legal()[0])
        assert stage.open("rover") == [f"rover {at}" for at in tiles]
        stage.play(*(f"rover {at}" for at in tiles[:3])).play("end")
    gather(stage)
    while not stage.open("rover"):
        stage.play(stage.legal()[0])
    assert len(stage.open("rover")) == 9  # 2-1, where a rover of the dummy stood, among them
    stage.play("rover 2-1", "rover 3-3", "rover 1-1").play("end")
    assert dummy_rovers(stage) == [(1, 1), (2, 1), (3, 3)]
    gather(stage)
    while not stage.open("rover"):
        stage.play(stage.legal()[0])
    assert len(stage.open("rover")) == 6


# --- hunger


@pytest.mark.rule("F17.12")
@pytest.mark.parametrize("food", [0, 1, 2])
def test_a_solo_player_who_cannot_feed_all_loses_at_once(food: int) -> None:
    stage = alone().crew(0, 1, "metal", basic=1).score(0, 40)
    gather(stage.crew(0, 2, "water", basic=1), food=food).play("feed")
    assert stage.over
    assert solo(stage)["lost"] == "hunger"
    assert stage.points(0) == 40  # no points are taken off: the game is lost
    assert (stage.game.scores(stage.s), stage.game.ranking(stage.s)) == ([0], [2])
    assert facts(stage)[-1] == "lost_1"


@pytest.mark.rule("F17.12")
def test_nothing_is_asked_where_no_energy_can_help() -> None:
    stage = alone().goods(0, battery=1)
    assert gather(stage, food=2).over


@pytest.mark.rule("F17.12")
def test_with_food_for_all_the_game_goes_on() -> None:
    assert not gather(alone()).over


@pytest.mark.rule("F17.13")
def test_energy_may_become_food_before_feeding() -> None:
    stage = alone()
    gather(stage, food=1)
    assert stage.legal() == ["feed", "convert food"]
    stage.play("convert food", "convert food")
    assert not stage.over
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (0, 0)


@pytest.mark.rule("F17.13")
def test_declining_to_convert_loses() -> None:
    stage = alone()
    gather(stage, food=1).play("convert food", "feed")
    assert stage.over
    assert stage.has(0, "energy") == 2  # it would have been enough


@pytest.mark.rule("F17.14")
def test_cyborgs_never_lose_by_hunger() -> None:
    stage = alone(faction="C-2")
    gather(stage, food=0)  # nothing is asked: nobody eats
    assert seen(stage)["progress"]["pawns"] == [2]
    assert not stage.over
    assert stage.points(0) == 0


# --- launches and the end


@pytest.mark.rule("F17.15")
@pytest.mark.parametrize("ship", ["europa", "titan", "mars"])
@pytest.mark.parametrize("improved", [0, 1, 2, 3])
def test_a_launch_pays_by_own_improvements_of_that_ship(ship: str, improved: int) -> None:
    first, second = {"europa": (10, 5), "titan": (11, 5), "mars": (9, 3)}[ship]
    other = "mars" if ship == "europa" else "europa"
    stage = alone().taken(0, other, 1, 2).improved(0, other, 1, 2)  # improvements elsewhere do not count
    launch(stage, ship, improved)
    tile = {"ME-4": 5, "MT-4": 5, "MM-4": 4}[LAST[ship]]
    assert stage.points(0) == tile + (0, second, first, first)[improved]


@pytest.mark.rule("F17.16")
def test_the_game_ends_after_the_turn_of_the_third_launch() -> None:
    stage = alone()
    launch(stage, "europa").play("end")
    launch(stage, "mars").play("end")
    assert not stage.over
    launch(stage, "titan")
    assert not stage.over  # the turn is not over
    stage.play("convert food", "end")
    assert stage.over


@pytest.mark.rule("F17.17")
def test_leaving_the_track_before_the_third_launch_loses() -> None:
    stage = alone().pawn(0, 6)
    launch(stage, "europa").play("end")
    launch(stage, "titan").play("end")
    gather(stage)
    assert stage.over
    assert solo(stage)["lost"] == "too late"
    assert stage.game.ranking(stage.s) == [2]
    assert facts(stage)[-1] == "lost_2"


@pytest.mark.rule("F17.18")
def test_a_third_launch_in_the_income_of_the_last_gather_counts() -> None:
    """The Night Laboratory activates a Cryo Workshop, whose approval finishes Europa."""
    stage = alone().pawn(0, 6).foundations(0, 1).lab(0, 1, 1, "L-06").build(0, "S-08").taken(0, "europa", 1, 2, 3)
    launch(stage, "titan").play("end")
    launch(stage, "mars").play("end")
    gather(stage.goods(0, water=1, polymer=1)).play("income S-08", "activate 1-1 first", "part europa 4 ME-4")
    assert not stage.over
    assert seen(stage)["progress"]["pawns"] == [7]
    stage.play("end")
    assert stage.over
    assert solo(stage)["won"] is True


@pytest.mark.rule("F17.19")
@pytest.mark.parametrize(("improved", "wins"), [(0, False), (1, False), (2, True)])
def test_a_win_needs_three_launches_and_every_objective(improved: int, wins: bool) -> None:
    stage = launch_all(alone("O-3", "O-6").goods(0, battery=9), europa=improved).score(0, 60).play("end")
    assert stage.over
    assert solo(stage)["won"] is wins
    assert stage.game.ranking(stage.s) == [1 if wins else 2]
    assert total(stage) == (60 + 1 if wins else 0)  # with 3 food; otherwise nothing is counted
    assert ("lost_3" in facts(stage)) is not wins
    assert solo(stage)["lost"] == ("no" if wins else "unmet")


@pytest.mark.rule("F17.19")
def test_a_game_that_is_not_won_scores_nothing() -> None:
    assert total(launch_all(alone("O-1")).score(0, 99).play("end")) == 0


# --- the score of one player


@pytest.mark.rule("F17.20")
@pytest.mark.parametrize(("achievements", "points"), [(0, 0), (1, 0), (7, 0), (8, 12), (15, 12), (16, 24), (40, 24)])
def test_achievements_score_in_stages_and_not_one_by_one(achievements: int, points: int) -> None:
    assert total(alone().goods(0, food=0, achievement=achievements)) == points


@pytest.mark.rule("F17.21")
@pytest.mark.parametrize(
    ("cubes", "points"), [((0, 0, 0), 0), ((3, 0, 0), 0), ((0, 1, 1), 4), ((2, 0, 3), 4), ((1, 1, 1), 8), ((2, 2, 2), 8)]
)
def test_improvements_score_by_ships(cubes: tuple[int, int, int], points: int) -> None:
    stage = alone().goods(0, food=0)
    for ship, n in zip(("europa", "titan", "mars"), cubes, strict=True):
        stage.taken(0, ship, *range(1, n + 1)).improved(0, ship, *range(1, n + 1))
    assert total(stage) == points


@pytest.mark.rule("F17.22")
@pytest.mark.parametrize(
    ("points", "medal"), [(0, "MD-1"), (149, "MD-1"), (150, "MD-2"), (175, "MD-2"), (200, "MD-2"), (201, "MD-3"), (260, "MD-3")]
)
def test_medals(points: int, medal: str) -> None:
    stage = launch_all(alone()).goods(0, food=0).score(0, points).play("end")
    assert total(stage) == points
    assert solo(stage)["medal"] == medal


@pytest.mark.rule("F17.22")
def test_no_medal_without_a_win() -> None:
    assert solo(launch_all(alone("O-1")).score(0, 250).play("end"))["medal"] is None


@pytest.mark.rule("F17.22", "F15.1")
def test_the_score_of_a_win_counts_resources_and_large_buildings_as_usual() -> None:
    stage = launch_all(alone()).score(0, 100).goods(0, metal=2, food=3).build(0, "G-02").play("end")
    assert total(stage) == 100 + 2 + 2 * 4

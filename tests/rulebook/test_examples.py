"""Every example and every worked number of the rulebook, played. Each test names the place it comes from, in our own words."""

from collections import Counter

import pytest

from kit.moon.course import deal_until, expedition_of, finish_era, opening, rovers_of, start
from kit.moon.scene import (
    events,
    hearts_on_cards,
    hearts_put,
    holder,
    last_round,
    next_turns,
    rover_on,
    score,
    until_turns,
)
from kit.moon.stage import Stage

FLAGS = ("industry", "housing", "transport", "food", "science")
HAAKON, DAVE, NICK = 0, 1, 2


def open_reputations(stage: Stage) -> Counter[str]:
    """Return how many reputations of each level lie on the table, by the second letter of their ids."""
    ids = [id for id in stage.s.columns.ids if id.startswith("R")]
    return Counter(id[1] for id in ids if holder(stage, id) == "table")


def rewards(stage: Stage) -> list[int]:
    return [stage.reward(flag) for flag in FLAGS]


# --- set-up


@pytest.mark.rule("M1.5")
def test_setup_step_2_three_players_lay_out_three_of_each_level() -> None:
    assert open_reputations(opening(3)) == {"B": 3, "S": 3, "G": 3}


@pytest.mark.rule("M1.5")
def test_setup_step_2_two_players_lay_out_as_many_as_three() -> None:
    assert open_reputations(opening(2)) == {"B": 3, "S": 3, "G": 3}


@pytest.mark.rule("M1.7", "M2.2")
def test_setup_step_1_three_hearts_under_each_flag_and_under_x() -> None:
    stage = opening(3)
    assert rewards(stage) == [3] * 5
    assert stage.s.x == 3


@pytest.mark.rule("M3.1")
def test_setup_step_5_one_card_of_era_1_opens_the_discard_pile() -> None:
    stage = opening(3)
    assert len(stage.pile()) == 1
    assert stage.pile()[0].startswith("S1-")


@pytest.mark.rule("M1.4", "M1.6")
def test_setup_step_6_a_base_and_two_rovers_each() -> None:
    stage = deal_until(start(4), "deal RB-")
    assert sorted(stage.in_settlement(seat)[0][:2] for seat in range(4)) == ["B-"] * 4
    assert [stage.has(seat, "rover") for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("M1.8")
@pytest.mark.parametrize(("players", "card"), [(2, "X0-1"), (3, "X0-1"), (4, "X0-2"), (5, "X0-2")])
def test_setup_step_7_the_first_expedition_fits_the_number_of_players(players: int, card: str) -> None:
    stage = start(players).play("lead 1")
    assert [expedition_of(stage, seat) for seat in range(players)] == ["", card] + [""] * (players - 2)


@pytest.mark.rule("M1.2", "M1.3", "M1.4")
@pytest.mark.parametrize(("era", "structures"), [(1, 6), (2, 4), (3, 0)])
def test_setup_for_two_takes_marked_cards_out(era: int, structures: int) -> None:
    table = Stage(2).s.columns
    marked = [table.ids[face] for face in range(len(table.ids)) if table.marked[face]]
    assert len([id for id in marked if id.startswith(f"S{era}-")]) == structures
    assert len([id for id in marked if id.startswith(f"X{era}-")]) == 2
    assert len([id for id in marked if id.startswith("B-")]) == 1
    assert Stage(3, era).s.stack_n - Stage(2, era).s.stack_n == structures


@pytest.mark.rule("M1.2")
def test_anatomy_8_a_card_marked_one_half_has_one_copy_for_two_players() -> None:
    two, three = Stage(2), Stage(3)
    halves = ["S1-01", "S1-02", "S1-03", "S1-04", "S1-08", "S1-09"]
    assert [two.s.decks[two.face(id)] for id in halves] == [1] * 6
    assert [three.s.decks[three.face(id)] for id in halves] == [2] * 6


# --- the Production phase


@pytest.mark.rule("M2.3")
def test_production_example_toby_takes_one_water() -> None:
    """Toby's Base makes 1 Water, so the very first Production phase brings him 1."""
    stage = start(3).play("lead 0", "deal B-3", "deal B-1", "deal B-2")
    stage.nature()
    assert [stage.has(0, kind) for kind in ("energy", "water", "bio", "metal", "rover")] == [0, 1, 0, 0, 2]


@pytest.mark.rule("M8.1")
def test_production_a_new_blue_structure_produces_at_once_and_again_next_era() -> None:
    stage = Stage(2).hand(0, "S1-02").hand(1, "S1-03").play("build S1-02")
    assert stage.has(0, "water") == 1
    stage.play("end").turn()
    assert stage.s.era == 2
    assert stage.has(0, "water") == 2


# --- the Construction phase


@pytest.mark.rule("M3.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 7), (4, 7), (5, 6)])
def test_construction_hands_for_each_number_of_players(players: int, cards: int) -> None:
    stage = opening(players)
    assert [len(stage.in_hand(seat)) for seat in range(players)] == [cards] * players


@pytest.mark.rule("M3.2", "M3.3", "M3.4")
def test_dealing_example_haakon_dave_and_nick() -> None:
    """Era I, three players. Haakon has the First Expedition, Dave and Nick get one of Era I each; all get 7 structures of Era I."""
    stage = start(3).play(f"lead {HAAKON}").nature()
    assert expedition_of(stage, HAAKON) == "X0-1"
    assert all(expedition_of(stage, seat).startswith("X1-") for seat in (DAVE, NICK))
    for seat in (HAAKON, DAVE, NICK):
        assert len(stage.in_hand(seat)) == 7
        assert all(id.startswith("S1-") for id in stage.in_hand(seat))
    assert stage.waiting == HAAKON


@pytest.mark.rule("M6.1")
def test_turn_an_assimilated_card_lies_on_top_and_gives_its_goods() -> None:
    stage = Stage().discard("S1-10").hand(0, "S1-06").play("assimilate S1-06")
    assert stage.pile() == ["S1-10", "S1-06"]
    assert (stage.has(0, "energy"), stage.has(0, "bio")) == (1, 1)


@pytest.mark.rule("M15.8", "M8.10")
def test_x_example_nicks_charger() -> None:
    """Era I, X is 3: four Energy score 12 Hearts."""
    stage = Stage().settle(0, "S1-21").goods(0, energy=4).hand(0, "S1-01").play("flip S1-21", "choose 4")
    assert (stage.has(0, "heart"), stage.has(0, "energy")) == (12, 0)


@pytest.mark.rule("M15.23")
def test_grey_example_workers_union_pays_two_for_each_blue_card() -> None:
    stage = Stage(era=3).settle(0, "S3-24", "S1-01", "S1-02")
    assert score(stage, 0) == 2 * 3


@pytest.mark.rule("M8.4")
def test_pink_one_flip_a_turn_and_once_an_era() -> None:
    stage = Stage(2).settle(0, "S1-20", "S1-19").goods(0, water=1).hand(0, "S1-02", "S1-03").hand(1, "S1-04", "S1-06")
    stage.play("flip S1-20")
    assert not [text for text in stage.legal() if text.startswith("flip")]
    stage.turn().turn()
    assert [text for text in stage.legal() if text.startswith("flip")] == ["flip S1-19"]
    until_turns(finish_era(stage))
    stage.turn()
    assert {"flip S1-19", "flip S1-20"} <= set(stage.legal())


# --- Rovers


@pytest.mark.rule("M7.4", "M7.9")
def test_rovers_parking_on_blue_gives_the_production_and_the_rover_changes_hands() -> None:
    stage = Stage().settle(1, "S1-07").hand(0, "S1-01").play("park 1 S1-07")  # 1 Energy and 1 Water
    assert (stage.has(0, "energy"), stage.has(0, "water"), stage.has(0, "rover")) == (1, 1, 1)
    assert (rovers_of(stage, 0), rovers_of(stage, 1)) == (1, 3)
    stage.play("assimilate S1-01", "end")
    stage.hand(1, "S1-02").hand(2, "S1-03").turn()
    assert "park 1 S1-07" not in stage.legal()  # one Rover to a structure
    stage.turn()
    assert stage.has(1, "rover") == 3  # the Era is over, and it is Dave's to drive


@pytest.mark.rule("M7.5")
def test_rovers_parking_on_yellow_lends_the_flags_to_a_construct() -> None:
    stage = Stage().settle(1, "S1-09").hand(0, "S1-05")
    assert "build S1-05" not in stage.legal()  # Garage, for a Transport Flag
    stage.play("park 1 S1-09", "build S1-05")
    assert stage.flags(0, "transport") == 0


@pytest.mark.rule("M7.10", "M13.4")
def test_rovers_on_structures_win_ties() -> None:
    stage = last_round(rover_on(Stage().settle(1, "S1-10"), 1, "S1-10", "flag"))
    assert "Seat 1 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


# --- Expeditions and Reputations


@pytest.mark.rule("M10.2")
def test_expedition_examples_an_extra_resource_or_a_swap() -> None:
    stage = Stage().expedition(0, "X1-2").hand(0, "S1-01").play("expedition", "choose metal")
    assert stage.has(0, "metal") == 1
    stage = Stage().hand(0, "S1-01", "S1-02").play("expedition", "choose hand S1-02", "deal S1-03")
    assert stage.in_hand(0) == ["S1-01", "S1-03"]


@pytest.mark.rule("M11.6")
def test_reputation_example_a_lasting_discount_on_grey_structures() -> None:
    stage = Stage(era=3).own_reputation(0, "RS-4").goods(0, metal=1).hand(0, "S3-32").play("build S3-32")  # for 2 Metal
    assert stage.has(0, "metal") == 0


@pytest.mark.rule("M11.3")
def test_reputation_one_a_turn_even_if_several_are_earned() -> None:
    stage = Stage().offer("RB-4", "RS-8", "RG-6").goods(0, rover=11).hand(0, "S1-01")
    assert [text for text in stage.legal() if text.startswith("claim")] == ["claim RB-4", "claim RS-8", "claim RG-6"]
    stage.play("claim RG-6")
    assert not [text for text in stage.legal() if text.startswith("claim")]


@pytest.mark.rule("M11.1")
def test_reputation_a_forgotten_claim_may_go_to_somebody_else() -> None:
    stage = Stage().offer("RB-4").goods(0, rover=4).goods(1, rover=4).hand(0, "S1-01").hand(1, "S1-02").turn()
    stage.play("claim RB-4", "choose bio", "choose bio")
    assert holder(stage, "RB-4") == 1


@pytest.mark.rule("M4.3")
def test_the_rule_of_one() -> None:
    """One Rover, one flip, one Expedition, one Reputation, each once, in any order."""
    stage = Stage().expedition(0, "X1-2").offer("RB-4", "RB-7").settle(0, "S1-20", "S1-19")
    stage.goods(0, rover=5, water=6).hand(0, "S1-01")
    stage.play("park 1 B-2 production", "expedition", "choose bio", "build S1-01", "flip S1-20", "claim RB-7")
    assert stage.legal() == ["end"]


# --- rounds and Eras


@pytest.mark.rule("M3.5")
def test_rounds_the_first_expedition_carries_the_start_around_the_table() -> None:
    stage = start(3).play("lead 0").nature()
    starts = []
    for _ in range(4):
        starts.append(stage.waiting)
        next_turns(stage, 3)
    assert starts == [0, 1, 2, 0]


@pytest.mark.rule("M3.6")
def test_rounds_two_players_keep_their_order_for_an_era() -> None:
    stage = start(2).play("lead 1").nature()
    starts = []
    while stage.s.era == 1:
        starts.append(stage.waiting)
        next_turns(stage, 2)
    assert starts == [1] * 8
    assert until_turns(stage).waiting == 0


# --- the Scoring phase


@pytest.mark.rule("M13.2", "M2.2")
def test_scoring_step_1_most_industry_in_era_1() -> None:
    """The text speaks of two Hearts here and of three everywhere else; three it is."""
    stage = last_round(Stage())
    assert stage.has(0, "heart") == 3


@pytest.mark.rule("M13.7")
def test_scoring_step_3_a_heart_put_on_a_card_in_era_1_is_worth_three_in_the_end() -> None:
    stage = hearts_put(Stage(2).settle(0, "S1-26"), 0, "S1-26", 1)
    last_round(stage)
    for _ in range(2):
        finish_era(until_turns(stage))
    assert stage.over
    assert events(stage, "cards_scored") == ["Seat 0 scores 1 Heart for the Hearts on their cards."] * 3


@pytest.mark.rule("M2.2")
def test_scoring_step_4_four_hearts_for_era_2_and_five_for_era_3() -> None:
    stage = last_round(Stage(2))
    assert rewards(stage)[:2] == [4, 4]
    stage = last_round(Stage(2, era=2))
    assert rewards(stage)[:2] == [5, 5]


@pytest.mark.rule("M13.1", "M13.2", "M13.4", "M13.5", "M13.6", "M13.7")
def test_scoring_example_haakon_dave_and_nick() -> None:
    """Haakon has most Industry and Science. Nick and Dave tie in Housing and Food, and Dave has more Rovers. Haakon and Dave tie in
    Transport and in Rovers. Nick has five Hearts on his cards. In Era II every Reward is worth 4, but Transport 7."""
    stage = Stage()
    stage.settle(HAAKON, "S1-16", "S1-09").goods(HAAKON, rover=3)
    stage.settle(DAVE, "S1-11", "S1-09").goods(DAVE, rover=3)
    stage.settle(NICK, "S1-08", "S1-25", "S1-24", "S1-03", "S1-03")
    hearts_put(stage, NICK, "S1-25", 3)  # and 2 on the LED Garden
    last_round(stage)
    assert events(stage, "flag_won", "flag_kept") == [
        "Seat 0 wins Industry and scores 3 Hearts.",
        "Seat 1 wins Housing and scores 3 Hearts.",
        "Nobody wins Transport; its 3 Hearts stay.",
        "Seat 1 wins Food and scores 3 Hearts.",
        "Seat 0 wins Science and scores 3 Hearts.",
    ]
    assert [stage.has(seat, "heart") for seat in (HAAKON, DAVE, NICK)] == [6, 6, 5]
    assert hearts_on_cards(stage, NICK) == 5
    assert stage.s.x == 2
    assert dict(zip(FLAGS, rewards(stage), strict=True)) == {"industry": 4, "housing": 4, "transport": 7, "food": 4, "science": 4}


# --- final scoring


@pytest.mark.rule("M14.1", "M15.23", "M15.24")
def test_final_example_buzz_has_100_hearts() -> None:
    """58 in tokens, 12 for the Opera House, 20 for the Workers Union, 10 on Reputations."""
    blue = ["S1-01", "S1-01", "S1-02", "S1-02", "S1-03", "S1-03", "S1-04", "S1-04", "S1-06"]
    stage = Stage(era=3).settle(0, "S3-23", "S3-24", *blue).own_reputation(0, "RG-6").own_reputation(0, "RS-8").own_reputation(0, "RB-4")
    last_round(stage.goods(0, heart=53))  # Industry brings 5 more
    assert stage.over
    assert stage.has(0, "heart") == 58
    assert score(stage, 0) == 58 + 12 + 20 + 10 == 100

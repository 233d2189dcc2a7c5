"""M15: the notes on single Expeditions and Reputations, one by one."""

import pytest

from kit.moon.course import choices, hearts_on, rovers_of, stock
from kit.moon.scene import flipped, hearts_put, is_flipped, rover_on
from kit.moon.stage import Stage
from moonbase.engine.game import CHANCE

# --- Expeditions


@pytest.mark.rule("M15.25")
def test_first_expedition_discards_before_it_draws() -> None:
    stage = Stage().settle(0, "S1-26").hand(0, "S1-01", "S1-06").play("expedition", "choose hand S1-06")
    assert stage.waiting == CHANCE
    assert stage.pile() == ["S1-06"]
    assert stock(stage) == (0, 0, 0, 0)  # no reward, and no Junkyard
    stage.play("deal S1-12")
    assert stage.in_hand(0) == ["S1-01", "S1-12"]


@pytest.mark.rule("M15.25")
def test_first_expedition_needs_a_stack() -> None:
    stage = Stage().hand(0, "S1-01")
    assert "expedition" in stage.legal()
    assert "expedition" not in stage.empty_stack().legal()


@pytest.mark.rule("M15.26")
def test_the_other_first_expedition_exchanges_with_the_top_of_the_pile() -> None:
    stage = Stage(4).hand(0, "S1-01", "S1-06").discard("S1-10", "S1-12").play("expedition", "choose hand S1-06")
    assert stage.in_hand(0) == ["S1-01", "S1-12"]
    assert stage.pile() == ["S1-10", "S1-06"]
    assert stock(stage) == (0, 0, 0, 0)


@pytest.mark.rule("M15.26")
def test_the_other_first_expedition_needs_a_pile() -> None:
    stage = Stage(4).hand(0, "S1-01")
    assert "expedition" not in stage.legal()
    assert "expedition" in stage.discard("S1-02").legal()


@pytest.mark.rule("M15.27")
def test_hyped_asks_for_a_flag_type_that_is_won_now() -> None:
    stage = Stage().expedition(0, "X1-1").settle(1, "S1-10").hand(0, "S1-01")  # Industry is tied with equal Rovers
    assert "expedition" not in stage.legal()
    rover_on(stage, 0, "B-1").play("expedition")
    assert stage.has(0, "heart") == 1


@pytest.mark.rule("M15.28")
def test_insightful_finds_an_empty_grey_structure() -> None:
    stage = Stage(era=2).expedition(0, "X2-1").settle(0, "S1-23", "S1-24", "S1-25", "S2-26", "S1-26", "S1-19").hand(0, "S2-01")
    hearts_put(stage, 0, "S1-25", 1).play("expedition")
    assert choices(stage) == ["choose 0 S2-26", "choose 0 S1-26"]  # no mirror, none with Hearts, one that scores at the end
    stage.play("choose 0 S2-26")
    assert hearts_on(stage, 0, "S2-26") == 1


@pytest.mark.rule("M15.28")
def test_insightful_is_closed_without_an_empty_one() -> None:
    stage = hearts_put(Stage(era=2).expedition(0, "X2-1").settle(0, "S1-23", "S1-25"), 0, "S1-25", 1).hand(0, "S2-01")
    assert "expedition" not in stage.legal()


@pytest.mark.rule("M15.29")
def test_psychic_takes_a_parked_rover_and_frees_its_space() -> None:
    stage = Stage(era=2).expedition(0, "X2-2").settle(0, "S1-01", "S1-08").hand(0, "S2-01").hand(1, "S2-02")
    rover_on(rover_on(stage, 0, "S1-01"), 0, "S1-08", "flag").play("expedition")
    assert choices(stage) == ["choose 0 S1-01", "choose 0 S1-08"]
    stage.play("choose 0 S1-08")
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (3, 4)
    stage.turn()
    assert "park 0 S1-08" in stage.legal()
    assert "park 0 S1-01" not in stage.legal()


@pytest.mark.rule("M15.29")
def test_psychic_leaves_a_rover_stop_alone() -> None:
    stage = Stage(era=2).expedition(0, "X2-2").settle(0, "S1-22").hand(0, "S2-01").play("flip S1-22")
    assert rovers_of(stage, 0) == 2
    assert "expedition" not in stage.legal()


@pytest.mark.rule("M15.30")
def test_reckless_gives_the_production_and_then_scraps_the_rover() -> None:
    stage = Stage(era=3).expedition(0, "X3-1").hand(0, "S3-01").hand(1, "S3-02").hand(2, "S3-03").play("park 1 B-2 production")
    assert stock(stage) == (1, 0, 0, 0)
    assert stage.has(0, "heart") == 2
    assert (rovers_of(stage, 0), rovers_of(stage, 1)) == (1, 2)
    stage.turn().turn()
    assert "park 1 B-2 production" in stage.legal()


@pytest.mark.rule("M15.30")
def test_reckless_still_lends_the_flag() -> None:
    stage = Stage(era=3).expedition(0, "X3-1").hand(0, "S2-07").goods(0, water=1, bio=1).play("park 2 B-3 flag")
    assert rovers_of(stage, 2) == 2
    assert "build S2-07" in stage.legal()  # for a Food Flag


# --- Reputations


@pytest.mark.rule("M15.31")
def test_versatile_wants_four_colours_and_red_is_none() -> None:
    stage = Stage().offer("RB-1").settle(0, "S1-27", "S1-19").hand(0, "S1-26")
    assert "claim RB-1" not in stage.legal()  # blue and yellow by the Base, pink and red
    stage.play("build S1-26")
    assert "claim RB-1" in stage.legal()


@pytest.mark.rule("M15.32")
def test_innovative_mixes_kinds() -> None:
    stage = Stage().offer("RB-2").settle(0, "S1-12", "S1-16").hand(0, "S1-01").play("claim RB-2", "choose energy", "choose bio")
    assert stock(stage) == (1, 0, 1, 0)


@pytest.mark.rule("M15.33")
def test_specialised_pays_for_parking_and_not_for_a_rover_stop() -> None:
    stage = Stage().own_reputation(0, "RS-2").settle(0, "S1-22").goods(0, rover=3).hand(0, "S1-01")
    stage.play("park 1 B-2 flag")
    assert stage.has(0, "heart") == 1
    stage.play("flip S1-22")
    assert stage.has(0, "heart") == 1 + 2  # the Rover Stop's own Hearts alone


@pytest.mark.rule("M15.34")
def test_creative_turns_cards_back_and_leaves_the_flip() -> None:
    stage = Stage(era=2).offer("RS-3").settle(0, "S1-19", "S1-20", "S1-21").goods(0, water=2).hand(0, "S2-01")
    flipped(stage, 0, "S1-19", "S1-20", "S1-21").play("claim RS-3", "choose 0 S1-20", "choose 0 S1-19")
    assert [is_flipped(stage, 0, id) for id in ("S1-19", "S1-20", "S1-21")] == [False, False, True]
    stage.play("flip S1-20")
    assert stage.has(0, "heart") == 2


@pytest.mark.rule("M15.34")
def test_rovers_stay_on_a_rover_stop_that_creative_turns_back() -> None:
    stage = (
        Stage(era=2).offer("RS-3").settle(0, "S1-22", "S1-20", "S1-21").hand(0, "S2-01").play("flip S1-22", "claim RS-3", "choose 0 S1-22")
    )
    assert not is_flipped(stage, 0, "S1-22")
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 2)


@pytest.mark.rule("M15.35")
def test_capable_counts_constructs_flips_and_the_expedition() -> None:
    stage = Stage(era=2).offer("RS-1").expedition(0, "X2-5").settle(0, "S1-21").goods(0, energy=3, water=1, metal=2).hand(0, "S2-06")
    stage.play("build S2-06")  # 1 Water and 2 Metal
    stage.play("flip S1-21", "choose 2")  # of 3 + 3 Energy
    assert "claim RS-1" not in stage.legal()  # 5
    stage.play("expedition")
    assert "claim RS-1" in stage.legal()


@pytest.mark.rule("M15.35")
def test_capable_counts_what_came_by_rover() -> None:
    stage = Stage(era=3).offer("RS-1").settle(0, "S1-21").settle(1, "S2-06").goods(0, energy=3).hand(0, "S3-01")
    stage.play("park 1 S2-06", "flip S1-21", "choose 6")
    assert "claim RS-1" in stage.legal()


@pytest.mark.rule("M15.35")
def test_capable_leaves_out_discounts_and_free_constructs() -> None:
    stage = Stage(era=3).offer("RS-1").own_reputation(0, "RS-4").goods(0, energy=9, metal=9).settle(0, "S1-17").hand(0, "S3-25")
    stage.play("flip S1-17", "decline")  # 1 Metal
    stage.play("build S3-25")  # Stockbrokers, 4 less 1
    stage.play("choose metal")
    assert (stage.has(0, "energy"), stage.has(0, "metal")) == (7, 7)
    assert "claim RS-1" not in stage.legal()  # 4
    stage = Stage(era=3).offer("RS-1").goods(0, energy=9, metal=9).settle(0, "S2-23", "S1-27").hand(0, "S3-11", "S3-13")
    stage.play("flip S2-23", "build S3-11 free", "obelisk S1-27")
    assert "claim RS-1" not in stage.legal()  # 4 of 8


@pytest.mark.rule("M15.35")
def test_capable_leaves_out_a_gift() -> None:
    stage = Stage(era=3).offer("RS-1").settle(0, "S2-18").goods(0, energy=2, water=1, bio=2, metal=2).hand(0, "S3-35", "S3-34")
    stage.settle(0, "S1-27", "S1-08", "S1-09").expedition(0, "X2-5").play(
        "flip S2-18", "choose seat 1", "choose bio", "deal S3-09", "deal S3-10", "deal S3-11", "decline"
    )
    stage.play("build S3-35", "expedition")  # 4 Resources and 1 more, with the gift six have gone
    assert stage.has(0, "energy") == 1
    assert "claim RS-1" not in stage.legal()


@pytest.mark.rule("M15.36")
def test_capable_makes_a_construct_free_in_the_same_turn() -> None:
    stage = Stage(era=2).offer("RS-1").settle(0, "S1-21").goods(0, energy=6).hand(0, "S2-08", "S2-05")
    stage.play("flip S1-21", "choose 6", "claim RS-1")
    assert "build S2-05 free" not in stage.legal()  # a Transport Flag is still needed
    stage.play("build S2-08 free")
    assert "S2-08" in stage.in_settlement(0)


@pytest.mark.rule("M15.36")
def test_capable_makes_a_construct_free_in_a_later_turn() -> None:
    stage = Stage(2, era=2).offer("RS-1").settle(0, "S1-21").goods(0, energy=6).hand(0, "S2-08", "S2-05").hand(1, "S2-03", "S2-04")
    stage.play("flip S1-21", "choose 6", "claim RS-1").turn("assimilate S2-05").turn("assimilate S2-03")
    stage.play("build S2-04 free")
    assert "S2-04" in stage.in_settlement(0)


@pytest.mark.rule("M15.36", "M5.11")
def test_a_voucher_gained_after_the_last_construct_outlives_the_turn() -> None:
    stage = Stage(2, era=2).offer("RS-1", "RG-7").settle(0, "S1-21").goods(0, energy=11, water=5, bio=5, metal=5)
    stage.hand(0, "S2-08", "S2-05", "S2-12").hand(1, "S2-03", "S2-04", "S2-11")
    stage.play("flip S1-21", "choose 6", "claim RS-1").turn("assimilate S2-05").turn("assimilate S2-03")
    stage.play("build S2-04 free", "claim RG-7", "end").turn("assimilate S2-08")
    assert "build S2-12 free" in stage.legal()

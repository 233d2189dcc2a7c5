"""Every worked number in the notes of the rulebook on single cards, played. Each test names its card, in our own words."""

import pytest

from kit.moon.course import hearts_on, rovers_of, with_cards
from kit.moon.scene import (
    flipped,
    is_flipped,
    last_round,
    next_turns,
    rover_on,
    score,
    until_turns,
)
from kit.moon.stage import Stage

# --- notes on cards: Era I


@pytest.mark.rule("M5.12")
def test_notes_an_extra_construct_beside_an_assimilation() -> None:
    stage = Stage().settle(0, "S1-18").goods(0, energy=1).discard("S1-01").hand(0, "S1-02").play("assimilate S1-02", "flip S1-18")
    assert stage.legal() == ["build S1-01", "build S1-02", "decline"]
    stage.play("build S1-02")  # assimilated a moment ago
    assert stage.in_settlement(0) == ["B-1", "S1-18", "S1-02"]


@pytest.mark.rule("M8.9")
def test_notes_a_base_counts_as_blue_and_as_yellow() -> None:
    stage = Stage(era=3).settle(0, "S2-26", "S3-26")  # 1 a blue card; 3, and 1 a yellow card
    assert score(stage, 0) == 1 + (3 + 1)


@pytest.mark.rule("M15.1")
def test_note_printer_pays_cost_and_needs_flags() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=2).hand(0, "S1-01").play("flip S1-17")
    offered = [text.removeprefix("build ") for text in stage.legal()]
    assert "S1-10" in offered  # 1 Metal
    assert not {"S1-05", "S1-11", "S1-12"} & set(offered)  # a Transport Flag; Water; Energy
    assert stage.play("build S1-10").has(0, "metal") == 0


@pytest.mark.rule("M15.4", "M13.9")
def test_note_antenna_a_full_tie_scores_nothing_and_rovers_on_cards_break_one() -> None:
    stage = Stage().settle(0, "S1-19", "S1-08").hand(0, "S1-01").play("flip S1-19")
    assert stage.has(0, "heart") == 1  # Industry; Housing is a full tie
    stage = rover_on(Stage().settle(0, "S1-19", "S1-08"), 0, "B-1").hand(0, "S1-01").play("flip S1-19")
    assert stage.has(0, "heart") == 2


@pytest.mark.rule("M8.12", "M15.5")
def test_note_distiller_keeps_up_with_the_food_flags() -> None:
    stage = Stage().settle(0, "S1-11").goods(0, water=2, bio=1, energy=1).hand(0, "S1-23", "S1-14").settle(0, "S1-27")
    stage.play("build S1-23")
    assert hearts_on(stage, 0, "S1-23") == 1  # at once
    stage.play("obelisk S1-27")  # Test Kitchen: one Food Flag more
    assert hearts_on(stage, 0, "S1-23") == 2


@pytest.mark.rule("M15.6")
def test_note_reservoir_scores_water_that_then_pays_for_a_structure() -> None:
    stage = Stage().settle(0, "S1-20").goods(0, water=1).hand(0, "S1-11").play("flip S1-20", "build S1-11")
    assert (stage.has(0, "heart"), stage.has(0, "water")) == (1, 0)


@pytest.mark.rule("M15.7", "M8.12")
def test_note_led_garden_keeps_up_with_bio_production_not_bio() -> None:
    stage = Stage().settle(0, "S1-24").goods(0, bio=4).hand(0, "S1-03")
    assert hearts_on(stage, 0, "S1-24") == 0
    stage.play("build S1-03")
    assert hearts_on(stage, 0, "S1-24") == 1


@pytest.mark.rule("M15.9")
def test_note_hackerspace_three_metal_are_three_hearts() -> None:
    stage = with_cards(Stage(), '[card."S1-10"]\ncost = { energy = 1, metal = 3 }\n').settle(0, "S1-25")
    stage.goods(0, energy=1, metal=3).hand(0, "S1-10").play("build S1-10")
    assert hearts_on(stage, 0, "S1-25") == 3


@pytest.mark.rule("M15.9", "M7.7")
def test_note_hackerspace_counts_metal_paid_with_a_rover() -> None:
    stage = Stage().settle(1, "S1-04").settle(0, "S1-25").hand(0, "S1-10").play("park 1 S1-04", "build S1-10")
    assert hearts_on(stage, 0, "S1-25") == 1


@pytest.mark.rule("M15.10")
def test_note_rover_stop_takes_rovers_from_blue_and_yellow_and_gives_them_back() -> None:
    stage = Stage().settle(0, "S1-22", "S1-01", "S1-08")
    rover_on(rover_on(stage, 0, "S1-01"), 0, "S1-08", "flag").hand(0, "S1-02").hand(1, "S1-03").hand(2, "S1-04").play("flip S1-22")
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 4)
    next_turns(stage, 3)
    assert stage.has(0, "rover") == 4


@pytest.mark.rule("M9.1", "M9.3")
def test_obelisk_example_nick_builds_a_rover_stop_and_a_garage() -> None:
    """Nick constructs a Rover Stop, puts his Obelisk into the hand, and constructs a Garage."""
    stage = Stage().settle(0, "S1-27", "S1-09").goods(0, energy=1, metal=1).hand(0, "S1-22", "S1-05", "S1-12")
    stage.play("build S1-22", "obelisk S1-27")  # the Garage is the only card left that he can construct
    assert stage.in_settlement(0) == ["B-1", "S1-09", "S1-22", "S1-05"]
    assert stage.in_hand(0) == ["S1-12", "S1-27"]


@pytest.mark.rule("M9.3", "M4.10")
def test_note_obelisk_two_of_them_make_three_constructs() -> None:
    stage = Stage().settle(0, "S1-27", "S1-27").hand(0, "S1-01", "S1-02", "S1-03")
    stage.play("build S1-01", "obelisk S1-27", "build S1-02", "obelisk S1-27", "build S1-03")
    assert stage.in_settlement(0) == ["B-1", "S1-01", "S1-02", "S1-03"]
    assert stage.in_hand(0) == ["S1-27", "S1-27"]  # one card fewer than before


@pytest.mark.rule("M9.5")
@pytest.mark.parametrize("era", [2, 3])
def test_note_obelisk_of_era_1_works_in_later_eras(era: int) -> None:
    stage = Stage(era=era).settle(0, "S1-27").hand(0, f"S{era}-09").goods(0, energy=1, metal=1).play("obelisk S1-27")
    assert f"S{era}-09" in stage.in_settlement(0)
    assert stage.in_hand(0) == ["S1-27"]


@pytest.mark.rule("M15.12")
def test_note_obelisk_is_worth_most_when_assimilated_early() -> None:
    hearts = [Stage(era=era).hand(0, "S1-27").play("assimilate S1-27").has(0, "heart") for era in (1, 2, 3)]
    assert hearts == [3, 2, 1]


# --- notes on cards: Eras II and III


@pytest.mark.rule("M15.13")
def test_note_fragmenter_two_cards_and_a_bundle_is_one_reward() -> None:
    stage = Stage(era=2).settle(0, "S2-17").discard("S2-08", "S2-06").hand(0, "S2-01").play("flip S2-17", "choose pile S2-08")
    assert [stage.has(0, kind) for kind in ("energy", "water", "bio", "metal")] == [2, 0, 1, 1]  # both, as there are two
    assert stage.s.frame_n == 0


@pytest.mark.rule("M15.16")
def test_note_engineering_works_under_a_rover() -> None:
    stage = rover_on(Stage(era=2).settle(0, "S2-20").settle(1, "S2-06"), 1, "S2-06").hand(0, "S2-01")
    assert stage.play("flip S2-20", "choose 1 S2-06").has(0, "energy") == 3


@pytest.mark.rule("M15.18", "M3.11")
def test_note_archive_holds_stack_and_discards_of_the_era_before() -> None:
    stage = Stage(2).settle(0, "S2-22").goods(0, energy=9, water=9, bio=9, metal=9).discard("S1-10")
    left = stage.s.stack_n
    until_turns(last_round(stage)).turn()
    stage.play("flip S2-22")
    assert "build S1-10" in stage.legal()  # a discard
    assert "build S1-08" in stage.legal()  # never dealt
    assert stage.s.previous_n == left + 1  # the last round's cards went to the pile as well


@pytest.mark.rule("M15.19", "M5.9")
@pytest.mark.parametrize("free_first", [True, False])
def test_note_embassy_pays_for_one_of_several_by_choice(free_first: bool) -> None:
    stage = Stage(era=2).settle(0, "S2-23", "S1-27").goods(0, energy=2, metal=1).hand(0, "S2-13", "S2-09").play("flip S2-23")
    if free_first:
        stage.play("build S2-13 free", "obelisk S1-27")
        assert (stage.has(0, "energy"), stage.has(0, "metal")) == (2, 0)
    else:
        stage.play("build S2-13", "obelisk S1-27", "build S2-09 free")
        assert (stage.has(0, "energy"), stage.has(0, "metal")) == (0, 1)


@pytest.mark.rule("M15.20")
def test_note_atom_builder_makes_one_kind_of_any_mix() -> None:
    stage = Stage(era=2).settle(0, "S2-24").goods(0, energy=1, water=1, bio=1).hand(0, "S2-01")
    stage.play("flip S2-24", "choose metal", "choose 1", "choose 1", "choose 1")
    assert [stage.has(0, kind) for kind in ("energy", "water", "bio", "metal")] == [0, 0, 0, 3]


@pytest.mark.rule("M15.21")
def test_note_takeout_hub_leaves_the_rovers_on_a_rover_stop() -> None:
    stage = Stage(2, era=3).settle(0, "S1-22", "S3-18").hand(0, "S3-01", "S3-02").hand(1, "S3-03", "S3-04").play("flip S1-22").turn().turn()
    stage.play("flip S3-18")
    assert not is_flipped(stage, 0, "S1-22")
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 2)


@pytest.mark.rule("M15.22")
def test_note_stockbrokers_are_grey_themselves() -> None:
    assert score(Stage(era=3).settle(0, "S3-25", "S1-26"), 0) == 2 * 2


# --- notes on Expeditions and Reputations


@pytest.mark.rule("M15.25")
def test_note_first_expedition_discard_comes_before_the_draw() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02").play("expedition", "choose hand S1-01")
    assert stage.in_hand(0) == ["S1-02"]
    assert stage.pile() == ["S1-01"]
    assert stage.waiting < 0  # only now the card is drawn


@pytest.mark.rule("M15.30")
def test_note_reckless_gives_its_goods_before_the_rover_is_gone() -> None:
    stage = Stage(era=3).expedition(0, "X3-1").hand(0, "S3-01").play("park 1 B-2 production")
    assert stage.has(0, "energy") == 1
    assert (rovers_of(stage, 0), rovers_of(stage, 1)) == (1, 2)


@pytest.mark.rule("M15.31")
def test_note_versatile_red_is_no_colour() -> None:
    assert "claim RB-1" not in Stage().offer("RB-1").settle(0, "S1-27", "S1-19").hand(0, "S1-01").legal()
    assert "claim RB-1" in Stage().offer("RB-1").settle(0, "S1-26", "S1-19").hand(0, "S1-01").legal()


@pytest.mark.rule("M15.33")
def test_note_specialised_a_rover_stop_is_not_parking() -> None:
    stage = Stage().own_reputation(0, "RS-2").settle(0, "S1-22").hand(0, "S1-01").play("flip S1-22")
    assert stage.has(0, "heart") == 2  # the Rover Stop's own


@pytest.mark.rule("M15.34")
def test_note_creative_leaves_the_rovers_on_a_rover_stop() -> None:
    stage = flipped(Stage().offer("RS-3").settle(0, "S1-22", "S1-20", "S1-19").hand(0, "S1-01"), 0, "S1-20")
    stage.play("flip S1-22", "claim RS-3", "choose 0 S1-22", "decline")
    assert [is_flipped(stage, 0, id) for id in ("S1-22", "S1-20")] == [False, True]
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 2)


@pytest.mark.rule("M15.35")
def test_note_capable_a_charger_or_an_obelisk_gets_one_there() -> None:
    stage = Stage(era=3).offer("RS-1").settle(0, "S1-21").goods(0, energy=6).hand(0, "S3-01").play("flip S1-21", "choose 6")
    assert "claim RS-1" in stage.legal()
    stage = Stage(era=3).offer("RS-1").settle(0, "S1-27").goods(0, energy=4, metal=4).hand(0, "S3-11", "S3-17")
    stage.play("build S3-11")
    assert "claim RS-1" not in stage.legal()
    stage.play("obelisk S1-27")
    assert "claim RS-1" in stage.legal()


@pytest.mark.rule("M5.10", "M15.36", "M15.19")
def test_capable_example_with_an_embassy_and_an_obelisk_two_constructs_are_free() -> None:
    stage = Stage(2, era=2).offer("RS-1").settle(0, "S1-21", "S2-23", "S1-27").goods(0, energy=6)
    stage.hand(0, "S2-01", "S2-13", "S2-14").hand(1, "S2-03", "S2-04", "S2-06")
    stage.play("flip S1-21", "choose 6", "claim RS-1").turn("assimilate S2-01").turn("assimilate S2-03")  # the voucher is kept
    stage.goods(0, water=0, bio=1)
    stage.play("flip S2-23", "build S2-06 free")
    assert stage.has(0, "energy") == 3  # the Fusion Kettle's production
    stage.play("obelisk S1-27", "build S2-04 free")
    assert {"S2-06", "S2-04"} <= set(stage.in_settlement(0))
    assert [stage.has(0, kind) for kind in ("energy", "water", "bio", "metal")] == [3, 0, 1, 2]  # and the Crawler Mine's

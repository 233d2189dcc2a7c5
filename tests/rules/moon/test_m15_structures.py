"""M15: the notes on single structures, one by one."""

import pytest

from games.moon.cards.effects import EVERY_KIND
from kit.moon.course import choices, hearts_on, rovers_of, stock, with_cards
from kit.moon.scene import flipped, is_flipped, last_round, next_turns, rover_on, score, until_turns
from kit.moon.stage import Stage
from moonbase.languages.speech import speech

# --- Era I


@pytest.mark.rule("M15.1")
def test_printer_constructs_from_the_stack_at_its_cost() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=2).hand(0, "S1-01").play("flip S1-17")
    assert stock(stage) == (0, 0, 0, 1)
    assert "build S1-10" in stage.legal()  # 1 Metal
    assert "build S1-12" not in stage.legal()  # 1 Energy
    assert "build S1-05" not in stage.legal()  # a Transport Flag
    stage.play("build S1-10")
    assert stock(stage) == (0, 0, 0, 0)
    assert "S1-10" in stage.in_settlement(0)
    assert "build S1-01" in stage.legal()  # the main action is still open


@pytest.mark.rule("M15.1")
def test_printer_needs_a_metal_and_a_stack() -> None:
    stage = Stage().settle(0, "S1-17").hand(0, "S1-01")
    assert "flip S1-17" not in stage.legal()
    assert "flip S1-17" in stage.goods(0, metal=1).legal()
    assert "flip S1-17" not in stage.empty_stack().legal()


@pytest.mark.rule("M15.1")
def test_printer_takes_the_card_out_of_the_stack() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=1).hand(0, "S1-02")
    before = stage.s.stack_n
    stage.play("flip S1-17", "build S1-08")
    assert stage.s.stack_n == before - 1


@pytest.mark.rule("M15.2")
def test_particle_beam_constructs_from_the_discard_pile_at_its_cost() -> None:
    stage = Stage().settle(0, "S1-18").goods(0, energy=1, metal=1).discard("S1-10", "S1-12", "S1-05", "S1-03").hand(0, "S1-01")
    stage.play("flip S1-18")
    assert stage.legal() == ["build S1-03", "build S1-10", "decline"]
    stage.play("build S1-10")
    assert stock(stage) == (0, 0, 0, 0)
    assert stage.pile() == ["S1-12", "S1-05", "S1-03"]


@pytest.mark.rule("M15.2")
def test_particle_beam_needs_an_energy_and_a_pile() -> None:
    stage = Stage().settle(0, "S1-18").hand(0, "S1-01").goods(0, energy=1)
    assert "flip S1-18" not in stage.legal()
    assert "flip S1-18" in stage.discard("S1-02").legal()
    assert "flip S1-18" not in stage.goods(0, energy=0).legal()


@pytest.mark.rule("M15.3")
def test_junkyard_gives_one_of_the_four_resources() -> None:
    stage = Stage().settle(0, "S1-26").hand(0, "S1-09").play("assimilate S1-09")
    assert stage.legal() == EVERY_KIND
    stage.play("choose water")
    assert stock(stage) == (0, 1, 0, 0)
    assert stage.has(0, "rover") == 3  # the Gravel Road's own reward


@pytest.mark.rule("M15.4")
def test_antenna_counts_the_flag_types_that_are_won_now() -> None:
    stage = Stage().settle(0, "S1-19", "S1-13", "S1-08").settle(2, "S1-08").hand(0, "S1-01")
    stage.play("flip S1-19")  # Industry and Transport; Housing is tied three ways with equal Rovers
    assert stage.has(0, "heart") == 2


@pytest.mark.rule("M15.4")
@pytest.mark.parametrize(("owner", "hearts"), [(0, 2), (1, 1)])
def test_antenna_counts_rovers_on_own_cards_in_ties(owner: int, hearts: int) -> None:
    stage = Stage().settle(0, "S1-19", "S1-08").hand(0, "S1-01")
    rover_on(stage, owner, ("B-1", "B-2")[owner]).play("flip S1-19")
    assert stage.has(0, "heart") == hearts


@pytest.mark.rule("M15.5")
def test_distiller_mirrors_the_food_flags_up_and_for_the_base() -> None:
    stage = Stage().settle(2, "S1-23").hand(0, "S1-01")
    assert hearts_on(stage, 2, "S1-23") == 1  # the Base's own Flag
    stage.settle(2, "S1-11", "S1-14")
    assert hearts_on(stage, 2, "S1-23") == 3


@pytest.mark.rule("M15.5", "M7.6")
def test_distiller_leaves_borrowed_flags_out() -> None:
    stage = Stage().settle(0, "S1-23").hand(0, "S1-01").play("park 2 B-3 flag")
    assert hearts_on(stage, 0, "S1-23") == 0


@pytest.mark.rule("M15.6")
def test_reservoir_scores_water_and_spends_none() -> None:
    stage = Stage().settle(0, "S1-20").goods(0, water=3).hand(0, "S1-11", "S1-01").play("flip S1-20")
    assert (stage.has(0, "heart"), stage.has(0, "water")) == (3, 3)
    stage.play("build S1-11")
    assert stage.has(0, "water") == 2


@pytest.mark.rule("M15.6")
def test_reservoir_may_score_the_same_water_in_the_next_era() -> None:
    stage = Stage(2).settle(0, "S1-20").goods(0, water=2).hand(0, "S1-03").hand(1, "S1-04")
    stage.play("flip S1-20")
    next_turns(stage, 2)
    until_turns(stage).turn()  # seat 1 leads Era II
    before = stage.has(0, "heart")
    stage.play("flip S1-20")
    assert stage.has(0, "heart") == before + 2


@pytest.mark.rule("M15.7")
def test_led_garden_mirrors_bio_symbols_not_bio() -> None:
    stage = Stage(4).settle(0, "S1-24", "S1-03", "S2-03").settle(3, "S1-24").goods(0, bio=7).hand(0, "S1-01")
    assert hearts_on(stage, 0, "S1-24") == 3  # 1 + 2
    assert hearts_on(stage, 3, "S1-24") == 1  # the Base


@pytest.mark.rule("M15.8")
@pytest.mark.parametrize(("era", "hearts"), [(1, 12), (2, 8), (3, 4)])
def test_charger_scores_x_for_each_energy(era: int, hearts: int) -> None:
    stage = Stage(era=era).settle(0, "S1-21").goods(0, energy=5).hand(0, "S1-01").play("flip S1-21")
    assert stage.legal() == ["choose 1", "choose 2", "choose 3", "choose 4", "choose 5"]
    stage.play("choose 4")
    assert (stage.has(0, "energy"), stage.has(0, "heart")) == (1, hearts)


@pytest.mark.rule("M15.8")
def test_charger_needs_an_energy() -> None:
    stage = Stage().settle(0, "S1-21").hand(0, "S1-01")
    assert "flip S1-21" not in stage.legal()


@pytest.mark.rule("M15.9")
def test_hackerspace_takes_a_heart_for_each_metal_paid_to_construct() -> None:
    stage = Stage(era=2).settle(0, "S1-25").goods(0, water=1, metal=2).hand(0, "S2-06").play("build S2-06")  # 1 Water, 2 Metal
    assert hearts_on(stage, 0, "S1-25") == 2


@pytest.mark.rule("M15.9")
def test_hackerspace_counts_metal_that_came_by_rover() -> None:
    stage = Stage().settle(1, "S1-25").hand(0, "S1-01").hand(1, "S1-10").turn()
    stage.play("park 0 B-1 production", "build S1-10")
    assert hearts_on(stage, 1, "S1-25") == 1


@pytest.mark.rule("M15.9")
def test_hackerspace_leaves_out_what_was_not_paid() -> None:
    stage = Stage().settle(0, "S1-25").expedition(0, "X1-3").goods(0, metal=1).hand(0, "S1-10").play("build S1-10")  # Frugal
    assert hearts_on(stage, 0, "S1-25") == 0
    stage = Stage(era=2).settle(0, "S1-25", "S2-23").goods(0, metal=1).hand(0, "S2-09").play("flip S2-23", "build S2-09 free")
    assert hearts_on(stage, 0, "S1-25") == 0


@pytest.mark.rule("M15.9")
def test_hackerspace_leaves_out_metal_for_a_flip() -> None:
    stage = Stage().settle(0, "S1-25", "S1-17").goods(0, metal=1).hand(0, "S1-01").play("flip S1-17", "build S1-08")
    assert stage.has(0, "metal") == 0
    assert hearts_on(stage, 0, "S1-25") == 0


@pytest.mark.rule("M15.9")
def test_hackerspace_stands_before_it_counts() -> None:
    stage = Stage().settle(0, "S1-12", "S1-27").goods(0, energy=1, bio=1, metal=1).hand(0, "S1-10", "S1-25")
    stage.play("build S1-10", "obelisk S1-27")
    assert hearts_on(stage, 0, "S1-25") == 0


@pytest.mark.rule("M15.9")
def test_hackerspace_leaves_out_what_is_paid_for_itself() -> None:
    """With the cards of the project it costs no Metal; a printed one might."""
    stage = with_cards(Stage(), '[card."S1-25"]\ncost = { metal = 2 }')
    stage.settle(0, "S1-12").goods(0, metal=2).hand(0, "S1-25", "S1-01").play("build S1-25")
    assert (stage.has(0, "metal"), hearts_on(stage, 0, "S1-25")) == (0, 0)


@pytest.mark.rule("M15.10")
def test_rover_stop_takes_all_rovers_and_frees_the_spaces() -> None:
    stage = Stage().settle(0, "S1-22", "S1-01").hand(0, "S1-02").hand(1, "S1-03")
    rover_on(rover_on(stage, 0, "S1-01"), 0, "B-1", "flag")
    stage.play("flip S1-22")
    assert stage.has(0, "heart") == 4
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 4)
    assert not [text for text in stage.legal() if text.startswith("park")]  # none left to park
    stage.turn()
    assert {"park 0 S1-01", "park 0 B-1 flag"} <= set(stage.legal())


@pytest.mark.rule("M15.10", "M3.10")
def test_rovers_on_a_rover_stop_come_home_at_the_end_of_the_phase() -> None:
    stage = Stage().settle(0, "S1-22").hand(0, "S1-01").hand(1, "S1-02").hand(2, "S1-03").play("flip S1-22")
    next_turns(stage, 3)
    assert stage.has(0, "rover") == 2


@pytest.mark.rule("M15.11")
def test_rover_stop_pays_again_only_for_rovers_moved_again() -> None:
    stage = Stage(2, era=3).settle(0, "S1-22", "S3-18").hand(0, "S3-01", "S3-02", "S3-03").hand(1, "S3-04", "S3-06", "S3-07")
    stage.play("flip S1-22").turn().turn()
    assert stage.has(0, "heart") == 2
    stage.play("flip S3-18").turn().turn()  # the Takeout Hub turns it back
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 2)
    stage.goods(0, rover=1).play("flip S1-22")
    assert stage.has(0, "heart") == 2 + 1
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, 3)


@pytest.mark.rule("M15.12")
@pytest.mark.parametrize(("era", "hearts"), [(1, 3), (2, 2), (3, 1)])
def test_an_assimilated_obelisk_brings_x_hearts(era: int, hearts: int) -> None:
    stage = Stage(era=era).hand(0, "S1-27").play("assimilate S1-27")
    assert stage.has(0, "heart") == hearts


# --- Era II


@pytest.mark.rule("M15.13")
def test_fragmenter_takes_the_rewards_of_two_different_cards() -> None:
    stage = Stage(era=2).settle(0, "S2-17", "S1-26").discard("S1-06", "S1-09", "S1-27").hand(0, "S2-01").play("flip S2-17")
    assert stage.legal() == ["choose pile S1-06", "choose pile S1-09", "choose pile S1-27"]
    stage.play("choose pile S1-06")  # 1 Energy and 1 Bio count as one reward
    assert stage.legal() == ["choose pile S1-09", "choose pile S1-27"]
    stage.play("choose pile S1-27")
    assert stock(stage) == (1, 0, 1, 0)  # and the Junkyard has not answered
    assert stage.has(0, "heart") == 2
    assert stage.pile() == ["S1-06", "S1-09", "S1-27"]
    assert "assimilate S2-01" in stage.legal()


@pytest.mark.rule("M15.13")
def test_fragmenter_takes_two_copies_of_one_card_as_two_cards() -> None:
    stage = Stage(era=2).settle(0, "S2-17").discard("S2-01", "S2-01").hand(0, "S2-02").play("flip S2-17")
    assert stock(stage) == (0, 2, 0, 0)


@pytest.mark.rule("M15.13")
def test_fragmenter_makes_do_with_one_card_but_needs_one() -> None:
    stage = Stage(era=2).settle(0, "S2-17").hand(0, "S2-02")
    assert "flip S2-17" not in stage.legal()
    stage.discard("S2-01").play("flip S2-17")
    assert stock(stage) == (0, 1, 0, 0)


@pytest.mark.rule("M15.14")
@pytest.mark.parametrize("friend", [1, 2])
def test_science_club_offers_the_three_cards_turned_up_and_no_others(friend: int) -> None:
    stage = Stage(era=2).settle(0, "S2-18").goods(0, metal=1, bio=2, water=1).discard("S1-01", "S1-02", "S1-03").hand(0, "S2-01")
    stage.play("flip S2-18", f"choose seat {friend}", "choose metal")
    assert stage.has(friend, "metal") == 1
    stage.play("deal S2-16", "deal S2-10", "deal S2-13")
    assert stage.legal() == ["build S2-10", "build S2-16", "decline"]
    stage.play("build S2-10")
    assert stock(stage) == (0, 0, 1, 0)
    assert stage.pile() == ["S1-01", "S1-02", "S1-03", "S2-16", "S2-13"]


@pytest.mark.rule("M15.14")
def test_science_club_turns_the_cards_up_for_all() -> None:
    stage = Stage(era=2).settle(0, "S2-18").goods(0, metal=1).hand(0, "S2-01")
    stage.play("flip S2-18", "choose seat 1", "deal S2-16", "deal S2-10", "deal S2-13")
    for viewer in (0, 1, 2, -3):
        words = [speech(stage.game).say(text) for text in stage.told(viewer)]
        assert "Taco Rover is turned up from the stack." in words
    assert "build S2-01" not in stage.legal()
    assert stage.pile() == ["S2-16", "S2-10", "S2-13"]


@pytest.mark.rule("M15.14")
def test_science_club_turns_up_as_many_as_there_are() -> None:
    stage = Stage(era=2).settle(0, "S2-18").goods(0, metal=1).hand(0, "S2-01").empty_stack()
    assert "flip S2-18" not in stage.legal()
    stage.s.decks[stage.face("S2-30")] = 1
    stage.s.stack_n = 1
    stage.play("flip S2-18", "choose seat 2", "deal S2-30")
    assert stage.legal() == ["build S2-30", "decline"]


@pytest.mark.rule("M15.14")
def test_science_club_needs_a_gift() -> None:
    stage = Stage(era=2).settle(0, "S2-18").hand(0, "S2-01")
    assert "flip S2-18" not in stage.legal()


@pytest.mark.rule("M15.15")
def test_robot_factory_gives_one_kind() -> None:
    stage = Stage(era=2).settle(0, "S2-19", "S2-11").hand(0, "S2-01").play("flip S2-19")
    assert stage.legal() == EVERY_KIND
    stage.play("choose bio")
    assert stock(stage) == (0, 0, 3, 0)
    assert stage.s.frame_n == 0


@pytest.mark.rule("M15.16")
def test_engineering_uses_any_blue_card_rover_or_not() -> None:
    stage = Stage(era=2).settle(0, "S2-20", "S1-02").settle(1, "S2-08", "S1-08").hand(0, "S2-01")
    rover_on(stage, 1, "S2-08").play("flip S2-20")
    assert choices(stage) == [
        "choose 0 B-1 production",
        "choose 0 S1-02",
        "choose 1 B-2 production",
        "choose 1 S2-08",
        "choose 2 B-3 production",
    ]
    stage.play("choose 1 S2-08")
    assert stock(stage) == (1, 1, 1, 1)
    assert "park 1 S2-08" not in stage.legal()  # the Rover is still there


@pytest.mark.rule("M15.16")
def test_engineering_uses_a_base_of_ones_own_too() -> None:
    stage = Stage(era=2).settle(0, "S2-20").hand(0, "S2-01").play("flip S2-20", "choose 0 B-1 production")
    assert stock(stage) == (0, 0, 0, 1)


@pytest.mark.rule("M15.17")
def test_radio_tower_puts_its_hearts_on_one_reward() -> None:
    stage = Stage(era=2).settle(0, "S2-21").hand(0, "S2-01").play("flip S2-21", "choose food")
    assert [stage.reward(flag) for flag in ("industry", "housing", "transport", "food", "science")] == [4, 4, 4, 4 + 3, 4]
    assert stage.s.frame_n == 0


@pytest.mark.rule("M15.18")
def test_archive_constructs_from_the_previous_era_at_its_cost() -> None:
    stage = Stage(era=2).settle(0, "S2-22").goods(0, bio=2, metal=1).hand(0, "S2-01").previous("S1-01", "S1-10", "S1-12", "S1-05")
    stage.play("flip S2-22")
    assert stage.legal() == ["build S1-01", "build S1-10", "decline"]
    stage.play("build S1-10")
    assert stock(stage) == (0, 0, 0, 0)
    assert "S1-10" in stage.in_settlement(0)


@pytest.mark.rule("M15.18")
def test_a_card_from_the_archive_is_out_of_that_deck() -> None:
    stage = Stage(2, era=2).settle(0, "S2-22", "S3-18").goods(0, bio=4).previous("S1-02", "S1-03", "S1-04")
    stage.hand(0, "S2-01", "S2-02", "S2-05").hand(1, "S2-03", "S2-04", "S2-06")
    stage.play("flip S2-22", "build S1-02").turn().turn()
    stage.play("flip S3-18").turn().turn()
    stage.play("flip S2-22")
    assert stage.legal() == ["build S1-03", "build S1-04", "decline"]


@pytest.mark.rule("M15.18")
def test_the_archive_of_era_3_holds_era_2_and_no_longer_era_1() -> None:
    stage = Stage(2, era=2).settle(0, "S2-22").goods(0, energy=9, water=9, bio=9, metal=9).previous("S1-01").discard("S2-09")
    until_turns(last_round(stage)).turn()
    assert (stage.s.era, stage.waiting) == (3, 0)
    stage.play("flip S2-22")
    offered = [text for text in stage.legal() if text.startswith("build")]
    assert "build S2-09" in offered
    assert all(text.startswith("build S2-") for text in offered)


@pytest.mark.rule("M15.18", "M12.4")
def test_the_archive_is_closed_without_a_previous_deck() -> None:
    stage = Stage().settle(0, "S2-22").goods(0, bio=2).hand(0, "S1-01")
    assert "flip S2-22" not in stage.legal()


@pytest.mark.rule("M15.19")
def test_embassy_makes_the_main_construct_free() -> None:
    stage = Stage(era=2).settle(0, "S2-23").hand(0, "S2-08", "S2-04").play("flip S2-23", "build S2-08 free")
    assert "S2-08" in stage.in_settlement(0)
    assert not [text for text in stage.legal() if text.startswith("build")]  # no extra construct


@pytest.mark.rule("M15.19")
def test_embassy_makes_an_extra_construct_free() -> None:
    stage = Stage(era=2).settle(0, "S2-23", "S1-27").hand(0, "S2-09", "S2-08").goods(0, metal=1)
    stage.play("flip S2-23", "build S2-09", "obelisk S1-27")
    assert stage.in_settlement(0) == ["B-1", "S2-23", "S2-09", "S2-08"]


@pytest.mark.rule("M15.19")
def test_embassy_still_asks_for_flags() -> None:
    stage = Stage(era=2).settle(0, "S2-23").hand(0, "S2-05", "S2-06").play("flip S2-23")
    assert "build S2-06 free" in stage.legal()
    assert "build S2-05 free" not in stage.legal()  # a Transport Flag


@pytest.mark.rule("M15.19")
def test_embassy_lapses_with_the_turn() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23").hand(0, "S2-01", "S2-02").hand(1, "S2-03", "S2-04")
    stage.play("flip S2-23").turn("assimilate S2-01").turn()
    assert stage.waiting == 0
    assert not [text for text in stage.legal() if text.startswith("build")]


@pytest.mark.rule("M15.20")
def test_atom_builder_turns_any_mix_into_one_kind() -> None:
    stage = Stage(era=2).settle(0, "S2-24").goods(0, energy=2, water=1, bio=3).hand(0, "S2-01").play("flip S2-24")
    assert stage.legal() == EVERY_KIND
    stage.play("choose metal", "choose 2", "choose 0")
    assert stage.legal() == ["choose 0", "choose 1", "choose 2", "choose 3"]
    stage.play("choose 1")
    assert stock(stage) == (0, 1, 2, 3)


@pytest.mark.rule("M15.20")
def test_atom_builder_turns_in_at_least_one() -> None:
    stage = Stage(era=2).settle(0, "S2-24").goods(0, energy=2, water=1).hand(0, "S2-01")
    stage.play("flip S2-24", "choose metal", "choose 0")  # no Energy, so the Water must go
    assert stock(stage) == (2, 0, 0, 1)


@pytest.mark.rule("M15.20", "M15.35")
def test_goods_taken_by_an_atom_builder_count_as_spent() -> None:
    stage = Stage(era=2).offer("RS-1").settle(0, "S2-24").goods(0, energy=6).hand(0, "S2-01")
    stage.play("flip S2-24", "choose bio", "choose 6")
    assert "claim RS-1" in stage.legal()


# --- Era III


@pytest.mark.rule("M15.21")
def test_takeout_hub_turns_back_another_flipped_card() -> None:
    stage = Stage(2, era=3).settle(0, "S1-20", "S1-19", "S3-18").goods(0, water=2).hand(0, "S3-01", "S3-02").hand(1, "S3-03", "S3-04")
    assert "flip S3-18" not in stage.legal()  # nothing is flipped
    flipped(stage, 0, "S1-20", "S1-19").play("flip S3-18")
    assert choices(stage) == ["choose 0 S1-20", "choose 0 S1-19"]
    stage.play("choose 0 S1-20")
    assert [is_flipped(stage, 0, id) for id in ("S1-20", "S1-19", "S3-18")] == [False, True, True]
    assert "flip S1-20" not in stage.legal()  # the flip of this turn is made
    stage.turn().turn()
    assert "flip S1-20" in stage.legal()


@pytest.mark.rule("M15.22")
def test_stockbrokers_count_themselves() -> None:
    assert score(Stage(era=3).settle(0, "S3-25"), 0) == 2
    assert score(Stage(era=3).settle(0, "S3-25", "S1-25", "S1-26"), 0) == 6


@pytest.mark.rule("M15.23")
def test_workers_union_counts_the_base() -> None:
    assert score(Stage(era=3).settle(0, "S3-24"), 0) == 2
    assert score(Stage(era=3).settle(0, "S3-24", "S1-01", "S1-02", "S1-08"), 0) == 6


@pytest.mark.rule("M15.24")
def test_opera_house_scores_12() -> None:
    assert score(Stage(era=3).settle(0, "S3-23"), 0) == 12
    assert score(Stage(era=3).settle(0, "S3-23", "S1-01", "S1-08", "S1-19", "S1-26").goods(0, energy=9, rover=9), 0) == 12

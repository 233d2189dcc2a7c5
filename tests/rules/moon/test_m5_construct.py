"""M5: constructing: costs, Flags, discounts, free constructs and extra ones."""

import pytest

from kit.moon.course import CARDS, RESOURCES, answers, fill_hands, finish_era, resources_of, set_flags, stack
from kit.moon.stage import Stage
from moonbase.cards.face import Face

FLAGS = ("industry", "housing", "transport", "food", "science")
STRUCTURES = CARDS.table("structure")


def table_for(face: Face) -> Stage:
    """Seat 0 holds this card and exactly the Resources and Flags that it asks for."""
    stage = Stage(3, era=face.values["era"]).hand(0, face.id)
    stage.goods(0, **dict(zip(RESOURCES, face.values["cost"], strict=True)))
    return set_flags(stage, 0, **dict(zip(FLAGS, face.values["need"], strict=True)))


def builds(stage: Stage) -> list[str]:
    return [text for text in stage.legal() if text.startswith("build")]


def voucher(stage: Stage) -> Stage:
    """Seat 0 claims Abundant, whose effect is a voucher, and is left without Resources."""
    had = dict(zip(RESOURCES, resources_of(stage, 0), strict=True))
    stage.offer("RG-7").goods(0, energy=5, water=5, bio=5, metal=5).play("claim RG-7")
    return stage.goods(0, **had)


# --- costs and Flags


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("face", STRUCTURES, ids=lambda face: face.id)
def test_the_cost_is_paid_and_the_card_stands_in_the_settlement(face: Face) -> None:
    stage = table_for(face).play(f"build {face.id}")
    made = face.values["production"][:4] if any(face.values["production"]) else (0, 0, 0, 0)
    assert resources_of(stage, 0) == list(made)
    assert stage.in_settlement(0) == ["B-1", face.id]
    assert stage.in_hand(0) == []


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("face", [face for face in STRUCTURES if any(face.values["cost"])], ids=lambda face: face.id)
def test_a_cost_that_is_not_there_in_full_closes_the_card(face: Face) -> None:
    for kind in RESOURCES:
        stage = table_for(face)
        if stage.has(0, kind) > 0:
            stage.goods(0, **{kind: stage.has(0, kind) - 1, "rover": 9, "heart": 9})
            assert builds(stage) == []


@pytest.mark.rule("M5.1")
def test_resources_of_another_kind_do_not_pay() -> None:
    assert builds(Stage().hand(0, "S1-10").goods(0, energy=9, water=9, bio=9)) == []


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize("face", [face for face in STRUCTURES if any(face.values["need"])], ids=lambda face: face.id)
def test_every_flag_asked_for_must_be_there(face: Face) -> None:
    need = dict(zip(FLAGS, face.values["need"], strict=True))
    assert builds(table_for(face)) == [f"build {face.id}"]
    for flag in FLAGS:
        if need[flag] > 0:
            others = {other: need[other] + 5 for other in FLAGS}
            assert builds(set_flags(table_for(face), 0, **others | {flag: need[flag] - 1})) == []


@pytest.mark.rule("M5.2")
def test_flags_are_not_spent() -> None:
    stage = Stage(3, era=2).hand(0, "S2-19").goods(0, energy=1, metal=1).play("build S2-19")
    assert stage.flags(0, "industry") == 1


@pytest.mark.rule("M5.2")
def test_the_cards_own_flags_do_not_help() -> None:
    """The Crater Village asks for a Housing Flag and shows one."""
    stage = Stage(3, era=2).hand(0, "S2-15").goods(0, water=1, bio=1, metal=1)
    assert builds(stage) == []
    assert builds(stage.settle(0, "S1-08")) == ["build S2-15"]


@pytest.mark.rule("M5.3")
def test_the_flag_of_the_base_counts() -> None:
    assert builds(Stage().hand(0, "S1-26")) == ["build S1-26"]  # the Base shows Industry
    assert builds(Stage().hand(0, "S1-05")) == []  # and no Transport


@pytest.mark.rule("M5.3")
def test_a_borrowed_flag_counts() -> None:
    stage = Stage().hand(0, "S1-05").settle(1, "S1-09")
    assert builds(stage) == []
    assert builds(stage.play("park 1 S1-09")) == ["build S1-05"]


@pytest.mark.rule("M5.3")
def test_own_borrowed_and_wild_flags_add_up() -> None:
    """Archive asks for two Science Flags."""
    stage = Stage(3, era=2).hand(0, "S2-22").goods(0, energy=1, water=1, bio=1).settle(1, "S1-12").expedition(0, "X2-4")
    assert builds(stage) == []
    assert builds(stage.play("park 1 S1-12")) == ["build S2-22"]


@pytest.mark.rule("M5.3")
def test_flags_of_rivals_do_not_count() -> None:
    assert builds(Stage().hand(0, "S1-05").settle(1, "S1-09", "S1-13")) == []


# --- discounts


@pytest.mark.rule("M5.4")
def test_a_cost_never_falls_below_zero() -> None:
    """Sharp-eyed and Cultured take 3 off a LED Garden, which costs 1 Energy."""
    stage = Stage(2, era=3).expedition(0, "X3-6").own_reputation(0, "RS-4").hand(0, "S1-24").goods(0, energy=2)
    assert resources_of(stage.play("build S1-24"), 0) == [2, 0, 0, 0]


@pytest.mark.rule("M5.4")
def test_a_discount_is_taken_in_full_and_without_a_choice_where_it_covers_all() -> None:
    stage = Stage(2, era=3).expedition(0, "X3-6").hand(0, "S3-32").goods(0, metal=2)
    assert builds(stage) == ["build S3-32"]
    assert stage.play("build S3-32").has(0, "metal") == 2


@pytest.mark.rule("M5.4")
def test_a_discount_does_not_change_the_kinds() -> None:
    """Frugal takes 1 off; the other Resource of the cost must be of its own kind."""
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-14")  # 1 Energy and 1 Water
    assert builds(stage.goods(0, bio=9, metal=9)) == []
    assert builds(stage.goods(0, water=1)) == ["build S1-14"]


@pytest.mark.rule("M5.4")
def test_a_discount_gives_nothing_back_on_a_free_card() -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-08").play("build S1-08")
    assert resources_of(stage, 0) == [0, 0, 0, 0]


@pytest.mark.rule("M5.5")
@pytest.mark.parametrize("kept", ["energy", "water"])
def test_the_builder_chooses_what_is_left_out(kept: str) -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-14").goods(0, energy=1, water=1, metal=1)
    stage.play("build S1-14")
    assert answers(stage) == ["energy", "water"]
    stage.play(f"choose {kept}")
    assert {kind: stage.has(0, kind) for kind in ("energy", "water", "metal")} == {"energy": 0, "water": 0, "metal": 1} | {kept: 1}


@pytest.mark.rule("M5.5")
def test_missing_resources_are_left_out_without_a_question() -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-14").goods(0, water=1).play("build S1-14")
    assert "S1-14" in stage.in_settlement(0)
    assert stage.has(0, "water") == 0


@pytest.mark.rule("M5.5")
def test_a_choice_never_leaves_a_cost_that_cannot_be_paid() -> None:
    """Stockbrokers cost 2 Energy and 2 Metal; with 1 Energy one must be left out, and the other Resource is chosen."""
    stage = Stage(2, era=3).expedition(0, "X3-6").hand(0, "S3-25").goods(0, energy=1, metal=2)
    stage.play("build S3-25")
    assert answers(stage) == ["energy", "metal"]
    assert resources_of(stage.play("choose metal"), 0) == [0, 0, 0, 1]


@pytest.mark.rule("M5.5", "M4.8")
def test_where_the_supply_decides_nothing_is_asked() -> None:
    """Three of four are left out; with 1 Metal alone there is only one way."""
    stage = Stage(2, era=3).expedition(0, "X3-6").own_reputation(0, "RS-4").hand(0, "S3-25").goods(0, metal=1)
    assert "S3-25" in stage.play("build S3-25").in_settlement(0)


@pytest.mark.rule("M5.6")
def test_different_discounts_add_up() -> None:
    """Sharp-eyed 2 and Cultured 1 on the Stockbrokers, which cost 4."""
    stage = Stage(2, era=3).expedition(0, "X3-6").own_reputation(0, "RS-4").hand(0, "S3-25").goods(0, metal=1)
    assert resources_of(stage.play("build S3-25"), 0) == [0, 0, 0, 0]
    alone = Stage(2, era=3).expedition(0, "X3-6").hand(0, "S3-25").goods(0, metal=1)
    assert builds(alone) == []


@pytest.mark.rule("M5.6")
def test_the_discount_of_an_effect_adds_to_the_others() -> None:
    """A Cloning Bay takes 2 off, Cultured 1 more: the Opera House costs 1 of 4."""
    stage = Stage(2, era=3).settle(0, "S3-22").own_reputation(0, "RS-4").discard("S3-23").goods(0, water=1)
    stage = set_flags(stage, 0, food=2).play("flip S3-22", "build S3-23")
    assert "S3-23" in stage.in_settlement(0)
    assert resources_of(stage, 0) == [0, 0, 0, 0]


@pytest.mark.rule("M5.7")
def test_the_first_construct_takes_the_discount_even_if_it_is_free() -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-01", "S1-10", "S1-02").settle(0, "S1-27")
    assert "build S1-10" in stage.legal()
    stage.play("obelisk S1-27", "build S1-01")
    assert "build S1-10" not in stage.legal()


@pytest.mark.rule("M5.7")
def test_an_extra_construct_may_be_the_first() -> None:
    stage = Stage().expedition(0, "X1-3").hand(0, "S1-10").settle(0, "S1-18").discard("S1-11", "S1-12").goods(0, energy=1)
    stage.play("flip S1-18", "build S1-11")  # 1 Water, left out
    assert "S1-11" in stage.in_settlement(0)
    assert builds(stage) == []


@pytest.mark.rule("M5.7")
def test_only_a_matching_construct_uses_it_up() -> None:
    stage = Stage(2, era=3).expedition(0, "X3-6").hand(0, "S3-32", "S3-34", "S1-01").settle(0, "S1-27", "S1-27")
    stage.play("obelisk S1-27", "build S1-01")  # blue
    assert {"build S3-32", "build S3-34"} <= set(stage.legal())
    stage.play("obelisk S1-27", "build S3-32")  # grey
    assert "build S3-34" not in stage.legal()


@pytest.mark.rule("M5.7")
def test_the_discount_is_back_in_the_next_turn() -> None:
    stage = fill_hands(Stage(2).expedition(0, "X1-3").hand(0, "S1-01"), 3)
    stage.turn("build S1-01").turn()
    stage.expedition(0, "X1-3").hand(0, "S1-10")
    assert "build S1-10" in stage.legal()


# --- constructing for nothing


@pytest.mark.rule("M5.8")
def test_a_free_construct_costs_nothing_but_needs_its_flags() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23").hand(0, "S2-06", "S2-07").play("flip S2-23")
    assert builds(stage) == ["build S2-06 free"]  # Industry is there, Food is not
    stage.play("build S2-06 free")
    assert resources_of(stage, 0) == [3, 0, 0, 0]  # what it produces


@pytest.mark.rule("M5.9")
def test_free_is_declared_and_never_happens_by_accident() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23", "S1-27").hand(0, "S2-09", "S2-16").goods(0, metal=1, bio=1).play("flip S2-23")
    assert builds(stage) == ["build S2-09", "build S2-16", "build S2-09 free", "build S2-16 free"]
    stage.play("build S2-09")
    assert stage.has(0, "metal") == 0
    stage.play("obelisk S1-27", "build S2-16 free")
    assert stage.has(0, "bio") == 1


@pytest.mark.rule("M5.9")
def test_a_card_that_costs_nothing_cannot_be_declared() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23").hand(0, "S1-01", "S1-10").expedition(0, "X1-3").play("flip S2-23")
    assert builds(stage) == ["build S1-01", "build S1-10"]  # Frugal brings the second down to nothing


@pytest.mark.rule("M5.9")
def test_an_extra_construct_may_be_the_free_one() -> None:
    stage = voucher(Stage().settle(0, "S1-18").discard("S1-10", "S1-14").goods(0, energy=1)).play("flip S1-18")
    assert builds(stage) == ["build S1-10 free", "build S1-14 free"]
    assert "S1-14" in stage.play("build S1-14 free").in_settlement(0)


@pytest.mark.rule("M5.9")
def test_nothing_already_paid_is_given_back() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23").hand(0, "S2-09").goods(0, metal=1)
    stage.play("build S2-09", "flip S2-23", "end")
    assert stage.has(0, "metal") == 0


@pytest.mark.rule("M5.10")
def test_embassy_and_voucher_serve_two_constructs_of_one_turn() -> None:
    stage = voucher(Stage(2, era=2).settle(0, "S2-23", "S1-27", "S1-27").hand(0, "S2-09", "S2-10", "S2-11", "S2-13"))
    stage.play("flip S2-23", "obelisk S1-27", "build S2-09 free", "obelisk S1-27", "build S2-10 free")
    assert builds(stage) == ["build S1-27"]  # the third construct of the turn has to be paid
    assert {"S2-09", "S2-10"} <= set(stage.in_settlement(0))


@pytest.mark.rule("M5.10")
@pytest.mark.parametrize("right", ["embassy", "voucher"])
def test_one_right_serves_one_construct(right: str) -> None:
    stage = Stage(2, era=2).settle(0, "S2-23", "S1-27").hand(0, "S2-09", "S2-10")
    stage = stage.play("flip S2-23") if right == "embassy" else voucher(stage)
    stage.play("obelisk S1-27", "build S2-09 free")
    assert builds(stage) == ["build S1-27"]


@pytest.mark.rule("M5.11")
def test_a_voucher_waits_through_turns_without_a_construct_and_through_eras() -> None:
    stage = voucher(fill_hands(Stage(2)))
    finish_era(stage).nature()
    while stage.waiting != 0:
        stage.turn()
    stage.goods(0, energy=0, water=0, bio=0, metal=0).hand(0, "S2-09").expedition(0, "X2-3")
    assert "build S2-09 free" in stage.legal()


@pytest.mark.rule("M5.11")
def test_a_voucher_lapses_with_the_turn_of_the_first_construct() -> None:
    stage = voucher(fill_hands(Stage(2).hand(0, "S1-01"), 3)).settle(0, "S1-27").hand(0, "S1-10", "S1-02")
    stage.play("build S1-01")
    assert "obelisk S1-27" in stage.legal()
    stage.play("end").turn()
    stage.hand(0, "S1-16")
    assert not any("free" in text for text in stage.legal())


@pytest.mark.rule("M5.11")
def test_a_later_construct_of_that_turn_may_still_use_it() -> None:
    stage = voucher(Stage(2).hand(0, "S1-01", "S1-16")).settle(0, "S1-27")
    stage.play("build S1-01", "obelisk S1-27")
    assert "S1-16" in stage.in_settlement(0)


@pytest.mark.rule("M5.11")
def test_a_voucher_gained_after_the_constructs_of_a_turn_is_kept() -> None:
    stage = voucher(fill_hands(Stage(2).hand(0, "S1-01"), 2).play("build S1-01")).play("end").turn()
    assert "build S1-16 free" in stage.hand(0, "S1-16").legal()


@pytest.mark.rule("M5.11")
def test_the_construct_of_an_older_voucher_does_not_use_up_a_newer_one() -> None:
    """Two vouchers: the first is used and gone, the second comes after the last construct of the turn."""
    stage = voucher(fill_hands(Stage(2), 3)).turn()
    stage.turn()
    stage.hand(0, "S1-16").offer("RS-1").play("build S1-16 free")
    stage.s.spent = 6
    stage.play("claim RS-1", "end").turn()
    assert "build S1-14 free" in stage.hand(0, "S1-14").legal()


@pytest.mark.rule("M5.11")
def test_an_older_voucher_lapses_and_a_newer_one_stays() -> None:
    stage = voucher(fill_hands(Stage(2), 3)).turn()
    stage.turn()
    stage.hand(0, "S1-01").offer("RS-1").play("build S1-01")
    stage.s.spent = 6
    stage.play("claim RS-1", "end").turn()
    stage.hand(0, "S1-14", "S1-16", "S1-01").settle(0, "S1-27").goods(0, energy=0, water=0, bio=0, metal=0)
    stage.play("build S1-14 free")
    assert not any("free" in text for text in stage.legal())


# --- extra constructs


@pytest.mark.rule("M5.12")
def test_an_extra_construct_cannot_assimilate() -> None:
    stage = Stage().settle(0, "S1-18").discard("S1-01", "S1-02").goods(0, energy=1).hand(0, "S1-03")
    assert stage.play("flip S1-18").legal() == ["build S1-01", "build S1-02", "decline"]


@pytest.mark.rule("M5.12")
def test_an_extra_construct_goes_with_an_assimilation() -> None:
    stage = Stage().settle(0, "S1-18").discard("S1-01").goods(0, energy=1).hand(0, "S1-03")
    stage.play("assimilate S1-03", "flip S1-18", "build S1-01", "end")
    assert "S1-01" in stage.in_settlement(0)


@pytest.mark.rule("M5.12")
def test_an_extra_construct_leaves_the_main_action_open() -> None:
    stage = Stage().settle(0, "S1-18").discard("S1-01").goods(0, energy=1).hand(0, "S1-03")
    stage.play("flip S1-18", "build S1-01")
    assert {"build S1-03", "assimilate S1-03"} <= set(stage.legal())
    assert "end" not in stage.legal()


@pytest.mark.rule("M5.13")
def test_an_extra_construct_costs_resources_and_needs_flags() -> None:
    stage = Stage().settle(0, "S1-18").discard("S1-05", "S1-10", "S1-13", "S1-26").goods(0, energy=1, metal=1)
    stage.play("flip S1-18")
    assert builds(stage) == ["build S1-10", "build S1-13", "build S1-26"]  # no Transport Flag for the Garage
    assert stage.play("build S1-13").has(0, "metal") == 0


@pytest.mark.rule("M5.13")
def test_the_discount_of_the_giving_card_goes_first() -> None:
    """The Cloning Bay takes 2 off."""
    stage = Stage(2, era=3).settle(0, "S3-22").discard("S3-07", "S3-17", "S3-20").goods(0, metal=1).play("flip S3-22")
    assert builds(stage) == ["build S3-07", "build S3-17"]
    stage.play("build S3-07")  # 1 Energy and 2 Metal, of which 1 Metal is paid
    assert resources_of(stage, 0) == [0, 0, 0, 0]


@pytest.mark.rule("M5.14")
def test_a_printer_takes_from_the_stack() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=1).hand(0, "S1-08", "S1-08").play("flip S1-17")
    assert set(builds(stage)) == {f"build {id}" for id in ("S1-01", "S1-02", "S1-03", "S1-04", "S1-09", "S1-26", "S1-27")}
    stage.play("build S1-09")
    assert stage.in_hand(0) == ["S1-08", "S1-08"]
    assert stack(stage)["S1-09"] == 1


@pytest.mark.rule("M5.14")
def test_a_particle_beam_and_tireless_take_from_the_pile() -> None:
    stage = Stage().settle(0, "S1-18").goods(0, energy=1).hand(0, "S1-08").discard("S1-01", "S1-10").play("flip S1-18")
    assert stage.legal() == ["build S1-01", "decline"]
    stage.play("build S1-01")
    assert (stage.pile(), stage.in_hand(0)) == (["S1-10"], ["S1-08"])
    blue = ["S1-01", "S1-02", "S1-03", "S1-04"]
    tireless = Stage().settle(0, *blue, *blue, *blue).offer("RS-5").hand(0, "S1-08").discard("S1-09").play("claim RS-5")
    assert tireless.legal() == ["build S1-09", "decline"]


@pytest.mark.rule("M5.14")
def test_an_archive_takes_from_the_previous_era_deck() -> None:
    stage = Stage(2, era=2).settle(0, "S2-22").goods(0, bio=2).hand(0, "S1-08").previous("S1-01", "S1-09").play("flip S2-22")
    assert stage.legal() == ["build S1-01", "build S1-09", "decline"]
    stage.play("build S1-09")
    assert stage.s.previous_n == 1
    assert stage.in_hand(0) == ["S1-08"]


@pytest.mark.rule("M5.14")
def test_a_science_club_takes_from_the_top_three() -> None:
    stage = Stage(2, era=2).settle(0, "S2-18").goods(0, energy=1, water=1, bio=1).hand(0, "S1-08").discard("S1-01")
    stage.play("flip S2-18", "choose water", "deal S2-24", "deal S2-16", "deal S2-03")
    assert stage.legal() == ["build S2-16", "decline"]
    stage.play("build S2-16")
    assert (stage.pile(), stage.in_hand(0)) == (["S1-01", "S2-24", "S2-03"], ["S1-08"])


@pytest.mark.rule("M5.14")
def test_the_obelisk_alone_takes_from_the_hand() -> None:
    stage = Stage().settle(0, "S1-27").hand(0, "S1-08", "S1-09").discard("S1-01").play("obelisk S1-27")
    assert stage.legal() == ["build S1-08", "build S1-09"]
    assert stage.play("build S1-08").in_hand(0) == ["S1-09", "S1-27"]


@pytest.mark.rule("M5.15")
def test_an_extra_construct_may_be_declined_and_its_price_stays_paid() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=1).hand(0, "S1-03")
    before = stack(stage)
    stage.play("flip S1-17", "decline")
    assert stage.has(0, "metal") == 0
    assert stack(stage) == before
    assert stage.in_settlement(0) == ["B-1", "S1-17"]
    assert not any(text.startswith("flip") for text in stage.legal())


@pytest.mark.rule("M5.15")
def test_where_nothing_can_be_constructed_the_price_stays_paid_too() -> None:
    stage = Stage().settle(0, "S1-18").goods(0, energy=1).discard("S1-06").hand(0, "S1-03").play("flip S1-18")
    assert stage.has(0, "energy") == 0
    assert stage.pile() == ["S1-06"]
    assert "assimilate S1-03" in stage.legal()

"""The sentences of log and choices: rights to construct for free, the price that is paid, the cause of every Heart."""

import pytest

from kit.moon.scene import rover_on
from kit.moon.stage import MOON, Stage
from moonbase.engine.notation import read
from moonbase.languages.speech import speech

NAMES = {"seat:0": "Ada", "seat:1": "Bo", "seat:2": "Cleo"}


def told(stage: Stage, you: int | None = None) -> list[str]:
    said = speech(MOON, NAMES, you)
    return [said.say(text) for text in stage.told()]


def label(stage: Stage, text: str) -> str:
    """Return the sentence of a legal action."""
    return speech(MOON, NAMES, you=0).say(MOON.say(stage.s, read(MOON, stage.s, text)))


def why(stage: Stage, text: str) -> str:
    """Return the reason why an action is closed; it is given as the text that it has where it is open."""
    action = next(each for each in MOON.candidates(stage.s, 0) if MOON.write(stage.s, each) == text)
    refusal = MOON.why_not(stage.s, 0, action)
    assert refusal is not None
    return speech(MOON, NAMES, you=0).say(refusal.reason)


def with_voucher(stage: Stage) -> Stage:
    """Seat 0 claims Abundant, whose effect is a voucher."""
    return stage.goods(0, energy=5, water=5, bio=5, metal=5).offer("RG-7").play("claim RG-7")


# --- vouchers


@pytest.mark.rule("M5.11")
def test_a_voucher_is_told_when_it_comes_is_used_or_lapses() -> None:
    stage = with_voucher(Stage(2).hand(0, "S1-10", "S1-01"))
    gained = "You gain a voucher to construct a card for free, this turn or later."
    assert told(stage, you=0)[-1] == gained
    stage.play("build S1-01", "end")
    assert "Ada's voucher lapses unused." in told(stage)


@pytest.mark.rule("M5.9")
def test_a_construct_by_a_voucher_is_told_as_one() -> None:
    stage = with_voucher(Stage(2).hand(0, "S1-10", "S1-01")).play("build S1-10 free")
    assert told(stage, you=0)[-1] == "You construct Tool Crib for free with a voucher."
    assert told(Stage(2).hand(0, "S1-01").play("build S1-01"), you=0)[0] == "You construct Solar Blanket for free."


@pytest.mark.rule("M15.19")
def test_the_right_of_the_embassy_is_told_and_lapses_with_the_turn() -> None:
    stage = Stage(2, era=2).settle(0, "S2-23").hand(0, "S2-09", "S2-10").play("flip S2-23")
    assert told(stage, you=0)[-1] == "You gain a voucher to construct a card for free this turn."
    stage.play("assimilate S2-09")
    assert label(stage, "end") == "End the turn and lose your voucher"
    assert "Ada's voucher lapses unused." in told(stage.play("end"))


@pytest.mark.rule("M5.11")
def test_choices_warn_of_a_voucher_that_would_lapse() -> None:
    stage = with_voucher(Stage(2).hand(0, "S1-10", "S1-01"))
    warning = " (your voucher lapses at the end of the turn unless you use it)"
    assert label(stage, "build S1-01") == "Construct Solar Blanket for free" + warning
    assert label(stage, "build S1-10") == "Construct Tool Crib for 1 Metal" + warning
    assert label(stage, "build S1-10 free") == "Construct Tool Crib for free with your voucher"
    stage.play("build S1-01")
    assert label(stage, "end") == "End the turn and lose your voucher"


@pytest.mark.rule("M5.10", "M5.11")
def test_the_voucher_of_an_embassy_warns_of_the_other_that_would_lapse() -> None:
    stage = with_voucher(Stage(2, era=2).settle(0, "S2-23").hand(0, "S2-09", "S2-10")).play("flip S2-23")
    assert label(stage, "build S2-09 free") == (
        "Construct Monorail for free with one of your 2 vouchers (the other lapses at the end of the turn unless you use it too)"
    )
    stage.play("build S2-09 free")
    assert label(stage, "end") == "End the turn and lose your voucher"


@pytest.mark.rule("M5.9")
def test_a_card_without_a_cost_needs_no_voucher_and_would_lose_it() -> None:
    stage = with_voucher(Stage(2).hand(0, "S1-10", "S1-01"))
    free = int(read(MOON, stage.s, "build S1-10 free")) - stage.face("S1-10") + stage.face("S1-01")
    refusal = MOON.refusal(stage.s, 0, free)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("M5.9", "why.costs_nothing_lapses")


@pytest.mark.rule("M5.11")
def test_a_repair_says_that_it_would_lose_the_voucher() -> None:
    stage = with_voucher(Stage(2).hand(0, "S1-01", "S1-02"))
    end = next(each for each in MOON.candidates(stage.s, 0) if MOON.write(stage.s, each) == "end")
    refusal = MOON.why_not(stage.s, 0, end)
    assert refusal is not None
    assert refusal.repair is not None
    assert "your voucher lapses" in speech(MOON, NAMES).say(refusal.repair)


# --- Obelisks


@pytest.mark.rule("M9.1")
def test_an_obelisk_names_the_only_card_that_it_would_construct() -> None:
    stage = Stage(2).settle(0, "S1-27").hand(0, "S1-10", "S1-14").goods(0, metal=1)
    assert label(stage, "obelisk S1-27") == "Put Obelisk into your hand, then: Construct Tool Crib for 1 Metal"
    stage.goods(0, energy=1, water=1)
    assert label(stage, "obelisk S1-27") == "Put Obelisk into your hand and construct another card of it"


@pytest.mark.rule("M5.9")
def test_an_obelisk_never_spends_a_voucher_by_accident() -> None:
    stage = with_voucher(Stage(2).settle(0, "S1-27").hand(0, "S1-10")).goods(0, energy=0, water=0, bio=0, metal=0)
    assert label(stage, "obelisk S1-27") == "Put Obelisk into your hand, then: Construct Tool Crib for free with your voucher"
    stage.goods(0, metal=1)
    assert label(stage, "obelisk S1-27") == "Put Obelisk into your hand and construct another card of it"
    assert stage.play("obelisk S1-27").legal() == ["build S1-10", "build S1-10 free"]


# --- prices


@pytest.mark.rule("M5.4")
@pytest.mark.parametrize(
    ("goods", "id", "words"),
    [
        ({"metal": 1}, "S1-10", "Construct Tool Crib for free, thanks to your discount"),
        ({}, "S1-10", "Construct Tool Crib for free, thanks to your discount"),
        ({"energy": 2}, "S1-14", "Construct Test Kitchen for 1 Energy"),
        ({"water": 1}, "S1-14", "Construct Test Kitchen for 1 Water"),
        ({"energy": 1, "water": 1}, "S1-14", "Construct Test Kitchen for 1 Energy and 1 Water, less 1 Resource of your choice"),
    ],
)
def test_the_price_that_is_paid_is_named(goods: dict[str, int], id: str, words: str) -> None:
    stage = Stage(3).expedition(0, "X1-3").hand(0, id).goods(0, **goods)
    assert label(stage, f"build {id}") == words
    before = sum(stage.has(0, kind) for kind in ("energy", "water", "bio", "metal"))
    stage.play(f"build {id}")
    while stage.s.frame_n:
        stage.play(stage.legal()[0])
    paid = before - sum(stage.has(0, kind) for kind in ("energy", "water", "bio", "metal"))
    assert paid == (0 if "for free" in words else 1)


# --- wild Flags


@pytest.mark.rule("M15.37")
def test_a_diplomatic_flag_may_have_another_type_for_each_construct() -> None:
    """Garage needs 1 Transport Flag, Distiller 1 Food Flag, and seat 0 has neither."""
    stage = Stage(3, era=2).expedition(0, "X2-4").settle(0, "S1-27").hand(0, "S1-05", "S1-23").goods(0, water=1, bio=1)
    stage.play("build S1-05", "obelisk S1-27")
    assert stage.in_settlement(0) == ["B-1", "S1-05", "S1-23"]


@pytest.mark.rule("M15.37")
def test_a_diplomatic_flag_does_not_count_for_reputations() -> None:
    stage = Stage(3, era=2).expedition(0, "X2-4").settle(0, "S1-12").offer("RB-2")  # 2 Science Flags
    assert "claim RB-2" not in stage.legal()


@pytest.mark.rule("M15.37")
def test_a_refusal_knows_the_diplomatic_flag() -> None:
    stage = Stage(3, era=2).expedition(0, "X2-4").hand(0, "S2-22").goods(0, energy=1, water=1, bio=1)
    assert why(stage, "build S2-22") == "Archive still needs 2 Science Flags, and your wild Flag replaces only 1 of them."
    stage.expedition(0, "X2-5")
    assert why(stage, "build S2-22") == "Archive still needs 2 Science Flags."


# --- spaces of a Base


@pytest.mark.rule("M7.3")
def test_the_two_spaces_of_a_base_are_told_apart() -> None:
    stage = Stage(2).play("park 1 B-2 production")
    stage.s.parked = False
    assert why(stage, "park 1 B-2 production") == "A Rover already stands on the blue space of Lava Burrow."
    assert "park 1 B-2 flag" in stage.legal()


@pytest.mark.rule("M15.29")
def test_psychic_names_the_space_of_a_base() -> None:
    stage = Stage(2, era=2).expedition(0, "X2-2").settle(0, "S1-01").hand(0, "S2-01")
    for id, space in (("B-1", "production"), ("B-1", "flag"), ("S1-01", "production")):
        rover_on(stage, 0, id, space)
    stage.play("expedition")
    assert [label(stage, text) for text in stage.legal()] == [
        "Take back the Rover on the blue space of Rim Landing",
        "Take back the Rover on the yellow space of Rim Landing",
        "Take back the Rover on Solar Blanket",
    ]
    stage.play("choose 0 B-1 flag")
    assert told(stage, you=0)[-1] == "You take the Rover from the yellow space of Rim Landing into your supply."


# --- what an answer brings


@pytest.mark.rule("M15.13")
def test_a_reward_is_named_with_its_card() -> None:
    stage = Stage(3, era=2).settle(0, "S2-17").discard("S2-01", "S2-07", "S2-15").play("flip S2-17")
    assert label(stage, "choose pile S2-15") == "Take the assimilation reward of Crater Village: 1 Water and 1 Metal"
    assert label(stage, "choose pile S2-07") == "Take the assimilation reward of Cheese Dairy: 2 Hearts"


@pytest.mark.rule("M15.16")
def test_a_production_is_named_with_its_card() -> None:
    stage = Stage(2, era=2).settle(0, "S2-20").settle(1, "S1-02").play("flip S2-20")
    assert label(stage, "choose 1 S1-02") == "Use Bo's Ice Drill: gain 1 Water"


# --- causes


@pytest.mark.rule("M4.9")
def test_gains_of_a_card_name_the_card() -> None:
    stage = Stage(3).settle(0, "S1-26").own_reputation(0, "RB-7").expedition(0, "X1-6").hand(0, "S1-01")
    stage.play("assimilate S1-01", "choose metal", "choose bio")
    assert told(stage)[1:] == [
        "Ada gains 1 Water.",
        "Ada gains 1 Metal (Junkyard).",
        "Ada scores 1 Heart (Thrifty).",
        "Ada gains 1 Bio (Untidy Expedition).",
        "Ada scores 1 Heart (Untidy Expedition).",
    ]


@pytest.mark.rule("M7.5")
def test_borrowed_flags_are_told() -> None:
    lines = told(Stage(2).play("park 1 B-2 flag"))
    assert lines == ["Ada parks a Rover on Bo's Lava Burrow.", "Ada borrows 1 Housing Flag this turn."]


@pytest.mark.rule("M15.30")
def test_a_rover_that_is_discarded_says_whose_card_it_leaves() -> None:
    lines = told(Stage(2, era=3).expedition(0, "X3-1").play("park 1 B-2 flag"))
    assert lines[-2:] == ["Ada discards their Rover from Bo's Lava Burrow.", "Ada scores 2 Hearts (Reckless Expedition)."]


@pytest.mark.rule("M15.10")
def test_a_rover_stop_tells_how_many_rovers_are_on_it() -> None:
    lines = told(Stage(2).settle(0, "S1-22").play("flip S1-22"), you=0)
    assert lines[1:] == ["You move all your Rovers (2) onto Rover Stop.", "You score 2 Hearts (Rover Stop)."]


# --- the end


def over(stage: Stage) -> Stage:
    """The last turn of seat 1, and so of the game."""
    stage.s.cur = stage.s.waiting = 1
    stage.s.taken = 1
    stage.hand(1, "S3-01")
    return stage.play("assimilate S3-01", "end")


@pytest.mark.rule("M13.8")
def test_hearts_that_nobody_wins_are_lost_after_the_last_era() -> None:
    lines = told(over(Stage(2, era=3)))
    assert "Nobody wins Transport; its 5 Hearts are lost." in lines
    assert not any("stay" in line for line in lines)


@pytest.mark.rule("M14.1")
def test_the_final_scores_are_told_with_their_parts() -> None:
    stage = over(Stage(2, era=3).settle(0, "S3-23").own_reputation(0, "RB-8").goods(0, heart=4))
    lines = told(stage)
    scores = MOON.scores(stage.s)
    assert lines[-4:] == [
        "Ada scores 12 Hearts for their grey structures.",
        "Ada scores 2 Hearts for their Reputations.",
        f"Ada finishes with {scores[0]} Hearts.",
        f"Bo finishes with {scores[1]} Hearts.",
    ]

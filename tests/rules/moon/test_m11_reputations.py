"""M11: claiming Reputations, and what a claim brings."""

import pytest

from kit.moon.scene import hearts_on_reputation, holder, last_round, next_turns, score, until_turns
from kit.moon.stage import Stage


def claims(stage: Stage) -> list[str]:
    return [text.removeprefix("claim ") for text in stage.legal() if text.startswith("claim")]


@pytest.mark.rule("M11.1")
def test_a_claim_needs_its_requirement_now() -> None:
    stage = Stage().offer("RB-4").goods(0, rover=3).hand(0, "S1-09")  # 4 Rovers
    assert claims(stage) == []
    stage.play("assimilate S1-09")  # for 1 Rover
    assert claims(stage) == ["RB-4"]
    stage.play("park 1 B-2 production")
    assert claims(stage) == []


@pytest.mark.rule("M11.1")
def test_a_claim_waits_for_the_own_turn() -> None:
    stage = Stage().offer("RB-4").goods(1, rover=5).hand(0, "S1-01").hand(1, "S1-02")
    assert claims(stage) == []
    stage.turn()
    assert claims(stage) == ["RB-4"]


@pytest.mark.rule("M11.1")
def test_having_met_a_requirement_in_another_turn_is_not_enough() -> None:
    stage = Stage().offer("RB-7").goods(1, metal=6).hand(0, "S1-01").hand(1, "S1-02", "S1-13")
    stage.turn()
    stage.goods(1, metal=5)
    assert claims(stage) == []


@pytest.mark.rule("M11.1")
def test_counts_of_a_turn_start_at_zero_each_turn() -> None:
    stage = Stage(2, era=3).offer("RS-1").goods(0, energy=6, metal=6)  # 6 Resources paid in one turn
    stage.hand(0, "S3-11", "S3-17").hand(1, "S3-13", "S3-34")
    stage.play("build S3-11", "end")  # 4 paid
    stage.turn("assimilate S3-34")
    assert stage.waiting == 0
    stage.play("build S3-13")  # 4 more
    assert claims(stage) == []


@pytest.mark.rule("M11.1")
def test_payments_of_other_players_do_not_count() -> None:
    stage = Stage(era=3).offer("RS-1").settle(0, "S1-21").goods(0, energy=6).hand(0, "S3-34").hand(1, "S3-17")
    stage.play("flip S1-21", "choose 6")
    assert claims(stage) == ["RS-1"]
    stage.play("assimilate S3-34", "end")
    assert claims(stage) == []


@pytest.mark.rule("M11.2")
def test_a_claim_stands_when_its_reason_is_gone() -> None:
    stage = Stage().offer("RB-7").goods(0, metal=6).hand(0, "S1-10", "S1-13").settle(0, "S1-27")
    stage.play("claim RB-7", "build S1-10", "obelisk S1-27")
    assert stage.has(0, "metal") == 4
    assert holder(stage, "RB-7") == 0
    assert score(stage, 0) == 2


@pytest.mark.rule("M11.2")
def test_a_passing_state_is_enough() -> None:
    stage = Stage().offer("RB-4").goods(0, rover=4).hand(0, "S1-01").play("claim RB-4", "choose bio", "choose bio", "park 1 B-2 flag")
    assert stage.has(0, "rover") == 3
    assert holder(stage, "RB-4") == 0


@pytest.mark.rule("M11.3")
def test_one_claim_a_turn() -> None:
    stage = Stage(2).offer("RB-4", "RS-8").goods(0, rover=6).hand(0, "S1-01", "S1-02").hand(1, "S1-03", "S1-04")
    assert claims(stage) == ["RB-4", "RS-8"]
    stage.play("claim RS-8")
    assert claims(stage) == []
    stage.turn()
    assert claims(stage) == []  # seat 1 has two Rovers
    stage.turn()
    assert claims(stage) == ["RB-4"]


@pytest.mark.rule("M11.3")
def test_gold_may_be_claimed_in_era_1() -> None:
    stage = Stage().offer("RG-7").goods(0, energy=5, water=5, bio=5, metal=5).hand(0, "S1-01").play("claim RG-7")
    assert holder(stage, "RG-7") == 0


@pytest.mark.rule("M11.4")
def test_a_claimed_reputation_is_closed_to_others_and_not_replaced() -> None:
    stage = Stage().offer("RB-4").goods(0, rover=4).goods(1, rover=4).hand(0, "S1-01").hand(1, "S1-02")
    stage.play("claim RB-4", "choose bio", "choose bio").turn()
    assert claims(stage) == []
    bronze = [f"RB-{n}" for n in range(1, 9)]
    assert [id for id in bronze if holder(stage, id) == "table"] == []
    assert holder(stage, "RB-4") == 0


@pytest.mark.rule("M11.4")
def test_a_claimed_reputation_is_kept_to_the_end() -> None:
    stage = Stage(era=3).own_reputation(0, "RG-6")
    last_round(stage)
    assert stage.over
    assert stage.game.scores(stage.s)[0] - stage.has(0, "heart") == 5


@pytest.mark.rule("M11.5")
def test_a_one_time_effect_comes_at_once_and_once() -> None:
    stage = Stage().offer("RS-8").goods(0, rover=6).hand(0, "S1-01").play("claim RS-8")
    assert stage.has(0, "heart") == 3
    stage.play("build S1-01", "end")
    assert stage.has(0, "heart") == 3


@pytest.mark.rule("M11.5")
def test_a_claim_is_settled_before_anything_else() -> None:
    stage = Stage().offer("RB-4").goods(0, rover=4).hand(0, "S1-01").play("claim RB-4")
    assert stage.legal() == ["choose energy", "choose water", "choose bio", "choose metal"]


@pytest.mark.rule("M11.5")
def test_a_card_may_be_claimed_though_its_effect_brings_nothing() -> None:
    stage = Stage(era=2).offer("RS-3").settle(0, "S1-19", "S1-20", "S1-21").hand(0, "S2-01").play("claim RS-3")
    assert holder(stage, "RS-3") == 0
    assert stage.s.frame_n == 0
    assert score(stage, 0) == 3


@pytest.mark.rule("M11.5")
def test_an_extra_construct_of_a_claim_may_find_no_pile() -> None:
    cards = ["S1-01", "S1-01", "S1-02", "S1-02", "S1-03", "S1-03", "S1-04", "S1-04", "S1-08", "S1-08", "S1-09", "S1-09"]
    stage = Stage(era=2).offer("RS-5").settle(0, *cards).hand(0, "S2-01").play("claim RS-5")
    assert holder(stage, "RS-5") == 0
    assert stage.s.frame_n == 0


@pytest.mark.rule("M11.5")
def test_a_voucher_may_be_used_in_a_later_turn() -> None:
    stage = Stage(2, era=2).offer("RG-7").goods(0, energy=5, water=5, bio=5, metal=5).hand(0, "S2-01", "S2-09").hand(1, "S2-02", "S2-13")
    stage.play("claim RG-7").turn("assimilate S2-01").turn("assimilate S2-02")
    stage.play("build S2-13 free")
    assert stage.has(0, "energy") == 5
    assert stage.flags(0, "science") == 2


@pytest.mark.rule("M11.6")
def test_an_ongoing_effect_holds_from_the_claim_on() -> None:
    stage = Stage(2, era=3).offer("RS-4").settle(0, "S1-23", "S1-24", "S1-25").hand(0, "S3-34").goods(0, energy=1)
    assert "build S3-34" not in stage.legal()  # Bounce Arena: 1 Energy and 1 Metal
    stage.play("claim RS-4", "build S3-34")
    assert stage.has(0, "energy") == 0


@pytest.mark.rule("M11.6")
def test_an_ongoing_effect_holds_in_every_later_era() -> None:
    stage = last_round(Stage(2).own_reputation(0, "RB-3"))  # Self-reliant: 1 Resource in each Production phase
    assert (stage.s.era, stage.waiting) == (2, 0)
    stage.play("choose water")
    assert stage.has(0, "water") == 2  # one of them from the last round
    until_turns(stage)
    while stage.s.era == 2:
        stage.turn()
    assert (stage.s.era, stage.waiting) == (3, 0)
    assert stage.legal() == ["choose energy", "choose water", "choose bio", "choose metal"]


@pytest.mark.rule("M11.6", "M13.7")
def test_hearts_on_a_claimed_reputation_score_in_every_era() -> None:
    stage = Stage().offer("RB-5").settle(0, "S1-08", "S1-08").hand(0, "S1-01").hand(1, "S1-02").hand(2, "S1-03").play("claim RB-5")
    assert hearts_on_reputation(stage, "RB-5") == 1
    next_turns(stage, 3)
    assert stage.has(0, "heart") == 3 + 3 + 1  # Industry, Housing, and the Heart on the card
    assert hearts_on_reputation(stage, "RB-5") == 1

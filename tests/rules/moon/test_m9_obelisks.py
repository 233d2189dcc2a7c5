"""M9: what an Obelisk does, in the hand and on the way there."""

import pytest

from kit.moon.scene import last_round, next_turns, until_turns
from kit.moon.stage import Stage

OBELISK = "S1-27"


@pytest.mark.rule("M9.1")
def test_an_obelisk_goes_into_the_hand_for_another_card_of_it() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02", "S1-03")
    stage.play("obelisk S1-27", "build S1-01", "build S1-02")
    assert stage.in_settlement(0) == ["B-1", "S1-01", "S1-02"]
    assert stage.in_hand(0) == ["S1-03", OBELISK]


@pytest.mark.rule("M9.1")
def test_the_extra_construct_follows_at_once_and_is_not_the_obelisk() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02").play("obelisk S1-27")
    assert stage.legal() == ["build S1-01", "build S1-02"]


@pytest.mark.rule("M9.1")
def test_the_extra_construct_may_be_another_obelisk_of_the_hand() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, OBELISK).play("obelisk S1-27")
    assert stage.in_settlement(0) == ["B-1", OBELISK]
    assert stage.in_hand(0) == [OBELISK]


@pytest.mark.rule("M9.1")
def test_an_obelisk_stays_in_the_turn_of_its_own_construction() -> None:
    stage = Stage().hand(0, OBELISK, "S1-01", "S1-02").hand(1, "S1-03", "S1-06").hand(2, "S1-04", "S1-08")
    stage.play("build S1-27")
    assert "obelisk S1-27" not in stage.legal()
    stage.play("end")
    next_turns(stage, 2)  # the others
    next_turns(stage, 2)  # the next round begins at seat 1
    assert stage.waiting == 0
    assert "obelisk S1-27" in stage.legal()


@pytest.mark.rule("M9.2")
def test_an_obelisk_waits_while_nothing_else_can_be_constructed() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-12")  # Star Desk, for 1 Energy
    assert "obelisk S1-27" not in stage.legal()
    stage.play("park 1 B-2 production")  # brings the Energy
    assert "obelisk S1-27" in stage.legal()


@pytest.mark.rule("M9.2")
def test_an_obelisk_waits_while_flags_are_missing() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-05")  # Garage, for a Transport Flag
    assert "obelisk S1-27" not in stage.legal()


@pytest.mark.rule("M9.2")
def test_an_obelisk_never_goes_into_an_empty_hand() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01").play("build S1-01")
    assert "obelisk S1-27" not in stage.legal()


@pytest.mark.rule("M9.2")
def test_a_free_construct_is_reason_enough_for_an_obelisk() -> None:
    stage = Stage(era=2).settle(0, OBELISK, "S2-23").hand(0, "S2-09", "S2-13").play("flip S2-23", "obelisk S1-27")
    assert stage.legal() == ["build S2-09 free", "build S2-13 free"]


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize(
    "order",
    [("build S1-01", "obelisk S1-27", "build S1-02"), ("obelisk S1-27", "build S1-02", "build S1-01")],
    ids=["after the main action", "before the main action"],
)
def test_an_obelisk_is_used_before_or_after_the_main_action(order: tuple[str, ...]) -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02", "S1-03").play(*order)
    assert sorted(stage.in_settlement(0)) == ["B-1", "S1-01", "S1-02"]
    assert stage.in_hand(0) == ["S1-03", OBELISK]


@pytest.mark.rule("M9.3")
def test_two_obelisks_make_three_constructs_in_one_turn() -> None:
    stage = Stage().settle(0, OBELISK, OBELISK).hand(0, "S1-01", "S1-02", "S1-03", "S1-04")
    stage.play("obelisk S1-27", "build S1-01", "build S1-02", "obelisk S1-27", "build S1-03")
    assert stage.in_settlement(0) == ["B-1", "S1-01", "S1-02", "S1-03"]
    assert stage.in_hand(0) == ["S1-04", OBELISK, OBELISK]


@pytest.mark.rule("M9.3")
def test_an_obelisk_is_closed_once_the_turn_has_ended() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02").hand(1, "S1-03", "S1-04").turn()
    assert not [text for text in stage.legal() if text.startswith("obelisk")]


@pytest.mark.rule("M9.4")
def test_a_returned_obelisk_may_be_assimilated_for_x_hearts() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02").play("obelisk S1-27", "build S1-01", "assimilate S1-27")
    assert stage.has(0, "heart") == 3
    assert stage.pile() == [OBELISK]
    assert stage.in_hand(0) == ["S1-02"]


@pytest.mark.rule("M9.4")
def test_a_returned_obelisk_may_be_constructed_again_and_is_new_then() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02").play("obelisk S1-27", "build S1-01", "build S1-27")
    assert stage.in_settlement(0) == ["B-1", "S1-01", OBELISK]
    assert "obelisk S1-27" not in stage.legal()


@pytest.mark.rule("M9.4")
def test_a_returned_obelisk_travels_on_to_the_next_player() -> None:
    stage = Stage().settle(0, OBELISK).hand(0, "S1-01", "S1-02", "S1-03").hand(1, "S1-04", "S1-06").hand(2, "S1-07", "S1-08")
    stage.play("obelisk S1-27", "build S1-01", "build S1-02", "end")
    next_turns(stage, 2)
    assert stage.waiting == 1
    assert stage.in_hand(1) == ["S1-03", OBELISK]
    assert "build S1-27" in stage.legal()
    assert OBELISK not in stage.in_settlement(0)


@pytest.mark.rule("M9.5")
def test_an_obelisk_of_era_1_serves_in_era_2() -> None:
    stage = Stage().settle(0, OBELISK)
    until_turns(last_round(stage))
    assert stage.s.era == 2
    assert OBELISK in stage.in_settlement(0)
    next_turns(stage, 2)  # seat 1 leads Era II
    assert stage.waiting == 0
    stage.goods(0, energy=9, water=9, bio=9, metal=9)
    assert "obelisk S1-27" in stage.legal()


@pytest.mark.rule("M9.5")
def test_an_obelisk_goes_into_a_hand_of_any_later_era() -> None:
    stage = Stage(era=3).settle(0, OBELISK).hand(0, "S3-18", "S3-34").goods(0, bio=1, energy=1, metal=1)
    stage.play("obelisk S1-27", "build S3-18", "build S3-34")
    assert stage.in_hand(0) == [OBELISK]


@pytest.mark.rule("M9.6")
def test_an_old_obelisk_joins_the_deck_of_the_era_in_which_it_is_assimilated() -> None:
    stage = Stage(era=2).settle(0, OBELISK, "S2-22").hand(0, "S2-09").goods(0, metal=1, bio=2)
    stage.play("obelisk S1-27", "assimilate S1-27", "end")
    assert stage.has(0, "heart") == 2
    assert stage.pile() == [OBELISK]
    stage.hand(1, "S2-01").hand(2, "S2-02")
    until_turns(next_turns(stage, 2))
    next_turns(stage, 2)
    assert (stage.s.era, stage.waiting) == (3, 0)
    stage.play("flip S2-22")  # Archive: what is left of Era II
    assert "build S1-27" in stage.legal()

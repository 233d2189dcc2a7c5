"""M14: final scoring."""

import pytest

from kit.moon.scene import hearts_put, last_round, rover_on, score
from kit.moon.stage import MOON, Stage
from moonbase.games.moon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.moon.rules.table.codes import END


@pytest.mark.rule("M14.1")
def test_a_score_is_supply_grey_structures_and_reputations() -> None:
    stage = Stage(2, era=3).goods(0, heart=40).settle(0, "S3-34", "S3-35").own_reputation(0, "RG-6").own_reputation(0, "RB-4")
    last_round(stage)
    assert stage.over
    assert score(stage, 0) == 40 + 5 + (5 + 7) + (5 + 2)  # won: Industry


@pytest.mark.rule("M14.1")
def test_grey_structures_without_an_end_score_are_worth_nothing_by_themselves() -> None:
    stage = Stage(era=3).settle(0, "S1-25", "S1-26", "S2-25")
    assert score(stage, 0) == 0


@pytest.mark.rule("M14.2")
def test_hearts_on_cards_are_paid_once_by_the_last_scoring_phase() -> None:
    stage = hearts_put(Stage(2, era=3).settle(0, "S1-25", "S3-34"), 0, "S1-25", 4)
    last_round(stage)
    assert score(stage, 0) == 5 + 4 + 5  # Industry, Hackerspace, Bounce Arena


@pytest.mark.rule("M14.3")
def test_x_is_zero_at_the_end_and_no_end_score_reads_it() -> None:
    stage = last_round(Stage(era=3))
    assert (stage.over, stage.s.x) == (True, 0)
    scoring = [face for face in read_cards(packaged_cards()).faces if face.values.get("when") == END]
    assert scoring
    assert all(op.main != "X" for face in scoring for op in face.ops)


@pytest.mark.rule("M14.4")
def test_resources_and_rovers_left_over_score_nothing() -> None:
    stage = Stage(era=3).goods(0, energy=9, water=9, bio=9, metal=9, rover=9)
    assert score(stage, 0) == 0


@pytest.mark.rule("M14.4")
def test_unless_a_card_says_so() -> None:
    stage = Stage(era=3).goods(0, energy=2, metal=1, rover=4).settle(0, "S3-32", "S3-29")
    assert score(stage, 0) == 3 + 4  # Sealed Vault, Parking Tower


@pytest.mark.rule("M14.5")
def test_the_highest_score_wins() -> None:
    stage = Stage().goods(0, heart=10, rover=9).goods(1, heart=12).goods(2, heart=11)
    assert MOON.ranking(stage.s) == [3, 1, 2]


@pytest.mark.rule("M14.6")
def test_a_tie_goes_to_more_rovers() -> None:
    stage = Stage().goods(0, heart=10, rover=2).goods(1, heart=10, rover=3).goods(2, heart=9, rover=9)
    assert MOON.ranking(stage.s) == [2, 1, 3]


@pytest.mark.rule("M14.6", "M7.10")
def test_rovers_on_own_cards_count_in_the_tie() -> None:
    stage = rover_on(Stage().goods(0, heart=10).goods(1, heart=10), 0, "B-1")
    assert MOON.ranking(stage.s) == [1, 2, 3]


@pytest.mark.rule("M14.6")
def test_a_tie_in_rovers_too_goes_to_fewer_reputations() -> None:
    stage = Stage().goods(0, heart=8).goods(1, heart=10).own_reputation(0, "RB-4")  # 8 + 2 against 10
    assert [score(stage, seat) for seat in (0, 1)] == [10, 10]
    assert MOON.ranking(stage.s) == [2, 1, 3]


@pytest.mark.rule("M14.6")
def test_a_full_tie_shares_the_place() -> None:
    stage = Stage().goods(0, heart=10).goods(1, heart=10).goods(2, heart=9)
    assert MOON.ranking(stage.s) == [1, 1, 3]

"""M13: the Scoring phase and who wins a Flag type."""

import pytest

from kit.moon.course import hearts_on, rovers_of
from kit.moon.scene import events, hearts_on_cards, hearts_put, last_round, rover_on, score, until_turns
from kit.moon.stage import Stage

FLAGS = ("industry", "housing", "transport", "food", "science")


def scored(stage: Stage, seat: int) -> int:
    """Hearts that the Scoring phase brings to a seat."""
    before = stage.has(seat, "heart")
    last_round(stage)
    return stage.has(seat, "heart") - before


@pytest.mark.rule("M13.1")
def test_flags_first_then_x_then_hearts_on_cards() -> None:
    stage = last_round(hearts_put(Stage().settle(2, "S1-25"), 2, "S1-25", 2))
    told = events(stage, "flag_won", "flag_kept", "cards_scored")
    assert told == [
        "Seat 0 wins Industry and scores 3 Hearts.",
        "Seat 1 wins Housing and scores 3 Hearts.",
        "Nobody wins Transport; its 3 Hearts stay.",
        "Seat 2 wins Food and scores 3 Hearts.",
        "Nobody wins Science; its 3 Hearts stay.",
        "Seat 2 scores 2 Hearts for the Hearts on their cards.",
    ]
    assert stage.s.x == 2


@pytest.mark.rule("M13.2")
def test_most_flags_of_a_type_take_all_hearts_on_it() -> None:
    stage = Stage().settle(0, "S1-10").settle(1, "S1-15")  # Industry 2 against 1
    stage.s.common[0] = 8
    assert scored(stage, 0) == 8
    assert stage.reward("industry") == 4  # the new Hearts of Era II


@pytest.mark.rule("M13.2")
def test_each_flag_type_is_won_on_its_own() -> None:
    stage = Stage().settle(0, "S1-08", "S1-08", "S1-14").settle(2, "S1-13")
    last_round(stage)
    assert events(stage, "flag_won", "flag_kept") == [
        "Seat 0 wins Industry and scores 3 Hearts.",
        "Seat 0 wins Housing and scores 3 Hearts.",
        "Seat 2 wins Transport and scores 3 Hearts.",
        "Nobody wins Food; its 3 Hearts stay.",  # 1 each at seats 0 and 2, and 2 Rovers each
        "Seat 0 wins Science and scores 3 Hearts.",
    ]


@pytest.mark.rule("M13.2", "M7.6")
def test_borrowed_flags_win_nothing() -> None:
    stage = Stage(2).settle(1, "S1-16").hand(0, "S1-01").hand(1, "S1-02").turn()
    stage.play("park 0 B-1 flag").turn()  # a second Industry Flag, until the end of this very last turn
    assert "Seat 0 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


@pytest.mark.rule("M13.3")
def test_a_type_without_flags_is_won_by_nobody() -> None:
    stage = last_round(Stage().goods(0, rover=9))
    assert stage.reward("science") == 3 + 4
    assert stage.reward("transport") == 3 + 4
    assert stage.has(0, "heart") == 3  # Industry alone


@pytest.mark.rule("M13.4")
def test_more_rovers_win_a_tie() -> None:
    stage = Stage().settle(1, "S1-10").goods(1, rover=3)
    last_round(stage)
    assert "Seat 1 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


@pytest.mark.rule("M13.4")
def test_rovers_on_own_cards_count_in_a_tie() -> None:
    stage = rover_on(Stage().settle(1, "S1-10"), 1, "S1-10", "flag")
    last_round(stage)
    assert "Seat 1 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


@pytest.mark.rule("M13.4")
def test_only_the_leaders_compare_rovers() -> None:
    stage = Stage().settle(0, "S1-10").settle(1, "S1-10", "S1-15").settle(2, "S1-16").goods(0, rover=3).goods(2, rover=9)
    last_round(stage)  # Industry 2, 2, 1
    assert "Seat 0 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


@pytest.mark.rule("M13.5")
def test_a_full_tie_keeps_the_hearts_for_the_next_era() -> None:
    stage = last_round(Stage().settle(1, "S1-10"))
    assert "Nobody wins Industry; its 3 Hearts stay." in events(stage, "flag_kept")
    assert stage.reward("industry") == 3 + 4


@pytest.mark.rule("M13.5")
def test_a_third_leader_with_more_rovers_wins_over_a_pair_that_is_tied() -> None:
    stage = Stage().settle(1, "S1-10").settle(2, "S1-10").goods(0, rover=1).goods(1, rover=1)
    last_round(stage)
    assert "Seat 2 wins Industry and scores 3 Hearts." in events(stage, "flag_won")


@pytest.mark.rule("M13.5")
def test_a_third_leader_with_fewer_rovers_does_not_break_a_full_tie() -> None:
    stage = Stage().settle(1, "S1-10").settle(2, "S1-10").goods(2, rover=1)
    last_round(stage)
    assert "Nobody wins Industry; its 3 Hearts stay." in events(stage, "flag_kept")


@pytest.mark.rule("M13.6")
@pytest.mark.parametrize(("era", "after"), [(1, 2), (2, 1), (3, 0)])
def test_x_loses_a_heart_each_era(era: int, after: int) -> None:
    stage = Stage(era=era)
    assert stage.s.x == after + 1
    assert last_round(stage).s.x == after


@pytest.mark.rule("M13.7")
def test_hearts_on_structures_and_reputations_score_and_stay() -> None:
    stage = hearts_put(Stage(2).settle(0, "S1-25"), 0, "S1-25", 2).own_reputation(0, "RS-6")
    stage.s.reputation[stage.s.columns.reputations + stage.face("RS-6") - stage.s.columns.reputation0] = 2
    assert scored(stage, 0) == 3 + 2 + 2  # Industry, structure, Reputation
    assert hearts_on_cards(stage, 0) == 4
    until_turns(stage)
    before = stage.has(0, "heart")
    while stage.s.era == 2:
        stage.turn()
    assert "Seat 0 scores 4 Hearts for the Hearts on their cards." in events(stage, "cards_scored")
    assert stage.has(0, "heart") >= before + 4


@pytest.mark.rule("M13.7")
def test_a_mirror_scores_what_it_counts_at_that_moment() -> None:
    stage = Stage().settle(0, "S1-23", "S1-11")
    assert hearts_on(stage, 0, "S1-23") == 1
    stage.settle(0, "S2-12")  # two Food Flags more
    last_round(stage)
    assert events(stage, "cards_scored") == ["Seat 0 scores 3 Hearts for the Hearts on their cards."]


@pytest.mark.rule("M13.8")
def test_hearts_left_on_the_rewards_after_era_3_are_lost() -> None:
    stage = last_round(Stage(2, era=3))
    assert stage.over
    assert [stage.reward(flag) for flag in FLAGS] == [0, 0, 5, 5, 5]
    assert [score(stage, seat) for seat in range(2)] == [5, 5]


@pytest.mark.rule("M13.9")
def test_winning_on_a_card_is_judged_like_scoring() -> None:
    stage = Stage().settle(0, "S1-19", "S1-08", "S1-12").settle(1, "S1-12").goods(0, rover=2).hand(0, "S1-01")
    stage.play("flip S1-19")  # Industry alone; Housing and Science are tied with equal Rovers, Transport has no Flag, Food is another's
    assert stage.has(0, "heart") == 1


@pytest.mark.rule("M13.9")
def test_winning_on_a_card_counts_rovers_on_own_cards() -> None:
    stage = rover_on(Stage().settle(0, "S1-19", "S1-08"), 0, "S1-08", "flag").hand(0, "S1-01")
    assert rovers_of(stage, 0) == 3
    stage.play("flip S1-19")
    assert stage.has(0, "heart") == 2  # Industry, and Housing by Rovers


@pytest.mark.rule("M13.9")
def test_rovers_on_own_cards_count_for_a_later_seat_too() -> None:
    stage = Stage().settle(1, "S1-19", "S1-10").hand(0, "S1-01").hand(1, "S1-02").turn()
    assert rover_on(stage, 1, "S1-10", "flag").play("flip S1-19").has(1, "heart") == 2  # Housing, and Industry by Rovers

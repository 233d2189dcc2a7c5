"""Intervals: values from printed tables, and how often they hold the truth."""

from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonbase.engine.rng import Rng
from moonbase.lab.intervals import mean_interval, share_interval, spread_of, student, unseen, wilson

TABLE = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    10: 2.228,
    29: 2.045,
    30: 2.042,
    60: 2.000,
    120: 1.980,
    1000: 1.962,
    10**6: 1.960,
}
SCORES = st.lists(st.integers(-50, 200), min_size=2, max_size=30)


@pytest.mark.parametrize("freedom", TABLE)
def test_quantiles_are_those_of_the_printed_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(TABLE[freedom], abs=0.0005)


def test_quantiles_fall_without_a_jump_where_the_series_begins() -> None:
    quantiles = [student(freedom) for freedom in range(150, 250)]
    steps = [one - two for one, two in pairwise(quantiles)]
    assert all(0 < later < earlier for earlier, later in pairwise(steps))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]
)
def test_wilson_gives_published_values(won: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998)."""
    assert wilson(won / games, games) == pytest.approx((low, high), abs=0.0001)


@given(SCORES)
def test_rounds_of_one_game_give_the_interval_of_the_textbooks(scores: list[int]) -> None:
    found = mean_interval([[score] for score in scores])
    assert found is not None
    reach = student(len(scores) - 1) * stdev(scores) / sqrt(len(scores))
    assert found == pytest.approx((fmean(scores) - reach, fmean(scores) + reach), abs=1e-9)


@given(st.lists(st.tuples(st.integers(-50, 200), st.integers(-50, 200)), min_size=2, max_size=30))
def test_full_rounds_count_by_their_means(rounds: list[tuple[int, int]]) -> None:
    paired, means = mean_interval(rounds), mean_interval([[fmean(values)] for values in rounds])
    assert paired is not None
    assert means is not None
    assert paired == pytest.approx(means, abs=1e-9)


@given(SCORES)
def test_luck_that_a_round_evens_out_does_not_widen_the_interval(luck: list[int]) -> None:
    found = mean_interval([[10 + each, 10 - each] for each in luck])
    assert found == pytest.approx((10, 10))


def test_one_round_has_no_interval() -> None:
    assert mean_interval([[1, 2, 3]]) is None
    assert share_interval([[1, 0]]) is None


def test_an_incomplete_round_weighs_less() -> None:
    assert spread_of([[1, 1, 1], [0]]).mean == 0.75


@given(st.integers(2, 500))
def test_rounds_that_are_all_won_or_all_lost_count_as_single_games(rounds: int) -> None:
    assert share_interval([[1, 1, 1]] * rounds) == pytest.approx(wilson(1, rounds))
    assert share_interval([[0, 0, 0]] * rounds) == pytest.approx(wilson(0, rounds))


@given(st.integers(2, 100))
def test_a_game_more_does_not_make_rounds_that_came_out_alike_any_surer(rounds: int) -> None:
    alike, more = share_interval([[1, 0]] * rounds), share_interval([*[[1, 0]] * rounds, [0]])
    assert alike == unseen(0.5, rounds)
    assert more is not None
    least = unseen(rounds / (2 * rounds + 1), rounds + 1)
    assert more.low <= least.low < least.high <= more.high


@given(st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=4), min_size=2, max_size=20))
def test_a_share_lies_within_its_interval_and_that_between_none_and_all(rounds: list[list[float]]) -> None:
    found = share_interval(rounds)
    assert found is not None
    assert 0 <= found.low <= spread_of(rounds).mean + 1e-9
    assert spread_of(rounds).mean - 1e-9 <= found.high <= 1
    assert found.low < found.high


@pytest.mark.parametrize(("chance", "tilt", "rounds"), [(50, 0, 12), (50, 40, 30), (90, 8, 30), (75, 20, 100)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(chance: int, tilt: int, rounds: int) -> None:
    """Two games on one deal, which favours a seat by ``tilt`` percent."""
    rng = Rng(chance + tilt + rounds)
    held = 0
    for _ in range(1000):
        deals = [tilt * (2 * int(rng.below(2)) - 1) for _ in range(rounds)]
        found = share_interval([[float(rng.below(100) < chance + deal), float(rng.below(100) < chance - deal)] for deal in deals])
        assert found is not None
        held += found.low <= chance / 100 <= found.high
    assert 930 <= held <= 990

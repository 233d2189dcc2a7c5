"""Rotation: fair seats, and rounds that are no longer than they must be."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from moonbase.lab.matches import Match, tasks
from moonbase.lab.rotation import turns

BOTS = st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=5).map(tuple)


@given(BOTS)
def test_in_a_round_every_opponent_sits_at_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    match = Match("moon", bots, 100, 1)
    games = [match.seats(number) for number in range(1, match.round_games + 1)]
    for level in set(bots):
        sat = Counter(seat for seats in games for seat, name in enumerate(seats) if name == level)
        assert len(sat) == len(bots)
        assert len(set(sat.values())) == 1


@given(BOTS)
def test_no_two_games_of_a_round_are_seated_alike(bots: tuple[str, ...]) -> None:
    match = Match("moon", bots, 100, 1)
    games = [tuple(match.seats(number)) for number in range(1, match.round_games + 1)]
    assert len(set(games)) == len(games) == turns(bots)
    assert games[0] == bots


def test_rounds_are_as_long_as_the_names_ask() -> None:
    assert [turns(names) for names in ("a", "aaa", "ab", "abab", "aab", "abc")] == [1, 1, 2, 2, 3, 3]


def test_the_games_of_a_round_have_one_seed_and_no_other_round_has_it() -> None:
    match = Match("moon", ("a", "b", "b"), 10, 1)
    found = list(tasks(match))
    assert [task.number for task in found] == list(range(1, 11))
    assert sorted(Counter(task.seed for task in found).values()) == [1, 3, 3, 3]


def test_without_rotation_every_game_is_a_round_and_everybody_stays() -> None:
    match = Match("moon", ("a", "b", "b"), 10, 1, rotate=False)
    assert len({task.seed for task in tasks(match)}) == 10
    assert {tuple(match.seats(number)) for number in range(1, 11)} == {match.bots}

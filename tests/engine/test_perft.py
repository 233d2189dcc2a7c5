"""Counts of positions and the order of actions."""

from kit.games import MOON
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.perft import decisions, divide, leaves, to_the_next_seat
from moonbase.engine.rng import Rng


def test_nothing_played_is_one_line() -> None:
    assert leaves(MOON, MOON.new(2), 0) == 1


def test_the_set_up_starts_with_the_start_player_and_the_bases() -> None:
    assert [leaves(MOON, MOON.new(2), depth) for depth in (1, 2, 3)] == [2, 2 * 4, 2 * 4 * 3]
    assert [leaves(MOON, MOON.new(3), depth) for depth in (1, 2, 3)] == [3, 3 * 5, 3 * 5 * 4]


def test_a_cap_ends_the_count() -> None:
    assert leaves(MOON, MOON.new(3), 3, cap=17) == 17
    assert leaves(MOON, MOON.new(3), 3, cap=1000) == 60


def test_the_branches_add_up() -> None:
    s = MOON.new(3)
    to_the_next_seat(MOON, s, Rng(1))
    branches = dict(divide(MOON, s, 2))
    assert list(branches) == [MOON.write(s, action) for action in MOON.legal(s)]
    assert sum(branches.values()) == leaves(MOON, s, 2)


def test_counting_leaves_the_state_alone() -> None:
    s = MOON.new(2)
    before = MOON.fingerprint(s)
    leaves(MOON, s, 3)
    list(decisions(MOON, s, Rng(1), 3))
    assert MOON.fingerprint(s) == before
    assert s.waiting == CHANCE


def test_decisions_list_the_actions_of_seats_only() -> None:
    found = list(decisions(MOON, MOON.new(2), Rng(3), 10_000))
    assert [decision.number for decision in found] == list(range(1, len(found) + 1))
    assert all(decision.seat in (0, 1) and decision.actions for decision in found)
    assert found == list(decisions(MOON, MOON.new(2), Rng(3), 10_000))


def test_a_finished_game_has_no_lines() -> None:
    s = MOON.new(2)
    rng = Rng(2)
    while s.waiting != OVER:
        actions = MOON.legal(s)
        MOON.apply(s, MOON.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))])
    assert leaves(MOON, s, 1) == 0

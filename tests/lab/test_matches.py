"""Matches: seeds, deals, reports and what a broken law looks like."""

from itertools import islice, takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.games import MOON
from moonbase.engine import laws
from moonbase.engine.game import CHANCE
from moonbase.lab import fuzz
from moonbase.lab.matches import Match, Played, Task, play_game, play_match, seeds
from moonbase.lab.report import margin, report
from moonbase.lab.sittings import wins_of
from moonbase.records.record import Step, parse
from moonbase.records.replay import verify

TRIO = Match("moon", ("a", "b", "b"), 9, 1)
RESULT = st.tuples(st.lists(st.integers(0, 99), min_size=3, max_size=3), st.permutations([1, 2, 3]))


def played(scores: list[int], places: list[int]) -> Played:
    return Played(scores, places, 10, 20, 0.5)


def test_no_two_rounds_have_the_same_seed() -> None:
    assert len(set(islice(seeds(3), 1000))) == 1000
    assert list(islice(seeds(3), 4)) == list(islice(seeds(3), 10))[:4]


def test_a_game_is_decided_by_its_seed() -> None:
    match = Match("moon", ("random", "greedy"), 1, 1, keep=True)
    one, two = play_game(MOON, match, Task(1, 12)), play_game(MOON, match, Task(1, 12))
    assert one._replace(cpu_seconds=0) == two._replace(cpu_seconds=0)
    assert verify(MOON, parse(one.record)) == one.steps
    assert parse(one.record).seats == ["random", "greedy"]


def first_deals(record: str) -> list[Step]:
    """Return the steps of chance before the first choice."""
    return list(takewhile(lambda step: step.seat == CHANCE, parse(record).steps))


def test_the_games_of_a_round_begin_with_the_same_deals_at_changed_seats() -> None:
    match = Match("moon", ("random", "greedy", "greedy"), 3, 1, keep=True)
    records = [play_game(MOON, match, Task(number, 12)).record for number in (1, 2, 3)]
    assert [parse(record).seats.index("random") for record in records] == [0, 1, 2]
    assert len(first_deals(records[0])) > 3
    assert first_deals(records[0]) == first_deals(records[1]) == first_deals(records[2])


def test_known_games_are_not_played_again() -> None:
    match = Match("moon", ("random", "random"), 5, 2)
    everything = dict(play_match(match, 1))
    rest = dict(play_match(match, 1, known={1, 3}))
    assert sorted(rest) == [2, 4, 5]
    assert all(rest[number].scores == everything[number].scores for number in rest)


def test_a_shared_win_counts_in_parts() -> None:
    assert wins_of([1, 1, 3]) == [0.5, 0.5, 0]
    assert wins_of([2]) == [0]


def test_the_margin_is_first_minus_second() -> None:
    assert margin([10, 30, 25]) == 5
    assert margin([7, 7]) == 0


@given(st.lists(RESULT, min_size=1, max_size=9))
def test_a_report_adds_up(results: list[tuple[list[int], list[int]]]) -> None:
    games = {number: played(*result) for number, result in enumerate(results, 1)}
    found = report(MOON, TRIO, games)
    count = len(games)
    assert sum(found["wins"]) == pytest.approx(count)
    a, b = found["opponents"]
    assert a["win_share"] + 2 * b["win_share"] == pytest.approx(1, abs=0.001)
    assert a["win_share"] == pytest.approx(found["wins"][0] / count, abs=0.001)
    assert a["mean_score"] == pytest.approx(found["scores"][0], abs=0.001)
    assert b["mean_score"] == pytest.approx(sum(found["scores"][1:]) / 2, abs=0.001)
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)
    assert found["difference"]["win_share"] == pytest.approx(a["win_share"] - b["win_share"], abs=0.001)
    assert found["difference"]["mean_score"] == pytest.approx(a["mean_score"] - b["mean_score"], abs=0.002)
    assert (found["rounds"], found["incomplete_rounds"]) == (count // 3, int(count % 3 > 0))


def test_wins_are_counted_where_the_opponents_sat() -> None:
    """The first opponent moves on by a seat each game, and wins two of three."""
    games = {1: played([30, 20, 10], [1, 2, 3]), 2: played([20, 30, 10], [2, 1, 3]), 3: played([30, 20, 10], [1, 2, 3])}
    found = report(MOON, TRIO, games)
    assert found["wins"] == [2, 1, 0]
    assert [round(row["win_share"], 3) for row in found["opponents"]] == [0.667, 0.167]
    assert [round(row["win_share"], 3) for row in found["seats"]] == [0.667, 0.333, 0]
    assert found["scores"][0] == pytest.approx(70 / 3, abs=0.001)


def test_opponents_of_one_name_have_no_interval_of_wins() -> None:
    match = Match("moon", ("a", "a"), 4, 1)
    games = {number: played([number, 0], [1, 2]) for number in range(1, 5)}
    found = report(MOON, match, games)
    assert found["opponents"][0]["win_share"] == 0.5
    assert found["opponents"][0]["win_interval"] is None
    assert found["opponents"][0]["score_interval"] is not None
    assert found["difference"] is None
    assert found["round_games"] == 1


def test_a_match_that_was_stopped_before_a_game_ended_is_a_report_too() -> None:
    found = report(MOON, TRIO, {}, stopped=True)
    assert (found["games"], found["asked"], found["stopped"], found["opponents"], found["scores"]) == (0, 9, True, [], [None] * 3)


def test_a_broken_law_is_a_finding_with_the_record_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parse(play_game(MOON, Match("moon", ("random", "random"), 1, 1, keep=True), Task(1, 5)).record)
    texts = [step.text for step in game.steps[:30]]
    monkeypatch.setattr(fuzz, "fuzz_game", lambda *args: laws.Outcome(29, "Broken: something", texts))
    finding = fuzz.check(MOON, 2, 5).finding
    assert finding is not None
    assert (finding.law, finding.action) == ("Broken: something", texts[-1])
    assert verify(MOON, parse(finding.record)) == 29

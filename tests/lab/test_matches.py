"""Matches: seeds, reports and what a broken law looks like."""

from fractions import Fraction

import pytest

from kit.games import MOON
from moonbase.engine import laws
from moonbase.engine.record import parse
from moonbase.engine.replay import verify
from moonbase.lab import fuzz
from moonbase.lab.matches import Match, play_game, play_match, seeds
from moonbase.lab.pool import batches
from moonbase.lab.report import margin, report, win_share, wins_by_seat


def test_seeds_do_not_depend_on_how_many_are_asked_for() -> None:
    assert seeds(3, 10)[:4] == seeds(3, 4)
    assert len(set(seeds(3, 1000))) == 1000


def test_batches_hold_every_game_once_in_order() -> None:
    for count in (1, 7, 100, 5000):
        assert [item for batch in batches(list(range(count)), 3) for item in batch] == list(range(count))


def test_a_game_is_decided_by_its_seed() -> None:
    match = Match("moon", ("random", "greedy"), 1, 1, keep=True)
    one, two = play_game(MOON, match, 12), play_game(MOON, match, 12)
    assert one._replace(cpu_seconds=0) == two._replace(cpu_seconds=0)
    assert verify(MOON, parse(one.record)) == one.steps
    assert parse(one.record).seats == ["random", "greedy"]


def test_a_shared_win_counts_in_parts() -> None:
    assert wins_by_seat([[1, 2, 3], [1, 1, 3], [2, 1, 1]]) == [Fraction(3, 2), Fraction(1), Fraction(1, 2)]
    assert win_share(("a", "b", "a"), [Fraction(3, 2), Fraction(1), Fraction(1, 2)], 3) == {"a": 0.6667, "b": 0.3333}


def test_the_margin_is_first_minus_second() -> None:
    assert margin([10, 30, 25]) == 5
    assert margin([7, 7]) == 0


def test_a_report_adds_up() -> None:
    match = Match("moon", ("random",) * 3, 5, 2)
    result = report(MOON, match, list(play_match(match, 1)))
    wins = result["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == 5


def test_a_broken_law_is_a_finding_with_the_record_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = parse(play_game(MOON, Match("moon", ("random", "random"), 1, 1, keep=True), 5).record)
    texts = [step.text for step in played.steps[:30]]
    monkeypatch.setattr(fuzz, "fuzz_game", lambda *args: laws.Outcome(29, "Broken: something", texts))
    finding = fuzz.check(MOON, 2, 5).finding
    assert finding is not None
    assert (finding.law, finding.action) == ("Broken: something", texts[-1])
    assert verify(MOON, parse(finding.record)) == 29

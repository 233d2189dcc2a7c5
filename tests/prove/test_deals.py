"""The proof of deals holds for the server, and finds a draw number that is used twice, odds that are not true and a record that lies."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE, OVER, Game
from moonbase.engine.rng import Rng
from moonbase.prove.deals.chi import check, tail
from moonbase.prove.deals.derive import derive_again
from moonbase.prove.deals.proof import prove
from moonbase.prove.deals.stored_deals import check_draws
from moonbase.prove.deals.streams import check_streams
from moonbase.prove.deals.tally import Tally
from moonbase.prove.report import Broken, Report
from moonbase.prove.run import run
from moonbase.prove.server_process import MOONBASE, Command
from moonbase.records.fair import Deal, commitment
from moonbase.records.record import Record, Step, begin
from moonbase.server.store.rows import Entry
from prove import faulty

SECRET = "5e" * 32


def proved(command: Command, games: int, tables: int) -> Report:
    report = Report("deals", "")
    return run(report, prove(report, games, tables, 500, 1, lambda done: None, command))


def test_the_server_deals_as_it_promised() -> None:
    report = proved(MOONBASE, 3, 16)
    assert report.broken is None
    assert report.figures["games derived again"] == 3
    assert report.figures["draws that were taken back"] != 0
    assert report.figures["set-ups"] == 16


def test_a_reused_counter_is_found() -> None:
    report = proved((sys.executable, str(Path(faulty.__file__)), "reused-counter"), 3, 1)
    assert report.code == 1
    assert report.broken is not None
    assert "was used twice" in report.broken


def dealt(rules: Game, players: int, secret: str) -> Record:
    """A game as a server would keep it: every draw from the stream of its number."""
    deal, rng, draws = Deal(secret), Rng(4), 0
    deal.add(0, "ab" * 16, 0)
    s, record = rules.new(players), begin(rules, players)
    record.deal = deal
    while s.waiting != OVER:
        seat, actions = int(s.waiting), rules.legal(s)
        draws += seat == CHANCE
        action = int(rules.sample(s, deal.stream(draws))) if seat == CHANCE else actions[rng.below(len(actions))]
        text = rules.write(s, action)
        rules.apply(s, action)
        record.steps.append(Step(seat, text, rules.fingerprint(s), draws if seat == CHANCE else None))
    return record


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_every_draw_of_a_record_is_derived_again(title: str) -> None:
    rules = game(title)
    record = dealt(rules, 2, SECRET)
    assert derive_again(rules, record, commitment(SECRET)) == sum(1 for step in record.steps if step.seat == CHANCE)


def test_a_record_that_lies_is_found() -> None:
    rules = game("moon")
    record = dealt(rules, 2, SECRET)
    with pytest.raises(Broken, match="has no secret"):
        derive_again(rules, replace(record, deal=None), commitment(SECRET))
    with pytest.raises(Broken, match="not the one that was promised"):
        derive_again(rules, record, commitment("00" * 32))
    with pytest.raises(Broken, match="the secret gives"):
        derive_again(rules, replace(record, deal=Deal("00" * 32)), commitment("00" * 32))
    unnumbered = [step._replace(draw=None) for step in record.steps]
    with pytest.raises(Broken, match="has no draw number"):
        derive_again(rules, replace(record, steps=unnumbered), commitment(SECRET))
    shifted = [step if step.draw is None else step._replace(draw=step.draw + 1) for step in record.steps]
    with pytest.raises(Broken, match="the secret gives"):
        derive_again(rules, replace(record, steps=shifted), commitment(SECRET))


def test_a_number_that_is_used_twice_is_found() -> None:
    entries = [Entry(n, "act", int(CHANCE), "deal S1-01", "", 0.0, None, draw) for n, draw in ((1, 1), (2, 2), (3, 2))]
    assert check_draws("t", entries[:2]) == 2
    with pytest.raises(Broken, match="draw 2 of table t was used twice, at entries 2 and 3"):
        check_draws("t", entries)


def test_the_generator_is_even() -> None:
    assert min(found.p for found in check_streams(3000, 1)) > 1e-9


def test_chi_square_agrees_with_its_table() -> None:
    """Printed tables: 5 % for 1 and 10 degrees of freedom, 1 % for 30."""
    assert tail(3.841, 1) == pytest.approx(0.05, abs=1e-4)
    assert tail(18.307, 10) == pytest.approx(0.05, abs=1e-4)
    assert tail(50.892, 30) == pytest.approx(0.01, abs=1e-4)


def test_odds_that_are_not_true_are_found() -> None:
    even = {"a": 0.5, "b": 0.5}
    check("A coin", {"a": 520, "b": 480}, even)
    with pytest.raises(Broken, match="not dealt by the true odds: 'a' came 700 times in 1000"):
        check("A coin", {"a": 700, "b": 300}, even)
    with pytest.raises(Broken, match="an outcome that the rules do not have: c"):
        check("A coin", {"c": 1}, even)


def set_ups(rules: Game, tally: Tally, games: int, favour: bool) -> None:
    """Nature's first acts, fair or always in favour of the first outcome of two tries."""
    rng = Rng(9)
    for _ in range(games):
        s = rules.new(2)
        texts: list[str] = []
        while s.waiting == CHANCE:
            action = int(rules.sample(s, rng))
            action = min(action, int(rules.sample(s, rng))) if favour else action
            texts.append(rules.write(s, action))
            rules.apply(s, action)
        tally.follow(rules, rules.new(2), texts)


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_true_odds_pass_and_favours_are_found(title: str) -> None:
    rules, fair, bent = game(title), Tally(1), Tally(1)
    set_ups(rules, fair, 30, favour=False)
    set_ups(rules, bent, 30, favour=True)
    assert len(fair.check()) > 2
    with pytest.raises(Broken, match="Nature as a whole is not dealt by the true odds"):
        bent.check()

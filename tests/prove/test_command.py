"""``moonbase prove`` as a person runs it."""

import json

import pytest

from kit.command import moonbase
from moonbase.prove.report import Report


def test_a_proof_prints_its_figures_as_json() -> None:
    done = moonbase("prove", "leaks", "--pairs", "1", "--json")
    assert done.code == 0, done.out + done.err
    found = json.loads(done.out)
    assert found["proof"] == "leaks"
    assert found["held"] is True
    assert found["counterexample"] is None
    assert found["moon: messages compared"] > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("leaks --kills 3", "--kills: belongs to 'moonbase prove crash'"),
        ("load --db postgresql://x/y", "--db: belongs to 'moonbase prove crash'"),
        ("crash --db sqlite:///x", "--db: expected postgresql://"),
        ("nothing", "PROOF: invalid choice"),
        ("load --minutes 0", "--minutes: expected a whole number from 1"),
    ],
)
def test_what_does_not_fit_is_said_in_one_line(arguments: str, message: str) -> None:
    done = moonbase("prove", *arguments.split())
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1


def test_a_report_tells_what_did_not_hold() -> None:
    report = Report("leaks", "Nobody is told", {"messages": 12000}, ["hints: none"], "seat 1 saw a card")
    assert report.code == 1
    assert report.text().splitlines() == [
        "leaks: Nobody is told",
        "  messages  12,000",
        "  not looked at: hints: none",
        "the promise did NOT hold: seat 1 saw a card",
    ]

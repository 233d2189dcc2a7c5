"""``moonbase prove`` as a person runs it."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
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


def test_a_proof_that_is_told_to_stop_takes_its_server_along(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "moonbase.cli", "prove", "leaks", "--pairs", "100000"]
    with open(tmp_path / "said", "w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=surroundings(TMPDIR=str(tmp_path)))
    while not (logs := list(tmp_path.glob("moonbase-prove-*/tables.sqlite-wal"))):
        assert process.poll() is None
        time.sleep(0.1)
    process.terminate()
    assert process.wait(60) == 143
    assert not logs[0].exists()
    assert (tmp_path / "said").read_text() == ""

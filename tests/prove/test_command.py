"""``moonbase prove`` as a person runs it."""

import json
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from moonbase.prove.report import Report
from moonbase.prove.server_process import ServerProcess


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
def test_wrong_arguments_are_refused_in_one_line(arguments: str, message: str) -> None:
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


def proving(folder: Path) -> subprocess.Popen[bytes]:
    """A long proof, whose words and files lie in the folder."""
    command = [sys.executable, "-m", "moonbase", "prove", "leaks", "--pairs", "100000"]
    with open(folder / "said", "w") as said:
        return subprocess.Popen(command, stdout=said, stderr=said, env=surroundings(TMPDIR=str(folder)))


def text_at(folder: Path, process: subprocess.Popen[bytes], pattern: str) -> str:
    """Wait until a file of this name holds a text."""
    while True:
        for file in folder.glob(pattern):
            with suppress(FileNotFoundError):
                if text := file.read_bytes():
                    return text.decode(errors="replace")
        assert process.poll() is None, (folder / "said").read_text()
        time.sleep(0.05)


def ended(folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Check that a proof that is told to stop ends without output and leaves nothing behind."""
    assert process.wait(120) == 143
    assert (folder / "said").read_text() == ""
    assert list(folder.glob("moonbase-prove-*")) == []


def test_a_proof_that_is_told_to_stop_takes_its_server_along(tmp_path: Path) -> None:
    process = proving(tmp_path)
    address = text_at(tmp_path, process, "moonbase-prove-*/tables.sqlite.lock")
    process.terminate()
    ended(tmp_path, process)
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    with socket.socket() as probe:
        assert probe.connect_ex((host, int(port))) != 0, "nobody listens there any more"


def test_a_proof_that_is_told_to_stop_while_it_prepares_ends_too(tmp_path: Path) -> None:
    process = proving(tmp_path)
    text_at(tmp_path, process, "moonbase-prove-*/tables.sqlite-wal")
    process.terminate()
    ended(tmp_path, process)


def test_a_server_of_a_german_reader_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with ServerProcess(tmp_path) as served:
        assert served.stop() == 0

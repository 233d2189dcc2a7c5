"""The proof of load holds for the server, and finds an event that is told to nobody."""

import sys
from pathlib import Path

import pytest

from moonbase.prove.load.proof import check_memory, prove
from moonbase.prove.report import Broken, Report
from moonbase.prove.run import run
from moonbase.prove.server_process import MOONBASE
from prove import faulty


@pytest.mark.long
def test_honest_players_do_not_notice_strangers() -> None:
    report = Report("load", "")
    run(report, prove(report, 12, 1, lambda done: None, 2, 10, MOONBASE))
    assert report.broken is None
    assert report.figures["connections: half a header"] != 0
    assert report.figures["events told once and in order"] != 0


@pytest.mark.long
def test_a_lost_event_is_found() -> None:
    report = Report("load", "")
    run(report, prove(report, 12, 1, lambda done: None, 2, 2, (sys.executable, str(Path(faulty.__file__)), "lost-event")))
    assert report.code == 1
    assert report.broken is not None
    assert "was never told event" in report.broken


def test_growing_memory_is_found() -> None:
    report = Report("load", "")
    check_memory(report, [100.0] * 20)
    with pytest.raises(Broken, match="memory of the server grows"):
        check_memory(report, [100.0 + 3 * n for n in range(20)])

"""A set-up that is interrupted, and the line that shows how far a build in the background is."""

import sys
import time

import pytest

from bar import Bar
from compile import Quiet
from steps import Line, Step, run_lines


class InterruptedBar(Bar):
    def show(self, what: str, share: float) -> None:
        raise KeyboardInterrupt


def test_an_interrupted_set_up_waits_for_what_it_started_and_begins_nothing_more() -> None:
    done: list[str] = []

    def fetch() -> None:
        time.sleep(0.5)  # it clears away what it has written
        done.append("fetched")

    line = Line([Step("fetching", 1, fetch), Step("building", 1, lambda: done.append("built"))])
    with pytest.raises(KeyboardInterrupt):
        run_lines([line], InterruptedBar())
    assert done == ["fetched"]


def test_a_server_writes_over_the_line_of_the_build_beside_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar = Quiet()
    bar.show("Compiling the engine in the background", 0.25)
    shown = capsys.readouterr().err
    assert "25%  Compiling the engine in the background" in shown
    assert shown.endswith("\r"), "the cursor is at the beginning of the line"

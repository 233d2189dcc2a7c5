"""A window that changes its size: the table is drawn to the new size, and what was typed stays."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.terminal import Screen, Window
from moonbase.cli.terminal import resizing

TABLE = ("play", "moon", "--seed", "3", "--bots", "random")


def until(screen: Screen, end: str) -> str:
    """Read until the screen ends with this text."""
    shown = screen.heard()
    while not shown.endswith(end):
        shown += screen.heard()
    return shown


def test_the_table_is_drawn_again_with_what_was_typed(tmp_path: Path) -> None:
    with Window((80, 24), *TABLE, cwd=tmp_path) as screen:
        screen.read()
        screen.press("goa")
        until(screen, "goa")
        with screen.held_up():  # as a window that is dragged: the game looks at it when it has moved on
            screen.resize(110, 36)
            screen.resize(120, 40)
        wide = until(screen, "\n> goa")
        assert wide.count(" MOON ") == 1
        assert "Transport" in wide, "the whole names take 116 columns"
        screen.resize(40, 12)
        small = until(screen, "\n> goa")
        assert small.count(" MOON ") == 1
        drawn = small[small.index(" MOON ") :].splitlines()
        assert len(drawn) <= 11
        assert max(map(len, drawn)) <= 40
        assert "Claim it when" in screen.type("ls")


def test_a_question_that_is_not_at_the_table_is_left_alone(tmp_path: Path) -> None:
    with Window((80, 24), *TABLE, cwd=tmp_path) as screen:
        screen.read()
        screen.type("1")
    with Window((80, 24), "play", cwd=tmp_path) as screen:
        asked = screen.read()
        screen.resize(120, 40)
        assert asked.endswith("[Y/n] ")
        assert "Transport" in screen.type("y"), "the first picture has the new size"


def test_without_readline_the_line_is_not_lost_either(tmp_path: Path) -> None:
    (tmp_path / "readline.py").write_text("raise ImportError")
    path = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    with Window((80, 24), *TABLE, cwd=tmp_path, PYTHONPATH=path) as screen:
        screen.read()
        screen.press("goa")
        until(screen, "goa")
        screen.resize(120, 40)
        until(screen, "\n> ")
        assert "Claim it when" in screen.type("ls")


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The columns of the window, to be changed."""
    columns = [80]
    monkeypatch.setattr(resizing, "_size", lambda: os.terminal_size((columns[0], 24)))
    return columns


def test_a_window_that_changes_while_the_table_is_drawn_has_it_drawn_again(window: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    watched = resizing.Resizing()
    later, drawn = [110, 120], list[int]()

    def draw() -> None:
        watched.drawing()
        drawn.append(window[0])
        if later:
            window[0] = later.pop(0)

    monkeypatch.setattr("builtins.input", lambda prompt: "list")
    draw()
    assert watched.ask("> ", draw) == "list"
    assert drawn == [80, 110, 120]


@pytest.fixture
def watched() -> Iterator[resizing.Resizing]:
    """Watches the window as in a game."""
    before = signal.getsignal(signal.SIGALRM)
    watched = resizing.Resizing()
    watched.watch()
    yield watched
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def resized_within_a_minute() -> bool:
    patience = time.monotonic() + 60
    try:
        while time.monotonic() < patience:
            time.sleep(0.01)
    except resizing.Resized:
        return True
    return False


def test_a_size_that_no_signal_tells_of_is_seen(window: list[int], watched: resizing.Resizing, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal that arrives just before the wait for a key does not end the wait, and readline may swallow an alarm."""
    drawn: list[int] = []

    def draw() -> None:
        watched.drawing()
        drawn.append(window[0])

    def wait(prompt: str) -> str:
        window[0] += 20
        if window[0] > 120:
            return "list"
        assert resized_within_a_minute(), "the first alarm"
        assert resized_within_a_minute(), "the next one"
        raise resizing.Resized("")

    monkeypatch.setattr("builtins.input", wait)
    draw()
    assert watched.ask("> ", draw) == "list"
    assert drawn == [80, 100, 120]
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_window_that_is_still_dragged_is_not_drawn(
    window: list[int], watched: resizing.Resizing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(prompt: str) -> str:
        for columns in (90, 100, 110):
            window[0] = columns
            signal.raise_signal(signal.SIGALRM)
        with pytest.raises(resizing.Resized):
            signal.raise_signal(signal.SIGALRM)
        return "list"

    monkeypatch.setattr(resizing, "GLANCE", 3600)  # only the alarms of this test
    monkeypatch.setattr("builtins.input", wait)
    assert watched.ask("> ", watched.drawing) == "list"


def test_an_alarm_after_the_line_breaks_nothing_off(window: list[int], watched: resizing.Resizing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "list")
    assert watched.ask("> ", watched.drawing) == "list"
    window[0] = 120
    signal.raise_signal(signal.SIGALRM)
    signal.raise_signal(signal.SIGALRM)

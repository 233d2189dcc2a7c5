"""Set-up steps: they run one after another in a line, with several lines side by side, and one bar for all of them."""

import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bar import Bar

LAST_LINES: Final = 25
PATIENCE: Final = 5.0
"""Seconds that an interrupted set-up waits for the programs it started."""


class Failed(Exception):
    """A step that did not work, in one sentence; ``detail`` is what its program said."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail

    def sentence(self) -> str:
        """Return all of it, the sentence last."""
        return "\n".join(part for part in (self.detail, str(self)) if part)


@dataclass
class Step:
    what: str
    seconds: float
    """The expected seconds, so that the bar moves evenly."""
    do: Callable[[], None]


@dataclass
class Line:
    """Steps in their order. ``failure`` is set where one did not work; the rest of the line is left out then."""

    steps: Sequence[Step]
    failure: Failed | None = None
    done: float = 0.0
    now: Step | None = None
    since: float = 0.0
    stopped: bool = False
    """True if no further step may begin."""
    thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self.thread = threading.Thread(target=self._run, daemon=True)

    @property
    def total(self) -> float:
        return sum(step.seconds for step in self.steps)

    def share(self) -> float:
        """Return the seconds that are done, counting a part of the step under way."""
        step = self.now
        return self.done + (min(time.monotonic() - self.since, step.seconds * 0.95) if step else 0.0)

    def _run(self) -> None:
        try:
            for step in self.steps:
                if self.stopped:
                    return
                self.since, self.now = time.monotonic(), step
                step.do()
                self.done += step.seconds
        except Failed as failure:
            self.failure = failure
        except Exception as error:  # a thread that dies silently would count as done
            self.failure = Failed(f"{self.now.what if self.now else 'Set-up'} failed: {error}")
        self.now = None


def run_lines(lines: Sequence[Line], bar: Bar) -> None:
    """Run all lines to their ends; the caller checks their failures."""
    for line in lines:
        line.thread.start()
    try:
        _watch(lines, bar)
    except KeyboardInterrupt:
        _stop(lines)
        raise


def _stop(lines: Sequence[Line]) -> None:
    """Wait a moment for the programs that Ctrl-C ends as well: one that still writes would spoil the next set-up."""
    for line in lines:
        line.stopped = True
    until = time.monotonic() + PATIENCE
    for line in lines:
        line.thread.join(max(0.0, until - time.monotonic()))


def _watch(lines: Sequence[Line], bar: Bar) -> None:
    total = sum(line.total for line in lines) or 1.0
    while any(line.thread.is_alive() for line in lines):
        doing = ", ".join(_phrases(lines))
        if doing:
            bar.show(doing[0].upper() + doing[1:], sum(line.share() for line in lines) / total)
        time.sleep(0.1)
    bar.clear()


def _phrases(lines: Sequence[Line]) -> Iterator[str]:
    for line in lines:
        step = line.now
        if step is not None:
            yield step.what


def program(command: Sequence[str | Path], sentence: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a program and keep what it says for the case that it fails."""
    said = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if said.returncode:
        raise Failed(sentence, "\n".join(said.stdout.splitlines()[-LAST_LINES:]))

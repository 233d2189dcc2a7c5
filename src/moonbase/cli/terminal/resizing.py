"""A window that changes its size while the game waits for a line: the table is drawn again, and what was typed stays.

Windows cannot interrupt the wait: there the next Enter draws the table to the new size.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

GLANCE: Final = 0.15
"""Seconds between two looks at the window. The system also sends a signal when the size changes, but one that arrives just before the wait
for a key begins does not end that wait."""


class Resized(Exception):
    """Breaks off the reading of a line."""

    def __init__(self, typed: str) -> None:
        self.typed = typed


class Resizing:
    def __init__(self) -> None:
        self._watching = self._asking = False
        self._drawn = self._seen = _size()

    def watch(self) -> None:
        """Look at the window whenever a line is asked for, from now on."""
        if sys.platform != "win32":
            signal.signal(signal.SIGALRM, lambda number, frame: self._look())
            self._watching = True

    def drawing(self) -> None:
        """Call this before the table is drawn: a window that changes meanwhile has another size when the line is asked for."""
        self._drawn = self._seen = _size()

    def ask(self, prompt: str, draw: Callable[[], None]) -> str:
        """Read a line as ``input`` does; ``draw`` draws the table again, and is called whenever the window has another size."""
        typed = ""
        while True:
            try:
                if _size() == self._drawn:
                    with self._glancing():
                        return _line(prompt, typed)
            except Resized as resized:
                typed = resized.typed
            draw()

    @contextmanager
    def _glancing(self) -> Iterator[None]:
        self._asking = True
        self._glance_every(GLANCE)
        try:
            yield
        finally:
            self._asking = False  # first of all: an alarm may be on its way
            self._glance_every(0)

    def _glance_every(self, seconds: float) -> None:
        if sys.platform != "win32" and self._watching:
            signal.setitimer(signal.ITIMER_REAL, seconds, seconds)

    def _look(self) -> None:
        """Break the reading off when the window has another size and keeps it: one that is dragged changes many times a second."""
        before, self._seen = self._seen, _size()
        if self._asking and self._seen == before != self._drawn:
            readline = sys.modules.get("readline")
            raise Resized(readline.get_line_buffer() if readline else "")


def _line(prompt: str, typed: str) -> str:
    """Read a line that begins with what was typed already. Without readline the terminal itself still holds that."""
    readline = sys.modules.get("readline")
    if readline is None or not typed:
        return input(prompt)
    readline.set_startup_hook(partial(readline.insert_text, typed))  # a function in Python could be broken off by an alarm
    try:
        return input(prompt)
    finally:
        readline.set_startup_hook(None)


def _size() -> os.terminal_size | None:
    try:
        return os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        return None

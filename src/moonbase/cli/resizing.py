"""A window that changes its size while the game waits for a line: the table is drawn again, and what was typed stays.

Windows tells no program of it: there the next Enter draws the table to the new size.
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import Final

SETTLED: Final = 0.15
"""Seconds without a resize after which the table is drawn again. A window that is dragged resizes many times a second."""


class Resized(Exception):
    """Breaks off the reading of a line."""

    def __init__(self, typed: str) -> None:
        self.typed = typed


class Resizing:
    def __init__(self) -> None:
        self._asking = False
        self._drawn = _size()

    def watch(self) -> None:
        """Call this before readline is imported: its handler then calls ours, and it learns the new size as well."""
        if sys.platform != "win32":
            signal.signal(signal.SIGWINCH, lambda number, frame: self._changed())
            signal.signal(signal.SIGALRM, lambda number, frame: self._settled())

    def drawing(self) -> None:
        """Call this before the table is drawn: a window that changes meanwhile has another size when the line is asked for."""
        self._drawn = _size()

    def ask(self, prompt: str, draw: Callable[[], None]) -> str:
        """Read a line as ``input`` does; ``draw`` draws the table again, and is called whenever the window has another size."""
        typed = ""
        while True:
            self._asking = True
            try:
                if _size() == self._drawn:
                    return _line(prompt, typed)
            except Resized as resized:
                typed = resized.typed
            finally:
                self._asking = False
            draw()

    if sys.platform != "win32":

        def _changed(self) -> None:
            if self._asking and _size() != self._drawn:
                # Again and again: an alarm that comes just before readline begins to wait does not wake it.
                signal.setitimer(signal.ITIMER_REAL, SETTLED, SETTLED)

        def _settled(self) -> None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            if self._asking and _size() != self._drawn:
                readline = sys.modules.get("readline")
                raise Resized(readline.get_line_buffer() if readline else "")


def _line(prompt: str, typed: str) -> str:
    """Read a line that begins with what was typed already. Without readline the terminal itself still holds that."""
    readline = sys.modules.get("readline")
    if readline is None or not typed:
        return input(prompt)
    readline.set_startup_hook(lambda: readline.insert_text(typed))
    try:
        return input(prompt)
    finally:
        readline.set_startup_hook(None)


def _size() -> os.terminal_size | None:
    try:
        return os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        return None

"""A progress bar on standard error. Standard library only: it runs before anything is installed."""

import os
import shutil
import sys
from typing import Final

WIDTH: Final = 24


class Bar:
    """On a terminal the line is drawn over itself; elsewhere each new step is one line, without a bar."""

    def __init__(self) -> None:
        self._terminal: Final = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._full, self._empty = ("█", "░") if "utf" in (sys.stderr.encoding or "").lower() else ("#", ".")
        self._said = ""

    def show(self, what: str, share: float) -> None:
        if self._terminal:
            full = round(min(max(share, 0.0), 1.0) * WIDTH)
            width = shutil.get_terminal_size().columns - 1
            line = f"{self._full * full}{self._empty * (WIDTH - full)} {share:4.0%}  {what}"
            self._write("\r" + line[:width].ljust(width))
        elif what != self._said:
            self._write(what + "\n")
        self._said = what

    def clear(self) -> None:
        if self._terminal and self._said:
            self._write("\r" + " " * (shutil.get_terminal_size().columns - 1) + "\r")
        self._said = ""

    def _write(self, text: str) -> None:
        print(text, end="", file=sys.stderr, flush=True)

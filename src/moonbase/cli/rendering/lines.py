"""Lines of words with their indent: wrapped lines begin under the words, two columns further in."""

from textwrap import fill
from typing import NamedTuple


class Line(NamedTuple):
    words: str
    indent: int = 0

    def __str__(self) -> str:
        return f"{'':{self.indent}}{self.words}" if self.words else ""

    def wrapped(self, width: int) -> str:
        return fill(str(self), width, subsequent_indent=" " * (self.indent + 2))

"""The reference of the card file format as text for a terminal."""

from collections.abc import Iterable, Iterator
from textwrap import fill
from typing import Final

from moonbase.cards.reference import Chapter, Row

MARGIN: Final = 20
PLAIN: Final = ("meaning", "value")
"""Columns whose cells are printed without the name of the column, in this order."""


def schema_words(chapters: Iterable[Chapter], width: int) -> Iterator[str]:
    """Yield the lines of each chapter: names at the left, their explanations beside and below."""
    for chapter in chapters:
        yield plain(chapter.title)
        yield fill(plain(chapter.about), width)
        for row in chapter.rows:
            name = f"  {plain(row[0])}".ljust(MARGIN)
            for cell in cells(chapter.head, row):
                yield fill(cell, width, initial_indent=name, subsequent_indent=" " * MARGIN, break_on_hyphens=False)
                name = " " * MARGIN
        yield ""


def cells(head: Row, row: Row) -> list[str]:
    """Return the lines about one name. ``(needed)`` follows the meaning; every other cell gets a line of its own."""
    said = {name: plain(cell) for name, cell in zip(head[1:], row[1:], strict=True) if cell}
    needed = " (needed)" if said.pop("needed", "") else ""
    first = [said.pop(name) for name in PLAIN if name in said]
    lines = [*first, *(f"{name}: {cell}" for name, cell in said.items())]
    return [lines[0] + needed, *lines[1:]]


def plain(text: str) -> str:
    return text.replace("`", "")

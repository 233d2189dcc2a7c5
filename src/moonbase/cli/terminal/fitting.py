"""A picture that fits the window: its parts are shortened one at a time, no more than needed."""

from collections.abc import Callable, Collection

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

Draw = Callable[[Collection[str]], RenderableType]
More = Callable[[int], str]
"""Say how many lines are left out."""


def fit(console: Console, draw: Draw, shrinks: tuple[str, ...], height: int, more: More) -> RenderableType:
    """Return the richest picture of at most ``height`` lines; where none is short enough, the shortest one without its end."""
    shrunk: list[str] = []
    for part in ("", *shrinks):
        shrunk += [part] if part else []
        if _lines(console, draw(shrunk)) <= height:
            return draw(_given_back(console, draw, shrunk, height))
    return _cut(console, draw(shrunk), height, more)


def _given_back(console: Console, draw: Draw, shrunk: list[str], height: int) -> list[str]:
    """Leave out what was made shorter in vain, the most missed first."""
    for part in shrunk[-2::-1]:
        fewer = [other for other in shrunk if other != part]
        if _lines(console, draw(fewer)) <= height:
            shrunk = fewer
    return shrunk


def _lines(console: Console, picture: RenderableType) -> int:
    return len(console.render_lines(picture, pad=False))


def _cut(console: Console, picture: RenderableType, height: int, more: More) -> RenderableType:
    """Draw the beginning and the last line."""
    lines = console.render_lines(picture, pad=False)
    kept = lines[: max(1, height - 2)]
    said = Segment(more(len(lines) - len(kept) - 1))
    return Segments([segment for line in (*kept, [said], lines[-1]) for segment in (*line, Segment.line())])

"""Sentences about what happened, drawn together: one player's sentences become one."""

from collections.abc import Collection
from textwrap import wrap
from typing import Final

from rich.text import Text as Styled

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Ref, Text

LINES: Final = {"short news": 1, "news": 3, "long news": 6}
"""Lines of news that were made shorter, the shortest first."""
LONGEST: Final = 12


def news_lines(news: list[str], width: int, shrunk: Collection[str]) -> list[Styled]:
    """The news in as many lines as there is room for; the rest is in the log."""
    most = next((lines for part, lines in LINES.items() if part in shrunk), LONGEST)
    lines = [line for each in news for line in wrap(each, width - 2, initial_indent="  ", subsequent_indent="    ")]
    if len(lines) > most:
        more = len(lines) - most + 1
        lines = [*lines[: most - 1], f"  … {more} more lines: log"]
    return [Styled(line, "italic") for line in lines]


def add_sentence(sentences: list[str], sentence: str, text: Text, last: Text, narrator: Narrator, same_verb: Collection[str]) -> None:
    """A sentence of its own, or the end of the one before it where that is about the same player."""
    seat = text.args.get("seat")
    name = narrator.names[int(seat.id)] if isinstance(seat, Ref) else ""
    if not sentences or not name or seat != last.args.get("seat") or not sentence.startswith(f"{name} "):
        sentences.append(sentence)
        return
    rest = sentence.removeprefix(name).strip()
    if text.key == last.key and text.key in same_verb:
        rest = rest.split(" ", 1)[1]
    sentences[-1] += f", {rest}"

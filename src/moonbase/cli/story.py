"""Sentences about what happened, drawn together: one player's sentences become one."""

from collections.abc import Collection
from textwrap import wrap

from rich.text import Text as Styled

from moonbase.cli.names import Narrator
from moonbase.engine.text import Ref, Text


def story(news: list[str], width: int, most: int) -> list[Styled]:
    """The news in at most so many lines; the rest is in the log."""
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

"""Elements of every game's table: numbers of choices, running lines, a dash for nothing."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from moonbase.cli.rendering.choices import Choice

Plain = dict[str, Any]
Found = dict[str, Choice]
"""Choices by their text."""
LABEL: Final = 11
"""Columns of the label before a running line."""
ROOM: Final = "room between the parts"
"""The part that a table loses first if it is too high."""


def number(choice: Choice) -> Text:
    """``12`` in bold where it is open, ``(12)`` dimmed where it is closed."""
    if choice.refusal is None:
        return Text(f"{choice.number}", "bold green")
    return Text(f"({choice.number})", "dim")


def numbered(choice: Choice | None) -> Text:
    return Text.assemble(number(choice), " ") if choice else Text()


def dash(text: Text) -> Text:
    return text if text else Text("–", "dim")


def counted(bag: Mapping[str, object], styles: Mapping[str, str], letter: Callable[[str], str], sign: str = "") -> Text:
    """``1E 2M``: each good by its letter, in its style."""
    out = Text()
    for name, count in bag.items():
        out.append(" " if out else "").append(f"{sign}{count}{letter(name)}", styles[name])
    return out


def stacked(blocks: list[list[RenderableType]], shrunk: Collection[str]) -> Group:
    """Lay the parts of a table one below the other, with empty lines between them while there is room."""
    blocks = [block for block in blocks if block]
    if ROOM not in shrunk:
        blocks = [[*block, Text("")] for block in blocks[:-1]] + blocks[-1:]
    return Group(*(part for block in blocks for part in block))


def running(rows: Iterable[tuple[str, list[Text]]], label: str, width: int) -> list[Text]:
    """Lay rows of parts with dots between them, wrapped by whole parts; the label stands before the first row, each row has a name."""
    lines: list[Text] = []
    found = list(rows)
    column = max((9, *(len(name) for name, _ in found))) + 1 if any(name for name, _ in found) else 0
    for name, parts in found:
        line = Text(f"{label if not lines else '':<{LABEL}}", "bold").append(f"{name:<{column}}", "dim")
        start = len(line)
        for part in parts:
            if len(line) > start and len(line) + 3 + len(part) > width:
                lines.append(line)
                line = Text(" " * start)
            line.append(" · " if len(line) > start else "", "dim").append_text(part)
        lines.append(line)
    return lines

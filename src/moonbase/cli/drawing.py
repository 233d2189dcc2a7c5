"""What the pictures of all games are made of: numbers of choices, running lines, a dash for nothing."""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from moonbase.cli.table import Choice

Plain = dict[str, Any]
Gallery = dict[str, Plain]
"""Cards by their id."""
Found = dict[str, Choice]
"""Choices by their text."""
LABEL: Final = 11
"""Columns of the label before a running line."""


def number(choice: Choice) -> Text:
    """``12`` in bold where it is open, ``(12)`` dimmed where it is closed."""
    if choice.refusal is None:
        return Text(f"{choice.number}", "bold green")
    return Text(f"({choice.number})", "dim")


def numbered(choice: Choice | None) -> Text:
    return Text.assemble(number(choice), " ") if choice else Text()


def dash(text: Text) -> Text:
    return text if text else Text("–", "dim")


def running(rows: Iterable[tuple[str, list[Text]]], label: str, width: int) -> list[Text]:
    """Rows of parts with dots between them, wrapped by whole parts; the label stands before the first row, each row has a name."""
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

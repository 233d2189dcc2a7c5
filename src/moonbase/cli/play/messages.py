"""Prints messages to the person: sentences wrapped to the window, refusals, and lines to copy."""

from textwrap import fill

from rich.console import Console
from rich.status import Status
from rich.text import Text

from moonbase.cli.base.files import FileError
from moonbase.engine.game import GameError


class Messages:
    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, lines: list[str], style: str = "") -> None:
        """Print sentences. Wrapped lines are indented; lines that are wrapped already stay as they are."""
        for line in lines:
            indent = line[: len(line) - len(line.lstrip())]
            shown = line if "\n" in line else fill(line, self.console.width - 1, subsequent_indent=indent + "  ")
            self.console.print(Text(shown, style))

    def refuse(self, error: GameError) -> None:
        self.console.print(Text(sentence(error), "yellow"))

    def show_line(self, what: str, line: str) -> None:
        """Print a line to copy, unwrapped and on a line of its own."""
        self.say([what])
        self.console.print(Text(f"  {line}", "bold"), soft_wrap=True)

    def busy(self, doing: str) -> Status:
        return self.console.status(doing, spinner="line")  # which every output can show


def sentence(error: GameError) -> str:
    """With a capital letter, unless it begins with the name of a file, and a full stop."""
    message = str(error)
    start = message[:1] if isinstance(error, FileError) else message[:1].upper()
    return start + message[1:] + ("" if message.endswith((".", "?", "!")) else ".")

"""Prints messages to the person: sentences wrapped to the window, refusals, and lines to copy."""

from collections.abc import Iterable

from rich.console import Console
from rich.status import Status
from rich.text import Text

from moonbase.cli.base.errors import said
from moonbase.cli.base.files import FileError
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.narrator import capital
from moonbase.engine.game import GameError


class Messages:
    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def say(self, *sentences: str, style: str = "") -> None:
        self.tell(map(Line, sentences), style)

    def tell(self, lines: Iterable[Line], style: str = "") -> None:
        """Print lines wrapped to the window."""
        self.show((line.wrapped(self.console.width - 1) for line in lines), style)

    def show(self, lines: Iterable[str], style: str = "") -> None:
        """Print lines that are wrapped already."""
        for line in lines:
            self.console.print(Text(line, style))

    def refuse(self, error: GameError) -> None:
        self.console.print(Text(sentence(error, self.language), "yellow"))

    def show_line(self, what: str, line: str) -> None:
        """Print a line to copy, unwrapped and on a line of its own."""
        self.say(what)
        self.console.print(Text(f"  {line}", "bold"), soft_wrap=True)

    def busy(self, doing: str) -> Status:
        return self.console.status(doing, spinner="line")  # which every output can show


def sentence(error: GameError, language: str) -> str:
    """Return the text with a capital letter, unless it begins with the name of a file, and a full stop."""
    message = said(error, language)
    message = message if isinstance(error, FileError) else capital(message)
    return message if message[-1:] in ".?!" else f"{message}."

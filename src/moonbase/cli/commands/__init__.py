"""The commands of ``moonbase``: their list here, and one module each."""

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from moonbase.languages.files import ENGLISH

if TYPE_CHECKING:
    from moonbase.cli.arguments.parser import Parser

COMMANDS: Final = {
    "serve": "open the table in the browser, for you, your friends and opponents",
    "play": "play a game in the terminal",
    "sim": "let opponents play many games and report scores and wins",
    "replay": "show a recorded game again, or verify it",
    "verify": "check that a recorded game was dealt fairly: every draw is derived again",
    "archive": "check that all games of a database can still be replayed",
    "cards": "show the cards, search them, or check your own card file",
    "fuzz": "play random games and check every promise of the engine at every step",
    "perft": "count positions by depth, or list legal actions in order",
    "prove": "hold the server to its promises: secrets, crashes, deals and load",
    "bench": "measure the speed of the engine, also against other libraries",
    "completion": "print a script for your shell that completes commands, games, options and files",
}


class Command(Protocol):
    """The interface of a command's module."""

    def arguments(self, parser: "Parser") -> None: ...

    def run(self, args: object) -> int: ...


def command_of(name: str) -> Command:
    command: Command = import_module(f"moonbase.cli.commands.{name}")
    return command


def about(name: str, language: str = ENGLISH) -> str:
    """Return what a command does, as the help says it."""
    if language == ENGLISH:
        return COMMANDS[name]
    from moonbase.engine.text import Text
    from moonbase.languages.phrase import command_words

    return command_words(language).say(Text(f"about.{name}"))


def parser_of(name: str, language: str = ENGLISH) -> "Parser":
    """Return the parser of a command, with all its options."""
    from moonbase.cli.arguments.parser import Parser

    parser = Parser(name, about(name, language), language)
    command_of(name).arguments(parser)
    parser.translate()
    return parser

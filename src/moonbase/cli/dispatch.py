"""The command ``moonbase``: which commands there are, and what becomes of everything that can go wrong."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from moonbase.cli.terminal.ascii_letters import use_plain_letters

if TYPE_CHECKING:
    from moonbase.cli.arguments.parser import Parser

NO_OUTPUT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
DEFECT: Final = 70
READER_GONE: Final = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""Windows says of a closed pipe that the argument is invalid."""
OUTPUT_FAULTS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

QUESTIONS: Final = ("-h", "--help", "help", "--version")

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

EXAMPLES: Final = """\
  moonbase                                          the table in the browser, on this machine only
  moonbase serve --host 0.0.0.0                     the same for the whole network
  moonbase play moon --players 4 --bots random      a game of Moon in the terminal
  moonbase play fromthemoon                         a game of From the Moon against a greedy opponent
  moonbase play fromthemoon --players 1             a game for one
  moonbase sim moon --players 3 --bots greedy,random,random --games 100
  moonbase replay game.txt --verify
  moonbase verify game.txt
  moonbase cards moon distiller
"""


class Command(Protocol):
    """The interface of a command's module."""

    def arguments(self, parser: "Parser") -> None: ...

    def run(self, args: object) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all is well, 2 for bad input, and never a traceback."""
    use_plain_letters()
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _say("stopped", INTERRUPTED)
    except OSError as error:
        if error.errno in READER_GONE:  # who has read enough is no fault
            _silence()
            return 0
        if error.errno not in OUTPUT_FAULTS:
            return _defect(error)
        _silence()
        return _say(f"the output cannot be written ({error.strerror})", NO_OUTPUT)
    except ValueError as error:
        return _refusal(error)
    except Exception as error:
        return _defect(error)


def _refusal(error: ValueError) -> int:
    """Say what is wrong with the input; a card file's faults one by one where that was asked for."""
    from moonbase.cli.arguments.faults import Faults
    from moonbase.engine.game import GameError

    if isinstance(error, Faults):
        return [_say(line, BAD_INPUT) for line in str(error).splitlines()][-1]
    return _say(_one_line(str(error)), BAD_INPUT) if isinstance(error, GameError) else _defect(error)


def _defect(error: Exception) -> int:
    if os.environ.get("MOONBASE_TRACEBACK") == "1":
        raise error
    return _say(f"unexpected {type(error).__name__}: {_one_line(str(error))} (MOONBASE_TRACEBACK=1 shows where)", DEFECT)


def _silence() -> None:
    """Send the rest of the output to /dev/null, so that Python's flush at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: list[str]) -> int:
    if not argv:
        from moonbase.cli.default_command import way_in

        argv = way_in()
        if not argv:
            return 0
    name = argv[0]
    if name in QUESTIONS and name != "--version":
        print(_help(), end="")
        return 0
    if name == "--version":
        print(_version())
        return 0
    name, rest = _command(argv)
    return command_of(name).run(parser_of(name).parse(rest))


def meant(argv: Sequence[str]) -> str:
    """Return the command that these arguments name, or GameError where it does not take them; nothing for a question about all commands.

    Whether a game can be played so is seen when it is opened.
    """
    if argv and argv[0] in QUESTIONS:
        return ""
    name, rest = _command(list(argv)) if argv else ("serve", [])
    parser_of(name).parse(rest)
    return name


def _command(argv: list[str]) -> tuple[str, list[str]]:
    """Return the command that is meant, and its arguments."""
    if argv[0].startswith("-"):
        return _meant_by_options(argv), argv
    if argv[0] in COMMANDS:
        return argv[0], argv[1:]
    return _played(argv[0]), argv


def _played(name: str) -> str:
    """``play`` for the name of a game; GameError for a word that is neither game nor command."""
    from moonbase.cli.arguments.parser import nearest
    from moonbase.engine.game import GameError
    from moonbase.registry import GAMES

    if name in GAMES:
        return "play"
    raise GameError(f"unknown command '{name}'{nearest(name, (*COMMANDS, *GAMES)) or '; moonbase --help lists them all'}")


def command_of(name: str) -> Command:
    command: Command = import_module(f"moonbase.cli.commands.{name}")
    return command


def parser_of(name: str) -> "Parser":
    """The parser of a command, with all its options."""
    from moonbase.cli.arguments.parser import Parser

    parser = Parser(name, COMMANDS[name])
    command_of(name).arguments(parser)
    return parser


def _version() -> str:
    from moonbase import __version__, native

    import_module("moonbase.activated")
    return f"moonbase {__version__}, {'compiled' if native.compiled() else 'interpreted'}"


def _meant_by_options(argv: list[str]) -> str:
    """Return ``play`` where an option is one of its own, as in ``moonbase --resume game.txt``; else ``serve``."""
    known = {name: parser_of(name).options() for name in ("play", "serve")}
    given = {argument.partition("=")[0] for argument in argv}
    return "play" if given & (known["play"] - known["serve"]) else "serve"


def _help() -> str:
    width = max(map(len, COMMANDS))
    commands = "".join(f"  {name:<{width}}  {about}\n" for name, about in COMMANDS.items())
    return (
        "Moonbase plays board games about settling the Moon, by the complete rules.\n\n"
        "usage: moonbase [COMMAND] [OPTIONS]      without a command: serve; with the name of a game or with --resume: play\n\n"
        f"commands:\n{commands}\n"
        "'moonbase COMMAND --help' explains a command. 'moonbase --version' tells the version and whether the engine is compiled.\n\n"
        f"examples:\n{EXAMPLES}"
    )


def _one_line(message: str) -> str:
    """A card file can have many faults: the first, and how many more."""
    first, *more = message.splitlines() or [""]
    return f"{first} (and {len(more)} more; 'moonbase cards' with this --set lists all)" if more else first


def _say(message: str, code: int) -> int:
    print(f"moonbase: {message}", file=sys.stderr)
    return code

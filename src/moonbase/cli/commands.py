"""The command ``moonbase``: which commands there are, and what becomes of everything that can go wrong."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final, Protocol

from moonbase import native
from moonbase.cli.arguments import Parser, nearest
from moonbase.cli.entrance import way_in
from moonbase.engine.game import GameError
from moonbase.registry import GAMES

NO_OUTPUT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
DEFECT: Final = 70
OUTPUT_FAULTS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

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

    def arguments(self, parser: Parser) -> None: ...

    def run(self, args: object) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all is well, 2 for bad input, and never a traceback."""
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except GameError as error:
        return _say(_one_line(str(error)), BAD_INPUT)
    except KeyboardInterrupt:
        return _say("stopped", INTERRUPTED)
    except BrokenPipeError:  # whoever read the output has read enough
        _silence()
        return 0
    except OSError as error:
        if error.errno not in OUTPUT_FAULTS:
            return _defect(error)
        _silence()
        return _say(f"the output cannot be written ({error.strerror})", NO_OUTPUT)
    except Exception as error:
        return _defect(error)


def _defect(error: Exception) -> int:
    if os.environ.get("MOONBASE_TRACEBACK") == "1":
        raise error
    return _say(f"unexpected {type(error).__name__}: {_one_line(str(error))} (MOONBASE_TRACEBACK=1 shows where)", DEFECT)


def _silence() -> None:
    """Send the rest of the output to /dev/null, so that Python's flush at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: list[str]) -> int:
    if not argv:
        argv = way_in()
        if not argv:
            return 0
    name, rest = argv[0], argv[1:]
    if name in ("-h", "--help", "help"):
        print(_help(), end="")
        return 0
    if name == "--version":
        print(f"moonbase {version('moonbase')}, {'compiled' if native.compiled() else 'interpreted'}")
        return 0
    if name in GAMES:
        name, rest = "play", argv
    elif name.startswith("-"):
        name, rest = "serve", argv
    if name not in COMMANDS:
        raise GameError(f"unknown command '{name}'{nearest(name, COMMANDS) or '; moonbase --help lists them all'}")
    command: Command = import_module(f"moonbase.cli.{name}_command")
    parser = Parser(name, COMMANDS[name])
    command.arguments(parser)
    return command.run(parser.parse(rest))


def _help() -> str:
    width = max(map(len, COMMANDS))
    commands = "".join(f"  {name:<{width}}  {about}\n" for name, about in COMMANDS.items())
    return (
        "Moonbase plays board games about settling the Moon, by the complete rules.\n\n"
        "usage: moonbase [COMMAND] [OPTIONS]      without a command: serve; with the name of a game: play\n\n"
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

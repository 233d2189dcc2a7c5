"""The command ``moonbase``: dispatches to its commands and reports their errors."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from moonbase.cli.commands import COMMANDS, command_of, parser_of
from moonbase.cli.terminal.ascii_letters import use_plain_letters
from moonbase.cli.terminal.exit_codes import INTERRUPTED

NO_OUTPUT: Final = 1
BAD_INPUT: Final = 2
DEFECT: Final = 70
READER_GONE: Final = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""Windows says of a closed pipe that the argument is invalid."""
OUTPUT_FAULTS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

QUESTIONS: Final = ("-h", "--help", "help", "--version")

EXAMPLES: Final = {
    "": "the table in the browser, on this machine only",
    "serve --host 0.0.0.0": "the same for the whole network",
    "replay game.txt --verify": "",
    "verify game.txt": "",
}
MARGIN: Final = 50
"""Columns of an example in the help of all commands."""


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
        from moonbase.cli.default_command import default_command

        argv = default_command()
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
    from moonbase.catalog.registry import GAMES
    from moonbase.cli.arguments.spelling import nearest
    from moonbase.engine.game import GameError

    if name in GAMES:
        return "play"
    raise GameError(f"unknown command '{name}'{nearest(name, (*COMMANDS, *GAMES)) or '; moonbase --help lists them all'}")


def _version() -> str:
    from moonbase.native import binary
    from moonbase.native.version import __version__

    import_module("moonbase.native.activated")
    return f"moonbase {__version__}, {'compiled' if binary.compiled() else 'interpreted'}"


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
        f"examples:\n{_examples()}"
    )


def _examples() -> str:
    from moonbase.cli.games.registry import overview

    lines = {f"  moonbase {line}": about for line, about in {**EXAMPLES, **overview()}.items()}
    return "".join(f"{line:<{MARGIN}}  {about}".rstrip() + "\n" for line, about in lines.items())


def _one_line(message: str) -> str:
    """A card file can have many faults: the first, and how many more."""
    first, *more = message.splitlines() or [""]
    return f"{first} (and {len(more)} more; 'moonbase cards' with this --set lists all)" if more else first


def _say(message: str, code: int) -> int:
    print(f"moonbase: {message}", file=sys.stderr)
    return code

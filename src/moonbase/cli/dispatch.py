"""The command ``moonbase``: dispatches to its commands and reports their errors."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from moonbase.cli.commands import COMMANDS, about, command_of, parser_of
from moonbase.cli.terminal.ascii_letters import use_plain_letters
from moonbase.cli.terminal.exit_codes import INTERRUPTED
from moonbase.cli.terminal.words import asked_language, reader_language
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

NO_OUTPUT: Final = 1
BAD_INPUT: Final = 2
DEFECT: Final = 70
READER_GONE: Final = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""Windows says of a closed pipe that the argument is invalid."""
OUTPUT_FAULTS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

QUESTIONS: Final = ("-h", "--help", "help", "--version")

EXAMPLES: Final = {
    "": Phrase("example.browser", "the table in the browser, on this machine only"),
    "serve --host 0.0.0.0": Phrase("example.network", "the same for the whole network"),
    "replay game.txt --verify": "",
    "verify game.txt": "",
}
PURPOSE: Final = Phrase("command.purpose", "Moonbase plays board games about settling the Moon, by the complete rules.")
USAGE: Final = Phrase(
    "command.usage",
    "usage: moonbase [COMMAND] [OPTIONS]      without a command: serve; with the name of a game or with --resume: play",
)
COMMANDS_TITLE: Final = Phrase("command.commands", "commands:")
MORE_HELP: Final = Phrase(
    "command.more_help",
    "'moonbase COMMAND --help' explains a command. 'moonbase --version' tells the version and whether the engine is compiled.",
)
EXAMPLES_TITLE: Final = Phrase("command.examples", "examples:")
MARGIN: Final = 50
"""Columns of an example in the help of all commands."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all is well, 2 for bad input, and never a traceback."""
    use_plain_letters()
    given = list(sys.argv[1:] if argv is None else argv)
    language = reader_language(asked_language(given))
    try:
        code = _run(given, language)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _say(Phrase("ended.stopped", "stopped").said(language), INTERRUPTED)
    except OSError as error:
        if error.errno in READER_GONE:  # who has read enough is no fault
            _silence()
            return 0
        if error.errno not in OUTPUT_FAULTS:
            return _defect(error, language)
        _silence()
        return _no_output(error, language)
    except ValueError as error:
        return _refusal(error, language)
    except Exception as error:
        return _defect(error, language)


def _no_output(error: OSError, language: str) -> int:
    from moonbase.cli.base.files import reason

    return _say(Phrase("ended.no_output", "the output cannot be written ({why})", why=reason(error)).said(language), NO_OUTPUT)


def _refusal(error: ValueError, language: str) -> int:
    """Say what is wrong with the input; a card file's faults one by one where that was asked for."""
    from moonbase.cli.arguments.faults import Faults
    from moonbase.cli.base.errors import said
    from moonbase.engine.game import GameError

    if not isinstance(error, GameError):
        return _defect(error, language)
    if isinstance(error, Faults):
        return [_say(line, BAD_INPUT) for line in said(error.error, language).splitlines()][-1]
    return _say(_one_line(said(error, language), language), BAD_INPUT)


def _defect(error: Exception, language: str) -> int:
    if os.environ.get("MOONBASE_TRACEBACK") == "1":
        raise error
    unexpected = Phrase(
        "ended.defect",
        "unexpected {kind}: {message} (MOONBASE_TRACEBACK=1 shows where)",
        kind=type(error).__name__,
        message=_one_line(str(error), language),
    )
    return _say(unexpected.said(language), DEFECT)


def _silence() -> None:
    """Send the rest of the output to /dev/null, so that Python's flush at exit does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: list[str], language: str) -> int:
    if not argv:
        from moonbase.cli.default_command import default_command

        argv = default_command()
        if not argv:
            return 0
    name = argv[0]
    if name in QUESTIONS and name != "--version":
        print(_help(language), end="")
        return 0
    if name == "--version":
        print(_version().said(language))
        return 0
    name, rest = _command(argv)
    return command_of(name).run(parser_of(name, language).parse(rest))


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
    from moonbase.languages.errors import SaidError

    if name in GAMES:
        return "play"
    hint = nearest(name, (*COMMANDS, *GAMES)) or Phrase("refused.all_commands", "; moonbase --help lists them all")
    raise SaidError(Phrase("refused.command", "unknown command '{name}'{hint}", name=name, hint=hint))


def _version() -> Phrase:
    from moonbase.native import binary
    from moonbase.native.version import __version__

    import_module("moonbase.native.activated")
    if binary.compiled():
        return Phrase("version.compiled", "moonbase {version}, compiled", version=__version__)
    return Phrase("version.interpreted", "moonbase {version}, interpreted", version=__version__)


def _meant_by_options(argv: list[str]) -> str:
    """Return ``play`` where an option is one of its own, as in ``moonbase --resume game.txt``; else ``serve``."""
    known = {name: parser_of(name).options() for name in ("play", "serve")}
    given = {argument.partition("=")[0] for argument in argv}
    return "play" if given & (known["play"] - known["serve"]) else "serve"


def _help(language: str) -> str:
    width = max(map(len, COMMANDS))
    commands = "".join(f"  {name:<{width}}  {about(name, language)}\n" for name in COMMANDS)
    return (
        f"{PURPOSE.said(language)}\n\n{USAGE.said(language)}\n\n{COMMANDS_TITLE.said(language)}\n{commands}\n"
        f"{MORE_HELP.said(language)}\n\n{EXAMPLES_TITLE.said(language)}\n{_examples(language)}"
    )


def _examples(language: str) -> str:
    from moonbase.cli.arguments.samples import sample
    from moonbase.cli.games.registry import overview

    lines = {f"  moonbase {sample(line, language)}": meaning for line, meaning in {**EXAMPLES, **overview()}.items()}
    return "".join(f"{line:<{MARGIN}}  {_meaning(meaning, language)}".rstrip() + "\n" for line, meaning in lines.items())


def _meaning(meaning: str, language: str) -> str:
    return meaning.said(language) if isinstance(meaning, Phrase) else meaning


def _one_line(message: str, language: str = ENGLISH) -> str:
    """Return an error in one line: of a card file with many faults the first, and how many more there are."""
    first, *more = message.splitlines() or [""]
    if not more:
        return first
    several = Phrase("refused.several", "{first} (and {n} more; 'moonbase cards' with this --set lists all)", first=first, n=len(more))
    return several.said(language)


def _say(message: str, code: int) -> int:
    print(f"moonbase: {message}", file=sys.stderr)
    return code

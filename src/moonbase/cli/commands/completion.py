"""``moonbase completion``: a script by which a shell completes commands, games, options and files."""

import argparse
from importlib import import_module
from typing import Any, Final

from moonbase.catalog.registry import GAMES
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.commands import COMMANDS, parser_of
from moonbase.engine.game import GameError

SHELLS: Final = ("bash", "zsh", "fish")
FILES: Final = ("FILE", "RECORD", "DB")
FOLDERS: Final = ("DIR", "FOLDER")
"""The names of arguments in the help of their commands."""


def arguments(parser: Parser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=f"one of {', '.join(SHELLS)}")
    parser.examples("bash", "zsh", "fish")


def run(args: argparse.Namespace) -> int:
    try:
        shtab: Any = import_module("shtab")
    except ImportError:
        raise GameError("completion needs the package shtab: pip install 'moonbase[completion]'") from None
    print(shtab.complete(whole_parser(shtab), args.shell))
    return 0


def whole_parser(shtab: Any) -> argparse.ArgumentParser:
    """One parser of all commands, which knows the values of their arguments. Without a command there are the options of serve."""
    whole = argparse.ArgumentParser("moonbase", parents=[_known("serve", shtab)], conflict_handler="resolve")
    whole.add_argument("--version", action="store_true", help="tell the version and whether the engine is compiled")
    commands = whole.add_subparsers()
    for name, about in COMMANDS.items():
        commands.add_parser(name, help=about, parents=[_known(name, shtab)], conflict_handler="resolve")
    for name in GAMES:
        played = commands.add_parser(name, help=f"play {name} in the terminal", add_help=False)
        for action in _known("play", shtab)._actions:
            if action.dest != "game":
                played._add_action(action)
    return whole


def _known(name: str, shtab: Any) -> Parser:
    """Return the parser of a command, with the values that its arguments can have."""
    parser = parser_of(name)
    for action in parser._actions:
        if action.metavar == "GAME":
            action.choices = tuple(GAMES)
        elif action.metavar in FILES:
            vars(action)["complete"] = shtab.FILE  # shtab reads an attribute that argparse does not declare
        elif action.metavar in FOLDERS:
            vars(action)["complete"] = shtab.DIRECTORY
    return parser

"""``moonbase completion``: a script by which a shell completes commands, games, options and files."""

import argparse
from importlib import import_module
from typing import Any, Final

from moonbase.catalog.registry import GAMES
from moonbase.cli.arguments.argparse_words import argparse_words
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.commands import COMMANDS, about, parser_of
from moonbase.cli.terminal.words import reader_language
from moonbase.languages.errors import SaidError
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

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
        raise SaidError(Phrase("refused.no_shtab", "completion needs the package shtab: pip install 'moonbase[completion]'")) from None
    language = reader_language(None)
    with argparse_words(language):
        print(shtab.complete(whole_parser(shtab, language), args.shell))
    return 0


def whole_parser(shtab: Any, language: str = ENGLISH) -> argparse.ArgumentParser:
    """Return one parser of all commands, which knows the values of their arguments. Without a command there are the options of serve."""
    whole = argparse.ArgumentParser("moonbase", parents=[_known("serve", shtab, language)], conflict_handler="resolve")
    version = Phrase("command.version", "tell the version and whether the engine is compiled")
    whole.add_argument("--version", action="store_true", help=version.said(language))
    commands = whole.add_subparsers()
    for name in COMMANDS:
        commands.add_parser(name, help=about(name, language), parents=[_known(name, shtab, language)], conflict_handler="resolve")
    for name in GAMES:
        meaning = Phrase("command.play_game", "play {game} in the terminal", game=name)
        played = commands.add_parser(name, help=meaning.said(language), add_help=False)
        for action in _known("play", shtab, language)._actions:
            if action.dest != "game":
                played._add_action(action)
    return whole


def _known(name: str, shtab: Any, language: str) -> Parser:
    """Return the parser of a command, with the values that its arguments can have."""
    parser = parser_of(name, language)
    for action, english in zip(parser._actions, parser_of(name)._actions, strict=True):
        if english.metavar == "GAME":
            action.choices = tuple(GAMES)
        elif english.metavar in FILES:
            vars(action)["complete"] = shtab.FILE  # shtab reads an attribute that argparse does not declare
        elif english.metavar in FOLDERS:
            vars(action)["complete"] = shtab.DIRECTORY
    return parser

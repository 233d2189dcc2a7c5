"""The strict parser of every command."""

import argparse
import re
from functools import partial
from typing import Final, NoReturn

from moonbase.cli.arguments.argparse_words import argparse_word, argparse_words
from moonbase.cli.arguments.samples import sample
from moonbase.cli.arguments.spelling import nearest
from moonbase.cli.arguments.values import Misread
from moonbase.engine.game import GameError
from moonbase.languages.errors import SaidError
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

QUOTED: Final = re.compile(r"'([^']*)'")
"""A value as argparse quotes it."""


class Parser(argparse.ArgumentParser):
    """Raises GameError instead of printing the usage, and knows what an unknown option was meant to be."""

    def __init__(self, command: str, about: str, language: str = ENGLISH) -> None:
        with argparse_words(language):
            super().__init__(
                f"moonbase {command}",
                description=about[0].upper() + about[1:] + ".",
                formatter_class=partial(argparse.RawDescriptionHelpFormatter, width=80),
                allow_abbrev=False,
                exit_on_error=False,
            )
        self.language: Final = language
        self.command: Final = command

    def examples(self, *lines: str) -> None:
        title = Phrase("command.examples", "examples:").said(self.language)
        self.epilog = title + "\n" + "\n".join(f"  {self.prog} {sample(line, self.language)}".rstrip() for line in lines)

    def translate(self) -> None:
        """Put what each argument means into the reader's language."""
        if self.language != ENGLISH:
            from moonbase.cli.arguments.help_words import translate

            translate(self._actions, self.command, self.language)

    def options(self) -> set[str]:
        """Return every long option, as it is typed."""
        return {name for action in self._actions for name in action.option_strings if name.startswith("--")}

    def parse(self, argv: list[str]) -> argparse.Namespace:
        with argparse_words(self.language):
            if {"-h", "--help"} & {*argv}:
                self._prepare_help()
            else:
                self.usage = ""  # only help shows it, and formatting it takes longer than parsing
            args, extra = self._read(argv)
        if extra:
            self._refuse(extra[0])
        return args

    def error(self, message: str) -> NoReturn:
        how = Phrase("refused.how", "('{command} --help' shows how)", command=self.prog)
        raise GameError(f"{message.removeprefix('argument ')} {how.said(self.language)}")

    def _prepare_help(self) -> None:
        self.formatter_class = argparse.RawDescriptionHelpFormatter  # as wide as the window; to find that out imports much
        if self.language != ENGLISH:  # Python 3.11 cuts the usage where the English word for it ends
            self.usage = self.format_usage().removeprefix(argparse_word("usage: "))

    def _read(self, argv: list[str]) -> tuple[argparse.Namespace, list[str]]:
        try:
            return self.parse_known_intermixed_args(argv)
        except argparse.ArgumentError as error:
            if isinstance(error.__context__, Misread):
                error.message = error.__context__.phrase.said(self.language)
            self.error(str(error) if self.language == ENGLISH else QUOTED.sub(r"„\1“", str(error)))

    def _refuse(self, given: str) -> NoReturn:
        if given.startswith("-"):
            unknown = Phrase("refused.option", "unknown option '{given}'", given=given)
        else:
            unknown = Phrase("refused.argument", "unknown argument '{given}'", given=given)
        meant = nearest(given, sorted(self.options()))
        if meant:
            raise SaidError(Phrase("refused.nearly", "{unknown}{meant}", unknown=unknown, meant=meant))
        self.error(unknown.said(self.language))

"""The strict parser of every command."""

import argparse
from functools import partial
from typing import NoReturn

from moonbase.cli.arguments.spelling import nearest
from moonbase.engine.game import GameError


class Parser(argparse.ArgumentParser):
    """Raises GameError instead of printing the usage, and knows what an unknown option was meant to be."""

    def __init__(self, command: str, about: str) -> None:
        super().__init__(
            f"moonbase {command}",
            description=about[0].upper() + about[1:] + ".",
            formatter_class=partial(argparse.RawDescriptionHelpFormatter, width=80),
            allow_abbrev=False,
        )

    def examples(self, *lines: str) -> None:
        self.epilog = "examples:\n" + "\n".join(f"  {self.prog} {line}" for line in lines)

    def options(self) -> set[str]:
        """Every long option, as it is typed."""
        return {name for action in self._actions for name in action.option_strings if name.startswith("--")}

    def parse(self, argv: list[str]) -> argparse.Namespace:
        if {"-h", "--help"} & {*argv}:
            self.formatter_class = argparse.RawDescriptionHelpFormatter  # as wide as the window; to find that out imports much
        else:
            self.usage = ""  # only help shows it, and formatting it takes longer than parsing
        args, extra = self.parse_known_intermixed_args(argv)
        if extra:
            what = "option" if extra[0].startswith("-") else "argument"
            self.error(f"unknown {what} '{extra[0]}'{nearest(extra[0], sorted(self.options()))}")
        return args

    def error(self, message: str) -> NoReturn:
        hint = "" if "; did you mean" in message else f" ('{self.prog} --help' shows how)"
        raise GameError(message.removeprefix("argument ") + hint)

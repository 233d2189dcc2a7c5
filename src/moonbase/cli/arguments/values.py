"""Types of argument values; each says what it expected."""

import argparse
import re
from collections.abc import Callable
from typing import Final

from moonbase.languages.phrase import Phrase

MOST_GAMES: Final = 10_000_000
"""The most games that one command plays."""


class Misread(argparse.ArgumentTypeError):
    """A value that is none, to be said in the reader's language."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase: Final = phrase


def whole(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of a whole number within bounds."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        raise Misread(
            Phrase(
                "refused.whole", "expected a whole number from {least} to {most}, not '{text}'", least=str(least), most=str(most), text=text
            )
        )

    return read


def option(text: str) -> tuple[str, int]:
    """``name=value``."""
    name, sign, value = text.partition("=")
    if not sign or not re.fullmatch(r"-?[0-9]{1,9}", value):
        raise Misread(Phrase("refused.setting", "expected name=number, not '{text}'", text=text))
    return name, int(value)


def levels(text: str) -> list[str]:
    """``greedy,random``."""
    return [level.strip() for level in text.split(",")]

"""The words of argparse itself, such as "expected one argument", in the reader's language."""

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import command_words

LOOKED_UP: Final = ("_", "ngettext")
"""argparse finds its words by these names, which it takes from gettext."""


@contextmanager
def argparse_words(language: str) -> Iterator[None]:
    """Let argparse speak the language meanwhile; what the word file lacks stays English."""
    if language == ENGLISH:
        yield
        return
    before = {name: vars(argparse)[name] for name in LOOKED_UP}
    words = command_words(language)

    def one(message: str) -> str:
        key = argparse_key(message)
        return words.say(Text(key)) if words.has(key) else message

    def counted(one_of_them: str, many: str, n: int) -> str:
        return one(one_of_them if n == 1 else many)

    vars(argparse).update(zip(LOOKED_UP, (one, counted), strict=True))
    try:
        yield
    finally:
        vars(argparse).update(before)


def argparse_word(message: str) -> str:
    """Return a message of argparse in the language that it speaks now."""
    return str(vars(argparse)["_"](message))


def argparse_key(message: str) -> str:
    """``argparse.expected_one_argument`` for "expected one argument"."""
    return f"argparse.{'_'.join(re.findall('[a-z]+', message.casefold()))}"

"""The language of the person at the terminal, and the words that belong to no game."""

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from moonbase.languages.files import LANGUAGES, TERMINAL, language

if TYPE_CHECKING:  # help in English takes no words from here
    from moonbase.languages.speech import Speech

SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name the person's language, the first one that is set: ``de_DE.UTF-8``."""
CODE: Final = 2
"""Letters of a language in such a name."""


def reader_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that is asked for, else that of the environment; English where we lack it."""
    named = (environment[name] for name in SETTINGS if environment.get(name))
    return language(asked or next(named, "")[:CODE])


def asked_language(argv: Sequence[str]) -> str | None:
    """Return the language that ``--language`` names among arguments that are not read yet."""
    for place, argument in enumerate(argv):
        option, sign, value = argument.partition("=")
        if option == "--language":
            named = value if sign else "".join(argv[place + 1 : place + 2])
            return named if named in LANGUAGES else None
    return None


def words(language: str) -> "Speech":
    from moonbase.languages.speech import Speech

    return Speech(language, TERMINAL, {})

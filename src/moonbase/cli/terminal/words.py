"""The language of the person at the terminal, and the words that belong to no game."""

import os
from collections.abc import Mapping
from typing import Final

from moonbase.languages.files import TERMINAL, language
from moonbase.languages.speech import Speech

SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name the person's language, the first one that is set: ``de_DE.UTF-8``."""
CODE: Final = 2
"""Letters of a language in such a name."""


def reader_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that is asked for, else that of the environment; English where we lack it."""
    named = (environment[name] for name in SETTINGS if environment.get(name))
    return language(asked or next(named, "")[:CODE])


def words(language: str) -> Speech:
    return Speech(language, TERMINAL, {})

"""The word files: a folder for each language, with a file for each game and one for the table that all games share."""

import os
from typing import Final

ENGLISH: Final = "en"
FOLDER: Final = os.path.dirname(__file__)
LANGUAGES: Final = (ENGLISH, *sorted(name for name in os.listdir(FOLDER) if len(name) == 2 and name != ENGLISH))
TABLE: Final = "table"
"""The file that every game shares."""
TERMINAL: Final = "terminal"
"""The words of the terminal; words for the terminal in one game only are in another file, ``GAME-terminal``."""


def language(asked: str | None) -> str:
    """Return a language that we have; English where the one asked for is missing."""
    return asked if asked in LANGUAGES else ENGLISH


def word_file(language: str, part: str) -> str:
    """Return the text of a word file; empty where the language lacks it."""
    try:
        with open(os.path.join(FOLDER, language, f"{part}.ftl"), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


COMMANDS: Final = "commands"
"""The words of command-line help and refusals; English has them in the code."""
FAULTS: Final = "faults"
"""The faults of a card file; English has them in the code."""

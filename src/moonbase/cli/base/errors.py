"""Errors as texts, so that each is said in its reader's language."""

import json
from typing import TYPE_CHECKING

from moonbase.engine.game import GameError
from moonbase.engine.text import Arg, Text
from moonbase.languages.errors import SaidError
from moonbase.languages.files import ENGLISH, TERMINAL
from moonbase.languages.phrase import Phrase
from moonbase.languages.speech import Speech

if TYPE_CHECKING:
    from moonbase.records.header import RecordError


class TerminalError(GameError):
    """An error of the terminal; its key is one of the terminal's own words."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.text = Text(key, **args)

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        return Speech(language, TERMINAL, {}).say(self.text)


def said(error: GameError, language: str) -> str:
    """Return what an error says, in the reader's language where it has words in it."""
    return error.said(language) if isinstance(error, (TerminalError, SaidError)) else str(error)


def why(error: GameError) -> Text | str:
    """Return what an error says, to be said within another one."""
    if isinstance(error, TerminalError):
        return error.text
    return error.phrase if isinstance(error, SaidError) else str(error)


def in_file(path: str, error: "RecordError") -> SaidError:
    """Return an error in a record with the name of its file."""
    return SaidError(Phrase("file.faulty_line", "{path}, {why}", path=path, why=error.phrase))


def of_position(path: str, text: str, error: GameError) -> SaidError:
    """Return an error in a position with the name of its file."""
    try:
        json.loads(text)
    except json.JSONDecodeError as fault:
        no_json = Phrase("refused.no_json", "{path}: {why}", path=path, why=str(error), line=fault.lineno, column=fault.colno)
        return SaidError(no_json)
    except (ValueError, RecursionError):
        pass
    return SaidError(Phrase("refused.position", "{path}: {why}", path=path, why=why(error)))

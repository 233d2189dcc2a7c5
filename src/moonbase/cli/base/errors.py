"""Errors as texts, so that each is said in its reader's language."""

from moonbase.engine.game import GameError
from moonbase.engine.text import Arg, Text
from moonbase.languages.files import ENGLISH, TERMINAL
from moonbase.languages.speech import Speech


class TerminalError(GameError):
    """An error of the terminal; its key is one of the terminal's own words."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.text = Text(key, **args)

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        return Speech(language, TERMINAL, {}).say(self.text)


def why(error: GameError) -> Text | str:
    """Return what an error says, to be said within another one."""
    return error.text if isinstance(error, TerminalError) else str(error)

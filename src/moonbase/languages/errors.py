"""Errors that are said in their reader's language."""

from moonbase.engine.game import GameError
from moonbase.languages.phrase import Phrase


class SaidError(GameError):
    """An error about what a person gave; in Python it reads in English."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def said(self, language: str) -> str:
        return self.phrase.said(language)

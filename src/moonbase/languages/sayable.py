"""A sentence that is kept in English and can be said in other languages. Speech says it as a part of others and need not know its kind."""

from abc import ABCMeta, abstractmethod


class Sayable(str, metaclass=ABCMeta):
    """The sentence in English."""

    @abstractmethod
    def said(self, language: str) -> str:
        """Return the sentence in a language that we have."""

"""A sentence that is kept in English and can be said in other languages. Speech says it as a part of others and need not know its kind."""


class Sayable(str):
    """The sentence in English."""

    def said(self, language: str) -> str:
        """Return the sentence in a language that we have."""
        raise NotImplementedError

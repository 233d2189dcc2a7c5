"""The text of a card file together with the file's name, by which the lines of an error call it."""

from typing import Final

UNNAMED: Final = "overlay"
"""The name of an owner's text that comes from no file."""


class NamedText(str):
    """The text of a card file that a person named."""

    name: str

    def __new__(cls, text: str, name: str) -> "NamedText":
        named = super().__new__(cls, text)
        named.name = name
        return named

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # for pickle
        return str(self), self.name


def name_of(text: str) -> str:
    """Return the name of the file that an owner's text comes from, or ``overlay`` where it comes from none."""
    return text.name if isinstance(text, NamedText) else UNNAMED

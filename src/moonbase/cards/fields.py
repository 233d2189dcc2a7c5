"""Typed values of a card file. Each reads a TOML value strictly, lowers it to integers and describes itself."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from moonbase.cards.place import Place, expected, quoted
from moonbase.languages.phrase import Phrase

Schema = dict[str, Any]
Cells = tuple[tuple[int, ...], ...]
"""The numbers that a value writes into a program. Each inner tuple fills neighbouring columns of one row."""


class Field(ABC):
    """A kind of value."""

    @abstractmethod
    def read(self, value: object, at: Place) -> Any:
        """Return the value as the game uses it. A wrong one is reported at its place, and the result is then meaningless."""

    @abstractmethod
    def schema(self) -> Schema:
        """Return the same rule as JSON Schema."""

    @abstractmethod
    def words(self) -> Phrase:
        """Return the same rule for people: it completes "expected ..."."""

    def cells(self, value: Any) -> Cells:
        return ((int(value),),)

    def refuse(self, value: object, at: Place) -> None:
        at.wrong(expected(self.words(), value))


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Whole(Field):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def read(self, value: object, at: Place) -> int:
        if isinstance(value, int) and is_whole(value) and self.least <= value <= self.most:
            return value
        self.refuse(value, at)
        return self.least

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def words(self) -> Phrase:
        return Phrase("fault.whole", "a whole number from {least} to {most}", least=self.least, most=self.most)


class Amount(Field):
    """A whole number, or a symbol for a number that is known only in play."""

    def __init__(self, least: int, most: int, symbols: Mapping[str, int] | None = None) -> None:
        self.least: Final = least
        self.most: Final = most
        self.symbols: Final = symbols or {}

    def read(self, value: object, at: Place) -> int:
        if isinstance(value, str) and value in self.symbols:
            return self.symbols[value]
        if isinstance(value, int) and is_whole(value) and self.least <= value <= self.most:
            return value
        self.refuse(value, at)
        return self.least

    def schema(self) -> Schema:
        number = Whole(self.least, self.most).schema()
        return {"anyOf": [number, {"enum": list(self.symbols)}]} if self.symbols else number

    def words(self) -> Phrase:
        words = Whole(self.least, self.most).words()
        for name in self.symbols:
            words = Phrase("list.or", "{first} or {last}", first=words, last=quoted(name))
        return words


class Yes(Field):
    """True or false; with ``only``, just true, where false would say nothing."""

    def __init__(self, only: bool = False) -> None:
        self.only: Final = only

    def read(self, value: object, at: Place) -> bool:
        if isinstance(value, bool) and (value or not self.only):
            return value
        self.refuse(value, at)
        return False

    def schema(self) -> Schema:
        return {"const": True} if self.only else {"type": "boolean"}

    def words(self) -> Phrase:
        return Phrase("fault.true", "true") if self.only else Phrase("fault.yes", "true or false")


class Words(Field):
    """One line of text."""

    def __init__(self, longest: int, least: int = 1) -> None:
        self.longest: Final = longest
        self.least: Final = least

    def read(self, value: object, at: Place) -> str:
        if isinstance(value, str) and self.least <= len(value) <= self.longest and value.isprintable() and value == value.strip():
            return value
        self.refuse(value, at)
        return ""

    def schema(self) -> Schema:
        return {"type": "string", "minLength": self.least, "maxLength": self.longest}

    def words(self) -> Phrase:
        return Phrase("fault.line", "one line of text, at most {most} characters", most=self.longest)


NAME: Final = Words(60)
NOTE: Final = Words(400, 0)

"""Reading untrusted JSON strictly: every value is asked for by key, and what is wrong is said with its key path."""

import json
from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from moonbase.engine.game import GameError


@final
class Reader:
    """A value at a path. Each question either gives what was asked for or raises GameError with the path."""

    def __init__(self, value: Any, name: str = "", parent: "Reader | None" = None, index: i64 = -1) -> None:
        self.value: Final = value
        self.name: Final = name
        self.parent: Final = parent
        self.index: Final[i64] = index

    @property
    def path(self) -> str:
        """Put together only when something is wrong: a position has hundreds of values."""
        if self.parent is None:
            return self.name
        above = self.parent.path
        if self.index >= 0:
            return f"{above}[{self.index}]"
        return f"{above} > {self.name}" if above else self.name

    def wrong(self, what: str) -> GameError:
        return GameError(f"{self.path or 'the position'}: {what}")

    def keys(self, *names: str) -> None:
        """Require an object with exactly these keys."""
        self.exactly(names)

    def exactly(self, names: tuple[str, ...]) -> None:
        """``keys`` for a list that is at hand: quicker, and a position asks often."""
        if not isinstance(self.value, dict):
            raise self.wrong("expected an object in braces")
        missing: str | None = None
        for name in names:
            if name not in self.value:
                missing = name
                break
        if missing is None and len(self.value) == len(names):
            return
        for name in self.value:
            if name not in names:
                raise self.wrong(f"unknown key '{name}'")
        raise self.wrong(f"the key '{missing}' is missing")

    def at(self, name: str) -> "Reader":
        return Reader(self.value[name], name, self)

    def items(self, most: int) -> list["Reader"]:
        if not isinstance(self.value, list):
            raise self.wrong("expected a list")
        if len(self.value) > most:
            raise self.wrong(f"{len(self.value)} entries, at most {most} fit")
        return [Reader(value, "", self, i) for i, value in enumerate(self.value)]

    def names(self) -> list[tuple[str, "Reader"]]:
        if not isinstance(self.value, dict):
            raise self.wrong("expected an object in braces")
        return [(name, Reader(value, name, self)) for name, value in self.value.items()]

    def whole(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"expected a whole number from {low} to {high}, not {json.dumps(self.value)[:40]}")
        return self.value

    def number(self, name: str, low: int, high: int) -> int:
        """``at(name).whole(low, high)``, quicker where nothing is wrong."""
        value = self.value[name]
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        return self.at(name).whole(low, high)

    def yes(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, not {json.dumps(self.value)[:40]}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(f"expected a text, not {json.dumps(self.value)[:40]}")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """Read a name and return its index."""
        word = self.text()
        if word not in names:
            raise self.wrong(f"'{word}' is not one of {', '.join(names)}")
        return names.index(word)


def parse(text: str) -> Reader:
    try:
        return Reader(json.loads(text))
    except json.JSONDecodeError as problem:
        raise GameError(f"not JSON: {problem.msg} in line {problem.lineno}, column {problem.colno}") from None
    except (RecursionError, ValueError):
        raise GameError("not a position: nested too deeply, or a number too long") from None

"""Reading untrusted JSON strictly: every value is asked for by key, and what is wrong is said with its key path."""

import json
from typing import Any, Final, final

from moonbase.engine.game import GameError


@final
class Reader:
    """A value at a path. Each question either gives what was asked for or raises GameError with the path."""

    def __init__(self, value: Any, path: str = "") -> None:
        self.value: Final = value
        self.path: Final = path

    def wrong(self, what: str) -> GameError:
        return GameError(f"{self.path or 'the position'}: {what}")

    def keys(self, *names: str) -> None:
        """An object with exactly these keys."""
        if not isinstance(self.value, dict):
            raise self.wrong("expected an object in braces")
        for name in self.value:
            if name not in names:
                raise self.wrong(f"unknown key '{name}'")
        for name in names:
            if name not in self.value:
                raise self.wrong(f"the key '{name}' is missing")

    def at(self, name: str) -> "Reader":
        return Reader(self.value[name], f"{self.path} > {name}" if self.path else name)

    def items(self, most: int) -> list["Reader"]:
        if not isinstance(self.value, list):
            raise self.wrong("expected a list")
        if len(self.value) > most:
            raise self.wrong(f"{len(self.value)} entries, at most {most} fit")
        return [Reader(value, f"{self.path}[{i}]") for i, value in enumerate(self.value)]

    def names(self) -> list[tuple[str, "Reader"]]:
        if not isinstance(self.value, dict):
            raise self.wrong("expected an object in braces")
        return [(name, Reader(value, f"{self.path} > {name}")) for name, value in self.value.items()]

    def whole(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"expected a whole number from {low} to {high}, not {json.dumps(self.value)[:40]}")
        return self.value

    def yes(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, not {json.dumps(self.value)[:40]}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(f"expected a text, not {json.dumps(self.value)[:40]}")
        return self.value

    def one_of(self, names: list[str]) -> int:
        """The index of a name."""
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

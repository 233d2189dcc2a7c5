"""Refusals by code: a text for people, a status for HTTP."""

from collections.abc import Sequence
from typing import Final

from moonbase.engine.text import Text, verbatim
from moonbase.languages.files import ENGLISH, TABLE
from moonbase.languages.speech import Speech

STATUS: Final = {
    "malformed": 400,
    "too_long": 413,
    "no_session": 401,
    "foreign_origin": 403,
    "not_seated": 403,
    "not_over": 403,
    "full": 403,
    "unknown": 404,
    "unknown_table": 404,
    "unknown_set": 404,
    "key_used": 410,
    "other_rules": 409,
    "misdirected": 421,
    "too_many": 429,
    "defect": 500,
    "busy": 503,
    "damaged": 503,
}
"""Every other code is a 409: the request is well formed, and the table stands otherwise."""
LONGEST_LINE: Final = 600


class Refused(Exception):
    """By the key of a text and what stands in it, or by a code and an English sentence of its own."""

    def __init__(self, key: str, message: str | None = None, lines: Sequence[str] = (), **values: str | int) -> None:
        self.code: Final = key.partition(".")[0]
        self.message: Final = Text(f"refused.{key}", **values) if message is None else verbatim(message)
        super().__init__(key)
        self.lines: Final = tuple(lines)
        """Everything that is wrong, where one sentence cannot hold it."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def say(self, language: str = ENGLISH) -> str:
        return Speech(language, TABLE, {}).say(self.message)

    def __str__(self) -> str:
        return self.say()


class Stale(Refused):
    """The table has moved on since the sequence number that the request names."""

    def __init__(self) -> None:
        super().__init__("stale")


def sentence(message: str) -> str:
    """Return the first line of a GameError as a sentence."""
    line = sayable(message.strip().splitlines()[0] if message.strip() else "malformed")
    return line[0].upper() + line[1:] + ("" if line.endswith((".", "?")) else ".")


def sayable(text: str, most: int = LONGEST_LINE) -> str:
    """Return a text from outside in a form that can be repeated: cut to a line, and without surrogates, which UTF-8 cannot encode."""
    return (text if len(text) <= most else text[: most - 3] + "...").encode(errors="replace").decode()

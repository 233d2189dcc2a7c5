"""Texts as they come over the wire, and sentences of them."""

from typing import Any

from moonbase.catalog.registry import game
from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH, TABLE
from moonbase.languages.speech import Speech, speech
from moonbase.server.base.texts import from_data


class Spoken:
    """The words of a page for the texts of a table's message, as its receiver reads them."""

    def __init__(self, message: dict[str, Any], language: str = ENGLISH) -> None:
        people = {f"seat:{number}": name for number, name in enumerate(message["names"])}
        self._speech = speech(game(message["game"]), people, you=message["you"], language=language)

    def say(self, text: dict[str, Any]) -> str:
        return self._speech.say(as_text(text))

    def choices(self, message: dict[str, Any]) -> list[str]:
        return [self.say(choice["words"]) for choice in message["choices"]]


def sentence(text: dict[str, Any]) -> str:
    """The English sentence of a text that names nothing of a game, such as a refusal."""
    return Speech(ENGLISH, TABLE, {}).say(as_text(text))


def as_text(data: dict[str, Any]) -> Text:
    found = from_data(Text, data)
    assert isinstance(found, Text)
    return found


def refused(key: str, **values: str | int) -> dict[str, Any]:
    """The message of a refusal."""
    return text(f"refused.{key}", **values)


def text(key: str, **args: object) -> dict[str, Any]:
    return {"key": key, "args": args} if args else {"key": key}


def of_seat(number: int) -> list[str]:
    return ["seat", str(number)]

"""Texts as they come over the wire, and sentences of them."""

from typing import Any

from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH, TABLE
from moonbase.languages.speech import Speech
from moonbase.server.base.texts import from_data


def sentence(text: dict[str, Any]) -> str:
    """The English sentence of a text that names nothing of a game, such as a refusal."""
    return Speech(ENGLISH, TABLE, {}).say(text_of(text))


def text_of(data: dict[str, Any]) -> Text:
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

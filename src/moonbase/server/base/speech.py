"""Sentences for one table and one language, with the names of cards and seats marked: ``[card:S1-04|Rim Landing]``."""

from collections.abc import Sequence
from typing import Final

from moonbase.engine.events import Event, visible
from moonbase.engine.game import Game
from moonbase.engine.text import Ref, Text
from moonbase.languages import speech
from moonbase.languages.files import ENGLISH

LANGUAGES: Final = ("en",)
MARKED: Final = ("card:", "seat:")
MARKS: Final = str.maketrans("[]|", "()/")
"""Names stand in sentences between these signs."""


def language(asked: str | None) -> str:
    """A language that we have; English where the one asked for is missing."""
    return asked if asked in LANGUAGES else LANGUAGES[0]


def unmarked(name: str) -> str:
    """A name that cannot be taken for a mark: people choose their own, and those of their cards."""
    return name.translate(MARKS)


def mark(key: str, name: str) -> str:
    return f"[{key}|{unmarked(name)}]" if key.startswith(MARKED) else unmarked(name)


class Speech:
    """``names`` are those of the people in the seats."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        known = {**game.names, **{f"seat:{seat}": name for seat, name in enumerate(names)}}
        marked = {key: mark(key, name) if isinstance(name, str) else name for key, name in known.items()}
        self._speech: Final = speech.Speech(ENGLISH, game.name, marked)

    def say(self, text: Text) -> str:
        return self._speech.say(text)

    def lines(self, events: list[Event], viewer: int) -> list[str]:
        return [self.say(text) for text in visible(events, viewer)]


def of_table(key: str, seat: int, other: int | None = None) -> Event:
    """Something that happened at the table and not in the game."""
    if other is None:
        return Event(Text(f"table.{key}", seat=Ref("seat", str(seat))))
    return Event(Text(f"table.{key}", seat=Ref("seat", str(seat)), other=Ref("seat", str(other))))

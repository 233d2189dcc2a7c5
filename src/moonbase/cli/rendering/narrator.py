"""The narrator of the table: says texts of the game and the terminal's own words in the player's language."""

from functools import cached_property
from typing import Any, Final

from moonbase.cli.terminal.words import words
from moonbase.engine.game import Game, View
from moonbase.engine.text import Arg, Ref, Text
from moonbase.languages.files import ENGLISH, TERMINAL
from moonbase.languages.speech import speech

SEATS: Final = "ABCDE"
"""A letter for each seat, the first one A."""
LONGEST: Final = 12
"""Letters of a name on the table."""


def seat_names(seats: list[str], name: str = "", language: str = ENGLISH) -> list[str]:
    """``["you", "greedy"]`` reads "You" and "Greedy 1": the number is the seat's, as in action texts."""
    name = " ".join(name.split()) or words(language).say(Text("you"))
    name = name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"
    return [name if level == "you" else f"{_level(level, language)} {seat}" for seat, level in enumerate(seats)]


def _level(level: str, language: str) -> str:
    from moonbase.roster.levels import LEVELS, label  # late: a wrong argument is refused without any opponent

    return words(language).say(Text(f"level.{level}")) if level in LEVELS else label(level)


Gallery = dict[str, dict[str, Any]]
"""Cards by their id."""


class Narrator:
    """Says texts to the person in the seat ``you``, with the names of the people at the table."""

    def __init__(self, game: Game, names: list[str], you: int | None = None, language: str = ENGLISH) -> None:
        self.names: Final = names
        self.language: Final = language
        self._game: Final = game
        people = {f"seat:{seat}": name for seat, name in enumerate(names)}
        self._speech: Final = speech(game, people, you, language, TERMINAL, f"{game.name}-{TERMINAL}")

    def plain(self, text: Text) -> str:
        return self._speech.say(text)

    def say(self, key: str, **args: Arg) -> str:
        return self._speech.say(Text(key, **args))

    def has(self, key: str) -> bool:
        return self._speech.has(key)

    @cached_property
    def cards(self) -> dict[str, View]:
        """The gallery by id, with texts for sentences."""
        return {str(card["id"]): card for card in self._game.gallery()}

    @cached_property
    def gallery(self) -> Gallery:
        """The gallery by id, in the reader's language."""
        return {id: {**self._speech.spoken(card), "name": self._speech.name(Ref("card", id))} for id, card in self.cards.items()}

    def effect(self, id: str) -> str:
        """Say what a tile does, without the moment when it does it."""
        return capital(self._speech.name(Ref("effect", id)))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]

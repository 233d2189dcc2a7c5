"""The interface between the terminal and a game: numbered choices, and a painter that draws a view."""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Game, Refusal, State, View
from moonbase.engine.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType


class Choice(NamedTuple):
    number: int
    action: int
    text: str
    """The action as records write it."""
    words: str
    """The action in words."""
    refusal: Refusal | None
    """Why it is closed; None where it is open."""


class Page(NamedTuple):
    """Something to read that is asked for by a word."""

    about: str
    draw: Callable[[View, list[Choice]], "RenderableType"]


class Painter(Protocol):
    """Draws one game. It is given views and choices and nothing else, so it cannot show what is hidden."""

    headlines: frozenset[str]
    """Keys of the events that tell a game in brief."""
    shrinks: tuple[str, ...]
    """The parts of the table that can be made shorter, the least missed first."""
    signs: dict[str, str]
    """The meaning of each sign on the table."""
    width: int
    """Columns to draw for; the terminal sets it before it draws."""
    pages: dict[str, Page]
    """The pages that can be read at the table, by the word that opens each."""
    aliases: Mapping[str, str]
    """Other words for pages."""

    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> "RenderableType":
        """The table and the choices, with the parts in ``shrunk`` as short as can be. What must always be seen comes first."""

    def moment(self, view: View) -> str:
        """Name the moment of the game: ``Era I, round 2 of 8``."""

    def seat(self, view: View, seat: int) -> "RenderableType":
        """All about one player."""

    def result(self, view: View, places: list[int]) -> "RenderableType": ...

    def digest(self, events: list[Text]) -> list[str]:
        """Sum up in a few lines what others did."""

    def card_of(self, view: View, choice: Choice) -> str | None:
        """The id of the card that a choice is about."""

    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        """Say in a sentence what this choice would give away; empty where it gives nothing away."""

    def card_lines(self, card: View) -> list[str]:
        """A card of the gallery in a few lines of text."""


def choices_of(game: Game, s: State, seat: int, narrator: Narrator) -> list[Choice]:
    """Everything the seat may wonder about here, numbered in the order of the actions."""
    legal = set(game.legal(s))
    found = []
    for number, action in enumerate(game.candidates(s, seat), 1):
        refusal = None if action in legal else game.refusal(s, seat, action)
        found.append(Choice(number, action, game.write(s, action), narrator.plain(game.say(s, action)), refusal))
    return found

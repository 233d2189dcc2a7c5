"""The renderer of a game: the interface between the terminal and the game that it draws."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import cast

from rich.console import RenderableType

from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Plain
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Game, View
from moonbase.engine.text import Text

Page = Callable[[View, list[Choice]], RenderableType]
"""Something to read that is asked for by a word."""


class Renderer(ABC):
    """Draws one game. It is given views and choices and nothing else, so it cannot show what is hidden."""

    headlines: frozenset[str]
    """Keys of the events that tell a game in brief."""
    shrinks: tuple[str, ...]
    """The parts of the table that can be made shorter, the least missed first."""
    signs: tuple[str, ...]
    """The signs on the table, by the ends of their keys."""
    width: int
    """Columns to draw for; the terminal sets it before it draws."""
    pages: dict[str, Page]
    """The pages that can be read at the table, by the word that opens each."""
    aliases: Mapping[str, str]
    """Other words for pages."""

    def __init__(self, game: Game, narrator: Narrator, width: int) -> None:
        self.game = game.name  # what the keys of its own words begin with
        self.narrator = narrator
        self.width = width
        self.pages = self.make_pages()

    @abstractmethod
    def make_pages(self) -> dict[str, Page]:
        """Return the pages of the game, by the word that opens each."""

    @abstractmethod
    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> RenderableType:
        """Draw the table and the choices, with the parts in ``shrunk`` as short as can be. What must always be seen comes first."""

    @abstractmethod
    def moment(self, view: View) -> str:
        """Name the moment of the game: ``Era I, round 2 of 8``."""

    @abstractmethod
    def seat(self, view: View, seat: int) -> RenderableType:
        """Draw all about one player."""

    @abstractmethod
    def result(self, view: View, places: list[int]) -> RenderableType: ...

    @abstractmethod
    def digest(self, events: list[Text]) -> list[str]:
        """Sum up in a few lines what others did."""

    def card_of(self, view: View, choice: Choice) -> str | None:
        """Return the id of the card that a choice names; for the answers to a question, the card that asks."""
        asked = cast(Plain, view)["question"]
        return choice.card if choice.card is not None or asked is None else cast("str | None", asked.get("card"))

    @abstractmethod
    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        """Say in a sentence what this choice would give away; empty where it gives nothing away."""

    @abstractmethod
    def card_lines(self, card: View) -> list[Line]:
        """Draw a card of the gallery in a few lines of text."""

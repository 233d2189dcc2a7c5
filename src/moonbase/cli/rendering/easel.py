"""What every painter works with, whatever the game."""

from abc import ABC, abstractmethod

from moonbase.cli.rendering.elements import gallery_of
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.renderer import Page
from moonbase.engine.game import Game


class Easel(ABC):
    """The cards by id, the names at the table, how wide a picture may be, and the pages of the game."""

    def __init__(self, game: Game, narrator: Narrator, width: int) -> None:
        self.gallery = gallery_of(game)
        self.narrator = narrator
        self.names = narrator.names
        self.width = width
        self.pages = self.make_pages()

    @abstractmethod
    def make_pages(self) -> dict[str, Page]: ...

"""What every painter works with, whatever the game."""

from abc import ABC, abstractmethod

from moonbase.cli.drawing import gallery_of
from moonbase.cli.names import Narrator
from moonbase.cli.table import Page
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

"""A position that was built for a test, played by texts: the verbs that are the same in any game."""

from typing import Generic, Self, TypeVar

from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.notation import read, write_all
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text

Position = TypeVar("Position", bound=State)


class PlayedPosition(Generic[Position]):
    def __init__(self, game: Game, s: Position) -> None:
        self.game = game
        self.s = s
        self.log: list[Event] = []

    def legal(self) -> list[str]:
        return write_all(self.game, self.s)

    def play(self, *texts: str) -> Self:
        """Play actions by their text; nature's too (``deal S1-04``)."""
        for text in texts:
            self.game.apply(self.s, read(self.game, self.s, text), self.log)
        return self

    def nature(self, seed: int = 1) -> Self:
        """Let nature act until a seat is asked."""
        rng = Rng(seed)
        while self.s.waiting == CHANCE:
            self.game.apply(self.s, self.game.sample(self.s, rng), self.log)
        return self

    def told(self, viewer: int = 0) -> list[Text]:
        """Return the facts that a viewer was told since the position was built."""
        return visible(self.log, viewer)

    @property
    def waiting(self) -> int:
        return self.s.waiting

    @property
    def over(self) -> bool:
        return self.s.waiting == OVER

"""What every opponent is: an object that sits at a seat and picks one of its legal actions."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from moonbase.engine.game import Game, State
from moonbase.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A bot has its own randomness, so that how much it thinks cannot change what the game deals.

    ``choose`` is given the true state and must not read what its seat may not know: it looks through ``game.view`` or plays in worlds that
    ``game.resample`` makes for its seat.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game: Game = game
        self.rng: Rng = rng

    @abstractmethod
    def choose(self, s: State, seat: i64) -> i64: ...

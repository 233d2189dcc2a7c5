"""The interface of an opponent: it sits at a seat and picks one of its legal actions."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from moonbase.bots.decision import Decision
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A bot sits at one seat of one game. ``self.game`` has the rules: a bot steps and clones worlds of its own with it.

    ``self.rng`` are random numbers of its own, so that how much it thinks cannot change what the game deals.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game: Game = game
        self.rng: Rng = rng

    @abstractmethod
    def choose(self, decision: Decision) -> i64:
        """Return one of ``decision.actions()``."""

"""Moonbase: two board games about settling the Moon, complete and enforced.

game = moonbase.game("moon")     the rules as a Game: see moonbase.engine.game for what it can be asked
moonbase.Rng(seed)               the random generator that is passed to it
moonbase.CHANCE, moonbase.OVER   who is waited on when it is nature, and when the game is over
moonbase.PUBLIC                  the viewer without a seat
"""

from moonbase import native as _native

_native.activate()  # before any module that may be compiled is imported

from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, GameError  # noqa: E402
from moonbase.engine.rng import Rng  # noqa: E402

__all__ = ["CHANCE", "OVER", "PUBLIC", "Game", "GameError", "Rng", "game"]


def game(name: str, card_file: str | None = None) -> Game:
    """A game by name, with the cards of the project or those changed by an owner's file."""
    from moonbase import registry

    return registry.game(name, card_file)

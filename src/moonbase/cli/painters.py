"""Which painter draws which game."""

from moonbase.cli.moon import MoonPainter
from moonbase.cli.names import Narrator
from moonbase.cli.table import Painter
from moonbase.engine.game import Game

PAINTERS = {"moon": MoonPainter}


def painter(game: Game, narrator: Narrator, width: int) -> Painter:
    return PAINTERS[game.name](game, narrator, width)

"""The painter of each game."""

from collections.abc import Callable
from typing import Final

from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.renderer import Painter
from moonbase.engine.game import Game


def _moon() -> Callable[[Game, Narrator, int], Painter]:
    from moonbase.cli.games.moon import MoonPainter

    return MoonPainter


def _fromthemoon() -> Callable[[Game, Narrator, int], Painter]:
    from moonbase.cli.games.fromthemoon import FromTheMoonPainter

    return FromTheMoonPainter


PAINTERS: Final = {"moon": _moon, "fromthemoon": _fromthemoon}


def painter(game: Game, narrator: Narrator, width: int) -> Painter:
    return PAINTERS[game.name]()(game, narrator, width)

"""The views of a position: made once where the game hides nothing."""

from typing import Final, cast

from moonbase.engine.game import PUBLIC, Game, State
from moonbase.server.base.wire import GameView


class Sight:
    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._last: tuple[State, GameView] | None = None
        """The position that was looked at last, and what everybody sees of it."""

    def of(self, s: State, viewer: int) -> GameView:
        if self._game.hides:
            return view_of(self._game, s, viewer)
        if self._last is None or self._last[0] is not s:
            self._last = s, view_of(self._game, s, int(PUBLIC))
        return {**self._last[1], "viewer": viewer if viewer >= 0 else None}


def view_of(game: Game, s: State, viewer: int) -> GameView:
    """Every game's view has these fields; a test holds each against what it declares."""
    return cast(GameView, game.view(s, viewer))

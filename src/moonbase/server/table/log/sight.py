"""The views of a position: what several viewers see is made once."""

from typing import Final, cast

from moonbase.engine.game import Game, State, View
from moonbase.server.base.wire import GameView


class Sight:
    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._last: tuple[State, View] | None = None
        """The position that was looked at last, and one viewer's view of it."""

    def of(self, s: State, viewer: int) -> GameView:
        beside = self._last[1] if self._last is not None and self._last[0] is s else None
        found = view_of(self._game, s, viewer, beside)
        self._last = s, cast(View, found)
        return found


def view_of(game: Game, s: State, viewer: int, beside: View | None = None) -> GameView:
    """Return a viewer's view of a position. Every game's view has these fields; a test holds each against what it declares."""
    return cast(GameView, game.view(s, viewer, beside))

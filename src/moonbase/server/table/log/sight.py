"""The views of a position: made once where the game hides nothing."""

from typing import Final

from moonbase.engine.game import PUBLIC, Game, State, View


class Sight:
    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._last: tuple[State, View] | None = None
        """The position that was looked at last, and what everybody sees of it."""

    def of(self, s: State, viewer: int) -> View:
        if self._game.hides:
            return self._game.view(s, viewer)
        if self._last is None or self._last[0] is not s:
            self._last = s, self._game.view(s, int(PUBLIC))
        return {**self._last[1], "viewer": viewer if viewer >= 0 else None}

"""The door through which a bot sees the game: what its seat may know when it is asked, and nothing else."""

from typing import final

from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.game import Game, GameError, State, View


@final
class Decision:
    """A choice that a seat must make, with all that the seat may know.

    The fairness rule: a bot decides by this object, by what it remembers of earlier ones, and by its own random numbers. It never reads the
    true state, which is private here. To look ahead it plays in worlds that ``world`` makes: each agrees with all that the seat knows, and
    what is hidden from the seat is dealt anew.
    """

    def __init__(self, game: Game, s: State) -> None:
        if s.waiting < 0:
            raise GameError("no seat is asked here: nature draws, or the game is over")
        self._game: Game = game
        self._state: State = s
        self.seat: i64 = s.waiting
        self.players: i64 = s.players

    @property
    def turn(self) -> i64:
        """The number of the turn: another one as soon as a turn has ended."""
        return self._state.turn()

    @property
    def seal(self) -> i64:
        """A counter that rises when something hidden is seen or another seat is asked. A plan holds while it stays the same."""
        return self._state.seal

    def actions(self) -> list[int]:
        """Return the legal actions, in ascending order. There is always one."""
        return self._game.legal(self._state)

    def view(self) -> View:
        """Return all that the seat may know, as plain data."""
        return self._game.view(self._state, int(self.seat))

    def world(self, chance: Chance) -> State:
        """Return a state that may be the true one for all that the seat knows. It belongs to the bot, which may step and clone it."""
        return self._game.resample(self._state, int(self.seat), chance)

    def write(self, action: int) -> str:
        """Return the stable text of an action, as records hold it."""
        return self._game.write(self._state, action)

    def say(self, action: int) -> str:
        """Return an action in English words."""
        from moonbase.languages.speech import speech  # late: few bots speak

        return speech(self._game).say(self._game.say(self._state, action))

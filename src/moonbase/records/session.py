"""A game in progress: the state, its record, the events, and undo to the last seal. Terminal and server use it."""

from dataclasses import replace

from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, GameError, Options, State
from moonbase.engine.notation import read
from moonbase.records.record import Record, Step, begin, opening, result_of
from moonbase.records.replay import replay


class Session:
    """A game played one action at a time. ``history[i]`` holds the events of ``record.steps[i]``."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.history: list[list[Event]] = []
        self._before: list[State] = []
        self._undone: list[str] = []

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state.waiting == OVER

    def act(self, action: int, draw: int | None = None) -> list[Event]:
        """Play an action, nature's with the number of its draw or a seat's; undone actions can then no longer be redone."""
        events = self._play(action, draw)
        self._undone.clear()
        return events

    def can_undo(self) -> bool:
        """Tell whether ``undo`` has something to undo."""
        return bool(self._before)

    def can_redo(self) -> bool:
        """Tell whether ``redo`` has something to redo."""
        return bool(self._undone)

    def undo(self) -> str:
        """Undo the last action and return it; GameError if something hidden was seen or another seat was asked since."""
        if not self._before:
            raise GameError("nothing can be taken back: something hidden was seen, or another player acted")
        self.state = self._before.pop()
        self.history.pop()
        self.record.result = None
        text = self.record.steps.pop().text
        self._undone.append(text)
        return text

    def redo(self) -> str:
        """Redo the action that was undone last."""
        if not self._undone:
            raise GameError("nothing was taken back")
        text = self._undone.pop()
        self._play(read(self.game, self.state, text))
        return text

    def _play(self, action: int, draw: int | None = None) -> list[Event]:
        before = self.game.clone(self.state)
        events: list[Event] = []
        self.game.apply(self.state, action, events)
        step = Step(int(before.waiting), self.game.write(before, action), self.game.fingerprint(self.state), draw)
        self._keep(before, step, events)
        return events

    def _keep(self, before: State, step: Step, events: list[Event]) -> None:
        self.record.steps.append(step)
        self.history.append(events)
        if self.state.seal != before.seal or before.waiting < 0:
            self._before.clear()
        else:
            self._before.append(before)
        if self.over:
            self.record.result = result_of(self.game, self.state)


def start(game: Game, players: int, options: Options | None = None, seats: list[str] | None = None, rules: int | None = None) -> Session:
    """Start a new game at its set-up; a game that began under an earlier version of the rules keeps that version."""
    return Session(game, game.new(players, options, rules), begin(game, players, options, seats, rules=rules))


def start_from(game: Game, position: str, seats: list[str] | None = None, rules: int | None = None) -> Session:
    """Start a game at a dumped position."""
    state = game.load(position)
    players = len(game.scores(state))
    return Session(game, state, begin(game, players, None, seats, game.dump(state), rules))


def resume(game: Game, record: Record) -> Session:
    """Continue a recorded game from its last step; undo works as it did then."""
    fresh = replace(record, steps=[], result=None)
    session = Session(game, opening(game, record), fresh)
    for moment in replay(game, record):
        session.act(read(game, session.state, moment.step.text), moment.step.draw)
    return session

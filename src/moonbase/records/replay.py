"""Replays of records. They need no random generator, and every step is compared with its fingerprint."""

from collections.abc import Iterator
from typing import NamedTuple

from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.records.record import Record, RecordError, Result, Step, opening, result_of, seat_text


class Moment(NamedTuple):
    """The game after one action. ``state`` is the one state of the replay: clone it to keep it."""

    state: State
    events: list[Event]
    step: Step


def replay(game: Game, record: Record) -> Iterator[Moment]:
    """Yield every step in turn; RecordError at the first that could not have been played."""
    s = opening(game, record)
    for line, step in enumerate(record.steps, 2):
        action = _action(game, s, step, line)
        events: list[Event] = []
        game.apply(s, action, events)
        found = game.fingerprint(s)
        if found != step.fingerprint:
            raise RecordError(line, f"after '{step.text}' the position is #{found}, and the record says #{step.fingerprint}")
        yield Moment(s, events, step)
    _check_closing(game, s, record, len(record.steps) + 2)


def verify(game: Game, record: Record) -> int:
    """Play the whole record and return the number of steps."""
    return sum(1 for _ in replay(game, record))


def _action(game: Game, s: State, step: Step, line: int) -> int:
    if s.waiting == OVER:
        raise RecordError(line, f"'{step.text}' comes after the end of the game")
    if s.waiting != step.seat:
        raise RecordError(line, f"{seat_text(step.seat)} plays '{step.text}', but it is for {seat_text(s.waiting)} to act")
    try:
        return read(game, s, step.text)
    except GameError as error:
        raise RecordError(line, str(error)) from None


def _check_closing(game: Game, s: State, record: Record, line: int) -> None:
    if s.waiting != OVER:
        if record.result is not None:
            raise RecordError(line, "the record ends before the game does")
        return
    result = result_of(game, s)
    if record.result is None:
        raise RecordError(line, "the game is over, and the record calls it open")
    if record.result != result:
        raise RecordError(line, f"the game ends {_words(result)}, and the record says {_words(record.result)}")


def _words(result: Result) -> str:
    return f"with scores {' '.join(map(str, result.scores))} and places {' '.join(map(str, result.places))}"

"""Replays of records. They need no random generator, and every step is compared with its fingerprint."""

from collections.abc import Iterator
from typing import NamedTuple

from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.languages.phrase import Phrase
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
            differs = "after '{action}' the position is #{found}, and the record says #{told}"
            raise RecordError(line, Phrase("record.differs", differs, action=step.text, found=found, told=step.fingerprint))
        yield Moment(s, events, step)
    _check_closing(game, s, record, len(record.steps) + 2)


def verify(game: Game, record: Record) -> int:
    """Play the whole record and return the number of steps."""
    return sum(1 for _ in replay(game, record))


def _action(game: Game, s: State, step: Step, line: int) -> int:
    if s.waiting == OVER:
        raise RecordError(line, Phrase("record.after_end", "'{action}' comes after the end of the game", action=step.text))
    if s.waiting != step.seat:
        other = "{seat} plays '{action}', but it is for {waiting} to act"
        raise RecordError(
            line, Phrase("record.other_seat", other, seat=seat_text(step.seat), action=step.text, waiting=seat_text(s.waiting))
        )
    try:
        return read(game, s, step.text)
    except GameError as error:
        raise RecordError(line, Phrase("record.illegal", "{why}", why=str(error), action=step.text)) from None


def _check_closing(game: Game, s: State, record: Record, line: int) -> None:
    if s.waiting != OVER:
        if record.result is not None:
            raise RecordError(line, Phrase("record.early_end", "the record ends before the game does"))
        return
    result = result_of(game, s)
    if record.result is None:
        raise RecordError(line, Phrase("record.over", "the game is over, and the record calls it open"))
    if record.result != result:
        raise RecordError(line, _other_result(result, record.result))


def _other_result(here: Result, told: Result) -> Phrase:
    return Phrase(
        "record.result",
        "the game ends with scores {scores} and places {places}, and the record says with scores {told_scores} and places {told_places}",
        scores=_row(here.scores),
        places=_row(here.places),
        told_scores=_row(told.scores),
        told_places=_row(told.places),
    )


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))

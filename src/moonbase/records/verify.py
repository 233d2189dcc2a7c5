"""The check of a recorded deal: every outcome of nature is derived again and compared. The dealer need not be trusted."""

from typing import NamedTuple

from moonbase.engine.chance import Chance
from moonbase.engine.game import CHANCE, Game
from moonbase.engine.notation import read
from moonbase.engine.rng import Rng
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.records.fair import commitment
from moonbase.records.record import Record, Step, opening
from moonbase.records.replay import verify


class Dealt(NamedTuple):
    """A deal that passed the check."""

    draws: int
    taken_back: int
    """Draws that are missing from the record, judging by their numbers."""


class Unfair(SaidError):
    """A record that does not follow from its own secret and contributions."""


class Unknown(SaidError):
    """The record does not say from which secret it was dealt."""


def check_deal(game: Game, record: Record, told: str | None = None) -> Dealt:
    """Derive the whole deal again, and compare it with the commitment that was given before the game.

    RecordError where the game could not have been played so, Unfair at the first draw that differs, Unknown where there is no deal.
    """
    verify(game, record)
    if record.deal is None and record.seed is None:
        raise Unknown(Phrase("verify.no_deal", "this record does not say what the game was dealt from, so its deal cannot be checked"))
    if record.deal is not None and record.position is not None:
        begun = "this record begins at a position, and nobody can say how the cards before it were dealt"
        raise Unknown(Phrase("verify.position", begun))
    if record.deal is not None:
        _check_commitment(record.deal.secret, record.commitment, told)
    elif told is not None:
        lacking = "this record has no secret to hold against a commitment: the game was dealt in a terminal"
        raise Unknown(Phrase("verify.no_secret", lacking))
    return _derive(game, record)


def _check_commitment(secret: str, recorded: str | None, told: str | None) -> None:
    made = commitment(secret)
    if recorded is not None and recorded != made:
        other = "the secret is not the one that was committed to: its commitment is {made}, and the record says {recorded}"
        raise Unfair(Phrase("verify.recorded", other, made=made, recorded=recorded))
    if told is not None and told != made:
        other = "the secret is not the one that was committed to: its commitment is {made}, and you were told {told}"
        raise Unfair(Phrase("verify.told", other, made=made, told=told))


def _derive(game: Game, record: Record) -> Dealt:
    s = opening(game, record)
    seeded = None if record.seed is None else Rng(record.seed).fork()
    draws = last = 0
    for number, step in enumerate(record.steps, 1):
        action = read(game, s, step.text)
        if step.seat == CHANCE:
            derived = int(game.sample(s, _chance(record, step, number, seeded)))
            if derived != action:
                other = "step {n}: nature drew '{drawn}', and the deal gives '{derived}'"
                raise Unfair(Phrase("verify.drawn", other, n=number, drawn=step.text, derived=game.write(s, derived)))
            draws += 1
            last = step.draw or draws
        game.step(s, action)
    return Dealt(draws, last - draws)


def _chance(record: Record, step: Step, number: int, seeded: Rng | None) -> Chance:
    if record.deal is None:
        assert seeded is not None
        return seeded
    if step.draw is None:
        raise Unfair(Phrase("verify.no_number", "step {n}: nature drew '{drawn}' without the number of a draw", n=number, drawn=step.text))
    return record.deal.stream(step.draw)

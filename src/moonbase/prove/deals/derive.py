"""Every outcome of nature derived again, from the secret that was revealed and the numbers that the people added."""

from moonbase.engine.game import CHANCE, Game, State
from moonbase.engine.notation import read
from moonbase.prove.report import Broken
from moonbase.records.fair import Deal, commitment
from moonbase.records.record import Record, opening


def derive_again(game: Game, record: Record, promised: str) -> int:
    """Count the derived draws; Broken at the first that differs from the record. ``promised`` is the first message's commitment."""
    deal = record.deal
    if deal is None:
        raise Broken("the record of a finished game has no secret that its deals could be derived from")
    if commitment(deal.secret) != promised:
        raise Broken(f"the secret {deal.secret} in the record is not the one that was promised by {promised}")
    s, draws = opening(game, record), 0
    for number, step in enumerate(record.steps, 1):
        if step.seat == CHANCE:
            text = _drawn(game, s, deal, step.draw, number)
            if text != step.text:
                raise Broken(f"step {number} (draw {step.draw}): the record says '{step.text}', and the secret gives '{text}'")
            draws += 1
        game.apply(s, read(game, s, step.text))
    return draws


def _drawn(game: Game, s: State, deal: Deal, draw: int | None, number: int) -> str:
    if draw is None:
        raise Broken(f"step {number} of the record is nature's and has no draw number")
    return game.write(s, int(game.sample(s, deal.stream(draw))))

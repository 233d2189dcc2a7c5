"""Nature's stream of a resumed game: the next draws are those that would have come without the break."""

from moonbase.engine.game import CHANCE, Game
from moonbase.engine.notation import read
from moonbase.engine.rng import Rng
from moonbase.records.record import Record, opening


def draws_after(game: Game, record: Record) -> Rng | None:
    """Return the stream of the record's seed behind its last draw; None where there is no seed, or the draws do not follow from it."""
    if record.seed is None:
        return None
    deals = Rng(record.seed).fork()
    s = opening(game, record)
    for step in record.steps:
        action = read(game, s, step.text)
        if step.seat == CHANCE and int(game.sample(s, deals)) != action:
            return None
        game.apply(s, action)
    return deals

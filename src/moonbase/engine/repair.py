"""The cheapest way to open a closed action: the fewest legal actions of the same seat that make it legal, nothing hidden revealed."""

from moonbase.engine.game import Game, Refusal, State
from moonbase.engine.text import Text

BUDGET = 3000
"""Positions to try before giving up; a turn seldom needs more than a few hundred."""


def shortest(game: Game, s: State, seat: int, action: int, deepest: int = 4) -> tuple[int, ...] | None:
    """Breadth first, so the first way found is one of the shortest; ties go to the order of the legal list."""
    edge: list[tuple[State, tuple[int, ...]]] = [(s, ())]
    tried = 0
    for _ in range(deepest):
        following: list[tuple[State, tuple[int, ...]]] = []
        for position, path in edge:
            for step in game.legal(position):
                if tried == BUDGET:
                    return None
                tried += 1
                world = game.clone(position)
                game.step(world, step)
                if world.waiting != seat or world.seal != s.seal:
                    continue
                if game.refusal(world, seat, action) is None:
                    return (*path, step)
                following.append((world, (*path, step)))
        edge = following
    return None


def with_repair(game: Game, s: State, seat: int, action: int, refusal: Refusal | None) -> Refusal | None:
    """The refusal with its cheapest repair, where the seat is to move and there is one."""
    if refusal is None or s.waiting != seat:
        return refusal
    steps = shortest(game, s, seat, action)
    if steps is None:
        return refusal
    world = game.clone(s)
    words: list[Text] = []
    for step in steps:
        words.append(game.say(world, step))
        game.step(world, step)
    return Refusal(refusal.rule, refusal.reason, Text("why.repair", steps=words), steps)

"""Random play for tests: the same seed gives the same game, compiled or not."""

from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.rng import Rng


def next_action(game: Game, s: State, rng: Rng) -> int:
    if s.waiting == CHANCE:
        return int(game.sample(s, rng))
    actions = game.legal(s)
    return actions[rng.below(len(actions))]


def play(game: Game, players: int, seed: int, steps: int) -> State:
    """A position some steps into a random game (or its end)."""
    rng = Rng(seed)
    s = game.new(players)
    for _ in range(steps):
        if s.waiting == OVER:
            break
        game.step(s, next_action(game, s, rng))
    return s


def until_asked(game: Game, s: State, seed: int) -> State:
    """Let nature act until a seat is asked."""
    rng = Rng(seed)
    while s.waiting == CHANCE:
        game.step(s, game.sample(s, rng))
    return s

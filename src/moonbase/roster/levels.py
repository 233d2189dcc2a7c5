"""The opponents by the name of their level: those of the project, and a user's own."""

from difflib import get_close_matches
from typing import Final

from moonbase.bots.bot import Bot
from moonbase.bots.greedy import GreedyBot
from moonbase.bots.random import RandomBot
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase, did_you_mean
from moonbase.roster import own

OURS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""The opponents of the project, from weakest to strongest."""
LEVELS: Final = tuple(OURS)
LONGEST_LABEL: Final = 20


def opponent(level: str, game: Game, rng: Rng) -> Bot:
    """Return an opponent for one seat of one game: ``greedy``, the name of an entry point, or ``package.module:Class``."""
    if level in OURS:
        return OURS[level](game, rng)
    require(level)
    return own.opponent(level, game, rng)


def require(level: str) -> None:
    """Raise GameError, in one sentence, where there is no such opponent."""
    if level in LEVELS:
        return
    if ":" in level or level in own.installed():
        own.bot_class(level)
        return
    known = [*LEVELS, *own.installed()]
    near = get_close_matches(level, known, 1)
    hint = did_you_mean(near[0]) if near else ""
    unknown = "unknown opponent '{level}'{hint}; there is {known}, or your own as package.module:Class"
    raise SaidError(Phrase("opponent.unknown", unknown, level=level, hint=hint, known=", ".join(known)))


def label(level: str) -> str:
    """Return the name of an opponent at a table: ``Greedy``, or the name of the class or entry point."""
    name = level.rpartition(":")[2]
    name = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    return name[:1].upper() + name[1:]

"""Measure the speed of the engine in CPU seconds of one process. Each figure is the median of several runs."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from moonbase.bots.random import play_many
from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.rng import Rng
from moonbase.lab.peers.clock import rate
from moonbase.native import binary

MANY: Final = 15
"""A position with this many legal actions is a busy one."""
BATCH: Final = 20
CALLS: Final = 1000


@dataclass(frozen=True)
class Speed:
    inside: float
    """Decisions a second, the loop in compiled code."""
    driven: float
    """Decisions a second, each of them asked for and applied by Python."""
    clone_us: float
    legal_us: float
    compiled: bool

    def as_json(self) -> dict[str, object]:
        return asdict(self)


FIGURES: Final = 4
"""The number of figures that ``speed`` measures."""


def speed(game: Game, players: int, seconds: float, begin: Callable[[str], None] = lambda what: None) -> Speed:
    """Measure random play, each figure the median of several runs of ``seconds``; ``begin`` is told what is measured next."""
    busy = busy_position(game, players)
    begin("the loop inside")
    inside = rate(lambda n: play_many(game, players, BATCH, n), seconds)
    begin("driven from Python")
    driven = rate(lambda n: drive(game, players, n), seconds)
    begin("clone")
    clone = microseconds(game.clone, busy, seconds)
    begin("legal")
    legal = microseconds(game.legal, busy, seconds)
    return Speed(round(inside), round(driven), round(clone, 3), round(legal, 3), binary.compiled())


def drive(game: Game, players: int, seed: int) -> int:
    """Play one random game from Python; return how many decisions the seats made."""
    rng = Rng(seed)
    below, legal, apply, sample = rng.below, game.legal, game.apply, game.sample
    s = game.new(players)
    decisions = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE:
            apply(s, sample(s, rng))
        else:
            actions = legal(s)
            apply(s, actions[below(len(actions))])
            decisions += 1
    return decisions


def busy_position(game: Game, players: int) -> State:
    """Return a position from the second half of a random game, with at least MANY legal actions."""
    for seed in range(1, 1000):
        half = drive(game, players, seed) // 2
        s, rng = game.new(players), Rng(seed)
        decisions = 0
        while s.waiting != OVER:
            actions = game.legal(s)
            if s.waiting != CHANCE and decisions >= half and len(actions) >= MANY:
                return s
            decisions += s.waiting != CHANCE
            game.apply(s, game.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))])
    raise AssertionError("no busy position")


def microseconds(call: Callable[[State], object], s: State, seconds: float) -> float:
    """Time one call from Python."""

    def many(number: int) -> int:
        for _ in range(CALLS):
            call(s)
        return CALLS

    return 1e6 / rate(many, seconds)

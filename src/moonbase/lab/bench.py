"""How fast the engine is, in CPU seconds of one process: medians of several runs."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from moonbase import native
from moonbase.bots.random import play_many
from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.rng import Rng
from moonbase.lab.peers.clock import rate

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


def speed(game: Game, players: int, seconds: float) -> Speed:
    """Random play, each figure the median of several runs of ``seconds``."""
    busy = busy_position(game, players)
    return Speed(
        inside=round(rate(lambda n: play_many(game, players, BATCH, n), seconds)),
        driven=round(rate(lambda n: drive(game, players, n), seconds)),
        clone_us=round(microseconds(game.clone, busy, seconds), 3),
        legal_us=round(microseconds(game.legal, busy, seconds), 3),
        compiled=native.compiled(),
    )


def drive(game: Game, players: int, seed: int) -> int:
    """One random game driven from here; says how many decisions the seats made."""
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
    """In the second half of a random game, with at least MANY legal actions."""
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
    """How long a call from Python takes."""

    def many(number: int) -> int:
        for _ in range(CALLS):
            call(s)
        return CALLS

    return 1e6 / rate(many, seconds)

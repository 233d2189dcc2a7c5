"""Games between opponents. Each game has its own seed, and its deals and its bots have streams of their own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from time import process_time
from typing import NamedTuple

from moonbase.bots.levels import opponent
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, Options, State
from moonbase.engine.record import Record, Step, begin, result_of
from moonbase.engine.rng import Rng
from moonbase.lab.alone import ending
from moonbase.lab.pool import batches, spread
from moonbase.registry import game


@dataclass(frozen=True)
class Match:
    """``bots`` names the level at each seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    card_file: str | None = None
    options: Options = field(default_factory=dict)
    keep: bool = False
    """Whether to keep the record of each game."""


class Played(NamedTuple):
    scores: list[int]
    places: list[int]
    decisions: int
    steps: int
    cpu_seconds: float
    record: str
    ending: str = ""
    """How a game for one ended."""


def seeds(seed: int, count: int) -> list[int]:
    """One seed for each game, whoever plays it."""
    rng = Rng(seed)
    return [int((rng.word() << 31) ^ rng.word()) for _ in range(count)]


def play_match(match: Match, jobs: int) -> Iterator[Played]:
    """All games in their order, on ``jobs`` processes."""
    for played in spread(partial(_play_batch, match), batches(seeds(match.seed, match.games), jobs), jobs):
        yield from played


def _play_batch(match: Match, batch: Sequence[int]) -> list[Played]:
    table = opened(match.game, match.card_file)
    return [play_game(table, match, seed) for seed in batch]


@cache
def opened(name: str, card_file: str | None) -> Game:
    """The game, read once in each process."""
    return game(name, card_file)


def play_game(table: Game, match: Match, seed: int) -> Played:
    rng = Rng(seed)
    deals = rng.fork()
    bots = [opponent(level, table, rng.fork()) for level in match.bots]
    record = begin(table, len(bots), match.options, list(match.bots))
    began = process_time()
    s = table.new(len(bots), match.options)
    steps = decisions = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE:
            action = table.sample(s, deals)
        else:
            action = bots[s.waiting].choose(s, s.waiting)
            decisions += 1
        _act(table, s, action, record if match.keep else None)
        steps += 1
    spent = process_time() - began
    record.result = result_of(table, s)
    alone = ending(table.view(s, PUBLIC)) if len(bots) == 1 else ""
    return Played(*record.result, decisions, steps, spent, record.text() if match.keep else "", alone)


def _act(table: Game, s: State, action: int, record: Record | None) -> None:
    if record is None:
        table.apply(s, action)
        return
    seat, text = int(s.waiting), table.write(s, action)
    table.apply(s, action)
    record.steps.append(Step(seat, text, table.fingerprint(s)))

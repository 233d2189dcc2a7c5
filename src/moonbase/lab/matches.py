"""Games between opponents, in rounds: the games of a round have the same seed, and the opponents change seats between them."""

from collections.abc import Container, Generator, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from time import process_time
from typing import NamedTuple

from moonbase.bots.decision import Decision
from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE, OVER, Game, Options, State
from moonbase.engine.rng import Rng
from moonbase.lab.pool import spread
from moonbase.lab.rotation import order, turns
from moonbase.lab.solo_results import ending
from moonbase.records.record import Record, Step, begin, result_of
from moonbase.roster.levels import opponent


@dataclass(frozen=True)
class Match:
    """``bots`` names the level at each seat of the first game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    card_file: str | None = None
    options: Options = field(default_factory=dict)
    keep: bool = False
    """Keep the record of each game."""
    rotate: bool = True
    """Let the opponents change seats within a round. Otherwise a round is one game."""

    @property
    def round_games(self) -> int:
        return turns(self.bots) if self.rotate else 1

    def turn(self, number: int) -> int:
        """Return by how many seats everybody has moved in a game; games are numbered from 1."""
        return (number - 1) % self.round_games

    def seats(self, number: int) -> list[str]:
        """Return the level at each seat in a game."""
        return [self.bots[i] for i in order(len(self.bots), self.turn(number))]


class Task(NamedTuple):
    number: int
    """The number of the game, from 1."""
    seed: int
    """The seed of its round."""


class Played(NamedTuple):
    scores: list[int]
    places: list[int]
    decisions: int
    steps: int
    cpu_seconds: float
    record: str = ""
    ending: str = ""
    """The result of a game for one."""


def seeds(seed: int) -> Iterator[int]:
    """Yield the seeds of the rounds, the same for all opponents."""
    rng = Rng(seed)
    while True:
        yield int((rng.word() << 31) ^ rng.word())


def tasks(match: Match) -> Iterator[Task]:
    """Yield all games of a match, round by round."""
    number = 0
    for seed in seeds(match.seed):
        for _ in range(match.round_games):
            number += 1
            if number > match.games:
                return
            yield Task(number, seed)


def play_match(match: Match, jobs: int, known: Container[int] = ()) -> Generator[tuple[int, Played], None, None]:
    """Yield the number and the outcome of each game as it ends, on ``jobs`` processes; games that are ``known`` are not played."""
    left = (task for task in tasks(match) if task.number not in known)
    for task, played in spread(partial(_play, match), left, jobs):
        yield task.number, played


def _play(match: Match, task: Task) -> Played:
    return play_game(open_game(match.game, match.card_file), match, task)


@cache
def open_game(name: str, card_file: str | None) -> Game:
    """Return the game, which each process reads once."""
    return game(name, card_file)


def play_game(table: Game, match: Match, task: Task) -> Played:
    """Play one game. Its deals have a random stream of their own, and so does each opponent, who takes it along to every seat."""
    rng = Rng(task.seed)
    deals = rng.fork()
    named = [opponent(level, table, rng.fork()) for level in match.bots]
    bots = [named[i] for i in order(len(named), match.turn(task.number))]
    record = begin(table, len(bots), match.options, match.seats(task.number))
    began = process_time()
    s = table.new(len(bots), match.options)
    steps = decisions = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE:
            action = table.sample(s, deals)
        else:
            action = bots[s.waiting].choose(Decision(table, s))
            decisions += 1
        _act(table, s, action, record if match.keep else None)
        steps += 1
    spent = process_time() - began
    record.result = result_of(table, s)
    return Played(*record.result, decisions, steps, spent, record.text() if match.keep else "", ending(table.solo_result(s)))


def _act(table: Game, s: State, action: int, record: Record | None) -> None:
    if record is None:
        table.apply(s, action)
        return
    seat, text = int(s.waiting), table.write(s, action)
    table.apply(s, action)
    record.steps.append(Step(seat, text, table.fingerprint(s)))

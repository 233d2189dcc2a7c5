"""Random games with every law of the contract checked at every step, spread over processes."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from moonbase.engine.game import Game
from moonbase.engine.laws import fuzz_game
from moonbase.engine.notation import read
from moonbase.engine.session import Session, start
from moonbase.lab.matches import opened, seeds
from moonbase.lab.pool import batches, spread


class Finding(NamedTuple):
    players: int
    seed: int
    law: str
    """What does not hold."""
    action: str
    """The action that was about to be played."""
    record: str
    """The game up to there."""


class Checked(NamedTuple):
    steps: int
    finding: Finding | None


def fuzz(name: str, card_file: str | None, counts: Sequence[int], games: int, seed: int, jobs: int) -> Iterator[Checked]:
    """``games`` games in all, the numbers of players taken in turn."""
    tasks = [(counts[i % len(counts)], each) for i, each in enumerate(seeds(seed, games))]
    for checked in spread(partial(_check_batch, name, card_file), batches(tasks, jobs), jobs):
        yield from checked


def _check_batch(name: str, card_file: str | None, batch: Sequence[tuple[int, int]]) -> list[Checked]:
    return [check(opened(name, card_file), players, seed) for players, seed in batch]


def check(table: Game, players: int, seed: int) -> Checked:
    outcome = fuzz_game(table, players, seed)
    if outcome.finding is None:
        return Checked(outcome.steps, None)
    session = _again(table, players, outcome.actions)
    action = outcome.actions[-1] if outcome.actions else ""
    return Checked(outcome.steps, Finding(players, seed, outcome.finding, action, session.record.text()))


def _again(table: Game, players: int, actions: list[str]) -> Session:
    """The game up to the last action, or to where it cannot be played again."""
    session = start(table, players, seats=["random"] * players)
    try:
        for text in actions[:-1]:
            session.act(read(table, session.state, text))
    except Exception:  # whatever is broken: the record shows the way to it
        return session
    return session

"""Random games that check every law of the contract at every step, spread over processes."""

from collections.abc import Generator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from moonbase.engine.game import Game
from moonbase.engine.laws import fuzz_game
from moonbase.engine.notation import read
from moonbase.lab.matches import open_game, seeds
from moonbase.lab.pool import spread
from moonbase.languages.speech import speech
from moonbase.records.session import Session, start


class Finding(NamedTuple):
    players: int
    seed: int
    law: str
    """The property that does not hold."""
    action: str
    """The action that was about to be played."""
    record: str
    """The game up to there."""


class Checked(NamedTuple):
    steps: int
    finding: Finding | None


class Task(NamedTuple):
    number: int
    """The number of the game, from 1."""
    players: int
    seed: int


def fuzz(
    name: str, card_file: str | None, counts: Sequence[int], games: int, seed: int, jobs: int
) -> Generator[tuple[int, Checked], None, None]:
    """Yield the number and the outcome of each of ``games`` games as it ends; the numbers of players are taken in turn."""
    tasks = (Task(i + 1, counts[i % len(counts)], each) for i, each in enumerate(islice(seeds(seed), games)))
    for task, checked in spread(partial(_check, name, card_file), tasks, jobs):
        yield task.number, checked


def _check(name: str, card_file: str | None, task: Task) -> Checked:
    return check(open_game(name, card_file), task.players, task.seed)


def check(table: Game, players: int, seed: int) -> Checked:
    outcome = fuzz_game(table, players, seed, speech(table).say)
    if outcome.finding is None:
        return Checked(outcome.steps, None)
    session = _again(table, players, outcome.actions)
    action = outcome.actions[-1] if outcome.actions else ""
    return Checked(outcome.steps, Finding(players, seed, outcome.finding, action, session.record.text()))


def _again(table: Game, players: int, actions: list[str]) -> Session:
    """Return the game up to the last action, or up to the point where it cannot be replayed."""
    session = start(table, players, seats=["random"] * players)
    try:
        for text in actions[:-1]:
            session.act(read(table, session.state, text))
    except Exception:  # whatever is broken: the record shows the way to it
        return session
    return session

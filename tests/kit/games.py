"""Whole random games as records, for tests that need one."""

from dataclasses import replace
from functools import cache

from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE, Game
from moonbase.engine.rng import Rng
from moonbase.records.record import Record, parse
from moonbase.records.session import Session, start

MOON: Game = game("moon")


def step(session: Session, rng: Rng) -> None:
    """Nature's choice, or any legal action of the seat that is asked."""
    s = session.state
    actions = session.game.legal(s)
    session.act(session.game.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))])


def random_session(players: int, seed: int, steps: int | None = None, rules: Game = MOON) -> Session:
    session = start(rules, players, seats=["random"] * players)
    rng = Rng(seed)
    while not session.over and (steps is None or len(session.record.steps) < steps):
        step(session, rng)
    return session


@cache
def record_text(players: int, seed: int, title: str = "moon") -> str:
    return random_session(players, seed, rules=game(title)).record.text()


def of_named_cards(players: int, seed: int) -> str:
    """A record that names its cards by their fingerprint alone: no correction since the last named set stands in its header."""
    return replace(random_record(players, seed), cards=None).text()


def random_record(players: int = 2, seed: int = 1) -> Record:
    return parse(record_text(players, seed))

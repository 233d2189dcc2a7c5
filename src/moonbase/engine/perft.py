"""Counts of positions by depth, and the order of legal actions: two tables that show at once when rules change or two builds differ."""

from collections.abc import Iterator
from typing import NamedTuple

from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.notation import write_all
from moonbase.engine.rng import Rng


class Decision(NamedTuple):
    number: int
    seat: int
    actions: list[str]
    """The legal actions in their order."""


def leaves(game: Game, s: State, depth: int, cap: int | None = None) -> int:
    """Count the lines of exactly ``depth`` actions that start here, nature's actions included. Counting stops at ``cap``.

    A game that ends earlier ends its line and is not counted.
    """
    if depth == 0:
        return 1
    if s.waiting == OVER:
        return 0
    actions = game.legal(s)
    if depth == 1:
        return len(actions) if cap is None else min(cap, len(actions))
    total = 0
    for action in actions:
        total += leaves(game, _after(game, s, action), depth - 1, None if cap is None else cap - total)
        if cap is not None and total >= cap:
            return cap
    return total


def divide(game: Game, s: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield the count below each first action: where two builds differ, this says in which branch."""
    for action in game.legal(s):
        yield game.write(s, action), leaves(game, _after(game, s, action), depth - 1)


def decisions(game: Game, s: State, rng: Rng, count: int) -> Iterator[Decision]:
    """Yield the first ``count`` decisions of the seats in random play from a copy of the state."""
    s = game.clone(s)
    number = 0
    while number < count:
        to_the_next_seat(game, s, rng)
        if s.waiting == OVER:
            return
        number += 1
        yield Decision(number, int(s.waiting), write_all(game, s))
        actions = game.legal(s)
        game.apply(s, actions[rng.below(len(actions))])


def to_the_next_seat(game: Game, s: State, rng: Rng) -> None:
    """Let nature act until a seat is asked or the game is over."""
    while s.waiting == CHANCE:
        game.apply(s, game.sample(s, rng))


def _after(game: Game, s: State, action: int) -> State:
    after = game.clone(s)
    game.step(after, action)
    return after

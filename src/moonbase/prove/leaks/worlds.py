"""Pairs of games that one viewer cannot tell apart: everything hidden is replaced, and both go on alike as far as the viewer sees."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from moonbase.engine.alike import alike
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.rng import Rng

LONGEST_HISTORY: Final = 14
RARELY: Final = 20
"""One in so many positions is taken."""
MOST_TRIES: Final = 40
"""The number of actions tried to find one that looks the same to the viewer."""


class Played(NamedTuple):
    seat: int
    text: str
    fingerprint: str


class World(NamedTuple):
    """A position, what was played from there, and the position now."""

    position: str
    played: list[Played]
    state: State


class Pair(NamedTuple):
    viewer: int
    true: World
    other: World
    moves: tuple[str, str] | None
    """The next action of the seat that is asked in each world, with the same effect for the viewer and nothing drawn."""


def positions(game: Game, players: int, rng: Rng) -> Iterator[State]:
    """Yield positions of random games in which somebody is asked."""
    while True:
        s = game.new(players)
        while s.waiting != OVER:
            game.apply(s, any_action(game, s, rng))
            if s.waiting >= 0 and rng.below(RARELY) == 0 and len(game.legal(s)) > 1:
                yield game.clone(s)


def any_action(game: Game, s: State, rng: Rng) -> int:
    if s.waiting == CHANCE:
        return int(game.sample(s, rng))
    actions = game.legal(s)
    return actions[rng.below(len(actions))]


def pair(game: Game, s: State, viewer: int, rng: Rng) -> Pair:
    """Return the world of a position, and one that the viewer cannot tell from it. The seat asked at the start is asked at the end too."""
    here, there = game.clone(s), game.resample(s, viewer, rng)
    true, other = worlds = World(game.dump(here), [], here), World(game.dump(there), [], there)
    for _ in range(rng.below(LONGEST_HISTORY)):
        longer = go_on(game, *worlds, viewer, rng)
        if longer is None:
            break
        worlds = longer
        now = worlds[0].state
        if s.waiting != viewer or (now.waiting == viewer and len(game.legal(now)) > 1):
            true, other = worlds
    return Pair(viewer, true, other, moves(game, true.state, other.state, viewer, rng))


def go_on(game: Game, true: World, other: World, viewer: int, rng: Rng) -> tuple[World, World] | None:
    """Play one action in each world, and nature's acts after it, until a seat is asked again; None where the viewer would see a
    difference."""
    here, there = game.clone(true.state), game.clone(other.state)
    ours: list[Played] = []
    theirs: list[Played] = []
    while not ours or here.waiting == CHANCE:
        action = any_action(game, here, rng)
        match = same_for(game, here, action, there, viewer, rng)
        if match is None:
            return None
        ours.append(play(game, here, action))
        theirs.append(play(game, there, match))
    if here.waiting == OVER:
        return None
    return World(true.position, true.played + ours, here), World(other.position, other.played + theirs, there)


def play(game: Game, s: State, action: int) -> Played:
    seat, text = int(s.waiting), game.write(s, action)
    game.apply(s, action)
    return Played(seat, text, game.fingerprint(s))


def same_for(game: Game, here: State, action: int, there: State, viewer: int, rng: Rng) -> int | None:
    """Return an action of the other world that the viewer cannot tell from this one: the same action where the viewer acts."""
    if here.waiting != there.waiting:
        return None
    wanted, after = outcome(game, here, action, viewer)
    text = game.write(here, action)
    tried = game.legal(there)
    random.Random(rng.word()).shuffle(tried)
    same = [each for each in tried if game.write(there, each) == text]
    for each in same if here.waiting == viewer else [tried[0], *same, *tried[1:MOST_TRIES]]:
        seen, world = outcome(game, there, each, viewer)
        if seen == wanted and world.waiting == after.waiting and alike(game.view(world, viewer), game.view(after, viewer)):
            return each
    return None


def outcome(game: Game, s: State, action: int, viewer: int) -> tuple[list[object], State]:
    world = game.clone(s)
    events: list[Event] = []
    game.apply(world, action, events)
    return list(visible(events, viewer)), world


def moves(game: Game, here: State, there: State, viewer: int, rng: Rng) -> tuple[str, str] | None:
    actions = game.legal(here)
    random.Random(rng.word()).shuffle(actions)
    for action in actions[:MOST_TRIES]:
        if outcome(game, here, action, viewer)[1].waiting < 0:
            continue
        match = same_for(game, here, action, there, viewer, rng)
        if match is not None:
            return game.write(here, action), game.write(there, match)
    return None


def differ(pair: Pair) -> bool:
    return pair.true.state.numbers() != pair.other.state.numbers()


def viewers(players: int) -> list[int]:
    return [*range(players), int(PUBLIC)]

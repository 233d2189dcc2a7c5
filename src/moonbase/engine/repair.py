"""The cheapest way to open a closed action: the fewest legal actions of the same turn that make it legal, nothing hidden revealed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.game import MOST_ACTIONS, Game, Refusal, State, contains
from moonbase.engine.text import Text

BUDGET: Final[i64] = 3000
"""Positions to try before giving up; a turn seldom needs more than a few hundred."""


DEEPEST: Final[i64] = 4


@final
class Way:
    """A step that leaves the seat to move, and the ways on from there. Positions are not kept: making one again is cheaper than the room
    that thousands take."""

    def __init__(self, step: i64) -> None:
        self.step: Final[i64] = step
        self.on: Final[list[Way]] = []


@final
class Search:
    def __init__(self, game: Game, s: State, seat: i64, action: i64, budget: i64, barred: i64) -> None:
        self.game: Final = game
        self.seat: Final[i64] = seat
        self.seal: Final[i64] = s.seal
        self.turn: Final[i64] = s.turn()
        self.action: Final[i64] = action
        self.budget: Final[i64] = budget
        self.barred: Final[i64] = barred
        self.tried: i64 = 0
        self.out: vec[i64] = vec[i64]([0] * game.room())

    def extend(self, position: State, way: Way, further: i64) -> list[int] | None:
        """Try each step at the ends that lie ``further`` steps from here; the steps to the action where it opens."""
        if further == 0:
            return self.try_steps(position, way)
        for each in way.on:
            world = self.game.clone(position)
            self.game.step(world, each.step)
            found = self.extend(world, each, further - 1)
            if found is not None:
                return [each.step, *found]
            if self.tried == self.budget:
                return None
        return None

    def try_steps(self, position: State, way: Way) -> list[int] | None:
        game = self.game
        n = game.legal_into(position, self.out)
        steps = self.out[:n]
        for i in range(n):
            if self.tried == self.budget:
                return None
            if steps[i] == self.barred:
                continue
            self.tried += 1
            world = game.clone(position)
            game.step(world, steps[i])
            if world.waiting == self.seat and world.seal == self.seal and world.turn() == self.turn:
                if contains(self.out, game.legal_into(world, self.out), self.action):
                    return [steps[i]]
                way.on.append(Way(steps[i]))
        return None


def shortest(game: Game, s: State, seat: int, action: int, budget: i64, barred: i64) -> tuple[int, ...] | None:
    """Try all ways of one step, then of two and so on, hence find one of the shortest; ties go to the order of the legal lists."""
    search = Search(game, s, seat, action, budget, barred)
    start = Way(-1)
    for depth in range(DEEPEST):
        before = search.tried
        found = search.extend(s, start, depth)
        if found is not None:
            return tuple(found)
        if search.tried == before or search.tried == budget:
            return None
    return None


def with_repair(
    game: Game, s: State, seat: int, action: int, refusal: Refusal | None, budget: i64 = BUDGET, barred: i64 = -1
) -> Refusal | None:
    """Return the refusal with its cheapest repair, where the seat is to move and there is one; without the step that is barred."""
    if refusal is None or s.waiting != seat or not 0 <= action < MOST_ACTIONS:
        return refusal
    steps = shortest(game, s, seat, action, budget, barred)
    if steps is None:
        return refusal
    return repaired(game, s, refusal, steps)


def repaired(game: Game, s: State, refusal: Refusal, steps: tuple[int, ...], later: bool = False) -> Refusal:
    """Return the refusal with these steps, in words."""
    world = game.clone(s)
    words: list[Text] = []
    for step in steps:
        words.append(game.say(world, step))
        game.step(world, step)
    if len(words) > 1:
        words = [Text("why.step", n=n, step=step) for n, step in enumerate(words, 1)]
    return Refusal(refusal.rule, refusal.reason, Text("why.repair", steps=words), steps, later)

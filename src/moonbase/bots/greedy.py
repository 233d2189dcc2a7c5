"""A one-turn player: it tries whole turns in a world of its own and takes the one that promises most."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.engine.game import CHANCE, Game, State
from moonbase.engine.rng import Rng

WIDTH: Final = 10
"""Half-played turns that are kept at each step of the search."""
DEEPEST: Final = 24
JITTER: Final = 8
"""Lines of equal worth are put in random order: the order of the list would favour the same seats every time."""


@final
class Line:
    """A turn played so far: where it stands, the actions that led there, and how it looks."""

    def __init__(self, state: State, actions: list[int], worth: int) -> None:
        self.state: Final = state
        self.actions: Final = actions
        self.worth: Final = worth


@final
class GreedyBot(Bot):
    """Sees only its own world: the search runs on what ``Decision.world`` gives.

    A turn is searched once; its actions are then played as planned until it ends, something hidden is revealed or the plan does not fit.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.plan: list[int] = []
        self.plan_seal: i64 = -1
        self.plan_turn: i64 = -1

    def choose(self, decision: Decision) -> i64:
        actions = decision.actions()
        if len(actions) == 1:
            return actions[0]
        if decision.seal != self.plan_seal or decision.turn != self.plan_turn or not self.plan or self.plan[0] not in actions:
            self.plan = best_turn(self.game, decision.world(self.rng), decision.seat, self.rng)
            self.plan_seal = decision.seal
            self.plan_turn = decision.turn
        if not self.plan or self.plan[0] not in actions:
            return actions[0]
        return self.plan.pop(0)


def best_turn(game: Game, s: State, seat: i64, rng: Rng) -> list[int]:
    """Return the actions of the most promising turn found; beam search, widest where lines are alike."""
    edge = [Line(s, [], 0)]
    best: Line | None = None
    for _ in range(DEEPEST):
        grown: list[Line] = []
        for line in edge:
            for action in game.legal(line.state):
                after = follow(game, line.state, action, rng)
                worth = JITTER * game.estimate(after, seat) + rng.below(JITTER)
                child = Line(after, [*line.actions, action], int(worth))
                if after.waiting == seat:
                    grown.append(child)
                elif best is None or child.worth > best.worth:
                    best = child
        if not grown:
            break
        grown.sort(key=worth_of, reverse=True)
        edge = distinct(grown)
    if best is None:
        return edge[0].actions
    return best.actions


def worth_of(line: Line) -> int:
    return line.worth


def distinct(lines: list[Line]) -> list[Line]:
    """Return the best lines, those that look exactly alike once: the same actions in another order lead to the same place."""
    kept: list[Line] = []
    for line in lines:
        if len(kept) == WIDTH:
            break
        if not any(other.worth // JITTER == line.worth // JITTER and other.state.numbers() == line.state.numbers() for other in kept):
            kept.append(line)
    return kept


def follow(game: Game, s: State, action: i64, rng: Rng) -> State:
    """Act in a clone; what nature draws within the turn is guessed."""
    after = game.clone(s)
    seal = s.seal
    game.step(after, action)
    while after.waiting == CHANCE and after.seal == seal:
        game.step(after, game.sample(after, rng))
        seal = after.seal
    return after

"""A game played again, step by step: every position, and what happened on the way there."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from moonbase.engine.events import Event
from moonbase.engine.game import State
from moonbase.engine.notation import read
from moonbase.records.record import Step
from moonbase.server.table.log.ledger import Ledger

MOST_REPLAYS: Final = 8
YIELD_EVERY: Final = 25
"""Steps that are played before others get a turn."""


class Replay(NamedTuple):
    steps: list[Step]
    history: list[list[Event]]
    states: list[State]
    """The state before the first action, and the one after each."""


class Replays:
    """The replays of the games that were looked at last."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, Replay]] = OrderedDict()

    async def replay(self, ledger: Ledger) -> Replay:
        """Return the replay of the game as it stands now. Steps that still hold are not played again."""
        found = await developed(ledger, self._kept.pop(ledger.row.id, None))
        self._kept[ledger.row.id] = found
        while len(self._kept) > MOST_REPLAYS:
            self._kept.popitem(last=False)
        return found


async def developed(ledger: Ledger, before: Replay | None) -> Replay:
    game, line = ledger.game, ledger.line
    steps, history = line.steps, line.history  # the game may move while others get their turn
    known = 0 if before is None else shared(before.steps, steps)
    states = [ledger.opening()] if before is None else before.states[: known + 1]
    for number, step in enumerate(steps[known:], 1):
        world = game.clone(states[-1])
        game.apply(world, read(game, world, step.text))
        states.append(world)
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)
    return Replay(steps, history, states)


def shared(before: list[Step], now: list[Step]) -> int:
    """Return how many steps both begin with."""
    return next((n for n, (one, other) in enumerate(zip(before, now, strict=False)) if one != other), min(len(before), len(now)))

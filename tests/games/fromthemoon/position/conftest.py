"""Random games with plenty of everything, so that all that can be half done is met on the way."""

from collections.abc import Callable, Iterator

import pytest

from kit.fromthemoon.surface import FTM
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.rng import Rng
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import P_TURNS, SUPPLY, FromTheMoonState, add_own, set_own

SELDOM = (a.A_GATHER, a.A_DONE, a.A_DECLINE, a.A_SCORE, a.A_CONVERT)
OPTIONS: list[dict[str, int]] = [
    {},
    {"choose_factions": 1, "small_tiles": 2, "outer_corners": 0, "difficulty": 0},
    {"small_tiles": 1, "foundation_order": 1, "rover_seats": 4, "part_research": 1, "building_price": 0, "difficulty": 3},
]

Walk = Callable[..., Iterator[FromTheMoonState]]


def enrich(s: FromTheMoonState, cubes: int) -> None:
    """Goods for everybody; the supply may fall below zero (F1.15)."""
    for seat in range(s.players):
        for good in range(c.COLOURS):
            add_own(s, seat, good, cubes)
            s.common[SUPPLY + good] -= cubes
        add_own(s, seat, c.FOOD, 2 * cubes)
        set_own(s, seat, c.BATTERY, c.BATTERIES)
        set_own(s, seat, c.ENERGY, c.BATTERIES)


def next_action(s: FromTheMoonState, rng: Rng) -> int:
    """Return any legal action, but less often one that ends something."""
    if s.waiting == CHANCE:
        return int(FTM.sample(s, rng))
    actions = FTM.legal(s)
    action = actions[rng.below(len(actions))]
    for _ in range(3):
        if action // a.SPAN in SELDOM:
            action = actions[rng.below(len(actions))]
    return action


def states(players: int, seed: int, cubes: int = 0, **options: int) -> Iterator[FromTheMoonState]:
    """Yield every position of a game, including its start and its end; it is one object, which changes."""
    rng = Rng(seed)
    s = FTM.new(players, options)
    assert isinstance(s, FromTheMoonState)
    rich = False
    yield s
    while s.waiting != OVER:
        FTM.step(s, next_action(s, rng))
        if s.phase == P_TURNS and not rich:
            enrich(s, cubes)
            rich = True
        yield s


@pytest.fixture(scope="session")
def walk() -> Walk:
    return states


@pytest.fixture(params=range(len(OPTIONS)))
def options(request: pytest.FixtureRequest) -> dict[str, int]:
    return OPTIONS[int(request.param)]

"""A pickled state of From the Moon is the text of its cards and its numbers; here it becomes a state again, compiled or not."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.engine.columns import fill
from moonbase.games.fromthemoon.cards.vocabulary import EDITIONS
from moonbase.games.fromthemoon.rules.table.columns import Table
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState, deepen

MOST_SETS: Final = 16
"""Card sets that are remembered: states that are pickled together mostly share one."""


def again(cards: str, numbers: list[int]) -> FromTheMoonState:
    """Return the state with these numbers, in the order of ``FromTheMoonState.numbers``."""
    s = FromTheMoonState(_table(cards), numbers[2])
    (
        s.waiting, s.seal, _, s.building_price, s.part_research, s.rover_seats, s.foundation_order,
        s.outer_corners, s.choose_factions, s.small_tiles, s.difficulty, s.phase, s.step, s.lead, s.cur, s.turns,
    ) = numbers[:16]  # fmt: skip
    s.acted, s.ending = bool(numbers[16]), bool(numbers[17])
    (
        s.lost, s.launched, s.entered, s.right, s.left, s.houses,
        s.labs_left, s.market, s.objectives, s.met, s.rover_cards, s.frame_n,
    ) = numbers[18:30]  # fmt: skip
    rest = iter(numbers[30:])
    for whole in (s.common, s.tile, s.point, s.part, s.stack, s.seat, s.lab):
        fill(whole, 0, len(whole), rest)
    while len(s.frames) < s.frame_n * FRAME:
        deepen(s)
    fill(s.frames, 0, s.frame_n * FRAME, rest)
    return s


def pickled(s: FromTheMoonState) -> tuple[Callable[[str, list[int]], FromTheMoonState], tuple[str, list[int]]]:
    """Return what a pickle of a state holds: the function that makes it again and its arguments."""
    return again, (card_text(s.table), s.numbers())


def card_text(table: Table) -> str:
    """Return the card set as the text that ``again`` reads."""
    return _written(table.cards)


@lru_cache(MOST_SETS)
def _written(cards: CardSet) -> str:
    return EDITIONS.written(cards)


@lru_cache(MOST_SETS)
def _table(cards: str) -> Table:
    return Table(EDITIONS.read(cards))

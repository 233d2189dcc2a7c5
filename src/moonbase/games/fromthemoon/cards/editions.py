"""A pickled state of From the Moon is the text of its cards and its numbers; here it becomes a state again, compiled or not."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.games.fromthemoon.cards.vocabulary import EDITIONS
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, restored

MOST_SETS: Final = 16
"""Card sets that are remembered: states that are pickled together mostly share one."""


def again(cards: str, numbers: list[int]) -> FromTheMoonState:
    """Return the state with these numbers, in the order of ``FromTheMoonState.numbers``."""
    return restored(_table(cards), numbers)


def pickled(s: FromTheMoonState) -> tuple[Callable[[str, list[int]], FromTheMoonState], tuple[str, list[int]]]:
    """Return what a pickle of a state holds: the function that makes it again and its arguments."""
    return again, (card_text(s.columns), s.numbers())


def card_text(columns: Columns) -> str:
    """Return the card set as the text that ``again`` reads."""
    return _written(columns.cards)


@lru_cache(MOST_SETS)
def _written(cards: CardSet) -> str:
    return EDITIONS.written(cards)


@lru_cache(MOST_SETS)
def _table(cards: str) -> Columns:
    return Columns(EDITIONS.read(cards))

"""A pickled state of Moon is the text of its cards and its numbers; here it becomes a state again, compiled or not."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.engine.columns import fill
from moonbase.games.moon.cards.vocabulary import EDITIONS
from moonbase.games.moon.rules.table.columns import Table
from moonbase.games.moon.rules.table.state import FRAME, HAND_MAX, HAND_N, SEAT, TAB, TAB_N, MoonState

MOST_SETS: Final = 16
"""Card sets that are remembered: states that are pickled together mostly share one."""


def again(cards: str, numbers: list[int]) -> MoonState:
    """Return the state with these numbers, in the order of ``MoonState.numbers``."""
    s = MoonState(_table(cards), numbers[2])
    (
        s.waiting, s.seal, _, s.fresh_discard, s.flag_minimum, s.expedition_moves,
        s.phase, s.step, s.era, s.round, s.lead, s.taken, s.cur, s.x,
    ) = numbers[:14]  # fmt: skip
    s.main_done, s.parked, s.flipped, s.explored, s.claimed = (bool(n) for n in numbers[14:19])
    (
        s.spent, s.free, s.built_colours, s.lapsing, s.park_at,
        s.bill_face, s.bill_source, s.bill_off, s.looks, s.look_n, s.expeditions_left,
        s.stack_n, s.previous_n, s.discard_n, s.frame_n, s.rovers_out,
    ) = numbers[19:35]  # fmt: skip
    rest = iter(numbers[35:])
    for whole in (s.common, s.reputation, s.decks, s.seat):
        fill(whole, 0, len(whole), rest)
    fill(s.discard, 0, s.discard_n, rest)
    fill(s.frames, 0, s.frame_n * FRAME, rest)
    for seat in range(s.players):
        row = seat * SEAT
        for used in (s.tab, s.tab_mark):
            fill(used, seat * TAB, s.seat[row + TAB_N], rest)
        fill(s.hand, seat * HAND_MAX, s.seat[row + HAND_N], rest)
    return s


def pickled(s: MoonState) -> tuple[Callable[[str, list[int]], MoonState], tuple[str, list[int]]]:
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

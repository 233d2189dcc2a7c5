"""The entry of Moon in the registry of games."""

from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.entry import Entry
from moonbase.cards.reference import Chapter
from moonbase.games.moon.cards.vocabulary import EDITIONS, FORMAT, packaged_cards, read_cards
from moonbase.games.moon.game import Moon


def _packaged(overlay: str | None) -> CardSet:
    return read_cards(packaged_cards(), overlay)


def _chapters() -> tuple[Chapter, ...]:
    from moonbase.games.moon.cards.reference import CHAPTERS  # made of everything that reads cards; most commands need none of it

    return CHAPTERS


ENTRY: Final = Entry(_packaged, EDITIONS, Moon, FORMAT, _chapters)

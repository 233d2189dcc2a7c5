"""The entry of a game in the registry: how it is opened, and with which cards."""

from collections.abc import Callable
from typing import NamedTuple

from moonbase.cards.card_set import CardSet
from moonbase.cards.editions import Editions
from moonbase.cards.format import Format
from moonbase.cards.reference import Chapter
from moonbase.engine.game import Game


class Entry(NamedTuple):
    packaged: Callable[[str | None], CardSet]
    """Return the cards of the project as they are now, with the changes of an owner's file."""
    editions: Editions
    made: Callable[[CardSet], Game]
    """Return the game with these cards."""
    format: Format
    chapters: Callable[[], tuple[Chapter, ...]]
    """Return the reference of its card file format."""

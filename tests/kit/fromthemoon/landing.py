"""Games of From the Moon from the first deal on, for tests of the set-up and of whole games."""

from collections.abc import Iterator
from typing import Any

from kit.fromthemoon.surface import FTM, Surface
from kit.randomly import next_action
from moonbase.cards.face import Face
from moonbase.engine.game import OVER, PUBLIC
from moonbase.engine.rng import Rng
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState

CARDS = read_cards(packaged_cards())
COUNTS = (1, 2, 3, 4)
COLOURS = ("metal", "water", "polymer")


def start(players: int, **options: int) -> Surface:
    """Return a new game before anything is dealt."""
    surface = Surface(players)
    state = FTM.new(players, options)
    assert isinstance(state, FromTheMoonState)
    surface.s = state
    return surface


def deal_until(surface: Surface, prefix: str, seed: int = 1) -> Surface:
    """Nature deals until a text that begins so is open."""
    rng = Rng(seed)
    while not any(text.startswith(prefix) for text in surface.legal()):
        surface.game.apply(surface.s, surface.game.sample(surface.s, rng), surface.log)
    return surface


def opening(players: int, seed: int = 1, **options: int) -> Surface:
    """The first moment when a seat is asked."""
    return start(players, **options).nature(seed)


def moments(players: int, seed: int) -> Iterator[Surface]:
    """Yield every position of a random game, from the first question to the end."""
    surface = opening(players, seed)
    rng = Rng(seed)
    while surface.waiting != OVER:
        yield surface
        surface.game.apply(surface.s, next_action(surface.game, surface.s, rng), surface.log)
    yield surface


def faces(table: str, **wanted: object) -> list[Face]:
    """The printed tiles of a table that have these values."""
    return [face for face in CARDS.table(table) if all(face.values[key] == value for key, value in wanted.items())]


def ids(table: str, **wanted: object) -> set[str]:
    return {face.id for face in faces(table, **wanted)}


def dealt(surface: Surface) -> set[str]:
    """Return the results that chance may deal now."""
    return {text.removeprefix("deal ") for text in surface.open("deal")}


def seen(surface: Surface, viewer: int = PUBLIC) -> dict[str, Any]:
    return surface.game.view(surface.s, viewer)

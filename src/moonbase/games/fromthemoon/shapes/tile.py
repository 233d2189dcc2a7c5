"""A tile of From the Moon as the gallery has it."""

from typing import Any, NotRequired, TypedDict

from moonbase.engine.text import Text
from moonbase.games.fromthemoon.shapes.names import Bag, Price, Ship

Step = TypedDict(
    "Step",
    {
        "do": str,
        "n": NotRequired[int],
        "goods": NotRequired[Bag],
        "ships": NotRequired[list[Ship]],
        "per": NotRequired[str],
        "only": NotRequired[str],
        "from": NotRequired[str],
    },
)


class TileOfGallery(TypedDict):
    id: str
    name: Text
    deck: str
    copies: int
    players: int | None
    ship: Ship | None
    faction: str | None
    level: int | None
    cost: Price | None
    points: int | None
    when: str | None
    refill: int | None
    facts: dict[str, Any]
    """The fields that only tiles of this deck have."""
    effect: list[list[Step]]
    """One side, or two of which one is done."""
    text: Text
    source: str
    sources: dict[str, str]
    note: Text | None

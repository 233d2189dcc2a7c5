"""A tile of From the Moon as the gallery has it."""

from typing import Annotated, NotRequired, TypedDict

from moonbase.engine.text import Text
from moonbase.games.fromthemoon.shapes.names import SOME, Bag, Price, Ship

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


class Facts(TypedDict, total=False):
    """The fields that only tiles of some decks have."""

    bag: int
    batteries: int
    buildings: int
    column: int
    columns: int
    count: int | str | None
    """The number of pieces; of an objective, the things that it counts, or None where it asks for launches."""
    first: int
    food: int
    greenhouses: int | list[int]
    kept: int
    large: int
    launch: Annotated[dict[Ship, int], SOME]
    least: int
    objectives: int
    of: str
    owner: str
    parts: list[int]
    picked: int
    piece: str
    place: str
    position: int
    row: int
    rows: int
    rovers: int
    seats: int
    second: int
    second_from: int
    side: str
    space: int
    start: Bag
    tile: int
    achievement: int
    approval: int
    resources: int
    unfed: int


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
    facts: Facts
    effect: list[list[Step]]
    """One side, or two of which one is done."""
    text: Text
    source: str
    sources: dict[str, str]
    note: Text | None

"""A card of Moon as the gallery has it."""

from typing import Literal, TypedDict

from moonbase.engine.text import Text
from moonbase.games.moon.shapes.names import Colour, FlagBag, GoodBag, ReputationLevel


class MoonCard(TypedDict):
    id: str
    name: Text
    deck: Literal["structure", "base", "expedition", "first expedition", "reputation"]
    era: int | None
    colour: Colour | None
    level: ReputationLevel | None
    copies: int
    three_plus: int
    cost: GoodBag
    need: FlagBag
    production: GoodBag
    flags: FlagBag
    assimilate: GoodBag
    when: str
    requirement: Text | None
    counts: str | None
    """The things that the requirement counts, by their name in card files."""
    least: int | None
    hearts: int | None
    text: Text
    source: str
    sources: dict[str, str]
    note: Text | None

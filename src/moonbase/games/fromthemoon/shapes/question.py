"""What everybody sees of an open question."""

from typing import Literal, NotRequired, TypedDict

from moonbase.games.fromthemoon.shapes.names import Colour


class LabAsked(TypedDict):
    space: int
    row: int
    column: int
    card: str | None


class Question(TypedDict):
    """Who is asked, and, by the kind of the question, what it is about."""

    seat: int
    kind: str
    card: NotRequired[str | None]
    """The tile that asks."""
    tile: NotRequired[int | None]
    """Of the Moon."""
    rover: NotRequired[int]
    """At work."""
    tasks: NotRequired[dict[Colour, int]]
    abilities: NotRequired[dict[Colour, int]]
    action: NotRequired[Literal["greenhouses", "team", "research"]]
    """Whose halves are asked for."""
    done: NotRequired[list[str]]
    """Halves of the action."""
    labs: NotRequired[list[LabAsked]]
    """Of a chain: those that may still be activated."""
    left: NotRequired[int]
    """How many of them, of labs or of tiles."""
    point: NotRequired[int | None]
    """A building space."""
    tiles: NotRequired[list[int]]
    """Around the building space, those that may be used."""
    items: NotRequired[list[str]]
    """Of the income, those still to come."""
    mouths: NotRequired[int]
    food: NotRequired[int]


class ChainView(TypedDict):
    """Spaces of laboratories: the new one that set it off, those still to do, those that are gone."""

    new: int | None
    left: list[int]
    gone: list[int]
    more: int

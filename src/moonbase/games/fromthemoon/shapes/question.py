"""The view of an open question: the same for everybody."""

from typing import Literal, NotRequired, TypedDict

from moonbase.games.fromthemoon.shapes.names import Colour


class LabAsked(TypedDict):
    space: int
    row: int
    column: int
    card: str | None


class Question(TypedDict):
    """The seat that is asked, and what the question is about, by its kind."""

    seat: int
    kind: str
    card: NotRequired[str | None]
    """The tile that asks."""
    tile: NotRequired[int | None]
    """A place on the Moon."""
    rover: NotRequired[int]
    """At work."""
    tasks: NotRequired[dict[Colour, int]]
    abilities: NotRequired[dict[Colour, int]]
    action: NotRequired[Literal["greenhouses", "team", "research"]]
    """The action whose halves are asked for."""
    done: NotRequired[list[str]]
    """Halves of the action."""
    labs: NotRequired[list[LabAsked]]
    """The labs or tiles of a chain that may still be activated."""
    left: NotRequired[int]
    """The number of labs or tiles that are left."""
    point: NotRequired[int | None]
    """A building space."""
    tiles: NotRequired[list[int]]
    """Around the building space, those that may be used."""
    items: NotRequired[list[str]]
    """The items of the income that are still to come."""
    mouths: NotRequired[int]
    food: NotRequired[int]


class ChainView(TypedDict):
    """Spaces of laboratories: the new one that set it off, those still to do, those that are gone."""

    new: int | None
    left: list[int]
    gone: list[int]
    more: int

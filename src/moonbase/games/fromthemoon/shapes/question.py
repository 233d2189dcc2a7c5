"""The view of an open question."""

from typing import Literal, NotRequired, TypedDict

from moonbase.games.fromthemoon.shapes.names import Colour


class LabAsked(TypedDict):
    space: int
    row: int
    column: int
    card: str | None


class Question(TypedDict):
    """The seat that is asked, the kind of the question, and its subject, which depends on the kind."""

    seat: int
    kind: str
    card: NotRequired[str | None]
    """The tile that asks."""
    tile: NotRequired[int | None]
    """A tile of the Moon."""
    rover: NotRequired[int]
    """The rover at work."""
    tasks: NotRequired[dict[Colour, int]]
    abilities: NotRequired[dict[Colour, int]]
    action: NotRequired[Literal["greenhouses", "team", "research"]]
    """The action of which one half is done."""
    done: NotRequired[list[str]]
    """Halves of the action."""
    labs: NotRequired[list[LabAsked]]
    """Laboratories of a chain that may still be activated."""
    left: NotRequired[int]
    """The number of labs or tiles that may still be used."""
    point: NotRequired[int | None]
    """A building space."""
    tiles: NotRequired[list[int]]
    """Tiles around the building space that may be used."""
    items: NotRequired[list[str]]
    """Items of the income that are still to come."""
    mouths: NotRequired[int]
    food: NotRequired[int]


class ChainView(TypedDict):
    """Spaces of laboratories: the new one that set it off, those still to do, those that are gone."""

    new: int | None
    left: list[int]
    gone: list[int]
    more: int

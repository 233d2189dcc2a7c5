"""The view of the Moon, the ships, and what lies beside them: the same for everybody."""

from typing import TypedDict

from moonbase.games.fromthemoon.shapes.names import Colour, Owner, Price, Ship


class RoverOnTile(TypedDict):
    owner: Owner
    number: int


class TileView(TypedDict):
    tile: int
    row: int
    column: int
    card: str | None
    cubes: dict[Colour, int]
    rover: RoverOnTile | None
    corner: bool
    points: list[int]


class PointView(TypedDict):
    point: int
    row: int
    column: int
    owner: Owner | None
    space: bool
    tiles: list[int]


class GridView(TypedDict):
    rows: int
    columns: int
    tiles: list[TileView]
    points: list[PointView]


class PartView(TypedDict):
    part: int
    mission: str | None
    cost: Price
    points: int
    owner: int | None
    improver: int | None
    improve_cost: Price
    improve_points: int
    improvable: bool


class ShipView(TypedDict):
    ship: Ship
    launched: bool
    launched_on: int | None
    first: int
    second: int
    parts: list[PartView]
    left: int
    standings: list[int]
    pays: list[int]
    """The points of each seat if the ship launched now."""
    paid: list[int]
    """The points that its launch paid, once it is away."""


class PlaceView(TypedDict):
    """Rows are counted from the bottom, where there is no surcharge."""

    place: int
    row: int
    column: int
    surcharge: Price
    card: str | None


class RowView(TypedDict):
    """The greenhouse row."""

    right: int
    left: int
    stack: int
    surcharge: Price
    """The surcharge of a tile from the stack, while the row is empty."""
    filled: list[int]
    """The sizes that a refill brings it to: right, left."""

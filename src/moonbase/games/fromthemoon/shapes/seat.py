"""The view of one seat: the same for everybody."""

from typing import TypedDict

from moonbase.games.fromthemoon.shapes.names import Bag, Colour, Good, Price, Ship


class RoverView(TypedDict):
    number: int
    tile: int | None
    """null: at home"""
    basic: dict[Colour, int]
    specialists: dict[Colour, int]
    free: int


class TeamView(TypedDict):
    rovers: list[RoverView]
    astronauts: int
    specialists: int
    recruits_left: dict[Colour, int]
    markers_left: dict[Colour, int]


class FinalView(TypedDict):
    """The points of the seat if the game ended now."""

    total: int
    score: int
    achievement_majority: int
    improvement_majority: int
    resources: int
    achievements: int
    end_tiles: dict[str, int]


class FeedingView(TypedDict):
    """Food at hand when the team eats, and what hunger would cost."""

    food: int
    mouths: int
    left: int
    short: int
    lost: int


class IncomeView(TypedDict):
    """The next gather, or what is left of the one under way."""

    food: int
    energy: int
    cards: list[str]
    gains: Bag
    """The goods that come whatever is chosen."""
    points: int
    asks: list[str]
    """Buildings that offer a choice."""
    feeding: FeedingView


class PricesView(TypedDict):
    """The prices for a seat now, with the surcharge of an empty greenhouse row. What an open question offers has its own price."""

    recruit: Price
    train: Price
    greenhouse: Price
    upgrade: Price
    foundation: Price
    lab: Price
    research: Price
    stack: Price
    """The surcharge of the greenhouse stack."""
    rows: list[Price]
    """The surcharges of the rows of laboratories, from the bottom up."""


class BonusesView(TypedDict):
    """Spaces of the board that pay once: all of some, the next of each colour of the team."""

    greenhouses: list[str | None]
    large: list[str | None]
    recruit: dict[Colour, str | None]
    train: dict[Colour, str | None]


class AbilityView(TypedDict):
    """The yield of a specialist, and the pieces that count."""

    gains: Bag
    any: int
    points: int
    spaces: list[int]
    tiles: list[int]


class AroundView(AbilityView):
    """The yield of one specialist of a colour on a tile."""

    tile: int
    colour: Colour


class NewLabView(TypedDict):
    """A free space for a laboratory, and the others that one there would set off."""

    space: int
    row: int
    column: int
    runs: list[int]
    bonus: str | None


class GreenhousesView(TypedDict):
    count: int
    improved: int
    spaces: int


class FactionBuilding(TypedDict):
    card: str
    built: bool


class FoundationSpace(TypedDict):
    """Its column is one of foundations, two laboratories wide."""

    row: int
    column: int


class SmallView(TypedDict):
    open: list[str]
    built: list[str]


class BuildingsView(TypedDict):
    count: int
    miniatures_left: int
    links: int
    group: int


class SeatView(TypedDict):
    seat: int
    goods: dict[Good, int]
    capacity: int
    energy: int
    achievements: int
    score: int
    final: FinalView
    faction: str | None
    faction_building: FactionBuilding | None
    food_for_energy: int
    team: TeamView
    around: list[AroundView]
    greenhouses: GreenhousesView
    income: IncomeView
    mouths: int
    prices: PricesView
    bonuses: BonusesView
    foundations: int
    labs: list[list[str | None]]
    """null: no foundation yet; an empty text: a free space."""
    new_lab: list[NewLabView]
    next_foundation: FoundationSpace | None
    lab_count: int
    small: SmallView
    large: list[str | None]
    buildings: BuildingsView
    improvements: dict[Ship, list[int]]
    cubes_left: int
    missions: list[str]
    pawn: int
    asks: str | None
    """The progress tile under the pawn."""

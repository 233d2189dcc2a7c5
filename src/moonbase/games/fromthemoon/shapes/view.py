"""The view of From the Moon: the same for everybody."""

from typing import Literal, TypedDict

from moonbase.games.fromthemoon.shapes.moon import GridView, PlaceView, RowView, ShipView
from moonbase.games.fromthemoon.shapes.names import Colour
from moonbase.games.fromthemoon.shapes.question import ChainView, Question
from moonbase.games.fromthemoon.shapes.seat import SeatView
from moonbase.games.fromthemoon.shapes.table import EndingView, MajorityView, ProgressView, SoloView, StackView


class TurnView(TypedDict):
    acted: bool


class FromTheMoonView(TypedDict):
    game: Literal["fromthemoon"]
    players: int
    viewer: int | None
    phase: Literal["set-up", "choice", "turns", "over"]
    round: int
    turns: int
    turn: int
    lead: int
    last_round: bool
    ending: EndingView | None
    waiting: int | Literal["nature", "over"]
    order: list[int]
    grid: GridView
    ships: list[ShipView]
    tokens: dict[Colour, str | None]
    display: list[PlaceView]
    greenhouses: RowView
    majorities: list[MajorityView]
    market: list[str]
    progress: ProgressView
    bag: dict[Colour, int]
    supply: dict[Colour, int]
    labs: StackView
    seats: list[SeatView]
    solo: SoloView | None
    options: dict[str, int]
    question: Question | None
    chains: list[ChainView]
    """Chains of laboratories under way, the one that goes on first at the end."""
    this_turn: TurnView
    seal: int

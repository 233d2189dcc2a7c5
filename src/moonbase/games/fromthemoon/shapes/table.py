"""The view of the course of the game: its end, the majorities, the Progress track, the objectives of a game for one."""

from typing import Literal, TypedDict

from moonbase.games.fromthemoon.shapes.names import Loss, Majority, Ship


class EndingView(TypedDict):
    """The cause of the last round, and the seats that still have a turn, the one to move first. None before it and after the game."""

    by: Literal["launches", "track"]
    turns: list[int]


class StageView(TypedDict):
    least: int
    points: int


class MajorityView(TypedDict):
    """The points for the most achievements or improvements as things stand; a game for one has stages in place of prizes."""

    of: Majority
    first: int
    second: int
    stages: list[StageView]
    counts: list[int]
    pays: list[int]


class SpaceView(TypedDict):
    space: int
    card: str | None
    refill: int
    entered: bool
    pawns: list[int]


class ProgressView(TypedDict):
    spaces: list[SpaceView]
    pawns: list[int]
    """The space of each pawn; past the last one it has left the track."""
    entered: int
    refill_houses: int
    """The gain on entering the next space, as the Moon stands now."""
    refill_cubes: int


class StackView(TypedDict):
    """Laboratories that are left, in an order that nobody knows."""

    count: int
    cards: dict[str, int]


class ObjectiveView(TypedDict):
    card: str
    count: int
    least: int
    space: int | None
    launch: dict[Ship, int] | None
    met: bool


class SoloView(TypedDict):
    difficulty: str
    objectives: list[ObjectiveView]
    rover_cards: list[int]
    lost: Loss
    won: bool
    medal: str | None

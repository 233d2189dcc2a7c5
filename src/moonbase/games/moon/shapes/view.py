"""The view of Moon, as one viewer sees it."""

from typing import Literal, TypedDict

from moonbase.games.moon.shapes.names import Colour, Flag, Good, ReputationLevel


class FlagView(TypedDict):
    flag: Flag
    reward: int
    counts: list[int]
    winner: int | None
    tie: Literal["none", "rovers", "full"]


class ReputationView(TypedDict):
    card: str
    level: ReputationLevel
    owner: int | None
    hearts: int
    worth: int
    least: int
    counts: list[int]


class SlotView(TypedDict):
    card: str
    hearts: int
    flipped: bool
    rovers: int
    production_taken: bool
    flag_taken: bool
    end: int


class HandView(TypedDict):
    """``known``: the cards that the viewer knows to be in it."""

    count: int
    known: list[str]
    unknown: int


class SeatView(TypedDict):
    seat: int
    goods: dict[Good, int]
    production: dict[Good, int]
    flags: dict[Flag, int]
    colours: dict[Colour, int]
    rovers: int
    parked_here: int
    vouchers: int
    score: int
    hearts_on_cards: int
    end_hearts: int
    reputation_hearts: int
    settlement: list[SlotView]
    hand: HandView
    expedition: str | None
    expedition_known: bool


class StackView(TypedDict):
    count: int
    cards: list[str] | None
    """The cards it holds, where the viewer knows them."""


class TurnView(TypedDict):
    """The deeds of the seat to move."""

    main: bool
    park: bool
    flip: bool
    expedition: bool
    claim: bool
    spent: int
    free: int
    borrowed: dict[Flag, int]


class Question(TypedDict):
    seat: int
    card: str
    kind: str


class UnseenView(TypedDict):
    """Cards that the viewer cannot place, and how many of them lie in each hand and in the stack."""

    cards: list[str]
    hands: list[int]
    stack: int


class MoonView(TypedDict):
    game: Literal["moon"]
    players: int
    viewer: int | None
    era: int
    round: int
    rounds: int
    phase: Literal["set-up", "deal", "turns", "over"]
    x: int
    lead: int
    turn: int
    waiting: int | Literal["nature", "over"]
    order: list[int]
    flags: list[FlagView]
    reputations: list[ReputationView]
    seats: list[SeatView]
    discard: list[str]
    stack: StackView
    previous: list[str]
    this_turn: TurnView
    question: Question | None
    unseen: list[UnseenView]
    seal: int

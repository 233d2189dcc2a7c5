"""The messages of a table's socket, as docs/reference/wire.md tells them."""

from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta, Struct

from moonbase.engine.text import Text
from moonbase.server.base.texts import Wording, as_data

LONGEST_MESSAGE: Final = 8192
LONGEST_PLAN: Final = 100


class ClientRequest(Struct):
    """A message that is answered: the answer repeats its ``request``."""

    request: str


class GameRequest(ClientRequest):
    """A request about the game as it stood at a sequence number."""

    sequence: int


class Ballot(ClientRequest):
    yes: bool


class ActionQuestion(ClientRequest):
    action: str


class Act(GameRequest, tag="act"):
    action: str


class Undo(GameRequest, tag="undo"):
    pass


class Redo(GameRequest, tag="redo"):
    pass


class Takeback(GameRequest, tag="takeback"):
    to: int


class Consent(Ballot, tag="consent"):
    pass


class Why(ActionQuestion, tag="why"):
    pass


class Preview(ActionQuestion, tag="preview"):
    """``then``: what the seat would do after it, in order."""

    then: Annotated[list[str], Meta(max_length=LONGEST_PLAN)] = []


class Hint(ClientRequest, tag="hint"):
    level: str | None = None


class Replace(ClientRequest, tag="replace"):
    seat: int


class Vote(Ballot, tag="vote"):
    pass


class Return(ClientRequest, tag="return"):
    pass


class Leave(ClientRequest, tag="leave"):
    """Leave the game unfinished."""


class Whole(Struct, tag="whole"):
    """The client lacks the message that a change is against: it asks for all of it, with the events after a sequence number."""

    after: int = 0


class Ping(Struct, tag="ping"):
    pass


Change = Act | Undo | Redo | Takeback | Consent | Replace | Vote | Return | Leave
Question = Why | Preview | Hint
Incoming = Change | Question | Whole | Ping

incoming: Final = msgspec.json.Decoder(Incoming)
request_decoder: Final = msgspec.json.Decoder(ClientRequest)
"""Reads the name of a message, even if the rest of it is malformed."""


class Choice(Struct, omit_defaults=True):
    """Something that a seat may do: ``action`` is its stable text, ``operands`` what it is about."""

    action: str
    verb: str
    words: Text
    operands: dict[str, int | str] = {}


class SeatOfView(TypedDict):
    seat: int


class QuestionOfView(TypedDict):
    seat: int
    kind: str


class GameView(TypedDict):
    """The fields of every game's view. Each game declares the whole of its own."""

    game: str
    players: int
    viewer: int | None
    phase: str
    round: int
    lead: int
    turn: int
    waiting: int | Literal["nature", "over"]
    order: list[int]
    seats: list[SeatOfView]
    question: QuestionOfView | None
    seal: int


class TableEvent(Struct, omit_defaults=True):
    sequence: int
    kind: str
    seat: int | None
    action: str | None
    lines: list[Text]
    at: float
    back: int | None = None
    """Everybody agreed to go back: how the game stood after this event is how it stands again."""


class AwayShown(Struct):
    """The seconds that somebody has been away, and the seconds until the others may propose a stand-in."""

    seconds: int
    replace_in: int


class SeatShown(Struct, omit_defaults=True):
    name: str
    kind: str
    here: bool | None = None
    level: str | None = None
    stand_in: str | None = None
    away: AwayShown | None = None
    stood_in: int = 0
    """Actions that a stand-in played here."""


class Asked(Struct):
    """A takeback or a stand-in that waits for the word of others."""

    seat: int
    waiting: list[int]
    to: int | None = None
    other: int | None = None
    level: str | None = None


class ClockShown(Struct):
    left: list[float]
    grace: list[float]
    running: int | None
    at: float


class EntropyShown(Struct):
    """Entropy that somebody added to the deal, after so many draws."""

    seat: int
    value: str
    after: int


class DealShown(Struct):
    """The secret and the entropy from which nature's draws are derived. The secret comes at the end."""

    commitment: str
    draws: int
    entropy: list[EntropyShown]
    secret: str | None


class Score(Struct):
    seat: int
    score: int
    place: int


class SetShown(Struct):
    """An owner's cards."""

    id: str
    name: str


class TableMessage(Struct, tag="table"):
    number: int
    """By which a later change names this message; 0 in a replay."""
    table: str
    sequence: int
    you: int | None
    game: str
    title: str
    set: SetShown | None
    cards: str
    """The fingerprint of the cards that are played with."""
    names: list[str]
    seats: list[SeatShown]
    waiting: int | None
    view: GameView
    choices: list[Choice]
    closed: list[Choice]
    events: list[TableEvent]
    undo: bool
    redo: bool
    takeback: Asked | None
    replace: Asked | None
    clock: ClockShown | None
    deal: DealShown | None
    patience: float
    """Seconds that somebody must be away before being replaced."""
    leave: int | None
    """Seconds until this viewer may leave the game unfinished."""
    unfinished: bool
    scores: list[Score] | None
    over: bool
    step: int
    steps: int


class TableChange(Struct, tag="change"):
    """A change: it makes the table's message of this number out of the one before it on the same socket."""

    number: int
    since: int
    """The number of the message before."""
    change: dict[str, Any]
    """By field: ``[value]``, ``[]`` for a field that is gone, or the changes within. Those of a list stand by their place in it before, and
    ``#`` holds its splices ``[at, dropped, *new]``, in ascending order and by places of before as well. In a change ``choices`` and
    ``closed`` are lists of actions. ``offers`` has the choices by their actions: those of the message before, and all that changes told of
    since, until they are gone."""


class Answer(Struct, tag="answer", omit_defaults=True):
    request: str | None
    ok: bool
    sequence: int | None = None
    code: str | None = None
    message: Text | None = None


class WhyAnswer(Struct, tag="why"):
    request: str
    action: str
    rule: str | None
    reason: Text | None
    repair: Text | None
    steps: list[Choice]
    """The steps that open the action, in order."""


class PreviewAnswer(Struct, tag="preview"):
    """The table as it would stand, with the choices that the seat would have if it were still asked."""

    request: str
    action: str
    then: list[str]
    view: GameView
    lines: list[Text]
    choices: list[Choice]
    closed: list[Choice]


class HintAnswer(Struct, tag="hint"):
    """The choice of an opponent of the level, at that sequence number."""

    request: str
    sequence: int
    level: str
    action: str
    words: Text


class Returned(Struct, tag="returned"):
    """News for somebody who was away: for how long, since which event, and how many actions a stand-in of which level played."""

    seconds: int
    since: int
    turns: int
    level: str | None


class Pong(Struct, tag="pong"):
    number: int
    """The number of the table's message that was sent last."""


Outgoing = TableMessage | TableChange | Answer | WhyAnswer | PreviewAnswer | HintAnswer | Returned | Pong


def text_of(message: Outgoing, wording: Wording = as_data) -> str:
    return msgspec.json.encode(message, enc_hook=wording).decode()

"""The messages of a table's socket, as docs/reference/wire.md tells them."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from moonbase.engine.text import Text
from moonbase.server.base.texts import Wording, as_data

LONGEST_MESSAGE: Final = 8192
LONGEST_PLAN: Final = 100


class Wish(Struct):
    """Whatever is to be answered under the name that its sender gave it."""

    request: str


class Move(Wish):
    """A wish about the game as it stood at a sequence number."""

    sequence: int


class Word(Wish):
    yes: bool


class Wondering(Wish):
    action: str


class Act(Move, tag="act"):
    action: str


class Undo(Move, tag="undo"):
    pass


class Redo(Move, tag="redo"):
    pass


class Takeback(Move, tag="takeback"):
    to: int


class Consent(Word, tag="consent"):
    pass


class Why(Wondering, tag="why"):
    pass


class Preview(Wondering, tag="preview"):
    """``then``: what the seat would do after it, in order."""

    then: Annotated[list[str], Meta(max_length=LONGEST_PLAN)] = []


class Hint(Wish, tag="hint"):
    level: str | None = None


class Replace(Wish, tag="replace"):
    seat: int


class Vote(Word, tag="vote"):
    pass


class Return(Wish, tag="return"):
    pass


class Leave(Wish, tag="leave"):
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
wish: Final = msgspec.json.Decoder(Wish)
"""Reads the name of a message, whatever else is wrong with it."""


class Choice(Struct, omit_defaults=True):
    """Something that a seat may do: ``action`` is its stable text, ``operands`` what it is about."""

    action: str
    verb: str
    words: Text
    operands: dict[str, int | str] = {}


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
    """For how many seconds somebody has been away, and in how many the others may propose a stand-in."""

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
    """What somebody added to the deal, after so many draws."""

    seat: int
    value: str
    after: int


class DealShown(Struct):
    """What the draws of nature are derived from. The secret comes with the end."""

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
    view: dict[str, Any]
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
    """In how many seconds this viewer may leave the game unfinished."""
    unfinished: bool
    scores: list[Score] | None
    over: bool
    step: int
    steps: int


class TableChange(Struct, tag="change"):
    """What makes the table's message of this number out of the one before it on the same socket."""

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
    """What opens the action, in order."""


class PreviewAnswer(Struct, tag="preview"):
    """What the seat could do next is told as at the table, where it would still be asked."""

    request: str
    action: str
    then: list[str]
    view: dict[str, Any]
    lines: list[Text]
    choices: list[Choice]
    closed: list[Choice]


class HintAnswer(Struct, tag="hint"):
    """What an opponent of the level would do, one of the choices at that sequence number."""

    request: str
    sequence: int
    level: str
    action: str
    words: Text


class Returned(Struct, tag="returned"):
    """For somebody who was away: for how long, since which event, and how many actions a stand-in of which level played."""

    seconds: int
    since: int
    turns: int
    level: str | None


class Pong(Struct, tag="pong"):
    number: int
    """Of the table's message that was sent last."""


Outgoing = TableMessage | TableChange | Answer | WhyAnswer | PreviewAnswer | HintAnswer | Returned | Pong


def text_of(message: Outgoing, wording: Wording = as_data) -> str:
    return msgspec.json.encode(message, enc_hook=wording).decode()

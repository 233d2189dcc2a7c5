"""Frames: what is half done, one class of named numbers for each kind.

A class has the kind's code and the place of each number in the frame, which compiled code takes as constants. The first number is the kind,
the second the seat that is asked.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Effect:
    """A card's program under way.

    ``row`` is an index into the rows; ``register`` is what a row remembers for itself and for the next ones (units paid, Rovers moved, a
    chosen kind), ``step`` how far it is; ``origin`` is where the card lies: an own slot, REPUTATION_AT + reputation, or -1 in the hand.
    """

    KIND: Final[i64] = 1
    SEAT: Final[i64] = 1
    CARD: Final[i64] = 2
    ROW: Final[i64] = 3
    REGISTER: Final[i64] = 4
    STEP: Final[i64] = 5
    ORIGIN: Final[i64] = 6


@final
class Triggers:
    """Cards that watch for something, gone through one by one. ``what`` is a time, and EVENT_SPAN times the Resource that was spent."""

    KIND: Final[i64] = 2
    SEAT: Final[i64] = 1
    WHAT: Final[i64] = 2
    CURSOR: Final[i64] = 3
    DONE: Final[i64] = 4  # how often the card at the cursor has run
    SLOTS: Final[i64] = 5  # cards of the Settlement to look at
    TIMES: Final[i64] = 6  # how often it happened


@final
class Discount:
    """Resources of the bill are left out."""

    KIND: Final[i64] = 3
    SEAT: Final[i64] = 1
    CARD: Final[i64] = 2


@final
class Obelisk:
    """Another card of the hand is constructed instead of an Obelisk."""

    KIND: Final[i64] = 4
    SEAT: Final[i64] = 1
    CARD: Final[i64] = 2


@final
class Production:
    """The Production phase, where cards watch for it."""

    KIND: Final[i64] = 5
    SEAT: Final[i64] = 1
    ASKED: Final[i64] = 5  # seats that were asked


# --- values of a frame
REPUTATION_AT: Final[i64] = 100  # + reputation: an origin
EVENT_SPAN: Final[i64] = 16

# --- a position writes a frame with the same keys for every kind
FIELDS: Final = ("kind", "seat", "card", "row", "register", "step", "origin")
KINDS: Final = ["", "effect", "triggers", "discount", "obelisk", "production"]
"""By the code of the kind."""


def is_of_a_card(kind: i64) -> bool:
    """Tell whether the number after the seat is a card."""
    return kind == Effect.KIND or kind == Discount.KIND or kind == Obelisk.KIND

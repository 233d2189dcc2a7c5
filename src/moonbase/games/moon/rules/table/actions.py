"""Actions as integers: a verb and one argument, ``verb * SPAN + argument``. Sorted numbers are the order that people see."""

from typing import Final

from mypy_extensions import i64

SPAN: Final[i64] = 4096
SEAT_SPAN: Final[i64] = 128  # a place in a Settlement: seat * SEAT_SPAN + slot * 2 + space (0 blue, 1 yellow)

# --- a turn
A_BUILD: Final[i64] = 0  # + structure
A_FREE: Final[i64] = 1  # + structure, for no Resources
A_ASSIMILATE: Final[i64] = 2  # + structure
A_OBELISK: Final[i64] = 3  # + own slot
A_PARK: Final[i64] = 4  # + place
A_FLIP: Final[i64] = 5  # + own slot
A_EXPEDITION: Final[i64] = 6
A_CLAIM: Final[i64] = 7  # + reputation
# --- answers to an open question
A_KIND: Final[i64] = 8  # + Resource, or ROVER
A_AMOUNT: Final[i64] = 9  # + number
A_FLAG: Final[i64] = 10  # + flag type
A_SEAT: Final[i64] = 11  # + seat
A_PLACE: Final[i64] = 12  # + place
A_HAND: Final[i64] = 13  # + structure of the hand
A_PILE: Final[i64] = 14  # + structure of the discard pile
A_DECLINE: Final[i64] = 15
A_END: Final[i64] = 16
# --- nature
A_LEAD: Final[i64] = 17  # + seat
A_DEAL: Final[i64] = 18  # + face
A_LAST: Final[i64] = 19 * 4096  # no action is as large

END_TURN: Final[i64] = 16 * 4096
DECLINE: Final[i64] = 15 * 4096
USE_EXPEDITION: Final[i64] = 6 * 4096


def action(verb: i64, argument: i64) -> i64:
    return verb * SPAN + argument


def place(seat: i64, slot: i64, space: i64) -> i64:
    return seat * SEAT_SPAN + slot * 2 + space


def place_seat(at: i64) -> i64:
    return at // SEAT_SPAN


def place_slot(at: i64) -> i64:
    return (at % SEAT_SPAN) // 2


def place_space(at: i64) -> i64:
    return at % 2

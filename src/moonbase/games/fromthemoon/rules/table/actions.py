"""Actions as integers: a verb and one argument, ``verb * SPAN + argument``. Sorted numbers are the order that people see."""

from typing import Final

from mypy_extensions import i64

SPAN: Final[i64] = 1024
TILE_SPAN: Final[i64] = 16  # a rover sent: rover * TILE_SPAN + tile
CREW_SPAN: Final[i64] = 4  # an astronaut: colour * CREW_SPAN + rover
PART_SPAN: Final[i64] = 8  # a part of a ship: ship * PART_SPAN + part

# --- actions of a turn; GREENHOUSE to LAB but BUILD are also answers
A_SEND: Final[i64] = 0  # + rover and tile
A_GREENHOUSE: Final[i64] = 1  # + 0 in the order of the row, 1 from the stack for nothing
A_UPGRADE: Final[i64] = 2
A_RECRUIT: Final[i64] = 3  # + colour and rover
A_TRAIN: Final[i64] = 4  # + colour and rover
A_BUILD: Final[i64] = 5  # + building tile
A_FOUNDATION: Final[i64] = 6
A_LAB: Final[i64] = 7  # + place on the display
A_GATHER: Final[i64] = 8
# --- answers to an open question
A_TAKE: Final[i64] = 9  # + colour of the cube
A_ABILITY: Final[i64] = 10  # + colour of the specialist
A_EFFECT: Final[i64] = 11  # of the rover's own tile
A_USE: Final[i64] = 12  # + tile beside a new building
A_POINT: Final[i64] = 13  # + building space
A_SPACE: Final[i64] = 14  # + laboratory space
A_ACTIVATE: Final[i64] = 15  # + laboratory space * 2 + side
A_SIDE: Final[i64] = 16  # + side
A_KIND: Final[i64] = 17  # + resource
A_PART: Final[i64] = 18  # + ship and part, to construct
A_IMPROVE: Final[i64] = 19  # + ship and part
A_SCORE: Final[i64] = 20  # an approval for a point
A_INCOME: Final[i64] = 21  # + item of the income
A_FEED: Final[i64] = 22
A_FACTION: Final[i64] = 23  # + faction card
A_DROP: Final[i64] = 24  # + small building that is not kept
A_DONE: Final[i64] = 25
A_DECLINE: Final[i64] = 26
A_END: Final[i64] = 27
A_CONVERT: Final[i64] = 28  # + FOOD or ENERGY, what is made; after all others, so that it can be added to any list
# --- nature
A_LEAD: Final[i64] = 29  # + seat
A_DEAL: Final[i64] = 30  # + face
A_CUBES: Final[i64] = 31  # + metal * 64 + water * 8 + polymer
A_ROVER: Final[i64] = 32  # + tile of a rover of the dummy
A_ZONE: Final[i64] = 33  # + building space of the dummy
A_LAST: Final[i64] = 34 * 1024  # no action is as large

DONE: Final[i64] = 25 * 1024
DECLINE: Final[i64] = 26 * 1024
END_TURN: Final[i64] = 27 * 1024
GATHER: Final[i64] = 8 * 1024
FEED: Final[i64] = 22 * 1024
POINT_INSTEAD: Final[i64] = 20 * 1024


def action(verb: i64, argument: i64) -> i64:
    return verb * SPAN + argument

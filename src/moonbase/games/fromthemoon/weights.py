"""What a one-turn player holds things to be worth, in hundredths of a point; found by self-play, see ``estimate``.

What pays again and again is given for one gather still to come.
"""

from typing import Final

from mypy_extensions import i64

CUBE: Final[i64] = 0  # one of the first three of a colour
MORE_CUBES: Final[i64] = 1  # one beyond them
ENERGY: Final[i64] = 2
FOOD_DUE: Final[i64] = 3  # food that a mouth wants at the next gather
FOOD: Final[i64] = 4  # food beyond that
BATTERY: Final[i64] = 5  # a gather
FARMED: Final[i64] = 6  # food of greenhouses that is eaten, a gather
MOUTH: Final[i64] = 7  # what it costs, a gather
TASK: Final[i64] = 8  # a gather
SPECIALIST: Final[i64] = 9  # a gather
LAB: Final[i64] = 10  # a gather
GROUND: Final[i64] = 11  # a free laboratory space
HOME: Final[i64] = 12  # a task of a rover at home
SMALL: Final[i64] = 13  # per cent of what a small building would bring now, a gather
HOURGLASS: Final[i64] = 14  # what an end count may grow, a gather
WATCHER: Final[i64] = 15  # a large building that answers to events, a gather
MAJORITY: Final[i64] = 16  # per cent of a prize as it stands
ACHIEVEMENT: Final[i64] = 17  # towards its prize
IMPROVEMENT: Final[i64] = 18
LAUNCH: Final[i64] = 19  # per cent of a bonus as it stands
PIECE: Final[i64] = 20  # a piece that an effect gives
APPROVAL: Final[i64] = 21

FOUND: Final = (306, 75, 68, 108, 70, 75, 449, 330, 233, 15, 237, 142, 53, 29, 158, 14, 44, 52, 161, 52, 270, 154)

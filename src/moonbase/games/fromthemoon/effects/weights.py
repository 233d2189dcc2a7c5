"""Weights of things for a one-turn player, in hundredths of a point; found by self-play, see ``estimate``.

What pays again and again is given for one gather still to come.
"""

from typing import Final

from mypy_extensions import i64

CUBE: Final[i64] = 306  # one of the first three of a colour
MORE_CUBES: Final[i64] = 75  # one beyond them
ENERGY: Final[i64] = 68
FOOD_DUE: Final[i64] = 108  # food that a mouth wants at the next gather
FOOD: Final[i64] = 70  # food beyond that
BATTERY: Final[i64] = 75  # a gather
FARMED: Final[i64] = 449  # food of greenhouses that is eaten, a gather
MOUTH: Final[i64] = 330  # what it costs, a gather
TASK: Final[i64] = 233  # a gather
SPECIALIST: Final[i64] = 15  # a gather
LAB: Final[i64] = 237  # a gather
GROUND: Final[i64] = 142  # a free laboratory space
HOME: Final[i64] = 53  # a task of a rover at home
SMALL: Final[i64] = 29  # per cent of what a small building would bring now, a gather
HOURGLASS: Final[i64] = 158  # what an end count may grow, a gather
WATCHER: Final[i64] = 14  # a large building that answers to events, a gather
MAJORITY: Final[i64] = 44  # per cent of a prize as it stands
ACHIEVEMENT: Final[i64] = 52  # towards its prize
IMPROVEMENT: Final[i64] = 161
LAUNCH: Final[i64] = 52  # per cent of a bonus as it stands
PIECE: Final[i64] = 270  # a piece that an effect gives
APPROVAL: Final[i64] = 154

"""Weights of things for a one-turn player, in hundredths of a Heart; set by hand and tried in self-play, see ``estimate``."""

from typing import Final

from mypy_extensions import i64

HEART: Final[i64] = 100
RESOURCE: Final[i64] = 55  # the first few of a kind; less for those beyond
ROVER: Final[i64] = 60
BUILD: Final[i64] = 220
FREE: Final[i64] = 150
REWARD: Final[i64] = 60  # a Heart on a Flag Reward
PILE: Final[i64] = 90  # an assimilation reward of the discard pile
ANY: Final[i64] = 80  # a row that is not looked into
WATCH: Final[i64] = 14  # a card that watches for something, a turn
HEARTS_WATCH: Final[i64] = 22  # one that collects Hearts, a turn and a pair of Eras
LEAST_FLIP: Final[i64] = 30  # a flip whose effect brings nothing now

"""Conditions for doing something at all: pieces left, places free, prices payable now or (``reach``) after conversions (F2.14)."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    DISPLAY_AT,
    EXPERT_AT,
    GROUNDS,
    HOUSES,
    LAB_N,
    RECRUIT_AT,
    SEAT,
    FromTheMoonState,
    basics,
    crew,
    mine,
    own,
    riders_of,
)
from moonbase.games.fromthemoon.rules.work.price import can_buy, can_take_lab


def house_left(s: FromTheMoonState) -> bool:
    """Tell whether there is a free greenhouse space, and a tile for it (F4.9)."""
    return mine(s, HOUSES) < c.GREENHOUSES and s.right + s.left + s.houses > 0


def seat_free(s: FromTheMoonState, rover: i64) -> bool:
    return riders_of(crew(s, s.cur, rover)) < s.rover_seats


def recruits_left(s: FromTheMoonState, colour: i64) -> bool:
    return mine(s, RECRUIT_AT + colour) < c.RECRUITS


def someone_to_recruit(s: FromTheMoonState) -> bool:
    if not (recruits_left(s, 0) or recruits_left(s, 1) or recruits_left(s, 2)):
        return False
    return seat_free(s, 0) or seat_free(s, 1) or seat_free(s, 2)


def trainable(s: FromTheMoonState, colour: i64, rover: i64) -> bool:
    """Tell whether there is a basic astronaut of the colour in the rover, and a marker for it (F5.6, F5.8)."""
    if mine(s, EXPERT_AT + colour) >= c.MARKERS:
        return False
    i = s.cur * SEAT + CREW_AT + rover
    return basics(s.seat[i], colour) > 0


def someone_to_train(s: FromTheMoonState) -> bool:
    for colour in range(c.COLOURS):
        for rover in range(c.ROVERS):
            if trainable(s, colour, rover):
                return True
    return False


def ground_left(s: FromTheMoonState) -> bool:
    if mine(s, GROUNDS) >= c.FOUNDATIONS:
        return False
    used: i64 = 0
    for seat in range(s.players):
        used += own(s, seat, GROUNDS)
    return used < s.columns.foundations


def lab_space_left(s: FromTheMoonState) -> bool:
    return mine(s, LAB_N) < c.LABS_ON_FOUNDATION * mine(s, GROUNDS)


def lab_open(s: FromTheMoonState, place: i64, priced: bool, reach: bool) -> bool:
    i = DISPLAY_AT + place
    return s.common[i] >= 0 and can_take_lab(s, place, priced, reach)


def some_lab_open(s: FromTheMoonState, priced: bool, reach: bool) -> bool:
    if not lab_space_left(s):
        return False
    for place in range(c.DISPLAY):
        if lab_open(s, place, priced, reach):
            return True
    return False


def display_empty(s: FromTheMoonState) -> bool:
    for i in range(DISPLAY_AT, DISPLAY_AT + c.DISPLAY):
        if s.common[i] >= 0:
            return False
    return True


def research_open(s: FromTheMoonState, reach: bool) -> bool:
    if not can_buy(s, c.FOR_RESEARCH, reach):
        return False
    return ground_left(s) or (lab_space_left(s) and not display_empty(s))

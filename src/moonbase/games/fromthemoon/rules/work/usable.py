"""What can be done at all: pieces left, places free, prices payable now or (``reach``) after conversions (F2.14)."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    DISPLAY_AT,
    EXPERT_AT,
    GROUNDS,
    HOUSES,
    LAB_N,
    RECRUIT_AT,
    SEAT,
    UPGRADES,
    FromTheMoonState,
    basics,
    crew,
    lab_at,
    mine,
    own,
    riders_of,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.price import affordable, can_buy, can_recruit, can_take_house, can_take_lab


def house_left(s: FromTheMoonState) -> bool:
    """A free greenhouse space, and a tile for it (F4.9)."""
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
    """A basic astronaut of the colour in the rover, and a marker for it (F5.6, F5.8)."""
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
    return used < s.table.foundations


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


def side_row(s: FromTheMoonState, face: i64, side: i64) -> i64:
    if side == 1:
        return s.table.second[face]
    return s.table.start[face]


def side_usable(s: FromTheMoonState, face: i64, side: i64, tile: i64, free: bool, reach: bool) -> bool:
    """Can the price of this side be paid, and would it bring anything then? The price is taken away while the rest is looked at."""
    rows = s.table.rows
    row = side_row(s, face, side)
    if row == 0:
        return False
    if rows[row] != c.PAY:
        return brings(s, row, tile, reach)
    if free:
        while rows[row] == c.PAY:
            row += c.WIDTH
        return brings(s, row, tile, reach)
    return worth_paying(s, row, tile, reach)


def worth_paying(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    rows = s.table.rows
    first = row
    while rows[row] == c.PAY:
        take(s, row, -1)
        row += c.WIDTH
    open = affordable(s, 0, 0, 0, 0, 0, reach) and brings(s, row, tile, reach)
    while first < row:
        take(s, first, 1)
        first += c.WIDTH
    return open


def take(s: FromTheMoonState, row: i64, sign: i64) -> None:
    rows = s.table.rows
    s.seat[s.cur * SEAT + rows[row + c.AT_KIND]] += sign * rows[row + c.AT_N]


def brings(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    """Would any row of this side do something?"""
    rows = s.table.rows
    while rows[row] != 0 and rows[row] != c.OR:
        if row_brings(s, row, tile, reach):
            return True
        row += c.WIDTH
    return False


def row_brings(s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
    verb = s.table.rows[row]
    if verb == c.GAIN or verb == c.GAIN_ANY or verb == c.SCORE:
        k = row + c.AT_SEL
        return count(s, s.cur, s.table.rows[k], tile) > 0
    if verb == c.RECRUIT:
        return someone_to_recruit(s) and can_recruit(s, False, reach)
    if verb == c.TRAIN:
        return someone_to_train(s)
    if verb == c.GREENHOUSE:
        k = row + c.AT_EXTRA
        if s.table.rows[k] == c.FROM_STACK:
            return mine(s, HOUSES) < c.GREENHOUSES and s.houses > 0
        return house_left(s) and can_take_house(s, False, reach)
    if verb == c.UPGRADE:
        return mine(s, UPGRADES) < mine(s, HOUSES)
    if verb == c.FOUNDATION:
        return ground_left(s)
    if verb == c.LAB:
        return some_lab_open(s, False, reach)
    if verb == c.RESEARCH:
        return research_open(s, reach)
    if verb == c.ACTIVATE:
        return some_activation(s, reach)
    return True


def lab_usable(s: FromTheMoonState, space: i64, side: i64, reach: bool) -> bool:
    face = lab_at(s, s.cur, space)
    return face >= 0 and side_usable(s, face, side, -1, False, reach)


def some_activation(s: FromTheMoonState, reach: bool) -> bool:
    for space in range(c.LABS):
        if lab_usable(s, space, 0, reach) or lab_usable(s, space, 1, reach):
            return True
    return False


def tile_usable(s: FromTheMoonState, tile: i64, free: bool, reach: bool) -> bool:
    """The effect of a terrain tile, either side of it."""
    face = terrain(s, tile)
    return side_usable(s, face, 0, -1, free, reach) or side_usable(s, face, 1, -1, free, reach)

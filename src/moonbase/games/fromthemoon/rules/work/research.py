"""Foundations, laboratories and their chains (F7)."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell, tell_card_at, tell_face
from moonbase.games.fromthemoon.rules.table.frames import Chain, Placing, Reveal
from moonbase.games.fromthemoon.rules.table.state import DISPLAY_AT, GROUNDS, LAB_N, FromTheMoonState, add_own, lab_at, mine, own, push
from moonbase.games.fromthemoon.rules.work.develop import charge
from moonbase.games.fromthemoon.rules.work.price import row_price
from moonbase.games.fromthemoon.rules.work.triggers import happen

ALL: Final[i64] = 99  # as many activations as there are laboratories


def take_ground(s: FromTheMoonState, log: list[Event] | None, priced: bool) -> None:
    if priced:
        charge(s, log, c.FOR_FOUNDATION)
    add_own(s, s.cur, GROUNDS, 1)
    tell(log, "foundation", s.cur)
    happen(s, log, c.ON_FOUNDATION, 1, -1, -1)


def take_lab(s: FromTheMoonState, log: list[Event] | None, place: i64, priced: bool, surcharged: bool) -> None:
    """Take a laboratory from the display: those above slide down, nature fills the top, then it is placed (F7.6)."""
    if priced:
        charge(s, log, c.FOR_LAB)
    if surcharged:
        charge(s, log, row_price(place))
    common = s.common
    face = common[DISPLAY_AT + place]
    tell_face(log, s.columns, "lab", s.cur, face)
    push(s, Placing.KIND, face, 0, 0, 0, 0)
    above = place + c.DISPLAY_COLUMNS
    while above < c.DISPLAY:
        common[DISPLAY_AT + place] = common[DISPLAY_AT + above]
        place = above
        above += c.DISPLAY_COLUMNS
    common[DISPLAY_AT + place] = -1
    if s.labs_left > 0:
        push(s, Reveal.KIND, place, 0, 0, 0, 0)


def ground_at(s: FromTheMoonState, space: i64) -> i64:
    """Tell which foundation lies under a laboratory space, counted from 0 in the order of building (F7.3, F7.4, F18.4)."""
    row = space // c.LAB_COLUMNS
    column = space % c.LAB_COLUMNS // c.LABS_ON_FOUNDATION
    if s.foundation_order == 1:
        return column * c.FOUNDATION_ROWS + row
    for k in range(c.FOUNDATIONS):
        if s.columns.slot[2 * k] == row + 1 and s.columns.slot[2 * k + 1] == column + 1:
            return k
    return c.FOUNDATIONS


def lab_space_free(s: FromTheMoonState, seat: i64, space: i64) -> bool:
    return lab_at(s, seat, space) < 0 and ground_at(s, space) < own(s, seat, GROUNDS)


def place_lab(s: FromTheMoonState, log: list[Event] | None, face: i64, space: i64) -> None:
    """Set off what answers to the laboratory, then its row and column (F7.8 to F7.11)."""
    s.lab[s.cur * c.LABS + space] = face - s.columns.lab0 + 1
    add_own(s, s.cur, LAB_N, 1)
    tell_card_at(log, s.columns, "lab_placed", s.cur, face, space, c.LAB_COLUMNS)
    chain = chain_of(s, s.cur, space)
    push(s, Chain.KIND, chain, ALL, chain, space, 0)
    happen(s, log, c.ON_LAB, 1, s.columns.space_face(c.AT_LAB_ROW, space // c.LAB_COLUMNS), -1)


def chain_of(s: FromTheMoonState, seat: i64, space: i64) -> i64:
    """Return a seat's laboratories in the row and in the column of a space, as a mask."""
    mask: i64 = 0
    for other in range(c.LABS):
        same = other // c.LAB_COLUMNS == space // c.LAB_COLUMNS or other % c.LAB_COLUMNS == space % c.LAB_COLUMNS
        if same and lab_at(s, seat, other) >= 0:
            mask |= 1 << other
    return mask


def own_labs(s: FromTheMoonState) -> i64:
    mask: i64 = 0
    for space in range(c.LABS):
        if lab_at(s, s.cur, space) >= 0:
            mask |= 1 << space
    return mask


def lab_spaces_left(s: FromTheMoonState) -> i64:
    return c.LABS_ON_FOUNDATION * mine(s, GROUNDS) - mine(s, LAB_N)

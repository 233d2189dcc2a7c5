"""Greenhouses and the team (F4, F5): each way to gain a piece ends here, with what answers to it."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import CREW_SPAN
from moonbase.games.fromthemoon.rules.table.events import tell, tell_crew
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    EXPERT_AT,
    EXTRA_AT,
    HOUSES,
    RECRUIT_AT,
    SEAT,
    UPGRADES,
    FromTheMoonState,
    add_own,
    mine,
)
from moonbase.games.fromthemoon.rules.table.supply import pay
from moonbase.games.fromthemoon.rules.work.price import from_stack
from moonbase.games.fromthemoon.rules.work.triggers import happen


def charge(s: FromTheMoonState, log: list[Event] | None, what: i64) -> None:
    """Charge a price of the rules."""
    pay(s, log, s.cur, s.columns.price, what * c.PRICED)


def take_house(s: FromTheMoonState, log: list[Event] | None, priced: bool, from_the_stack: bool) -> None:
    """Take the rightmost greenhouse of the row, or by an effect one from the stack without surcharge."""
    if priced:
        charge(s, log, c.FOR_GREENHOUSE)
    if from_the_stack:
        s.houses -= 1
    elif from_stack(s):
        charge(s, log, c.FOR_STACK)
        s.houses -= 1
    elif s.right > 0:
        s.right -= 1
    else:
        s.left -= 1
    bonus = s.columns.space_face(c.AT_GREENHOUSE, mine(s, HOUSES))
    add_own(s, s.cur, HOUSES, 1)
    tell(log, "greenhouse", s.cur)
    happen(s, log, c.ON_GREENHOUSE, 1, bonus, -1)


def upgrade(s: FromTheMoonState, log: list[Event] | None, priced: bool) -> None:
    if priced:
        charge(s, log, c.FOR_UPGRADE)
    add_own(s, s.cur, UPGRADES, 1)
    tell(log, "upgraded", s.cur)
    happen(s, log, c.ON_UPGRADE, 1, -1, -1)


def recruit(s: FromTheMoonState, log: list[Event] | None, crewed: i64, priced: bool) -> None:
    """``crewed``: colour and rover, as in the action."""
    colour = crewed // CREW_SPAN
    rover = crewed % CREW_SPAN
    if priced:
        charge(s, log, c.FOR_RECRUIT)
    pay(s, log, s.cur, s.seat, s.cur * SEAT + EXTRA_AT)
    bonus = s.columns.space_face(c.AT_RECRUIT, mine(s, RECRUIT_AT + colour))
    add_own(s, s.cur, RECRUIT_AT + colour, 1)
    add_own(s, s.cur, CREW_AT + rover, 1 << (6 * colour))
    tell_crew(log, "recruited", s.cur, colour, rover)
    happen(s, log, c.ON_RECRUIT, 1, bonus, -1)


def train(s: FromTheMoonState, log: list[Event] | None, crewed: i64, priced: bool) -> None:
    colour = crewed // CREW_SPAN
    rover = crewed % CREW_SPAN
    if priced:
        charge(s, log, c.FOR_TRAIN)
    bonus = s.columns.space_face(c.AT_TRAIN, mine(s, EXPERT_AT + colour))
    add_own(s, s.cur, EXPERT_AT + colour, 1)
    add_own(s, s.cur, CREW_AT + rover, (8 << (6 * colour)) - (1 << (6 * colour)))
    tell_crew(log, "trained", s.cur, colour, rover)
    happen(s, log, c.ON_TRAIN, 1, bonus, -1)

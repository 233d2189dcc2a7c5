"""Parts of ships: construct, improve, launch (F10, F11)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import PART_SPAN
from moonbase.games.fromthemoon.rules.table.events import tell_face, tell_part, tell_ship
from moonbase.games.fromthemoon.rules.table.frames import Launch, Research
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE_AT,
    MISSION_AT,
    PART,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    SCORE_N,
    FromTheMoonState,
    add_own,
    improvements,
    own,
    part_at,
    push,
)
from moonbase.games.fromthemoon.rules.table.supply import pay, score
from moonbase.games.fromthemoon.rules.work.ending import bring_end
from moonbase.games.fromthemoon.rules.work.price import can_improve, can_pay_face
from moonbase.games.fromthemoon.rules.work.solo import solo_launch
from moonbase.games.fromthemoon.rules.work.triggers import happen


def launched(s: FromTheMoonState, ship: i64) -> bool:
    return (s.launched >> ship) & 1 == 1


def constructible(s: FromTheMoonState, ship: i64, part: i64) -> bool:
    return part_at(s, ship, part, R_MISSION) >= 0 and part_at(s, ship, part, R_OWNER) < 0


def improvable(s: FromTheMoonState, ship: i64, part: i64) -> bool:
    """Tell whether a part can be improved: its tile is gone, nobody has improved it, and the ship is neither complete nor away (F11.1 to
    F11.3)."""
    if launched(s, ship) or part_at(s, ship, part, R_OWNER) < 0 or part_at(s, ship, part, R_CUBE) >= 0:
        return False
    return improvements(s, s.cur) < s.columns.cubes and not complete(s, ship)


def part_open(s: FromTheMoonState, ship: i64, part: i64, reach: bool) -> bool:
    return constructible(s, ship, part) and can_pay_face(s, part_at(s, ship, part, R_MISSION), reach)


def improvement_open(s: FromTheMoonState, ship: i64, part: i64, reach: bool) -> bool:
    return improvable(s, ship, part) and can_improve(s, ship * c.PARTS + part, reach)


def construct_part(s: FromTheMoonState, log: list[Event] | None, which: i64) -> None:
    """Pay, score, take the tile, what answers, then the launch if it was the last (F10.8)."""
    ship = which // PART_SPAN
    part = which % PART_SPAN
    face = part_at(s, ship, part, R_MISSION)
    pay(s, log, s.cur, s.columns.cost, face * c.PRICED)
    tell_face(log, s.columns, "constructed", s.cur, face)
    score(s, log, s.cur, s.columns.points[face])
    s.part[(ship * c.PARTS + part) * PART + R_OWNER] = s.cur
    add_own(s, s.cur, MISSION_AT + ship, 1)
    if s.part_research == 1:
        push(s, Research.KIND, 0, 0, 0, 0, 0)
    push(s, Launch.KIND, ship, 0, 0, 0, 0)
    happen(s, log, c.ON_MISSION, 1, -1, -1)


def improve_part(s: FromTheMoonState, log: list[Event] | None, which: i64) -> None:
    """Pay, place the cube, score, what answers, then Special Research (F11.6)."""
    ship = which // PART_SPAN
    part = which % PART_SPAN
    i = ship * c.PARTS + part
    pay(s, log, s.cur, s.columns.improve_cost, i * c.PRICED)
    s.part[i * PART + R_CUBE] = s.cur
    add_own(s, s.cur, CUBE_AT + ship, 1)
    tell_part(log, "improved", s.cur, ship, part, s.columns.improve_points[i])
    score(s, log, s.cur, s.columns.improve_points[i])
    push(s, Research.KIND, 0, 0, 0, 0, 0)
    happen(s, log, c.ON_IMPROVE, 1, -1, -1)


def complete(s: FromTheMoonState, ship: i64) -> bool:
    for part in range(c.PARTS):
        if constructible(s, ship, part):
            return False
    return True


def launch(s: FromTheMoonState, log: list[Event] | None, ship: i64) -> None:
    """Launch the ship if its last tile is gone: the bonuses, and the third launch brings the end (F10.9, F14.1)."""
    if launched(s, ship) or not complete(s, ship):
        return
    s.launched |= 1 << ship
    tell_ship(log, "launched", s.cur, ship, 0)
    if s.launched == (1 << c.SHIPS) - 1:
        bring_end(s, log)
    if s.players == 1:
        solo_launch(s, log, ship)
        return
    for seat in range(s.players):
        n = launch_bonus(s, seat, ship)
        if n > 0:
            add_own(s, seat, SCORE_N, n)
            tell_ship(log, "launch_bonus", seat, ship, n)


def launch_bonus(s: FromTheMoonState, seat: i64, ship: i64) -> i64:
    """Return what a launch pays a seat by the mission tiles taken so far (F10.10 to F10.12)."""
    return prize(s, seat, MISSION_AT + ship, MISSION_AT + ship + 1, s.columns.bonus[2 * ship], s.columns.bonus[2 * ship + 1])


def prize(s: FromTheMoonState, seat: i64, first_field: i64, last_field: i64, first: i64, second: i64) -> i64:
    """Return a seat's share of two prizes for the most and the second most of these fields together; nobody is ranked with nothing.

    Those tied for first share both prizes, those tied for second the second one, rounded down.
    """
    have = total(s, seat, first_field, last_field)
    if have == 0:
        return 0
    more: i64 = 0
    same: i64 = 0
    for other in range(s.players):
        n = total(s, other, first_field, last_field)
        if n > have:
            more += 1
        elif n == have:
            same += 1
    if more == 0:
        if same == 1:
            return first
        return (first + second) // same
    if more == 1:
        return second // same
    return 0


def total(s: FromTheMoonState, seat: i64, first_field: i64, last_field: i64) -> i64:
    n: i64 = 0
    for field in range(first_field, last_field):
        n += own(s, seat, field)
    return n

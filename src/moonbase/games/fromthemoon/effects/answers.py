"""Take an answer to the question on top."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.program import give_up, one_more, open_side
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.events import tell_face
from moonbase.games.fromthemoon.rules.table.state import (
    CONSENT,
    F_EFFECT,
    F_HALVES,
    F_RESEARCH,
    FREE_OF_PRICE,
    GREENHOUSES,
    TEAM,
    A,
    B,
    C,
    FromTheMoonState,
    drop,
    frame,
    lab_at,
    set_frame,
    terrain,
)
from moonbase.games.fromthemoon.rules.table.supply import gain, score
from moonbase.games.fromthemoon.rules.work.construct import choose_point
from moonbase.games.fromthemoon.rules.work.develop import charge, recruit, take_house, train, upgrade
from moonbase.games.fromthemoon.rules.work.gather import feed, take_income
from moonbase.games.fromthemoon.rules.work.research import place_lab, take_ground, take_lab
from moonbase.games.fromthemoon.rules.work.send import take_cube, use_ability, use_terrain
from moonbase.games.fromthemoon.rules.work.ships import construct_part, improve_part
from moonbase.games.fromthemoon.rules.work.triggers import happen, start


def answer(s: FromTheMoonState, log: list[Event] | None, chosen: i64) -> None:
    verb = chosen // a.SPAN
    value = chosen % a.SPAN
    if verb <= a.A_LAB:
        take_piece(s, log, verb, value)
    elif verb == a.A_TAKE:
        take_cube(s, log, value)
    elif verb == a.A_ABILITY:
        use_ability(s, value)
    elif verb == a.A_EFFECT:
        use_terrain(s)
    elif verb == a.A_USE:
        use_beside(s, log, value)
    elif verb == a.A_POINT:
        choose_point(s, value)
    elif verb == a.A_SPACE:
        face = frame(s, A)
        drop(s)
        place_lab(s, log, face, value)
    elif verb == a.A_ACTIVATE:
        activate(s, log, value // 2, value % 2)
    elif verb == a.A_SIDE:
        open_side(s, value)
    elif verb == a.A_KIND:
        one_more(s)
        gain(s, log, s.cur, value, 1)
    elif verb <= a.A_SCORE:
        use_approval(s, log, verb, value)
    elif verb == a.A_INCOME:
        take_income(s, log, value)
    elif verb == a.A_FEED:
        feed(s, log)
    elif verb == a.A_DONE:
        finish(s, log)
    else:
        decline(s)


def take_piece(s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
    """A piece as half of a development at its price, by Special Research, or as an effect for nothing but surcharges."""
    kind = frame(s, 0)
    priced = kind == F_HALVES
    if priced:
        half: i64 = 1
        if verb == a.A_UPGRADE or verb == a.A_TRAIN or verb == a.A_LAB:
            half = 2
        set_frame(s, B, frame(s, B) | half)
    elif kind == F_RESEARCH:
        drop(s)
        charge(s, log, c.FOR_RESEARCH)
    else:
        one_more(s)
    gain_piece(s, log, verb, value, priced, kind != F_RESEARCH)


def gain_piece(s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64, priced: bool, surcharged: bool) -> None:
    if verb == a.A_GREENHOUSE:
        take_house(s, log, priced, value == 1)
    elif verb == a.A_UPGRADE:
        upgrade(s, log, priced)
    elif verb == a.A_RECRUIT:
        recruit(s, log, value, priced)
    elif verb == a.A_TRAIN:
        train(s, log, value, priced)
    elif verb == a.A_FOUNDATION:
        take_ground(s, log, priced)
    else:
        take_lab(s, log, value, priced, surcharged)


def use_beside(s: FromTheMoonState, log: list[Event] | None, tile: i64) -> None:
    """The effect of a tile that the new building touches (F6.9)."""
    point = frame(s, A)
    for k in range(SIDES):
        if s.grid.touched[point * SIDES + k] == tile:
            set_frame(s, C, frame(s, C) | (1 << k))
    set_frame(s, B, frame(s, B) - 1)
    flags = CONSENT
    if s.building_price == 0:
        flags |= FREE_OF_PRICE
    tell_face(log, s.table, "used", s.cur, terrain(s, tile))
    start(s, terrain(s, tile), -1, flags)


def activate(s: FromTheMoonState, log: list[Event] | None, space: i64, side: i64) -> None:
    set_frame(s, A, frame(s, A) & ~(1 << space))
    set_frame(s, B, frame(s, B) - 1)
    face = lab_at(s, s.cur, space)
    tell_face(log, s.table, "activated", s.cur, face)
    start(s, face, -1, CONSENT)
    open_side(s, side)


def use_approval(s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
    one_more(s)
    if verb == a.A_PART:
        construct_part(s, log, value)
    elif verb == a.A_IMPROVE:
        improve_part(s, log, value)
    else:
        score(s, log, s.cur, s.table.approval_points)


def finish(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Enough of tasks, of a chain, or of a development, which may set something off (F16.19, F16.24)."""
    kind = frame(s, 0)
    which = frame(s, A)
    drop(s)
    if kind == F_HALVES and which == GREENHOUSES:
        happen(s, log, c.ON_GREENHOUSE_ACTION, 1, -1, -1)
    elif kind == F_HALVES and which == TEAM:
        happen(s, log, c.ON_TEAM_ACTION, 1, -1, -1)


def decline(s: FromTheMoonState) -> None:
    if frame(s, 0) == F_EFFECT:
        give_up(s)
    else:
        drop(s)

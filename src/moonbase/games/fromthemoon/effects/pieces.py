"""Pieces that actions and effects give: which are open, at their price or for nothing but surcharges, and how each is taken."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.state import DISPLAY_AT, HOUSES, UPGRADES, FromTheMoonState, mine
from moonbase.games.fromthemoon.rules.work.develop import recruit, take_house, train, upgrade
from moonbase.games.fromthemoon.rules.work.price import can_buy, can_recruit, can_take_house
from moonbase.games.fromthemoon.rules.work.research import take_ground, take_lab
from moonbase.games.fromthemoon.rules.work.usable import (
    ground_left,
    house_left,
    lab_open,
    lab_space_left,
    recruits_left,
    seat_free,
    trainable,
)


def with_done(out: vec[i64], n: i64) -> i64:
    out[n] = a.DONE
    return n + 1


def with_decline(out: vec[i64], n: i64) -> i64:
    out[n] = a.DECLINE
    return n + 1


def house_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if house_left(s) and can_take_house(s, priced, reach):
        out[n] = action(a.A_GREENHOUSE, 0)
        n += 1
    return n


def upgrade_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if mine(s, UPGRADES) < mine(s, HOUSES) and (not priced or can_buy(s, c.FOR_UPGRADE, reach)):
        out[n] = action(a.A_UPGRADE, 0)
        n += 1
    return n


def recruit_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if not can_recruit(s, priced, reach):
        return n
    for colour in range(c.COLOURS):
        if recruits_left(s, colour):
            for rover in range(c.ROVERS):
                if seat_free(s, rover):
                    out[n] = action(a.A_RECRUIT, colour * a.CREW_SPAN + rover)
                    n += 1
    return n


def train_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if priced and not can_buy(s, c.FOR_TRAIN, reach):
        return n
    for colour in range(c.COLOURS):
        for rover in range(c.ROVERS):
            if trainable(s, colour, rover):
                out[n] = action(a.A_TRAIN, colour * a.CREW_SPAN + rover)
                n += 1
    return n


def ground_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if ground_left(s) and (not priced or can_buy(s, c.FOR_FOUNDATION, reach)):
        out[n] = action(a.A_FOUNDATION, 0)
        n += 1
    return n


def lab_choices(s: FromTheMoonState, out: vec[i64], n: i64, priced: bool, reach: bool) -> i64:
    if not lab_space_left(s):
        return n
    for place in range(c.DISPLAY):
        if lab_open(s, place, priced, reach):
            out[n] = action(a.A_LAB, place)
            n += 1
    return n


def gain_piece(s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64, priced: bool, surcharged: bool) -> None:
    """Take the piece that an action names."""
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


# --- the same pieces, open or not


def crew_places(verb: i64) -> list[int]:
    return [int(action(verb, colour * a.CREW_SPAN + rover)) for colour in range(c.COLOURS) for rover in range(c.ROVERS)]


def shown_labs(s: FromTheMoonState) -> list[int]:
    return [int(action(a.A_LAB, place)) for place in range(c.DISPLAY) if s.common[DISPLAY_AT + place] >= 0]

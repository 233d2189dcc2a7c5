"""Open questions: which answers the frame on top allows, ascending. With ``reach`` also those that conversions would open."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.program import flagged, operand
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_STEP,
    CONSENT,
    DISPLAY_AT,
    F_BUILD,
    F_CHAIN,
    F_EFFECT,
    F_FEED,
    F_HALVES,
    F_INCOME,
    F_LAB,
    F_RESEARCH,
    F_TASKS,
    F_USE,
    FREE_OF_PRICE,
    GREENHOUSES,
    HOUSES,
    I_FOOD,
    I_RECHARGE,
    PAID,
    TEAM,
    UNOPENED,
    UPGRADES,
    A,
    B,
    C,
    E,
    FromTheMoonState,
    frame,
    is_space,
    makes_food,
    mine,
)
from moonbase.games.fromthemoon.rules.work.construct import CHOOSE_FIRST
from moonbase.games.fromthemoon.rules.work.gather import mouths
from moonbase.games.fromthemoon.rules.work.price import can_build, can_buy, can_recruit, can_take_house
from moonbase.games.fromthemoon.rules.work.research import lab_space_free
from moonbase.games.fromthemoon.rules.work.send import any_task_left, can_take, can_use_ability
from moonbase.games.fromthemoon.rules.work.ships import improvement_open, launched, part_open
from moonbase.games.fromthemoon.rules.work.usable import (
    display_empty,
    ground_left,
    house_left,
    lab_open,
    lab_space_left,
    lab_usable,
    recruits_left,
    seat_free,
    side_usable,
    someone_to_recruit,
    someone_to_train,
    tile_usable,
    trainable,
)


def choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    kind = frame(s, 0)
    if kind == F_TASKS:
        return task_choices(s, out, reach)
    if kind == F_EFFECT:
        if frame(s, AT_STEP) == UNOPENED:
            return side_choices(s, out, reach)
        return row_choices(s, out, operand(s, 0), reach)
    if kind == F_CHAIN:
        return chain_choices(s, out, reach)
    if kind == F_HALVES:
        return half_choices(s, out, frame(s, A), frame(s, B), reach)
    if kind == F_USE:
        return use_choices(s, out, reach)
    if kind == F_BUILD:
        return point_choices(s, out, reach)
    if kind == F_LAB:
        return space_choices(s, out)
    if kind == F_RESEARCH:
        return research_choices(s, out, reach)
    if kind == F_INCOME:
        return income_choices(s, out, reach)
    if kind == F_FEED:
        return feed_choices(s, out, reach)
    return 0


# --- frames that ask


def task_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    n: i64 = 0
    for colour in range(c.COLOURS):
        if can_take(s, colour):
            out[n] = action(a.A_TAKE, colour)
            n += 1
    for colour in range(c.COLOURS):
        if can_use_ability(s, colour):
            out[n] = action(a.A_ABILITY, colour)
            n += 1
    if any_task_left(s) and tile_usable(s, frame(s, E), False, reach):
        out[n] = action(a.A_EFFECT, 0)
        n += 1
    return with_done(out, n)


def with_done(out: vec[i64], n: i64) -> i64:
    out[n] = a.DONE
    return n + 1


def with_decline(out: vec[i64], n: i64) -> i64:
    out[n] = a.DECLINE
    return n + 1


def side_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    """The sides of an effect that can be done. What has no price is not declined as a whole (F2.12, F2.14)."""
    n: i64 = 0
    priced = False
    face = frame(s, AT_FACE)
    free = flagged(s, FREE_OF_PRICE)
    for side in range(2):
        if side_usable(s, face, side, frame(s, AT_ORIGIN), free, reach):
            out[n] = action(a.A_SIDE, side)
            n += 1
        if (side == 0 or s.table.second[face] != 0) and s.table.pays(face, side) and not free:
            priced = True
    if priced and not flagged(s, CONSENT):
        return with_decline(out, n)
    return n


def chain_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    n: i64 = 0
    mask = frame(s, A)
    if frame(s, B) > 0:
        for space in range(c.LABS):
            if (mask >> space) & 1 == 1:
                for side in range(2):
                    if lab_usable(s, space, side, reach):
                        out[n] = action(a.A_ACTIVATE, 2 * space + side)
                        n += 1
    return with_done(out, n)


def half_choices(s: FromTheMoonState, out: vec[i64], which: i64, done: i64, reach: bool) -> i64:
    """The half of a development that is still open, at its full price."""
    n: i64 = 0
    if which == GREENHOUSES:
        if done & 1 == 0:
            n = house_choices(s, out, n, True, reach)
        if done & 2 == 0:
            n = upgrade_choices(s, out, n, True, reach)
    elif which == TEAM:
        if done & 1 == 0:
            n = recruit_choices(s, out, n, True, reach)
        if done & 2 == 0:
            n = train_choices(s, out, n, True, reach)
    else:
        if done & 1 == 0:
            n = ground_choices(s, out, n, True, reach)
        if done & 2 == 0:
            n = lab_choices(s, out, n, True, reach)
    return with_done(out, n)


def use_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    n: i64 = 0
    point = frame(s, A)
    if frame(s, B) > 0:
        for k in range(SIDES):
            tile = s.grid.touched[point * SIDES + k]
            if tile >= 0 and (frame(s, C) >> k) & 1 == 0 and tile_usable(s, tile, s.building_price == 0, reach):
                out[n] = action(a.A_USE, tile)
                n += 1
    return with_decline(out, n)


def point_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    n: i64 = 0
    first = frame(s, B) == CHOOSE_FIRST
    face = frame(s, A)
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point) and (not first or can_build(s, face, point, reach)):
            out[n] = action(a.A_POINT, point)
            n += 1
    return n


def space_choices(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for space in range(c.LABS):
        if lab_space_free(s, s.cur, space):
            out[n] = action(a.A_SPACE, space)
            n += 1
    return n


def research_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    """Special Research: one price for a foundation or any laboratory of the display (F11.8)."""
    n: i64 = 0
    if can_buy(s, c.FOR_RESEARCH, reach):
        if ground_left(s):
            out[n] = action(a.A_FOUNDATION, 0)
            n += 1
        if lab_space_left(s):
            for place in range(c.DISPLAY):
                if s.common[DISPLAY_AT + place] >= 0:
                    out[n] = action(a.A_LAB, place)
                    n += 1
    return with_decline(out, n)


def income_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    """Greenhouses are an item as soon as there is one: a small building may give the first (F8.5). Before the last item is taken
    without asking, energy may still be turned into food if the recharge would give it back."""
    n: i64 = 0
    items = frame(s, A)
    if mine(s, HOUSES) == 0:
        items &= ~(1 << I_FOOD)
    item: i64 = 0
    while items >> item != 0:
        if (items >> item) & 1 == 1:
            out[n] = action(a.A_INCOME, item)
            n += 1
        item += 1
    if reach and items == 1 << I_RECHARGE and makes_food(s):
        return n + 1
    return n


def feed_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    """Who has too little food may still make some."""
    out[0] = a.FEED
    if reach and mine(s, c.FOOD) < mouths(s, s.cur) and makes_food(s):
        return 2
    return 1


# --- rows that ask


def row_choices(s: FromTheMoonState, out: vec[i64], verb: i64, reach: bool) -> i64:
    if verb == c.GAIN_ANY:
        for kind in range(c.RES):
            out[kind] = action(a.A_KIND, kind)
        return c.RES
    if verb == c.APPROVE:
        return approval_choices(s, out, operand(s, c.AT_KIND), operand(s, c.AT_EXTRA), reach)
    n: i64 = 0
    possible = False
    if verb == c.RECRUIT:
        possible = someone_to_recruit(s)
        n = recruit_choices(s, out, 0, False, reach)
    elif verb == c.TRAIN:
        possible = someone_to_train(s)
        n = train_choices(s, out, 0, False, reach)
    elif verb == c.GREENHOUSE:
        if operand(s, c.AT_EXTRA) == c.FROM_STACK:
            if mine(s, HOUSES) < c.GREENHOUSES and s.houses > 0:
                possible = True
                out[0] = action(a.A_GREENHOUSE, 1)
                n = 1
        else:
            possible = house_left(s)
            n = house_choices(s, out, 0, False, reach)
    elif verb == c.UPGRADE:
        n = upgrade_choices(s, out, 0, False, reach)
        possible = n > 0
    elif verb == c.FOUNDATION:
        n = ground_choices(s, out, 0, False, reach)
        possible = n > 0
    elif verb == c.LAB:
        possible = lab_space_left(s) and not display_empty(s)
        n = lab_choices(s, out, 0, False, reach)
    if not possible or flagged(s, PAID):
        return n
    return with_decline(out, n)


def approval_choices(s: FromTheMoonState, out: vec[i64], ships: i64, work: i64, reach: bool) -> i64:
    n: i64 = 0
    if work != c.IMPROVE:
        for ship in range(c.SHIPS):
            if (ships >> ship) & 1 == 1 and not launched(s, ship):
                for part in range(c.PARTS):
                    if part_open(s, ship, part, reach):
                        out[n] = action(a.A_PART, ship * a.PART_SPAN + part)
                        n += 1
    if work != c.CONSTRUCT:
        for ship in range(c.SHIPS):
            if (ships >> ship) & 1 == 1 and not launched(s, ship):
                for part in range(c.PARTS):
                    if improvement_open(s, ship, part, reach):
                        out[n] = action(a.A_IMPROVE, ship * a.PART_SPAN + part)
                        n += 1
    out[n] = a.POINT_INSTEAD
    return n + 1


# --- pieces, at their price or for nothing but surcharges


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

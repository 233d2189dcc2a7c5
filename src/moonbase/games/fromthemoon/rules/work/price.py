"""Prices for the seat whose turn it is, and whether it can pay them: now, or after conversions (``reach``)."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.codes import BATTERY, DISPLAY_COLUMNS, ENERGY, FOOD, FOR_FOOD, FOR_ROW, FOR_STACK, PRICED
from moonbase.games.fromthemoon.rules.table.count import rovers_touching
from moonbase.games.fromthemoon.rules.table.state import EXTRA_AT, FOOD_RATE, LESS, SEAT, FromTheMoonState, is_space, mine


def affordable(s: FromTheMoonState, metal: i64, water: i64, polymer: i64, food: i64, energy: i64, reach: bool) -> bool:
    """Tell whether this can be paid; with ``reach`` also by turning food into energy or energy into food first (F2.6, F2.7)."""
    if mine(s, c.METAL) < metal or mine(s, c.WATER) < water or mine(s, c.POLYMER) < polymer:
        return False
    more_food = mine(s, FOOD) - food
    more_energy = mine(s, ENERGY) - energy
    if more_food >= 0 and more_energy >= 0:
        return True
    if not reach or (more_food < 0 and more_energy < 0):
        return False
    if more_energy < 0:
        return energy <= mine(s, BATTERY) and more_food >= -more_energy * mine(s, FOOD_RATE)
    i = FOR_FOOD * PRICED + ENERGY
    return more_energy >= -more_food * s.columns.price[i]


def can_buy(s: FromTheMoonState, what: i64, reach: bool) -> bool:
    """Tell whether a price of the rules can be paid: FOR_TRAIN, FOR_FOUNDATION, ..."""
    p = s.columns.price
    k = what * PRICED
    return affordable(s, p[k], p[k + 1], p[k + 2], p[k + 3], p[k + 4], reach)


def can_buy_with(s: FromTheMoonState, what: i64, extra: i64, reach: bool) -> bool:
    """Tell whether two prices of the rules can be paid together."""
    p = s.columns.price
    k = what * PRICED
    j = extra * PRICED
    return affordable(s, p[k] + p[j], p[k + 1] + p[j + 1], p[k + 2] + p[j + 2], p[k + 3] + p[j + 3], p[k + 4] + p[j + 4], reach)


def can_pay_face(s: FromTheMoonState, face: i64, reach: bool) -> bool:
    """Tell whether the price printed on a tile can be paid."""
    p = s.columns.cost
    k = face * PRICED
    return affordable(s, p[k], p[k + 1], p[k + 2], p[k + 3], p[k + 4], reach)


def can_improve(s: FromTheMoonState, part: i64, reach: bool) -> bool:
    p = s.columns.improve_cost
    k = part * PRICED
    return affordable(s, p[k], p[k + 1], p[k + 2], p[k + 3], p[k + 4], reach)


# --- greenhouses: the row before the stack, which costs more (F4.3 to F4.5)


def from_stack(s: FromTheMoonState) -> bool:
    return s.right == 0 and s.left == 0


def can_take_house(s: FromTheMoonState, priced: bool, reach: bool) -> bool:
    if priced:
        if from_stack(s):
            return can_buy_with(s, c.FOR_GREENHOUSE, FOR_STACK, reach)
        return can_buy(s, c.FOR_GREENHOUSE, reach)
    return not from_stack(s) or can_buy(s, FOR_STACK, reach)


# --- astronauts: some factions pay more for each (F16.8)


def can_recruit(s: FromTheMoonState, priced: bool, reach: bool) -> bool:
    p = s.columns.price
    k = c.FOR_RECRUIT * PRICED
    e = s.seat
    j = s.cur * SEAT + EXTRA_AT
    if priced:
        return affordable(s, p[k] + e[j], p[k + 1] + e[j + 1], p[k + 2] + e[j + 2], p[k + 3] + e[j + 3], p[k + 4] + e[j + 4], reach)
    return affordable(s, e[j], e[j + 1], e[j + 2], e[j + 3], e[j + 4], reach)


# --- laboratories: the display's rows (F7.5)


def row_price(place: i64) -> i64:
    """Return the surcharge of a place on the display, among the prices."""
    return FOR_ROW + place // DISPLAY_COLUMNS


def can_take_lab(s: FromTheMoonState, place: i64, priced: bool, reach: bool) -> bool:
    if priced:
        return can_buy_with(s, c.FOR_LAB, row_price(place), reach)
    return can_buy(s, row_price(place), reach)


# --- buildings (F6.2, F6.5, F16.17)


def is_small(s: FromTheMoonState, face: i64) -> bool:
    return face < s.columns.large0


def building_price(s: FromTheMoonState, face: i64, good: i64) -> i64:
    columns = s.columns
    if is_small(s, face):
        i = (columns.level[face] - 1) * PRICED + good
        return columns.level_cost[i]
    i = face * PRICED + good
    return columns.cost[i]


def discount_at(s: FromTheMoonState, point: i64) -> i64:
    """Return how much less energy a building on this space costs."""
    less = mine(s, LESS)
    if less == 0 or point < 0:
        return 0
    return less * rovers_touching(s, s.cur, point)


def can_build(s: FromTheMoonState, face: i64, point: i64, reach: bool) -> bool:
    energy = building_price(s, face, ENERGY) - discount_at(s, point)
    if energy < 0:
        energy = 0
    return affordable(
        s,
        building_price(s, face, c.METAL),
        building_price(s, face, c.WATER),
        building_price(s, face, c.POLYMER),
        building_price(s, face, FOOD),
        energy,
        reach,
    )


def can_build_somewhere(s: FromTheMoonState, face: i64, reach: bool) -> bool:
    if can_build(s, face, -1, reach):
        return True
    if mine(s, LESS) == 0:
        return False
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point) and can_build(s, face, point, reach):
            return True
    return False

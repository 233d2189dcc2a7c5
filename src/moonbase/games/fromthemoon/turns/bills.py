"""The bill of an action at this point, good by good, for its words and for the reason why it is closed."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.rows import flagged, side_row
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import CHOOSE_FIRST, FREE_OF_PRICE, Building, Effect, Halves, Research, Tasks
from moonbase.games.fromthemoon.rules.table.state import (
    EXTRA_AT,
    FOOD_RATE,
    R_MISSION,
    FromTheMoonState,
    frame,
    lab_at,
    mine,
    part_at,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.price import building_price, discount_at, from_stack, row_price


def nothing() -> list[int]:
    return [0] * int(c.PRICED)


def price(s: FromTheMoonState, what: i64) -> list[int]:
    """Return a price of the rules: FOR_TRAIN, FOR_FOUNDATION, ..."""
    return [int(s.columns.price[what * c.PRICED + good]) for good in range(c.PRICED)]


def together(first: list[int], second: list[int]) -> list[int]:
    return [n + m for n, m in zip(first, second, strict=True)]


def on_top(s: FromTheMoonState) -> i64:
    """Return the kind of the frame on top, 0 where there is none."""
    if s.frame_n == 0:
        return 0
    return frame(s, 0)


def priced(s: FromTheMoonState) -> bool:
    """Tell whether the normal price is due: in an action it is, while an effect names its own."""
    return s.frame_n == 0 or frame(s, 0) == Halves.KIND


def bill(s: FromTheMoonState, action: i64) -> list[int]:
    verb = action // a.SPAN
    value = action % a.SPAN
    if verb <= a.A_LAB:
        return piece_bill(s, verb, value)
    if verb == a.A_PART:
        face = part_at(s, value // a.PART_SPAN, value % a.PART_SPAN, R_MISSION)
        return [int(s.columns.cost[face * c.PRICED + good]) for good in range(c.PRICED)]
    if verb == a.A_IMPROVE:
        i = value // a.PART_SPAN * c.PARTS + value % a.PART_SPAN
        return [int(s.columns.improve_cost[i * c.PRICED + good]) for good in range(c.PRICED)]
    if verb == a.A_POINT and on_top(s) == Building.KIND and frame(s, Building.STEP) == CHOOSE_FIRST:
        return building_bill(s, frame(s, Building.CARD), value)
    if verb == a.A_CONVERT:
        if value == c.FOOD:
            return price(s, c.FOR_FOOD)
        return [int(mine(s, FOOD_RATE)) if good == c.FOOD else 0 for good in range(c.PRICED)]
    return effect_bill(s, verb, value)


def piece_bill(s: FromTheMoonState, verb: i64, value: i64) -> list[int]:
    if on_top(s) == Research.KIND:
        return price(s, c.FOR_RESEARCH)
    full = priced(s)
    bag = nothing()
    if verb == a.A_GREENHOUSE:
        if full:
            bag = price(s, c.FOR_GREENHOUSE)
        if value == 0 and from_stack(s):
            bag = together(bag, price(s, c.FOR_STACK))
    elif verb == a.A_UPGRADE and full:
        bag = price(s, c.FOR_UPGRADE)
    elif verb == a.A_RECRUIT:
        if full:
            bag = price(s, c.FOR_RECRUIT)
        bag = together(bag, [int(mine(s, EXTRA_AT + good)) for good in range(c.PRICED)])
    elif verb == a.A_TRAIN and full:
        bag = price(s, c.FOR_TRAIN)
    elif verb == a.A_BUILD:
        bag = building_bill(s, value, -1)
    elif verb == a.A_FOUNDATION and full:
        bag = price(s, c.FOR_FOUNDATION)
    elif verb == a.A_LAB:
        bag = price(s, row_price(value))
        if full:
            bag = together(bag, price(s, c.FOR_LAB))
    return bag


def building_bill(s: FromTheMoonState, face: i64, point: i64) -> list[int]:
    bag = [int(building_price(s, face, good)) for good in range(c.PRICED)]
    bag[int(c.ENERGY)] = max(0, bag[int(c.ENERGY)] - int(discount_at(s, point)))
    return bag


def effect_bill(s: FromTheMoonState, verb: i64, value: i64) -> list[int]:
    """Return the price printed in an effect that would be chosen."""
    if verb == a.A_ACTIVATE:
        return side_bill(s, lab_at(s, s.cur, value // 2), value % 2)
    if verb == a.A_SIDE and on_top(s) == Effect.KIND and not flagged(s, FREE_OF_PRICE):
        return side_bill(s, frame(s, Effect.CARD), value)
    if verb == a.A_EFFECT:
        return side_bill(s, terrain(s, frame(s, Tasks.TILE)), 0)
    if verb == a.A_USE and s.building_price == 1:
        return side_bill(s, terrain(s, value), 0)
    return nothing()


def side_bill(s: FromTheMoonState, face: i64, side: i64) -> list[int]:
    bag = nothing()
    rows = s.columns.rows
    row = side_row(s, face, side)
    while rows[row] == c.PAY:
        bag[int(rows[row + c.AT_KIND])] += int(rows[row + c.AT_N])
        row += c.WIDTH
    return bag

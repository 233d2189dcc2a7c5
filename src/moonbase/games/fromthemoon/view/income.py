"""The income and the needs of the next gather, as far as they are certain; during a gather, what is left of them."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.verb import BY_CODE, Yield
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.frames import I_FOOD, I_RECHARGE, I_SMALL, Feeding, Income
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import FRAME, SMALL_BUILT, FromTheMoonState, own
from moonbase.games.fromthemoon.rules.work.gather import income_food, mouths


def income_view(s: FromTheMoonState, seat: i64) -> View:
    """``gains`` and ``points`` come whatever is chosen; ``asks`` are the buildings that offer a choice besides."""
    items = items_left(s, seat)
    food = income_food(s, seat) if (items >> I_FOOD) & 1 == 1 else 0
    energy = own(s, seat, c.BATTERY) - own(s, seat, c.ENERGY) if (items >> I_RECHARGE) & 1 == 1 else 0
    built = [s.columns.small0 + k for k in bits_of(items >> I_SMALL)]
    gains = [0] * len(GOOD_KEYS)
    gains[c.FOOD] += int(food)
    points = 0
    for face in built:
        points += add_sure(s, seat, face, gains)
    gains[c.ENERGY] = int(energy)
    overflow = max(0, int(own(s, seat, c.BATTERY)) + gains[c.BATTERY] - int(c.BATTERIES))
    gains[c.BATTERY] -= overflow
    gains[c.ACHIEVEMENT] += overflow
    return {
        "food": int(food),
        "energy": int(energy),
        "cards": [s.columns.ids[face] for face in built],
        "gains": {GOOD_KEYS[k]: n for k, n in enumerate(gains) if n > 0},
        "points": points,
        "asks": [s.columns.ids[face] for face in built if asks(s, face)],
        "feeding": feeding_view(s, seat, food_to_feed_with(s, seat)),
    }


def food_to_feed_with(s: FromTheMoonState, seat: i64) -> int:
    """Food at hand when the team eats, whatever is chosen on the way."""
    items = items_left(s, seat)
    gains = [0] * len(GOOD_KEYS)
    for k in bits_of(items >> I_SMALL):
        add_sure(s, seat, s.columns.small0 + k, gains)
    grown = income_food(s, seat) if (items >> I_FOOD) & 1 == 1 else 0
    return int(own(s, seat, c.FOOD)) + gains[c.FOOD] + int(grown)


def feeding_view(s: FromTheMoonState, seat: i64, food: int) -> View:
    """Food at hand when the team eats, and what hunger would cost (F8.7 to F8.9); alone it costs the game (F17.12)."""
    eaters = int(mouths(s, seat))
    hungry = max(0, eaters - food)
    return {
        "food": food,
        "mouths": eaters,
        "left": max(0, food - eaters),
        "short": hungry,
        "lost": 0 if s.players == 1 else hungry * int(s.columns.unfed_points),
    }


def items_left(s: FromTheMoonState, seat: i64) -> i64:
    """The items of the income that are still to come, as Income.KIND keeps them."""
    fed: i64 = 0
    if seat == s.cur:
        for k in range(s.frame_n):
            kind = s.frames[k * FRAME]
            if kind == Income.KIND:
                return s.frames[k * FRAME + Income.ITEMS]
            if kind == Feeding.KIND:
                fed = 1
    if fed == 1:
        return 0
    return (1 << I_FOOD) | (1 << I_RECHARGE) | (own(s, seat, SMALL_BUILT) << I_SMALL)


def add_sure(s: FromTheMoonState, seat: i64, face: i64, gains: list[int]) -> int:
    """Add what a building gives without a choice; its points are the answer."""
    columns = s.columns
    if columns.second[face] != 0 or columns.pays(face, 0):
        return 0
    total = Yield()
    row = columns.start[face]
    while columns.rows[row] != 0:
        n = int(columns.rows[row + c.AT_N] * count(s, seat, columns.rows[row + c.AT_SEL], -1))
        BY_CODE[columns.rows[row]].add_to(total, columns, row, n)
        row += c.WIDTH
    for kind, n in enumerate(total.goods):
        gains[kind] += n
    return total.points


def asks(s: FromTheMoonState, face: i64) -> bool:
    columns = s.columns
    if columns.second[face] != 0:
        return True
    row = columns.start[face]
    while columns.rows[row] != 0:
        if BY_CODE[columns.rows[row]].asks():
            return True
        row += c.WIDTH
    return False

"""Buildings (F6): pay, place the tile, the miniature, use a tile beside it."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_at, tell_bag
from moonbase.games.fromthemoon.rules.table.frames import CHOOSE_FIRST, PAY, Beside, Building
from moonbase.games.fromthemoon.rules.table.state import (
    FACTION,
    LARGE_AT,
    LESS,
    RIM,
    SMALL_OPEN,
    FromTheMoonState,
    free_points,
    large_built,
    mine,
    push,
)
from moonbase.games.fromthemoon.rules.table.supply import spend
from moonbase.games.fromthemoon.rules.work.price import building_price, discount_at, is_small
from moonbase.games.fromthemoon.rules.work.solo import watch_objectives


def buildable(s: FromTheMoonState, face: i64) -> bool:
    """Tell whether a tile of the seat's own is not constructed yet and has a slot (F6.2, F6.5, F6.6)."""
    columns = s.columns
    if is_small(s, face):
        return (mine(s, SMALL_OPEN) >> (face - columns.small0)) & 1 == 1
    if large_built(s, s.cur) == c.LARGE_SLOTS:
        return False
    if face < columns.faction0:
        return (s.market >> (face - columns.large0)) & 1 == 1
    return face == own_house(s) and mine(s, LARGE_AT) != face


def own_house(s: FromTheMoonState) -> i64:
    """Return the building of the seat's faction."""
    return s.columns.house0 + mine(s, FACTION) - s.columns.faction0


def open_building(s: FromTheMoonState, face: i64) -> None:
    step = PAY
    if mine(s, LESS) > 0 and free_points(s) > 0:
        step = CHOOSE_FIRST
    push(s, Building.KIND, face, step, -1, 0, 0)


def pay_building(s: FromTheMoonState, log: list[Event] | None, face: i64, point: i64) -> None:
    paid: list[int] = []
    for good in range(c.PRICED):
        n = building_price(s, face, good)
        if good == c.ENERGY:
            n -= discount_at(s, point)
        if n < 0:
            n = 0
        spend(s, s.cur, good, n)
        if log is not None:
            paid.append(int(n))
    if log is not None:
        tell_bag(log, "paid", s.cur, paid)


def place_miniature(s: FromTheMoonState, log: list[Event] | None, point: i64) -> None:
    s.point[point] = s.cur + 1
    tell_at(log, "miniature", s.cur, point, s.grid.columns + 1)
    watch_objectives(s, log)
    uses: i64 = 1
    if mine(s, RIM) == 1 and s.grid.touching[point] == 2:
        uses = 2
    push(s, Beside.KIND, point, uses, 0, 0, 0)

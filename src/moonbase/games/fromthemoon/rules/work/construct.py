"""Buildings (F6): pay, place the tile, the miniature, use a tile beside it."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_at, tell_bag, tell_face
from moonbase.games.fromthemoon.rules.table.state import (
    F_BUILD,
    F_USE,
    FACTION,
    LARGE_AT,
    LESS,
    RIM,
    SMALL_BUILT,
    SMALL_OPEN,
    A,
    B,
    C,
    FromTheMoonState,
    drop,
    frame,
    free_points,
    large_built,
    mine,
    push,
    set_frame,
    set_own,
)
from moonbase.games.fromthemoon.rules.table.supply import spend
from moonbase.games.fromthemoon.rules.work.price import building_price, discount_at, is_small
from moonbase.games.fromthemoon.rules.work.solo import watch_objectives
from moonbase.games.fromthemoon.rules.work.triggers import enforce, happen

# --- steps of a building's frame
CHOOSE_FIRST: Final[i64] = 0  # the space decides the price
PAY: Final[i64] = 1
MINIATURE: Final[i64] = 2
END: Final[i64] = 3


def buildable(s: FromTheMoonState, face: i64) -> bool:
    """A tile of the seat's own that is not constructed, with a slot for it (F6.2, F6.5, F6.6)."""
    t = s.table
    if is_small(s, face):
        return (mine(s, SMALL_OPEN) >> (face - t.small0)) & 1 == 1
    if large_built(s, s.cur) == c.LARGE_SLOTS:
        return False
    if face < t.faction0:
        return (s.market >> (face - t.large0)) & 1 == 1
    return face == own_house(s) and mine(s, LARGE_AT) != face


def own_house(s: FromTheMoonState) -> i64:
    """The building of the seat's faction."""
    return s.table.house0 + mine(s, FACTION) - s.table.faction0


def open_building(s: FromTheMoonState, face: i64) -> None:
    step = PAY
    if mine(s, LESS) > 0 and free_points(s) > 0:
        step = CHOOSE_FIRST
    push(s, F_BUILD, face, step, -1, 0, 0)


def build_step(s: FromTheMoonState, log: list[Event] | None) -> bool:
    """Do the next step of the building on top; False where a space has to be chosen."""
    face = frame(s, A)
    step = frame(s, B)
    if step == CHOOSE_FIRST:
        return False
    if step == PAY:
        set_frame(s, B, MINIATURE)
        pay_building(s, log, face, frame(s, C))
        place_tile(s, log, face)
        return True
    if step == MINIATURE:
        if frame(s, C) < 0:
            if free_points(s) > 0:
                return False
            set_frame(s, B, END)  # no space is left: the miniature stays off the map (F6.12)
            return True
        set_frame(s, B, END)
        place_miniature(s, log, frame(s, C))
        return True
    drop(s)
    happen(s, log, c.ON_BUILD_ACTION, 1, -1, -1)
    return True


def choose_point(s: FromTheMoonState, point: i64) -> None:
    set_frame(s, C, point)
    if frame(s, B) == CHOOSE_FIRST:
        set_frame(s, B, PAY)


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


def place_tile(s: FromTheMoonState, log: list[Event] | None, face: i64) -> None:
    t = s.table
    tell_face(log, t, "built", s.cur, face)
    bonus: i64 = -1
    if is_small(s, face):
        bit: i64 = 1 << (face - t.small0)
        set_own(s, s.cur, SMALL_OPEN, mine(s, SMALL_OPEN) & ~bit)
        set_own(s, s.cur, SMALL_BUILT, mine(s, SMALL_BUILT) | bit)
    else:
        if face < t.faction0:
            s.market &= ~(1 << (face - t.large0))
        slot = large_built(s, s.cur)
        set_own(s, s.cur, LARGE_AT + slot, face)
        enforce(s, s.cur, face)
        bonus = t.space_face(c.AT_LARGE, slot)
    happen(s, log, c.ON_BUILDING, 1, bonus, -1)


def place_miniature(s: FromTheMoonState, log: list[Event] | None, point: i64) -> None:
    s.point[point] = s.cur + 1
    tell_at(log, "miniature", s.cur, point, s.grid.columns + 1)
    watch_objectives(s, log)
    uses: i64 = 1
    if mine(s, RIM) == 1 and s.grid.touching[point] == 2:
        uses = 2
    push(s, F_USE, point, uses, 0, 0, 0)

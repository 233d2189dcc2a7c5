"""A building under construction (F6): its space, its price, its tile, its miniature."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, set_off, topmost
from moonbase.games.fromthemoon.effects.standing import enforce
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.events import tell_face
from moonbase.games.fromthemoon.rules.table.frames import CHOOSE_FIRST, END, MINIATURE, PAY, Building
from moonbase.games.fromthemoon.rules.table.plain import id_or_none, number_or_none
from moonbase.games.fromthemoon.rules.table.state import (
    LARGE_AT,
    SMALL_BUILT,
    SMALL_OPEN,
    FromTheMoonState,
    drop,
    frame,
    free_points,
    is_space,
    large_built,
    mine,
    set_frame,
    set_own,
)
from moonbase.games.fromthemoon.rules.work.construct import buildable, pay_building, place_miniature
from moonbase.games.fromthemoon.rules.work.holdings import constructed
from moonbase.games.fromthemoon.rules.work.price import can_build, is_small
from moonbase.games.fromthemoon.rules.work.triggers import happen


@final
class BuildingFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        return build_step(s, log) or self.ask(s, log)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        first = frame(s, Building.STEP) == CHOOSE_FIRST
        face = frame(s, Building.CARD)
        for point in range(s.grid.points):
            if s.point[point] == 0 and is_space(s, point) and (not first or can_build(s, face, point, reach)):
                out[n] = action(a.A_POINT, point)
                n += 1
        return n

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        set_frame(s, Building.POINT, value)
        if frame(s, Building.STEP) == CHOOSE_FIRST:
            set_frame(s, Building.STEP, PAY)

    def convertible(self, s: FromTheMoonState) -> bool:
        return False

    def question(self, s: FromTheMoonState) -> View:
        return {"card": id_or_none(s, frame(s, Building.CARD)), "point": number_or_none(frame(s, Building.POINT))}

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        return build_fault(s, k)

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        if s.frames[k + Building.STEP] == CHOOSE_FIRST and not topmost(s, k):
            return "a building space is chosen before anything else"
        return set_off(k)


def build_step(s: FromTheMoonState, log: list[Event] | None) -> bool:
    """Do the next step of the building on top; False where a space has to be chosen."""
    face = frame(s, Building.CARD)
    step = frame(s, Building.STEP)
    if step == CHOOSE_FIRST:
        return False
    if step == PAY:
        set_frame(s, Building.STEP, MINIATURE)
        pay_building(s, log, face, frame(s, Building.POINT))
        place_tile(s, log, face)
        return True
    if step == MINIATURE:
        if frame(s, Building.POINT) < 0:
            if free_points(s) > 0:
                return False
            set_frame(s, Building.STEP, END)  # no space is left: the miniature stays off the map (F6.12)
            return True
        set_frame(s, Building.STEP, END)
        place_miniature(s, log, frame(s, Building.POINT))
        return True
    drop(s)
    happen(s, log, c.ON_BUILD_ACTION, 1, -1, -1)
    return True


def place_tile(s: FromTheMoonState, log: list[Event] | None, face: i64) -> None:
    columns = s.columns
    tell_face(log, columns, "built", s.cur, face)
    bonus: i64 = -1
    if is_small(s, face):
        bit: i64 = 1 << (face - columns.small0)
        set_own(s, s.cur, SMALL_OPEN, mine(s, SMALL_OPEN) & ~bit)
        set_own(s, s.cur, SMALL_BUILT, mine(s, SMALL_BUILT) | bit)
    else:
        if face < columns.faction0:
            s.market &= ~(1 << (face - columns.large0))
        slot = large_built(s, s.cur)
        set_own(s, s.cur, LARGE_AT + slot, face)
        enforce(s, s.cur, face)
        bonus = columns.space_face(c.AT_LARGE, slot)
    happen(s, log, c.ON_BUILDING, 1, bonus, -1)


def build_fault(s: FromTheMoonState, k: i64) -> str:
    columns = s.columns
    face = s.frames[k + Building.CARD]
    step = s.frames[k + Building.STEP]
    point = s.frames[k + Building.POINT]
    if not columns.small0 <= face < columns.space0 or columns.faction0 <= face < columns.house0:
        return "no such building"
    if not -1 <= point < s.grid.points or not CHOOSE_FIRST <= step <= END:
        return IMPOSSIBLE
    if step == CHOOSE_FIRST and (point >= 0 or not buildable(s, face)):
        return "this building is not open to the seat"
    if step == PAY or (step > PAY and not constructed(s, face)):
        return "this building has not been constructed"
    if step == MINIATURE and point >= 0 and s.point[point] != 0:
        return "this building space is taken"
    return ""

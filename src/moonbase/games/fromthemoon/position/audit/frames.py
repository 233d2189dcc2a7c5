"""What is half done, as part of the audit: each frame fits its card, the seat on turn and the table."""

from typing import Final

from mypy_extensions import i64

from moonbase.games.fromthemoon.position.audit.course import NATURE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.state import (
    AT_FACE,
    AT_FLAGS,
    AT_ORIGIN,
    AT_ROW,
    AT_STEP,
    CONSENT,
    DISPLAY_AT,
    F_ANSWERS,
    F_BUILD,
    F_CHAIN,
    F_DUMMY,
    F_EFFECT,
    F_FEED,
    F_HALVES,
    F_INCOME,
    F_LAB,
    F_LAUNCH,
    F_REFILL,
    F_RESEARCH,
    F_REVEAL,
    F_TASKS,
    F_USE,
    FACTION,
    FRAME,
    FREE_OF_PRICE,
    I_SMALL,
    LARGE_AT,
    PAID,
    RESEARCH,
    ROVER_AT,
    SMALL_BUILT,
    UNOPENED,
    A,
    B,
    C,
    D,
    FromTheMoonState,
    basics,
    bits,
    crew,
    experts,
    lab_at,
    mine,
    rover_on,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.construct import CHOOSE_FIRST, END, MINIATURE, PAY, buildable
from moonbase.games.fromthemoon.rules.work.research import lab_spaces_left, own_labs

GATHER: Final[tuple[int, ...]] = (F_INCOME, F_FEED, F_REFILL, F_DUMMY)
MOST_STEPS: Final[i64] = 1000
"""More than any row asks for."""
LAST_CURSOR: Final[i64] = 5


def check_frames(s: FromTheMoonState, found: list[str]) -> None:
    for k in range(s.frame_n):
        wrong = frame_fault(s, k * FRAME)
        if wrong == "":
            wrong = order_fault(s, k)
        if wrong != "":
            found.append(f"open[{k}]: {wrong}")


def order_fault(s: FromTheMoonState, k: i64) -> str:
    """Nature and pieces in the hand are on top; a gather is below all else."""
    kind = s.frames[k * FRAME]
    if kind in NATURE and k < s.frame_n - 1 and not (kind == F_DUMMY and s.frames[(k + 1) * FRAME] == F_REFILL):
        return "nothing can be open above what nature does"
    if kind == F_DUMMY and k < s.frame_n - 1 and s.frames[k * FRAME + A] > 0:
        return "its rovers move after the refill"
    if kind == F_LAB and k < s.frame_n - 1 and (k < s.frame_n - 2 or s.frames[(k + 1) * FRAME] != F_REVEAL):
        return "a laboratory is placed before anything else"
    if kind in GATHER and home(s) < c.ROVERS:
        return "the rovers of this seat are not at home"
    if kind == F_EFFECT and s.frames[k * FRAME + AT_STEP] == UNOPENED and k < s.frame_n - 1:
        return "a side is chosen before anything else"
    if kind == F_BUILD and s.frames[k * FRAME + B] == CHOOSE_FIRST and k < s.frame_n - 1:
        return "a building space is chosen before anything else"
    if kind in (F_FEED, F_DUMMY, F_BUILD, F_TASKS, F_HALVES) and k > 0:
        return "an action comes before what it sets off"
    if kind == F_INCOME and (k != 1 or s.frames[0] != F_FEED):
        return "the income comes before feeding"
    if kind == F_REFILL and k > 0 and s.frames[0] != F_DUMMY:
        return "the refill comes after everything else"
    return ""


def home(s: FromTheMoonState) -> i64:
    n: i64 = 0
    for rover in range(c.ROVERS):
        if mine(s, ROVER_AT + rover) < 0:
            n += 1
    return n


def chain_fits(s: FromTheMoonState, k: i64) -> bool:
    """What is left of it was on its list, and the laboratory that set it off lies there."""
    left = s.frames[k + A]
    whole = s.frames[k + C]
    new = s.frames[k + D]
    if left & ~whole != 0 or whole & ~own_labs(s) != 0 or not 0 <= s.frames[k + B] <= MOST_STEPS:
        return False
    return new == -1 or (whole >> new) & 1 == 1


def frame_fault(s: FromTheMoonState, k: i64) -> str:
    kind = s.frames[k]
    if kind == F_EFFECT:
        return effect_fault(s, k)
    if kind == F_ANSWERS:
        return answers_fault(s, k)
    if kind == F_TASKS:
        return tasks_fault(s, k)
    if kind == F_BUILD:
        return build_fault(s, k)
    if kind == F_USE:
        return use_fault(s, k)
    a = s.frames[k + 1]
    b = s.frames[k + 2]
    fits = True
    if kind == F_HALVES:
        fits = 0 <= a <= RESEARCH and 1 <= b <= 3
    elif kind == F_CHAIN:
        fits = chain_fits(s, k)
    elif kind == F_REVEAL:
        fits = c.DISPLAY - c.DISPLAY_COLUMNS <= a < c.DISPLAY and s.common[DISPLAY_AT + a] < 0 and s.labs_left > 0
    elif kind == F_LAB:
        fits = s.table.lab0 <= a < s.table.small0 and lab_spaces_left(s) > 0
    elif kind == F_LAUNCH:
        fits = 0 <= a < c.SHIPS
    elif kind == F_INCOME:
        fits = a >= 0 and (a >> I_SMALL) & ~mine(s, SMALL_BUILT) == 0
    elif kind == F_REFILL:
        fits = 0 <= a <= s.grid.tiles and 0 <= b <= c.BATTERIES
    elif kind == F_DUMMY:
        fits = s.players == 1 and 0 <= a <= s.table.dummy_rovers
    elif kind != F_FEED and kind != F_RESEARCH:
        fits = False
    return "" if fits else "not possible in this position"


# --- effects and what answers


def effect_fault(s: FromTheMoonState, k: i64) -> str:
    t = s.table
    face = s.frames[k + AT_FACE]
    if not 0 <= face < t.objective0:
        return "no such card"
    if not at_home(s, face):
        return f"{t.ids[face]} is not there for this seat"
    row = s.frames[k + AT_ROW]
    if row < t.start[face] or (row - t.start[face]) % c.WIDTH != 0 or row > last_row(s, face):
        return "no such row"
    step = s.frames[k + AT_STEP]
    if not UNOPENED <= step <= MOST_STEPS or (step == UNOPENED and row != t.start[face]):
        return "no such step"
    if step != UNOPENED and t.rows[row] == c.PAY:
        return "a price is paid at once"
    if not 0 <= s.frames[k + AT_FLAGS] <= CONSENT + FREE_OF_PRICE + PAID:
        return "no such flags"
    return origin_fault(s, s.frames[k + AT_ORIGIN])


def origin_fault(s: FromTheMoonState, tile: i64) -> str:
    if tile == -1:
        return ""
    if not 0 <= tile < s.grid.tiles or rover_on(s, tile) != s.cur:
        return "no rover of this seat is there"
    return ""


def last_row(s: FromTheMoonState, face: i64) -> i64:
    row = s.table.start[face]
    while s.table.rows[row] != 0:
        row += c.WIDTH
    return row


def at_home(s: FromTheMoonState, face: i64) -> bool:
    """Does the card lie where its effect can come from?"""
    t = s.table
    if face < t.mission0:
        for tile in range(s.grid.tiles):
            if terrain(s, tile) == face:
                return True
        return False
    if t.token0 <= face < t.progress0:
        return True
    if t.lab0 <= face < t.small0:
        for space in range(c.LABS):
            if lab_at(s, s.cur, space) == face:
                return True
        return False
    if t.small0 <= face < t.space0:
        return face == mine(s, FACTION) or constructed(s, face)
    return t.space0 <= face < t.objective0


def answers_fault(s: FromTheMoonState, k: i64) -> str:
    t = s.table
    if not c.ON_MISSION <= s.frames[k + 1] < c.WHENS:
        return "nothing answers to this"
    if not 0 <= s.frames[k + 2] <= LAST_CURSOR or not 1 <= s.frames[k + 3] <= MOST_STEPS:
        return "not possible in this position"
    space = s.frames[k + 4]
    if space != -1 and not t.space0 <= space < t.objective0:
        return "no such space of the board"
    return origin_fault(s, s.frames[k + 5])


# --- a rover at work, a building


def tasks_fault(s: FromTheMoonState, k: i64) -> str:
    rover = s.frames[k + 1]
    riders = s.frames[k + 2]
    if not 0 <= rover < c.ROVERS or s.frames[k + 5] < 0 or mine(s, ROVER_AT + rover) != s.frames[k + 5]:
        return "this rover is not there"
    now = crew(s, s.cur, rover)
    for colour in range(c.COLOURS):
        trained = experts(riders, colour)
        taken = (s.frames[k + 3] >> (3 * colour)) & 7
        used = (s.frames[k + 4] >> (3 * colour)) & 7
        if trained > experts(now, colour) or basics(riders, colour) + trained > basics(now, colour) + experts(now, colour):
            return "more astronauts than ride in the rover"
        if used > trained or taken + used > basics(riders, colour) + 2 * trained:
            return "more tasks than the crew has"
    return ""


def build_fault(s: FromTheMoonState, k: i64) -> str:
    t = s.table
    face = s.frames[k + 1]
    step = s.frames[k + 2]
    point = s.frames[k + 3]
    if not t.small0 <= face < t.space0 or t.faction0 <= face < t.house0:
        return "no such building"
    if not -1 <= point < s.grid.points or not CHOOSE_FIRST <= step <= END:
        return "not possible in this position"
    if step == CHOOSE_FIRST and (point >= 0 or not buildable(s, face)):
        return "this building is not open to the seat"
    if step == PAY or (step > PAY and not constructed(s, face)):
        return "this building has not been constructed"
    if step == MINIATURE and point >= 0 and s.point[point] != 0:
        return "this building space is taken"
    return ""


def constructed(s: FromTheMoonState, face: i64) -> bool:
    if face < s.table.large0:
        return (mine(s, SMALL_BUILT) >> (face - s.table.small0)) & 1 == 1
    return face in (mine(s, LARGE_AT), mine(s, LARGE_AT + 1))


def use_fault(s: FromTheMoonState, k: i64) -> str:
    point = s.frames[k + 1]
    if not 0 <= point < s.grid.points or s.point[point] != s.cur + 1:
        return "no miniature of this seat is there"
    left = s.frames[k + 2]
    used = s.frames[k + 3]
    if not 0 <= left <= 2 or used < 0 or used >> SIDES != 0 or left + bits(used) > 2:
        return "more tiles than a building uses"
    return ""

"""The open question in plain data: what kind it is, and what it is about."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.game import OVER, View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.frames import ACTIONS, HALVES, KINDS
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_ROW,
    AT_STEP,
    F_BUILD,
    F_CHAIN,
    F_EFFECT,
    F_FEED,
    F_HALVES,
    F_INCOME,
    F_LAB,
    F_TASKS,
    F_USE,
    FRAME,
    HOUSES,
    I_FOOD,
    I_RECHARGE,
    I_SMALL,
    P_CHOOSE,
    P_KEEP,
    UNOPENED,
    A,
    B,
    C,
    D,
    E,
    FromTheMoonState,
    experts,
    frame,
    lab_at,
    mine,
)
from moonbase.games.fromthemoon.rules.work.gather import mouths
from moonbase.games.fromthemoon.rules.work.send import done, tasks_left
from moonbase.games.fromthemoon.view.plain import bits_of, id_or_none, number_or_none

QUESTIONS: Final = {
    int(c.PAY): "pay",
    int(c.GAIN_ANY): "gain",
    int(c.RECRUIT): "recruit",
    int(c.TRAIN): "train",
    int(c.GREENHOUSE): "greenhouse",
    int(c.UPGRADE): "upgrade",
    int(c.FOUNDATION): "foundation",
    int(c.LAB): "take lab",
    int(c.RESEARCH): "research",
    int(c.APPROVE): "approval",
    int(c.ACTIVATE): "chain",
}


def question_view(s: FromTheMoonState) -> View | None:
    """Nothing is asked between two actions of a turn, and by nature in the set-up."""
    if s.frame_n == 0:
        return choice_view(s)
    kind = frame(s, 0)
    out: View = {"seat": int(s.cur), "kind": KINDS[kind]}
    if kind == F_EFFECT:
        out.update(effect_view(s))
    elif kind == F_TASKS:
        out.update(tasks_view(s))
    elif kind == F_HALVES:
        out.update({"action": ACTIONS[frame(s, A)], "done": [HALVES[frame(s, A)][half] for half in bits_of(frame(s, B))]})
    elif kind == F_CHAIN:
        out.update({"labs": [lab_view(s, space) for space in bits_of(frame(s, A))], "left": int(frame(s, B))})
    elif kind == F_LAB:
        out["card"] = id_or_none(s, frame(s, A))
    elif kind == F_BUILD:
        out.update({"card": id_or_none(s, frame(s, A)), "point": number_or_none(frame(s, C))})
    elif kind == F_USE:
        out.update(use_view(s))
    elif kind == F_INCOME:
        out["items"] = [item_view(s, item) for item in bits_of(frame(s, A)) if item != I_FOOD or mine(s, HOUSES) > 0]
    elif kind == F_FEED:
        out.update({"mouths": int(mouths(s, s.cur)), "food": int(mine(s, c.FOOD))})
    return out


def choice_view(s: FromTheMoonState) -> View | None:
    if s.waiting == OVER or s.waiting < 0:
        return None
    if s.phase == P_CHOOSE:
        return {"seat": int(s.waiting), "kind": "faction"}
    if s.phase == P_KEEP:
        return {"seat": int(s.waiting), "kind": "keep"}
    return None


def effect_view(s: FromTheMoonState) -> View:
    """Which card asks; where a side is still to be chosen or a price to be agreed to, the whole of it."""
    word = "side"
    if frame(s, AT_STEP) != UNOPENED:
        word = QUESTIONS.get(int(s.table.rows[frame(s, AT_ROW)]), "effect")
    return {"kind": word, "card": id_or_none(s, frame(s, AT_FACE)), "tile": number_or_none(frame(s, AT_ORIGIN))}


def tasks_view(s: FromTheMoonState) -> View:
    """A rover at work; an ability is used once for each specialist."""
    riders = frame(s, B)
    return {
        "rover": int(frame(s, A)) + 1,
        "tile": int(frame(s, E)),
        "tasks": {COLOUR_KEYS[k]: int(tasks_left(s, k)) for k in range(c.COLOURS)},
        "abilities": {COLOUR_KEYS[k]: int(experts(riders, k) - done(frame(s, D), k)) for k in range(c.COLOURS)},
    }


def running_chains(s: FromTheMoonState) -> list[View]:
    """Chains under way, the one that goes on first at the end (F7.13); ``new`` is the laboratory that set it off."""
    return [chain_view(s, k * FRAME) for k in range(s.frame_n) if s.frames[k * FRAME] == F_CHAIN]


def chain_view(s: FromTheMoonState, at: i64) -> View:
    left = s.frames[at + A]
    return {
        "new": number_or_none(s.frames[at + D]),
        "left": bits_of(left),
        "gone": bits_of(s.frames[at + C] & ~left),
        "more": min(int(s.frames[at + B]), len(bits_of(left))),
    }


def lab_view(s: FromTheMoonState, space: i64) -> View:
    return {
        "space": int(space),
        "row": int(space // c.LAB_COLUMNS) + 1,
        "column": int(space % c.LAB_COLUMNS) + 1,
        "card": id_or_none(s, lab_at(s, s.cur, space)),
    }


def use_view(s: FromTheMoonState) -> View:
    point = frame(s, A)
    touched = [s.grid.touched[k] for k in range(point * SIDES, point * SIDES + SIDES)]
    tiles = [int(tile) for k, tile in enumerate(touched) if tile >= 0 and (frame(s, C) >> k) & 1 == 0]
    return {"point": int(point), "left": int(frame(s, B)), "tiles": tiles}


def item_view(s: FromTheMoonState, item: i64) -> str:
    if item == I_FOOD:
        return "greenhouses"
    return "recharge" if item == I_RECHARGE else s.table.ids[s.table.small0 + item - I_SMALL]

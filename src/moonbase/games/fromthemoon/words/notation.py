"""The stable text of an action: ids and plain words, the same in every language, unique on every legal list.

Rovers, parts, rows and columns are counted from 1, as people do. A place reads ``row-column``.
"""

from typing import Final

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.codes import FOOD
from moonbase.games.fromthemoon.rules.table.frames import I_FOOD, I_RECHARGE, I_SMALL
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import RESOURCES as RESOURCE_KEYS
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE,
    DISPLAY_AT,
    R_MISSION,
    FromTheMoonState,
    lab_at,
    part_at,
    point_text,
    space_text,
    tile_text,
    two_sided,
)

SIDE_WORDS: Final = ("first", "second")


def write(s: FromTheMoonState, action: i64) -> str:
    verb = action // a.SPAN
    value = action % a.SPAN
    if verb in _ALONE:
        return _ALONE[verb]
    if verb in _FACES:
        return f"{_FACES[verb]} {s.table.ids[value]}"
    if verb in _TILES:
        return f"{_TILES[verb]} {tile_text(s, value)}"
    if verb in _POINTS:
        return f"{_POINTS[verb]} {point_text(s, value)}"
    if verb in _COLOURS:
        return f"{_COLOURS[verb]} {COLOUR_KEYS[value]}"
    if verb in _CREWS:
        return f"{_CREWS[verb]} {COLOUR_KEYS[value // a.CREW_SPAN]} {value % a.CREW_SPAN + 1}"
    return _own_form(s, verb, value)


_ALONE: Final = {
    int(a.A_UPGRADE): "upgrade",
    int(a.A_FOUNDATION): "foundation",
    int(a.A_GATHER): "gather",
    int(a.A_EFFECT): "effect",
    int(a.A_SCORE): "point",
    int(a.A_FEED): "feed",
    int(a.A_DONE): "done",
    int(a.A_DECLINE): "decline",
    int(a.A_END): "end",
}
_FACES: Final = {int(a.A_BUILD): "build", int(a.A_FACTION): "faction", int(a.A_DROP): "drop", int(a.A_DEAL): "deal"}
_TILES: Final = {int(a.A_USE): "use", int(a.A_ROVER): "rover"}
_POINTS: Final = {int(a.A_POINT): "at", int(a.A_ZONE): "zone"}
_COLOURS: Final = {int(a.A_TAKE): "take", int(a.A_ABILITY): "ability"}
_CREWS: Final = {int(a.A_RECRUIT): "recruit", int(a.A_TRAIN): "train"}


def _own_form(s: FromTheMoonState, verb: i64, value: i64) -> str:
    if verb == a.A_SEND:
        return f"send {value // a.TILE_SPAN + 1} {tile_text(s, value % a.TILE_SPAN)}"
    if verb == a.A_GREENHOUSE:
        return "greenhouse" if value == 0 else "greenhouse stack"
    if verb == a.A_LAB:
        return f"lab {value + 1} {s.table.ids[s.common[DISPLAY_AT + value]]}"
    if verb == a.A_SPACE:
        return "space " + space_text(value)
    if verb == a.A_ACTIVATE:
        return _activate(s, value // 2, value % 2)
    if verb == a.A_SIDE:
        return "side " + SIDE_WORDS[value]
    if verb == a.A_KIND:
        return "gain " + RESOURCE_KEYS[value]
    if verb == a.A_PART:
        return f"part {_part(value)} {s.table.ids[part_at(s, value // a.PART_SPAN, value % a.PART_SPAN, R_MISSION)]}"
    if verb == a.A_IMPROVE:
        return "improve " + _part(value)
    if verb == a.A_INCOME:
        return "income " + _item(s, value)
    if verb == a.A_CONVERT:
        return "convert " + ("food" if value == FOOD else "energy")
    if verb == a.A_CUBES:
        return f"cubes {value // (CUBE * CUBE)} {value // CUBE % CUBE} {value % CUBE}"
    return f"lead {value}"


def _activate(s: FromTheMoonState, space: i64, side: i64) -> str:
    """The side is named only where there are two."""
    text = "activate " + space_text(space)
    if two_sided(s, lab_at(s, s.cur, space)):
        text += " " + SIDE_WORDS[side]
    return text


def _part(value: i64) -> str:
    return f"{SHIP_KEYS[value // a.PART_SPAN]} {value % a.PART_SPAN + 1}"


def _item(s: FromTheMoonState, item: i64) -> str:
    if item == I_FOOD:
        return "greenhouses"
    if item == I_RECHARGE:
        return "recharge"
    return s.table.ids[s.table.small0 + item - I_SMALL]

"""Operands of an action: the named values in its stable text, so that nobody has to take the text apart."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.game import Operands
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.codes import FOOD
from moonbase.games.fromthemoon.rules.table.frames import I_FOOD, I_RECHARGE, I_SMALL, Effect, Tasks
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import RESOURCES as RESOURCE_KEYS
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE,
    DISPLAY_AT,
    R_MISSION,
    TOKEN_AT,
    FromTheMoonState,
    frame,
    lab_at,
    part_at,
    point_text,
    space_text,
    terrain,
    tile_text,
    two_sided,
)
from moonbase.games.fromthemoon.words.notation import SIDE_WORDS

_VERBS: Final = {
    int(a.A_SEND): "send",
    int(a.A_GREENHOUSE): "greenhouse",
    int(a.A_UPGRADE): "upgrade",
    int(a.A_RECRUIT): "recruit",
    int(a.A_TRAIN): "train",
    int(a.A_BUILD): "build",
    int(a.A_FOUNDATION): "foundation",
    int(a.A_LAB): "lab",
    int(a.A_GATHER): "gather",
    int(a.A_TAKE): "take",
    int(a.A_ABILITY): "ability",
    int(a.A_EFFECT): "effect",
    int(a.A_USE): "use",
    int(a.A_POINT): "at",
    int(a.A_SPACE): "space",
    int(a.A_ACTIVATE): "activate",
    int(a.A_SIDE): "side",
    int(a.A_KIND): "gain",
    int(a.A_PART): "part",
    int(a.A_IMPROVE): "improve",
    int(a.A_SCORE): "point",
    int(a.A_INCOME): "income",
    int(a.A_FEED): "feed",
    int(a.A_FACTION): "faction",
    int(a.A_DROP): "drop",
    int(a.A_DONE): "done",
    int(a.A_DECLINE): "decline",
    int(a.A_END): "end",
    int(a.A_CONVERT): "convert",
    int(a.A_LEAD): "lead",
    int(a.A_DEAL): "deal",
    int(a.A_CUBES): "cubes",
    int(a.A_ROVER): "rover",
    int(a.A_ZONE): "zone",
}
_FACES: Final = (int(a.A_BUILD), int(a.A_FACTION), int(a.A_DROP), int(a.A_DEAL))
_CREWS: Final = (int(a.A_RECRUIT), int(a.A_TRAIN))
_COLOURS: Final = (int(a.A_TAKE), int(a.A_ABILITY))
_TILES: Final = (int(a.A_USE), int(a.A_ROVER))
_POINTS: Final = (int(a.A_POINT), int(a.A_ZONE))


def operands(s: FromTheMoonState, action: i64) -> Operands:
    verb = int(action // a.SPAN)
    value = action % a.SPAN
    found: Operands = {"verb": _VERBS[verb]}
    if verb in _FACES:
        found["card"] = s.table.ids[value]
    elif verb in _CREWS:
        found["colour"] = COLOUR_KEYS[value // a.CREW_SPAN]
        found["rover"] = int(value % a.CREW_SPAN) + 1
    elif verb in _COLOURS:
        found["colour"] = COLOUR_KEYS[value]
        if verb == a.A_ABILITY:
            found["card"] = s.table.ids[s.common[TOKEN_AT + value]]
    elif verb in _TILES:
        _add_tile(found, s, value)
    elif verb in _POINTS:
        found["at"] = point_text(s, value)
    elif verb <= a.A_ACTIVATE:
        _add_work(found, s, verb, value)
    else:
        _add_answer(found, s, verb, value)
    return found


def _add_tile(found: Operands, s: FromTheMoonState, tile: i64) -> None:
    found["at"] = tile_text(s, tile)
    found["card"] = s.table.ids[terrain(s, tile)]


def _add_work(found: Operands, s: FromTheMoonState, verb: int, value: i64) -> None:
    if verb == a.A_SEND:
        found["rover"] = int(value // a.TILE_SPAN) + 1
        _add_tile(found, s, value % a.TILE_SPAN)
    elif verb == a.A_GREENHOUSE and value == 1:
        found["from"] = "stack"
    elif verb == a.A_LAB:
        found["place"] = int(value) + 1
        found["card"] = s.table.ids[s.common[DISPLAY_AT + value]]
    elif verb == a.A_EFFECT:
        found["card"] = s.table.ids[terrain(s, frame(s, Tasks.TILE))]
    elif verb == a.A_SPACE:
        found["at"] = space_text(value)
    elif verb == a.A_ACTIVATE:
        face = lab_at(s, s.cur, value // 2)
        found["at"] = space_text(value // 2)
        found["card"] = s.table.ids[face]
        if two_sided(s, face):
            found["side"] = SIDE_WORDS[value % 2]


def _add_answer(found: Operands, s: FromTheMoonState, verb: int, value: i64) -> None:
    if verb == a.A_SIDE:
        found["side"] = SIDE_WORDS[value]
        found["card"] = s.table.ids[frame(s, Effect.CARD)]
    elif verb == a.A_KIND:
        found["good"] = RESOURCE_KEYS[value]
    elif verb == a.A_CONVERT:
        found["good"] = "food" if value == FOOD else "energy"
    elif verb in (int(a.A_PART), int(a.A_IMPROVE)):
        found["ship"] = SHIP_KEYS[value // a.PART_SPAN]
        found["part"] = int(value % a.PART_SPAN) + 1
        if verb == a.A_PART:
            found["card"] = s.table.ids[part_at(s, value // a.PART_SPAN, value % a.PART_SPAN, R_MISSION)]
    elif verb == a.A_INCOME:
        _add_income(found, s, value)
    elif verb == a.A_LEAD:
        found["seat"] = int(value)
    elif verb == a.A_CUBES:
        found["metal"] = int(value // (CUBE * CUBE))
        found["water"] = int(value // CUBE % CUBE)
        found["polymer"] = int(value % CUBE)


def _add_income(found: Operands, s: FromTheMoonState, item: i64) -> None:
    if item == I_FOOD:
        found["of"] = "greenhouses"
    elif item == I_RECHARGE:
        found["of"] = "recharge"
    else:
        found["card"] = s.table.ids[s.table.small0 + item - I_SMALL]

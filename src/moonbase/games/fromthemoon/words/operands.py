"""Operands of an action: the named values from which its stable text is made."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.form import Form
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

SIDE_WORDS: Final = ("first", "second")
FORMS: Final = {
    int(a.A_SEND): Form("send", "rover", "at"),
    int(a.A_GREENHOUSE): Form("greenhouse", "from"),
    int(a.A_UPGRADE): Form("upgrade"),
    int(a.A_RECRUIT): Form("recruit", "colour", "rover"),
    int(a.A_TRAIN): Form("train", "colour", "rover"),
    int(a.A_BUILD): Form("build", "card"),
    int(a.A_FOUNDATION): Form("foundation"),
    int(a.A_LAB): Form("lab", "place", "card"),
    int(a.A_GATHER): Form("gather"),
    int(a.A_TAKE): Form("take", "colour"),
    int(a.A_ABILITY): Form("ability", "colour"),
    int(a.A_EFFECT): Form("effect"),
    int(a.A_USE): Form("use", "at"),
    int(a.A_POINT): Form("at", "at"),
    int(a.A_SPACE): Form("space", "at"),
    int(a.A_ACTIVATE): Form("activate", "at", "side"),
    int(a.A_SIDE): Form("side", "side"),
    int(a.A_KIND): Form("gain", "good"),
    int(a.A_PART): Form("part", "ship", "part", "card"),
    int(a.A_IMPROVE): Form("improve", "ship", "part"),
    int(a.A_SCORE): Form("point"),
    int(a.A_INCOME): Form("income", "of", "card"),
    int(a.A_FEED): Form("feed"),
    int(a.A_FACTION): Form("faction", "card"),
    int(a.A_DROP): Form("drop", "card"),
    int(a.A_DONE): Form("done"),
    int(a.A_DECLINE): Form("decline"),
    int(a.A_END): Form("end"),
    int(a.A_CONVERT): Form("convert", "good"),
    int(a.A_LEAD): Form("lead", "seat"),
    int(a.A_DEAL): Form("deal", "card"),
    int(a.A_CUBES): Form("cubes", "metal", "water", "polymer"),
    int(a.A_ROVER): Form("rover", "at"),
    int(a.A_ZONE): Form("zone", "at"),
}
"""By the code of the verb."""
_FACES: Final = (int(a.A_BUILD), int(a.A_FACTION), int(a.A_DROP), int(a.A_DEAL))
_CREWS: Final = (int(a.A_RECRUIT), int(a.A_TRAIN))
_COLOURS: Final = (int(a.A_TAKE), int(a.A_ABILITY))
_TILES: Final = (int(a.A_USE), int(a.A_ROVER))
_POINTS: Final = (int(a.A_POINT), int(a.A_ZONE))


def operands(s: FromTheMoonState, action: i64) -> Operands:
    verb = int(action // a.SPAN)
    value = action % a.SPAN
    found: Operands = {"verb": FORMS[verb].verb}
    if verb in _FACES:
        found["card"] = s.columns.ids[value]
    elif verb in _CREWS:
        found["colour"] = COLOUR_KEYS[value // a.CREW_SPAN]
        found["rover"] = int(value % a.CREW_SPAN) + 1
    elif verb in _COLOURS:
        found["colour"] = COLOUR_KEYS[value]
        if verb == a.A_ABILITY:
            found["card"] = s.columns.ids[s.common[TOKEN_AT + value]]
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
    found["card"] = s.columns.ids[terrain(s, tile)]


def _add_work(found: Operands, s: FromTheMoonState, verb: int, value: i64) -> None:
    if verb == a.A_SEND:
        found["rover"] = int(value // a.TILE_SPAN) + 1
        _add_tile(found, s, value % a.TILE_SPAN)
    elif verb == a.A_GREENHOUSE and value == 1:
        found["from"] = "stack"
    elif verb == a.A_LAB:
        found["place"] = int(value) + 1
        found["card"] = s.columns.ids[s.common[DISPLAY_AT + value]]
    elif verb == a.A_EFFECT:
        found["card"] = s.columns.ids[terrain(s, frame(s, Tasks.TILE))]
    elif verb == a.A_SPACE:
        found["at"] = space_text(value)
    elif verb == a.A_ACTIVATE:
        face = lab_at(s, s.cur, value // 2)
        found["at"] = space_text(value // 2)
        found["card"] = s.columns.ids[face]
        if two_sided(s, face):
            found["side"] = SIDE_WORDS[value % 2]


def _add_answer(found: Operands, s: FromTheMoonState, verb: int, value: i64) -> None:
    if verb == a.A_SIDE:
        found["side"] = SIDE_WORDS[value]
        found["card"] = s.columns.ids[frame(s, Effect.CARD)]
    elif verb == a.A_KIND:
        found["good"] = RESOURCE_KEYS[value]
    elif verb == a.A_CONVERT:
        found["good"] = "food" if value == FOOD else "energy"
    elif verb in (int(a.A_PART), int(a.A_IMPROVE)):
        found["ship"] = SHIP_KEYS[value // a.PART_SPAN]
        found["part"] = int(value % a.PART_SPAN) + 1
        if verb == a.A_PART:
            found["card"] = s.columns.ids[part_at(s, value // a.PART_SPAN, value % a.PART_SPAN, R_MISSION)]
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
        found["card"] = s.columns.ids[s.columns.small0 + item - I_SMALL]

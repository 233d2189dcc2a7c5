"""A position as text that a person can read and edit (dump). ``restore`` reads it back."""

import json
from typing import Final

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER
from moonbase.games.fromthemoon import codes as c
from moonbase.games.fromthemoon.board import SIDES
from moonbase.games.fromthemoon.card_names import COLOURS, EVENTS, SHIPS
from moonbase.games.fromthemoon.card_names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.state import (
    BAG,
    DISPLAY_AT,
    DUMMY,
    FACTION,
    FRAME,
    GROUNDS,
    HOME,
    HOUSES,
    I_SMALL,
    LARGE_AT,
    LAUNCH_AT,
    PAWN,
    PROGRESS_AT,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    ROVER_AT,
    SCORE_N,
    SMALL_BUILT,
    SMALL_OPEN,
    SUPPLY,
    T_ROVER,
    TILE,
    TOKEN_AT,
    UPGRADES,
    FromTheMoonState,
    basics,
    crew,
    cubes,
    experts,
    lab_at,
    own,
    part_at,
    terrain,
)
from moonbase.games.fromthemoon.table import Table
from moonbase.games.fromthemoon.view_words import bits_of, number_or_none
from moonbase.games.fromthemoon.write import place_text, point_text, tile_text

Json = dict[str, object]

PHASES: Final = [
    *("lead", "terrain", "missions", "tokens", "display", "large buildings", "progress", "cubes", "small buildings", "zones", "rovers"),
    *("objectives", "deal factions", "choose factions", "keep buildings", "turns", "over"),
]
LOSSES: Final = ["no", "hunger", "too late", "unmet"]
OPTIONS: Final = [
    *("building_price", "part_research", "rover_seats", "foundation_order"),
    *("outer_corners", "choose_factions", "small_tiles", "difficulty"),
]
WIDTH: Final = 140
ENCODER: Final = json.JSONEncoder(ensure_ascii=False)

KINDS: Final = [
    *("", "effect", "answers", "tasks", "halves", "chain", "reveal", "lab", "build", "use", "launch", "research", "income", "feed"),
    *("refill", "dummy"),
]
FIELDS: Final[list[list[tuple[str, str]]]] = [
    [],
    [("card", "card"), ("row", "row"), ("step", "number"), ("flags", "flags"), ("tile", "tile")],
    [("event", "event"), ("cursor", "number"), ("times", "number"), ("space", "card"), ("tile", "tile")],
    [("rover", "number"), ("crew", "crew"), ("taken", "colours"), ("abilities", "colours"), ("tile", "tile")],
    [("action", "action"), ("done", "halves")],
    [("labs", "labs"), ("left", "number")],
    [("place", "number")],
    [("card", "card")],
    [("card", "card"), ("step", "number"), ("point", "point")],
    [("point", "point"), ("left", "number"), ("used", "sides")],
    [("ship", "ship")],
    [],
    [("items", "items")],
    [],
    [("tile", "tile"), ("cubes", "number")],
    [("moved", "number")],
]
"""Of each kind of frame: what its numbers are called, and how each is written."""
FLAGS: Final = ["consent", "free", "paid"]
ACTIONS: Final = ["greenhouses", "team", "research"]
HALVES: Final = [["greenhouse", "upgrade"], ["recruit", "train"], ["foundation", "lab"]]
EVENT_NAMES: Final = {code: name for name, code in EVENTS.items()}
ITEMS: Final = ["greenhouses", "recharge"]
"""Of the income; the small buildings follow by their cards."""


def card(table: Table, face: i64) -> str:
    return f"{table.ids[face]} {table.names[face]}"


def card_or_none(table: Table, face: i64) -> str | None:
    return None if face < 0 else card(table, face)


def tile_or_none(s: FromTheMoonState, tile: i64) -> str | None:
    return None if tile < 0 else tile_text(s, tile)


def places(mask: i64, columns: i64) -> list[str]:
    return [place_text(k, columns) for k in bits_of(mask)]


def cards_of(table: Table, first: i64, mask: i64) -> list[str]:
    return [card(table, first + k) for k in bits_of(mask)]


def options_of(s: FromTheMoonState) -> list[int]:
    """In the order of OPTIONS."""
    return [
        *(int(s.building_price), int(s.part_research), int(s.rover_seats), int(s.foundation_order)),
        *(int(s.outer_corners), int(s.choose_factions), int(s.small_tiles), int(s.difficulty)),
    ]


def dump(s: FromTheMoonState, version: int) -> str:
    t = s.table
    whole: Json = {
        "game": "fromthemoon",
        "version": version,
        "card_set": t.fingerprint,
        "players": int(s.players),
        "options": dict(zip(OPTIONS, options_of(s), strict=True)),
        "phase": PHASES[s.phase],
        "step": int(s.step),
        "lead": int(s.lead),
        "turns": int(s.turns),
        "turn": int(s.cur),
        "acted": s.acted,
        "ending": s.ending,
        "lost": LOSSES[s.lost],
        "waiting": "nature" if s.waiting == CHANCE else "over" if s.waiting == OVER else int(s.waiting),
        "seal": int(s.seal),
        "bag": dump_colours(s, BAG),
        "supply": dump_colours(s, SUPPLY),
        "greenhouses": {"right": int(s.right), "left": int(s.left), "stack": int(s.houses)},
        "tokens": {COLOURS[k]: card_or_none(t, s.common[TOKEN_AT + k]) for k in range(c.COLOURS)},
        "progress": [card_or_none(t, s.common[PROGRESS_AT + k]) for k in range(c.STEPS)],
        "entered": int(s.entered),
        "display": [card_or_none(t, s.common[DISPLAY_AT + k]) for k in range(c.DISPLAY)],
        "labs": {card(t, t.lab0 + lab): int(s.stack[lab]) for lab in range(t.labs) if s.stack[lab] > 0},
        "large": cards_of(t, t.large0, s.market),
        "objectives": cards_of(t, t.objective0, s.objectives),
        "met": cards_of(t, t.objective0, s.met),
        "rover_cards": places(s.rover_cards, s.grid.columns),
        "tiles": [dump_tile(s, tile) for tile in range(s.grid.tiles)],
        "ships": {SHIPS[ship]: dump_ship(s, ship) for ship in range(c.SHIPS)},
        "dummy": dump_dummy(s),
        "seats": [dump_seat(s, seat) for seat in range(s.players)],
        "open": [dump_frame(s, k) for k in range(s.frame_n)],
    }
    return pretty(whole, "", True) + "\n"


def pretty(value: object, indent: str, whole: bool = False) -> str:
    """What fits stands on one line, and a list without objects always does: short enough to read, easy to edit."""
    inner = indent + "  "
    if not whole:
        line = ENCODER.encode(value)
        if len(indent) + len(line) <= WIDTH or not has_objects(value):
            return line
    if isinstance(value, dict):
        lines = [f'{inner}"{key}": {pretty(entry, inner)}' for key, entry in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list):
        return "[\n" + ",\n".join([inner + pretty(entry, inner) for entry in value]) + f"\n{indent}]"
    return ENCODER.encode(value)


def has_objects(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and len(value) > 0 and isinstance(value[0], dict))


def dump_colours(s: FromTheMoonState, first: i64) -> dict[str, int]:
    return {COLOURS[k]: int(s.common[first + k]) for k in range(c.COLOURS)}


def dump_tile(s: FromTheMoonState, tile: i64) -> Json:
    return {"terrain": card_or_none(s.table, terrain(s, tile)), "cubes": {COLOURS[k]: int(cubes(s, tile, k)) for k in range(c.COLOURS)}}


def dump_ship(s: FromTheMoonState, ship: i64) -> Json:
    n = s.table.parts[ship * c.SEATS + s.players - 1]
    return {
        "launched": (s.launched >> ship) & 1 == 1,
        "launched_on": int(s.common[LAUNCH_AT + ship]),
        "parts": [dump_part(s, ship, part) for part in range(n)],
    }


def dump_part(s: FromTheMoonState, ship: i64, part: i64) -> Json:
    return {
        "mission": card_or_none(s.table, part_at(s, ship, part, R_MISSION)),
        "owner": number_or_none(part_at(s, ship, part, R_OWNER)),
        "improved": number_or_none(part_at(s, ship, part, R_CUBE)),
    }


def dump_dummy(s: FromTheMoonState) -> Json | None:
    """The opponent in a game for one."""
    if s.players > 1:
        return None
    return {"rovers": [tile_or_none(s, dummy_tile(s, rover)) for rover in range(c.ROVERS)], "miniatures": standing_on(s, DUMMY)}


def dummy_tile(s: FromTheMoonState, rover: i64) -> i64:
    for tile in range(s.grid.tiles):
        if s.tile[tile * TILE + T_ROVER] == 1 + DUMMY * c.ROVERS + rover:
            return tile
    return HOME


def standing_on(s: FromTheMoonState, owner: i64) -> list[str]:
    """The building spaces of an owner's miniatures."""
    return [point_text(s, point) for point in range(s.grid.points) if s.point[point] == owner + 1]


def dump_seat(s: FromTheMoonState, seat: i64) -> Json:
    t = s.table
    return {
        "faction": card_or_none(t, own(s, seat, FACTION)),
        "goods": {GOOD_KEYS[k]: int(own(s, seat, k)) for k in range(c.GOODS)},
        "score": int(own(s, seat, SCORE_N)),
        "pawn": int(own(s, seat, PAWN)),
        "greenhouses": int(own(s, seat, HOUSES)),
        "improved": int(own(s, seat, UPGRADES)),
        "foundations": int(own(s, seat, GROUNDS)),
        "labs": [dump_lab_row(s, seat, row) for row in range(c.LAB_ROWS)],
        "small": cards_of(t, t.small0, own(s, seat, SMALL_OPEN)),
        "small_built": cards_of(t, t.small0, own(s, seat, SMALL_BUILT)),
        "large": [card(t, own(s, seat, LARGE_AT + slot)) for slot in range(c.LARGE_SLOTS) if own(s, seat, LARGE_AT + slot) >= 0],
        "miniatures": standing_on(s, seat),
        "rovers": [dump_rover(s, seat, rover) for rover in range(c.ROVERS)],
    }


def dump_lab_row(s: FromTheMoonState, seat: i64, row: i64) -> list[str | None]:
    first = row * c.LAB_COLUMNS
    return [card_or_none(s.table, lab_at(s, seat, space)) for space in range(first, first + c.LAB_COLUMNS)]


def dump_rover(s: FromTheMoonState, seat: i64, rover: i64) -> Json:
    riders = crew(s, seat, rover)
    return {
        "tile": tile_or_none(s, own(s, seat, ROVER_AT + rover)),
        **dump_crew(riders),
    }


def dump_crew(riders: i64) -> Json:
    return {
        "basic": {COLOURS[k]: int(basics(riders, k)) for k in range(c.COLOURS)},
        "specialists": {COLOURS[k]: int(experts(riders, k)) for k in range(c.COLOURS)},
    }


# --- what is half done


def dump_frame(s: FromTheMoonState, k: i64) -> Json:
    kind = s.frames[k * FRAME]
    values: Json = {"kind": KINDS[kind]}
    at = k * FRAME + 1
    for name, form in FIELDS[kind]:
        values[name] = dump_field(s, form, s.frames[at], k * FRAME)
        at += 1
    return values


def dump_field(s: FromTheMoonState, form: str, n: i64, base: i64) -> object:
    t = s.table
    if form == "number":
        return int(n)
    if form == "card":
        return card_or_none(t, n)
    if form == "row":
        return int((n - t.start[s.frames[base + 1]]) // c.WIDTH)
    if form == "tile":
        return tile_or_none(s, n)
    if form == "point":
        return None if n < 0 else point_text(s, n)
    if form == "labs":
        return places(n, c.LAB_COLUMNS)
    if form == "crew":
        return dump_crew(n)
    if form == "colours":
        return {COLOURS[k]: int((n >> (3 * k)) & 7) for k in range(c.COLOURS)}
    if form == "flags":
        return [FLAGS[bit] for bit in bits_of(n)]
    if form == "items":
        return [ITEMS[bit] if bit < I_SMALL else card(t, t.small0 + bit - I_SMALL) for bit in bits_of(n)]
    if form == "event":
        return EVENT_NAMES[int(n)]
    if form == "action":
        return ACTIONS[n]
    if form == "ship":
        return SHIPS[n]
    if form == "halves":
        return [HALVES[s.frames[base + 1]][bit] for bit in bits_of(n)]
    first = s.frames[base + 1] * SIDES
    return [tile_text(s, s.grid.touched[first + bit]) for bit in bits_of(n)]

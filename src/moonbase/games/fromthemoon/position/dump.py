"""A position as text that a person can read and edit (dump). ``restore`` reads it back."""

from json.encoder import encode_basestring as quoted

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.position import dump_counts, dump_waiting, yes
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.columns import Table
from moonbase.games.fromthemoon.rules.table.frames import (
    ACTION_NAMES,
    FLAG_NAMES,
    HALF_NAMES,
    I_SMALL,
    ITEM_NAMES,
    KINDS,
    LAYOUTS,
)
from moonbase.games.fromthemoon.rules.table.names import COLOURS, EVENT_NAMES, LOSSES, OPTIONS, PHASES, SHIPS
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    DISPLAY_AT,
    DUMMY,
    FACTION,
    FRAME,
    GROUNDS,
    HOME,
    HOUSES,
    LARGE_AT,
    LAUNCH_AT,
    PAWN,
    PROGRESS_AT,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    ROVER_AT,
    SCORE_N,
    SEAT,
    SMALL_BUILT,
    SMALL_OPEN,
    SUPPLY,
    T_CUBES,
    T_ROVER,
    TILE,
    TOKEN_AT,
    UPGRADES,
    FromTheMoonState,
    crew,
    lab_at,
    options_of,
    own,
    part_at,
    place_text,
    point_text,
    terrain,
    tile_text,
)


def dump(s: FromTheMoonState, version: int) -> str:
    """One line per key, and one per entry of a list of objects: short enough to read, easy to edit."""
    t = s.table
    options = [f'"{name}": {value}' for name, value in zip(OPTIONS, options_of(s), strict=True)]
    stack = [f"{t.quoted[t.lab0 + lab]}: {s.stack[lab]}" for lab in range(t.labs) if s.stack[lab] > 0]
    ships = [f'"{SHIPS[ship]}": {dump_ship(s, ship)}' for ship in range(c.SHIPS)]
    tokens = [f'"{COLOURS[k]}": {card(t, s.common[TOKEN_AT + k])}' for k in range(c.COLOURS)]
    lines = [
        '"game": "fromthemoon"',
        f'"version": {version}',
        f'"card_set": {quoted(t.fingerprint)}',
        f'"players": {s.players}',
        f'"options": {{{", ".join(options)}}}',
        f'"phase": "{PHASES[s.phase]}"',
        f'"step": {s.step}',
        f'"lead": {s.lead}',
        f'"turns": {s.turns}',
        f'"turn": {s.cur}',
        f'"acted": {yes(s.acted)}',
        f'"ending": {yes(s.ending)}',
        f'"lost": "{LOSSES[s.lost]}"',
        f'"waiting": {dump_waiting(s)}',
        f'"seal": {s.seal}',
        f'"bag": {dump_counts(s.common, BAG, COLOURS)}',
        f'"supply": {dump_counts(s.common, SUPPLY, COLOURS)}',
        f'"greenhouses": {{"right": {s.right}, "left": {s.left}, "stack": {s.houses}}}',
        f'"tokens": {{{", ".join(tokens)}}}',
        f'"progress": {dump_faces(s, s.common, PROGRESS_AT, c.STEPS)}',
        f'"entered": {s.entered}',
        f'"display": {dump_faces(s, s.common, DISPLAY_AT, c.DISPLAY)}',
        f'"labs": {{{", ".join(stack)}}}',
        f'"large": {cards_of(t, t.large0, s.market)}',
        f'"objectives": {cards_of(t, t.objective0, s.objectives)}',
        f'"met": {cards_of(t, t.objective0, s.met)}',
        f'"rover_cards": {places(s.rover_cards, s.grid.columns)}',
        f'"tiles": {block([dump_tile(s, tile) for tile in range(s.grid.tiles)], "  ")}',
        f'"ships": {block(ships, "  ", "{}")}',
        f'"dummy": {dump_dummy(s)}',
        f'"seats": {block([dump_seat(s, seat) for seat in range(s.players)], "  ")}',
        f'"open": {block([dump_frame(s, k) for k in range(s.frame_n)], "  ")}',
    ]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


# --- single values


def block(entries: list[str], indent: str, ends: str = "[]") -> str:
    """A list, or an object, with a line for each entry."""
    if not entries:
        return ends
    line = "\n" + indent + "  "
    return ends[0] + line + ("," + line).join(entries) + "\n" + indent + ends[1]


def row(entries: list[str]) -> str:
    return "[" + ", ".join(entries) + "]"


def number(n: i64) -> str:
    return "null" if n < 0 else str(n)


def card(table: Table, face: i64) -> str:
    return "null" if face < 0 else table.quoted[face]


def tile_or_none(s: FromTheMoonState, tile: i64) -> str:
    return "null" if tile < 0 else f'"{tile_text(s, tile)}"'


def places(mask: i64, columns: i64) -> str:
    return row([f'"{place_text(k, columns)}"' for k in bits_of(mask)])


def cards_of(table: Table, first: i64, mask: i64) -> str:
    return row([table.quoted[first + k] for k in bits_of(mask)])


def dump_bits(n: i64, apart: i64) -> str:
    """Three bits a colour, so far apart."""
    return f'{{"{COLOURS[0]}": {n & 7}, "{COLOURS[1]}": {(n >> apart) & 7}, "{COLOURS[2]}": {(n >> (2 * apart)) & 7}}}'


def dump_faces(s: FromTheMoonState, faces: vec[i64], first: i64, n: i64) -> str:
    return row([card(s.table, faces[k]) for k in range(first, first + n)])


# --- the table


def dump_tile(s: FromTheMoonState, tile: i64) -> str:
    return f'{{"terrain": {card(s.table, terrain(s, tile))}, "cubes": {dump_bits(s.tile[tile * TILE + T_CUBES], 3)}}}'


def dump_ship(s: FromTheMoonState, ship: i64) -> str:
    n = s.table.parts[ship * c.SEATS + s.players - 1]
    lines = [
        f'"launched": {yes((s.launched >> ship) & 1 == 1)}',
        f'"launched_on": {s.common[LAUNCH_AT + ship]}',
        f'"parts": {block([dump_part(s, ship, part) for part in range(n)], "      ")}',
    ]
    return block(lines, "    ", "{}")


def dump_part(s: FromTheMoonState, ship: i64, part: i64) -> str:
    mission = card(s.table, part_at(s, ship, part, R_MISSION))
    owner = number(part_at(s, ship, part, R_OWNER))
    return f'{{"mission": {mission}, "owner": {owner}, "improved": {number(part_at(s, ship, part, R_CUBE))}}}'


def dump_dummy(s: FromTheMoonState) -> str:
    """The opponent in a game for one."""
    if s.players > 1:
        return "null"
    rovers = row([tile_or_none(s, dummy_tile(s, rover)) for rover in range(c.ROVERS)])
    return f'{{"rovers": {rovers}, "miniatures": {standing_on(s, DUMMY)}}}'


def dummy_tile(s: FromTheMoonState, rover: i64) -> i64:
    for tile in range(s.grid.tiles):
        if s.tile[tile * TILE + T_ROVER] == 1 + DUMMY * c.ROVERS + rover:
            return tile
    return HOME


def standing_on(s: FromTheMoonState, owner: i64) -> str:
    """The building spaces of an owner's miniatures."""
    return row([f'"{point_text(s, point)}"' for point in range(s.grid.points) if s.point[point] == owner + 1])


# --- seats


def dump_seat(s: FromTheMoonState, seat: i64) -> str:
    t = s.table
    large = [t.quoted[own(s, seat, LARGE_AT + slot)] for slot in range(c.LARGE_SLOTS) if own(s, seat, LARGE_AT + slot) >= 0]
    lines = [
        f'"faction": {card(t, own(s, seat, FACTION))}',
        f'"goods": {dump_counts(s.seat, seat * SEAT, GOOD_KEYS)}',
        f'"score": {own(s, seat, SCORE_N)}',
        f'"pawn": {own(s, seat, PAWN)}',
        f'"greenhouses": {own(s, seat, HOUSES)}',
        f'"improved": {own(s, seat, UPGRADES)}',
        f'"foundations": {own(s, seat, GROUNDS)}',
        f'"labs": {row([dump_lab_row(s, seat, k) for k in range(c.LAB_ROWS)])}',
        f'"small": {cards_of(t, t.small0, own(s, seat, SMALL_OPEN))}',
        f'"small_built": {cards_of(t, t.small0, own(s, seat, SMALL_BUILT))}',
        f'"large": {row(large)}',
        f'"miniatures": {standing_on(s, seat)}',
        f'"rovers": {block([dump_rover(s, seat, rover) for rover in range(c.ROVERS)], "      ")}',
    ]
    return block(lines, "    ", "{}")


def dump_lab_row(s: FromTheMoonState, seat: i64, k: i64) -> str:
    first = k * c.LAB_COLUMNS
    return row([card(s.table, lab_at(s, seat, space)) for space in range(first, first + c.LAB_COLUMNS)])


def dump_rover(s: FromTheMoonState, seat: i64, rover: i64) -> str:
    return f'{{"tile": {tile_or_none(s, own(s, seat, ROVER_AT + rover))}, {dump_crew(crew(s, seat, rover))}}}'


def dump_crew(riders: i64) -> str:
    return f'"basic": {dump_bits(riders, 6)}, "specialists": {dump_bits(riders >> 3, 6)}'


# --- what is half done


def dump_frame(s: FromTheMoonState, k: i64) -> str:
    kind = s.frames[k * FRAME]
    values = [f'"kind": "{KINDS[kind]}"']
    at = k * FRAME + 1
    for name, form in LAYOUTS[kind].fields:
        values.append(f'"{name}": {dump_field(s, form, s.frames[at], k * FRAME)}')
        at += 1
    return "{" + ", ".join(values) + "}"


def dump_field(s: FromTheMoonState, form: str, n: i64, base: i64) -> str:
    if form == "number":
        return str(n)
    if form == "card":
        return card(s.table, n)
    if form == "row":
        return str((n - s.table.start[s.frames[base + 1]]) // c.WIDTH)
    if form == "tile":
        return tile_or_none(s, n)
    if form == "point":
        return "null" if n < 0 else f'"{point_text(s, n)}"'
    if form == "labs":
        return places(n, c.LAB_COLUMNS)
    if form == "lab":
        return "null" if n < 0 else f'"{place_text(n, c.LAB_COLUMNS)}"'
    if form == "crew":
        return "{" + dump_crew(n) + "}"
    if form == "colours":
        return dump_bits(n, 3)
    if form == "event":
        return f'"{EVENT_NAMES[int(n)]}"'
    if form == "action":
        return f'"{ACTION_NAMES[n]}"'
    if form == "ship":
        return f'"{SHIPS[n]}"'
    return row([dump_bit(s, form, bit, base) for bit in bits_of(n)])


def dump_bit(s: FromTheMoonState, form: str, bit: i64, base: i64) -> str:
    if form == "flags":
        return f'"{FLAG_NAMES[bit]}"'
    if form == "items":
        return f'"{ITEM_NAMES[bit]}"' if bit < I_SMALL else s.table.quoted[s.table.small0 + bit - I_SMALL]
    first = s.frames[base + 1]
    if form == "halves":
        return f'"{HALF_NAMES[first][bit]}"'
    return f'"{tile_text(s, s.grid.touched[first * SIDES + bit])}"'

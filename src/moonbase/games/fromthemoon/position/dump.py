"""A position as text that a person can read and edit (dump). ``restore`` reads it back."""

from json.encoder import encode_basestring as quoted

from mypy_extensions import i64

from moonbase.engine.position import dump_counts, dump_waiting, yes
from moonbase.games.fromthemoon.position.frames import dump_frame
from moonbase.games.fromthemoon.position.values import (
    block,
    card,
    cards_of,
    dump_bits,
    dump_crew,
    dump_faces,
    number,
    places,
    row,
    tile_or_none,
)
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import COLOURS, LOSSES, OPTIONS, PHASES, SHIPS
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    DISPLAY_AT,
    DUMMY,
    FACTION,
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
    point_text,
    terrain,
)


def dump(s: FromTheMoonState, version: int) -> str:
    """Write one line per key, and one per entry of a list of objects: short enough to read, easy to edit."""
    columns = s.columns
    options = [f'"{name}": {value}' for name, value in zip(OPTIONS, options_of(s), strict=True)]
    stack = [f"{columns.quoted[columns.lab0 + lab]}: {s.stack[lab]}" for lab in range(columns.labs) if s.stack[lab] > 0]
    ships = [f'"{SHIPS[ship]}": {dump_ship(s, ship)}' for ship in range(c.SHIPS)]
    tokens = [f'"{COLOURS[k]}": {card(columns, s.common[TOKEN_AT + k])}' for k in range(c.COLOURS)]
    lines = [
        '"game": "fromthemoon"',
        f'"version": {version}',
        f'"card_set": {quoted(columns.fingerprint)}',
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
        f'"large": {cards_of(columns, columns.large0, s.market)}',
        f'"objectives": {cards_of(columns, columns.objective0, s.objectives)}',
        f'"met": {cards_of(columns, columns.objective0, s.met)}',
        f'"rover_cards": {places(s.rover_cards, s.grid.columns)}',
        f'"tiles": {block([dump_tile(s, tile) for tile in range(s.grid.tiles)], "  ")}',
        f'"ships": {block(ships, "  ", "{}")}',
        f'"dummy": {dump_dummy(s)}',
        f'"seats": {block([dump_seat(s, seat) for seat in range(s.players)], "  ")}',
        f'"open": {block([dump_frame(s, k) for k in range(s.frame_n)], "  ")}',
    ]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


# --- the table


def dump_tile(s: FromTheMoonState, tile: i64) -> str:
    return f'{{"terrain": {card(s.columns, terrain(s, tile))}, "cubes": {dump_bits(s.tile[tile * TILE + T_CUBES], 3)}}}'


def dump_ship(s: FromTheMoonState, ship: i64) -> str:
    n = s.columns.parts[ship * c.SEATS + s.players - 1]
    lines = [
        f'"launched": {yes((s.launched >> ship) & 1 == 1)}',
        f'"launched_on": {s.common[LAUNCH_AT + ship]}',
        f'"parts": {block([dump_part(s, ship, part) for part in range(n)], "      ")}',
    ]
    return block(lines, "    ", "{}")


def dump_part(s: FromTheMoonState, ship: i64, part: i64) -> str:
    mission = card(s.columns, part_at(s, ship, part, R_MISSION))
    owner = number(part_at(s, ship, part, R_OWNER))
    return f'{{"mission": {mission}, "owner": {owner}, "improved": {number(part_at(s, ship, part, R_CUBE))}}}'


def dump_dummy(s: FromTheMoonState) -> str:
    """Write the opponent in a game for one."""
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
    """Write the building spaces of an owner's miniatures."""
    return row([f'"{point_text(s, point)}"' for point in range(s.grid.points) if s.point[point] == owner + 1])


# --- seats


def dump_seat(s: FromTheMoonState, seat: i64) -> str:
    columns = s.columns
    large = [columns.quoted[own(s, seat, LARGE_AT + slot)] for slot in range(c.LARGE_SLOTS) if own(s, seat, LARGE_AT + slot) >= 0]
    lines = [
        f'"faction": {card(columns, own(s, seat, FACTION))}',
        f'"goods": {dump_counts(s.seat, seat * SEAT, GOOD_KEYS)}',
        f'"score": {own(s, seat, SCORE_N)}',
        f'"pawn": {own(s, seat, PAWN)}',
        f'"greenhouses": {own(s, seat, HOUSES)}',
        f'"improved": {own(s, seat, UPGRADES)}',
        f'"foundations": {own(s, seat, GROUNDS)}',
        f'"labs": {row([dump_lab_row(s, seat, k) for k in range(c.LAB_ROWS)])}',
        f'"small": {cards_of(columns, columns.small0, own(s, seat, SMALL_OPEN))}',
        f'"small_built": {cards_of(columns, columns.small0, own(s, seat, SMALL_BUILT))}',
        f'"large": {row(large)}',
        f'"miniatures": {standing_on(s, seat)}',
        f'"rovers": {block([dump_rover(s, seat, rover) for rover in range(c.ROVERS)], "      ")}',
    ]
    return block(lines, "    ", "{}")


def dump_lab_row(s: FromTheMoonState, seat: i64, k: i64) -> str:
    first = k * c.LAB_COLUMNS
    return row([card(s.columns, lab_at(s, seat, space)) for space in range(first, first + c.LAB_COLUMNS)])


def dump_rover(s: FromTheMoonState, seat: i64, rover: i64) -> str:
    return f'{{"tile": {tile_or_none(s, own(s, seat, ROVER_AT + rover))}, {dump_crew(crew(s, seat, rover))}}}'

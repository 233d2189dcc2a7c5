"""Make a position from its text: GameError says by key path what cannot be read. Whether the whole is sound is asked afterwards."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.columns import zeros
from moonbase.engine.game import Game, GameError
from moonbase.engine.position import check_header, complete_options, read_waiting, seats_of
from moonbase.engine.reader import Reader, parse
from moonbase.games.fromthemoon.position.audit.seat import MOST_GOODS
from moonbase.games.fromthemoon.position.frames import read_frames
from moonbase.games.fromthemoon.position.places import (
    put_rover,
    read_mask,
    read_miniatures,
    read_place,
    read_places,
)
from moonbase.games.fromthemoon.position.seats import read_seat, rows_of
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.names import COLOURS, LOSSES, OPTIONS, PHASES, SHIPS
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    CUBE,
    CUBE_AT,
    DISPLAY_AT,
    DUMMY,
    LAUNCH_AT,
    MISSION_AT,
    PART,
    PROGRESS_AT,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    SUPPLY,
    T_CUBES,
    TILE,
    TOKEN_AT,
    FromTheMoonState,
    add_own,
    new_state,
)
from moonbase.games.fromthemoon.turns.settle import settle

KEYS: Final = (
    *("game", "version", "card_set", "players", "options", "phase", "step", "lead", "turns", "turn", "acted", "ending", "lost", "waiting"),
    *("seal", "bag", "supply", "greenhouses", "tokens", "progress", "entered", "display", "labs", "large", "objectives", "met"),
    *("rover_cards", "tiles", "ships", "dummy", "seats", "open"),
)
OPTION_KEYS: Final = tuple(OPTIONS)
TILE_KEYS: Final = ("terrain", "cubes")
PART_KEYS: Final = ("mission", "owner", "improved")


def restore(game: Game, columns: Columns, text: str) -> FromTheMoonState:
    top = parse(text)
    top.exactly(KEYS)
    check_header(top, game)
    players = top.number("players", 1, c.SEATS)
    s = new_state(columns, players)
    read_options(s, complete_options(top, game))
    read_course(s, top)
    read_stock(s, top)
    read_faces(s, top)
    read_tiles(s, top.at("tiles"))
    read_ships(s, top.at("ships"))
    read_dummy(s, top.at("dummy"))
    for seat, entry in enumerate(seats_of(top, players, c.SEATS)):
        read_seat(s, seat, entry)
    read_frames(s, top.at("open"))
    return s


def require_rest(s: FromTheMoonState) -> None:
    """Require that play has gone on as far as it goes by itself before anybody is asked."""
    world = FromTheMoonState(s.columns, s.players, s)
    try:
        settle(world, None)
        same = world.numbers() == s.numbers()
    except (IndexError, OverflowError, ValueError, KeyError):
        same = False
    if not same:
        raise GameError("open: play would not stop to ask here, in this position")


# --- where the game stands


def read_options(s: FromTheMoonState, at: Reader) -> None:
    at.exactly(OPTION_KEYS)
    s.building_price = at.number("building_price", 0, 1)
    s.part_research = at.number("part_research", 0, 1)
    s.rover_seats = at.number("rover_seats", 1, c.ROVER_SEATS)
    s.foundation_order = at.number("foundation_order", 0, 1)
    s.outer_corners = at.number("outer_corners", 0, 1)
    s.choose_factions = at.number("choose_factions", 0, 1)
    s.small_tiles = at.number("small_tiles", 0, 2)
    s.difficulty = at.number("difficulty", 0, len(s.columns.difficulty) - 1)


def read_course(s: FromTheMoonState, top: Reader) -> None:
    last = int(s.players) - 1
    s.phase = top.at("phase").one_of(PHASES)
    s.step = top.number("step", 0, 1000)
    s.lead = top.number("lead", 0, last)
    s.turns = top.number("turns", 0, 10**6)
    s.cur = top.number("turn", 0, last)
    s.acted = top.at("acted").yes()
    s.ending = top.at("ending").yes()
    s.lost = top.at("lost").one_of(LOSSES)
    s.seal = top.number("seal", 0, 10**6)
    s.waiting = read_waiting(top.at("waiting"), s.players)


# --- the table


def read_stock(s: FromTheMoonState, top: Reader) -> None:
    read_colours(s, top.at("bag"), BAG, 0)
    read_colours(s, top.at("supply"), SUPPLY, -MOST_GOODS)
    houses = top.at("greenhouses")
    houses.keys("right", "left", "stack")
    s.right = houses.number("right", 0, s.columns.houses)
    s.left = houses.number("left", 0, s.columns.houses)
    s.houses = houses.number("stack", 0, s.columns.houses)


def read_colours(s: FromTheMoonState, at: Reader, first: i64, low: int) -> None:
    at.exactly(COLOURS)
    for k, name in enumerate(COLOURS):
        s.common[first + k] = at.number(name, low, MOST_GOODS)


def read_faces(s: FromTheMoonState, top: Reader) -> None:
    columns = s.columns
    tokens = top.at("tokens")
    tokens.exactly(COLOURS)
    for k, name in enumerate(COLOURS):
        s.common[TOKEN_AT + k] = face_or_none(columns, tokens.at(name), columns.token0, columns.progress0)
    read_row(s, top.at("progress"), PROGRESS_AT, c.STEPS, columns.progress0, columns.lab0)
    read_row(s, top.at("display"), DISPLAY_AT, c.DISPLAY, columns.lab0, columns.small0)
    s.entered = top.number("entered", 0, c.STEPS - 1)
    read_stack(s, top.at("labs"))
    s.market = read_mask(columns, top.at("large"), columns.large0, columns.faction0)
    s.objectives = read_mask(columns, top.at("objectives"), columns.objective0, columns.faces)
    s.met = read_mask(columns, top.at("met"), columns.objective0, columns.faces)
    s.rover_cards = read_places(top.at("rover_cards"), s.grid.tile_names)


def face_or_none(columns: Columns, at: Reader, first: i64, end: i64) -> i64:
    if at.value is None:
        return -1
    return columns.titles.read(at, first, end)


def read_row(s: FromTheMoonState, at: Reader, where: i64, n: i64, first: i64, end: i64) -> None:
    for k, entry in enumerate(rows_of(at, int(n))):
        s.common[where + k] = face_or_none(s.columns, entry, first, end)


def read_stack(s: FromTheMoonState, at: Reader) -> None:
    columns = s.columns
    s.stack = zeros(columns.labs)
    s.labs_left = 0
    for name, entry in at.names():
        lab = columns.titles.read(Reader(name, at.path), columns.lab0, columns.small0) - columns.lab0
        s.stack[lab] += entry.whole(1, 99)
        s.labs_left += entry.whole(1, 99)


def read_tiles(s: FromTheMoonState, at: Reader) -> None:
    columns = s.columns
    for tile, entry in enumerate(rows_of(at, int(s.grid.tiles))):
        entry.exactly(TILE_KEYS)
        s.tile[tile * TILE] = face_or_none(columns, entry.at("terrain"), columns.terrain0, columns.mission0)
        cubes = entry.at("cubes")
        cubes.exactly(COLOURS)
        worth: i64 = 1
        for name in COLOURS:
            s.tile[tile * TILE + T_CUBES] += cubes.number(name, 0, CUBE - 1) * worth
            worth *= CUBE


def read_ships(s: FromTheMoonState, at: Reader) -> None:
    at.exactly(SHIPS)
    for ship, name in enumerate(SHIPS):
        entry = at.at(name)
        entry.keys("launched", "launched_on", "parts")
        if entry.at("launched").yes():
            s.launched |= 1 << ship
        s.common[LAUNCH_AT + ship] = entry.at("launched_on").whole(0, c.STEPS)
        n = s.columns.parts[ship * c.SEATS + s.players - 1]
        for part, each in enumerate(rows_of(entry.at("parts"), int(n))):
            read_part(s, ship, part, each)


def read_part(s: FromTheMoonState, ship: i64, part: i64, at: Reader) -> None:
    columns = s.columns
    at.exactly(PART_KEYS)
    k = (ship * c.PARTS + part) * PART
    owner = seat_or_none(s, at.at("owner"))
    improver = seat_or_none(s, at.at("improved"))
    s.part[k + R_MISSION] = face_or_none(columns, at.at("mission"), columns.mission0, columns.token0)
    s.part[k + R_OWNER] = owner
    s.part[k + R_CUBE] = improver
    if owner >= 0:
        add_own(s, owner, MISSION_AT + ship, 1)
    if improver >= 0:
        add_own(s, improver, CUBE_AT + ship, 1)


def seat_or_none(s: FromTheMoonState, at: Reader) -> i64:
    if at.value is None:
        return -1
    return at.whole(0, int(s.players) - 1)


def read_dummy(s: FromTheMoonState, at: Reader) -> None:
    if s.players > 1:
        if at.value is not None:
            raise at.wrong("only a game for one has a dummy")
        return
    at.keys("rovers", "miniatures")
    for rover, entry in enumerate(rows_of(at.at("rovers"), int(c.ROVERS))):
        if entry.value is not None:
            put_rover(s, read_place(entry, s.grid.tile_names), DUMMY, rover, entry)
    read_miniatures(s, at.at("miniatures"), DUMMY)

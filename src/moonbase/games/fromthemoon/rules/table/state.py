"""Everything that changes during a game of From the Moon, as named integers, and the readers that rules use.

Only the seat whose turn it is ever decides, so a frame does not say whose it is.
"""

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.columns import fill, with_room, zeros
from moonbase.engine.game import CHANCE, State
from moonbase.games.fromthemoon.rules.table.board import Grid
from moonbase.games.fromthemoon.rules.table.codes import (
    COLOURS,
    ENERGY,
    FOOD,
    FOR_ENERGY,
    FOR_FOOD,
    LAB_COLUMNS,
    LABS,
    PARTS,
    PRICED,
    RES,
    ROVERS,
    SHIPS,
)
from moonbase.games.fromthemoon.rules.table.columns import Columns

# --- a seat's row of `seat`: its goods come first, by their codes
SCORE_N: Final[i64] = 7
FACTION: Final[i64] = 8  # face of the faction card, or -1
PAWN: Final[i64] = 9  # space of the progress track from 0; STEPS: off the track
HOUSES: Final[i64] = 10  # greenhouses
UPGRADES: Final[i64] = 11  # of them improved
GROUNDS: Final[i64] = 12  # foundations
LAB_N: Final[i64] = 13
MISSION_AT: Final[i64] = 14  # + ship: mission tiles taken
CUBE_AT: Final[i64] = 17  # + ship: improvements
SMALL_OPEN: Final[i64] = 20  # mask of the small buildings still to be constructed, from small0
SMALL_BUILT: Final[i64] = 21  # mask
LARGE_AT: Final[i64] = 22  # + slot: face of a large building, or -1
RECRUIT_AT: Final[i64] = 24  # + colour: astronauts recruited
EXPERT_AT: Final[i64] = 27  # + colour: specialists
ROVER_AT: Final[i64] = 30  # + rover: its tile, or HOME
CREW_AT: Final[i64] = 33  # + rover: who sits in it, see `crew`
# what the faction card and large buildings put in force
WATCHED: Final[i64] = 36  # mask of the events that one of them answers to
EXTRA_AT: Final[i64] = 37  # + good: more for each recruit
FOOD_RATE: Final[i64] = 42  # food for 1 energy
EATS_NOT: Final[i64] = 43
RIM: Final[i64] = 44
LESS: Final[i64] = 45  # energy less for a building per adjacent own rover
SEAT: Final[i64] = 46

HOME: Final[i64] = -1
DUMMY: Final[i64] = 4  # the owner's number of the opponent in a game for one

# --- `tile`: three numbers a tile
T_TERRAIN: Final[i64] = 0  # face, or -1
T_CUBES: Final[i64] = 1  # metal + CUBE * water + CUBE * CUBE * polymer
T_ROVER: Final[i64] = 2  # 0, or 1 + owner * ROVERS + rover
TILE: Final[i64] = 3
CUBE: Final[i64] = 8

# --- `part`: three numbers a part, [(ship * PARTS + part) * PART]
R_MISSION: Final[i64] = 0  # face of the mission tile laid on it, or -1: not in play
R_OWNER: Final[i64] = 1  # who took the tile, or -1
R_CUBE: Final[i64] = 2  # who improved it, or -1
PART: Final[i64] = 3

# --- `common`
BAG: Final[i64] = 0  # + colour
SUPPLY: Final[i64] = 3  # + colour; may be below zero
TOKEN_AT: Final[i64] = 6  # + colour: face of its specialist token
PROGRESS_AT: Final[i64] = 9  # + space: face
DISPLAY_AT: Final[i64] = 15  # + place, bottom row first: face, or -1
LAUNCH_AT: Final[i64] = 21  # + ship: space of the pawn at its launch in a game for one, counted from 1
COMMON: Final[i64] = 24

# --- phases
P_LEAD: Final[i64] = 0
P_TERRAIN: Final[i64] = 1
P_MISSIONS: Final[i64] = 2
P_TOKENS: Final[i64] = 3
P_DISPLAY: Final[i64] = 4
P_LARGE: Final[i64] = 5
P_PROGRESS: Final[i64] = 6
P_CUBES: Final[i64] = 7
P_SMALL: Final[i64] = 8
P_ZONES: Final[i64] = 9
P_ROVERS: Final[i64] = 10
P_OBJECTIVES: Final[i64] = 11
P_FACTIONS: Final[i64] = 12  # dealt by nature
P_CHOOSE: Final[i64] = 13  # factions chosen by seats
P_KEEP: Final[i64] = 14  # small buildings chosen by seats
P_TURNS: Final[i64] = 15
P_OVER: Final[i64] = 16

# --- how a game for one ended
NOT_LOST: Final[i64] = 0
HUNGER: Final[i64] = 1
TOO_LATE: Final[i64] = 2
UNMET: Final[i64] = 3

# --- frames: kind and five numbers
FRAME: Final[i64] = 6
DEPTH: Final[i64] = 10  # room at first; it grows


@final
class FromTheMoonState(State):
    """Declare a new field in the first half of ``__init__`` and run ``tools/states.py``, which writes the rest."""

    def __init__(self, columns: Columns, players: i64, src: "FromTheMoonState | None" = None) -> None:
        super().__init__(players)
        self.columns: Columns = columns
        if src is None:
            self.grid: Grid = columns.grids[players - 1]
            # options
            self.building_price: i64 = 1
            self.part_research: i64 = 0
            self.rover_seats: i64 = columns.rover_seats
            self.foundation_order: i64 = 0
            self.outer_corners: i64 = 1
            self.choose_factions: i64 = 0
            self.small_tiles: i64 = 0
            self.difficulty: i64 = 0
            # where the game stands
            self.phase: i64 = P_LEAD
            self.step: i64 = 0  # deals or choices made in this phase
            self.lead: i64 = 0
            self.cur: i64 = 0
            self.turns: i64 = 0  # turns ended
            self.acted: bool = False
            self.ending: bool = False  # the last round is under way
            self.lost: i64 = NOT_LOST
            # the table
            self.launched: i64 = 0  # mask of ships
            self.entered: i64 = 0  # the furthest space that a pawn has entered
            self.right: i64 = 0  # greenhouses on the space at the right end of the row
            self.left: i64 = 0
            self.houses: i64 = columns.houses  # greenhouses in the stack
            self.labs_left: i64 = 0  # laboratories in the stack
            self.market: i64 = 0  # mask of the large buildings on the main board, from large0
            self.objectives: i64 = 0  # mask, from objective0
            self.met: i64 = 0  # mask of those met for good
            self.rover_cards: i64 = 0  # mask of the tiles whose cards are still to be drawn
            self.frame_n: i64 = 0
            self.common: vec[i64] = zeros(COMMON)
            self.tile: vec[i64] = zeros(self.grid.tiles * TILE)
            self.point: vec[i64] = zeros(self.grid.points)  # [space]: 0, or 1 + owner
            self.part: vec[i64] = zeros(SHIPS * PARTS * PART)
            self.stack: vec[i64] = zeros(columns.labs)  # [laboratory]: copies in the stack
            self.seat: vec[i64] = zeros(players * SEAT)  # [seat * SEAT + field]
            self.lab: vec[i64] = zeros(players * LABS)  # [seat * LABS + space]: 0, or 1 + laboratory
            self.frames: Annotated[vec[i64], "frame_n * FRAME"] = zeros(DEPTH * FRAME)
        else:
            # --- made by tools/states.py
            self.waiting = src.waiting
            self.seal = src.seal
            self.grid = src.grid
            self.building_price = src.building_price
            self.part_research = src.part_research
            self.rover_seats = src.rover_seats
            self.foundation_order = src.foundation_order
            self.outer_corners = src.outer_corners
            self.choose_factions = src.choose_factions
            self.small_tiles = src.small_tiles
            self.difficulty = src.difficulty
            self.phase = src.phase
            self.step = src.step
            self.lead = src.lead
            self.cur = src.cur
            self.turns = src.turns
            self.acted = src.acted
            self.ending = src.ending
            self.lost = src.lost
            self.launched = src.launched
            self.entered = src.entered
            self.right = src.right
            self.left = src.left
            self.houses = src.houses
            self.labs_left = src.labs_left
            self.market = src.market
            self.objectives = src.objectives
            self.met = src.met
            self.rover_cards = src.rover_cards
            self.frame_n = src.frame_n
            self.common = src.common[:]
            self.tile = src.tile[:]
            self.point = src.point[:]
            self.part = src.part[:]
            self.stack = src.stack[:]
            self.seat = src.seat[:]
            self.lab = src.lab[:]
            self.frames = src.frames[:]
            # --- end of what is made

    def __copy__(self) -> State:
        return FromTheMoonState(self.columns, self.players, self)

    def card_set(self) -> str:
        return self.columns.fingerprint

    def turn(self) -> i64:
        """Return the number of the turn; the set-up is one of its own."""
        if self.phase < P_TURNS:
            return -1
        return self.turns

    # --- made by tools/states.py
    def numbers(self) -> list[int]:
        """Return every number, without unused room in the lists, so that it cannot tell equal positions apart."""
        out: list[int] = [
            self.waiting, self.seal, self.players, self.building_price, self.part_research, self.rover_seats, self.foundation_order,
            self.outer_corners, self.choose_factions, self.small_tiles, self.difficulty, self.phase, self.step, self.lead, self.cur,
            self.turns, self.acted, self.ending, self.lost, self.launched, self.entered, self.right, self.left, self.houses, self.labs_left,
            self.market, self.objectives, self.met, self.rover_cards, self.frame_n,
        ]  # fmt: skip
        out.extend(self.common)
        out.extend(self.tile)
        out.extend(self.point)
        out.extend(self.part)
        out.extend(self.stack)
        out.extend(self.seat)
        out.extend(self.lab)
        out.extend(self.frames[: self.frame_n * FRAME])
        return out

    # --- end of what is made


# --- made by tools/states.py
def restored(columns: Columns, numbers: list[int]) -> FromTheMoonState:
    """Return the state with these numbers, in the order of ``FromTheMoonState.numbers``."""
    s = FromTheMoonState(columns, numbers[2])
    (
        s.waiting, s.seal, _, s.building_price, s.part_research, s.rover_seats, s.foundation_order, s.outer_corners, s.choose_factions,
        s.small_tiles, s.difficulty, s.phase, s.step, s.lead, s.cur, s.turns,
    ) = numbers[0:16]  # fmt: skip
    (
        s.acted, s.ending,
    ) = (n != 0 for n in numbers[16:18])  # fmt: skip
    (
        s.lost, s.launched, s.entered, s.right, s.left, s.houses, s.labs_left, s.market, s.objectives, s.met, s.rover_cards, s.frame_n,
    ) = numbers[18:30]  # fmt: skip
    rest = iter(numbers[30:])
    fill(s.common, 0, len(s.common), rest)
    fill(s.tile, 0, len(s.tile), rest)
    fill(s.point, 0, len(s.point), rest)
    fill(s.part, 0, len(s.part), rest)
    fill(s.stack, 0, len(s.stack), rest)
    fill(s.seat, 0, len(s.seat), rest)
    fill(s.lab, 0, len(s.lab), rest)
    s.frames = with_room(s.frames, s.frame_n * FRAME)
    fill(s.frames, 0, s.frame_n * FRAME, rest)
    return s


# --- end of what is made


def options_of(s: FromTheMoonState) -> list[int]:
    """Return the options in the order of OPTIONS."""
    return [
        *(int(s.building_price), int(s.part_research), int(s.rover_seats), int(s.foundation_order)),
        *(int(s.outer_corners), int(s.choose_factions), int(s.small_tiles), int(s.difficulty)),
    ]


# --- readers: the index gets a name first, then the array is borrowed without reference counting


def own(s: FromTheMoonState, seat: i64, field: i64) -> i64:
    """Return a number of the seat's row: a good, PAWN, HOUSES, ..."""
    i = seat * SEAT + field
    return s.seat[i]


def mine(s: FromTheMoonState, field: i64) -> i64:
    """Return the same for the seat whose turn it is."""
    i = s.cur * SEAT + field
    return s.seat[i]


def frame(s: FromTheMoonState, field: i64) -> i64:
    """Return a number of the frame on top."""
    i = (s.frame_n - 1) * FRAME + field
    return s.frames[i]


def terrain(s: FromTheMoonState, tile: i64) -> i64:
    i = tile * TILE + T_TERRAIN
    return s.tile[i]


def cubes(s: FromTheMoonState, tile: i64, colour: i64) -> i64:
    i = tile * TILE + T_CUBES
    return (s.tile[i] >> (3 * colour)) & 7


def cubes_on(s: FromTheMoonState, tile: i64) -> i64:
    i = tile * TILE + T_CUBES
    n = s.tile[i]
    return (n & 7) + ((n >> 3) & 7) + (n >> 6)


def rover_on(s: FromTheMoonState, tile: i64) -> i64:
    """Return whose rover stands on a tile, or -1."""
    i = tile * TILE + T_ROVER
    n = s.tile[i]
    if n == 0:
        return -1
    return (n - 1) // ROVERS


def part_at(s: FromTheMoonState, ship: i64, part: i64, field: i64) -> i64:
    i = (ship * PARTS + part) * PART + field
    return s.part[i]


def lab_at(s: FromTheMoonState, seat: i64, space: i64) -> i64:
    """Return the face of the laboratory on a space, or -1."""
    i = seat * LABS + space
    n = s.lab[i]
    if n == 0:
        return -1
    return s.columns.lab0 + n - 1


def crew(s: FromTheMoonState, seat: i64, rover: i64) -> i64:
    i = seat * SEAT + CREW_AT + rover
    return s.seat[i]


def basics(riders: i64, colour: i64) -> i64:
    """Count the basic astronauts of a colour. A crew is one number: three bits for them and three for specialists, by colour."""
    return (riders >> (6 * colour)) & 7


def experts(riders: i64, colour: i64) -> i64:
    return (riders >> (6 * colour + 3)) & 7


def riders_of(riders: i64) -> i64:
    n: i64 = 0
    for colour in range(COLOURS):
        n += basics(riders, colour) + experts(riders, colour)
    return n


def team(s: FromTheMoonState, seat: i64) -> i64:
    """Count every astronaut in the three rovers."""
    n: i64 = 0
    for rover in range(ROVERS):
        n += riders_of(crew(s, seat, rover))
    return n


def specialists(s: FromTheMoonState, seat: i64) -> i64:
    return own(s, seat, EXPERT_AT) + own(s, seat, EXPERT_AT + 1) + own(s, seat, EXPERT_AT + 2)


def missions(s: FromTheMoonState, seat: i64) -> i64:
    return own(s, seat, MISSION_AT) + own(s, seat, MISSION_AT + 1) + own(s, seat, MISSION_AT + 2)


def improvements(s: FromTheMoonState, seat: i64) -> i64:
    return own(s, seat, CUBE_AT) + own(s, seat, CUBE_AT + 1) + own(s, seat, CUBE_AT + 2)


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def large_built(s: FromTheMoonState, seat: i64) -> i64:
    n: i64 = 0
    if own(s, seat, LARGE_AT) >= 0:
        n += 1
    if own(s, seat, LARGE_AT + 1) >= 0:
        n += 1
    return n


def buildings(s: FromTheMoonState, seat: i64) -> i64:
    return bits(own(s, seat, SMALL_BUILT)) + large_built(s, seat)


def resources(s: FromTheMoonState, seat: i64) -> i64:
    n: i64 = 0
    for i in range(seat * SEAT, seat * SEAT + RES):
        n += s.seat[i]
    return n


def is_space(s: FromTheMoonState, point: i64) -> bool:
    """Tell whether a place is a building space; outer corners may be left out (F18.5)."""
    return s.outer_corners == 1 or s.grid.touching[point] > 1


def free_points(s: FromTheMoonState) -> i64:
    n: i64 = 0
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point):
            n += 1
    return n


def can_convert(s: FromTheMoonState) -> bool:
    return makes_food(s) or makes_energy(s)


def makes_food(s: FromTheMoonState) -> bool:
    i = FOR_FOOD * PRICED + ENERGY
    return mine(s, ENERGY) >= s.columns.price[i]


def makes_energy(s: FromTheMoonState) -> bool:
    return mine(s, FOOD) >= mine(s, FOOD_RATE)


# --- writers


def set_own(s: FromTheMoonState, seat: i64, field: i64, value: i64) -> None:
    s.seat[seat * SEAT + field] = value


def add_own(s: FromTheMoonState, seat: i64, field: i64, n: i64) -> None:
    s.seat[seat * SEAT + field] += n


def set_frame(s: FromTheMoonState, field: i64, value: i64) -> None:
    s.frames[(s.frame_n - 1) * FRAME + field] = value


def push(s: FromTheMoonState, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    k = s.frame_n * FRAME
    if k == len(s.frames):
        deepen(s)
    frames = s.frames
    frames[k] = kind
    frames[k + 1] = a
    frames[k + 2] = b
    frames[k + 3] = c
    frames[k + 4] = d
    frames[k + 5] = e
    s.frame_n += 1


def deepen(s: FromTheMoonState) -> None:
    """Make twice the room: chains within chains are seldom deep."""
    room = zeros(2 * len(s.frames))
    for i in range(len(s.frames)):
        room[i] = s.frames[i]
    s.frames = room


def drop(s: FromTheMoonState) -> None:
    s.frame_n -= 1


def new_state(columns: Columns, players: i64) -> FromTheMoonState:
    s = FromTheMoonState(columns, players)
    s.waiting = CHANCE
    for seat in range(players):
        set_own(s, seat, FACTION, -1)
        set_own(s, seat, LARGE_AT, -1)
        set_own(s, seat, LARGE_AT + 1, -1)
        set_own(s, seat, FOOD_RATE, columns.price[FOR_ENERGY * PRICED + FOOD])
        for rover in range(ROVERS):
            set_own(s, seat, ROVER_AT + rover, HOME)
            set_own(s, seat, CREW_AT + rover, 1 << (6 * rover))
    for tile in range(s.grid.tiles):
        s.tile[tile * TILE + T_TERRAIN] = -1
    for i in range(SHIPS * PARTS * PART):
        s.part[i] = -1
    for i in range(TOKEN_AT, LAUNCH_AT):
        s.common[i] = -1
    for colour in range(COLOURS):
        s.common[BAG + colour] = columns.in_bag[colour]
        s.common[SUPPLY + colour] = columns.in_supply[colour]
    for lab in range(columns.labs):
        s.stack[lab] = columns.copies[columns.lab0 + lab]
        s.labs_left += s.stack[lab]
    return s


# --- places in words that no language changes: ``row-column``, counted from 1


def place_text(place: i64, columns: i64) -> str:
    return f"{place // columns + 1}-{place % columns + 1}"


def tile_text(s: FromTheMoonState, tile: i64) -> str:
    return place_text(tile, s.grid.columns)


def point_text(s: FromTheMoonState, point: i64) -> str:
    return place_text(point, s.grid.columns + 1)


def space_text(space: i64) -> str:
    return place_text(space, LAB_COLUMNS)


def two_sided(s: FromTheMoonState, face: i64) -> bool:
    return s.columns.second[face] != 0

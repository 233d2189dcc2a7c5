"""Nature in play: laboratories, cubes and cards of the dummy, what may be drawn and what is done with it."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import A_CUBES, A_DEAL, A_ROVER, action
from moonbase.games.fromthemoon.rules.table.events import tell_face, tell_tile
from moonbase.games.fromthemoon.rules.table.frames import Refill
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    CUBE,
    DISPLAY_AT,
    DUMMY,
    SUPPLY,
    T_CUBES,
    TILE,
    FromTheMoonState,
    cubes_on,
    frame,
    rover_on,
    terrain,
)
from moonbase.games.fromthemoon.rules.table.supply import in_bag, top_up


def lab_outcomes(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for lab in range(s.columns.labs):
        if s.stack[lab] > 0:
            out[n] = action(A_DEAL, s.columns.lab0 + lab)
            n += 1
    return n


def rover_outcomes(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for tile in range(s.grid.tiles):
        if (s.rover_cards >> tile) & 1 == 1:
            out[n] = action(A_ROVER, tile)
            n += 1
    return n


# --- cubes: all that a tile gets at once (F8.12 to F8.16)


def refillable(s: FromTheMoonState, colour: i64) -> i64:
    """Return how many cubes of a colour an empty bag would get."""
    n = s.common[SUPPLY + colour] - s.columns.kept
    if n < 0:
        return 0
    return n


def drawable_in_all(s: FromTheMoonState) -> i64:
    return in_bag(s) + refillable(s, 0) + refillable(s, 1) + refillable(s, 2)


def room_for(s: FromTheMoonState, tile: i64, n: i64) -> i64:
    """Return how many of ``n`` cubes a tile takes: none where the dummy's rover stands (F8.13, F17.9)."""
    if rover_on(s, tile) == DUMMY:
        return 0
    room = s.columns.tile_limit - cubes_on(s, tile)
    if n > room:
        return room
    return n


def wanted(s: FromTheMoonState) -> i64:
    """Count the cubes for the tile that the refill stands at."""
    n = room_for(s, frame(s, Refill.TILE), frame(s, Refill.CUBES))
    left = drawable_in_all(s)
    if n > left:
        return left
    return n


def cube_outcomes(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    k = wanted(s)
    for metal in range(k + 1):
        for water in range(k - metal + 1):
            polymer = k - metal - water
            if drawable(s, k, 0, metal) and drawable(s, k, 1, water) and drawable(s, k, 2, polymer):
                out[n] = action(A_CUBES, (metal * CUBE + water) * CUBE + polymer)
                n += 1
    return n


def drawable(s: FromTheMoonState, k: i64, colour: i64, n: i64) -> bool:
    """Tell whether ``n`` of ``k`` cubes can be of a colour. A bag that is too small is emptied first."""
    have = s.common[BAG + colour]
    if in_bag(s) >= k:
        return n <= have
    return have <= n <= have + refillable(s, colour)


def draw_lab(s: FromTheMoonState, chance: Chance) -> i64:
    k = chance.below(s.labs_left)
    lab: i64 = 0
    while k >= s.stack[lab]:
        k -= s.stack[lab]
        lab += 1
    return action(A_DEAL, s.columns.lab0 + lab)


def draw_cubes(s: FromTheMoonState, chance: Chance) -> i64:
    metal = s.common[BAG]
    water = s.common[BAG + 1]
    polymer = s.common[BAG + 2]
    drawn: i64 = 0
    for _ in range(wanted(s)):
        if metal + water + polymer == 0:
            metal = refillable(s, 0)
            water = refillable(s, 1)
            polymer = refillable(s, 2)
        k = chance.below(metal + water + polymer)
        if k < metal:
            metal -= 1
            drawn += CUBE * CUBE
        elif k < metal + water:
            water -= 1
            drawn += CUBE
        else:
            polymer -= 1
            drawn += 1
    return action(A_CUBES, drawn)


def show_lab(s: FromTheMoonState, log: list[Event] | None, place: i64, face: i64) -> None:
    s.stack[face - s.columns.lab0] -= 1
    s.labs_left -= 1
    s.common[DISPLAY_AT + place] = face
    tell_face(log, s.columns, "shown", s.cur, face)


def fill_tile(s: FromTheMoonState, log: list[Event] | None, tile: i64, drawn: i64) -> None:
    """Put the cubes drawn on a tile. A bag that runs empty is filled again at once, in the middle of the draw too (F8.15)."""
    bag = [drawn // (CUBE * CUBE), drawn // CUBE % CUBE, drawn % CUBE]
    short = bag[0] + bag[1] + bag[2] > in_bag(s)
    for colour in range(c.COLOURS):
        n: i64 = bag[colour]
        s.tile[tile * TILE + T_CUBES] += n << (3 * colour)
        if short:
            bag[colour] = n - s.common[BAG + colour]
            n = s.common[BAG + colour]
        s.common[BAG + colour] -= n
    if short:
        top_up(s)
        for colour in range(c.COLOURS):
            s.common[BAG + colour] -= bag[colour]
    top_up(s)
    if log is not None:
        tell_tile(log, s.columns, terrain(s, tile), [int(drawn // (CUBE * CUBE)), int(drawn // CUBE % CUBE), int(drawn % CUBE)])

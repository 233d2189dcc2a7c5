"""The Moon's part of the audit: cubes, terrain, miniatures and rovers."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.position.audit.course import dealt
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Dummy
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    DUMMY,
    FRAME,
    P_OBJECTIVES,
    P_ROVERS,
    P_TERRAIN,
    P_ZONES,
    PAWN,
    ROVER_AT,
    SUPPLY,
    T_ROVER,
    TILE,
    FromTheMoonState,
    bits,
    cubes,
    cubes_on,
    frame,
    is_space,
    own,
    terrain,
)


def check_cubes(s: FromTheMoonState, found: list[str]) -> None:
    for colour in range(c.COLOURS):
        total = s.columns.in_bag[colour] + s.columns.in_supply[colour]
        n = s.common[BAG + colour] + s.common[SUPPLY + colour]
        for tile in range(s.grid.tiles):
            n += cubes(s, tile, colour)
        for seat in range(s.players):
            n += own(s, seat, colour)
        if n != total:
            found.append(f"supply > {COLOUR_KEYS[colour]}: {n} cubes in all, {total} are in the box")
        if s.common[BAG + colour] < 0:
            found.append(f"bag > {COLOUR_KEYS[colour]}: less than none")


def check_tiles(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    seen: i64 = 0
    due = dealt(s, P_TERRAIN, s.grid.tiles)
    for tile in range(s.grid.tiles):
        face = terrain(s, tile)
        if (face >= 0) != (tile < due):
            found.append(f"tiles[{tile}] > terrain: tiles are laid out row by row, {due} so far")
        if face >= 0:
            bit: i64 = 1 << (face - columns.terrain0)
            if not columns.terrain0 <= face < columns.mission0 or not columns.used_at(face, s.players):
                found.append(f"tiles[{tile}] > terrain: not a tile for {s.players} players")
            elif seen & bit != 0:
                found.append(f"tiles[{tile}] > terrain: {columns.ids[face]} lies in two places")
            seen |= bit
        if cubes_on(s, tile) > columns.tile_limit:
            found.append(f"tiles[{tile}] > cubes: more than {columns.tile_limit}")


def check_points(s: FromTheMoonState, found: list[str]) -> None:
    for point in range(s.grid.points):
        owner = s.point[point] - 1
        if owner < 0:
            continue
        if owner >= s.players and (owner != DUMMY or s.players > 1):
            found.append(f"{owner_path(owner)} > miniatures: no such owner")
        if not is_space(s, point):
            found.append(f"{owner_path(owner)} > miniatures: outer corners are no building spaces in this game")


def owner_path(owner: i64) -> str:
    return "dummy" if owner == DUMMY else f"seats[{owner}]"


def check_rovers(s: FromTheMoonState, found: list[str]) -> None:
    """Check that tiles and owners agree on where rovers stand."""
    on_tiles: i64 = 0
    for tile in range(s.grid.tiles):
        n = s.tile[tile * TILE + T_ROVER]
        if n == 0:
            continue
        owner = (n - 1) // c.ROVERS
        if owner < s.players:
            on_tiles += 1
            if own(s, owner, ROVER_AT + (n - 1) % c.ROVERS) != tile:
                found.append(f"seats[{owner}] > rovers[{(n - 1) % c.ROVERS}] > tile: another than the one where it stands")
        elif owner != DUMMY or s.players > 1:
            found.append(f"tiles[{tile}]: a rover of nobody")
    sent: i64 = 0
    for seat in range(s.players):
        for rover in range(c.ROVERS):
            if own(s, seat, ROVER_AT + rover) >= 0:
                sent += 1
    if sent != on_tiles:
        found.append(f"seats: {sent} rovers are sent, {on_tiles} stand on tiles")


# --- the game for one


def check_solo(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    if s.players > 1:
        if s.objectives != 0 or s.met != 0 or s.rover_cards != 0:
            found.append("objectives: only a game for one has objectives and rover cards")
        return
    due = dealt(s, P_OBJECTIVES, columns.difficulty[s.difficulty])
    if bits(s.objectives) != due or s.objectives >> columns.objectives != 0:
        found.append(f"objectives: {bits(s.objectives)} instead of {due}")
    if s.met & ~s.objectives != 0:
        found.append("met: not an objective of this game")
    for o in range(columns.objectives):
        face = columns.objective0 + o
        if (s.met >> o) & 1 == 1 and (columns.step[face] == 0 or columns.step[face] > own(s, 0, PAWN) + 1):
            found.append(f"met: {columns.ids[face]} cannot be met for good yet")
    if s.rover_cards >> s.grid.tiles != 0:
        found.append("rover_cards: no such tile")
    elif bits(s.rover_cards) != cards_left(s):
        found.append(f"rover_cards: {bits(s.rover_cards)} instead of {cards_left(s)}")
    check_dummy(s, found)


def moving(s: FromTheMoonState) -> bool:
    """Tell whether nature is placing the dummy's rovers."""
    return s.phase == P_ROVERS or (s.frame_n > 0 and frame(s, 0) == Dummy.KIND)


def cards_left(s: FromTheMoonState) -> i64:
    """Check the number of rover cards in the deck: one is drawn for each rover at each move, and a draw always finds one (F17.11)."""
    if s.phase < P_ROVERS:
        return 0
    drawn = dealt(s, P_ROVERS, s.columns.dummy_rovers) + s.columns.dummy_rovers * s.entered
    for k in range(s.frame_n):
        if s.frames[k * FRAME] == Dummy.KIND:
            drawn += s.frames[k * FRAME + Dummy.MOVED] - s.columns.dummy_rovers
    left = drawn % s.grid.tiles
    if left > 0:
        return s.grid.tiles - left
    if drawn == 0 or moving(s):
        return s.grid.tiles
    return 0


def check_dummy(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    miniatures: i64 = 0
    for point in range(s.grid.points):
        if s.point[point] == DUMMY + 1:
            miniatures += 1
    due = dealt(s, P_ZONES, columns.dummy_buildings)
    if miniatures != due:
        found.append(f"dummy > miniatures: {miniatures} instead of {due}")
    check_dummy_rovers(s, found)


def check_dummy_rovers(s: FromTheMoonState, found: list[str]) -> None:
    """Check the dummy's rovers: they are lifted together and placed one after the other; a card that was drawn is out of the deck until all
    have been."""
    due = dealt(s, P_ROVERS, s.columns.dummy_rovers)
    if s.frame_n > 0 and frame(s, 0) == Dummy.KIND:
        due = frame(s, Dummy.MOVED)
    seen: i64 = 0
    for tile in range(s.grid.tiles):
        n = s.tile[tile * TILE + T_ROVER] - 1 - DUMMY * c.ROVERS
        if n >= 0:
            seen |= 1 << n
            if moving(s) and (s.rover_cards >> tile) & 1 == 1:
                found.append("rover_cards: the card of a rover just placed")
    if seen != (1 << due) - 1:
        found.append(f"dummy > rovers: not the first {due}")

"""The game for one (F17): the dummy's pieces, objectives, launches, the end and its medal."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.events import tell, tell_at, tell_face, tell_ship
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE_AT,
    DUMMY,
    LAUNCH_AT,
    NOT_LOST,
    P_OVER,
    PAWN,
    SCORE_N,
    T_ROVER,
    TILE,
    FromTheMoonState,
    add_own,
    own,
)


def place_dummy_building(s: FromTheMoonState, log: list[Event] | None, point: i64) -> None:
    s.point[point] = DUMMY + 1
    tell_at(log, "dummy_building", 0, point, s.grid.columns + 1)


def lift_dummy(s: FromTheMoonState) -> None:
    for tile in range(s.grid.tiles):
        if s.tile[tile * TILE + T_ROVER] > DUMMY * c.ROVERS:
            s.tile[tile * TILE + T_ROVER] = 0


def place_dummy_rover(s: FromTheMoonState, log: list[Event] | None, tile: i64, which: i64) -> None:
    s.rover_cards &= ~(1 << tile)
    s.tile[tile * TILE + T_ROVER] = 1 + DUMMY * c.ROVERS + which
    tell_at(log, "dummy_rover", 0, tile, s.grid.columns)


def shuffle_rover_cards(s: FromTheMoonState) -> None:
    """Make an empty deck of all cards again (F17.11), but for those of rovers that this move has placed already."""
    if s.rover_cards == 0:
        for tile in range(s.grid.tiles):
            if s.tile[tile * TILE + T_ROVER] == 0:
                s.rover_cards |= 1 << tile


def solo_launch(s: FromTheMoonState, log: list[Event] | None, ship: i64) -> None:
    """Launch in a game for one, paid by own improvements on the ship, not by tiles (F17.15)."""
    s.common[LAUNCH_AT + ship] = own(s, 0, PAWN) + 1
    n = solo_bonus(s, ship)
    if n > 0:
        add_own(s, 0, SCORE_N, n)
        tell_ship(log, "launch_bonus", 0, ship, n)


def solo_bonus(s: FromTheMoonState, ship: i64) -> i64:
    cubes = own(s, 0, CUBE_AT + ship)
    if cubes >= s.columns.solo_first:
        return s.columns.bonus[2 * ship]
    if cubes >= s.columns.solo_second:
        return s.columns.bonus[2 * ship + 1]
    return 0


# --- objectives


def watch_objectives(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Note which objectives are met; those tied to a space of the track stay met once they were (F17.32)."""
    if s.players > 1:
        return
    for o in range(s.columns.objectives):
        if (s.objectives >> o) & 1 == 1 and (s.met >> o) & 1 == 0:
            face = s.columns.objective0 + o
            if s.columns.step[face] == own(s, 0, PAWN) + 1 and reached(s, face):
                s.met |= 1 << o
                tell_face(log, s.columns, "objective", 0, face)


def reached(s: FromTheMoonState, face: i64) -> bool:
    return count(s, 0, s.columns.count[face], -1) >= s.columns.least[face]


def objective_met(s: FromTheMoonState, o: i64) -> bool:
    columns = s.columns
    face = columns.objective0 + o
    if columns.step[face] > 0:
        return (s.met >> o) & 1 == 1
    if columns.least[face] > 0:
        return reached(s, face)
    for ship in range(c.SHIPS):
        if s.common[LAUNCH_AT + ship] != columns.launch[face * c.SHIPS + ship]:
            return False
    return True


def all_met(s: FromTheMoonState) -> bool:
    for o in range(s.columns.objectives):
        if (s.objectives >> o) & 1 == 1 and not objective_met(s, o):
            return False
    return True


# --- the end


def lose(s: FromTheMoonState, log: list[Event] | None, reason: i64) -> None:
    s.lost = reason
    s.phase = P_OVER
    s.frame_n = 0
    tell(log, "lost_" + str(reason), 0)


def won(s: FromTheMoonState) -> bool:
    """Tell whether all ships are away and every objective is met (F17.19)."""
    return s.lost == NOT_LOST and s.launched == (1 << c.SHIPS) - 1 and all_met(s)


def stage_points(s: FromTheMoonState, of: i64) -> i64:
    """Return the stage that replaces a majority (F17.20, F17.21); ``of``: 0 achievements, 1 ships with an own improvement."""
    columns = s.columns
    have = staged(s, of)
    points: i64 = 0
    for k in range(columns.stages):
        if columns.stage[3 * k] == of and have >= columns.stage[3 * k + 1]:
            points = columns.stage[3 * k + 2]
    return points


def staged(s: FromTheMoonState, of: i64) -> i64:
    if of == 0:
        return own(s, 0, c.ACHIEVEMENT)
    ships: i64 = 0
    for ship in range(c.SHIPS):
        if own(s, 0, CUBE_AT + ship) > 0:
            ships += 1
    return ships


def medal(s: FromTheMoonState, points: i64) -> i64:
    """Return the best medal that a score earns, or -1 without a win (F17.22)."""
    if s.players > 1 or s.phase != P_OVER or not won(s):
        return -1
    best: i64 = -1
    for k in range(s.columns.medals):
        if points >= s.columns.medal[k]:
            best = k
    return best

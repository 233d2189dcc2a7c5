"""Rovers on the Moon (F3): place one, then the tasks of its crew."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import TILE_SPAN
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.events import tell_ability, tell_face, tell_goods, tell_sent
from moonbase.games.fromthemoon.rules.table.frames import CONSENT, Tasks
from moonbase.games.fromthemoon.rules.table.state import (
    ROVER_AT,
    SEAT,
    T_CUBES,
    T_ROVER,
    TILE,
    TOKEN_AT,
    FromTheMoonState,
    basics,
    crew,
    cubes,
    drop,
    experts,
    frame,
    push,
    set_frame,
    set_own,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.triggers import happen, start


def send(s: FromTheMoonState, log: list[Event] | None, sent: i64) -> None:
    """``sent``: rover and tile, as in the action. What answers to the placing comes before the tasks (F3.15)."""
    rover = sent // TILE_SPAN
    tile = sent % TILE_SPAN
    s.tile[tile * TILE + T_ROVER] = 1 + s.cur * c.ROVERS + rover
    set_own(s, s.cur, ROVER_AT + rover, tile)
    tell_sent(log, s.columns, s.cur, rover, terrain(s, tile))
    push(s, Tasks.KIND, rover, crew(s, s.cur, rover), 0, 0, tile)
    happen(s, log, c.ON_SEND, 1, -1, tile)
    if s.grid.corner_tile(tile):
        happen(s, log, c.ON_SEND_CORNER, 1, -1, tile)


# --- the frame of the tasks: what each colour has done is three bits


def done(field: i64, colour: i64) -> i64:
    return (field >> (3 * colour)) & 7


def tasks_left(s: FromTheMoonState, colour: i64) -> i64:
    """Count the tasks that the astronauts of a colour still have; a specialist has two (F3.2)."""
    riders = frame(s, Tasks.CREW)
    return (
        basics(riders, colour) + 2 * experts(riders, colour) - done(frame(s, Tasks.TAKEN), colour) - done(frame(s, Tasks.ABILITIES), colour)
    )


def any_task_left(s: FromTheMoonState) -> bool:
    return tasks_left(s, 0) + tasks_left(s, 1) + tasks_left(s, 2) > 0


def can_take(s: FromTheMoonState, colour: i64) -> bool:
    return tasks_left(s, colour) > 0 and cubes(s, frame(s, Tasks.TILE), colour) > 0


def can_use_ability(s: FromTheMoonState, colour: i64) -> bool:
    """Tell whether the ability can be used: once for each specialist, and only where it counts something (F3.7, F3.13)."""
    if tasks_left(s, colour) == 0 or done(frame(s, Tasks.ABILITIES), colour) >= experts(frame(s, Tasks.CREW), colour):
        return False
    columns = s.columns
    row = columns.start[s.common[TOKEN_AT + colour]]
    while columns.rows[row] != 0:
        if count(s, s.cur, columns.rows[row + c.AT_SEL], frame(s, Tasks.TILE)) > 0:
            return True
        row += c.WIDTH
    return False


def take_cube(s: FromTheMoonState, log: list[Event] | None, colour: i64) -> None:
    tile = frame(s, Tasks.TILE)
    s.tile[tile * TILE + T_CUBES] -= 1 << (3 * colour)
    s.seat[s.cur * SEAT + colour] += 1
    set_frame(s, Tasks.TAKEN, frame(s, Tasks.TAKEN) + (1 << (3 * colour)))
    tell_goods(log, "collected", s.cur, colour, 1)


def use_ability(s: FromTheMoonState, log: list[Event] | None, colour: i64) -> None:
    tile = frame(s, Tasks.TILE)
    token = s.common[TOKEN_AT + colour]
    tell_ability(log, s.columns, s.cur, token, colour)
    set_frame(s, Tasks.ABILITIES, frame(s, Tasks.ABILITIES) + (1 << (3 * colour)))
    start(s, token, tile, CONSENT)


def use_terrain(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Use the tile as the last task (F3.14)."""
    face = terrain(s, frame(s, Tasks.TILE))
    tell_face(log, s.columns, "used", s.cur, face)
    drop(s)
    start(s, face, -1, CONSENT)


def rover_home(s: FromTheMoonState, rover: i64) -> bool:
    i = s.cur * SEAT + ROVER_AT + rover
    return s.seat[i] < 0


def all_out(s: FromTheMoonState) -> bool:
    return not (rover_home(s, 0) or rover_home(s, 1) or rover_home(s, 2))

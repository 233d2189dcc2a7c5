"""The ships' part of the audit: missions, improvements, launches."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.position.audit.course import dealt, kinds_open
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Launch
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE_AT,
    LAUNCH_AT,
    MISSION_AT,
    P_MISSIONS,
    PAWN,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    FromTheMoonState,
    own,
    part_at,
)


def path(ship: i64, part: i64) -> str:
    return f"ships > {SHIP_KEYS[ship]} > parts[{part}]"


def check_ships(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    seen: i64 = 0
    left = dealt(s, P_MISSIONS, c.SHIPS * c.PARTS)
    for ship in range(c.SHIPS):
        used = columns.parts[ship * c.SEATS + s.players - 1]
        due = min(left, used)
        left -= due
        for part in range(c.PARTS):
            face = part_at(s, ship, part, R_MISSION)
            if (face >= 0) != (part < due):
                found.append(f"{path(ship, part)} > mission: tiles are laid out part by part, {due} for this ship so far")
            if face < 0:
                check_bare_part(s, ship, part, found)
                continue
            if not columns.mission0 <= face < columns.token0 or columns.ship[face] != ship:
                found.append(f"{path(ship, part)} > mission: not of this ship")
            elif (seen >> (face - columns.mission0)) & 1 == 1:
                found.append(f"{path(ship, part)} > mission: {columns.ids[face]} lies in two places")
            seen |= 1 << (face - columns.mission0)
            if part_at(s, ship, part, R_CUBE) >= 0 and part_at(s, ship, part, R_OWNER) < 0:
                found.append(f"{path(ship, part)} > improved: its tile has not been taken")
        check_launch(s, ship, used, found)
        check_parts_taken(s, ship, found)


def check_bare_part(s: FromTheMoonState, ship: i64, part: i64, found: list[str]) -> None:
    if part_at(s, ship, part, R_OWNER) >= 0 or part_at(s, ship, part, R_CUBE) >= 0:
        found.append(f"{path(ship, part)}: constructed without a mission tile")


def check_launch(s: FromTheMoonState, ship: i64, used: i64, found: list[str]) -> None:
    """Complete and launched are the same, but for the moment before the launch."""
    taken: i64 = 0
    improved: i64 = 0
    for part in range(c.PARTS):
        if part_at(s, ship, part, R_OWNER) >= 0:
            taken += 1
        if part_at(s, ship, part, R_CUBE) >= 0:
            improved += 1
    away = (s.launched >> ship) & 1 == 1
    if away and taken < used:
        found.append(f"ships > {SHIP_KEYS[ship]} > launched: {used - taken} parts are missing")
    if not away and taken == used and not kinds_open(s, Launch.KIND, ship):
        found.append(f"ships > {SHIP_KEYS[ship]} > launched: all parts are there")
    if improved > 0 and improved >= used:
        found.append(f"ships > {SHIP_KEYS[ship]} > parts: the last part is never improved")
    at = s.common[LAUNCH_AT + ship]
    if (at > 0) != (away and s.players == 1) or not 0 <= at <= c.STEPS:
        found.append(f"ships > {SHIP_KEYS[ship]} > launched_on: a space of the track, for a launch in a game for one")
    elif at > own(s, 0, PAWN) + 1:
        found.append(f"ships > {SHIP_KEYS[ship]} > launched_on: the pawn has not been there")


def check_parts_taken(s: FromTheMoonState, ship: i64, found: list[str]) -> None:
    for seat in range(s.players):
        taken: i64 = 0
        improved: i64 = 0
        for part in range(c.PARTS):
            if part_at(s, ship, part, R_OWNER) == seat:
                taken += 1
            if part_at(s, ship, part, R_CUBE) == seat:
                improved += 1
        if own(s, seat, MISSION_AT + ship) != taken or own(s, seat, CUBE_AT + ship) != improved:
            found.append(f"seats[{seat}]: the sums of {SHIP_KEYS[ship]} are not what its parts say")

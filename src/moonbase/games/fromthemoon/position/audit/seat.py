"""One seat's part of the audit: goods, board, team, and what its cards put in force."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.columns import zeros
from moonbase.games.fromthemoon.effects.standing import add_powers
from moonbase.games.fromthemoon.position.audit.course import small_due
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    EXPERT_AT,
    FACTION,
    FOOD_RATE,
    GROUNDS,
    HOME,
    HOUSES,
    LAB_N,
    LARGE_AT,
    P_TURNS,
    PAWN,
    RECRUIT_AT,
    ROVER_AT,
    SCORE_N,
    SEAT,
    SMALL_BUILT,
    SMALL_OPEN,
    UPGRADES,
    WATCHED,
    FromTheMoonState,
    basics,
    buildings,
    crew,
    experts,
    improvements,
    lab_at,
    own,
    riders_of,
)
from moonbase.games.fromthemoon.rules.work.research import ground_at

MOST_GOODS = 100_000
"""More than any card set that is accepted can bring together."""
CREW_BITS: Final[i64] = 18


def check_seat(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    check_goods(s, seat, found)
    check_board(s, seat, found)
    check_small(s, seat, found)
    check_slots(s, seat, found)
    check_team(s, seat, found)
    check_powers(s, seat, found)


def check_goods(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    for k in range(c.GOODS):
        if not 0 <= own(s, seat, k) <= MOST_GOODS:
            found.append(f"seats[{seat}] > goods > {GOOD_KEYS[k]}: not a possible number")
    batteries = own(s, seat, c.BATTERY)
    if batteries > c.BATTERIES:
        found.append(f"seats[{seat}] > goods > battery: at most {c.BATTERIES}")
    if own(s, seat, c.ENERGY) > batteries:
        found.append(f"seats[{seat}] > goods > energy: more than the {batteries} batteries hold")
    if not -MOST_GOODS <= own(s, seat, SCORE_N) <= MOST_GOODS:
        found.append(f"seats[{seat}] > score: not a possible number")
    if not 0 <= own(s, seat, PAWN) <= c.STEPS:
        found.append(f"seats[{seat}] > pawn: not on the track")
    if own(s, seat, FACTION) < 0:
        things = own(s, seat, HOUSES) + own(s, seat, GROUNDS)
        for k in range(c.GOODS):
            things += own(s, seat, k)
        if things != 0:
            found.append(f"seats[{seat}] > goods: nothing before the faction")
    if improvements(s, seat) > s.columns.cubes:
        found.append(f"seats[{seat}]: {improvements(s, seat)} improvements with {s.columns.cubes} cubes")


def check_board(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    if not 0 <= own(s, seat, HOUSES) <= c.GREENHOUSES:
        found.append(f"seats[{seat}] > greenhouses: at most {c.GREENHOUSES}")
    if not 0 <= own(s, seat, UPGRADES) <= own(s, seat, HOUSES):
        found.append(f"seats[{seat}] > improved: more than there are")
    if not 0 <= own(s, seat, GROUNDS) <= c.FOUNDATIONS:
        found.append(f"seats[{seat}] > foundations: at most {c.FOUNDATIONS}")
    n: i64 = 0
    for space in range(c.LABS):
        if lab_at(s, seat, space) >= 0:
            n += 1
            if ground_at(s, space) >= own(s, seat, GROUNDS):
                found.append(f"seats[{seat}] > labs[{space // c.LAB_COLUMNS}][{space % c.LAB_COLUMNS}]: no foundation is there")
    if n != own(s, seat, LAB_N):
        found.append(f"seats[{seat}]: {own(s, seat, LAB_N)} laboratories are counted, {n} are there")


# --- buildings


def check_small(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    """Check that each level has as many as are dealt and kept; all seats have the same where there is one draw for the table (F1.24)."""
    columns = s.columns
    open = own(s, seat, SMALL_OPEN)
    built = own(s, seat, SMALL_BUILT)
    if (open | built) >> (columns.large0 - columns.small0) != 0 or open < 0 or built < 0:
        found.append(f"seats[{seat}] > small: no such tile")
        return
    if s.small_tiles == 0 and open | built != own(s, 0, SMALL_OPEN) | own(s, 0, SMALL_BUILT):
        found.append(f"seats[{seat}] > small: all seats have the same")
    if open & built != 0:
        found.append(f"seats[{seat}] > small_built: a tile that is still to be constructed")
    if s.phase < P_TURNS and built != 0:
        found.append(f"seats[{seat}] > small_built: the turns have not begun")
    for level in range(1, c.BUILDING_LEVELS + 1):
        n: i64 = 0
        for k in range(columns.large0 - columns.small0):
            if columns.level[columns.small0 + k] == level:
                n += ((open | built) >> k) & 1
        if n != small_due(s, seat, level):
            found.append(f"seats[{seat}] > small: {n} tiles of level {level} instead of {small_due(s, seat, level)}")


def check_slots(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    columns = s.columns
    first = own(s, seat, LARGE_AT)
    if first < 0 and own(s, seat, LARGE_AT + 1) >= 0:
        found.append(f"seats[{seat}] > large: the first slot is empty")
    for slot in range(c.LARGE_SLOTS):
        face = own(s, seat, LARGE_AT + slot)
        if (
            face >= 0
            and not columns.large0 <= face < columns.faction0
            and face != columns.house0 + own(s, seat, FACTION) - columns.faction0
        ):
            found.append(f"seats[{seat}] > large: {columns.ids[face]} is not a building for this seat")
    if first >= 0 and first == own(s, seat, LARGE_AT + 1):
        found.append(f"seats[{seat}] > large: {columns.ids[first]} lies in two places")
    if first >= 0 and s.phase < P_TURNS:
        found.append(f"seats[{seat}] > large: the turns have not begun")
    on_map: i64 = 0
    for point in range(s.grid.points):
        if s.point[point] == seat + 1:
            on_map += 1
    if on_map > buildings(s, seat):
        found.append(f"seats[{seat}] > miniatures: {on_map} for {buildings(s, seat)} buildings")


# --- the team


def check_team(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    for rover in range(c.ROVERS):
        tile = own(s, seat, ROVER_AT + rover)
        if not HOME <= tile < s.grid.tiles:
            found.append(f"seats[{seat}] > rovers[{rover}] > tile: no such tile")
        if tile >= 0 and s.phase < P_TURNS:
            found.append(f"seats[{seat}] > rovers[{rover}] > tile: the turns have not begun")
        riders = crew(s, seat, rover)
        if riders >> CREW_BITS != 0 or riders < 0:
            found.append(f"seats[{seat}] > rovers[{rover}]: not a crew")
        elif riders_of(riders) > s.rover_seats:
            found.append(f"seats[{seat}] > rovers[{rover}]: {riders_of(riders)} astronauts on {s.rover_seats} seats")
    for colour in range(c.COLOURS):
        check_colour(s, seat, colour, found)


def check_colour(s: FromTheMoonState, seat: i64, colour: i64, found: list[str]) -> None:
    """Check the astronauts of a colour, one of which was there from the start (F1.18)."""
    trained: i64 = 0
    riders: i64 = -1
    for rover in range(c.ROVERS):
        i = seat * SEAT + CREW_AT + rover
        trained += experts(s.seat[i], colour)
        riders += basics(s.seat[i], colour) + experts(s.seat[i], colour)
    if not 0 <= riders <= c.RECRUITS or trained > c.MARKERS:
        found.append(f"seats[{seat}] > rovers: more or fewer astronauts of a colour than there are")
    if riders != own(s, seat, RECRUIT_AT + colour) or trained != own(s, seat, EXPERT_AT + colour):
        found.append(f"seats[{seat}]: the sums of the team are not what its crews say")


# --- what is in force


def check_powers(s: FromTheMoonState, seat: i64, found: list[str]) -> None:
    columns = s.columns
    sums = zeros(SEAT)
    sums[FOOD_RATE] = columns.price[c.FOR_ENERGY * c.PRICED + c.FOOD]
    for face in (own(s, seat, FACTION), own(s, seat, LARGE_AT), own(s, seat, LARGE_AT + 1)):
        if face >= 0:
            add_powers(columns, face, sums, 0)
    for k in range(WATCHED, SEAT):
        if own(s, seat, k) != sums[k]:
            found.append(f"seats[{seat}]: rule {k} is {own(s, seat, k)}, the cards say {sums[k]}")

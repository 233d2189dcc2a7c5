"""A quick guess of what a position is worth at the end, in hundredths of a point: for players that look one turn ahead.

Points already scored count in full. Everything else is worth what it may still bring in the gathers that are left.
"""

from typing import Final

from mypy_extensions import i64

from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    CUBE_AT,
    EATS_NOT,
    GROUNDS,
    LAB_N,
    LARGE_AT,
    LAUNCH_AT,
    NOT_LOST,
    P_OVER,
    PAWN,
    R_MISSION,
    R_OWNER,
    ROVER_AT,
    SCORE_N,
    SMALL_BUILT,
    FromTheMoonState,
    basics,
    crew,
    experts,
    missions,
    own,
    part_at,
    specialists,
)
from moonbase.games.fromthemoon.rules.work.gather import income_food, mouths
from moonbase.games.fromthemoon.rules.work.score import achievement_points, end_points, final_score, majority_points
from moonbase.games.fromthemoon.rules.work.ships import launch_bonus, launched
from moonbase.games.fromthemoon.rules.work.solo import all_met, objective_met, solo_bonus

LOST: Final[i64] = 100_000
OBJECTIVE_WORTH: Final[i64] = 3500
PART_WORTH: Final[i64] = 1600  # alone, where all ships must leave
HUNGER: Final[i64] = 2500  # alone, for each mouth that would starve at the next gather


def estimate(s: FromTheMoonState, seat: i64) -> i64:
    if s.phase == P_OVER or (s.players > 1 and own(s, seat, PAWN) >= c.STEPS and s.ending):
        return 100 * final_score(s, seat) - solo_loss(s)
    left = gathers_left(s, seat)
    worth = points(s, seat, left) + stock(s, seat, left) + growth(s, seat, left) + at_home(s, seat, left)
    if s.players == 1:
        worth += solo_hope(s, left)
    return worth


def solo_loss(s: FromTheMoonState) -> i64:
    if s.players == 1 and (s.lost != NOT_LOST or not all_met(s)):
        return LOST
    return 0


def gathers_left(s: FromTheMoonState, seat: i64) -> i64:
    """Count the gathers still to come by the track, in halves; none once the last round is under way."""
    if s.ending:
        return 0
    return 2 * (c.STEPS - own(s, seat, PAWN))


def points(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    """Count points scored, points sure to be scored, and the majorities as they stand."""
    total = 100 * (own(s, seat, SCORE_N) + achievement_points(s, seat))
    total += 100 * (end_points(s, seat, own(s, seat, LARGE_AT)) + end_points(s, seat, own(s, seat, LARGE_AT + 1)))
    for slot in range(c.LARGE_SLOTS):
        total += end_growth(s, own(s, seat, LARGE_AT + slot), left)
    total += majority_hope(s, seat, 0, own(s, seat, c.ACHIEVEMENT))
    total += majority_hope(s, seat, 1, own(s, seat, CUBE_AT) + own(s, seat, CUBE_AT + 1) + own(s, seat, CUBE_AT + 2))
    for ship in range(c.SHIPS):
        if not launched(s, ship):
            total += launch_hope(s, seat, ship)
    return total


def end_growth(s: FromTheMoonState, face: i64, left: i64) -> i64:
    """Guess what a large building will still bring: a count that may grow, or events to come."""
    if face < 0:
        return 0
    if s.columns.when[face] == c.END:
        return w.HOURGLASS * left // 2
    return w.WATCHER * left // 2


def majority_hope(s: FromTheMoonState, seat: i64, of: i64, have: i64) -> i64:
    """Count half of the prize as it stands, and a little for every piece towards it."""
    each = w.ACHIEVEMENT
    if of == 1:
        each = w.IMPROVEMENT
    return w.MAJORITY * majority_points(s, seat, of) + each * have


def launch_hope(s: FromTheMoonState, seat: i64, ship: i64) -> i64:
    """Weigh the bonus if the ship left now, by how many of its parts are there."""
    built: i64 = 0
    parts: i64 = 0
    for part in range(c.PARTS):
        if part_at(s, ship, part, R_MISSION) >= 0:
            parts += 1
            if part_at(s, ship, part, R_OWNER) >= 0:
                built += 1
    bonus: i64 = 0
    if s.players == 1:
        bonus = solo_bonus(s, ship)
    else:
        bonus = launch_bonus(s, seat, ship)
    return w.LAUNCH * bonus * (built + 1) // (parts + 2)


# --- what lies on the own board


def fading(worth: i64, left: i64) -> i64:
    """Weigh a means, which is worth less when little is left to use it in."""
    if left >= 4:
        return worth
    return 50 + (worth - 50) * left // 4


def stock(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    total: i64 = 0
    each = fading(w.CUBE, left)
    more = fading(w.MORE_CUBES, left)
    for colour in range(c.COLOURS):
        n = own(s, seat, colour)
        if n > 3:
            total += 3 * each + (n - 3) * more
        else:
            total += n * each
    if left > 0:
        total += own(s, seat, c.ENERGY) * w.ENERGY
    return total + food_worth(s, seat, left)


def food_worth(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    """Weigh food: what mouths will want at the next gather is worth the points it saves, more of it a little."""
    have = own(s, seat, c.FOOD)
    due: i64 = 0
    if own(s, seat, EATS_NOT) == 0 and left > 0:
        due = mouths(s, seat) - income_food(s, seat)
        if due < 0:
            due = 0
    rest = fading(w.FOOD, left)
    wanted = w.FOOD_DUE
    if have > due:
        return due * wanted + (have - due) * rest
    return have * wanted


def growth(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    """Weigh everything that pays at each gather or with each task still to come."""
    food = income_food(s, seat)
    eaters = mouths(s, seat)
    fed = food
    if fed > eaters:
        fed = eaters
    total = own(s, seat, c.BATTERY) * w.BATTERY + fed * w.FARMED + (food - fed) * w.FOOD - eaters * w.MOUTH
    total += tasks(s, seat) * w.TASK + specialists(s, seat) * w.SPECIALIST + own(s, seat, LAB_N) * w.LAB
    total = total * left // 2
    if left > 1:
        total += (2 * own(s, seat, GROUNDS) - own(s, seat, LAB_N)) * w.GROUND
    return total + buildings_worth(s, seat, left)


def tasks(s: FromTheMoonState, seat: i64) -> i64:
    """Count the tasks of the whole team in one round of rovers; more than the cubes of a tile are worth less."""
    n: i64 = 0
    for rover in range(c.ROVERS):
        mine = riders_tasks(own(s, seat, CREW_AT + rover))
        if mine > 4:
            mine = 4 + (mine - 4) // 2
        n += mine
    return n


def riders_tasks(riders: i64) -> i64:
    n: i64 = 0
    for colour in range(c.COLOURS):
        n += basics(riders, colour) + 2 * experts(riders, colour)
    return n


def at_home(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    """Weigh rovers at home, which have their tasks before them."""
    if left == 0:
        return 0
    n: i64 = 0
    for rover in range(c.ROVERS):
        if own(s, seat, ROVER_AT + rover) < 0:
            n += riders_tasks(crew(s, seat, rover)) * w.HOME
    return n


def buildings_worth(s: FromTheMoonState, seat: i64, left: i64) -> i64:
    total: i64 = 0
    built = own(s, seat, SMALL_BUILT)
    for k in range(s.columns.large0 - s.columns.small0):
        if (built >> k) & 1 == 1:
            total += side_worth(s, seat, s.columns.small0 + k, 0) * w.SMALL * left // 200
    return total


def side_worth(s: FromTheMoonState, seat: i64, face: i64, side: i64) -> i64:
    """Return what a program would bring if it ran now."""
    columns = s.columns
    row = columns.start[face]
    if side == 1:
        row = columns.second[face]
    total: i64 = 0
    while columns.rows[row] != 0 and columns.rows[row] != c.OR:
        total += BY_CODE[columns.rows[row]].worth(s, seat, row)
        row += c.WIDTH
    return total


# --- alone


def solo_hope(s: FromTheMoonState, left: i64) -> i64:
    """Weigh a game for one: all ships must leave and all objectives be met; nobody may starve."""
    total = missions(s, 0) * PART_WORTH
    for o in range(s.columns.objectives):
        if (s.objectives >> o) & 1 == 1:
            total += OBJECTIVE_WORTH * objective_part(s, o) // 100
    short = mouths(s, 0) - income_food(s, 0) - own(s, 0, c.FOOD)
    if short > 0 and left > 0:
        total -= short * HUNGER
    return total


def objective_part(s: FromTheMoonState, o: i64) -> i64:
    """Return how far an objective is met, in hundredths."""
    columns = s.columns
    face = columns.objective0 + o
    if objective_met(s, o):
        return 100
    if columns.least[face] > 0:
        if columns.step[face] > 0 and own(s, 0, PAWN) >= columns.step[face]:
            return 0
        return 90 * count(s, 0, columns.count[face], -1) // columns.least[face]
    return launch_part(s, face)


def launch_part(s: FromTheMoonState, face: i64) -> i64:
    """Weigh a launch: a ship that left on another space spoils it; one that left on its own is a third."""
    done: i64 = 0
    for ship in range(c.SHIPS):
        at = s.common[LAUNCH_AT + ship]
        if at == s.columns.launch[face * c.SHIPS + ship]:
            done += 30
        elif at > 0:
            return 0
    return done

"""The view as a whitelist, built key by key: it holds nothing that was not put there. Everybody sees the same (F13)."""

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER, Progress, SoloResult, View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.codes import FOR_STACK, PRICED
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import LOSSES, OPTIONS
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_KEYS
from moonbase.games.fromthemoon.rules.table.plain import bag, bits_of, id_or_none, number_or_none, owner_word
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    DISPLAY_AT,
    FACTION,
    LAUNCH_AT,
    MISSION_AT,
    P_CHOOSE,
    P_OVER,
    P_TURNS,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    SUPPLY,
    T_ROVER,
    TILE,
    TOKEN_AT,
    FromTheMoonState,
    cubes,
    is_space,
    options_of,
    own,
    part_at,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.price import from_stack, row_price
from moonbase.games.fromthemoon.rules.work.score import scores
from moonbase.games.fromthemoon.rules.work.ships import complete, launch_bonus
from moonbase.games.fromthemoon.rules.work.solo import medal, objective_met, solo_bonus, won
from moonbase.games.fromthemoon.view.end import ending_view
from moonbase.games.fromthemoon.view.majority import majorities_view
from moonbase.games.fromthemoon.view.progress import progress_view
from moonbase.games.fromthemoon.view.question import question_view, running_chains
from moonbase.games.fromthemoon.view.seat import seat_view


def view_beside(s: FromTheMoonState, viewer: i64, beside: View) -> View:
    return {**beside, "viewer": int(viewer) if viewer >= 0 else None}


def view(s: FromTheMoonState, viewer: i64) -> View:
    return {
        "game": "fromthemoon",
        "players": int(s.players),
        "viewer": int(viewer) if viewer >= 0 else None,
        "phase": phase_word(s),
        "round": round_now(s),
        "turns": int(s.turns),
        "turn": int(s.cur),
        "lead": int(s.lead),
        "last_round": s.ending,
        "ending": ending_view(s),
        "waiting": waiting_word(s),
        "order": [int((s.lead + k) % s.players) for k in range(s.players)],
        "grid": grid_view(s),
        "ships": [ship_view(s, ship) for ship in range(c.SHIPS)],
        "tokens": {COLOUR_KEYS[k]: id_at(s, TOKEN_AT + k) for k in range(c.COLOURS)},
        "display": [place_view(s, place) for place in range(c.DISPLAY)],
        "greenhouses": row_view(s),
        "majorities": majorities_view(s),
        "market": [s.columns.ids[s.columns.large0 + k] for k in bits_of(s.market)],
        "progress": progress_view(s),
        "bag": {COLOUR_KEYS[k]: int(s.common[BAG + k]) for k in range(c.COLOURS)},
        "supply": {COLOUR_KEYS[k]: int(s.common[SUPPLY + k]) for k in range(c.COLOURS)},
        "labs": stack_view(s),
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "solo": solo_view(s),
        "options": dict(zip(OPTIONS, options_of(s), strict=True)),
        "question": question_view(s),
        "chains": running_chains(s),
        "this_turn": {"acted": s.acted},
        "seal": int(s.seal),
    }


def progress(s: FromTheMoonState) -> Progress:
    return Progress(None, round_now(s), int(s.cur), phase_word(s))


def round_now(s: FromTheMoonState) -> int:
    return int(s.turns // s.players) + 1


def phase_word(s: FromTheMoonState) -> str:
    if s.phase < P_CHOOSE:
        return "set-up"
    if s.phase < P_TURNS:
        return "choice"
    return "over" if s.phase == P_OVER else "turns"


def waiting_word(s: FromTheMoonState) -> int | str:
    if s.waiting == CHANCE:
        return "nature"
    return "over" if s.waiting == OVER else int(s.waiting)


def id_at(s: FromTheMoonState, k: i64) -> str | None:
    return id_or_none(s, s.common[k])


# --- the Moon


def grid_view(s: FromTheMoonState) -> View:
    return {
        "rows": int(s.grid.rows),
        "columns": int(s.grid.columns),
        "tiles": [tile_view(s, tile) for tile in range(s.grid.tiles)],
        "points": [point_view(s, point) for point in range(s.grid.points)],
    }


def tile_view(s: FromTheMoonState, tile: i64) -> View:
    n = s.tile[tile * TILE + T_ROVER]
    rover: View | None = None
    if n > 0:
        rover = {"owner": owner_word((n - 1) // c.ROVERS), "number": int((n - 1) % c.ROVERS) + 1}
    first = tile * SIDES
    return {
        "tile": int(tile),
        "row": int(tile // s.grid.columns) + 1,
        "column": int(tile % s.grid.columns) + 1,
        "card": id_or_none(s, terrain(s, tile)),
        "cubes": {COLOUR_KEYS[k]: int(cubes(s, tile, k)) for k in range(c.COLOURS)},
        "rover": rover,
        "corner": s.grid.corner_tile(tile),
        "points": [int(s.grid.corners[k]) for k in range(first, first + SIDES)],
    }


def point_view(s: FromTheMoonState, point: i64) -> View:
    columns = s.grid.columns + 1
    first = point * SIDES
    return {
        "point": int(point),
        "row": int(point // columns) + 1,
        "column": int(point % columns) + 1,
        "owner": owner_word(s.point[point] - 1),
        "space": is_space(s, point),
        "tiles": [int(s.grid.touched[k]) for k in range(first, first + SIDES) if s.grid.touched[k] >= 0],
    }


# --- the ships


def ship_view(s: FromTheMoonState, ship: i64) -> View:
    columns = s.columns
    n = columns.parts[ship * c.SEATS + s.players - 1]
    away = (s.launched >> ship) & 1 == 1
    to_come = not away and s.phase != P_OVER
    return {
        "ship": SHIP_KEYS[ship],
        "launched": away,
        "launched_on": int(s.common[LAUNCH_AT + ship]) if away and s.players == 1 else None,
        "first": int(columns.bonus[2 * ship]),
        "second": int(columns.bonus[2 * ship + 1]),
        "parts": [part_view(s, ship, part) for part in range(n)],
        "left": sum(int(part_at(s, ship, part, R_OWNER)) < 0 for part in range(n)),
        "standings": [int(own(s, seat, MISSION_AT + ship)) for seat in range(s.players)],
        "pays": [int(launch_pays(s, seat, ship)) if to_come else 0 for seat in range(s.players)],
        "paid": [int(launch_pays(s, seat, ship)) if away else 0 for seat in range(s.players)],
    }


def launch_pays(s: FromTheMoonState, seat: i64, ship: i64) -> i64:
    """Return what this seat would get if the ship launched now, or what it got: nothing of a launched ship changes any more."""
    return solo_bonus(s, ship) if s.players == 1 else launch_bonus(s, seat, ship)


def part_view(s: FromTheMoonState, ship: i64, part: i64) -> View:
    columns = s.columns
    i = ship * c.PARTS + part
    mission = part_at(s, ship, part, R_MISSION)
    improver = part_at(s, ship, part, R_CUBE)
    owner = part_at(s, ship, part, R_OWNER)
    away = (s.launched >> ship) & 1 == 1
    cost: dict[str, int] = {}
    if mission >= 0:
        cost = bag(columns.cost, mission * PRICED)
    return {
        "part": int(part) + 1,
        "mission": id_or_none(s, mission),
        "cost": cost,
        "points": int(columns.points[mission]) if mission >= 0 else 0,
        "owner": number_or_none(owner),
        "improver": number_or_none(improver),
        "improve_cost": bag(columns.improve_cost, i * PRICED),
        "improve_points": int(columns.improve_points[i]),
        "improvable": owner >= 0 and improver < 0 and not away and not complete(s, ship),
    }


# --- the rest of the table


def place_view(s: FromTheMoonState, place: i64) -> View:
    """Rows are counted from the bottom, where there is no surcharge."""
    return {
        "place": int(place),
        "row": int(place // c.DISPLAY_COLUMNS) + 1,
        "column": int(place % c.DISPLAY_COLUMNS) + 1,
        "surcharge": bag(s.columns.price, row_price(place) * PRICED),
        "card": id_at(s, DISPLAY_AT + place),
    }


def row_view(s: FromTheMoonState) -> View:
    """The greenhouse row; a tile from the stack costs the surcharge."""
    k = 2 * (s.players - 1)
    stack = from_stack(s)
    return {
        "right": int(s.right),
        "left": int(s.left),
        "stack": int(s.houses),
        "surcharge": bag(s.columns.price, FOR_STACK * PRICED) if stack else {},
        "filled": [int(s.columns.row_filled[k]), int(s.columns.row_filled[k + 1])],
    }


def stack_view(s: FromTheMoonState) -> View:
    """Only the order is hidden (F13.1)."""
    columns = s.columns
    return {
        "count": int(s.labs_left),
        "cards": {columns.ids[columns.lab0 + lab]: int(s.stack[lab]) for lab in range(columns.labs) if s.stack[lab] > 0},
    }


def solo_view(s: FromTheMoonState) -> View | None:
    if s.players > 1:
        return None
    return {
        "difficulty": s.columns.difficulty_ids[s.difficulty],
        "objectives": [objective_view(s, o) for o in bits_of(s.objectives)],
        "rover_cards": bits_of(s.rover_cards),
        "lost": LOSSES[s.lost],
        "won": s.phase == P_OVER and won(s),
        "medal": medal_earned(s),
    }


def medal_earned(s: FromTheMoonState) -> str | None:
    earned: i64 = -1
    if s.phase == P_OVER:
        earned = medal(s, scores(s)[0])
    return s.columns.medal_ids[earned] if earned >= 0 else None


def solo_result(s: FromTheMoonState) -> SoloResult | None:
    if s.players > 1 or s.phase != P_OVER:
        return None
    columns = s.columns
    objectives = [(columns.ids[columns.objective0 + o], objective_met(s, o)) for o in bits_of(s.objectives)]
    return SoloResult(
        columns.difficulty_ids[s.difficulty], objectives, won(s), LOSSES[s.lost], medal_earned(s), id_or_none(s, own(s, 0, FACTION))
    )


def objective_count(s: FromTheMoonState, face: i64) -> i64:
    """Return how far an objective is; where launches are asked for, how many went as they should."""
    columns = s.columns
    if columns.least[face] > 0:
        return count(s, 0, columns.count[face], -1)
    n: i64 = 0
    for ship in range(c.SHIPS):
        wanted = columns.launch[face * c.SHIPS + ship]
        if wanted > 0 and s.common[LAUNCH_AT + ship] == wanted:
            n += 1
    return n


def objective_view(s: FromTheMoonState, o: i64) -> View:
    columns = s.columns
    face = columns.objective0 + o
    launches = {SHIP_KEYS[ship]: int(columns.launch[face * c.SHIPS + ship]) for ship in range(c.SHIPS)}
    return {
        "card": columns.ids[face],
        "count": int(objective_count(s, face)),
        "least": int(columns.least[face]),
        "space": int(columns.step[face]) if columns.step[face] > 0 else None,
        "launch": launches if columns.least[face] == 0 else None,
        "met": objective_met(s, o),
    }

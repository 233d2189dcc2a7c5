"""The view of one seat: its goods, its board, its team, and what it would score and gain now."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import group, links
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_KEYS
from moonbase.games.fromthemoon.rules.table.plain import bits_of, id_or_none, number_or_none
from moonbase.games.fromthemoon.rules.table.state import (
    EXPERT_AT,
    FACTION,
    FOOD_RATE,
    GROUNDS,
    HOUSES,
    LAB_N,
    LARGE_AT,
    PAWN,
    PROGRESS_AT,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    RECRUIT_AT,
    ROVER_AT,
    SCORE_N,
    SMALL_BUILT,
    SMALL_OPEN,
    UPGRADES,
    FromTheMoonState,
    basics,
    buildings,
    crew,
    experts,
    improvements,
    own,
    part_at,
    riders_of,
    specialists,
    team,
)
from moonbase.games.fromthemoon.rules.work.gather import mouths
from moonbase.games.fromthemoon.rules.work.score import achievement_points, end_points, final_score, majority_points, resource_points
from moonbase.games.fromthemoon.view.around import around_view
from moonbase.games.fromthemoon.view.income import income_view
from moonbase.games.fromthemoon.view.prices import bonuses_view, prices_view
from moonbase.games.fromthemoon.view.research import chains_view, lab_row, next_foundation


def seat_view(s: FromTheMoonState, seat: i64) -> View:
    return {
        "seat": int(seat),
        "goods": {GOOD_KEYS[k]: int(own(s, seat, k)) for k in range(c.GOODS)},
        "capacity": int(own(s, seat, c.BATTERY)),
        "energy": int(own(s, seat, c.ENERGY)),
        "achievements": int(own(s, seat, c.ACHIEVEMENT)),
        "score": int(own(s, seat, SCORE_N)),
        "final": final_view(s, seat),
        "faction": id_or_none(s, own(s, seat, FACTION)),
        "faction_building": faction_building(s, seat),
        "food_for_energy": int(own(s, seat, FOOD_RATE)),
        "team": team_view(s, seat),
        "around": around_view(s, seat),
        "greenhouses": {"count": int(own(s, seat, HOUSES)), "improved": int(own(s, seat, UPGRADES)), "spaces": int(c.GREENHOUSES)},
        "income": income_view(s, seat),
        "mouths": int(mouths(s, seat)),
        "prices": prices_view(s, seat),
        "bonuses": bonuses_view(s, seat),
        "foundations": int(own(s, seat, GROUNDS)),
        "labs": [lab_row(s, seat, row) for row in range(c.LAB_ROWS)],
        "new_lab": chains_view(s, seat),
        "next_foundation": next_foundation(s, seat),
        "lab_count": int(own(s, seat, LAB_N)),
        "small": {"open": small_ids(s, own(s, seat, SMALL_OPEN)), "built": small_ids(s, own(s, seat, SMALL_BUILT))},
        "large": [id_or_none(s, own(s, seat, LARGE_AT + slot)) for slot in range(c.LARGE_SLOTS)],
        "buildings": buildings_view(s, seat),
        "improvements": parts_of(s, seat, R_CUBE),
        "cubes_left": int(s.columns.cubes - improvements(s, seat)),
        "missions": missions_view(s, seat),
        "pawn": int(own(s, seat, PAWN)) + 1,
        "asks": progress_card(s, seat),
    }


# --- points


def final_view(s: FromTheMoonState, seat: i64) -> View:
    """Return the points of the seat if the game ended now, part by part."""
    tiles = [own(s, seat, LARGE_AT + slot) for slot in range(c.LARGE_SLOTS)]
    return {
        "total": int(final_score(s, seat)),
        "score": int(own(s, seat, SCORE_N)),
        "achievement_majority": int(majority_points(s, seat, 0)),
        "improvement_majority": int(majority_points(s, seat, 1)),
        "resources": int(resource_points(s, seat)),
        "achievements": int(achievement_points(s, seat)),
        "end_tiles": {s.columns.ids[face]: int(end_points(s, seat, face)) for face in tiles if face >= 0 and s.columns.when[face] == c.END},
    }


def progress_card(s: FromTheMoonState, seat: i64) -> str | None:
    """The progress tile under the pawn, if it is still on the track."""
    space = own(s, seat, PAWN)
    return None if space >= c.STEPS else id_or_none(s, s.common[PROGRESS_AT + space])


# --- the team


def team_view(s: FromTheMoonState, seat: i64) -> View:
    return {
        "rovers": [rover_view(s, seat, rover) for rover in range(c.ROVERS)],
        "astronauts": int(team(s, seat)),
        "specialists": int(specialists(s, seat)),
        "recruits_left": {COLOUR_KEYS[k]: int(c.RECRUITS - own(s, seat, RECRUIT_AT + k)) for k in range(c.COLOURS)},
        "markers_left": {COLOUR_KEYS[k]: int(c.MARKERS - own(s, seat, EXPERT_AT + k)) for k in range(c.COLOURS)},
    }


def rover_view(s: FromTheMoonState, seat: i64, rover: i64) -> View:
    riders = crew(s, seat, rover)
    return {
        "number": int(rover) + 1,
        "tile": number_or_none(own(s, seat, ROVER_AT + rover)),
        "basic": {COLOUR_KEYS[k]: int(basics(riders, k)) for k in range(c.COLOURS)},
        "specialists": {COLOUR_KEYS[k]: int(experts(riders, k)) for k in range(c.COLOURS)},
        "free": int(s.rover_seats - riders_of(riders)),
    }


# --- the board


def small_ids(s: FromTheMoonState, mask: i64) -> list[str]:
    return [s.columns.ids[s.columns.small0 + k] for k in bits_of(mask)]


def faction_building(s: FromTheMoonState, seat: i64) -> View | None:
    face = own(s, seat, FACTION)
    if face < 0:
        return None
    house = s.columns.house0 + face - s.columns.faction0
    return {"card": s.columns.ids[house], "built": house == own(s, seat, LARGE_AT) or house == own(s, seat, LARGE_AT + 1)}


def buildings_view(s: FromTheMoonState, seat: i64) -> View:
    on_map = sum(int(s.point[point] == seat + 1) for point in range(s.grid.points))
    return {
        "count": int(buildings(s, seat)),
        "miniatures_left": int(c.SMALL_SLOTS + c.LARGE_SLOTS) - on_map,
        "links": int(links(s, seat)),
        "group": int(group(s, seat)),
    }


# --- ships


def parts_of(s: FromTheMoonState, seat: i64, field: i64) -> dict[str, list[int]]:
    """The parts of each ship that are the seat's, counted from 1."""
    out: dict[str, list[int]] = {}
    for ship in range(c.SHIPS):
        out[SHIP_KEYS[ship]] = [int(part) + 1 for part in range(c.PARTS) if part_at(s, ship, part, field) == seat]
    return out


def missions_view(s: FromTheMoonState, seat: i64) -> list[str]:
    out: list[str] = []
    for ship in range(c.SHIPS):
        for part in range(c.PARTS):
            if part_at(s, ship, part, R_OWNER) == seat:
                out.append(s.columns.ids[part_at(s, ship, part, R_MISSION)])
    return out

"""Nature's seat: what may be dealt or drawn, and by what odds."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.game import OVER
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import A_DEAL, A_LEAD, A_ZONE, action
from moonbase.games.fromthemoon.rules.table.state import (
    FACTION,
    P_DISPLAY,
    P_FACTIONS,
    P_LARGE,
    P_LEAD,
    P_MISSIONS,
    P_OBJECTIVES,
    P_PROGRESS,
    P_ROVERS,
    P_SMALL,
    P_TERRAIN,
    P_TOKENS,
    P_ZONES,
    PART,
    PROGRESS_AT,
    SMALL_OPEN,
    TILE,
    TOKEN_AT,
    FromTheMoonState,
    frame,
    is_space,
    own,
)
from moonbase.games.fromthemoon.rules.work.drawing import draw_lab, lab_outcomes, rover_outcomes


def outcomes(s: FromTheMoonState, out: vec[i64]) -> i64:
    """List everything that nature may do now, in ascending order."""
    if s.waiting == OVER:
        return 0
    if s.frame_n > 0:
        return FRAMES[frame(s, 0)].outcomes(s, out)
    if s.phase == P_DISPLAY:
        return lab_outcomes(s, out)
    if s.phase == P_ROVERS:
        return rover_outcomes(s, out)
    if s.phase == P_LEAD:
        for seat in range(s.players):
            out[seat] = action(A_LEAD, seat)
        return s.players
    if s.phase == P_ZONES:
        return zone_outcomes(s, out)
    return free_faces(s, out)


def zone_outcomes(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point):
            out[n] = action(A_ZONE, point)
            n += 1
    return n


# --- faces that are dealt once


def free_faces(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    columns = s.columns
    first = columns.terrain0
    last = columns.mission0
    if s.phase == P_MISSIONS:
        first = columns.mission0
        last = columns.token0
    elif s.phase == P_TOKENS:
        first = columns.token0
        last = columns.progress0
    elif s.phase == P_PROGRESS:
        first = columns.progress0
        last = columns.lab0
    elif s.phase == P_SMALL:
        first = columns.small0
        last = columns.large0
    elif s.phase == P_LARGE:
        first = columns.large0
        last = columns.faction0
    elif s.phase == P_FACTIONS:
        first = columns.faction0
        last = columns.house0
    elif s.phase == P_OBJECTIVES:
        first = columns.objective0
        last = columns.faces
    for face in range(first, last):
        if is_free(s, face):
            out[n] = action(A_DEAL, face)
            n += 1
    return n


def is_free(s: FromTheMoonState, face: i64) -> bool:
    """Tell whether this face may be dealt in this phase."""
    columns = s.columns
    if s.phase == P_TERRAIN:
        return columns.used_at(face, s.players) and not among(s.tile, 0, s.grid.tiles * TILE, TILE, face)
    if s.phase == P_MISSIONS:
        return columns.ship[face] == ship_dealt(s) and not among(s.part, 0, c.SHIPS * c.PARTS * PART, PART, face)
    if s.phase == P_TOKENS:
        return not among(s.common, TOKEN_AT, TOKEN_AT + c.COLOURS, 1, face)
    if s.phase == P_PROGRESS:
        return not among(s.common, PROGRESS_AT, PROGRESS_AT + c.STEPS, 1, face)
    if s.phase == P_LARGE:
        return (s.market >> (face - columns.large0)) & 1 == 0
    if s.phase == P_SMALL:
        seat = s.step // small_draws(s)
        return columns.level[face] == level_drawn(s) and (own(s, seat, SMALL_OPEN) >> (face - columns.small0)) & 1 == 0
    if s.phase == P_OBJECTIVES:
        return (s.objectives >> (face - columns.objective0)) & 1 == 0
    return faction_free(s, face)


def among(v: vec[i64], first: i64, last: i64, width: i64, face: i64) -> bool:
    i = first
    while i < last:
        if v[i] == face:
            return True
        i += width
    return False


def faction_free(s: FromTheMoonState, face: i64) -> bool:
    for seat in range(s.players):
        if own(s, seat, FACTION) == face:
            return False
    return True


def ship_dealt(s: FromTheMoonState) -> i64:
    """Return the ship whose mission tiles are being laid out."""
    left = s.step
    ship: i64 = 0
    while left >= parts_of(s, ship):
        left -= parts_of(s, ship)
        ship += 1
    return ship


def parts_of(s: FromTheMoonState, ship: i64) -> i64:
    """Count the parts of a ship in play (F1.6)."""
    i = ship * c.SEATS + s.players - 1
    return s.columns.parts[i]


def drawn_of(s: FromTheMoonState, level: i64) -> i64:
    """Count the small buildings of a level that a player draws: one more where some are kept (F1.24, F18.7)."""
    if s.small_tiles == 2:
        return s.columns.picked[level - 1] + 1
    return s.columns.picked[level - 1]


def small_draws(s: FromTheMoonState) -> i64:
    return drawn_of(s, 1) + drawn_of(s, 2) + drawn_of(s, 3)


def level_drawn(s: FromTheMoonState) -> i64:
    left = s.step % small_draws(s)
    level: i64 = 1
    while left >= drawn_of(s, level):
        left -= drawn_of(s, level)
        level += 1
    return level


def sample(s: FromTheMoonState, chance: Chance) -> i64:
    """Draw laboratories and cubes by their numbers, everything else evenly."""
    if s.frame_n > 0:
        return FRAMES[frame(s, 0)].sample(s, chance)
    if s.phase == P_DISPLAY:
        return draw_lab(s, chance)
    out = s.columns.scratch
    return out[chance.below(outcomes(s, out))]

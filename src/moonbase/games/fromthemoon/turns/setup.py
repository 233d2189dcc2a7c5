"""Nature's deals: the set-up (F1, F17), laboratories and cubes in play; and the choices of seats before the first turn."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.effects.standing import enforce
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import A_FACTION, SPAN
from moonbase.games.fromthemoon.rules.table.events import tell, tell_face
from moonbase.games.fromthemoon.rules.table.frames import Refill
from moonbase.games.fromthemoon.rules.table.state import (
    FACTION,
    HOUSES,
    P_CHOOSE,
    P_CUBES,
    P_DISPLAY,
    P_FACTIONS,
    P_KEEP,
    P_LARGE,
    P_LEAD,
    P_MISSIONS,
    P_OBJECTIVES,
    P_PROGRESS,
    P_ROVERS,
    P_SMALL,
    P_TERRAIN,
    P_TOKENS,
    P_TURNS,
    P_ZONES,
    PART,
    PROGRESS_AT,
    SEAT,
    SMALL_OPEN,
    T_TERRAIN,
    TILE,
    TOKEN_AT,
    FromTheMoonState,
    frame,
    own,
    push,
    set_own,
)
from moonbase.games.fromthemoon.rules.table.supply import gain
from moonbase.games.fromthemoon.rules.work.drawing import show_lab
from moonbase.games.fromthemoon.rules.work.solo import place_dummy_building, place_dummy_rover, shuffle_rover_cards
from moonbase.games.fromthemoon.turns.nature import drawn_of, parts_of, small_draws


def nature_acts(s: FromTheMoonState, log: list[Event] | None, a: i64) -> None:
    value = a % SPAN
    s.seal += 1
    if s.frame_n > 0:
        FRAMES[frame(s, 0)].deal(s, log, value)
    elif s.phase <= P_PROGRESS:
        lay_out(s, log, value)
    else:
        hand_out(s, log, value)


# --- the main board


def lay_out(s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
    step = s.step
    s.step += 1
    if s.phase == P_LEAD:
        s.lead = value
        s.cur = value
        tell(log, "lead", value)
        begin(s, P_TERRAIN)
        return
    tell_face(log, s.columns, "laid_out", s.lead, value)
    if s.phase == P_TERRAIN:
        s.tile[step * TILE + T_TERRAIN] = value
        if s.step == s.grid.tiles:
            begin(s, P_MISSIONS)
    elif s.phase == P_MISSIONS:
        lay_mission(s, step, value)
    elif s.phase == P_TOKENS:
        s.common[TOKEN_AT + step] = value
        if s.step == c.TOKENS:
            begin(s, P_DISPLAY)
    elif s.phase == P_DISPLAY:
        show_lab(s, None, step, value)
        if s.step == c.DISPLAY:
            begin(s, P_LARGE)
            if s.columns.large_shown[s.players - 1] == 0:
                begin(s, P_PROGRESS)
    elif s.phase == P_LARGE:
        s.market |= 1 << (value - s.columns.large0)
        if s.step == s.columns.large_shown[s.players - 1]:
            begin(s, P_PROGRESS)
    else:
        s.common[PROGRESS_AT + step] = value
        if s.step == c.STEPS:
            begin(s, P_CUBES)
            push(s, Refill.KIND, 0, s.columns.refill[s.common[PROGRESS_AT]], 0, 0, 0)


def begin(s: FromTheMoonState, phase: i64) -> None:
    s.phase = phase
    s.step = 0


def lay_mission(s: FromTheMoonState, step: i64, face: i64) -> None:
    ship: i64 = 0
    while step >= parts_of(s, ship):
        step -= parts_of(s, ship)
        ship += 1
    s.part[(ship * c.PARTS + step) * PART] = face
    if ship == c.SHIPS - 1 and step == parts_of(s, ship) - 1:
        begin(s, P_TOKENS)


# --- what players get


def hand_out(s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
    step = s.step
    s.step += 1
    if s.phase == P_SMALL:
        deal_small(s, log, step, value)
    elif s.phase == P_ZONES:
        place_dummy_building(s, log, value)
        if s.step == s.columns.dummy_buildings:
            begin(s, P_ROVERS)
            shuffle_rover_cards(s)
            skip_empty(s)
    elif s.phase == P_ROVERS:
        place_dummy_rover(s, log, value, step)
        if s.step == s.columns.dummy_rovers:
            begin(s, P_OBJECTIVES)
            skip_empty(s)
    elif s.phase == P_OBJECTIVES:
        s.objectives |= 1 << (value - s.columns.objective0)
        tell_face(log, s.columns, "laid_out", s.lead, value)
        if s.step == s.columns.difficulty[s.difficulty]:
            begin(s, P_CHOOSE)
    else:
        join(s, log, step, value)
        if s.step == s.players:
            after_factions(s)


def skip_empty(s: FromTheMoonState) -> None:
    """Skip phases with nothing to deal: an owner's tiles may leave the dummy without pieces, or a difficulty without objectives."""
    if s.phase == P_ZONES and s.columns.dummy_buildings == 0:
        begin(s, P_ROVERS)
        shuffle_rover_cards(s)
    if s.phase == P_ROVERS and s.columns.dummy_rovers == 0:
        begin(s, P_OBJECTIVES)
    if s.phase == P_OBJECTIVES and s.columns.difficulty[s.difficulty] == 0:
        begin(s, P_CHOOSE)


def deal_small(s: FromTheMoonState, log: list[Event] | None, step: i64, face: i64) -> None:
    """Deal small buildings: one draw for the table, or one for each seat (F1.24, F18.7)."""
    bit: i64 = 1 << (face - s.columns.small0)
    draws = small_draws(s)
    if s.small_tiles == 0:
        for seat in range(s.players):
            s.seat[seat * SEAT + SMALL_OPEN] |= bit
        tell_face(log, s.columns, "laid_out", s.lead, face)
    else:
        s.seat[step // draws * SEAT + SMALL_OPEN] |= bit
        tell_face(log, s.columns, "drew", step // draws, face)
        draws *= s.players
    if s.step < draws:
        return
    if s.players == 1:
        begin(s, P_ZONES)
        skip_empty(s)
    elif s.choose_factions == 1:
        begin(s, P_CHOOSE)
    else:
        begin(s, P_FACTIONS)


def join(s: FromTheMoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """Give a seat its faction, with what the set-up side of its card gives (F1.22, F1.23, F9.2)."""
    columns = s.columns
    set_own(s, seat, FACTION, face)
    tell_face(log, columns, "faction", seat, face)
    set_own(s, seat, c.BATTERY, columns.batteries[face])
    set_own(s, seat, c.ENERGY, columns.batteries[face])
    for good in range(c.RES):
        gain(s, None, seat, good, columns.start_goods[face * c.RES + good])
    n = columns.greenhouses[face]
    if n > s.houses:
        n = s.houses
    s.houses -= n
    set_own(s, seat, HOUSES, n)
    enforce(s, seat, face)


def after_factions(s: FromTheMoonState) -> None:
    if s.small_tiles == 2:
        begin(s, P_KEEP)
    else:
        begin_turns(s)


def begin_turns(s: FromTheMoonState) -> None:
    begin(s, P_TURNS)
    s.cur = s.lead


# --- seats that choose before the first turn


def chooser(s: FromTheMoonState) -> i64:
    """Return the seat that chooses. Factions: the last in turn order first (F18.6); small buildings: from the first player on."""
    if s.phase == P_CHOOSE:
        return (s.lead + s.players - 1 - s.step) % s.players
    return (s.lead + s.step // c.BUILDING_LEVELS) % s.players


def asked_first(s: FromTheMoonState) -> i64:
    """Return the seat that is to choose next or has the first turn."""
    if s.phase == P_TURNS:
        return s.lead
    return chooser(s)


def choose(s: FromTheMoonState, log: list[Event] | None, verb: i64, face: i64) -> None:
    seat = chooser(s)
    s.step += 1
    if verb == A_FACTION:
        join(s, log, seat, face)
        if s.step == s.players:
            after_factions(s)
    else:
        set_own(s, seat, SMALL_OPEN, own(s, seat, SMALL_OPEN) & ~(1 << (face - s.columns.small0)))
        tell_face(log, s.columns, "dropped", seat, face)
        if s.step == s.players * c.BUILDING_LEVELS:
            begin_turns(s)
    if asked_first(s) != seat:
        s.seal += 1


def droppable(s: FromTheMoonState, seat: i64, face: i64) -> bool:
    """Tell whether this is a small building of the level whose surplus is due."""
    if s.columns.level[face] != s.step % c.BUILDING_LEVELS + 1 or drawn_of(s, s.columns.level[face]) == 0:
        return False
    return (own(s, seat, SMALL_OPEN) >> (face - s.columns.small0)) & 1 == 1

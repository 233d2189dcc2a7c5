"""What a player may wonder about: the legal actions, and the closed ones that stand beside them on the table."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.program import operand
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.state import (
    AT_FACE,
    AT_STEP,
    DISPLAY_AT,
    F_CHAIN,
    F_EFFECT,
    F_HALVES,
    F_RESEARCH,
    F_TASKS,
    F_USE,
    GREENHOUSES,
    P_TURNS,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    ROVER_AT,
    SMALL_BUILT,
    SMALL_OPEN,
    TEAM,
    UNOPENED,
    A,
    B,
    FromTheMoonState,
    frame,
    lab_at,
    mine,
    part_at,
    rover_on,
)
from moonbase.games.fromthemoon.rules.turns.legal import legal_into
from moonbase.games.fromthemoon.rules.turns.settle import convertible
from moonbase.games.fromthemoon.rules.work.construct import own_house


def candidates(s: FromTheMoonState, seat: i64, out: vec[i64]) -> list[int]:
    if s.waiting != seat:
        return []
    n = legal_into(s, out)
    found = {int(out[i]) for i in range(n)}
    if s.phase == P_TURNS:
        if s.frame_n == 0:
            found.update(around(s))
        else:
            found.update(beside(s, frame(s, 0)))
        if convertible(s):
            found.add(int(action(a.A_CONVERT, c.FOOD)))
            found.add(int(action(a.A_CONVERT, c.ENERGY)))
    return sorted(found)


def around(s: FromTheMoonState) -> list[int]:
    """Everything that an action may do, open or not."""
    found = [int(a.GATHER), int(a.END_TURN)]
    for rover in range(c.ROVERS):
        for tile in range(s.grid.tiles):
            if mine(s, ROVER_AT + rover) < 0 or rover_on(s, tile) < 0:
                found.append(int(action(a.A_SEND, rover * a.TILE_SPAN + tile)))
    for which in range(3):
        found.extend(halves(s, which, 0))
    t = s.table
    for face in range(t.small0, t.large0):
        if ((mine(s, SMALL_OPEN) | mine(s, SMALL_BUILT)) >> (face - t.small0)) & 1 == 1:
            found.append(int(action(a.A_BUILD, face)))
    for face in range(t.large0, t.faction0):
        if (s.market >> (face - t.large0)) & 1 == 1:
            found.append(int(action(a.A_BUILD, face)))
    found.append(int(action(a.A_BUILD, own_house(s))))
    return found


def halves(s: FromTheMoonState, which: i64, done: i64) -> list[int]:
    """The halves of a development that are not done."""
    found: list[int] = []
    if which == GREENHOUSES:
        if done & 1 == 0:
            found.append(int(action(a.A_GREENHOUSE, 0)))
        if done & 2 == 0:
            found.append(int(action(a.A_UPGRADE, 0)))
        return found
    if which == TEAM:
        if done & 1 == 0:
            found.extend(crew_places(a.A_RECRUIT))
        if done & 2 == 0:
            found.extend(crew_places(a.A_TRAIN))
        return found
    if done & 1 == 0:
        found.append(int(action(a.A_FOUNDATION, 0)))
    if done & 2 == 0:
        found.extend(shown_labs(s))
    return found


def crew_places(verb: i64) -> list[int]:
    return [int(action(verb, colour * a.CREW_SPAN + rover)) for colour in range(c.COLOURS) for rover in range(c.ROVERS)]


def shown_labs(s: FromTheMoonState) -> list[int]:
    return [int(action(a.A_LAB, place)) for place in range(c.DISPLAY) if s.common[DISPLAY_AT + place] >= 0]


def beside(s: FromTheMoonState, kind: i64) -> list[int]:
    """What the open question could be about, open or not."""
    if kind == F_TASKS:
        found = [int(action(a.A_EFFECT, 0))]
        for colour in range(c.COLOURS):
            found.append(int(action(a.A_TAKE, colour)))
            found.append(int(action(a.A_ABILITY, colour)))
        return found
    if kind == F_HALVES:
        return halves(s, frame(s, A), frame(s, B))
    if kind == F_CHAIN:
        return labs_in(s, frame(s, A))
    if kind == F_USE:
        point = frame(s, A)
        touched = [s.grid.touched[k] for k in range(point * SIDES, point * SIDES + SIDES)]
        return [int(action(a.A_USE, tile)) for tile in touched if tile >= 0]
    if kind == F_RESEARCH:
        return [int(action(a.A_FOUNDATION, 0)), *shown_labs(s)]
    if kind == F_EFFECT:
        return of_effect(s)
    return []


def labs_in(s: FromTheMoonState, mask: i64) -> list[int]:
    found: list[int] = []
    for space in range(c.LABS):
        if (mask >> space) & 1 == 1:
            found.append(int(action(a.A_ACTIVATE, 2 * space)))
            if s.table.second[lab_at(s, s.cur, space)] != 0:
                found.append(int(action(a.A_ACTIVATE, 2 * space + 1)))
    return found


def of_effect(s: FromTheMoonState) -> list[int]:
    if frame(s, AT_STEP) == UNOPENED:
        found = [int(action(a.A_SIDE, 0))]
        if s.table.second[frame(s, AT_FACE)] != 0:
            found.append(int(action(a.A_SIDE, 1)))
        return found
    verb = operand(s, 0)
    if verb == c.APPROVE:
        return parts_of_approval(s, operand(s, c.AT_KIND), operand(s, c.AT_EXTRA))
    if verb == c.RECRUIT:
        return crew_places(a.A_RECRUIT)
    if verb == c.TRAIN:
        return crew_places(a.A_TRAIN)
    if verb == c.LAB:
        return shown_labs(s)
    if verb == c.GREENHOUSE:
        return [int(action(a.A_GREENHOUSE, operand(s, c.AT_EXTRA)))]
    return []


def parts_of_approval(s: FromTheMoonState, ships: i64, work: i64) -> list[int]:
    """The work that it is for, and where it is for one kind only, the other kind on parts that are ready for it."""
    found: list[int] = []
    for ship in range(c.SHIPS):
        if (ships >> ship) & 1 == 1:
            for part in range(c.PARTS):
                if part_at(s, ship, part, R_MISSION) >= 0:
                    missing = part_at(s, ship, part, R_OWNER) < 0
                    if missing or work != c.IMPROVE:
                        found.append(int(action(a.A_PART, ship * a.PART_SPAN + part)))
                    if work != c.CONSTRUCT or (not missing and part_at(s, ship, part, R_CUBE) < 0):
                        found.append(int(action(a.A_IMPROVE, ship * a.PART_SPAN + part)))
    return found

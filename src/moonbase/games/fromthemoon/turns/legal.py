"""Every open action of the seat that is waited on, or of nature, ascending."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES, convertible
from moonbase.games.fromthemoon.effects.pieces import (
    ground_choices,
    house_choices,
    lab_choices,
    recruit_choices,
    train_choices,
    upgrade_choices,
)
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import (
    A_BUILD,
    A_CONVERT,
    A_DROP,
    A_FACTION,
    A_SEND,
    END_TURN,
    GATHER,
    TILE_SPAN,
    action,
)
from moonbase.games.fromthemoon.rules.table.state import P_CHOOSE, P_KEEP, FromTheMoonState, frame, makes_energy, makes_food, rover_on
from moonbase.games.fromthemoon.rules.work.construct import buildable, own_house
from moonbase.games.fromthemoon.rules.work.price import can_build_somewhere
from moonbase.games.fromthemoon.rules.work.send import all_out, rover_home
from moonbase.games.fromthemoon.turns.nature import faction_free, outcomes
from moonbase.games.fromthemoon.turns.setup import droppable


def legal_into(s: FromTheMoonState, out: vec[i64]) -> i64:
    if s.waiting < 0:
        return outcomes(s, out)
    n: i64 = 0
    if s.frame_n > 0:
        n = FRAMES[frame(s, 0)].choices(s, out, False)
    elif s.phase == P_CHOOSE or s.phase == P_KEEP:
        return before_play(s, out)
    elif s.acted:
        out[0] = END_TURN
        n = 1
    else:
        n = turn_actions(s, out)
    if convertible(s):
        if makes_food(s):
            out[n] = action(A_CONVERT, c.FOOD)
            n += 1
        if makes_energy(s):
            out[n] = action(A_CONVERT, c.ENERGY)
            n += 1
    return n


def before_play(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    columns = s.columns
    if s.phase == P_CHOOSE:
        for face in range(columns.faction0, columns.house0):
            if faction_free(s, face):
                out[n] = action(A_FACTION, face)
                n += 1
        return n
    for face in range(columns.small0, columns.large0):
        if droppable(s, s.cur, face):
            out[n] = action(A_DROP, face)
            n += 1
    return n


def turn_actions(s: FromTheMoonState, out: vec[i64]) -> i64:
    n = send_actions(s, out)
    n = house_choices(s, out, n, True, False)
    n = upgrade_choices(s, out, n, True, False)
    n = recruit_choices(s, out, n, True, False)
    n = train_choices(s, out, n, True, False)
    n = build_actions(s, out, n)
    n = ground_choices(s, out, n, True, False)
    n = lab_choices(s, out, n, True, False)
    if all_out(s):
        out[n] = GATHER
        n += 1
    return n


def send_actions(s: FromTheMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for rover in range(c.ROVERS):
        if rover_home(s, rover):
            for tile in range(s.grid.tiles):
                if rover_on(s, tile) < 0:
                    out[n] = action(A_SEND, rover * TILE_SPAN + tile)
                    n += 1
    return n


def build_actions(s: FromTheMoonState, out: vec[i64], n: i64) -> i64:
    columns = s.columns
    for face in range(columns.small0, columns.faction0):
        if buildable(s, face) and can_build_somewhere(s, face, False):
            out[n] = action(A_BUILD, face)
            n += 1
    house = own_house(s)
    if buildable(s, house) and can_build_somewhere(s, house, False):
        out[n] = action(A_BUILD, house)
        n += 1
    return n

"""The actions that a player may ask about: the legal ones, and the closed ones beside them on the table."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.frames.halves import halves_left
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES, convertible
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.state import (
    P_TURNS,
    ROVER_AT,
    SMALL_BUILT,
    SMALL_OPEN,
    FromTheMoonState,
    frame,
    mine,
    rover_on,
)
from moonbase.games.fromthemoon.rules.work.construct import own_house
from moonbase.games.fromthemoon.turns.legal import legal_into


def candidates(s: FromTheMoonState, seat: i64, out: vec[i64]) -> list[int]:
    if s.waiting != seat:
        return []
    n = legal_into(s, out)
    found = {int(out[i]) for i in range(n)}
    if s.phase == P_TURNS:
        if s.frame_n == 0:
            found.update(around(s))
        else:
            found.update(FRAMES[frame(s, 0)].candidates(s))
        if convertible(s):
            found.add(int(action(a.A_CONVERT, c.FOOD)))
            found.add(int(action(a.A_CONVERT, c.ENERGY)))
    return sorted(found)


def around(s: FromTheMoonState) -> list[int]:
    """List everything that an action may do, open or not."""
    found = [int(a.GATHER), int(a.END_TURN)]
    for rover in range(c.ROVERS):
        for tile in range(s.grid.tiles):
            if mine(s, ROVER_AT + rover) < 0 or rover_on(s, tile) < 0:
                found.append(int(action(a.A_SEND, rover * a.TILE_SPAN + tile)))
    for which in range(3):
        found.extend(halves_left(s, which, 0))
    columns = s.columns
    for face in range(columns.small0, columns.large0):
        if ((mine(s, SMALL_OPEN) | mine(s, SMALL_BUILT)) >> (face - columns.small0)) & 1 == 1:
            found.append(int(action(a.A_BUILD, face)))
    for face in range(columns.large0, columns.faction0):
        if (s.market >> (face - columns.large0)) & 1 == 1:
            found.append(int(action(a.A_BUILD, face)))
    found.append(int(action(a.A_BUILD, own_house(s))))
    return found

"""The actions that a player may ask about: the legal ones, and the closed ones beside them on the table."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import (
    A_ASSIMILATE,
    A_BUILD,
    A_CLAIM,
    A_FLIP,
    A_OBELISK,
    A_PARK,
    END_TURN,
    USE_EXPEDITION,
    action,
    place,
)
from moonbase.games.moon.rules.table.state import HAND_MAX, HAND_N, NOT_IN_PLAY, TAB, TAB_N, MoonState, held, own
from moonbase.games.moon.turns.legal import legal_into


def candidates(s: MoonState, seat: i64, out: vec[i64]) -> list[int]:
    if s.waiting != seat:
        return []
    n = legal_into(s, out)
    found = {int(out[i]) for i in range(n)}
    if s.frame_n == 0:
        found.update(around(s, seat))
    return sorted(found)


def around(s: MoonState, seat: i64) -> list[int]:
    """List every card in sight that could be asked about on a turn of this seat."""
    found = [int(USE_EXPEDITION), int(END_TURN)]
    for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
        found.append(int(action(A_BUILD, held(s, i))))
        found.append(int(action(A_ASSIMILATE, held(s, i))))
    for slot in range(own(s, seat, TAB_N)):
        colour = s.columns.colour[s.tab[seat * TAB + slot]]
        if colour == c.PINK:
            found.append(int(action(A_FLIP, slot)))
        elif colour == c.RED:
            found.append(int(action(A_OBELISK, slot)))
    for owner in range(s.players):
        if owner != seat:
            found.extend(spaces(s, owner))
    for r in range(s.columns.reputations):
        if s.reputation[r] != NOT_IN_PLAY:
            found.append(int(action(A_CLAIM, r)))
    return found


def spaces(s: MoonState, owner: i64) -> list[int]:
    """List all parking spaces of a Settlement."""
    found: list[int] = []
    for slot in range(own(s, owner, TAB_N)):
        colour = s.columns.colour[s.tab[owner * TAB + slot]]
        if colour == c.BLUE or colour == c.BASE:
            found.append(int(action(A_PARK, place(owner, slot, 0))))
        if colour == c.YELLOW or colour == c.BASE:
            found.append(int(action(A_PARK, place(owner, slot, 1))))
    return found

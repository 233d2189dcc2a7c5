"""The open actions of a turn, in order, and of nature."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.moon.effects.frames.kinds import FRAMES
from moonbase.games.moon.effects.verb import BY_CODE
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import (
    A_ASSIMILATE,
    A_CLAIM,
    A_FLIP,
    A_FREE,
    A_OBELISK,
    A_PARK,
    END_TURN,
    USE_EXPEDITION,
    action,
    place,
)
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    EXPEDITION,
    FLIPPED,
    HAND_MAX,
    HAND_N,
    NEW,
    ON_TABLE,
    SEAT,
    TAB,
    TAB_N,
    YELLOW_TAKEN,
    MoonState,
    colour_count,
    frame,
    good,
    held,
    own,
    resources,
)
from moonbase.games.moon.rules.work.count import count
from moonbase.games.moon.rules.work.price import can_build, can_build_free, free_right
from moonbase.games.moon.turns.nature import outcomes


def legal_into(s: MoonState, out: vec[i64]) -> i64:
    if s.waiting < 0:
        return outcomes(s, out)
    if s.frame_n > 0:
        return FRAMES[frame(s, 0)].choices(s, out)
    return turn_actions(s, s.cur, out)


def turn_actions(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if not s.main_done:
        n = main_actions(s, seat, out)
    if colour_count(s, seat, c.RED) > 0:
        n = obelisks(s, seat, out, n)
    if not s.parked and good(s, seat, c.ROVER) > 0:
        n = parkings(s, seat, out, n)
    if not s.flipped:
        n = flips(s, seat, out, n)
    if not s.explored and expedition_usable(s, seat):
        out[n] = USE_EXPEDITION
        n += 1
    if not s.claimed:
        n = claims(s, seat, out, n)
    if s.main_done:
        out[n] = END_TURN
        n += 1
    return n


def main_actions(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    first = seat * HAND_MAX
    last = first + own(s, seat, HAND_N)
    n: i64 = 0
    before: i64 = -1
    for i in range(first, last):
        face = held(s, i)
        if face != before and can_build(s, seat, face, 0):
            out[n] = face
            n += 1
        before = face
    if free_right(s, seat):
        before = -1
        for i in range(first, last):
            face = held(s, i)
            if face != before and can_build_free(s, seat, face, 0):
                out[n] = action(A_FREE, face)
                n += 1
            before = face
    before = -1
    for i in range(first, last):
        face = held(s, i)
        if face != before:
            out[n] = action(A_ASSIMILATE, face)
            n += 1
        before = face
    return n


def obelisks(s: MoonState, seat: i64, out: vec[i64], n: i64) -> i64:
    if not hand_has_construct(s, seat):
        return n
    for slot in range(own(s, seat, TAB_N)):
        i = seat * TAB + slot
        if s.columns.colour[s.tab[i]] == c.RED and s.tab_mark[i] & NEW == 0:
            out[n] = action(A_OBELISK, slot)
            n += 1
    return n


def hand_has_construct(s: MoonState, seat: i64) -> bool:
    """Tell whether there is a card in the hand that an Obelisk could construct."""
    free = free_right(s, seat)
    for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
        if can_build(s, seat, held(s, i), 0) or (free and can_build_free(s, seat, held(s, i), 0)):
            return True
    return False


def parkings(s: MoonState, seat: i64, out: vec[i64], n: i64) -> i64:
    colours = s.columns.colour
    for other in range(s.players):
        if other == seat:
            continue
        t = other * TAB
        at = action(A_PARK, place(other, 0, 0))
        for i in range(t, t + own(s, other, TAB_N)):
            face = s.tab[i]
            colour = colours[face]
            if colour == c.BLUE:
                if s.tab_mark[i] & BLUE_TAKEN == 0:
                    out[n] = at
                    n += 1
            elif colour == c.YELLOW:
                if s.tab_mark[i] & YELLOW_TAKEN == 0:
                    out[n] = at + 1
                    n += 1
            elif colour == c.BASE:
                if s.tab_mark[i] & BLUE_TAKEN == 0:
                    out[n] = at
                    n += 1
                if s.tab_mark[i] & YELLOW_TAKEN == 0:
                    out[n] = at + 1
                    n += 1
            at += 2
    return n


def flips(s: MoonState, seat: i64, out: vec[i64], n: i64) -> i64:
    left = colour_count(s, seat, c.PINK)
    i = seat * TAB
    while left > 0:
        face = s.tab[i]
        if s.columns.colour[face] == c.PINK:
            left -= 1
            if s.tab_mark[i] & FLIPPED == 0 and usable(s, seat, face):
                out[n] = action(A_FLIP, i - seat * TAB)
                n += 1
        i += 1
    return n


def expedition_usable(s: MoonState, seat: i64) -> bool:
    """Tell whether the Expedition is a bonus action that would do something (M10)."""
    face = own(s, seat, EXPEDITION)
    if face < 0 or s.columns.when[face] != c.BONUS or not usable(s, seat, face):
        return False
    row = s.columns.start[face]
    return BY_CODE[s.columns.rows[row]].brings(s, seat, row)


def claims(s: MoonState, seat: i64, out: vec[i64], n: i64) -> i64:
    for r in range(s.columns.reputations):
        if s.reputation[r] == ON_TABLE and requirement_met(s, seat, r):
            out[n] = action(A_CLAIM, r)
            n += 1
    return n


def requirement_met(s: MoonState, seat: i64, r: i64) -> bool:
    columns = s.columns
    k = 2 * r
    a = k + 1
    return count(s, seat, columns.require[k], columns.require[a], 0) >= columns.least[r]


def usable(s: MoonState, seat: i64, face: i64) -> bool:
    """Tell whether everything the program asks for can be paid, and each row has something to work on."""
    columns = s.columns
    if not payable(s, seat, face):
        return False
    row = columns.start[face]
    while columns.rows[row] != 0:
        if not BY_CODE[columns.rows[row]].usable(s, seat, row):
            return False
        row += c.WIDTH
    return True


def payable(s: MoonState, seat: i64, face: i64) -> bool:
    columns = s.columns
    owed = columns.pays_any[face]
    g = seat * SEAT
    for i in range(face * c.RES, face * c.RES + c.RES):
        if columns.pays[i] > s.seat[g]:
            return False
        owed += columns.pays[i]
        g += 1
    return owed == 0 or owed <= resources(s, seat)

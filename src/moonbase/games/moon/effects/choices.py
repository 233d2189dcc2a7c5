"""Open questions: which answers a waiting row allows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.moon.effects.ops import operand
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import (
    A_AMOUNT,
    A_BUILD,
    A_FLAG,
    A_FREE,
    A_HAND,
    A_KIND,
    A_PILE,
    A_PLACE,
    A_SEAT,
    DECLINE,
    action,
    place,
)
from moonbase.games.moon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_REGISTER,
    AT_SEAT,
    AT_STEP,
    BLUE_TAKEN,
    FLIPPED,
    HAND_MAX,
    HAND_N,
    TAB,
    TAB_N,
    YELLOW_TAKEN,
    MoonState,
    face_at,
    frame,
    good,
    held,
    lying_on,
    own,
)
from moonbase.games.moon.rules.work.price import can_build, can_build_free, free_right

MOST_AT_ONCE: Final[i64] = 400  # a question about a number has at most one answer more than this


def insert(out: vec[i64], n: i64, a: i64) -> i64:
    """Keep ``out[:n]`` ascending and free of duplicates."""
    i = n
    while i > 0 and out[i - 1] > a:
        i -= 1
    if i > 0 and out[i - 1] == a:
        return n
    k = n
    while k > i:
        out[k] = out[k - 1]
        k -= 1
    out[i] = a
    return n + 1


def row_choices(s: MoonState, out: vec[i64]) -> i64:
    """The answers to the row that the effect on top stands at, ascending; 0 when there is none to give."""
    seat = frame(s, AT_SEAT)
    verb = operand(s, 0)
    if verb == c.GAIN_ANY or verb == c.GAIN_KIND or verb == c.PAY_ANY:
        return kind_choices(s, seat, verb, out)
    if verb == c.BUILD:
        return build_choices(s, seat, out)
    if verb == c.PAY_UP_TO:
        return amount_choices(out, 1, up_to(s, seat))
    if verb == c.CONVERT:
        return convert_choices(s, seat, out)
    if verb == c.GIVE:
        return give_choices(s, seat, out)
    if verb == c.REWARD:
        for f in range(c.FLAGS):
            out[f] = action(A_FLAG, f)
        return c.FLAGS
    if verb == c.PRODUCE:
        return blue_choices(s, out)
    if verb == c.SWAP:
        return swap_choices(s, seat, out)
    if verb == c.REWARDS:
        return pile_choices(s, 0, frame(s, AT_REGISTER), out)
    return own_choices(s, seat, verb, out)


def kind_choices(s: MoonState, seat: i64, verb: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    extra = operand(s, c.AT_EXTRA)
    for k in range(c.RES):
        closed = verb == c.PAY_ANY and good(s, seat, k) == 0
        if verb == c.GAIN_KIND and extra == 1 and frame(s, AT_REGISTER) == k + 1:
            closed = True
        if not closed:
            out[n] = action(A_KIND, k)
            n += 1
    if verb == c.GAIN_ANY and extra == 1:
        out[n] = action(A_KIND, c.ROVER)
        n += 1
    return n


def up_to(s: MoonState, seat: i64) -> i64:
    have = good(s, seat, operand(s, c.AT_KIND))
    cap = operand(s, c.AT_CAP)
    if cap > 0 and have > cap:
        return cap
    return have


def amount_choices(out: vec[i64], least: i64, most: i64) -> i64:
    n: i64 = 0
    if most > least + MOST_AT_ONCE:
        most = least + MOST_AT_ONCE
    for k in range(least, most + 1):
        out[n] = action(A_AMOUNT, k)
        n += 1
    return n


def convert_choices(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    """First the kind to get; then, kind by kind, how many of the others to turn in, at least one in all (M15)."""
    step = frame(s, AT_STEP)
    if step == 0:
        return convert_targets(s, seat, out)
    target = frame(s, AT_REGISTER) % 8
    kind = step - 1
    if kind == target or good(s, seat, kind) == 0:
        out[0] = action(A_AMOUNT, 0)
        return 1
    least: i64 = 0
    if frame(s, AT_REGISTER) < 8 and not more_to_convert(s, seat, target, kind + 1):
        least = 1
    return amount_choices(out, least, good(s, seat, kind))


def convert_targets(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(c.RES):
        if more_to_convert(s, seat, k, 0):
            out[n] = action(A_KIND, k)
            n += 1
    return n


def more_to_convert(s: MoonState, seat: i64, target: i64, first: i64) -> bool:
    for k in range(first, c.RES):
        if k != target and good(s, seat, k) > 0:
            return True
    return False


def give_choices(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if frame(s, AT_STEP) == 0:
        for other in range(s.players):
            if other != seat:
                out[n] = action(A_SEAT, other)
                n += 1
        return n
    for k in range(c.RES):
        if good(s, seat, k) > 0:
            out[n] = action(A_KIND, k)
            n += 1
    return n


def blue_choices(s: MoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for seat in range(s.players):
        for slot in range(own(s, seat, TAB_N)):
            colour = s.table.colour[face_at(s, seat, slot)]
            if colour == c.BLUE or colour == c.BASE:
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
    return n


def pile_choices(s: MoonState, first: i64, used: i64, out: vec[i64]) -> i64:
    """Structures in the discard pile from a position on, less the positions in a mask."""
    n: i64 = 0
    for i in range(first, s.discard_n):
        if (used >> i) & 1 == 0:
            n = insert(out, n, action(A_PILE, s.discard[i]))
    return n


def swap_choices(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    if operand(s, c.AT_KIND) == c.DISCARD and frame(s, AT_STEP) == 0:
        return pile_choices(s, 0, 0, out)
    n: i64 = 0
    for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
        n = insert(out, n, action(A_HAND, held(s, i)))
    return n


def own_choices(s: MoonState, seat: i64, verb: i64, out: vec[i64]) -> i64:
    """Own cards: grey ones to put Hearts on, flipped ones to flip back, Rovers to recall."""
    n: i64 = 0
    for slot in range(own(s, seat, TAB_N)):
        i = seat * TAB + slot
        mark = s.tab_mark[i]
        if verb == c.PUT:
            if may_put(s, s.tab[i], lying_on(s, i)):
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
        elif verb == c.UNFLIP:
            if mark & FLIPPED != 0 and slot != frame(s, AT_ORIGIN):
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
        else:
            if mark & BLUE_TAKEN != 0:
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
            if mark & YELLOW_TAKEN != 0:
                out[n] = action(A_PLACE, place(seat, slot, 1))
                n += 1
    if verb == c.UNFLIP and n > 0 and (operand(s, c.AT_N) > 1 or s.table.when[frame(s, AT_FACE)] != c.FLIP):
        out[n] = DECLINE
        n += 1
    return n


def may_put(s: MoonState, face: i64, hearts: i64) -> bool:
    t = s.table
    if t.colour[face] != c.GREY or t.mirror[face] != 0:
        return False
    return hearts == 0 or operand(s, c.AT_KIND) != c.EMPTY_GREY


def build_choices(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    """An extra construct from a source that is open to the seat; declining is always possible."""
    source = operand(s, c.AT_KIND)
    n = build_pass(s, seat, source, False, out, 0)
    if free_right(s, seat):
        n = build_pass(s, seat, source, True, out, n)
    out[n] = DECLINE
    return n + 1


def build_pass(s: MoonState, seat: i64, source: i64, free: bool, out: vec[i64], n: i64) -> i64:
    if source == c.STACK or source == c.PREVIOUS:
        for face in range(s.table.structures):
            i = face
            if source == c.PREVIOUS:
                i = s.table.structures + face
            if s.decks[i] > 0:
                n = offer(s, seat, face, free, out, n)
        return n
    first: i64 = 0
    if source == c.TOP_3:
        first = s.discard_n - frame(s, AT_STEP)
    for i in range(first, s.discard_n):
        n = offer(s, seat, s.discard[i], free, out, n)
    return n


def offer(s: MoonState, seat: i64, face: i64, free: bool, out: vec[i64], n: i64) -> i64:
    less = operand(s, c.AT_EXTRA)
    if free:
        if can_build_free(s, seat, face, less):
            return insert(out, n, action(A_FREE, face))
    elif can_build(s, seat, face, less):
        return insert(out, n, action(A_BUILD, face))
    return n

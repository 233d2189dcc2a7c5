"""Constructing a structure: the bill, its discounts, the card's new place, and what follows from it (M5)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table.codes import (
    BASE,
    BLUE,
    FLAGS,
    GOODS,
    HAND,
    ON_SPEND,
    PREVIOUS,
    RED,
    RES,
    STACK,
    YELLOW,
)
from moonbase.games.moon.rules.table.columns import RULE_WILD, RULES
from moonbase.games.moon.rules.table.events import tell_built
from moonbase.games.moon.rules.table.frames import Discount
from moonbase.games.moon.rules.table.state import (
    BILL,
    COLOUR_AT,
    EVERYBODY,
    EXPEDITION_SEEN,
    FLAG_AT,
    INCOME,
    NEW,
    RULE_AT,
    SEAT,
    TAB,
    TAB_N,
    VOUCHERS,
    MoonState,
    add_own,
    drop,
    frame,
    good,
    own,
    push,
    set_own,
)
from moonbase.games.moon.rules.table.supply import pay, produce
from moonbase.games.moon.rules.table.zones import find_discard, off_discard, release
from moonbase.games.moon.rules.work.price import discount, expedition_discount, expedition_rule, flags_lacking, own_rule
from moonbase.games.moon.rules.work.triggers import watch

SOURCES = ("stack", "discard", "previous", "top", "discard", "hand")


def construct(s: MoonState, log: list[Event] | None, seat: i64, face: i64, source: i64, less: i64, free: bool) -> None:
    """Lay the card out and open its bill; where a discount leaves a choice, a frame asks which Resources are left out."""
    common = s.common
    for k in range(RES):
        common[BILL + k] = 0
    s.bill_face = face
    s.bill_source = source
    s.bill_off = 0
    if free:
        use_free_right(s, seat)
    elif s.columns.cost_n[face] > 0:
        for k in range(RES):
            common[BILL + k] = s.columns.cost[face * RES + k]
        s.bill_off = less + discount(s, seat, face)
    if expedition_at_work(s, seat, face, free):
        set_own(s, seat, EXPEDITION_SEEN, EVERYBODY)
    take_from(s, seat, face, source)
    if s.bill_off > 0:
        leave_out_missing(s, seat)
        push(s, Discount.KIND, seat, face, 0, 0, 0, 0)
    else:
        settle_bill(s, log, seat, free)


def expedition_at_work(s: MoonState, seat: i64, face: i64, free: bool) -> bool:
    """Tell whether the Expedition's rule makes this construct cheaper or possible: then everyone has seen it."""
    columns = s.columns
    if not free and columns.cost_n[face] > 0 and expedition_discount(s, seat, columns.colour[face]) > 0:
        return True
    return expedition_rule(s, seat, RULE_WILD) > 0 and flags_lacking(s, seat, face) > own_rule(s, seat, RULE_WILD)


def use_free_right(s: MoonState, seat: i64) -> None:
    """Use the Embassy's right first: it lapses sooner."""
    if s.free > 0:
        s.free -= 1
    else:
        add_own(s, seat, VOUCHERS, -1)


def bill_total(s: MoonState) -> i64:
    n: i64 = 0
    for i in range(BILL, BILL + RES):
        n += s.common[i]
    return n


def leave_out_missing(s: MoonState, seat: i64) -> None:
    """Leave out first what the seat does not have, so that only real choices are asked (M4.8)."""
    common = s.common
    for k in range(RES):
        lack = common[BILL + k] - good(s, seat, k)
        if lack > 0:
            common[BILL + k] -= lack
            s.bill_off -= lack


def leave_out(s: MoonState, kind: i64) -> None:
    s.common[BILL + kind] -= 1
    s.bill_off -= 1


def close_discount(s: MoonState, log: list[Event] | None) -> bool:
    """Finish the construct where the discount leaves nothing to choose; False: a choice is open."""
    if s.bill_off >= bill_total(s):
        for k in range(RES):
            s.common[BILL + k] = 0
    elif s.bill_off > 0:
        return False
    seat = frame(s, Discount.SEAT)
    drop(s)
    settle_bill(s, log, seat, False)
    return True


def settle_bill(s: MoonState, log: list[Event] | None, seat: i64, voucher: bool) -> None:
    """Pay, move the card, and let the Settlement react."""
    face = s.bill_face
    paid: list[int] | None = None
    if log is not None:
        paid = [s.common[BILL + k] for k in range(RES)]
    slots = own(s, seat, TAB_N)
    s.lapsing = own(s, seat, VOUCHERS)
    place_card(s, seat, face)
    if paid is not None:
        tell_built(log, s.columns, seat, face, paid, SOURCES[s.bill_source], voucher)
    for k in range(RES):
        n = s.common[BILL + k]
        if n > 0:
            pay(s, None, seat, k, n)
            watch(s, seat, ON_SPEND, k, slots, n)
            s.common[BILL + k] = 0
    s.built_colours |= 1 << s.columns.colour[face]
    s.bill_face = -1
    s.bill_source = 0
    s.bill_off = 0
    if s.columns.colour[face] == BLUE:
        produce(s, log, seat, face)


def take_from(s: MoonState, seat: i64, face: i64, source: i64) -> None:
    if source == HAND:
        release(s, seat, face)
    elif source == STACK:
        s.decks[face] -= 1
        s.stack_n -= 1
    elif source == PREVIOUS:
        s.decks[s.columns.structures + face] -= 1
        s.previous_n -= 1
    else:
        off_discard(s, find_discard(s, face))


def place_card(s: MoonState, seat: i64, face: i64) -> None:
    """Lay a structure (or a Base) into a Settlement and keep the sums right."""
    columns = s.columns
    colour = columns.colour[face]
    n = own(s, seat, TAB_N)
    i = seat * TAB + n
    s.tab[i] = face
    s.tab_mark[i] = 0
    if colour == RED:
        s.tab_mark[i] = NEW
    set_own(s, seat, TAB_N, n + 1)
    if colour == BASE:
        add_own(s, seat, COLOUR_AT + BLUE, 1)
        add_own(s, seat, COLOUR_AT + YELLOW, 1)
    else:
        add_own(s, seat, COLOUR_AT + colour, 1)
    if colour in (BLUE, BASE):
        row = s.seat
        for k in range(GOODS):
            row[seat * SEAT + INCOME + k] += columns.production[face * GOODS + k]
    if colour in (YELLOW, BASE):
        row = s.seat
        for f in range(FLAGS):
            row[seat * SEAT + FLAG_AT + f] += columns.flags[face * FLAGS + f]
    elif columns.when[face] != 0:
        enforce(s, seat, face, 1)


def enforce(s: MoonState, seat: i64, face: i64, sign: i64) -> None:
    """Put a card's standing rules and triggers in force for a seat, or with sign -1 out of force."""
    row = s.seat
    columns = s.columns
    for k in range(RULES):
        row[seat * SEAT + RULE_AT + k] += sign * columns.rules[face * RULES + k]


def lift_card(s: MoonState, seat: i64, slot: i64) -> i64:
    """Take a red structure out of a Settlement; nothing else ever leaves one."""
    t = seat * TAB
    face = s.tab[t + slot]
    n = own(s, seat, TAB_N) - 1
    for i in range(t + slot, t + n):
        s.tab[i] = s.tab[i + 1]
        s.tab_mark[i] = s.tab_mark[i + 1]
    s.tab[t + n] = 0
    s.tab_mark[t + n] = 0
    set_own(s, seat, TAB_N, n)
    add_own(s, seat, COLOUR_AT + RED, -1)
    enforce(s, seat, face, -1)
    return face

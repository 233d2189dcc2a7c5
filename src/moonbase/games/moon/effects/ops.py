"""The interpreter of card programs: do a row, or say that it waits for a seat or for nature.

A row that waits leaves everything it needs in its frame: the row itself, a register (units paid, Rovers moved, a chosen kind) and a step.
``choices`` lists the answers to a waiting row, ``answers`` takes one.
"""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.events import tell, tell_card, tell_hearts_on
from moonbase.games.moon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_REGISTER,
    AT_ROW,
    AT_SEAT,
    AT_STEP,
    BLUE_TAKEN,
    LOOKS,
    PARKED_N,
    REPUTATION_AT,
    TAB,
    TAB_N,
    TOKEN,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    add_own,
    frame,
    good,
    lying_on,
    own,
    remember_look,
    resources,
    set_frame,
    set_own,
)
from moonbase.games.moon.rules.table.supply import gain, pay
from moonbase.games.moon.rules.work.count import times

# --- what a row does
DONE: Final[i64] = 0
ASK: Final[i64] = 1
NATURE: Final[i64] = 2
STOP: Final[i64] = 3  # the effect ends here


def operand(s: MoonState, field: i64) -> i64:
    """A number of the row that the effect on top stands at."""
    i = frame(s, AT_ROW) + field
    return s.table.rows[i]


def amount(s: MoonState, seat: i64) -> i64:
    n = operand(s, c.AT_N)
    if n == c.X_HEARTS:
        n = s.x
    return n * times(s, seat, frame(s, AT_ROW), frame(s, AT_REGISTER))


def next_row(s: MoonState) -> None:
    set_frame(s, AT_ROW, frame(s, AT_ROW) + c.WIDTH)
    set_frame(s, AT_STEP, 0)


def perform(s: MoonState, log: list[Event] | None) -> i64:
    """Do the row that the effect on top stands at."""
    seat = frame(s, AT_SEAT)
    verb = operand(s, 0)
    if verb == c.GAIN:
        gain(s, log, seat, operand(s, c.AT_KIND), operand(s, c.AT_N))
        return DONE
    if verb == c.SCORE:
        gain(s, log, seat, c.HEART, amount(s, seat))
        return DONE
    if verb == c.PUT:
        return put(s, log, seat)
    if verb == c.FREE:
        s.free += 1
        return DONE
    if verb == c.VOUCHER:
        add_own(s, seat, VOUCHERS, 1)
        return DONE
    if verb == c.GATHER:
        gather(s, log, seat)
        return DONE
    if verb == c.SCRAP:
        scrap(s, log, seat)
        return DONE
    if verb == c.PAY or verb == c.PAY_ANY or verb == c.PAY_UP_TO:
        return settle_payment(s, log, seat, verb)
    if verb == c.BUILD or verb == c.SWAP:
        return reach(s, seat, verb)
    return ask_more(s, seat, verb)


def ask_more(s: MoonState, seat: i64, verb: i64) -> i64:
    """Rows that only ask: has everything been answered?"""
    step = frame(s, AT_STEP)
    n = operand(s, c.AT_N)
    if verb == c.GAIN_KIND:
        if step > 0 or amount(s, seat) == 0:
            return DONE
    elif verb == c.REWARDS and step == 0:
        set_frame(s, AT_REGISTER, 0)
    elif verb == c.GAIN_ANY or verb == c.REWARDS or verb == c.UNFLIP or verb == c.RECALL:
        if step >= n:
            return DONE
    elif verb == c.GIVE:
        if step > n or (step > 0 and resources(s, seat) == 0):
            return DONE
    elif verb == c.CONVERT:
        if step > c.RES:
            return DONE
    elif step > 0:
        return DONE
    return ASK


def put(s: MoonState, log: list[Event] | None, seat: i64) -> i64:
    """Hearts onto this card, or ask for a grey one."""
    if operand(s, c.AT_KIND) != c.THIS:
        if frame(s, AT_STEP) > 0:
            return DONE
        return ASK
    n = operand(s, c.AT_N)
    origin = frame(s, AT_ORIGIN)
    if origin >= REPUTATION_AT:
        s.reputation[s.table.reputations + origin - REPUTATION_AT] += n
    elif origin >= 0:
        s.tab_mark[seat * TAB + origin] += TOKEN * n
    tell_hearts_on(log, s.table, seat, frame(s, AT_FACE), n)
    return DONE


def settle_payment(s: MoonState, log: list[Event] | None, seat: i64, verb: i64) -> i64:
    """A payment that cannot be made ends the effect."""
    kind = operand(s, c.AT_KIND)
    n = operand(s, c.AT_N)
    step = frame(s, AT_STEP)
    if verb == c.PAY:
        if good(s, seat, kind) < n:
            return STOP
        pay(s, log, seat, kind, n)
        return DONE
    if verb == c.PAY_ANY:
        if step >= n:
            return DONE
        if resources(s, seat) == 0:
            return STOP
        return ASK
    if step > 0:
        return DONE
    if good(s, seat, kind) == 0:
        return STOP
    return ASK


def reach(s: MoonState, seat: i64, verb: i64) -> i64:
    """Extra constructs and swaps: open the source, let nature draw, then ask."""
    step = frame(s, AT_STEP)
    source = operand(s, c.AT_KIND)
    if verb == c.SWAP:
        if step == 2:
            return DONE
        if step == 1 and source == c.STACK:
            return NATURE
        return ASK
    if source == c.TOP_3 and step < 3 and s.stack_n > 0:
        return NATURE
    if source == c.STACK and step == 0:
        if s.stack_n == 0 or s.look_n == LOOKS:
            return DONE
        remember_look(s, seat)
        s.seal += 1
        set_frame(s, AT_STEP, 1)
    return ASK


def gather(s: MoonState, log: list[Event] | None, seat: i64) -> None:
    """Rover Stop: all own Rovers onto this card; those already on it stay and are not counted again (M15)."""
    slot = frame(s, AT_ORIGIN)
    here = lying_on(s, seat * TAB + slot)
    moved = good(s, seat, c.ROVER) + own(s, seat, PARKED_N) - here
    for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
        if s.table.colour[s.tab[i]] != c.GREY:
            s.tab_mark[i] = s.tab_mark[i] % TOKEN & ~(BLUE_TAKEN | YELLOW_TAKEN)
    set_own(s, seat, c.ROVER, 0)
    s.tab_mark[seat * TAB + slot] += (here + moved) * TOKEN
    set_own(s, seat, PARKED_N, here + moved)
    set_frame(s, AT_REGISTER, moved)
    tell(log, "gathered", seat)


def scrap(s: MoonState, log: list[Event] | None, seat: i64) -> None:
    """Reckless: the Rover just parked goes to the general supply and its space is free again."""
    owner = place_seat(s.park_at)
    slot = place_slot(s.park_at)
    clear_space(s, owner, slot, place_space(s.park_at))
    s.rovers_out -= 1
    tell_card(log, s.table, "scrapped", seat, s.tab[owner * TAB + slot])


def clear_space(s: MoonState, owner: i64, slot: i64, space: i64) -> None:
    """Take the Rover off a parking space; whoever calls says where it goes."""
    bit = BLUE_TAKEN
    if space == 1:
        bit = YELLOW_TAKEN
    s.tab_mark[owner * TAB + slot] &= ~bit
    add_own(s, owner, PARKED_N, -1)

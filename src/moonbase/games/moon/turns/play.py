"""Apply an action: a seat's turn, an answer, or nature."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.effects.frames.kinds import FRAMES
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import (
    A_ASSIMILATE,
    A_CLAIM,
    A_EXPEDITION,
    A_FLIP,
    A_FREE,
    A_OBELISK,
    A_PARK,
    SPAN,
    place_seat,
    place_slot,
    place_space,
)
from moonbase.games.moon.rules.table.events import tell_at, tell_borrowed, tell_card
from moonbase.games.moon.rules.table.frames import REPUTATION_AT, Obelisk
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    BORROWED,
    EVERYBODY,
    EXPEDITION,
    FLIPPED,
    PARKED_N,
    TAB,
    TAB_N,
    YELLOW_TAKEN,
    MoonState,
    add_own,
    frame,
    own,
    push,
)
from moonbase.games.moon.rules.table.supply import produce, take_reward
from moonbase.games.moon.rules.table.zones import hold, onto_discard, release
from moonbase.games.moon.rules.work.construct import construct, enforce, lift_card
from moonbase.games.moon.rules.work.triggers import start, watch
from moonbase.games.moon.turns.flow import end_turn
from moonbase.games.moon.turns.settle import settle
from moonbase.games.moon.turns.setup import nature_acts


def apply(s: MoonState, log: list[Event] | None, a: i64) -> None:
    """``a`` is legal; whoever calls has made sure."""
    if s.waiting < 0:
        nature_acts(s, log, a)
    elif s.frame_n > 0:
        FRAMES[frame(s, 0)].answer(s, log, a)
    else:
        act(s, log, s.cur, a // SPAN, a % SPAN)
    settle(s, log)


def act(s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
    if verb <= A_FREE:
        s.main_done = True
        construct(s, log, seat, value, c.HAND, 0, verb == A_FREE)
    elif verb == A_ASSIMILATE:
        assimilate(s, log, seat, value)
    elif verb == A_PARK:
        park(s, log, seat, value)
    elif verb == A_FLIP:
        flip(s, log, seat, value)
    elif verb == A_EXPEDITION:
        s.explored = True
        tell_card(log, s.columns, "expedition", seat, own(s, seat, EXPEDITION))
        start(s, seat, own(s, seat, EXPEDITION), -1)
    elif verb == A_CLAIM:
        claim(s, log, seat, value)
    elif verb == A_OBELISK:
        face = lift_card(s, seat, value)
        hold(s, seat, face, EVERYBODY)
        tell_card(log, s.columns, "obelisk", seat, face)
        push(s, Obelisk.KIND, seat, face, 0, 0, 0, 0)
    else:
        end_turn(s, log)


def assimilate(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    s.main_done = True
    release(s, seat, face)
    onto_discard(s, face)
    tell_card(log, s.columns, "assimilated", seat, face)
    take_reward(s, log, seat, face)
    watch(s, seat, c.ON_ASSIMILATE, 0, own(s, seat, TAB_N), 1)


def park(s: MoonState, log: list[Event] | None, seat: i64, at: i64) -> None:
    """Park the Rover, which now belongs to the other player (M7)."""
    owner = place_seat(at)
    i = owner * TAB + place_slot(at)
    face = s.tab[i]
    s.parked = True
    s.park_at = at
    add_own(s, seat, c.ROVER, -1)
    add_own(s, owner, PARKED_N, 1)
    tell_at(log, s.columns, "parked", seat, owner, face)
    if place_space(at) == 0:
        s.tab_mark[i] |= BLUE_TAKEN
        produce(s, log, seat, face)
    else:
        s.tab_mark[i] |= YELLOW_TAKEN
        common = s.common
        for f in range(c.FLAGS):
            common[BORROWED + f] += s.columns.flags[face * c.FLAGS + f]
        tell_borrowed(log, s.columns, seat, face)
    watch(s, seat, c.ON_PARK, 0, own(s, seat, TAB_N), 1)


def flip(s: MoonState, log: list[Event] | None, seat: i64, slot: i64) -> None:
    """Flip the card: its own effect comes first, then whatever watches for flips."""
    i = seat * TAB + slot
    s.flipped = True
    s.tab_mark[i] |= FLIPPED
    tell_card(log, s.columns, "flipped", seat, s.tab[i])
    watch(s, seat, c.ON_FLIP, 0, own(s, seat, TAB_N), 1)
    start(s, seat, s.tab[i], slot)


def claim(s: MoonState, log: list[Event] | None, seat: i64, r: i64) -> None:
    face = s.columns.reputation0 + r
    s.claimed = True
    s.reputation[r] = seat
    tell_card(log, s.columns, "claimed", seat, face)
    if s.columns.when[face] == c.CLAIMED:
        start(s, seat, face, REPUTATION_AT + r)
    else:
        enforce(s, seat, face, 1)

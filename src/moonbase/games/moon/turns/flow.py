"""The course of the game: turns end, hands are passed, Eras end (M3, M4, M13)."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table.codes import ERAS, GREY, RED, ROVER
from moonbase.games.moon.rules.table.events import tell, tell_era, tell_vouchers
from moonbase.games.moon.rules.table.state import (
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    HAND_MAX,
    HAND_N,
    NEW,
    P_OVER,
    PARKED_N,
    SEAT,
    TAB,
    TAB_N,
    VOUCHERS,
    MoonState,
    add_own,
    colour_count,
    own,
    set_own,
)
from moonbase.games.moon.rules.work.score import score_era, tell_end
from moonbase.games.moon.turns.rounds import begin_round, begin_turn
from moonbase.games.moon.turns.setup import begin_era, first_expedition


def end_turn(s: MoonState, log: list[Event] | None) -> None:
    seat = s.cur
    tell_vouchers(log, seat, s.lapsing + s.free)
    add_own(s, seat, VOUCHERS, -s.lapsing)
    s.lapsing = 0
    if colour_count(s, seat, RED) > 0:
        for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
            s.tab_mark[i] &= ~NEW
    s.seal += 1
    s.taken += 1
    if s.taken < s.players:
        s.cur = (seat + 1) % s.players
        begin_turn(s, log)
    elif own(s, seat, HAND_N) == 0:
        end_construction(s, log)
    else:
        pass_hands(s)
        if log is not None:
            tell(log, "passed", s.lead)
        if s.players > 2:
            s.lead = (s.lead + 1) % s.players
        begin_round(s, log)


def pass_left(v: vec[i64], players: i64, width: i64, field: i64) -> None:
    """Move one number of every seat's row to the next seat."""
    i = (players - 1) * width + field
    last = v[i]
    while i > field:
        v[i] = v[i - width]
        i -= width
    v[field] = last


def pass_hands(s: MoonState) -> None:
    """Pass hands left with their Expeditions; whoever gets one sees all of it."""
    for k in range(HAND_MAX):
        pass_left(s.hand, s.players, HAND_MAX, k)
    pass_left(s.seat, s.players, SEAT, HAND_N)
    pass_left(s.seat, s.players, SEAT, EXPEDITION)
    pass_left(s.seat, s.players, SEAT, EXPEDITION_SEEN)
    hand = s.hand
    for seat in range(s.players):
        bit: i64 = 1 << seat
        s.seat[seat * SEAT + EXPEDITION_SEEN] |= bit
        for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
            hand[i] |= bit


# --- the end of an Era


def end_construction(s: MoonState, log: list[Event] | None) -> None:
    move_first_expedition(s)
    for seat in range(s.players):
        gather_in(s, seat)
    shelve_deck(s)
    score_era(s, log)
    if s.era == ERAS:
        s.phase = P_OVER
        tell_era(log, "over", s.era)
        tell_end(s, log)
        return
    s.era += 1
    begin_era(s, log)


def move_first_expedition(s: MoonState) -> None:
    """Move the First Expedition on and, but for two players, the lead with it; the other Expeditions leave the game."""
    face = first_expedition(s)
    holder: i64 = 0
    for seat in range(s.players):
        if own(s, seat, EXPEDITION) == face:
            holder = seat
        set_own(s, seat, EXPEDITION, -1)
        set_own(s, seat, EXPEDITION_SEEN, 0)
    holder = (holder + s.expedition_moves) % s.players
    set_own(s, holder, EXPEDITION, face)
    set_own(s, holder, EXPEDITION_SEEN, EVERYBODY)
    if s.players == 2:
        s.lead = 1 - s.lead
    else:
        s.lead = holder
    s.cur = s.lead
    s.expeditions_left = 0


def gather_in(s: MoonState, seat: i64) -> None:
    """Bring Rovers on own cards home, and turn flipped cards back."""
    add_own(s, seat, ROVER, own(s, seat, PARKED_N))
    set_own(s, seat, PARKED_N, 0)
    for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
        if s.columns.colour[s.tab[i]] != GREY:
            s.tab_mark[i] = 0


def shelve_deck(s: MoonState) -> None:
    """Make stack and discard pile the previous-Era deck; what that was before leaves the game."""
    previous = s.columns.structures
    for face in range(previous):
        s.decks[previous + face] = s.decks[face]
        s.decks[face] = 0
    s.previous_n = s.stack_n + s.discard_n
    for i in range(s.discard_n):
        s.decks[previous + s.discard[i]] += 1
        s.discard[i] = 0
    s.stack_n = 0
    s.discard_n = 0

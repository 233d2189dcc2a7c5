"""The course of the game: set-up, Eras, rounds and turns (M1 to M4, M13)."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.actions import SPAN
from moonbase.games.moon.codes import BUILD, ERAS, FLAGS, GOODS, GREY, ON_PRODUCTION, RED, ROVER
from moonbase.games.moon.construct import place_card
from moonbase.games.moon.nature import laid_out
from moonbase.games.moon.ops import operand
from moonbase.games.moon.score import score_era
from moonbase.games.moon.state import (
    AT_SEAT,
    AT_STEP,
    BORROWED,
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    HAND_MAX,
    HAND_N,
    INCOME,
    NEW,
    ON_TABLE,
    P_BASES,
    P_DISCARD,
    P_EXPEDITIONS,
    P_HANDS,
    P_LEAD,
    P_OVER,
    P_REPUTATIONS,
    P_TURNS,
    PARKED_N,
    RULE_AT,
    SEAT,
    STAMP,
    TAB,
    TAB_N,
    VOUCHERS,
    MoonState,
    add_own,
    colour_count,
    frame,
    hand_size,
    own,
    set_frame,
    set_own,
)
from moonbase.games.moon.supply import gain
from moonbase.games.moon.tell import tell, tell_card, tell_number, tell_secret
from moonbase.games.moon.triggers import open_production
from moonbase.games.moon.zones import hold, onto_discard


def nature_acts(s: MoonState, log: list[Event] | None, a: i64) -> None:
    value = a % SPAN
    if s.frame_n > 0:
        drawn(s, log, value)
    elif s.phase == P_HANDS:
        deal_card(s, log, value)
    elif s.phase == P_DISCARD:
        take_stack(s, value)
        onto_discard(s, value)
        tell_card(log, s.table, "discard_opened", s.lead, value)
        begin_expeditions(s)
    elif s.phase == P_EXPEDITIONS:
        deal_expedition(s, log, value)
    else:
        set_up(s, log, value)


# --- set-up


def set_up(s: MoonState, log: list[Event] | None, value: i64) -> None:
    t = s.table
    if s.phase == P_LEAD:
        s.lead = value
        s.cur = value
        set_own(s, value, EXPEDITION, first_expedition(s))
        set_own(s, value, EXPEDITION_SEEN, EVERYBODY)
        s.phase = P_BASES
        tell(log, "lead", value)
    elif s.phase == P_BASES:
        place_card(s, s.step, value)
        gain(s, None, s.step, ROVER, 2)
        tell_card(log, t, "base", s.step, value)
        s.step += 1
        if s.step == s.players:
            s.phase = P_REPUTATIONS
            s.step = 0
    else:
        s.reputation[value - t.reputation0] = ON_TABLE
        tell_card(log, t, "reputation", 0, value)
        s.step += 1
        if s.step == 3 * laid_out(s.players):
            begin_era(s, log)


def first_expedition(s: MoonState) -> i64:
    if s.players <= 3:
        return s.table.first_small
    return s.table.first_large


# --- the start of an Era


def begin_era(s: MoonState, log: list[Event] | None) -> None:
    """Refill the Flags, produce, then deal: from here nature acts until the first turn."""
    tell_number(log, "era", s.era)
    for f in range(FLAGS):
        s.common[f] += 2 + s.era
    watched = False
    for seat in range(s.players):
        for k in range(GOODS):
            gain(s, log, seat, k, own(s, seat, INCOME + k))
        watched = watched or produces_more(s, seat)
    fill_stack(s)
    s.looks = 0
    s.look_n = 0
    s.round = 0
    s.step = 0
    if s.era == 1 or s.fresh_discard == 1:
        s.phase = P_DISCARD
    else:
        begin_expeditions(s)
    if watched:
        open_production(s)


def produces_more(s: MoonState, seat: i64) -> bool:
    return own(s, seat, RULE_AT + ON_PRODUCTION) > 0


def fill_stack(s: MoonState) -> None:
    """The Era's deck; at two players without the copies marked 3+ (M1)."""
    t = s.table
    s.stack_n = 0
    for face in range(t.structures):
        n: i64 = 0
        if t.era[face] == s.era:
            n = t.copies[face]
            if s.players == 2:
                n -= t.marked[face]
        s.decks[face] = n
        s.stack_n += n


def begin_expeditions(s: MoonState) -> None:
    t = s.table
    s.phase = P_EXPEDITIONS
    s.step = 0
    s.expeditions_left = 0
    for e in range(t.expeditions):
        face = t.expedition0 + e
        if t.era[face] == s.era and not (s.players == 2 and t.marked[face] > 0):
            s.expeditions_left |= 1 << e
    skip_first(s)


def skip_first(s: MoonState) -> None:
    """The seat with the First Expedition is dealt none."""
    if s.step < s.players and own(s, s.step, EXPEDITION) >= 0:
        s.step += 1
    if s.step == s.players:
        s.phase = P_HANDS
        s.step = 0


def deal_expedition(s: MoonState, log: list[Event] | None, face: i64) -> None:
    s.expeditions_left &= ~(1 << (face - s.table.expedition0))
    set_own(s, s.step, EXPEDITION, face)
    set_own(s, s.step, EXPEDITION_SEEN, 1 << s.step)
    tell_secret(log, s.table, "dealt_expedition", s.step, face)
    s.step += 1
    skip_first(s)


def take_stack(s: MoonState, face: i64) -> None:
    s.decks[face] -= 1
    s.stack_n -= 1


def deal_card(s: MoonState, log: list[Event] | None, face: i64) -> None:
    size = hand_size(s.players)
    seat = s.step // size
    take_stack(s, face)
    hold(s, seat, face, 1 << seat)
    tell_secret(log, s.table, "dealt", seat, face)
    s.step += 1
    if s.step == size * s.players:
        s.phase = P_TURNS
        s.step = 0
        s.seal += 1
        begin_round(s, log)


def drawn(s: MoonState, log: list[Event] | None, face: i64) -> None:
    """A card that an effect draws: turned up for all (an extra construct) or into the hand (a swap)."""
    seat = frame(s, AT_SEAT)
    take_stack(s, face)
    s.seal += 1
    if operand(s, 0) == BUILD:
        onto_discard(s, face)
        set_frame(s, AT_STEP, frame(s, AT_STEP) + 1)
        tell_card(log, s.table, "turned_up", seat, face)
    else:
        hold(s, seat, face, (1 << seat) + STAMP * s.look_n)
        set_frame(s, AT_STEP, 2)
        tell_secret(log, s.table, "drew", seat, face)


# --- rounds and turns


def begin_round(s: MoonState, log: list[Event] | None) -> None:
    s.round += 1
    s.taken = 0
    s.cur = s.lead
    tell_number(log, "round", s.round)
    begin_turn(s, log)


def begin_turn(s: MoonState, log: list[Event] | None) -> None:
    s.main_done = False
    s.parked = False
    s.flipped = False
    s.explored = False
    s.claimed = False
    s.spent = 0
    s.free = 0
    s.built_colours = 0
    s.park_at = 0
    common = s.common
    for f in range(FLAGS):
        common[BORROWED + f] = 0
    tell(log, "turn", s.cur)


def end_turn(s: MoonState, log: list[Event] | None) -> None:
    seat = s.cur
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
    """One number of every seat's row moves to the next seat."""
    i = (players - 1) * width + field
    last = v[i]
    while i > field:
        v[i] = v[i - width]
        i -= width
    v[field] = last


def pass_hands(s: MoonState) -> None:
    """Hands go left with their Expeditions; whoever gets one sees all of it."""
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
        tell_number(log, "over", s.era)
        return
    s.era += 1
    begin_era(s, log)


def move_first_expedition(s: MoonState) -> None:
    """The other Expeditions leave the game; the First one moves on and, but for two players, brings the lead with it."""
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
    """Rovers on own cards come home, flipped cards turn back."""
    add_own(s, seat, ROVER, own(s, seat, PARKED_N))
    set_own(s, seat, PARKED_N, 0)
    for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
        if s.table.colour[s.tab[i]] != GREY:
            s.tab_mark[i] = 0


def shelve_deck(s: MoonState) -> None:
    """Stack and discard pile become the previous-Era deck; what that was before leaves the game."""
    previous = s.table.structures
    for face in range(previous):
        s.decks[previous + face] = s.decks[face]
        s.decks[face] = 0
    s.previous_n = s.stack_n + s.discard_n
    for i in range(s.discard_n):
        s.decks[previous + s.discard[i]] += 1
        s.discard[i] = 0
    s.stack_n = 0
    s.discard_n = 0

"""Nature's deals: the set-up (M1), the start of an Era (M2, M3) and the cards that effects draw."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.effects.frames.kinds import on_top
from moonbase.games.moon.rules.table.actions import SPAN
from moonbase.games.moon.rules.table.codes import FLAGS, GOODS, ON_PRODUCTION, ROVER
from moonbase.games.moon.rules.table.events import tell, tell_card, tell_era, tell_secret
from moonbase.games.moon.rules.table.state import (
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    INCOME,
    ON_TABLE,
    P_BASES,
    P_DISCARD,
    P_EXPEDITIONS,
    P_HANDS,
    P_LEAD,
    P_REPUTATIONS,
    P_TURNS,
    RULE_AT,
    MoonState,
    hand_size,
    own,
    set_own,
)
from moonbase.games.moon.rules.table.supply import gain
from moonbase.games.moon.rules.table.zones import hold, onto_discard
from moonbase.games.moon.rules.work.construct import place_card
from moonbase.games.moon.rules.work.triggers import open_production
from moonbase.games.moon.turns.nature import laid_out
from moonbase.games.moon.turns.rounds import begin_round


def nature_acts(s: MoonState, log: list[Event] | None, a: i64) -> None:
    value = a % SPAN
    if s.frame_n > 0:
        take_stack(s, value)
        s.seal += 1
        on_top(s).drawn(s, log, value)
    elif s.phase == P_HANDS:
        deal_card(s, log, value)
    elif s.phase == P_DISCARD:
        take_stack(s, value)
        onto_discard(s, value)
        tell_card(log, s.columns, "discard_opened", s.lead, value)
        begin_expeditions(s)
    elif s.phase == P_EXPEDITIONS:
        deal_expedition(s, log, value)
    else:
        set_up(s, log, value)


# --- set-up


def set_up(s: MoonState, log: list[Event] | None, value: i64) -> None:
    columns = s.columns
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
        tell_card(log, columns, "base", s.step, value)
        s.step += 1
        if s.step == s.players:
            s.phase = P_REPUTATIONS
            s.step = 0
    else:
        s.reputation[value - columns.reputation0] = ON_TABLE
        tell_card(log, columns, "reputation", 0, value)
        s.step += 1
        if s.step == 3 * laid_out(s.players):
            begin_era(s, log)


def first_expedition(s: MoonState) -> i64:
    if s.players <= 3:
        return s.columns.first_small
    return s.columns.first_large


# --- the start of an Era


def begin_era(s: MoonState, log: list[Event] | None) -> None:
    """Refill the Flags, produce, then deal: from here nature acts until the first turn."""
    tell_era(log, "era", s.era)
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
    """Fill the stack with the Era's deck; at two players without the copies marked 3+ (M1)."""
    columns = s.columns
    s.stack_n = 0
    for face in range(columns.structures):
        n: i64 = 0
        if columns.era[face] == s.era:
            n = columns.in_play(face, s.players)
        s.decks[face] = n
        s.stack_n += n


def begin_expeditions(s: MoonState) -> None:
    columns = s.columns
    s.phase = P_EXPEDITIONS
    s.step = 0
    s.expeditions_left = 0
    for e in range(columns.expeditions):
        face = columns.expedition0 + e
        if columns.era[face] == s.era and columns.in_play(face, s.players) > 0:
            s.expeditions_left |= 1 << e
    skip_first(s)


def skip_first(s: MoonState) -> None:
    """Skip the seat with the First Expedition, which is dealt none."""
    if s.step < s.players and own(s, s.step, EXPEDITION) >= 0:
        s.step += 1
    if s.step == s.players:
        s.phase = P_HANDS
        s.step = 0


def deal_expedition(s: MoonState, log: list[Event] | None, face: i64) -> None:
    s.expeditions_left &= ~(1 << (face - s.columns.expedition0))
    set_own(s, s.step, EXPEDITION, face)
    set_own(s, s.step, EXPEDITION_SEEN, 1 << s.step)
    tell_secret(log, s.columns, "dealt_expedition", s.step, face)
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
    tell_secret(log, s.columns, "dealt", seat, face)
    s.step += 1
    if s.step == size * s.players:
        s.phase = P_TURNS
        s.step = 0
        s.seal += 1
        begin_round(s, log)

"""Cards that watch for something: structures in order of building, then Reputations, then the Expedition (M8)."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.codes import ON_PRODUCTION, ON_SPEND
from moonbase.games.moon.rules.table.frames import EVENT_SPAN, REPUTATION_AT, Effect, Production, Triggers
from moonbase.games.moon.rules.table.state import (
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    RULE_AT,
    TAB,
    TAB_N,
    MoonState,
    drop,
    frame,
    own,
    push,
    set_frame,
    set_own,
)


def watch(s: MoonState, seat: i64, when: i64, kind: i64, slots: i64, times: i64) -> None:
    """Open a frame for the cards of the seat that watch for what happened ``times`` times."""
    watchers = own(s, seat, RULE_AT + when)
    expedition = own(s, seat, EXPEDITION)
    if expedition >= 0 and s.columns.when[expedition] == when:
        watchers += 1
    if watchers > 0:
        push(s, Triggers.KIND, seat, when + EVENT_SPAN * kind, 0, 0, slots, times)


def run_triggers(s: MoonState) -> None:
    """Start the next watcher's program, or end the frame."""
    seat = frame(s, Triggers.SEAT)
    slots = frame(s, Triggers.SLOTS)
    cursor = frame(s, Triggers.CURSOR)
    last = slots + s.columns.reputations
    while cursor <= last:
        face = watcher(s, seat, slots, cursor)
        if face >= 0 and matches(s, face) and frame(s, Triggers.DONE) < frame(s, Triggers.TIMES):
            set_frame(s, Triggers.DONE, frame(s, Triggers.DONE) + 1)
            set_frame(s, Triggers.CURSOR, cursor)
            start(s, seat, face, origin_of(slots, cursor, last))
            return
        set_frame(s, Triggers.DONE, 0)
        cursor += 1
    drop(s)


def watcher(s: MoonState, seat: i64, slots: i64, cursor: i64) -> i64:
    """Return the face at a cursor, or -1."""
    if cursor < slots:
        i = seat * TAB + cursor
        return s.tab[i]
    r = cursor - slots
    if r < s.columns.reputations:
        if s.reputation[r] == seat:
            return s.columns.reputation0 + r
        return -1
    return own(s, seat, EXPEDITION)


def matches(s: MoonState, face: i64) -> bool:
    what = frame(s, Triggers.WHAT)
    when = what % EVENT_SPAN
    if s.columns.when[face] != when:
        return False
    return when != ON_SPEND or s.columns.kind[face] == what // EVENT_SPAN


def origin_of(slots: i64, cursor: i64, last: i64) -> i64:
    if cursor < slots:
        return cursor
    if cursor < last:
        return REPUTATION_AT + cursor - slots
    return -1


def start(s: MoonState, seat: i64, face: i64, origin: i64) -> None:
    """Run a face's program. An Expedition at work is seen by everyone."""
    if face == own(s, seat, EXPEDITION):
        set_own(s, seat, EXPEDITION_SEEN, EVERYBODY)
    push(s, Effect.KIND, seat, face, s.columns.start[face], 0, 0, origin)


def run_production(s: MoonState) -> None:
    """Ask each seat in turn, from the leader on, what its cards do in the Production phase."""
    asked = frame(s, Production.ASKED)
    if asked == s.players:
        drop(s)
        return
    set_frame(s, Production.ASKED, asked + 1)
    seat = (s.lead + asked) % s.players
    s.seal += 1  # what the seat before answered stands (M4.11)
    watch(s, seat, ON_PRODUCTION, 0, own(s, seat, TAB_N), 1)


def open_production(s: MoonState) -> None:
    push(s, Production.KIND, 0, 0, 0, 0, 0, 0)

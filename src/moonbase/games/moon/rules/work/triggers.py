"""Cards that watch for something: structures in order of building, then Reputations, then the Expedition (M8)."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.codes import ON_PRODUCTION, ON_SPEND
from moonbase.games.moon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_REGISTER,
    AT_ROW,
    AT_SEAT,
    AT_STEP,
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    F_EFFECT,
    F_PRODUCTION,
    F_TRIGGERS,
    REPUTATION_AT,
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
    """Something happened ``times`` times: if a card of the seat watches for it, a frame goes through the watchers."""
    watchers = own(s, seat, RULE_AT + when)
    expedition = own(s, seat, EXPEDITION)
    if expedition >= 0 and s.table.when[expedition] == when:
        watchers += 1
    if watchers > 0:
        push(s, F_TRIGGERS, seat, when + 16 * kind, 0, 0, slots, times)


def run_triggers(s: MoonState) -> None:
    """Start the next watcher's program, or end the frame."""
    seat = frame(s, AT_SEAT)
    slots = frame(s, AT_STEP)
    cursor = frame(s, AT_ROW)
    last = slots + s.table.reputations
    while cursor <= last:
        face = watcher(s, seat, slots, cursor)
        if face >= 0 and matches(s, face) and frame(s, AT_REGISTER) < frame(s, AT_ORIGIN):
            set_frame(s, AT_REGISTER, frame(s, AT_REGISTER) + 1)
            set_frame(s, AT_ROW, cursor)
            start(s, seat, face, origin_of(slots, cursor, last))
            return
        set_frame(s, AT_REGISTER, 0)
        cursor += 1
    drop(s)


def watcher(s: MoonState, seat: i64, slots: i64, cursor: i64) -> i64:
    """The face at a cursor, or -1."""
    if cursor < slots:
        i = seat * TAB + cursor
        return s.tab[i]
    r = cursor - slots
    if r < s.table.reputations:
        if s.reputation[r] == seat:
            return s.table.reputation0 + r
        return -1
    return own(s, seat, EXPEDITION)


def matches(s: MoonState, face: i64) -> bool:
    code = frame(s, AT_FACE)
    when = code % 16
    if s.table.when[face] != when:
        return False
    return when != ON_SPEND or s.table.kind[face] == code // 16


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
    push(s, F_EFFECT, seat, face, s.table.start[face], 0, 0, origin)


def run_production(s: MoonState) -> None:
    """Ask each seat in turn, from the leader on, what its cards do in the Production phase."""
    asked = frame(s, AT_STEP)
    if asked == s.players:
        drop(s)
        return
    set_frame(s, AT_STEP, asked + 1)
    seat = (s.lead + asked) % s.players
    s.seal += 1  # what the seat before answered stands (M4.11)
    watch(s, seat, ON_PRODUCTION, 0, own(s, seat, TAB_N), 1)


def open_production(s: MoonState) -> None:
    push(s, F_PRODUCTION, 0, 0, 0, 0, 0, 0)

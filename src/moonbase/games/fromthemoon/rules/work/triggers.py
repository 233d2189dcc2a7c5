"""What answers to an event: the board, the progress tile, the faction card, large buildings in the order constructed (F2.16, F12, F16)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_face
from moonbase.games.fromthemoon.rules.table.state import (
    CONSENT,
    EATS_NOT,
    EXTRA_AT,
    F_ANSWERS,
    F_EFFECT,
    FACTION,
    FOOD_RATE,
    LARGE_AT,
    LESS,
    PAWN,
    PROGRESS_AT,
    RIM,
    UNOPENED,
    WATCHED,
    A,
    B,
    C,
    D,
    E,
    FromTheMoonState,
    add_own,
    drop,
    frame,
    mine,
    own,
    push,
    set_frame,
    set_own,
)
from moonbase.games.fromthemoon.rules.table.supply import gain


def start(s: FromTheMoonState, face: i64, origin: i64, flags: i64) -> None:
    """Run a face's program."""
    push(s, F_EFFECT, face, s.table.start[face], UNOPENED, flags, origin)


def happen(s: FromTheMoonState, log: list[Event] | None, when: i64, times: i64, bonus: i64, origin: i64) -> None:
    """Something happened to the seat whose turn it is; ``bonus`` is the space of its board that pays once, or -1."""
    pays = bonus >= 0 and s.table.rows[s.table.start[bonus]] != 0
    if pays or (mine(s, WATCHED) >> when) & 1 == 1:
        push(s, F_ANSWERS, when, 0, times, bonus, origin)
    else:
        progress(s, log, when, times)


def progress(s: FromTheMoonState, log: list[Event] | None, when: i64, times: i64) -> None:
    """The tile under the own pawn gives an achievement for its event."""
    space = mine(s, PAWN)
    if space >= c.STEPS:
        return
    face = s.common[PROGRESS_AT + space]
    if s.table.when[face] == when:
        tell_face(log, s.table, "progress", s.cur, face)
        gain(s, log, s.cur, c.ACHIEVEMENT, times)


def run_answers(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Start the next answer, or end the frame. An event that came several times is answered one time after the other."""
    cursor = frame(s, B)
    if cursor == 5:
        again = frame(s, C) - 1
        if again == 0:
            drop(s)
        else:
            set_frame(s, C, again)
            set_frame(s, B, 1)
        return
    set_frame(s, B, cursor + 1)
    when = frame(s, A)
    if cursor == 0:
        if frame(s, D) >= 0:
            start(s, frame(s, D), -1, CONSENT)
    elif cursor == 1:
        progress(s, log, when, 1)
    else:
        face = watcher(s, cursor)
        if face >= 0 and s.table.when[face] == when:
            tell_face(log, s.table, "answers", s.cur, face)
            start(s, face, frame(s, E), 0)


def watcher(s: FromTheMoonState, cursor: i64) -> i64:
    if cursor == 2:
        return mine(s, FACTION)
    return mine(s, LARGE_AT + cursor - 3)


def enforce(s: FromTheMoonState, seat: i64, face: i64) -> None:
    """A faction card or a large building comes into force: events it answers to, standing rules."""
    t = s.table
    when = t.when[face]
    if when > c.ALWAYS:
        set_own(s, seat, WATCHED, own(s, seat, WATCHED) | (1 << when))
    if when != c.ALWAYS:
        return
    row = t.start[face]
    while t.rows[row] != 0:
        n = t.rows[row + c.AT_N]
        verb = t.rows[row]
        if verb == c.RECRUIT_SURCHARGE:
            add_own(s, seat, EXTRA_AT + t.rows[row + c.AT_KIND], n)
        elif verb == c.CONVERT_FOOD:
            if n < own(s, seat, FOOD_RATE):
                set_own(s, seat, FOOD_RATE, n)
        elif verb == c.NO_FOOD:
            set_own(s, seat, EATS_NOT, 1)
        elif verb == c.RIM_DOUBLE:
            set_own(s, seat, RIM, 1)
        elif verb == c.BUILD_DISCOUNT:
            add_own(s, seat, LESS, n)
        row += c.WIDTH

"""Triggers of an event: the board, the progress tile, the faction card, large buildings in the order constructed (F2.16, F12, F16)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell_face, tell_reward
from moonbase.games.fromthemoon.rules.table.frames import CONSENT, UNOPENED, Answers, Effect
from moonbase.games.fromthemoon.rules.table.state import (
    FACTION,
    LARGE_AT,
    PAWN,
    PROGRESS_AT,
    WATCHED,
    FromTheMoonState,
    drop,
    frame,
    mine,
    push,
    set_frame,
)
from moonbase.games.fromthemoon.rules.table.supply import receive


def start(s: FromTheMoonState, face: i64, origin: i64, flags: i64) -> None:
    """Run a face's program."""
    push(s, Effect.KIND, face, s.columns.start[face], UNOPENED, flags, origin)


def happen(s: FromTheMoonState, log: list[Event] | None, when: i64, times: i64, bonus: i64, origin: i64) -> None:
    """Let everything answer to what happened to the seat whose turn it is; ``bonus`` is the space of its board that pays once, or -1."""
    pays = bonus >= 0 and s.columns.rows[s.columns.start[bonus]] != 0
    if pays or (mine(s, WATCHED) >> when) & 1 == 1:
        push(s, Answers.KIND, when, 0, times, bonus, origin)
    else:
        progress(s, log, when, times)


def progress(s: FromTheMoonState, log: list[Event] | None, when: i64, times: i64) -> None:
    """Give the achievement of the tile under the own pawn for its event."""
    space = mine(s, PAWN)
    if space >= c.STEPS:
        return
    face = s.common[PROGRESS_AT + space]
    if s.columns.when[face] == when:
        receive(s, s.cur, c.ACHIEVEMENT, times)
        tell_reward(log, s.columns, s.cur, face, c.ACHIEVEMENT, times)


def run_answers(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Start the next answer, or end the frame. An event that came several times is answered one time after the other."""
    cursor = frame(s, Answers.CURSOR)
    if cursor == 5:
        again = frame(s, Answers.TIMES) - 1
        if again == 0:
            drop(s)
        else:
            set_frame(s, Answers.TIMES, again)
            set_frame(s, Answers.CURSOR, 1)
        return
    set_frame(s, Answers.CURSOR, cursor + 1)
    when = frame(s, Answers.EVENT)
    if cursor == 0:
        space = frame(s, Answers.SPACE)
        if space >= 0:
            if s.columns.rows[s.columns.start[space]] != 0:
                tell_face(log, s.columns, "space_bonus", s.cur, space)
            start(s, space, -1, CONSENT)
    elif cursor == 1:
        progress(s, log, when, 1)
    else:
        face = watcher(s, cursor)
        if face >= 0 and s.columns.when[face] == when:
            if cursor == 2:
                tell_face(log, s.columns, "power", s.cur, face)
            else:
                tell_face(log, s.columns, "answers", s.cur, face)
            start(s, face, frame(s, Answers.TILE), 0)


def watcher(s: FromTheMoonState, cursor: i64) -> i64:
    if cursor == 2:
        return mine(s, FACTION)
    return mine(s, LARGE_AT + cursor - 3)

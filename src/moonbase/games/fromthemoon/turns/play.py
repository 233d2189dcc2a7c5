"""Apply an action: a seat's turn, an answer, a conversion, or nature."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.effects.pieces import gain_piece
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.frames import GREENHOUSES, RESEARCH, TEAM, Halves
from moonbase.games.fromthemoon.rules.table.state import P_CHOOSE, P_KEEP, FromTheMoonState, frame, push
from moonbase.games.fromthemoon.rules.work.construct import open_building
from moonbase.games.fromthemoon.rules.work.gather import gather
from moonbase.games.fromthemoon.rules.work.send import send
from moonbase.games.fromthemoon.turns.flow import convert, end_turn
from moonbase.games.fromthemoon.turns.settle import settle
from moonbase.games.fromthemoon.turns.setup import choose, nature_acts


def apply(s: FromTheMoonState, log: list[Event] | None, chosen: i64) -> None:
    """``chosen`` is legal; whoever calls has made sure."""
    if s.waiting < 0:
        nature_acts(s, log, chosen)
    elif chosen // a.SPAN == a.A_CONVERT:
        convert(s, log, chosen % a.SPAN)
    elif s.frame_n > 0:
        FRAMES[frame(s, 0)].answer(s, log, chosen // a.SPAN, chosen % a.SPAN)
    elif s.phase == P_CHOOSE or s.phase == P_KEEP:
        choose(s, log, chosen // a.SPAN, chosen % a.SPAN)
    else:
        act(s, log, chosen // a.SPAN, chosen % a.SPAN)
    settle(s, log)


def act(s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
    if verb == a.A_END:
        end_turn(s, log)
        return
    s.acted = True
    if verb == a.A_SEND:
        send(s, log, value)
    elif verb == a.A_GATHER:
        gather(s, log)
    elif verb == a.A_BUILD:
        open_building(s, value)
    elif verb == a.A_GREENHOUSE or verb == a.A_UPGRADE:
        develop(s, log, GREENHOUSES, verb, value, verb == a.A_GREENHOUSE)
    elif verb == a.A_RECRUIT or verb == a.A_TRAIN:
        develop(s, log, TEAM, verb, value, verb == a.A_RECRUIT)
    else:
        develop(s, log, RESEARCH, verb, value, verb == a.A_FOUNDATION)


def develop(s: FromTheMoonState, log: list[Event] | None, which: i64, verb: i64, value: i64, first: bool) -> None:
    """Open the action with one half; the other is offered after it (F2.4, F2.5)."""
    done: i64 = 2
    if first:
        done = 1
    push(s, Halves.KIND, which, done, 0, 0, 0)
    gain_piece(s, log, verb, value, True, True)

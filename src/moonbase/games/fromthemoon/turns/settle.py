"""Run everything that runs by itself, up to the next question for a seat or for nature."""

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table.state import P_CHOOSE, P_CUBES, P_KEEP, P_OVER, P_SMALL, P_TURNS, FromTheMoonState, frame
from moonbase.games.fromthemoon.rules.work.gather import refill_row
from moonbase.games.fromthemoon.turns.setup import begin, chooser


def settle(s: FromTheMoonState, log: list[Event] | None) -> None:
    while s.frame_n > 0:
        if not FRAMES[frame(s, 0)].run(s, log):
            return
    if s.phase == P_CUBES:
        refill_row(s)
        begin(s, P_SMALL)
    if s.phase == P_TURNS:
        s.waiting = s.cur
    elif s.phase == P_OVER:
        s.waiting = OVER
    elif s.phase == P_CHOOSE or s.phase == P_KEEP:
        s.cur = chooser(s)
        s.waiting = s.cur
    else:
        s.waiting = CHANCE

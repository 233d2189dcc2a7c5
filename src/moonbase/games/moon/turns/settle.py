"""Run everything that runs by itself, up to the next question for a seat or for nature."""

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.games.moon.effects.frames.kinds import FRAMES
from moonbase.games.moon.rules.table.state import P_OVER, P_TURNS, MoonState, frame


def settle(s: MoonState, log: list[Event] | None) -> None:
    while s.frame_n > 0:
        if not FRAMES[frame(s, 0)].run(s, log):
            return
    if s.phase == P_TURNS:
        s.waiting = s.cur
    elif s.phase == P_OVER:
        s.waiting = OVER
    else:
        s.waiting = CHANCE

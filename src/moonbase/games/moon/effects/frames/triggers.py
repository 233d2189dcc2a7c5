"""Cards that watch for something, gone through one by one."""

from typing import Final, final

from moonbase.engine.events import Event
from moonbase.engine.reader import Reader
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.rules.table.codes import ON_PRODUCTION, ON_SPEND, RES
from moonbase.games.moon.rules.table.frames import EVENT_SPAN, Triggers
from moonbase.games.moon.rules.table.state import TAB_N, MoonState, frame, own
from moonbase.games.moon.rules.work.triggers import run_triggers

MOST_TIMES: Final = 100


@final
class TriggersFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        run_triggers(s)
        return True

    def check(self, s: MoonState, at: Reader) -> None:
        """``card`` is what they watch for, ``row`` the place reached, ``step`` the cards to look at."""
        what = at.at("card").whole(0, int(RES * EVENT_SPAN) - 1)
        if not ON_SPEND <= what % EVENT_SPAN <= ON_PRODUCTION:
            raise at.at("card").wrong("nothing watches for this")
        slots = at.at("step").whole(0, int(own(s, frame(s, Triggers.SEAT), TAB_N)))
        at.at("row").whole(0, slots + int(s.columns.reputations))
        at.at("register").whole(0, at.at("origin").whole(1, MOST_TIMES))

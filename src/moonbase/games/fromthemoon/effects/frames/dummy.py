"""Nature moves the rovers of the dummy (F17.10, F17.11)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, rovers_out, set_off, topmost
from moonbase.games.fromthemoon.rules.table.frames import Dummy, Refill
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState, drop, frame, set_frame
from moonbase.games.fromthemoon.rules.work.drawing import rover_outcomes
from moonbase.games.fromthemoon.rules.work.solo import lift_dummy, place_dummy_rover, shuffle_rover_cards


@final
class DummyFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        if frame(s, Dummy.MOVED) == s.columns.dummy_rovers:
            drop(s)
            return True
        if frame(s, Dummy.MOVED) == 0:
            lift_dummy(s)
        shuffle_rover_cards(s)
        s.waiting = CHANCE
        return False

    def draws(self) -> bool:
        return True

    def outcomes(self, s: FromTheMoonState, out: vec[i64]) -> i64:
        return rover_outcomes(s, out)

    def deal(self, s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
        place_dummy_rover(s, log, value, frame(s, Dummy.MOVED))
        set_frame(s, Dummy.MOVED, frame(s, Dummy.MOVED) + 1)

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        return "" if s.players == 1 and 0 <= s.frames[k + Dummy.MOVED] <= s.columns.dummy_rovers else IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        if not topmost(s, k):
            if s.frames[k + FRAME] != Refill.KIND:
                return "nothing can be open above what nature does"
            if s.frames[k + Dummy.MOVED] > 0:
                return "its rovers move after the refill"
        out = rovers_out(s)
        return set_off(k) if out == "" else out

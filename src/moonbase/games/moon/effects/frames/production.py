"""The Production phase, where cards watch for it: seat by seat."""

from typing import final

from moonbase.engine.events import Event
from moonbase.engine.reader import Reader
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.rules.table.state import MoonState
from moonbase.games.moon.rules.work.triggers import run_production


@final
class ProductionFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        run_production(s)
        return True

    def check(self, s: MoonState, at: Reader) -> None:
        """``step`` counts the seats that were asked."""
        at.at("card").whole(0, 0)
        at.at("step").whole(0, int(s.players))

"""Cards that watch for something, gone through one by one."""

from typing import final

from moonbase.engine.events import Event
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.rules.table.state import MoonState
from moonbase.games.moon.rules.work.triggers import run_triggers


@final
class TriggersFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        run_triggers(s)
        return True

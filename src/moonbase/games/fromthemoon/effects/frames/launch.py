"""A ship launches if its last part was constructed (F10.9)."""

from typing import final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Launch
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop, frame
from moonbase.games.fromthemoon.rules.work.ships import launch


@final
class LaunchFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        ship = frame(s, Launch.SHIP)
        drop(s)
        launch(s, log, ship)
        return True

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        return "" if 0 <= s.frames[k + Launch.SHIP] < c.SHIPS else IMPOSSIBLE

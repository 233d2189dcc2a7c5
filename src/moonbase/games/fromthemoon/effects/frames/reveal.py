"""Nature fills a place of the display (F7.6)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, topmost
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Reveal
from moonbase.games.fromthemoon.rules.table.state import DISPLAY_AT, FromTheMoonState, drop, frame
from moonbase.games.fromthemoon.rules.work.drawing import draw_lab, lab_outcomes, show_lab


@final
class RevealFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        s.waiting = CHANCE
        return False

    def draws(self) -> bool:
        return True

    def outcomes(self, s: FromTheMoonState, out: vec[i64]) -> i64:
        return lab_outcomes(s, out)

    def sample(self, s: FromTheMoonState, chance: Chance) -> i64:
        return draw_lab(s, chance)

    def deal(self, s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
        place = frame(s, Reveal.PLACE)
        drop(s)
        show_lab(s, log, place, value)

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        place = s.frames[k + Reveal.PLACE]
        if c.DISPLAY - c.DISPLAY_COLUMNS <= place < c.DISPLAY and s.common[DISPLAY_AT + place] < 0 and s.labs_left > 0:
            return ""
        return IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        return "" if topmost(s, k) else "nothing can be open above what nature does"

"""Special Research: one price for a foundation or any laboratory of the display (F11.8)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import Frame
from moonbase.games.fromthemoon.effects.pieces import gain_piece, shown_labs, with_decline
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.events import tell
from moonbase.games.fromthemoon.rules.table.state import DISPLAY_AT, FromTheMoonState, drop
from moonbase.games.fromthemoon.rules.work.develop import charge
from moonbase.games.fromthemoon.rules.work.price import can_buy
from moonbase.games.fromthemoon.rules.work.usable import ground_left, lab_space_left


@final
class ResearchFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        if can_buy(s, c.FOR_RESEARCH, reach):
            if ground_left(s):
                out[n] = action(a.A_FOUNDATION, 0)
                n += 1
            if lab_space_left(s):
                for place in range(c.DISPLAY):
                    if s.common[DISPLAY_AT + place] >= 0:
                        out[n] = action(a.A_LAB, place)
                        n += 1
        return with_decline(out, n)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        drop(s)
        if verb <= a.A_LAB:
            charge(s, log, c.FOR_RESEARCH)
            gain_piece(s, log, verb, value, False, False)

    def tell_passed(self, s: FromTheMoonState, log: list[Event] | None) -> None:
        tell(log, "no_research", s.cur)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return [int(action(a.A_FOUNDATION, 0)), *shown_labs(s)]

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_research")

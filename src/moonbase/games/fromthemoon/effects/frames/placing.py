"""A laboratory to place on a free space of the own board (F7.7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, topmost
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.frames import Placing, Reveal
from moonbase.games.fromthemoon.rules.table.plain import id_or_none
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState, drop, frame
from moonbase.games.fromthemoon.rules.work.research import lab_space_free, lab_spaces_left, place_lab


@final
class PlacingFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        for space in range(c.LABS):
            if lab_space_free(s, s.cur, space):
                out[n] = action(a.A_SPACE, space)
                n += 1
        return n

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        face = frame(s, Placing.CARD)
        drop(s)
        place_lab(s, log, face, value)

    def convertible(self, s: FromTheMoonState) -> bool:
        return False

    def question(self, s: FromTheMoonState) -> View:
        return {"card": id_or_none(s, frame(s, Placing.CARD))}

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        return "" if s.columns.lab0 <= s.frames[k + Placing.CARD] < s.columns.small0 and lab_spaces_left(s) > 0 else IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        if topmost(s, k) or (topmost(s, k + FRAME) and s.frames[k + FRAME] == Reveal.KIND):
            return ""
        return "a laboratory is placed before anything else"

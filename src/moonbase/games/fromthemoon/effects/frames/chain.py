"""A chain of laboratories: each is activated once, in any order (F7.8 to F7.13)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, MOST_STEPS, Frame
from moonbase.games.fromthemoon.effects.pieces import with_done
from moonbase.games.fromthemoon.effects.rows import open_side
from moonbase.games.fromthemoon.effects.usable import lab_usable
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.events import tell, tell_face
from moonbase.games.fromthemoon.rules.table.frames import CONSENT, Chain
from moonbase.games.fromthemoon.rules.table.plain import bits_of, id_or_none
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop, frame, lab_at, set_frame
from moonbase.games.fromthemoon.rules.work.research import own_labs
from moonbase.games.fromthemoon.rules.work.triggers import start


@final
class ChainFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        mask = frame(s, Chain.LABS)
        if frame(s, Chain.LEFT) > 0:
            for space in range(c.LABS):
                if (mask >> space) & 1 == 1:
                    for side in range(2):
                        if lab_usable(s, space, side, reach):
                            out[n] = action(a.A_ACTIVATE, 2 * space + side)
                            n += 1
        return with_done(out, n)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        if verb != a.A_ACTIVATE:
            drop(s)
            return
        space = value // 2
        set_frame(s, Chain.LABS, frame(s, Chain.LABS) & ~(1 << space))
        set_frame(s, Chain.LEFT, frame(s, Chain.LEFT) - 1)
        face = lab_at(s, s.cur, space)
        tell_face(log, s.columns, "activated", s.cur, face)
        start(s, face, -1, CONSENT)
        open_side(s, value % 2)

    def tell_passed(self, s: FromTheMoonState, log: list[Event] | None) -> None:
        if log is not None and frame(s, Chain.LABS) != 0:
            tell(log, "no_lab", s.cur)

    def question(self, s: FromTheMoonState) -> View:
        return {"labs": [lab_view(s, space) for space in bits_of(frame(s, Chain.LABS))], "left": int(frame(s, Chain.LEFT))}

    def candidates(self, s: FromTheMoonState) -> list[int]:
        found: list[int] = []
        for space in range(c.LABS):
            if (frame(s, Chain.LABS) >> space) & 1 == 1:
                found.append(int(action(a.A_ACTIVATE, 2 * space)))
                if s.columns.second[lab_at(s, s.cur, space)] != 0:
                    found.append(int(action(a.A_ACTIVATE, 2 * space + 1)))
        return found

    def done(self, s: FromTheMoonState) -> Text:
        return Text("say.done_chain")

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        """Check that what is left was on the list, and that the laboratory that set it off lies there."""
        left = s.frames[k + Chain.LABS]
        whole = s.frames[k + Chain.ALL]
        new = s.frames[k + Chain.NEW]
        if left & ~whole != 0 or whole & ~own_labs(s) != 0 or not 0 <= s.frames[k + Chain.LEFT] <= MOST_STEPS:
            return IMPOSSIBLE
        return "" if new == -1 or (whole >> new) & 1 == 1 else IMPOSSIBLE


def lab_view(s: FromTheMoonState, space: i64) -> View:
    return {
        "space": int(space),
        "row": int(space // c.LAB_COLUMNS) + 1,
        "column": int(space % c.LAB_COLUMNS) + 1,
        "card": id_or_none(s, lab_at(s, s.cur, space)),
    }

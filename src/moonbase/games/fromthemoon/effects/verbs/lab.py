"""``lab``: laboratories of the display, for their surcharge."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.pieces import lab_choices, shown_labs, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.work.usable import display_empty, lab_space_left, some_lab_open


@final
class Lab(Verb):
    def __init__(self) -> None:
        super().__init__(number("lab", 11, "take this many laboratories of the display, paying only the surcharge"))
        self.question = "take lab"
        self.spared = c.FOR_LAB

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return some_lab_open(s, False, reach)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n = lab_choices(s, out, 0, False, reach)
        if not (lab_space_left(s) and not display_empty(s)) or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return shown_labs(s)

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_lab")

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text("card.do.lab", n=op.main)

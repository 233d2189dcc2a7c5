"""``foundation``: foundations, free."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.phrases import terms
from moonbase.games.fromthemoon.effects.pieces import ground_choices, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.work.usable import ground_left


@final
class Foundation(Verb):
    def __init__(self) -> None:
        super().__init__(number("foundation", 10, "take this many foundations, free"))
        self.question = "foundation"
        self.spared = c.FOR_FOUNDATION

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return ground_left(s)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n = ground_choices(s, out, 0, False, reach)
        if n == 0 or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_foundation")

    def phrase(self, op: Op, paid: bool) -> Text:
        return terms(op, paid)

"""``upgrade``: greenhouses flipped to the improved side, free."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.phrases import terms
from moonbase.games.fromthemoon.effects.pieces import upgrade_choices, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import HOUSES, UPGRADES, FromTheMoonState, mine


@final
class Upgrade(Verb):
    def __init__(self) -> None:
        super().__init__(number("upgrade", 9, "flip this many greenhouses to the improved side, free"))
        self.question = "upgrade"
        self.spared = c.FOR_UPGRADE

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return mine(s, UPGRADES) < mine(s, HOUSES)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n = upgrade_choices(s, out, 0, False, reach)
        if n == 0 or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_upgrade")

    def phrase(self, op: Op, paid: bool) -> Text:
        return terms(op, paid)

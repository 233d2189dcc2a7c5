"""``greenhouse``: greenhouses, free of their price; those from the stack without surcharge."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import FEW
from moonbase.games.fromthemoon.effects.pieces import house_choices, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged, operand
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import HOUSES, FromTheMoonState, mine
from moonbase.games.fromthemoon.rules.work.price import can_take_house
from moonbase.games.fromthemoon.rules.work.usable import house_left


@final
class Greenhouse(Verb):
    def __init__(self) -> None:
        super().__init__(
            ops.Verb(
                "greenhouse",
                8,
                "take this many greenhouses, free of their price but not of the surcharge",
                Operand(FEW, int(c.AT_N)),
                {"from": Operand(Choice("source", {"stack": int(c.FROM_STACK)}), int(c.AT_EXTRA), "from there, without surcharge")},
            )
        )
        self.question = "greenhouse"
        self.spared = c.FOR_GREENHOUSE

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        k = row + c.AT_EXTRA
        if s.columns.rows[k] == c.FROM_STACK:
            return mine(s, HOUSES) < c.GREENHOUSES and s.houses > 0
        return house_left(s) and can_take_house(s, False, reach)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        possible = house_left(s)
        if operand(s, c.AT_EXTRA) == c.FROM_STACK:
            possible = mine(s, HOUSES) < c.GREENHOUSES and s.houses > 0
            if possible:
                out[0] = action(a.A_GREENHOUSE, 1)
                n = 1
        else:
            n = house_choices(s, out, 0, False, reach)
        if not possible or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return [int(action(a.A_GREENHOUSE, operand(s, c.AT_EXTRA)))]

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_greenhouse")

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text("card.do.greenhouse_stack" if "from" in op.args else "card.do.greenhouse", n=op.main)

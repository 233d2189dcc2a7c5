"""The income of a gather, item by item in any order (F8.5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, rovers_out
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.frames import I_FOOD, I_RECHARGE, I_SMALL, Feeding, Income
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import FRAME, HOUSES, SMALL_BUILT, FromTheMoonState, drop, frame, makes_food, mine
from moonbase.games.fromthemoon.rules.work.gather import take_income


@final
class IncomeFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        if frame(s, Income.ITEMS) != 0:
            return self.ask(s, log)
        drop(s)
        return True

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        """List the items. Greenhouses are one as soon as there is a greenhouse: a small building may give the first. Before the last item
        is taken without asking, energy may still be turned into food if the recharge would give it back."""
        n: i64 = 0
        items = frame(s, Income.ITEMS)
        if mine(s, HOUSES) == 0:
            items &= ~(1 << I_FOOD)
        item: i64 = 0
        while items >> item != 0:
            if (items >> item) & 1 == 1:
                out[n] = action(a.A_INCOME, item)
                n += 1
            item += 1
        if reach and items == 1 << I_RECHARGE and makes_food(s):
            return n + 1
        return n

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        take_income(s, log, value)

    def question(self, s: FromTheMoonState) -> View:
        items = bits_of(frame(s, Income.ITEMS))
        return {"items": [item_view(s, item) for item in items if item != I_FOOD or mine(s, HOUSES) > 0]}

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        items = s.frames[k + Income.ITEMS]
        return "" if items >= 0 and (items >> I_SMALL) & ~mine(s, SMALL_BUILT) == 0 else IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        out = rovers_out(s)
        if out == "" and (k != FRAME or s.frames[0] != Feeding.KIND):
            return "the income comes before feeding"
        return out


def item_view(s: FromTheMoonState, item: i64) -> str:
    if item == I_FOOD:
        return "greenhouses"
    return "recharge" if item == I_RECHARGE else s.columns.ids[s.columns.small0 + item - I_SMALL]

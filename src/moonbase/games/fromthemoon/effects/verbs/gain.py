"""``gain``: goods, once or for each of what is counted."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.operands import PER, bag
from moonbase.games.fromthemoon.effects.phrases import each, goods_of
from moonbase.games.fromthemoon.effects.rows import amount, next_row, operand
from moonbase.games.fromthemoon.effects.verb import AT_ONCE, Verb, Yield
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_NAMES
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, mine
from moonbase.games.fromthemoon.rules.table.supply import gain
from moonbase.games.fromthemoon.rules.work.triggers import happen
from moonbase.languages.phrase import Phrase


@final
class Gain(Verb):
    def __init__(self) -> None:
        super().__init__(bag("gain", 3, "take these", GOOD_NAMES, per=PER), AT_ONCE)

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        kind = operand(s, c.AT_KIND)
        n = amount(s)
        next_row(s)
        if kind == c.BATTERY:
            gain_batteries(s, log, n)
        else:
            gain(s, log, s.cur, kind, n)
        return True

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        k = row + c.AT_SEL
        return count(s, s.cur, s.columns.rows[k], tile) > 0

    def asks(self) -> bool:
        return False

    def add_to(self, total: Yield, columns: Columns, row: i64, n: int) -> None:
        total.goods[columns.rows[row + c.AT_KIND]] += n

    def adds_battery(self, columns: Columns, row: i64) -> bool:
        return columns.rows[row + c.AT_KIND] == c.BATTERY

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        columns = s.columns
        return columns.rows[row + c.AT_N] * good_worth(columns.rows[row + c.AT_KIND]) * count(s, seat, columns.rows[row + c.AT_SEL], -1)

    def phrase(self, op: Op, paid: bool) -> Text:
        if "per" in op.args:
            return Text("card.do.gain_per", goods=goods_of(op), each=each(op.args["per"]))
        return Text("card.do.gain", goods=goods_of(op))

    def merges(self, op: Op) -> bool:
        return "per" not in op.args

    def check(self, op: Op, at: Place) -> None:
        if {"energy", "battery"} <= set(op.main):
            at.wrong(Phrase("fault.battery", "a battery must come before energy that may go into it; make them two steps"))
        if "achievement" in op.main and op.args.get("per", "") == "achievements":
            at.wrong(Phrase("fault.achievements", "achievements cannot grow by their own number"))


def gain_batteries(s: FromTheMoonState, log: list[Event] | None, n: i64) -> None:
    """Gain batteries one by one: beyond the ninth they are achievements, to which nothing answers as a battery (F9.6)."""
    added: i64 = 0
    for _ in range(n):
        if mine(s, c.BATTERY) < c.BATTERIES:
            added += 1
        gain(s, log, s.cur, c.BATTERY, 1)
    if added > 0:
        happen(s, log, c.ON_BATTERY, added, -1, -1)


def good_worth(kind: i64) -> i64:
    if kind < c.COLOURS:
        return w.CUBE
    if kind == c.FOOD:
        return w.FOOD
    if kind == c.ENERGY:
        return w.ENERGY
    return w.PIECE

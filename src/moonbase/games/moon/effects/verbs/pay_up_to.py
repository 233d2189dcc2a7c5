"""``pay_up_to``: 1 or more of a Resource; how many is remembered."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op, Operand
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.offers import amounts
from moonbase.games.moon.effects.operands import COUNT, RESOURCE, named
from moonbase.games.moon.effects.phrases import name
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.verb import ASK, DONE, STOP, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.events import goods_text
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame, good, set_frame
from moonbase.games.moon.rules.table.supply import pay


@final
class PayUpTo(Verb):
    def __init__(self) -> None:
        most = Operand(COUNT, int(c.AT_CAP), "at most this many")
        super().__init__(named("pay_up_to", 6, "pay 1 or more of this Resource", RESOURCE, max=most))
        self.price = True
        self.leaves = "paid"
        self.question = "pay"

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) > 0:
            return DONE
        if good(s, seat, operand(s, c.AT_KIND)) == 0:
            return STOP
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        have = good(s, seat, operand(s, c.AT_KIND))
        cap = operand(s, c.AT_CAP)
        if cap > 0 and have > cap:
            return amounts(out, 1, cap)
        return amounts(out, 1, have)

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        pay(s, log, seat, operand(s, c.AT_KIND), value)
        set_frame(s, Effect.REGISTER, value)
        one_more(s)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.pays[face * c.RES + columns.rows[row + c.AT_KIND]] += 1

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return Text("say.pay", what=goods_text(operand(s, c.AT_KIND), value))

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return -self.register_after(s, seat, row, register) * w.RESOURCE

    def register_after(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        k = row + c.AT_KIND
        return good(s, seat, s.columns.rows[k])

    def phrase(self, op: Op, face: Face) -> Text:
        if "max" not in op.args:
            return Text("card.do.pay_up_to", kind=name(op.main))
        return Text("card.do.pay_up_to_max", kind=name(op.main), most=op.args["max"])

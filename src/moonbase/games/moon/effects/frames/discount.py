"""A discount on a construct: choose which Resources of the bill are left out (M5.4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.reader import Reader
from moonbase.engine.text import Text
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.rules.table.actions import A_KIND, SPAN, action
from moonbase.games.moon.rules.table.codes import RES
from moonbase.games.moon.rules.table.frames import Discount
from moonbase.games.moon.rules.table.state import BILL, MoonState, frame
from moonbase.games.moon.rules.work.construct import close_discount, leave_out


@final
class DiscountFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        return close_discount(s, log) or self.ask(s, log)

    def choices(self, s: MoonState, out: vec[i64]) -> i64:
        n: i64 = 0
        for k in range(RES):
            if s.common[BILL + k] > 0:
                out[n] = action(A_KIND, k)
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        leave_out(s, a % SPAN)

    def question(self, s: MoonState) -> str:
        return "leave out"

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_kind("say.leave_out", value)

    def check(self, s: MoonState, at: Reader) -> None:
        face = frame(s, Discount.CARD)
        if s.bill_face < 0 or face >= s.columns.structures:
            raise at.wrong("a discount belongs to a card that is being paid")
        if face != s.bill_face:
            raise at.at("card").wrong("another card is being paid")

    def alone(self) -> bool:
        return True

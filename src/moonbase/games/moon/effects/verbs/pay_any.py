"""``pay_any``: Resources, each of a chosen kind; the last one is remembered."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.effects.verb import ASK, DONE, STOP, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_KIND, action
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame, good, resources, set_frame
from moonbase.games.moon.rules.table.supply import pay


@final
class PayAny(Verb):
    def __init__(self) -> None:
        super().__init__(number("pay_any", 5, "pay this many Resources of your choice"))
        self.price = True
        self.leaves = "other"
        self.question = "pay"

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) >= operand(s, c.AT_N):
            return DONE
        if resources(s, seat) == 0:
            return STOP
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for k in range(c.RES):
            if good(s, seat, k) > 0:
                out[n] = action(A_KIND, k)
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        pay(s, log, seat, value, 1)
        set_frame(s, Effect.REGISTER, value + 1)
        one_more(s)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.pays_any[face] += columns.rows[row + c.AT_N]

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_kind("say.pay", value)

"""``give``: Resources to one other player."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.effects.verb import ASK, DONE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_KIND, A_SEAT, action
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.events import seat_ref, tell_goods
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, add_own, frame, good, resources, set_frame


@final
class Give(Verb):
    """Ask to whom, which the register remembers, then for each Resource."""

    def __init__(self) -> None:
        super().__init__(number("give", 18, "give this many Resources to one other player"))
        self.price = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        step = frame(s, Effect.STEP)
        if step > operand(s, c.AT_N) or (step > 0 and resources(s, seat) == 0):
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if frame(s, Effect.STEP) == 0:
            for other in range(s.players):
                if other != seat:
                    out[n] = action(A_SEAT, other)
                    n += 1
            return n
        for k in range(c.RES):
            if good(s, seat, k) > 0:
                out[n] = action(A_KIND, k)
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        one_more(s)
        if verb == A_SEAT:
            set_frame(s, Effect.REGISTER, value)
            return
        other = frame(s, Effect.REGISTER)
        add_own(s, seat, value, -1)
        add_own(s, other, value, 1)
        tell_goods(log, "gave", seat, value, 1)
        tell_goods(log, "received", other, value, 1)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.pays_any[face] += columns.rows[row + c.AT_N]

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        if verb == A_SEAT:
            return Text("say.seat", seat=seat_ref(value))
        return about_kind("say.give", value)

    def remembers(self, s: MoonState, register: i64) -> bool:
        return register < s.players and register != frame(s, Effect.SEAT)

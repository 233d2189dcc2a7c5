"""``convert``: any Resources into as many of one kind (M15)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.offers import amounts
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.rows import one_more
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.effects.verb import ASK, DONE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_AMOUNT, A_KIND, action
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.events import goods_text
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame, good, set_frame
from moonbase.games.moon.rules.table.supply import gain_by, pay

TURNED_IN: Final[i64] = 8  # the register holds the kind to get, and this many for each Resource turned in


@final
class Convert(Verb):
    """Ask for the kind to get, then kind by kind how many of the others are turned in, at least one in all."""

    def __init__(self) -> None:
        super().__init__(switch("convert", 15, "turn any Resources into as many of one kind"))
        self.once = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) > c.RES:
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        step = frame(s, Effect.STEP)
        if step == 0:
            return kinds_to_get(s, seat, out)
        target = frame(s, Effect.REGISTER) % TURNED_IN
        kind = step - 1
        if kind == target or good(s, seat, kind) == 0:
            out[0] = action(A_AMOUNT, 0)
            return 1
        least: i64 = 0
        if frame(s, Effect.REGISTER) < TURNED_IN and not more_to_convert(s, seat, target, kind + 1):
            least = 1
        return amounts(out, least, good(s, seat, kind))

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        step = frame(s, Effect.STEP)
        one_more(s)
        if step == 0:
            set_frame(s, Effect.REGISTER, value)
        elif value > 0:
            pay(s, log, seat, step - 1, value)
            gain_by(s, log, seat, frame(s, Effect.CARD), frame(s, Effect.REGISTER) % TURNED_IN, value)
            set_frame(s, Effect.REGISTER, frame(s, Effect.REGISTER) + TURNED_IN * value)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.pays_any[face] += 1

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        if verb == A_KIND:
            return about_kind("say.turn_into", value)
        return Text("say.turn_in", what=goods_text(frame(s, Effect.STEP) - 1, value))

    def remembers(self, s: MoonState, register: i64) -> bool:
        return register % TURNED_IN < c.RES

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.convert")


def kinds_to_get(s: MoonState, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(c.RES):
        if more_to_convert(s, seat, k, 0):
            out[n] = action(A_KIND, k)
            n += 1
    return n


def more_to_convert(s: MoonState, seat: i64, target: i64, first: i64) -> bool:
    """Tell whether the seat has a Resource to turn in, from a kind on."""
    for k in range(first, c.RES):
        if k != target and good(s, seat, k) > 0:
            return True
    return False

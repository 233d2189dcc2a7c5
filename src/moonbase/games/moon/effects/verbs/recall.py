"""``recall``: Rovers parked on own cards come back to the supply."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import one_more
from moonbase.games.moon.effects.sayings import about_space
from moonbase.games.moon.effects.verb import Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_PLACE, action, place, place_slot, place_space
from moonbase.games.moon.rules.table.events import tell_recalled
from moonbase.games.moon.rules.table.state import BLUE_TAKEN, TAB, TAB_N, YELLOW_TAKEN, MoonState, add_own, own
from moonbase.games.moon.rules.work.parking import clear_space


@final
class Recall(Verb):
    def __init__(self) -> None:
        super().__init__(number("recall", 22, "take this many Rovers parked on your cards back"))

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for slot in range(own(s, seat, TAB_N)):
            mark = s.tab_mark[seat * TAB + slot]
            if mark & BLUE_TAKEN != 0:
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
            if mark & YELLOW_TAKEN != 0:
                out[n] = action(A_PLACE, place(seat, slot, 1))
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        slot = place_slot(value)
        clear_space(s, seat, slot, place_space(value))
        add_own(s, seat, c.ROVER, 1)
        tell_recalled(log, s.columns, seat, s.tab[seat * TAB + slot], place_space(value))
        one_more(s)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
            if s.tab_mark[i] & (BLUE_TAKEN | YELLOW_TAKEN) != 0:
                return True
        return False

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        return Refusal("M10.4", Text("why.nothing_parked"))

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_space("say.recall", s, value)

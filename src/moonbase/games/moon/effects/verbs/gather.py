"""``gather``, the rule of the Rover Stop: all own Rovers move onto this card (M15)."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import rule
from moonbase.games.moon.effects.verb import DONE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.events import tell_count
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    PARKED_N,
    TAB,
    TAB_N,
    TOKEN,
    YELLOW_TAKEN,
    MoonState,
    frame,
    good,
    lying_on,
    own,
    rovers,
    set_frame,
    set_own,
)


@final
class Gather(Verb):
    def __init__(self) -> None:
        super().__init__(rule("gather", 23), ("flip",))
        self.once = True
        self.leaves = "moved"

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        """Remember how many moved; those already on the card stay and are not counted again."""
        slot = frame(s, Effect.ORIGIN)
        here = lying_on(s, seat * TAB + slot)
        moved = good(s, seat, c.ROVER) + own(s, seat, PARKED_N) - here
        for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
            if s.columns.colour[s.tab[i]] != c.GREY:
                s.tab_mark[i] = s.tab_mark[i] % TOKEN & ~(BLUE_TAKEN | YELLOW_TAKEN)
        set_own(s, seat, c.ROVER, 0)
        s.tab_mark[seat * TAB + slot] += (here + moved) * TOKEN
        set_own(s, seat, PARKED_N, here + moved)
        set_frame(s, Effect.REGISTER, moved)
        tell_count(log, s.columns, "gathered", seat, frame(s, Effect.CARD), here + moved)
        return DONE

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.gathers[face] = 1

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return 0

    def register_after(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return rovers(s, seat)

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.special.gather")

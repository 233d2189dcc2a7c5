"""``unflip``: own flipped cards turn back."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import about_place
from moonbase.games.moon.effects.verb import Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_PLACE, DECLINE, action, place, place_slot
from moonbase.games.moon.rules.table.events import tell_card
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import FLIPPED, TAB, TAB_N, MoonState, frame, own


@final
class Unflip(Verb):
    def __init__(self) -> None:
        super().__init__(number("unflip", 20, "flip back up to this many of your flipped cards"))

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        """Write the other flipped cards; one that a flip turns back for certain is not declined."""
        n: i64 = 0
        for slot in range(own(s, seat, TAB_N)):
            if s.tab_mark[seat * TAB + slot] & FLIPPED != 0 and slot != frame(s, Effect.ORIGIN):
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
        if n > 0 and (operand(s, c.AT_N) > 1 or s.columns.when[frame(s, Effect.CARD)] != c.FLIP):
            out[n] = DECLINE
            n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        i = seat * TAB + place_slot(value)
        s.tab_mark[i] &= ~FLIPPED
        tell_card(log, s.columns, "unflipped", seat, s.tab[i])
        one_more(s)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
            if s.tab_mark[i] & FLIPPED != 0:
                return True
        return False

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        return Refusal("M15.21", Text("why.nothing_flipped"))

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        if verb == A_PLACE:
            return about_place("say.unflip", s, value)
        return Text("say.decline")

    def phrase(self, op: Op, face: Face) -> Text:
        cards = Text("card.flipped.other" if face.values["when"] == c.FLIP else "card.flipped.any")
        return Text("card.do.unflip_one" if op.main == 1 else "card.do.unflip_many", n=op.main, cards=cards)

"""``produce``: the production of a blue structure of any player."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import named
from moonbase.games.moon.effects.rows import one_more
from moonbase.games.moon.effects.verb import ASK, DONE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_PLACE, action, place, place_seat, place_slot
from moonbase.games.moon.rules.table.events import face_ref, production_bag, seat_ref, tell_at
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import TAB, TAB_N, MoonState, face_at, frame, own
from moonbase.games.moon.rules.table.supply import produce


@final
class Produce(Verb):
    def __init__(self) -> None:
        of = Choice("colour", {"blue": int(c.BLUE)})
        super().__init__(named("produce", 16, "gain the production of one such structure of any player", of))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) > 0:
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for owner in range(s.players):
            for slot in range(own(s, owner, TAB_N)):
                colour = s.columns.colour[face_at(s, owner, slot)]
                if colour == c.BLUE or colour == c.BASE:
                    out[n] = action(A_PLACE, place(owner, slot, 0))
                    n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        owner = place_seat(value)
        face = s.tab[owner * TAB + place_slot(value)]
        tell_at(log, s.columns, "engineered", seat, owner, face)
        produce(s, log, seat, face)
        one_more(s)

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        face = face_at(s, place_seat(value), place_slot(value))
        what = production_bag(s.columns, face) or Text("card.nothing")
        return Text("say.produce", card=face_ref(s.columns, face), owner=seat_ref(place_seat(value)), what=what)

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.produce")

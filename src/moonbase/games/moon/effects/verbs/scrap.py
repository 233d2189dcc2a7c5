"""``scrap``, the rule of the Reckless Expedition: the Rover just parked goes to the general supply."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import rule
from moonbase.games.moon.effects.verb import DONE, Verb
from moonbase.games.moon.rules.table.actions import place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.events import tell_at
from moonbase.games.moon.rules.table.state import TAB, MoonState
from moonbase.games.moon.rules.work.parking import clear_space, just_parked
from moonbase.languages.phrase import Phrase


@final
class Scrap(Verb):
    def __init__(self) -> None:
        super().__init__(rule("scrap", 24), ("park",))
        self.once = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        """Free the space again."""
        owner = place_seat(s.park_at)
        slot = place_slot(s.park_at)
        clear_space(s, owner, slot, place_space(s.park_at))
        s.rovers_out -= 1
        tell_at(log, s.columns, "scrapped", seat, owner, s.tab[owner * TAB + slot])
        return DONE

    def fault(self, s: MoonState) -> str:
        return "" if just_parked(s) else "no Rover has just been parked"

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.special.scrap")

    def check(self, op: Op, face: Face, at: Place) -> None:
        """Refuse it on any card but the one Expedition in hand: one Rover can be thrown away only once."""
        if face.table != "expedition":
            at.wrong(Phrase("fault.scrap", "only an Expedition can scrap a Rover"))

"""``free``: one construct of this turn costs no Resources."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.verb import DONE, Verb
from moonbase.games.moon.rules.table.events import tell
from moonbase.games.moon.rules.table.state import MoonState


@final
class Free(Verb):
    def __init__(self) -> None:
        super().__init__(switch("free", 11, "one construct this turn costs no Resources"))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        s.free += 1
        tell(log, "voucher_turn", seat)
        return DONE

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.FREE

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.free")

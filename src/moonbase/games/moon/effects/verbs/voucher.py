"""``voucher``: the next construct, this turn or later, costs no Resources."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.verb import DONE, Verb
from moonbase.games.moon.rules.table.events import tell
from moonbase.games.moon.rules.table.state import VOUCHERS, MoonState, add_own


@final
class Voucher(Verb):
    def __init__(self) -> None:
        super().__init__(switch("voucher", 12, "the next construct, this turn or later, costs no Resources"))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        add_own(s, seat, VOUCHERS, 1)
        tell(log, "voucher", seat)
        return DONE

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.voucher")

"""An Obelisk taken back into the hand: another card of the hand is constructed instead (M9)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.reader import Reader
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.offers import insert
from moonbase.games.moon.rules.table.actions import A_BUILD, A_FREE, SPAN, action
from moonbase.games.moon.rules.table.codes import HAND, RED
from moonbase.games.moon.rules.table.frames import Obelisk
from moonbase.games.moon.rules.table.state import HAND_MAX, HAND_N, MoonState, drop, frame, held, own
from moonbase.games.moon.rules.table.zones import in_hand
from moonbase.games.moon.rules.work.construct import construct
from moonbase.games.moon.rules.work.price import can_build, can_build_free, free_right


@final
class ObeliskFrame(Frame):
    def choices(self, s: MoonState, out: vec[i64]) -> i64:
        return obelisk_choices(s, frame(s, Obelisk.SEAT), frame(s, Obelisk.CARD), out)

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        seat = frame(s, Obelisk.SEAT)
        drop(s)
        construct(s, log, seat, a % SPAN, HAND, 0, a // SPAN == A_FREE)

    def question(self, s: MoonState) -> str:
        return "obelisk"

    def check(self, s: MoonState, at: Reader) -> None:
        face = frame(s, Obelisk.CARD)
        if s.bill_face >= 0 or face >= s.columns.structures:
            raise at.wrong("an Obelisk waits before anything is paid")
        if s.columns.colour[face] != RED or in_hand(s, frame(s, Obelisk.SEAT), face) == 0:
            raise at.at("card").wrong("no such Obelisk in the hand")

    def alone(self) -> bool:
        return True

    def cards_out(self, s: MoonState) -> i64:
        """Return -1: the Obelisk in the hand is one card too many."""
        return -1


def obelisk_choices(s: MoonState, seat: i64, obelisk: i64, out: vec[i64]) -> i64:
    """List the cards of the hand that may be constructed beside the Obelisk just put in."""
    n: i64 = 0
    for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
        face = held(s, i)
        if (face != obelisk or in_hand(s, seat, face) > 1) and can_build(s, seat, face, 0):
            n = insert(out, n, action(A_BUILD, face))
    if free_right(s, seat):
        for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
            face = held(s, i)
            if (face != obelisk or in_hand(s, seat, face) > 1) and can_build_free(s, seat, face, 0):
                n = insert(out, n, action(A_FREE, face))
    return n

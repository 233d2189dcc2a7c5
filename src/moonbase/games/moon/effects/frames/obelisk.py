"""An Obelisk taken back into the hand: another card of the hand is constructed instead (M9)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.effects.choices import insert
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.rules.table.actions import A_BUILD, A_FREE, SPAN, action
from moonbase.games.moon.rules.table.codes import HAND
from moonbase.games.moon.rules.table.state import AT_FACE, AT_SEAT, HAND_MAX, HAND_N, MoonState, drop, frame, held, own
from moonbase.games.moon.rules.table.zones import in_hand
from moonbase.games.moon.rules.work.construct import construct
from moonbase.games.moon.rules.work.price import can_build, can_build_free, free_right


@final
class ObeliskFrame(Frame):
    def choices(self, s: MoonState, out: vec[i64]) -> i64:
        return obelisk_choices(s, frame(s, AT_SEAT), frame(s, AT_FACE), out)

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        seat = frame(s, AT_SEAT)
        drop(s)
        construct(s, log, seat, a % SPAN, HAND, 0, a // SPAN == A_FREE)


def obelisk_choices(s: MoonState, seat: i64, obelisk: i64, out: vec[i64]) -> i64:
    """Cards of the hand that may be constructed beside the Obelisk just put in."""
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

"""The course of the game: turns, conversions within them, and the end (F2, F14)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell, tell_converted, tell_goods, tell_number
from moonbase.games.fromthemoon.rules.table.state import FOOD_RATE, P_OVER, UNMET, FromTheMoonState, add_own, mine
from moonbase.games.fromthemoon.rules.table.supply import receive
from moonbase.games.fromthemoon.rules.work.score import final_score
from moonbase.games.fromthemoon.rules.work.solo import won


def convert(s: FromTheMoonState, log: list[Event] | None, made: i64) -> None:
    """Convert energy into 1 food, or food into 1 energy; what does not fit in the gauge is lost (F2.6, F2.8)."""
    given = c.FOOD
    n = mine(s, FOOD_RATE)
    if made == c.FOOD:
        given = c.ENERGY
        n = s.columns.price[c.FOR_FOOD * c.PRICED + c.ENERGY]
    add_own(s, s.cur, given, -n)
    tell_converted(log, s.cur, given, n, made)
    tell_goods(log, "wasted", s.cur, made, receive(s, s.cur, made, 1))


def end_turn(s: FromTheMoonState, log: list[Event] | None) -> None:
    """End the turn. Once the end has been triggered the round is finished, so that all have had equally many turns (F14.3)."""
    if s.players > 1:
        s.seal += 1  # alone a turn that has ended can be taken back (F2.18)
    s.turns += 1
    s.acted = False
    s.cur = (s.cur + 1) % s.players
    if s.ending and s.cur == s.lead:
        s.phase = P_OVER
        if s.players == 1 and not won(s):
            s.lost = UNMET
            tell(log, "lost_" + str(UNMET), 0)
        else:
            tell(log, "over", s.lead)
            tell_final(s, log)
    else:
        tell(log, "turn", s.cur)


def tell_final(s: FromTheMoonState, log: list[Event] | None) -> None:
    if log is not None:
        for seat in range(s.players):
            tell_number(log, "final", seat, final_score(s, seat))

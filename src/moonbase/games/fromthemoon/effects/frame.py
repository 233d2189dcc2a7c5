"""Frames at work: what each kind of pause runs, asks and does with an answer. Each is one class, in a file of its own under ``frames``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import FRAME, P_TURNS, ROVER_AT, FromTheMoonState, can_convert, drop, mine

IMPOSSIBLE: Final = "not possible in this position"
MOST_STEPS: Final[i64] = 1000  # more than any row asks for


class Frame:
    """A kind of frame, with the defaults of one that asks the seat on turn.

    Every method is about the frame on top unless it is given ``k``, the index of a frame's first number.
    """

    # --- in play

    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Go on without an answer; False where one is needed."""
        return self.ask(s, log)

    def ask(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Put the question. An only answer is given at once unless a conversion opens more; without any the question is skipped (F2.17)."""
        out = s.columns.scratch
        n: i64 = self.choices(s, out, False)
        if n > 1:
            s.waiting = s.cur
            return False
        if n == 1:
            only = out[0]
            if s.phase == P_TURNS and self.convertible(s) and can_convert(s) and self.choices(s, out, True) > 1:
                s.waiting = s.cur
                return False
            if only == a.DONE or only == a.DECLINE:
                self.tell_passed(s, log)
            self.answer(s, log, only // a.SPAN, only % a.SPAN)
            return True
        self.tell_passed(s, log)
        self.leave(s)
        return True

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        """Write the open answers, ascending, and return their number; with ``reach`` also those that conversions would open."""
        return 0

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        """Take an answer: the verb and the value of an open action. Done and declined questions end here."""
        drop(s)

    def leave(self, s: FromTheMoonState) -> None:
        """Skip a question without answers."""
        drop(s)

    def convertible(self, s: FromTheMoonState) -> bool:
        """Tell whether energy and food may be turned into each other here: not where only a place or a kind is asked (F2.7)."""
        return True

    def tell_passed(self, s: FromTheMoonState, log: list[Event] | None) -> None:
        """Report a question that nobody is asked, because nothing can be done there (F2.17)."""

    # --- nature

    def draws(self) -> bool:
        """Tell whether nature answers."""
        return False

    def outcomes(self, s: FromTheMoonState, out: vec[i64]) -> i64:
        """Write everything that nature may do, ascending, and return the number."""
        return 0

    def sample(self, s: FromTheMoonState, chance: Chance) -> i64:
        out = s.columns.scratch
        return out[chance.below(self.outcomes(s, out))]

    def deal(self, s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
        """Do what nature has drawn."""

    # --- for those who look at it

    def question(self, s: FromTheMoonState) -> View:
        """Return what the question is about."""
        return {}

    def candidates(self, s: FromTheMoonState) -> list[int]:
        """Return the answers that a player may think of, open or not."""
        return []

    def done(self, s: FromTheMoonState) -> Text:
        """Say that it is enough."""
        return Text("say.done")

    def decline(self, s: FromTheMoonState) -> Text:
        """Say that it is declined."""
        return Text("say.decline")

    # --- the audit

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        """Return what is wrong with its numbers, or nothing."""
        return ""

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        """Return what is wrong with its place among the frames, or nothing."""
        return ""


# --- places among the frames


def topmost(s: FromTheMoonState, k: i64) -> bool:
    return k == (s.frame_n - 1) * FRAME


def set_off(k: i64) -> str:
    """Return a fault where an action is not the lowest frame."""
    return "an action comes before what it sets off" if k > 0 else ""


def rovers_out(s: FromTheMoonState) -> str:
    for rover in range(c.ROVERS):
        if mine(s, ROVER_AT + rover) >= 0:
            return "the rovers of this seat are not at home"
    return ""

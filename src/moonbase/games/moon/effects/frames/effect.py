"""A card's program, done row by row."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE
from moonbase.engine.reader import Reader
from moonbase.engine.text import Text
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.rows import next_row, operand
from moonbase.games.moon.effects.verb import ASK, BY_CODE, DONE, NATURE
from moonbase.games.moon.rules.table.actions import DECLINE, SPAN
from moonbase.games.moon.rules.table.codes import WIDTH
from moonbase.games.moon.rules.table.frames import REPUTATION_AT, Effect
from moonbase.games.moon.rules.table.state import EXPEDITION, TAB, TAB_N, MoonState, drop, frame, own

MOST_STEPS: Final = 40


@final
class EffectFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        outcome = BY_CODE[operand(s, 0)].perform(s, log, frame(s, Effect.SEAT))
        if outcome == DONE:
            next_row(s)
            return True
        if outcome == ASK:
            return self.ask(s, log)
        if outcome == NATURE:
            s.waiting = CHANCE
            return False
        drop(s)
        return True

    def choices(self, s: MoonState, out: vec[i64]) -> i64:
        return BY_CODE[operand(s, 0)].choices(s, frame(s, Effect.SEAT), out)

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        if a == DECLINE:
            next_row(s)
        else:
            BY_CODE[operand(s, 0)].answer(s, log, frame(s, Effect.SEAT), a // SPAN, a % SPAN)

    def leave(self, s: MoonState) -> None:
        next_row(s)

    def drawn(self, s: MoonState, log: list[Event] | None, face: i64) -> None:
        BY_CODE[operand(s, 0)].drawn(s, log, frame(s, Effect.SEAT), face)

    def question(self, s: MoonState) -> str:
        return BY_CODE[operand(s, 0)].question

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return BY_CODE[operand(s, 0)].say(s, verb, value)

    def less(self, s: MoonState) -> i64:
        return BY_CODE[operand(s, 0)].less(s)

    def check(self, s: MoonState, at: Reader) -> None:
        at.at("step").whole(0, MOST_STEPS)
        if not at_home(s):
            raise at.at("origin").wrong("this seat has no such card there")
        register = frame(s, Effect.REGISTER)
        if register < 0 or (frame(s, Effect.STEP) > 0 and not BY_CODE[operand(s, 0)].remembers(s, register)):
            raise at.at("register").wrong("the effect cannot remember this")
        fault = fault_ahead(s)
        if fault != "":
            raise at.wrong(fault)

    def cards_out(self, s: MoonState) -> i64:
        return BY_CODE[operand(s, 0)].cards_out(s)


def at_home(s: MoonState) -> bool:
    """Tell whether the card lies where the frame says."""
    columns = s.columns
    seat = frame(s, Effect.SEAT)
    face = frame(s, Effect.CARD)
    origin = frame(s, Effect.ORIGIN)
    if origin < 0:
        return own(s, seat, EXPEDITION) == face
    if origin < REPUTATION_AT:
        return origin < own(s, seat, TAB_N) and s.tab[seat * TAB + origin] == face
    r = origin - REPUTATION_AT
    return r < columns.reputations and s.reputation[r] == seat and face == columns.reputation0 + r


def fault_ahead(s: MoonState) -> str:
    """Return what is wrong with a row that is still to be done, or nothing."""
    row = frame(s, Effect.ROW)
    while s.columns.rows[row] != 0:
        fault = BY_CODE[s.columns.rows[row]].fault(s)
        if fault != "":
            return fault
        row += WIDTH
    return ""

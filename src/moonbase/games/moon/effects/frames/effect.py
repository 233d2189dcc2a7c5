"""A card's program, done row by row."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE
from moonbase.games.moon.effects.answers import answer_row
from moonbase.games.moon.effects.choices import row_choices
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.ops import ASK, DONE, NATURE, next_row, operand, perform
from moonbase.games.moon.rules.table.state import MoonState, drop


@final
class EffectFrame(Frame):
    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        if operand(s, 0) == 0:
            drop(s)
            return True
        outcome = perform(s, log)
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
        return row_choices(s, out)

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        answer_row(s, log, a)

    def leave(self, s: MoonState) -> None:
        next_row(s)

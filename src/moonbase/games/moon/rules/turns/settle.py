"""Run everything that runs by itself, up to the next question for a seat or for nature."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.games.moon.effects.answers import answer
from moonbase.games.moon.effects.choices import choices
from moonbase.games.moon.effects.ops import ASK, DONE, NATURE, next_row, operand, perform
from moonbase.games.moon.rules.table.state import (
    AT_SEAT,
    F_DISCOUNT,
    F_EFFECT,
    F_OBELISK,
    F_PRODUCTION,
    F_TRIGGERS,
    P_OVER,
    P_TURNS,
    MoonState,
    drop,
    frame,
)
from moonbase.games.moon.rules.work.construct import close_discount
from moonbase.games.moon.rules.work.triggers import run_production, run_triggers


def settle(s: MoonState, log: list[Event] | None) -> None:
    while s.frame_n > 0:
        kind = frame(s, 0)
        if kind == F_EFFECT:
            if not run_effect(s, log):
                return
        elif kind == F_TRIGGERS:
            run_triggers(s)
        elif kind == F_DISCOUNT:
            if not close_discount(s, log) and not ask(s, log):
                return
        elif kind == F_OBELISK:
            if not ask(s, log):
                return
        elif kind == F_PRODUCTION:
            run_production(s)
    if s.phase == P_TURNS:
        s.waiting = s.cur
    elif s.phase == P_OVER:
        s.waiting = OVER
    else:
        s.waiting = CHANCE


def run_effect(s: MoonState, log: list[Event] | None) -> bool:
    """False: the effect waits."""
    if operand(s, 0) == 0:
        drop(s)
        return True
    outcome = perform(s, log)
    if outcome == DONE:
        next_row(s)
        return True
    if outcome == ASK:
        return ask(s, log)
    if outcome == NATURE:
        s.waiting = CHANCE
        return False
    drop(s)
    return True


def ask(s: MoonState, log: list[Event] | None) -> bool:
    """Put the question; an only answer is given at once, a question without answers is skipped (M4)."""
    out = s.table.scratch
    n: i64 = choices(s, out)
    if n > 1:
        s.waiting = frame(s, AT_SEAT)
        return False
    if n == 1:
        answer(s, log, out[0])
    elif frame(s, 0) == F_EFFECT:
        next_row(s)
    else:
        drop(s)
    return True

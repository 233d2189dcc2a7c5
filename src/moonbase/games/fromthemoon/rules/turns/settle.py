"""Run everything that runs by itself, up to the next question for a seat or for nature."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.games.fromthemoon.effects.answers import answer
from moonbase.games.fromthemoon.effects.choices import choices
from moonbase.games.fromthemoon.effects.passed import tell_passed
from moonbase.games.fromthemoon.effects.program import ASKS, give_up, operand, run_effect
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import (
    AT_STEP,
    F_ANSWERS,
    F_BUILD,
    F_DUMMY,
    F_EFFECT,
    F_INCOME,
    F_LAB,
    F_LAUNCH,
    F_REFILL,
    F_REVEAL,
    P_CHOOSE,
    P_CUBES,
    P_KEEP,
    P_OVER,
    P_SMALL,
    P_TURNS,
    UNOPENED,
    A,
    FromTheMoonState,
    can_convert,
    drop,
    frame,
    set_frame,
)
from moonbase.games.fromthemoon.rules.table.supply import top_up
from moonbase.games.fromthemoon.rules.turns.nature import wanted
from moonbase.games.fromthemoon.rules.turns.setup import begin, chooser
from moonbase.games.fromthemoon.rules.work.construct import build_step
from moonbase.games.fromthemoon.rules.work.gather import refill_row
from moonbase.games.fromthemoon.rules.work.ships import launch
from moonbase.games.fromthemoon.rules.work.solo import lift_dummy, shuffle_rover_cards
from moonbase.games.fromthemoon.rules.work.triggers import run_answers


def settle(s: FromTheMoonState, log: list[Event] | None) -> None:
    while s.frame_n > 0:
        if not run_frame(s, log, frame(s, 0)):
            return
    if s.phase == P_CUBES:
        refill_row(s)
        begin(s, P_SMALL)
    if s.phase == P_TURNS:
        s.waiting = s.cur
    elif s.phase == P_OVER:
        s.waiting = OVER
    elif s.phase == P_CHOOSE or s.phase == P_KEEP:
        s.cur = chooser(s)
        s.waiting = s.cur
    else:
        s.waiting = CHANCE


def run_frame(s: FromTheMoonState, log: list[Event] | None, kind: i64) -> bool:
    """False: it waits."""
    if kind == F_EFFECT:
        return run_effect(s, log) != ASKS or ask(s, log)
    if kind == F_ANSWERS:
        run_answers(s, log)
        return True
    if kind == F_BUILD:
        return build_step(s, log) or ask(s, log)
    if kind == F_LAUNCH:
        ship = frame(s, A)
        drop(s)
        launch(s, log, ship)
        return True
    if kind == F_REVEAL:
        s.waiting = CHANCE
        return False
    if kind == F_REFILL:
        return refill_over(s)
    if kind == F_DUMMY:
        return dummy_moved(s)
    if kind == F_INCOME and frame(s, A) == 0:
        drop(s)
        return True
    return ask(s, log)


def refill_over(s: FromTheMoonState) -> bool:
    """Go to the next tile that gets cubes; False: nature draws them."""
    top_up(s)
    while frame(s, A) < s.grid.tiles:
        if wanted(s) > 0:
            s.waiting = CHANCE
            return False
        set_frame(s, A, frame(s, A) + 1)
    drop(s)
    return True


def dummy_moved(s: FromTheMoonState) -> bool:
    """False: nature draws the next place (F17.10, F17.11)."""
    if frame(s, A) == s.table.dummy_rovers:
        drop(s)
        return True
    if frame(s, A) == 0:
        lift_dummy(s)
    shuffle_rover_cards(s)
    s.waiting = CHANCE
    return False


def convertible(s: FromTheMoonState) -> bool:
    """May energy and food be turned into each other here? Not where only a piece's place or kind is asked (F2.7)."""
    if s.phase != P_TURNS:
        return False
    if s.frame_n == 0:
        return True
    kind = frame(s, 0)
    if kind == F_EFFECT:
        return frame(s, AT_STEP) == UNOPENED or operand(s, 0) != c.GAIN_ANY
    return kind != F_BUILD and kind != F_LAB


def ask(s: FromTheMoonState, log: list[Event] | None) -> bool:
    """Put the question; an only answer is given at once unless a conversion opens more, a question without answers is skipped (F2.17)."""
    out = s.table.scratch
    n: i64 = choices(s, out, False)
    if n > 1:
        s.waiting = s.cur
        return False
    if n == 1:
        only = out[0]
        if convertible(s) and can_convert(s) and choices(s, out, True) > 1:
            s.waiting = s.cur
            return False
        if only == a.DONE or only == a.DECLINE:
            tell_passed(s, log, frame(s, 0))
        answer(s, log, only)
        return True
    tell_passed(s, log, frame(s, 0))
    if frame(s, 0) == F_EFFECT:
        give_up(s)
    else:
        drop(s)
    return True

"""The interpreter of tile programs: do a row, or say that it waits for an answer.

A row that waits leaves everything it needs in its frame: the row itself and how much of it is done. ``choices`` lists the answers to a
waiting row, ``answers`` takes one.
"""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.events import tell_goods
from moonbase.games.fromthemoon.rules.table.state import (
    AT_FACE,
    AT_FLAGS,
    AT_ORIGIN,
    AT_ROW,
    AT_STEP,
    CONSENT,
    F_CHAIN,
    F_RESEARCH,
    FREE_OF_PRICE,
    PAID,
    UNOPENED,
    FromTheMoonState,
    drop,
    frame,
    mine,
    push,
    set_frame,
)
from moonbase.games.fromthemoon.rules.table.supply import gain, score, spend
from moonbase.games.fromthemoon.rules.work.research import own_labs
from moonbase.games.fromthemoon.rules.work.triggers import happen
from moonbase.games.fromthemoon.rules.work.usable import side_row

# --- what an effect does
GOES_ON: Final[i64] = 0
ASKS: Final[i64] = 1


def operand(s: FromTheMoonState, field: i64) -> i64:
    """A number of the row that the effect on top stands at."""
    i = frame(s, AT_ROW) + field
    return s.table.rows[i]


def amount(s: FromTheMoonState) -> i64:
    return operand(s, c.AT_N) * count(s, s.cur, operand(s, c.AT_SEL), frame(s, AT_ORIGIN))


def flagged(s: FromTheMoonState, flag: i64) -> bool:
    return frame(s, AT_FLAGS) & flag != 0


def next_row(s: FromTheMoonState) -> None:
    set_frame(s, AT_ROW, frame(s, AT_ROW) + c.WIDTH)
    set_frame(s, AT_STEP, 0)


def open_side(s: FromTheMoonState, side: i64) -> None:
    set_frame(s, AT_ROW, side_row(s, frame(s, AT_FACE), side))
    set_frame(s, AT_STEP, 0)


def run_effect(s: FromTheMoonState, log: list[Event] | None) -> i64:
    """Do the row that the effect on top stands at, or end it."""
    if frame(s, AT_STEP) == UNOPENED:
        face = frame(s, AT_FACE)
        priced = s.table.pays(face, 0) and not flagged(s, FREE_OF_PRICE)
        if s.table.second[face] != 0 or (priced and not flagged(s, CONSENT)):
            return ASKS
        open_side(s, 0)
        return GOES_ON
    verb = operand(s, 0)
    if verb == 0 or verb == c.OR:
        drop(s)
        return GOES_ON
    if verb == c.GAIN:
        gain_row(s, log)
    elif verb == c.SCORE:
        n = amount(s)
        next_row(s)
        score(s, log, s.cur, n)
    elif verb == c.PAY:
        pay_row(s, log)
    elif verb == c.RESEARCH:
        next_row(s)
        push(s, F_RESEARCH, 0, 0, 0, 0, 0)
    elif verb == c.ACTIVATE:
        n = operand(s, c.AT_N)
        next_row(s)
        push(s, F_CHAIN, own_labs(s), n, own_labs(s), -1, 0)
    elif frame(s, AT_STEP) >= due(s, verb):
        next_row(s)
    else:
        return ASKS
    return GOES_ON


def due(s: FromTheMoonState, verb: i64) -> i64:
    """How many answers a row takes."""
    if verb == c.GAIN_ANY:
        return amount(s)
    if verb == c.APPROVE:
        return 1
    return operand(s, c.AT_N)


def gain_row(s: FromTheMoonState, log: list[Event] | None) -> None:
    kind = operand(s, c.AT_KIND)
    n = amount(s)
    next_row(s)
    if kind == c.BATTERY:
        gain_batteries(s, log, n)
    else:
        gain(s, log, s.cur, kind, n)


def gain_batteries(s: FromTheMoonState, log: list[Event] | None, n: i64) -> None:
    """Each by itself: beyond the ninth they are achievements, to which nothing answers as a battery (F9.6)."""
    added: i64 = 0
    for _ in range(n):
        if mine(s, c.BATTERY) < c.BATTERIES:
            added += 1
        gain(s, log, s.cur, c.BATTERY, 1)
    if added > 0:
        happen(s, log, c.ON_BATTERY, added, -1, -1)


def pay_row(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Whoever chose this side can pay it."""
    if not flagged(s, FREE_OF_PRICE):
        kind = operand(s, c.AT_KIND)
        spend(s, s.cur, kind, operand(s, c.AT_N))
        tell_goods(log, "paid", s.cur, kind, operand(s, c.AT_N))
        set_frame(s, AT_FLAGS, frame(s, AT_FLAGS) | PAID)
    next_row(s)


def one_more(s: FromTheMoonState) -> None:
    """An answer to a row is taken."""
    set_frame(s, AT_STEP, frame(s, AT_STEP) + 1)


def give_up(s: FromTheMoonState) -> None:
    """The rest of a row is skipped; an effect whose price was not paid ends."""
    if frame(s, AT_STEP) == UNOPENED:
        drop(s)
    else:
        next_row(s)

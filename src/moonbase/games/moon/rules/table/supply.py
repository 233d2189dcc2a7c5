"""Goods between a seat and the general supply."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table.codes import GOODS, HEART, ROVER
from moonbase.games.moon.rules.table.events import tell_goods, tell_goods_of
from moonbase.games.moon.rules.table.state import SEAT, MoonState


def gain(s: MoonState, log: list[Event] | None, seat: i64, kind: i64, n: i64) -> None:
    if n <= 0:
        return
    s.seat[seat * SEAT + kind] += n
    if kind == ROVER:
        s.rovers_out += n
    if log is not None:
        if kind == HEART:
            tell_goods(log, "scored", seat, kind, n)
        else:
            tell_goods(log, "gained", seat, kind, n)


def gain_by(s: MoonState, log: list[Event] | None, seat: i64, face: i64, kind: i64, n: i64) -> None:
    """Gain by the effect of a card, which is told."""
    gain(s, None, seat, kind, n)
    if log is not None:
        if kind == HEART:
            tell_goods_of(log, s.columns, "scored_from", seat, face, kind, n)
        else:
            tell_goods_of(log, s.columns, "gained_from", seat, face, kind, n)


def pay(s: MoonState, log: list[Event] | None, seat: i64, kind: i64, n: i64) -> None:
    """Pay Resources back to the general supply; they count as spent this turn (M11)."""
    if n <= 0:
        return
    s.seat[seat * SEAT + kind] -= n
    s.spent += n
    if log is not None:
        tell_goods(log, "paid", seat, kind, n)


def produce(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """Gain everything on a card's production symbols, Rovers and Hearts included."""
    columns = s.columns
    k: i64 = 0
    for i in range(face * GOODS, face * GOODS + GOODS):
        if columns.production[i] > 0:
            gain(s, log, seat, k, columns.production[i])
        k += 1


def take_reward(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """Take the assimilation reward of a card."""
    columns = s.columns
    for k in range(GOODS):
        gain(s, log, seat, k, columns.reward_of(face, k, s.x))

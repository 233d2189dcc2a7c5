"""Goods between a seat, the general supply and the bag (F1.14, F1.15, F2.10, F8.15, F9)."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table.codes import ACHIEVEMENT, BATTERIES, BATTERY, COLOURS, ENERGY, PRICED
from moonbase.games.fromthemoon.rules.table.events import tell_bag, tell_goods, tell_number
from moonbase.games.fromthemoon.rules.table.state import BAG, SCORE_N, SEAT, SUPPLY, FromTheMoonState, add_own, own


def gain(s: FromTheMoonState, log: list[Event] | None, seat: i64, kind: i64, n: i64) -> None:
    """Gain goods and nothing besides. Energy beyond the last battery is lost; a battery beyond the ninth is an achievement."""
    if kind == BATTERY and own(s, seat, BATTERY) == BATTERIES:
        kind = ACHIEVEMENT
    lost = receive(s, seat, kind, n)
    tell_goods(log, "gained", seat, kind, n - lost)
    tell_goods(log, "wasted", seat, kind, lost)


def receive(s: FromTheMoonState, seat: i64, kind: i64, n: i64) -> i64:
    """Add goods without a word, and return how much energy found no battery."""
    if n <= 0:
        return 0
    lost: i64 = 0
    if kind == ENERGY:
        room = own(s, seat, BATTERY) - own(s, seat, ENERGY)
        if n > room:
            lost = n - room
    elif kind < COLOURS:
        s.common[SUPPLY + kind] -= n
    s.seat[seat * SEAT + kind] += n - lost
    return lost


def score(s: FromTheMoonState, log: list[Event] | None, seat: i64, n: i64) -> None:
    if n == 0:
        return
    add_own(s, seat, SCORE_N, n)
    tell_number(log, "scored", seat, n)


def spend(s: FromTheMoonState, seat: i64, kind: i64, n: i64) -> None:
    s.seat[seat * SEAT + kind] -= n
    if kind < COLOURS:
        s.common[SUPPLY + kind] += n


def pay(s: FromTheMoonState, log: list[Event] | None, seat: i64, price: vec[i64], at: i64) -> None:
    """Pay a price of PRICED numbers that begins at an index."""
    k: i64 = 0
    for i in range(at, at + PRICED):
        if price[i] > 0:
            spend(s, seat, k, price[i])
        k += 1
    if log is not None:
        tell_bag(log, "paid", seat, [price[i] for i in range(at, at + PRICED)])


def in_bag(s: FromTheMoonState) -> i64:
    return s.common[BAG] + s.common[BAG + 1] + s.common[BAG + 2]


def top_up(s: FromTheMoonState) -> None:
    """Fill an empty bag with the cubes of the supply, but for those kept."""
    if in_bag(s) > 0:
        return
    for colour in range(COLOURS):
        n = s.common[SUPPLY + colour] - s.columns.kept
        if n > 0:
            s.common[SUPPLY + colour] -= n
            s.common[BAG + colour] += n

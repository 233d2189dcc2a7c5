"""Counts of a selector for a seat. Cards, Reputations, mirrors and final scoring all count here."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.state import (
    INCOME,
    SEAT,
    TAB,
    TAB_N,
    MoonState,
    colour_count,
    flag,
    good,
    lying_on,
    own,
    resources,
    rovers,
)
from moonbase.games.moon.rules.work.majority import flags_won


def count(s: MoonState, seat: i64, selector: i64, arg: i64, register: i64) -> i64:
    """``register`` is what the running effect remembers: units paid or Rovers moved."""
    if selector == c.FLAG:
        return flag(s, seat, arg)
    if selector == c.ROVERS:
        return rovers(s, seat)
    if selector == c.COLOUR:
        return colour_count(s, seat, arg)
    if selector == c.RESOURCES:
        return resources(s, seat)
    if selector == c.RESOURCE:
        return good(s, seat, arg)
    if selector == c.PRODUCTION_OF:
        return own(s, seat, INCOME + arg)
    if selector == c.SPENT:
        return s.spent
    if selector == c.HEARTS:
        return good(s, seat, c.HEART)
    if selector == c.CARDS:
        return own(s, seat, TAB_N) - 1
    if selector == c.PAID or selector == c.MOVED:
        return register
    if selector == c.WINNING:
        return flags_won(s, seat)
    if selector == c.TOKENS:
        return tokens(s, seat)
    if selector == c.REPUTATIONS:
        return reputations(s, seat)
    if selector == c.COLOURS_HELD:
        return colours_held(s, seat)
    if selector == c.SCARCEST:
        return scarcest(s, seat)
    if selector == c.PRODUCTION or selector == c.KINDS:
        return production(s, seat, selector)
    return flag_figure(s, seat, selector)


def times(s: MoonState, seat: i64, row: i64, register: i64) -> i64:
    """Return how often a row's amount applies: once, or per selector up to its cap."""
    columns = s.columns
    selector = columns.rows[row + c.AT_SEL]
    if selector == c.NOTHING:
        return 1
    n = count(s, seat, selector, columns.rows[row + c.AT_ARG], register)
    cap = columns.rows[row + c.AT_CAP]
    if cap > 0 and n > cap:
        return cap
    return n


def flag_figure(s: MoonState, seat: i64, selector: i64) -> i64:
    """Count by ALL_FLAGS, FLAG_TYPES, MOST_OF_A_FLAG or SETS; return 0 for anything else."""
    total: i64 = 0
    types: i64 = 0
    most: i64 = 0
    least: i64 = 1000
    for f in range(c.FLAGS):
        n = flag(s, seat, f)
        total += n
        if n > 0:
            types += 1
        if n > most:
            most = n
        if n < least:
            least = n
    if selector == c.ALL_FLAGS:
        return total
    if selector == c.FLAG_TYPES:
        return types
    if selector == c.MOST_OF_A_FLAG:
        return most
    if selector == c.SETS:
        return least
    return 0


def production(s: MoonState, seat: i64, selector: i64) -> i64:
    """Count Resource production symbols, or how many different Resources they show."""
    total: i64 = 0
    kinds: i64 = 0
    for i in range(seat * SEAT + INCOME, seat * SEAT + INCOME + c.RES):
        total += s.seat[i]
        if s.seat[i] > 0:
            kinds += 1
    if selector == c.KINDS:
        return kinds
    return total


def scarcest(s: MoonState, seat: i64) -> i64:
    least = good(s, seat, 0)
    for i in range(seat * SEAT + 1, seat * SEAT + c.RES):
        if s.seat[i] < least:
            least = s.seat[i]
    return least


def colours_held(s: MoonState, seat: i64) -> i64:
    n: i64 = 0
    for colour in range(c.RED):
        if colour_count(s, seat, colour) > 0:
            n += 1
    return n


def reputations(s: MoonState, seat: i64) -> i64:
    n: i64 = 0
    for r in range(s.columns.reputations):
        if s.reputation[r] == seat:
            n += 1
    return n


def slot_hearts(s: MoonState, seat: i64, slot: i64) -> i64:
    """Count the Hearts on a card of the Settlement; a mirror's are counted, never stored (M8)."""
    i = seat * TAB + slot
    face = s.tab[i]
    columns = s.columns
    if columns.mirror[face] != 0:
        return count(s, seat, columns.mirror[face], columns.mirror_arg[face], 0)
    if columns.colour[face] == c.GREY:
        return lying_on(s, i)
    return 0


def gathered_on(s: MoonState, i: i64) -> int:
    """Count the Rovers that a flip moved onto a card, by its index into ``tab``."""
    if s.columns.colour[s.tab[i]] == c.GREY:
        return 0
    return int(lying_on(s, i))


def tokens(s: MoonState, seat: i64) -> i64:
    """Count the Hearts lying on all cards of a seat."""
    n: i64 = 0
    for slot in range(own(s, seat, TAB_N)):
        n += slot_hearts(s, seat, slot)
    for r in range(s.columns.reputations):
        if s.reputation[r] == seat:
            n += s.reputation[s.columns.reputations + r]
    return n

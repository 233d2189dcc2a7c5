"""The price of a construct: Resources, discounts, Flags, free rights (M5)."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.moon.rules.table.codes import FLAGS, RES
from moonbase.games.moon.rules.table.columns import ALL, RULE_DISCOUNT, RULE_FIRST, RULE_WILD, RULES
from moonbase.games.moon.rules.table.state import BORROWED, EXPEDITION, FLAG_AT, RULE_AT, SEAT, TAB, TAB_N, VOUCHERS, MoonState, own


def own_rule(s: MoonState, seat: i64, rule: i64) -> i64:
    """Return a rule that the seat's own cards put in force."""
    return own(s, seat, RULE_AT + rule)


def expedition_rule(s: MoonState, seat: i64, rule: i64) -> i64:
    """Return a rule of the Expedition in the seat's hand."""
    expedition = own(s, seat, EXPEDITION)
    if expedition < 0:
        return 0
    i = expedition * RULES + rule
    return s.columns.rules[i]


def discount_by(rules: vec[i64], first: i64, colour: i64, built: i64) -> i64:
    """Return what one set of rules takes off a construct of a colour, after the colours built this turn."""
    n = rules[first + RULE_DISCOUNT + ALL] + rules[first + RULE_DISCOUNT + colour]
    if built == 0:
        n += rules[first + RULE_FIRST + ALL]
    if (built >> colour) & 1 == 0:
        n += rules[first + RULE_FIRST + colour]
    return n


def expedition_discount(s: MoonState, seat: i64, colour: i64) -> i64:
    expedition = own(s, seat, EXPEDITION)
    if expedition < 0:
        return 0
    return discount_by(s.columns.rules, expedition * RULES, colour, s.built_colours)


def discount(s: MoonState, seat: i64, face: i64) -> i64:
    """Return how many Resources a construct of this face costs less right now."""
    colour = s.columns.colour[face]
    by_cards = discount_by(s.seat, seat * SEAT + RULE_AT, colour, s.built_colours)
    return by_cards + expedition_discount(s, seat, colour)


def shortage(s: MoonState, seat: i64, face: i64) -> i64:
    """Count the Resources missing for the printed cost."""
    n: i64 = 0
    columns = s.columns
    g = seat * SEAT
    for i in range(face * RES, face * RES + RES):
        lack = columns.cost[i] - s.seat[g]
        if lack > 0:
            n += lack
        g += 1
    return n


def flags_lacking(s: MoonState, seat: i64, face: i64) -> i64:
    """Count the Flags missing for the requirement, borrowed ones counted, wild ones not yet."""
    n: i64 = 0
    columns = s.columns
    k = seat * SEAT + FLAG_AT
    b = BORROWED
    for i in range(face * FLAGS, face * FLAGS + FLAGS):
        lack = columns.need[i] - s.seat[k] - s.common[b]
        if lack > 0:
            n += lack
        k += 1
        b += 1
    return n


def flags_met(s: MoonState, seat: i64, face: i64) -> bool:
    if s.columns.need_n[face] == 0:
        return True
    lacking = flags_lacking(s, seat, face)
    return lacking == 0 or lacking <= own_rule(s, seat, RULE_WILD) + expedition_rule(s, seat, RULE_WILD)


def can_build(s: MoonState, seat: i64, face: i64, less: i64) -> bool:
    """Tell whether the seat may construct this face now, paying. ``less`` is the discount of the effect that allows it."""
    if not flags_met(s, seat, face):
        return False
    if s.columns.cost_n[face] > 0:
        short = shortage(s, seat, face)
        if short > less and short > less + discount(s, seat, face):
            return False
    return own(s, seat, TAB_N) < TAB


def free_right(s: MoonState, seat: i64) -> bool:
    return s.free > 0 or own(s, seat, VOUCHERS) > 0


def can_build_free(s: MoonState, seat: i64, face: i64, less: i64) -> bool:
    """Tell whether a free right in hand is worth declaring for this face, and whether its Flags are met."""
    if s.columns.cost_n[face] == 0 or not flags_met(s, seat, face):
        return False
    return s.columns.cost_n[face] > less + discount(s, seat, face) and own(s, seat, TAB_N) < TAB

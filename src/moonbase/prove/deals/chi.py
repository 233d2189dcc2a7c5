"""Chi-square: how surprising counts are where the true odds are known."""

from collections.abc import Mapping
from math import exp, lgamma, log
from typing import Final, NamedTuple

from moonbase.prove.report import Broken

ALARM: Final = 1e-12
"""A test alarms below this.

A run has some hundred tests, so a fair server fails far less than once in a million runs. The margin covers small counts too, for which
the true tail is somewhat heavier than that of chi-square.
"""
LEAST_EXPECTED: Final = 8.0
"""The least expected count: rarer outcomes are counted together."""
PRECISION: Final = 1e-15
MOST_TERMS: Final = 10_000


class Surprise(NamedTuple):
    chi: float
    freedom: int
    p: float
    """Return the probability that true odds give counts as far off as these."""


def surprise(counts: Mapping[str, int], odds: Mapping[str, float]) -> Surprise:
    strange = counts.keys() - odds.keys()
    if strange:
        raise Broken(f"an outcome that the rules do not have: {sorted(strange)[0]}")
    total = sum(counts.values())
    rare_seen, rare_expected, chi, cells = 0, 0.0, 0.0, 0
    for outcome, odd in odds.items():
        expected, seen = odd * total, counts.get(outcome, 0)
        if expected < LEAST_EXPECTED:
            rare_seen, rare_expected = rare_seen + seen, rare_expected + expected
            continue
        chi, cells = chi + (seen - expected) ** 2 / expected, cells + 1
    if rare_expected >= LEAST_EXPECTED:
        chi, cells = chi + (rare_seen - rare_expected) ** 2 / rare_expected, cells + 1
    freedom = max(cells - 1, 0)
    return Surprise(chi, freedom, tail(chi, freedom))


def check(what: str, counts: Mapping[str, int], odds: Mapping[str, float]) -> Surprise:
    found = surprise(counts, odds)
    if found.p < ALARM:
        total = sum(counts.values())
        worst = max(odds, key=lambda outcome: abs(counts.get(outcome, 0) - odds[outcome] * total))
        raise Broken(
            f"{what} is not dealt by the true odds: '{worst}' came {counts.get(worst, 0)} times in {total},"
            f" {odds[worst] * total:.1f} were to be expected"
            f" (chi-square {found.chi:.1f} with {found.freedom} degrees of freedom, p = {found.p:.1e})"
        )
    return found


def tail(chi: float, freedom: int) -> float:
    """Return the probability that chi-square with so many degrees of freedom is at least this large."""
    if freedom < 1 or chi <= 0:
        return 1.0
    a, x = freedom / 2, chi / 2
    return 1 - _series(a, x) if x < a + 1 else _fraction(a, x)


def _series(a: float, x: float) -> float:
    """Return the regularised lower incomplete gamma function, by its series."""
    term = total = 1 / a
    for n in range(1, MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * PRECISION:
            break
    return total * exp(a * log(x) - x - lgamma(a))


def _fraction(a: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function, by Lentz's continued fraction."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    h = d
    for n in range(1, MOST_TERMS):
        an = -n * (n - a)
        b += 2
        d = 1 / (an * d + b or tiny)
        c = b + an / c or tiny
        h *= d * c
        if abs(d * c - 1) < PRECISION:
            break
    return h * exp(a * log(x) - x - lgamma(a))

"""95 % intervals for what was measured in rounds of games.

The games of a round share their deal, so they are not independent trials: the unit is the round. ``rounds`` holds one value for each
game, grouped by round. An incomplete round has fewer values and weighs less.
"""

from collections.abc import Sequence
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

LEVEL: Final = 0.95
NORMAL: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)
EXACT: Final = 200
"""With more degrees of freedom a series around the normal distribution is exact to nine digits."""
TINY: Final = 1e-12
"""A smaller variance comes from rounding."""

Rounds = Sequence[Sequence[float]]


class Interval(NamedTuple):
    low: float
    high: float


class Spread(NamedTuple):
    """The mean of all games, and the variance of that mean before the correction for few rounds."""

    mean: float
    variance: float


def spread_of(rounds: Rounds) -> Spread:
    """Return the mean over all games and how far it would vary if other rounds had been dealt."""
    games = sum(map(len, rounds))
    mean = sum(map(sum, rounds)) / games
    off = (sum(values) - mean * len(values) for values in rounds)
    return Spread(mean, sum(each * each for each in off) / games**2)


def mean_interval(rounds: Rounds) -> Interval | None:
    """Return Student's interval for a mean; None for fewer than two rounds."""
    count = len(rounds)
    if count < 2:
        return None
    mean, variance = spread_of(rounds)
    reach = student(count - 1) * sqrt(variance * count / (count - 1))
    return Interval(mean - reach, mean + reach)


def share_interval(rounds: Rounds) -> Interval | None:
    """Return Wilson's interval for a share of games; None for fewer than two rounds.

    It counts as many games as independent ones would have given the same spread between rounds, and is never narrower than ``unseen``.
    """
    count = len(rounds)
    if count < 2:
        return None
    share, variance = spread_of(rounds)
    least = unseen(share, count)
    if variance < TINY:
        return least
    if count == sum(map(len, rounds)):
        found = wilson(share, count)
    else:
        found = wilson(share, share * (1 - share) / variance, student(count - 1))
    return Interval(min(least.low, found.low), max(least.high, found.high))


def unseen(share: float, rounds: int) -> Interval:
    """Return the interval for rounds that all came out alike: rounds that differ can be so rare that none was seen.

    For a share of 0 or 1 this is Wilson's interval, with a round counted as one game.
    """
    part = NORMAL**2 / (rounds + NORMAL**2)
    return Interval(share * (1 - part), share * (1 - part) + part)


def wilson(share: float, games: float, quantile: float = NORMAL) -> Interval:
    """Return Wilson's score interval for a share of so many independent games."""
    square = quantile * quantile / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(square * share * (1 - share) + square * square / 4) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """Return how many standard errors the interval of Student's distribution reaches to either side."""
    if freedom > EXACT:
        return _near_normal(freedom)
    low, high = 0.0, 16.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        if _within(middle, freedom) < LEVEL:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _within(t: float, freedom: int) -> float:
    """Return the part of Student's distribution between -t and t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    term = total = cos(angle) if freedom % 2 else 1.0
    for k in range(3 if freedom % 2 else 2, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        total += term
    if freedom % 2 == 0:
        return sin(angle) * total
    return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0))


def _near_normal(freedom: int) -> float:
    """Return the same by the series of Cornish and Fisher (Abramowitz and Stegun 26.7.5)."""
    x, n = NORMAL, freedom
    second = (5 * x**5 + 16 * x**3 + 3 * x) / 96
    third = (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384
    return x + (x**3 + x) / 4 / n + second / n**2 + third / n**3

"""The share of wins and the mean score of some seats of a match, with 95 % intervals by round."""

from collections.abc import Callable, Iterable
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from moonbase.lab.intervals import Interval, mean_interval, share_interval, spread_of
from moonbase.lab.matches import Match, Played


class Sitting(NamedTuple):
    """One game by its seats."""

    round: int
    seats: list[str]
    """The opponent at each seat."""
    wins: list[float]
    """A win that n seats share counts 1/n for each."""
    scores: list[int]


Choice = Callable[[Sitting], list[int]]
"""Chooses seats of a game. It must choose equally many in every game."""


def held_by(level: str) -> Choice:
    return lambda sitting: [seat for seat, name in enumerate(sitting.seats) if name == level]


def only(seat: int) -> Choice:
    return lambda sitting: [seat]


class Measured(NamedTuple):
    """Figures for one seat; the intervals are None where fewer than two rounds were played."""

    win_share: float
    win_interval: Interval | None
    mean_score: float
    score_interval: Interval | None

    def as_json(self) -> dict[str, object]:
        return {
            "win_share": round(self.win_share, 4),
            "win_interval": rounded(self.win_interval, 4),
            "mean_score": round(self.mean_score, 3),
            "score_interval": rounded(self.score_interval, 3),
        }


def sittings_of(match: Match, games: dict[int, Played]) -> list[Sitting]:
    """Return the games in the order of their numbers."""
    length = match.round_games
    return [
        Sitting((number - 1) // length, match.seats(number), wins_of(game.places), game.scores) for number, game in sorted(games.items())
    ]


def wins_of(places: list[int]) -> list[float]:
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def by_round(sittings: Iterable[Sitting], value: Callable[[Sitting], float]) -> list[list[float]]:
    return [[value(each) for each in group] for _, group in groupby(sittings, lambda each: each.round)]


def measure_seats(sittings: list[Sitting], chosen: Choice) -> Measured:
    """Return the figures of the chosen seats, for one of them."""
    seats = len(chosen(sittings[0]))
    wins = by_round(sittings, lambda each: sum(each.wins[seat] for seat in chosen(each)))
    scores = by_round(sittings, lambda each: mean_score(each, chosen(each)))
    everybody = seats == len(sittings[0].seats) > 1  # wins every game, which is no finding
    together = None if everybody else share_interval(wins)
    return Measured(
        spread_of(wins).mean / seats,
        together and Interval(together.low / seats, together.high / seats),
        spread_of(scores).mean,
        mean_interval(scores),
    )


def mean_score(sitting: Sitting, seats: list[int]) -> float:
    return fmean(sitting.scores[seat] for seat in seats)


def difference(sittings: list[Sitting], one: str, two: str) -> Measured:
    """Return how much more a seat of one opponent has than a seat of the other, where no third opponent plays."""
    ours, theirs = held_by(one), held_by(two)
    first, second = measure_seats(sittings, ours), measure_seats(sittings, theirs)
    scores = by_round(sittings, lambda each: mean_score(each, ours(each)) - mean_score(each, theirs(each)))
    seats, others = len(ours(sittings[0])), len(theirs(sittings[0]))
    wins = first.win_interval
    return Measured(
        first.win_share - second.win_share,
        wins and Interval(*(_ahead(share, seats, others) for share in wins)),
        spread_of(scores).mean,
        mean_interval(scores),
    )


def _ahead(share: float, seats: int, others: int) -> float:
    """Return a seat's share of the wins minus the share of a seat of the others, who win the rest."""
    return share - (1 - seats * share) / others


def rounded(interval: Interval | None, digits: int) -> list[float] | None:
    return None if interval is None else [round(interval.low, digits), round(interval.high, digits)]

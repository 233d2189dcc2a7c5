"""Counts of what was dealt, compared with the true odds."""

import random
from collections import Counter
from typing import Final

from moonbase.engine.game import CHANCE, Game, State
from moonbase.engine.notation import read
from moonbase.prove.deals.chi import Surprise, check
from moonbase.prove.deals.odds import odds

BINS: Final = 20
LEAST: Final = 24
"""The number of deals with the same odds that makes a test of its own possible."""
Odds = tuple[tuple[str, float], ...]


class Tally:
    """Deals by equal odds are counted together. Beside that every deal, whatever its odds, gives a number that is even between 0 and 1
    where the odds are true: a point, drawn at random, of the stretch that the outcome takes up when all outcomes are laid side by side."""

    def __init__(self, seed: int) -> None:
        self._chance: Final = random.Random(seed)
        self._alike: Final[dict[tuple[str, Odds], Counter[str]]] = {}
        self._points: Final[Counter[str]] = Counter()
        self._pairs: Final[Counter[str]] = Counter()
        self._last = 0
        self.deals = 0

    def follow(self, game: Game, s: State, texts: list[str]) -> None:
        """Count nature's acts among everything that was played from a position on."""
        for text in texts:
            if s.waiting == CHANCE:
                self._count(game, s, text)
            game.apply(s, read(game, s, text))

    def _count(self, game: Game, s: State, text: str) -> None:
        true = odds(game, s)
        if len(true) < 2:
            return
        self.deals += 1
        self._alike.setdefault((game.title, tuple(true.items())), Counter())[text] += 1
        before = 0.0
        for each, odd in true.items():
            if each == text:
                break
            before += odd
        point = min(BINS - 1, int((before + self._chance.random() * true.get(text, 0.0)) * BINS))
        self._points[str(point)] += 1
        self._pairs[f"{self._last // 2} {point // 2}"] += 1
        self._last = point

    def check(self) -> list[Surprise]:
        """Return what each test found; Broken where the odds are not true."""
        even = {str(bin): 1 / BINS for bin in range(BINS)}
        half = BINS // 2
        pairs = {f"{one} {other}": 1 / half**2 for one in range(half) for other in range(half)}
        found = [check("Nature as a whole", self._points, even), check("What nature does after a deal", self._pairs, pairs)]
        for (title, true), counts in self._alike.items():
            if counts.total() >= LEAST:
                found.append(check(f"{title}: one of {len(true)} such as '{true[0][0]}'", counts, dict(true)))
        return found

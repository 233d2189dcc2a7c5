"""The generator itself: draws straight from ``Stream``, over many bounds, neighbouring draws and neighbouring keys."""

import random
from collections import Counter
from itertools import pairwise
from typing import Final

from moonbase.prove.deals.chi import Surprise, check
from moonbase.records.fair import Deal

BOUNDS: Final = (2, 3, 5, 6, 27, 52, 1000)
GRID: Final = 16


def check_streams(draws: int, seed: int) -> list[Surprise]:
    chance = random.Random(seed)
    return [*_bounds(draws, chance), _neighbours(draws, chance), _one_digit(draws, chance), _long_draw(draws, chance)]


def _bounds(draws: int, chance: random.Random) -> list[Surprise]:
    """Test one number of each draw, as most of nature's acts take it."""
    found: list[Surprise] = []
    for bound in BOUNDS:
        deal = fresh(chance)
        counts = Counter(str(deal.stream(draw).below(bound)) for draw in range(1, draws + 1))
        found.append(check(f"A number below {bound}", counts, {str(n): 1 / bound for n in range(bound)}))
    return found


def _neighbours(draws: int, chance: random.Random) -> Surprise:
    """Test each draw together with the next one."""
    deal = fresh(chance)
    numbers = [int(deal.stream(draw).below(GRID)) for draw in range(1, draws + 2)]
    return check("A draw and the next", Counter(f"{a} {b}" for a, b in pairwise(numbers)), grid())


def _one_digit(draws: int, chance: random.Random) -> Surprise:
    """Test the same draw by two secrets that differ in one bit."""
    counts: Counter[str] = Counter()
    for _ in range(draws):
        secret = chance.getrandbits(256)
        here, there = Deal(f"{secret:064x}"), Deal(f"{secret ^ 1 << chance.randrange(256):064x}")
        counts[f"{here.stream(1).below(GRID)} {there.stream(1).below(GRID)}"] += 1
    return check("A draw by two secrets that differ in one bit", counts, grid())


def _long_draw(draws: int, chance: random.Random) -> Surprise:
    """Test many numbers of one draw."""
    stream = fresh(chance).stream(1)
    numbers = [int(stream.below(GRID)) for _ in range(draws + 1)]
    return check("Two numbers of one draw", Counter(f"{a} {b}" for a, b in pairwise(numbers)), grid())


def fresh(chance: random.Random) -> Deal:
    deal = Deal(f"{chance.getrandbits(256):064x}")
    deal.add(0, f"{chance.getrandbits(128):032x}", 0)
    return deal


def grid() -> dict[str, float]:
    return {f"{a} {b}": 1 / GRID**2 for a in range(GRID) for b in range(GRID)}

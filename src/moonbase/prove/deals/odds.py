"""The true odds of nature's choice at a position, counted from the dumped position and not by the code that draws."""

import json
from math import comb
from typing import Any

from moonbase.engine.game import Game, State

POOLS = ("stack", "labs")
"""The keys of a dumped position that count the copies of cards that lie face down."""


def odds(game: Game, s: State) -> dict[str, float]:
    """Return the odds by the text of each outcome, in a fixed order; empty where they are not counted here."""
    texts = [game.write(s, action) for action in game.legal(s)]
    if len(texts) == 1:
        return {texts[0]: 1.0}
    position: dict[str, Any] = json.loads(game.dump(s))
    weights = _cubes(texts, position) if texts[0].startswith("cubes ") else _cards(texts, position) or dict.fromkeys(texts, 1)
    total = sum(weights.values())
    return {text: weight / total for text, weight in weights.items()}


def _cards(texts: list[str], position: dict[str, Any]) -> dict[str, int] | None:
    """Return the copies of each card of a pool; None where nothing is drawn from a pool."""
    for name in POOLS:
        copies = {f"deal {card.split()[0]}": int(n) for card, n in position.get(name, {}).items() if n > 0}
        if copies.keys() == set(texts):
            return {text: copies[text] for text in texts}
    return None


def _cubes(texts: list[str], position: dict[str, Any]) -> dict[str, int]:
    """Return the ways to draw each outcome's cubes from the bag; nothing where the bag is too small and is refilled during the draw."""
    drawn = {text: [int(word) for word in text.split()[1:]] for text in texts}
    bag = list(position["bag"].values())
    if sum(bag) < sum(drawn[texts[0]]):
        return {}
    return {text: _ways(bag, cubes) for text, cubes in drawn.items()}


def _ways(pool: list[int], taken: list[int]) -> int:
    ways = 1
    for have, n in zip(pool, taken, strict=True):
        ways *= comb(have, n)
    return ways

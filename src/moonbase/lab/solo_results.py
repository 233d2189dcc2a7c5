"""The results of solo games: won with which medal, or lost and why."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from moonbase.engine.game import Game, SoloResult

WON: Final = "won"


def ending(result: SoloResult | None) -> str:
    """Return ``won MD-2``, ``won`` where there are no medals, else the word for the loss; empty where several play."""
    if result is None:
        return ""
    if not result.won:
        return result.lost
    return WON if result.medal is None else f"{WON} {result.medal}"


def endings(table: Game, found: Iterable[str]) -> dict[str, object]:
    """Return ``{"won": 3, "medals": {"bronze": 2, "gold": 1}, "lost": {"hunger": 7}}``."""
    names = {str(card["id"]): str(card["name"]).lower() for card in table.gallery()}
    medals: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    won = 0
    for word in found:
        head, _, medal = word.partition(" ")
        if head != WON:
            lost[word] += 1
            continue
        won += 1
        if medal:
            medals[names.get(medal, medal)] += 1
    return {"won": won, "medals": dict(medals), "lost": dict(lost)}

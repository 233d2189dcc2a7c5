"""The results of games for one: won with which medal, or lost and why."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from moonbase.engine.game import Game, View

WON: Final = "won"


def ending(view: View) -> str:
    """``won MD-2``, ``won`` where there are no medals, else the word for the loss; empty where several play."""
    solo = view.get("solo")
    if not isinstance(solo, dict):
        return ""
    if solo["won"]:
        return f"{WON} {solo['medal']}" if solo["medal"] else WON
    return str(solo["lost"])


def endings(table: Game, found: Iterable[str]) -> dict[str, object]:
    """``{"won": 3, "medals": {"bronze": 2, "gold": 1}, "lost": {"hunger": 7}}``."""
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

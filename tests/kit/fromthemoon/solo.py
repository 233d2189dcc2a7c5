"""The game for one of From the Moon: launches, gathers and its end, as short verbs on a surface."""

from typing import Any

from kit.fromthemoon.surface import Surface

TO = {"europa": "T-06", "titan": "T-07", "mars": "T-04"}
"""The tile with an approval for each ship."""
LAST = {"europa": "ME-4", "titan": "MT-4", "mars": "MM-4"}
"""The mission tile on part 4, the last one for one or two players: 5, 5 and 4 points."""


# --- looking


def seen(stage: Surface) -> dict[str, Any]:
    """The view, in which everything lies open."""
    return dict(stage.game.view(stage.s, 0))


def solo(stage: Surface) -> dict[str, Any]:
    return dict(seen(stage)["solo"])


def facts(stage: Surface) -> list[str]:
    """The keys of all facts told so far."""
    return [text.key.removeprefix("event.") for text in stage.told()]


def total(stage: Surface) -> int:
    """The score as it would be counted now."""
    return int(stage.game.scores(stage.s)[0])


def met(stage: Surface, id: str) -> bool:
    (found,) = [each["met"] for each in solo(stage)["objectives"] if each["card"] == id]
    return bool(found)


# --- playing alone


def alone(*objectives: str, faction: str = "C-3", **options: int) -> Surface:
    """A surface for one with these objectives, and food for the team."""
    stage = Surface(1, (faction,), **options)
    stage.s.objectives = sum(1 << (stage.face(id) - int(stage.s.columns.objective0)) for id in objectives)
    return stage.goods(0, food=3)


def launch(stage: Surface, ship: str, improved: int = 0) -> Surface:
    """The first three parts were constructed earlier, some of them improved; a rover brings the approval for the last one."""
    stage.taken(0, ship, 1, 2, 3).improved(0, ship, *range(1, improved + 1))
    before = {good: stage.has(0, good) for good in ("metal", "water", "polymer", "food")}
    send = stage.goods(0, metal=1, water=1, polymer=1, food=1).open("send")[0]
    row, column = map(int, send.split()[2].split("-"))
    stage.terrain(row, column, TO[ship]).play(send, "effect", f"part {ship} 4 {LAST[ship]}")
    return stage.goods(0, **before)


def launch_all(stage: Surface, **improved: int) -> Surface:
    """Three launches in three turns; the last turn is not ended."""
    for ship in TO:
        if ship != "europa":
            stage.play("end")
        launch(stage, ship, improved.get(ship, 0))
    return stage


def gather(stage: Surface, food: int = 3) -> Surface:
    """Bring all rovers home with enough food and an empty gauge, so that nothing is asked; nature acts next."""
    return stage.out().goods(0, food=food, energy=0).play("gather")


def whole_gather(stage: Surface, food: int = 3) -> Surface:
    """Gather with the whole income, nature's draws and the end of the turn."""
    return gather(stage, food).rest()

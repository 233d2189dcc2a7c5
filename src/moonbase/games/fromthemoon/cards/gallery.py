"""Every tile as plain data: what is printed on it, what it says, and where each value comes from."""

from collections.abc import Sequence
from typing import Any, Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.face import Face
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.cards.checks import COUNT_NAMES, TIME_NAMES
from moonbase.games.fromthemoon.cards.effect import effect
from moonbase.games.fromthemoon.cards.steps import sides, steps
from moonbase.games.fromthemoon.cards.text import cost, effect_within
from moonbase.games.fromthemoon.cards.text import effect as said
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import (
    FACTIONS,
    MAJORITIES,
    OWNERS,
    PIECES,
    PLACES,
    PRICED,
    PRICES,
    RESOURCES,
    SHIPS,
    SIDES,
    STAGES,
)

SHOWN: Final = ("players", "ship", "faction", "level", "cost", "points", "when", "refill")
"""Facts that every tile is asked for, None where it has none; what else a table knows stands under ``facts``."""
BAGS: Final = {"cost": PRICED, "start": RESOURCES, "launch": SHIPS}
"""Fields that hold a count for each name."""
NAMED: Final = {"ship": SHIPS, "faction": FACTIONS, "place": PLACES, "piece": PIECES, "owner": OWNERS, "side": SIDES}
"""Fields that hold the code of a name."""
OF: Final = {"price": PRICES, "majority": MAJORITIES, "stage": STAGES}
"""The meaning of ``of``, by table."""
WITH_EFFECT: Final = ("terrain", "token", "lab", "small", "space")
"""Tiles whose kind says when they work, so that the steps alone are their effect."""


def gallery(cards: CardSet) -> list[View]:
    return [_card(face) for face in cards.faces]


def _card(face: Face) -> View:
    facts = {field: _fact(face.table, field, value) for field, value in face.values.items()}
    copies = facts.pop("copies", 1)
    return {
        "id": face.id,
        "name": face.name,
        "deck": face.table.replace("_", " "),
        "copies": copies,
        **{field: facts.pop(field, None) for field in SHOWN},
        "facts": facts,
        "effect": effect(face.ops),
        "text": said(face),
        "source": face.source,
        "sources": dict(face.sources),
        "note": face.note,
    }


def _fact(table: str, field: str, value: Any) -> object:
    """Return a field with names in place of codes."""
    if field in BAGS:
        return _bag(value, BAGS[field])
    if field in NAMED:
        return NAMED[field][value]
    if field == "of":
        return OF[table][value]
    if field == "when":
        return TIME_NAMES[value]
    if field == "count" and table == "objective":
        return COUNT_NAMES.get(value)
    return list(value) if isinstance(value, tuple) else value


def _bag(counts: Sequence[int], names: Sequence[str]) -> View:
    """``{"energy": 2}``."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def price_names(cards: CardSet) -> dict[str, Text]:
    """Return the prices of the rules as names, such as ``price:research``."""
    return {f"price:{PRICES[face.values['of']]}": cost(face) for face in cards.table("price")}


def effect_names(cards: CardSet) -> dict[str, Text]:
    """Return the effects of tiles as names: ``effect:L-01`` for the whole, ``effect:L-01/0`` and ``/1`` for its sides."""
    names: dict[str, Text] = {}
    for face in cards.faces:
        if not face.ops:
            continue
        if face.table in WITH_EFFECT:
            names[f"effect:{face.id}"] = steps(face.ops)
        else:
            names[f"effect:{face.id}"] = effect_within(face)
        if face.values.get("when") != codes.ALWAYS:
            for side, ops in enumerate(sides(face.ops)):
                names[f"effect:{face.id}/{side}"] = steps(ops)
    return names

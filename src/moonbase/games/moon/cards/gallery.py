"""Every card as plain data: what is printed on it, what it says, and where each value comes from."""

from collections.abc import Sequence

from moonbase.cards.card_set import CardSet
from moonbase.cards.face import Face
from moonbase.engine.game import View
from moonbase.games.moon.cards.checks import TIME_NAMES
from moonbase.games.moon.cards.text import effect, requirement
from moonbase.games.moon.effects.phrases import SELECTOR_NAMES
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, FLAGS, GOODS, REPUTATION_LEVELS, RESOURCES


def gallery(cards: CardSet) -> list[View]:
    return [_card(face) for face in cards.faces]


def _card(face: Face) -> View:
    values = face.values
    reputation = face.table == "reputation"
    return {
        "id": face.id,
        "name": face.name,
        "deck": _deck(face),
        "era": values.get("era") or None,
        "colour": COLOURS[values["colour"]] if "colour" in values else None,
        "level": REPUTATION_LEVELS[values["level"]] if reputation else None,
        "copies": values.get("copies", 1),
        "three_plus": values.get("three_plus", 0),
        "cost": _bag(values.get("cost", ()), RESOURCES),
        "need": _bag(values.get("need", ()), FLAGS),
        "production": _bag(values.get("production", ()), GOODS),
        "flags": _bag(values.get("flags", ()), FLAGS),
        "assimilate": _bag(values.get("assimilate", ()), GOODS),
        "when": TIME_NAMES[values.get("when", int(codes.NEVER))],
        "requirement": requirement(face) if reputation else None,
        "counts": SELECTOR_NAMES[values["require"]] if reputation else None,
        "least": values["least"] if reputation else None,
        "hearts": values["hearts"] if reputation else None,
        "text": effect(face),
        "source": face.source,
        "sources": dict(face.sources),
        "note": face.note,
    }


def _deck(face: Face) -> str:
    return "first expedition" if face.values.get("first") else face.table


def _bag(counts: Sequence[int], names: Sequence[str]) -> View:
    """``{"energy": 2}``; a count that is read in play is "X"."""
    return {name: "X" if count == codes.X_HEARTS else count for name, count in zip(names, counts, strict=False) if count}

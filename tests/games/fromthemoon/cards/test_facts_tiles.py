"""Known facts about the effects of tiles. A: the rulebook prints it. C: deduced by symmetry or from an example."""

from typing import Any

import pytest

from moonbase.cards import CardSet, Face, Op
from moonbase.games.fromthemoon.cards.checks import TIME_NAMES
from moonbase.games.fromthemoon.rules.table.names import FACTIONS

SOURCE = {"A": "rulebook", "C": "deduced"}


def op(verb: str, main: Any, **others: Any) -> Op:
    return Op(verb, {verb: main, **others})


def energy(n: int) -> Op:
    return op("pay", {"energy": n})


OR = op("or", True)


def found(faces: list[Face], steps: list[Op]) -> Face:
    """The face with this effect that is known best."""
    fitting = [face for face in faces if list(face.ops) == steps]
    return min(fitting, key=lambda face: face.source_of("do") == "reconstructed")


TERRAIN = [
    ("A", [op("gain_any", 1)]),
    ("A", [energy(1), op("train", 1)]),
    ("A", [op("gain", {"food": 1, "battery": 1})]),
    ("A", [op("approve", "europa or mars")]),
    ("A", [energy(1), op("greenhouse", 1)]),
    ("C", [op("approve", "europa or titan")]),
    ("C", [op("approve", "titan or mars")]),
]
LABS = [
    ("A", [op("gain", {"energy": 1}), OR, op("gain", {"battery": 1})]),  # kind 1
    ("A", [op("gain", {"food": 1}), OR, op("gain", {"energy": 1})]),  # 2
    ("A", [op("upgrade", 1), OR, op("gain", {"energy": 1})]),  # 3
    ("A", [op("gain", {"energy": 1}), OR, op("score", 2)]),  # 4
    ("A", [op("gain", {"food": 1}), OR, op("recruit", 1)]),  # 5
    ("A", [op("approve", "europa", only="construct"), OR, op("gain", {"water": 1})]),  # 6
    ("A", [energy(2), op("score", 1, per="labs")]),  # 7
    ("A", [energy(1), op("gain", {"food": 2})]),  # 8
    ("A", [energy(1), op("approve", "any", only="construct")]),  # 9
    ("A", [energy(1), op("score", 2, per="improvements")]),  # 10
    ("A", [energy(1), op("score", 1, per="buildings")]),  # 11, example
    ("A", [energy(1), op("gain_any", 1)]),  # 12, example
    ("C", [op("approve", "mars", only="construct"), OR, op("gain", {"metal": 1})]),  # 13 and 14: both halves in an example
    ("C", [op("approve", "titan", only="construct"), OR, op("gain", {"polymer": 1})]),  # 15
]
SMALL = [
    ("A", [op("score", 1, per="specialists")]),
    ("A", [op("train", 1)]),
    ("A", [op("recruit", 1), op("score", 1)]),
    ("A", [op("score", 2, per="links")]),
    ("A", [op("greenhouse", 1, **{"from": "stack"})]),
    ("A", [op("upgrade", 1)]),
]
TOKENS = [
    ("A", [op("gain", {"food": 1}, per="corner buildings")]),
    ("A", [op("gain", {"energy": 1}, per="rival rovers")]),
    ("A", [op("gain_any", 1, per="own rovers")]),
]
KNOWN = [
    (table, mark, steps)
    for table, effects in (("terrain", TERRAIN), ("lab", LABS), ("small", SMALL), ("token", TOKENS))
    for mark, steps in effects
]


@pytest.mark.parametrize(("table", "mark", "steps"), KNOWN)
def test_known_effects(cards: CardSet, table: str, mark: str, steps: list[Op]) -> None:
    assert found(cards.table(table), steps).source_of("do") == SOURCE[mark]


@pytest.mark.parametrize("table", ["terrain", "lab", "small", "token"])
def test_nothing_else_is_claimed_to_be_known(cards: CardSet, table: str) -> None:
    claimed = [face for face in cards.table(table) if face.source_of("do") != "reconstructed"]
    assert len(claimed) == sum(each == table for each, _, _ in KNOWN)


def test_names_of_tiles_are_ours(cards: CardSet) -> None:
    for table in ("terrain", "mission", "token", "progress", "lab", "small", "large", "faction_building", "objective"):
        assert {face.source_of("name") for face in cards.table(table)} == {"reconstructed"}


@pytest.mark.parametrize("steps", [[op("score", 3, per="specialists")], [op("score", 2, per="batteries")]])
def test_known_large_buildings_a(cards: CardSet, steps: list[Op]) -> None:
    face = found(cards.table("large"), steps)
    assert TIME_NAMES[face.values["when"]] == "end"
    assert face.source_of("do") == face.source_of("when") == "rulebook"
    assert face.source_of("cost") == "reconstructed"


CARDS = {
    "pioneers": ("send corner", [op("gain", {"energy": 1})]),
    "cyborgs": ("always", [op("no_food", True), op("recruit_surcharge", {"metal": 1, "energy": 1})]),
    "workers": ("improve", [op("gain_any", 1)]),
    "unifiers": ("mission", [op("recruit", 1)]),
    "architects": ("build action", [op("foundation", 1)]),
    "biofarmers": ("greenhouse action", [op("approve", "any")]),
    "survivors": ("always", [op("convert_food", 1)]),
    "scholars": ("team action", [op("research", True)]),
}
BUILDINGS = {
    "pioneers": ("always", [op("rim_double", True)]),
    "cyborgs": ("battery", [op("train", 1)]),
    "workers": ("send", [op("gain", {"energy": 2}, per="own rovers")]),
    "unifiers": ("recruit", [op("score", 2)]),
    "architects": ("always", [op("build_discount", 1)]),
    "biofarmers": ("upgrade", [op("gain", {"food": 1, "energy": 2})]),
    "survivors": ("foundation", [op("greenhouse", 1)]),
    "scholars": ("train", [op("gain", {"battery": 1}), op("gain", {"energy": 1})]),
}


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("table", "powers"), [("faction", CARDS), ("faction_building", BUILDINGS)])
def test_faction_powers_a(cards: CardSet, table: str, powers: dict[str, tuple[str, list[Op]]], faction: str) -> None:
    (face,) = [face for face in cards.table(table) if face.values["faction"] == FACTIONS.index(faction)]
    assert (TIME_NAMES[face.values["when"]], list(face.ops)) == powers[faction]
    assert face.source_of("do") == face.source_of("when") == "rulebook"


def test_names_of_factions_a(cards: CardSet) -> None:
    faces = cards.table("faction")
    assert [face.name for face in faces if face.source_of("name") == "rulebook"] == [name.title() for name in FACTIONS[:7]]
    assert [face.name for face in faces if face.source_of("name") == "reconstructed"] == ["Scholars"]


def test_set_up_sides_are_ours(cards: CardSet) -> None:
    for face in cards.table("faction"):
        assert face.source_of("batteries") == face.source_of("start") == face.source_of("greenhouses") == "reconstructed"


@pytest.mark.parametrize("event", ["foundation", "mission"])
def test_known_progress_tiles_a(cards: CardSet, event: str) -> None:
    (face,) = [face for face in cards.table("progress") if TIME_NAMES[face.values["when"]] == event]
    assert face.source_of("when") == "rulebook"
    assert face.source_of("refill") == "reconstructed"


def test_no_other_progress_tile_is_claimed_to_be_known(cards: CardSet) -> None:
    assert sum(face.source_of("when") == "rulebook" for face in cards.table("progress")) == 2

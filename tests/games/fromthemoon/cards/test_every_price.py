"""Every price and every bonus in play: buildings, mission tiles, improvements, progress tiles, and what the player board covers."""

from collections.abc import Callable

import pytest

from kit.fromthemoon.surface import Surface
from kit.fromthemoon.tiles import board, on_tile, poor
from moonbase.cards import Face
from moonbase.games.fromthemoon.cards.checks import TIME_NAMES
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards

CARDS = read_cards(packaged_cards())
PRICED = ("metal", "water", "polymer", "food", "energy")
SHIPS = ("europa", "titan", "mars")
LEVELS = {face.values["level"]: face.values["cost"] for face in CARDS.table("level")}


def exactly(stage: Surface, cost: tuple[int, ...], less: str = "") -> Surface:
    """These goods and no others, or one less of one of them."""
    bag = dict(zip(PRICED, cost, strict=True))
    if less:
        bag[less] -= 1
    return stage.goods(0, **bag)


def asked(cost: tuple[int, ...]) -> list[str]:
    return [good for good, n in zip(PRICED, cost, strict=True) if n]


def left(stage: Surface) -> list[int]:
    return [stage.has(0, good) for good in PRICED]


# --- buildings

BUILDINGS = [(face.id, LEVELS[face.values["level"]], "C-3") for face in CARDS.table("small")]
BUILDINGS += [(face.id, face.values["cost"], "C-3") for face in CARDS.table("large")]
BUILDINGS += [(face.id, face.values["cost"], f"C-{face.values['faction'] + 1}") for face in CARDS.table("faction_building")]


def to_build(id: str, faction: str) -> Surface:
    stage = poor(faction=faction)
    if id.startswith("S-"):
        stage.small(0, id)
    elif id.startswith("G-"):
        stage.market(id)
    return stage


@pytest.mark.parametrize(("id", "cost", "faction"), BUILDINGS, ids=[id for id, _, _ in BUILDINGS])
def test_a_building_costs_what_its_file_says(id: str, cost: tuple[int, ...], faction: str) -> None:
    stage = exactly(to_build(id, faction), cost).play(f"build {id}")
    assert left(stage) == [0] * 5
    assert board(stage)["buildings"]["count"] == 1
    assert stage.has(0, "achievement") == (0 if id.startswith("S-") else 1)
    for good in asked(cost):
        stage = exactly(to_build(id, faction), cost, less=good)
        assert f"build {id}" not in stage.legal()
        assert stage.refused(f"build {id}") == ("F6.2" if id.startswith("S-") else "F6.5")


# --- ships


@pytest.mark.parametrize("face", CARDS.table("mission"), ids=lambda face: face.id)
def test_a_mission_tile_costs_and_scores_what_its_file_says(face: Face) -> None:
    ship = SHIPS[face.values["ship"]]
    text = f"part {ship} 1 {face.id}"
    stage = on_tile(exactly(poor().mission(ship, 1, face.id), face.values["cost"]), "T-10").play("effect", text)
    assert left(stage) == [0] * 5
    assert stage.points(0) == face.values["points"]
    assert board(stage)["missions"] == [face.id]
    for good in asked(face.values["cost"]):
        stage = on_tile(exactly(poor().mission(ship, 1, face.id), face.values["cost"], less=good), "T-10").play("effect")
        assert text not in stage.legal()


@pytest.mark.parametrize("face", CARDS.table("improvement"), ids=lambda face: face.id)
def test_an_improvement_costs_and_scores_what_its_file_says(face: Face) -> None:
    ship = SHIPS[face.values["ship"]]
    part = face.values["position"]
    text = f"improve {ship} {part}"
    stage = on_tile(exactly(poor(4, "C-5").taken(1, ship, part), face.values["cost"]), "T-10").play("effect", text)
    assert left(stage) == [0] * 5
    assert stage.points(0) == face.values["points"]
    assert board(stage)["improvements"][ship] == [part]
    for good in asked(face.values["cost"]):
        stage = on_tile(exactly(poor(4, "C-5").taken(1, ship, part), face.values["cost"], less=good), "T-10").play("effect")
        assert text not in stage.legal()


# --- progress tiles

EVENTS: dict[str, tuple[str, ...]] = {
    "mission": ("send 1 1-2", "effect", "part mars 1 MM-1"),
    "improve": ("send 1 1-2", "effect", "improve europa 1"),
    "foundation": ("foundation",),
    "lab": ("lab 1 L-01", "deal L-07", "space 1-1"),
    "recruit": ("recruit metal 1",),
    "train": ("train metal 1",),
    "greenhouse": ("greenhouse",),
    "upgrade": ("upgrade",),
    "building": ("build S-01", "at 1-1"),
    "battery": ("send 1 2-2", "effect"),
}


@pytest.mark.parametrize("face", CARDS.table("progress"), ids=lambda face: face.id)
def test_a_progress_tile_rewards_its_event_and_no_other(face: Face) -> None:
    for event, texts in EVENTS.items():
        stage = poor(faction="C-7").progress(1, face.id).terrain(1, 2, "T-10").terrain(2, 2, "T-03").taken(1, "europa", 1)
        stage.greenhouses(0, basic=1).foundations(0, 1).goods(0, metal=5, water=5, polymer=5, food=5, energy=4)
        stage.play(*texts)
        assert stage.has(0, "achievement") == (event == TIME_NAMES[face.values["when"]]), event


@pytest.mark.parametrize("face", CARDS.table("progress"), ids=lambda face: face.id)
def test_a_progress_tile_fills_each_terrain_tile(face: Face) -> None:
    stage = poor().progress(2, face.id).out().goods(0, food=3).play("gather")
    assert {sum(map(int, text.split()[1:])) for text in stage.open("cubes")} == {face.values["refill"]}


# --- what the player board covers


def greenhouse(k: int) -> Surface:
    return poor().greenhouses(0, basic=k - 1).goods(0, water=1, polymer=1).play("greenhouse")


def recruited(k: int) -> Surface:
    return poor().crew(0, 2, "metal", basic=k - 1).goods(0, energy=1).play("recruit metal 1")


def trained(k: int) -> Surface:
    return poor().crew(0, 2, "metal", specialist=k - 1).goods(0, food=1, energy=2).play("train metal 1")


def researched(k: int) -> Surface:
    stage = poor().foundations(0, 4).goods(0, polymer=1)
    return stage.play("lab 1 L-01", "deal L-07", f"space {k}-1")


def large(k: int) -> Surface:
    stage = poor().market("G-02").goods(0, metal=2, water=1, polymer=1, energy=2)
    if k == 2:
        stage.build(0, "G-01")
    return stage.play("build G-02")


PLACES: list[Callable[[int], Surface]] = [greenhouse, recruited, trained, researched, large]


@pytest.mark.parametrize("face", CARDS.table("space"), ids=lambda face: face.id)
def test_a_space_of_the_board_pays_its_bonus(face: Face) -> None:
    stage = PLACES[face.values["place"]](face.values["position"])
    food = sum(op.main.get("food", 0) for op in face.ops if op.verb == "gain")
    achievements = sum(op.main.get("achievement", 0) for op in face.ops if op.verb == "gain")
    points = sum(op.main for op in face.ops if op.verb == "score")
    assert (stage.has(0, "food"), stage.has(0, "achievement"), stage.points(0)) == (food, achievements, points)
    assert {op.verb for op in face.ops} <= {"gain", "score"}

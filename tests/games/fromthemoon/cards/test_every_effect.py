"""Every tile at work: terrain, laboratories, buildings, factions and tokens in play, held against the steps in their files.

One settlement counts a different number of everything that a tile may count, so no count can be taken for another.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeVar

import pytest

from kit.fromthemoon.surface import FTM, Surface
from kit.fromthemoon.tiles import GOODS, board, on_tile, placed, poor
from moonbase.cards import Face
from moonbase.cards.ops import Op
from moonbase.games.fromthemoon.cards.checks import TIME_NAMES
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table import codes

CARDS = read_cards(packaged_cards())
SHIPS = ("europa", "titan", "mars")
KINDS = ["gain metal", "gain water", "gain polymer", "gain food"]
COUNTS = {
    "improvements": 1,
    "specialists": 2,
    "improved greenhouses": 3,
    "links": 4,
    "buildings": 5,
    "missions": 6,
    "labs": 7,
    "batteries": 8,
    "own rovers": 2,
}
"""Number of each kind in ``settled``; two rovers stand beside the one that is sent where it matters."""
DECKS = ("terrain", "lab", "small", "large", "faction", "faction_building", "token")
AT_WORK: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., None])


def works(*ids: str) -> Callable[[Test], Test]:
    """Says which tiles a test puts to work; the last test asks for every tile."""
    AT_WORK.update(ids)
    return lambda test: test


def ids_of(deck: str, *whens: int) -> list[str]:
    return [face.id for face in CARDS.table(deck) if not whens or face.values["when"] in whens]


def sides(face: Face) -> list[list[Op]]:
    return [list(ops) for parted, ops in groupby(face.ops, lambda op: op.verb == "or") if not parted]


def every_side(deck: str) -> list[tuple[str, int]]:
    return [(face.id, side) for face in CARDS.table(deck) for side in range(len(sides(face)))]


# --- the settlement


def settled(faction: str = "C-1", progress: str = "P-09") -> Surface:
    stage = poor(faction=faction).progress(1, progress).trained(0, 1, "metal").trained(0, 2, "water")
    stage.greenhouses(0, basic=1, improved=3).foundations(0, 4)
    for k, lab in enumerate(("L-08", "L-09", "L-12", "L-13", "L-14")):
        stage.lab(0, k // 4 + 1, k % 4 + 1, lab)
    stage.lab(0, 3, 1, "L-15").lab(0, 3, 2, "L-16")  # only 2-2 is free
    for id, (row, column) in zip(("S-02", "S-03", "S-04", "S-05"), ((2, 2), (2, 3), (3, 2), (3, 3)), strict=True):
        stage.build(0, id, row, column)
    stage.build(0, "S-13")  # off the map
    stage.taken(0, "europa", 1, 2, 3).taken(0, "titan", 1, 2, 3).improved(0, "europa", 1).taken(1, "mars", 1)
    return stage.goods(0, metal=5, water=5, polymer=5, food=5, battery=8, energy=3)


def counted(stage: Surface) -> Counter[str]:
    """Count everything of seat 0 that an effect may change, and the greenhouses of the main board."""
    seat = board(stage)
    count = Counter({good: stage.has(0, good) for good in GOODS})
    count["points"] = stage.points(0)
    count["astronauts"] = seat["team"]["astronauts"]
    count["specialists"] = seat["team"]["specialists"]
    count["greenhouses"] = seat["greenhouses"]["count"]
    count["improved"] = seat["greenhouses"]["improved"]
    count["foundations"] = seat["foundations"]
    count["labs"] = seat["lab_count"]
    count["missions"] = len(seat["missions"])
    count["cubes"] = int(seat["cubes_left"])
    count["row"] = int(stage.s.right + stage.s.left)
    count["stack"] = int(stage.s.houses)
    return count


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in sorted(after | before) if after[key] != before[key]}


def say(stage: Surface, text: str) -> None:
    """Give this answer; where it is the only one, it was given already."""
    if text in stage.legal():
        stage.play(text)


def carry_out(stage: Surface, ops: Sequence[Op], **counts: int) -> dict[str, int]:
    """Answer what the steps ask, and say what they must have changed."""
    expected: Counter[str] = Counter()
    for op in ops:
        times = {**COUNTS, **counts}[op.args["per"]] if "per" in op.args else 1
        if op.verb in ("pay", "gain"):
            for good, n in op.main.items():
                expected[good] += -n if op.verb == "pay" else n * times
        elif op.verb == "gain_any":
            for _ in range(op.main * times):
                assert stage.legal() == KINDS
                stage.play("gain food")
                expected["food"] += 1
        elif op.verb == "score":
            expected["points"] += op.main * times
        elif op.verb == "approve":
            check_approval(stage, op)
            stage.play("point")
            expected["points"] += 1
        elif op.verb == "activate":
            assert len(stage.open("activate")) > op.main == 1
            stage.play("activate 1-1")  # a Protein Printer
            expected.update({"energy": -1, "food": 2})
            assert stage.open("activate") == []
        else:
            expected.update(piece(stage, op))
    return {key: n for key, n in sorted(expected.items()) if n}


def check_approval(stage: Surface, op: Op) -> None:
    named = set(SHIPS) if op.main == "any" else set(op.main.split(" or "))
    only = op.args.get("only")
    assert {text.split()[1] for text in stage.open("part")} == (set() if only == "improve" else named)
    assert {text.split()[1] for text in stage.open("improve")} == (set() if only == "construct" else named)


def piece(stage: Surface, op: Op) -> dict[str, int]:
    """One piece for each step. The fifth greenhouse covers a bonus; colours are chosen where none is due."""
    if op.verb == "greenhouse":
        stack = op.args.get("from") == "stack"
        say(stage, "greenhouse stack" if stack else "greenhouse")
        return {"greenhouses": 1, "food": 1, "stack" if stack else "row": -1}
    if op.verb == "lab":
        place = next(text for text in stage.open("lab") if text.startswith("lab 2"))
        stage.play(place, "deal L-07", "done")
        return {"labs": 1}
    if op.verb == "research":
        stage.play("foundation")
        return {"energy": -2, "foundations": 1}
    text, key = {
        "recruit": ("recruit polymer 1", "astronauts"),
        "train": ("train polymer 3", "specialists"),
        "upgrade": ("upgrade", "improved"),
        "foundation": ("foundation", "foundations"),
    }[op.verb]
    say(stage, text)
    return {key: op.main}


def test_the_settlement_counts_what_the_table_says() -> None:
    seat = board(settled())
    found = {
        "improvements": sum(map(len, seat["improvements"].values())),
        "specialists": seat["team"]["specialists"],
        "improved greenhouses": seat["greenhouses"]["improved"],
        "links": seat["buildings"]["links"],
        "buildings": seat["buildings"]["count"],
        "missions": len(seat["missions"]),
        "labs": seat["lab_count"],
        "batteries": seat["capacity"],
    }
    assert {**found, "own rovers": 2} == COUNTS


# --- tiles whose kind says when they work


@works(*ids_of("terrain"))
@pytest.mark.parametrize(("id", "side"), every_side("terrain"))
def test_a_terrain_tile_does_for_a_rover_what_its_file_says(id: str, side: int) -> None:
    stage = on_tile(settled(), id)
    before = counted(stage)
    stage.play("effect")
    expected = carry_out(stage, sides(CARDS.face(id))[side])
    assert change(before, counted(stage)) == expected
    assert stage.legal()[0] == "end"


@pytest.mark.parametrize(("id", "side"), every_side("terrain"))
def test_a_terrain_tile_does_the_same_for_a_new_building(id: str, side: int) -> None:
    stage = settled(progress="P-08").terrain(1, 1, id).small(0, "S-01").goods(0, energy=5).play("build S-01", "at 1-1")
    before = counted(stage)
    stage.play("use 1-1")
    expected = carry_out(stage, sides(CARDS.face(id))[side])
    assert change(before, counted(stage)) == expected
    assert stage.legal()[0] == "end"


@works(*ids_of("lab"))
@pytest.mark.parametrize(("id", "side"), every_side("lab"))
def test_a_laboratory_does_what_its_file_says(id: str, side: int) -> None:
    stage = placed(settled(), id, "2-2")
    before = counted(stage)
    which = (" first", " second")[side] if len(sides(CARDS.face(id))) == 2 else ""
    stage.play(f"activate 2-2{which}")
    expected = carry_out(stage, sides(CARDS.face(id))[side], labs=COUNTS["labs"] + 1)
    assert change(before, counted(stage)) == expected
    assert not any(text.startswith("activate 2-2") for text in stage.legal())  # once


@works(*ids_of("small"))
@pytest.mark.parametrize(("id", "side"), every_side("small"))
def test_a_small_building_does_at_the_income_what_its_file_says(id: str, side: int) -> None:
    stage = settled().build(0, id).out().play("gather")
    before = counted(stage)
    stage.play(f"income {id}")
    say(stage, ("side first", "side second")[side])
    expected = carry_out(stage, sides(CARDS.face(id))[side])
    assert change(before, counted(stage)) == expected
    assert f"income {id}" not in stage.legal()  # once
    assert "income recharge" in stage.legal()


# --- priced effects are closed for one good less


PRICED_LABS = [face.id for face in CARDS.table("lab") if face.ops[0].verb == "pay"]
PRICED_TERRAIN = [face.id for face in CARDS.table("terrain") if face.ops[0].verb == "pay"]


@pytest.mark.parametrize("id", PRICED_TERRAIN)
def test_a_terrain_tile_is_closed_for_one_energy_less(id: str) -> None:
    n = CARDS.face(id).ops[0].main["energy"]
    stage = on_tile(settled().goods(0, energy=n - 1, food=0), id)
    assert stage.refused("effect") == "F2.14"
    assert "effect" in on_tile(settled().goods(0, energy=n, food=0), id).legal()


@pytest.mark.parametrize("id", PRICED_LABS)
def test_a_laboratory_is_closed_for_one_energy_less(id: str) -> None:
    n = CARDS.face(id).ops[0].main["energy"]
    stage = placed(settled().goods(0, energy=n - 1, food=0), id, "2-2")
    assert stage.refused("activate 2-2") == "F2.14"
    assert "activate 2-2" in placed(settled().goods(0, energy=n, food=0), id, "2-2").legal()


# --- tiles that answer to an event, compared with the same event without them

EVENTS: dict[str, tuple[list[str], list[str]]] = {
    # what brings the event about, and what ends the turn's action after the answers
    "mission": (["send 1 1-2", "effect", "part mars 2 MM-2"], []),
    "improve": (["send 1 1-2", "effect", "improve europa 2"], ["decline"]),
    "foundation": (["foundation"], ["done"]),
    "lab": (["lab 1 L-01", "deal L-07"], ["done", "done"]),
    "recruit": (["recruit polymer 1"], ["done"]),
    "train": (["train polymer 3"], ["done"]),
    "greenhouse": (["greenhouse"], ["done"]),
    "upgrade": (["upgrade"], ["done"]),
    "building": (["build S-12", "at 1-1"], ["decline"]),
    "battery": (["send 1 2-2", "effect"], []),
    "send": (["send 1 1-2"], ["done"]),
    "send corner": (["send 1 1-1"], ["done"]),
    "greenhouse action": (["greenhouse", "done"], []),
    "team action": (["recruit polymer 1", "done"], []),
    "build action": (["build S-12", "at 1-1", "decline"], []),
}
ALSO = {
    # an event that comes with others: the action it belongs to
    **dict.fromkeys(("greenhouse", "upgrade"), ("greenhouse action",)),
    **dict.fromkeys(("recruit", "train"), ("team action",)),
    "greenhouse action": ("greenhouse",),
    "team action": ("recruit",),
    "building": ("build action",),
    "build action": ("building",),
}


def scene(faction: str, progress: str = "P-08") -> Surface:
    """Signal Hill at 1-2 with own rovers on both sides of it in reach, Sunlit Ridge at 2-2, a small building to construct."""
    stage = settled(faction, progress).terrain(1, 2, "T-10").terrain(2, 2, "T-03").small(0, "S-12")
    return stage.goods(0, energy=4)


def happen(stage: Surface, event: str, ops: Sequence[Op] = ()) -> tuple[dict[str, int], dict[str, int]]:
    """Return every change of the event, and the changes that the steps should have made."""
    if event == "send":
        stage.rover(0, 2, 1, 1).rover(0, 3, 1, 3)
    before = counted(stage)
    first, last = EVENTS[event]
    stage.play(*first)
    expected = carry_out(stage, ops)
    for text in last:
        say(stage, text)
    assert stage.legal()[0] == "end"
    return change(before, counted(stage)), expected


def more(with_it: dict[str, int], without: dict[str, int]) -> dict[str, int]:
    keys = sorted({*with_it, *without})
    return {key: with_it.get(key, 0) - without.get(key, 0) for key in keys if with_it.get(key, 0) != without.get(key, 0)}


ANSWERING = [when for when in TIME_NAMES if when not in (codes.NEVER, codes.END, codes.ALWAYS)]


@works(*ids_of("faction", *ANSWERING))
@pytest.mark.parametrize("id", ids_of("faction", *ANSWERING))
def test_a_faction_card_answers_to_its_event(id: str) -> None:
    face = CARDS.face(id)
    event = TIME_NAMES[face.values["when"]]
    changed, expected = happen(scene(id), event, face.ops)
    plain, _ = happen(scene("C-3" if id == "C-1" else "C-7"), event)
    assert more(changed, plain) == expected != {}


LARGE = [*ids_of("large", *ANSWERING), *ids_of("faction_building", *ANSWERING)]


@works(*LARGE)
@pytest.mark.parametrize("id", LARGE)
def test_a_large_building_answers_to_its_event(id: str) -> None:
    face = CARDS.face(id)
    event = TIME_NAMES[face.values["when"]]
    changed, expected = happen(scene("C-7").build(0, id), event, face.ops)
    plain, _ = happen(scene("C-7"), event)
    assert more(changed, plain) == expected != {}


@pytest.mark.parametrize("id", [*ids_of("faction", *ANSWERING), *LARGE])
def test_and_to_no_other_event(id: str) -> None:
    own = TIME_NAMES[CARDS.face(id).values["when"]]
    for event in EVENTS:
        if own not in {event, *ALSO.get(event, ())}:
            faction = id if id.startswith("C-") else "C-7"
            stage = scene(faction) if faction == id else scene(faction).build(0, id)
            assert happen(stage, event)[0] == happen(scene("C-7"), event)[0], event


@works(*ids_of("large", codes.END))
@pytest.mark.parametrize("id", ids_of("large", codes.END))
def test_a_large_building_with_an_hourglass_scores_at_the_end(id: str) -> None:
    stage = settled()
    before = FTM.scores(stage.s)[0]
    (op,) = CARDS.face(id).ops
    stage.build(0, id)
    assert FTM.scores(stage.s)[0] - before == op.main * COUNTS[op.args["per"]] > 0
    assert stage.points(0) == 0


# --- standing rules


def steps(id: str) -> dict[str, object]:
    return {op.verb: op.main for op in CARDS.face(id).ops}


@works("C-2")
def test_cyborgs_eat_nothing_and_pay_more_for_each_recruit() -> None:
    assert steps("C-2") == {"no_food": True, "recruit_surcharge": {"metal": 1, "energy": 1}}
    stage = poor(faction="C-2").out().goods(0, food=2).play("gather").nature()
    assert (stage.has(0, "food"), stage.points(0), board(stage)["pawn"]) == (2, 0, 2)
    stage = poor(faction="C-2").goods(0, metal=1, energy=2).play("recruit metal 1")
    assert (stage.has(0, "metal"), stage.has(0, "energy")) == (0, 0)
    stage = on_tile(poor(faction="C-2").goods(0, metal=1, energy=1), "T-08").play("effect", "recruit metal 1")
    assert (stage.has(0, "metal"), stage.has(0, "energy"), board(stage)["team"]["astronauts"]) == (0, 0, 4)
    for goods in ({"metal": 1, "energy": 1}, {"energy": 2}):
        stage = poor(faction="C-2").goods(0, **goods)
        assert stage.refused("recruit metal 1") == "F16.8"


@works("C-7")
@pytest.mark.parametrize(("faction", "food"), [("C-7", 1), ("C-3", 2), ("C-1", 2)])
def test_survivors_turn_one_food_into_energy(faction: str, food: int) -> None:
    assert steps("C-7") == {"convert_food": 1}
    stage = poor(faction=faction).goods(0, food=food - 1)
    assert stage.refused("convert energy") == "F2.6"
    stage.goods(0, food=food).play("convert energy")
    assert (stage.has(0, "food"), stage.has(0, "energy")) == (0, 1)


@works("F-1")
@pytest.mark.parametrize(("at", "tiles"), [("1-2", 2), ("1-1", 1), ("2-2", 1), ("4-3", 2)])
def test_rim_relay_uses_both_tiles_on_the_rim(at: str, tiles: int) -> None:
    assert steps("F-1") == {"rim_double": True}
    stage = poor(faction="C-1").build(0, "F-1").small(0, "S-01").goods(0, metal=1, battery=9, energy=9).play("build S-01", f"at {at}")
    used = 0
    while stage.open("use"):
        stage.play(stage.open("use")[0])
        while stage.s.frame_n > 0 and not stage.open("use"):
            stage.play(stage.legal()[0])
        used += 1
    assert used == tiles
    own_miniature = poor(faction="C-1").goods(0, metal=1, water=1, polymer=1, energy=4).play("build F-1", "at 1-2", "use 1-1", "gain food")
    assert own_miniature.open("use") == ["use 1-2"]  # Crater Academy, for the energy that is left


@works("F-5")
@pytest.mark.parametrize(("rovers", "energy"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_crane_tower_takes_energy_off_for_each_rover_beside_the_space(rovers: int, energy: int) -> None:
    assert steps("F-5") == {"build_discount": 1}
    stage = poor(faction="C-5").build(0, "F-5").small(0, "S-01").goods(0, metal=1, energy=4)
    for number, (row, column) in list(enumerate(((1, 1), (1, 2), (2, 1)), start=1))[:rovers]:
        stage.rover(0, number, row, column)
    stage.rover(1, 1, 2, 2)  # a rival's rover takes nothing off
    stage.play("build S-01", "at 2-2")
    assert stage.has(0, "energy") == 4 - energy
    if energy:
        stage = poor(faction="C-5").build(0, "F-5").small(0, "S-01").goods(0, metal=1, energy=energy - 1)
        for number, (row, column) in list(enumerate(((1, 1), (1, 2), (2, 1)), start=1))[:rovers]:
            stage.rover(0, number, row, column)
        assert "build S-01" not in stage.legal() or "at 2-2" not in stage.play("build S-01").legal()


# --- tokens


COLOURS = ["metal", "water", "polymer"]
BESIDE = ((1, 2), (2, 3), (3, 2))
"""Tiles next to 2-2, where the rover goes."""
AROUND = ((2, 2), (2, 3), (3, 2), (3, 3))
"""Its corners."""


def expert(token: str, colour: str) -> Surface:
    """Rover 1 has a specialist of this colour, whose ability this is."""
    return poor().terrain(2, 2, "T-01").token(colour, token).crew(0, 1, colour, specialist=1).goods(0, battery=9)


def use_token(stage: Surface, token: str, colour: str, n: int) -> None:
    (op,) = CARDS.face(token).ops
    stage.play("send 1 2-2")
    if n == 0:
        assert stage.refused(f"ability {colour}") == "F3.13"
        return
    before = counted(stage)
    stage.play(f"ability {colour}")
    expected = carry_out(stage, [op], **{op.args["per"]: n})
    assert change(before, counted(stage)) == expected != {}
    assert f"ability {colour}" not in stage.legal()  # once


@works("K-1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("n", [0, 1, 3, 4])
def test_settlers_count_own_miniatures_on_the_corners(colour: str, n: int) -> None:
    stage = expert("K-1", colour).build(0, "S-10", 1, 1).build(0, "S-11", 4, 2)  # not at the corners
    for k, (id, place) in enumerate(zip(("S-01", "S-02", "S-04", "S-06"), AROUND, strict=True)):
        stage.build(0 if k < n else 1, id, *place)  # a rival's do not count
    use_token(stage, "K-1", colour, n)


@works("K-2")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_scouts_count_rovers_of_others_next_to_them(colour: str, n: int) -> None:
    stage = expert("K-2", colour).rover(0, 2, 2, 1)  # an own rover does not count
    for number in (1, 2, 3):
        stage.rover(1, number, *(BESIDE[number - 1] if number <= n else ((1, 1), (1, 3), (3, 3))[number - 1]))  # nor does a diagonal one
    use_token(stage, "K-2", colour, n)


@works("K-3")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_convoy_counts_own_other_rovers_next_to_it(colour: str, n: int) -> None:
    stage = expert("K-3", colour).rover(1, 1, 2, 1)
    for number in (2, 3):
        stage.rover(0, number, *(BESIDE[number - 1] if number - 1 <= n else ((1, 1), (1, 3), (3, 3))[number - 1]))
    use_token(stage, "K-3", colour, n)


# --- nobody is left out


def test_every_tile_was_put_to_work() -> None:
    assert [face.id for deck in DECKS for face in CARDS.table(deck) if face.id not in AT_WORK] == []

"""F2, second part: prices, effects, and what answers to an event."""

from itertools import permutations

import pytest

from kit.fromthemoon.landing import COLOURS, seen
from kit.fromthemoon.surface import FTM, Surface, owned
from moonbase.engine.text import Ref
from moonbase.games.fromthemoon.rules.table.actions import GATHER
from moonbase.games.fromthemoon.rules.table.names import RESOURCES

CHOICE = [f"gain {good}" for good in RESOURCES]


def supply(surface: Surface) -> dict[str, int]:
    found: dict[str, int] = seen(surface)["supply"]
    return found


def with_lab(id: str, **goods: int) -> Surface:
    """A laboratory has just been placed, alone on its foundation, with these goods at hand."""
    surface = Surface().foundations(0, 1).display(1, id).goods(0, polymer=1, battery=9, energy=9)
    surface.goods(0, **{good: n + (good == "polymer") for good, n in goods.items()}).play(f"lab 1 {id}").nature()
    return surface.play("space 1-1") if surface.open("space") else surface


def answered(surface: Surface) -> list[str]:
    """Scores, gains, and which tile they answer for, in the order they were told."""
    out = []
    for text in surface.told():
        card = text.args.get("card")
        if text.key in ("event.progress", "event.power", "event.answers") and isinstance(card, Ref):
            out.append(card.id)
        elif text.key == "event.scored":
            out.append(f"score {text.args['n']}")
    return out


# --- prices


@pytest.mark.rule("F2.9")
def test_a_price_is_not_paid_with_what_it_will_bring() -> None:
    """Field College: a specialist brings a battery and 1 energy, which is too late for the price of 2."""
    surface = Surface(factions=("C-8", "C-1")).build(0, "F-8", 1, 1).goods(0, energy=1, food=1)
    assert surface.refused("train metal 1") == "F5.6"
    surface.goods(0, energy=2).play("train metal 1")
    assert (surface.has(0, "energy"), surface.has(0, "battery")) == (1, 5)


@pytest.mark.rule("F2.9")
def test_the_price_of_an_effect_comes_before_its_gain() -> None:
    """Matter Sorter: 1 energy for a resource. It is gone when the resource is chosen."""
    surface = with_lab("L-12", energy=1).play("activate 1-1")
    assert surface.has(0, "energy") == 0
    assert surface.legal() == CHOICE
    assert with_lab("L-12", energy=0).open("activate") == []


@pytest.mark.rule("F2.9")
def test_the_space_that_a_greenhouse_covers_does_not_pay_for_it() -> None:
    """The second space gives food; turned into energy it would be half of the surcharge."""
    surface = Surface().greenhouses(0, basic=1).goods(0, water=1, polymer=1, energy=1, food=1)
    surface.s.left = surface.s.right = 0
    assert surface.refused("greenhouse") == "F4.4"


@pytest.mark.rule("F2.10")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("greenhouse", {"water": 1, "polymer": 1}),
        ("upgrade", {"water": 1}),
        ("foundation", {"metal": 1, "polymer": 1}),
        ("lab 1 L-01", {"polymer": 1}),
        ("build S-10", {"metal": 2, "water": 1}),
        ("build G-01", {"metal": 2, "water": 1, "polymer": 1}),
        ("recruit metal 1", {}),
        ("train metal 1", {}),
    ],
)
def test_cubes_paid_go_to_the_supply(text: str, paid: dict[str, int]) -> None:
    surface = Surface().greenhouses(0, basic=1).foundations(0, 1).goods(0, metal=3, water=3, polymer=3, food=3)
    before = supply(surface)
    surface.play(text)
    assert supply(surface) == {colour: before[colour] + paid.get(colour, 0) for colour in COLOURS}


@pytest.mark.rule("F2.10")
def test_cubes_of_a_ship_go_to_the_supply_too() -> None:
    surface = Surface().terrain(1, 1, "T-04").taken(1, "europa", 1).goods(0, water=3, energy=1)
    before = supply(surface)
    surface.play("send 1 1-1", "effect", "improve europa 1")
    assert supply(surface)["water"] == before["water"] + 1


@pytest.mark.rule("F2.11")
@pytest.mark.parametrize("good", RESOURCES)
def test_a_resource_of_choice_is_one_of_four(good: str) -> None:
    surface = Surface().play("send 1 1-1", "effect")
    assert surface.legal() == CHOICE
    surface.play(f"gain {good}")
    assert [surface.has(0, other) for other in RESOURCES] == [int(other == good) for other in RESOURCES]


@pytest.mark.rule("F2.11")
@pytest.mark.parametrize("chosen", [("metal", "metal"), ("water", "food"), ("polymer", "metal")])
def test_several_gains_are_chosen_one_by_one(chosen: tuple[str, str]) -> None:
    surface = Surface().token("metal", "K-3").trained(0, 1, "metal").rover(0, 2, 1, 2).rover(0, 3, 2, 1)
    surface.play("send 1 1-1", "ability metal")
    for good in chosen:
        assert surface.legal() == CHOICE
        surface.play(f"gain {good}")
    assert [surface.has(0, good) for good in RESOURCES] == [chosen.count(good) for good in RESOURCES]
    assert surface.open("gain") == []


# --- what must be taken, and what may


@pytest.mark.rule("F2.12")
@pytest.mark.parametrize(
    ("tile", "gained"), [("T-03", {"food": 1, "battery": 5}), ("T-12", {"energy": 2}), ("T-01", {}), ("T-11", {}), ("T-15", {"food": 1})]
)
def test_plain_gains_are_taken(tile: str, gained: dict[str, int]) -> None:
    surface = Surface(4).terrain(1, 1, tile).goods(0, energy=0).play("send 1 1-1", "effect")
    assert {good: surface.has(0, good) for good in gained} == gained
    assert "decline" not in surface.legal()


@pytest.mark.rule("F2.12")
@pytest.mark.parametrize(
    ("tile", "offered"), [("T-08", "recruit metal 1"), ("T-14", "lab 1 L-01"), ("T-15", "upgrade")], ids=["recruit", "lab", "upgrade"]
)
def test_no_piece_of_an_effect_is_forced_on_anybody(tile: str, offered: str) -> None:
    surface = Surface(4).terrain(1, 1, tile).greenhouses(0, basic=1).foundations(0, 1).play("send 1 1-1", "effect")
    assert {offered, "decline"} <= set(surface.legal())
    before = seen(surface)["seats"][0]
    after = seen(surface.play("decline"))["seats"][0]
    assert all(before[key] == after[key] for key in ("team", "greenhouses", "labs", "foundations"))
    assert "end" in surface.legal()


@pytest.mark.rule("F2.12")
@pytest.mark.parametrize(
    ("id", "answers", "offered"),
    [
        ("S-01", (), "recruit metal 1"),
        ("S-02", (), "upgrade"),
        ("S-06", (), "greenhouse stack"),
        ("S-07", (), "train metal 1"),
        ("S-09", ("side first",), "foundation"),
    ],
)
def test_no_piece_of_the_income_is_forced_on_anybody(id: str, answers: tuple[str, ...], offered: str) -> None:
    surface = Surface().greenhouses(0, basic=1).build(0, id, 1, 1).out(0).play("gather", f"income {id}", *answers)
    assert {offered, "decline"} <= set(surface.legal())
    before = seen(surface)["seats"][0]
    after = seen(surface.play("decline"))["seats"][0]
    assert all(before[key] == after[key] for key in ("greenhouses", "labs", "foundations"))
    assert before["team"]["astronauts"] == after["team"]["astronauts"]
    assert before["team"]["specialists"] == after["team"]["specialists"]


@pytest.mark.rule("F2.12")
def test_no_piece_of_a_faction_is_forced_on_anybody() -> None:
    """Architects: a foundation for each building."""
    surface = Surface(factions=("C-5", "C-1")).goods(0, metal=1).play("build S-01", "at 1-1", "decline")
    assert {"foundation", "decline"} <= set(surface.legal())
    assert seen(surface.play("decline"))["seats"][0]["foundations"] == 0


@pytest.mark.rule("F2.13")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    """Welcome Dome with full rovers: nobody is recruited, the point is scored. Melt Terraces without a greenhouse: food alone."""
    surface = Surface().build(0, "S-01", 1, 1).goods(0, food=9)
    for rover, colour in enumerate(COLOURS, 1):
        surface.crew(0, rover, colour, basic=2)
    surface.out(0).play("gather", "income S-01")
    assert surface.points(0) == 1
    assert surface.open("recruit") == []
    terraces = Surface(4).terrain(1, 1, "T-15").play("send 1 1-1", "effect")
    assert terraces.has(0, "food") == 1
    assert "end" in terraces.legal()


@pytest.mark.rule("F2.13")
def test_parts_are_done_in_the_order_shown() -> None:
    """Welcome Dome recruits first; Melt Terraces gives the food first."""
    surface = Surface().build(0, "S-01", 1, 1).goods(0, food=9).out(0).play("gather", "income S-01")
    assert surface.points(0) == 0
    assert surface.play("recruit metal 1").points(0) == 1
    terraces = Surface(4).terrain(1, 1, "T-15").greenhouses(0, basic=1).play("send 1 1-1", "effect")
    assert terraces.has(0, "food") == 1
    assert seen(terraces)["seats"][0]["greenhouses"]["improved"] == 0
    assert seen(terraces.play("upgrade"))["seats"][0]["greenhouses"]["improved"] == 1


@pytest.mark.rule("F2.13")
def test_a_part_declined_does_not_spoil_the_rest() -> None:
    surface = Surface().build(0, "S-01", 1, 1).goods(0, food=9).out(0).play("gather", "income S-01", "decline")
    assert surface.points(0) == 1


@pytest.mark.rule("F2.14")
@pytest.mark.parametrize("tile", ["T-02", "T-05", "T-09", "T-13", "T-16"])
def test_an_effect_with_a_price_may_be_declined_and_is_closed_without_it(tile: str) -> None:
    surface = Surface(4).terrain(1, 1, tile).goods(0, energy=1).cubes(1, 1, metal=1).play("send 1 1-1")
    assert {"effect", "done"} <= set(surface.legal())
    assert surface.play("done").has(0, "energy") == 1
    poor = Surface(4).terrain(1, 1, tile).goods(0, energy=0).cubes(1, 1, metal=1).play("send 1 1-1")
    assert "effect" not in poor.legal()
    assert poor.refused("effect") == "F2.14"


@pytest.mark.rule("F2.14")
@pytest.mark.parametrize("tile", ["T-02", "T-05", "T-09"])
def test_an_effect_that_could_bring_nothing_is_closed(tile: str) -> None:
    """There is nobody to train, no space for a greenhouse and none for a foundation."""
    surface = Surface().greenhouses(0, basic=6).foundations(0, 6).cubes(1, 1, metal=1).terrain(1, 1, tile)
    for rover, colour in enumerate(COLOURS, 1):
        surface.trained(0, rover, colour)
    surface.play("send 1 1-1")
    assert "effect" not in surface.legal()
    assert surface.refused("effect") == "F2.14"


@pytest.mark.rule("F2.14")
@pytest.mark.parametrize("id", ["L-10", "L-11", "L-17"])
def test_a_laboratory_that_counts_nothing_is_closed(id: str) -> None:
    """No improvement, no building, no specialist."""
    surface = with_lab(id)
    assert surface.open("activate") == []
    rich = Surface().foundations(0, 1).display(1, id).goods(0, polymer=1, battery=9, energy=9)
    rich.improved(0, "europa", 1).build(0, "S-01", 1, 1).trained(0, 1, "metal").play(f"lab 1 {id}").nature().play("space 1-1")
    assert rich.open("activate") == ["activate 1-1"]


# --- order


@pytest.mark.rule("F2.15")
def test_an_effect_is_carried_through_before_the_next_one() -> None:
    """A part from a laboratory: the recruit of the Unifiers and the resource of Gantry Works come before the next laboratory."""
    surface = Surface(factions=("C-4", "C-1")).build(0, "G-08", 1, 1).foundations(0, 1).lab(0, 1, 1, "L-06")
    surface.goods(0, water=1, polymer=1).play("lab 2 L-02").nature().play("activate 1-1 first", "part europa 1 ME-1")
    assert surface.open("activate") == []
    assert "recruit metal 1" in surface.legal()
    refusal = FTM.refusal(surface.s, 0, int(GATHER))
    assert refusal is not None
    assert refusal.rule == "F2.15"
    surface.play("recruit metal 1")
    assert surface.legal() == CHOICE
    surface.play("gain metal")
    assert "activate 1-2 first" in surface.legal()


@pytest.mark.rule("F2.16")
def test_the_board_pays_first_then_progress_then_buildings() -> None:
    surface = Surface(factions=("C-4", "C-1")).build(0, "F-4", 1, 1).progress(1, "P-04").crew(0, 1, "metal", basic=1)
    assert answered(surface.play("recruit metal 2")) == ["score 1", "P-04", "F-4", "score 2"]


@pytest.mark.rule("F2.16")
def test_progress_comes_before_the_faction_and_that_before_buildings() -> None:
    surface = Surface(factions=("C-4", "C-1")).build(0, "G-08", 1, 1).progress(1, "P-02").terrain(1, 1, "T-04").goods(0, water=1)
    surface.play("send 1 1-1", "effect", "part europa 1 ME-1", "decline", "gain food")
    assert answered(surface) == ["score 3", "P-02", "C-4", "G-08", "score 1"]


@pytest.mark.rule("F2.16")
@pytest.mark.parametrize("built", list(permutations(("G-07", "G-08", "F-3"), 2)))
def test_large_buildings_answer_in_the_order_constructed(monkeypatch: pytest.MonkeyPatch, built: tuple[str, str]) -> None:
    """An owner's tiles that all answer to the same event."""
    answer = 'when = "recruit"\ndo = [{ score = 5 }]\n'
    owned(monkeypatch, "".join(f'[card."{id}"]\n{answer}' for id in ("C-3", "G-07", "G-08", "F-3")))
    surface = Surface().market("G-07", "G-08").goods(0, metal=9, water=9, polymer=9, battery=9, energy=9).progress(1, "P-04")
    for id in built:
        surface.play(f"build {id}", "at 1-1" if id == built[0] else "at 3-3", "decline").wait()
    surface.log.clear()
    surface.crew(0, 1, "metal", basic=1).play("recruit metal 2")
    first, second = built
    assert answered(surface) == ["score 1", "P-04", "C-3", "score 5", first, "score 5", second, "score 5"]


@pytest.mark.rule("F2.14")
@pytest.mark.parametrize("water", [0, 1])
def test_an_answer_with_a_price_may_be_declined(monkeypatch: pytest.MonkeyPatch, water: int) -> None:
    """An owner's faction: 1 water for 3 points with each recruit."""
    owned(monkeypatch, '[card."C-3"]\nwhen = "recruit"\ndo = [{ pay = { water = 1 } }, { score = 3 }]\n')
    surface = Surface().goods(0, water=water, food=9).play("recruit metal 1")
    if water == 0:
        assert surface.open("side") == []
        assert "done" in surface.legal()
        return
    assert {"side first", "decline"} <= set(surface.legal())
    surface.play("decline")
    assert (surface.has(0, "water"), surface.points(0)) == (1, 0)
    paid = Surface().goods(0, water=1, food=9).play("recruit metal 1", "side first")
    assert (paid.has(0, "water"), paid.points(0)) == (0, 3)

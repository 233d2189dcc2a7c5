"""F11: improvements and Special Research."""

import pytest

from kit.fromthemoon.flights import CARDS, RICH, TABLE, approval, improver, keys, launched, parts, quiet, why_improve
from kit.fromthemoon.surface import Surface, owned
from moonbase.cards.face import Face
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import GOODS, SHIPS
from moonbase.games.fromthemoon.rules.table.state import CUBE_AT, DISPLAY_AT, GROUNDS, own

IMPROVEMENTS = CARDS.table("improvement")


def price_of(face: Face) -> dict[str, int]:
    return dict(zip(GOODS, face.values["cost"], strict=False))


def place_of(face: Face) -> tuple[str, int]:
    return SHIPS[face.values["ship"]], face.values["position"]


def improve(stage: Surface, ship: str = "europa", part: int = 1) -> Surface:
    """Seat 0 improves a part that seat 1 constructed."""
    return approval(stage.taken(1, ship, part)).play(f"improve {ship} {part}")


def foundations(stage: Surface) -> int:
    return own(stage.s, 0, GROUNDS)


def researcher(**goods: int) -> Surface:
    """Seat 0 stands before Special Research with these goods, as left by an improvement of 2 water."""
    return improve(quiet().goods(0, **{"energy": 0, "water": 2} | goods).foundations(0, 1), "europa", 3)


# --- which parts


@pytest.mark.rule("F11.1")
@pytest.mark.parametrize("ship", SHIPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_part_is_open_once_its_tile_is_gone(ship: str, players: int) -> None:
    stage = quiet(players)
    for last in range(1, parts(stage, ship) + 1):
        others = [part for part in range(1, parts(stage, ship) + 1) if part != last]
        stage = approval(quiet(players).goods(0, **RICH).taken(0, ship, *others))
        assert stage.open("improve") == [f"improve {ship} {part}" for part in others]
        assert stage.refused(f"improve {ship} {last}") == "F11.1"


@pytest.mark.rule("F11.1")
def test_the_last_part_is_never_improved() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(0, "europa", 1, 2, 3)).play("part europa 4 ME-4")
    assert launched(stage, "europa")
    stage.wait().goods(0, **RICH).terrain(3, 3, "T-06").play("send 2 3-3", "effect")
    assert stage.open("improve") == []
    assert [why_improve(stage, "europa", part) for part in (1, 2, 3, 4)] == ["F10.6"] * 4


@pytest.mark.rule("F11.1", "F10.8")
def test_a_complete_ship_is_closed_even_before_it_launches(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's faction that gets an approval for each mission tile, which comes before the launch."""
    owned(monkeypatch, '[card."C-1"]\nwhen = "mission"\ndo = [{ approve = "any" }]\n')
    stage = Surface(2, ("C-1", "C-2")).goods(0, **RICH).taken(0, "europa", 1, 2, 3).taken(1, "titan", 1)
    approval(stage).play("part europa 4 ME-4")
    assert not launched(stage, "europa")
    assert stage.open("improve") == ["improve titan 1"]


@pytest.mark.rule("F11.1")
def test_a_part_that_is_not_in_play_is_no_part() -> None:
    """With two players the ships have four parts."""
    stage = approval(quiet().goods(0, **RICH).taken(1, "mars", 1))
    assert stage.open("improve") == ["improve mars 1"]
    assert why_improve(stage, "mars", 5) == "F2.2"


@pytest.mark.rule("F11.2")
@pytest.mark.parametrize("builder", [0, 1, 2, 3])
def test_it_does_not_matter_who_constructed_the_part(builder: int) -> None:
    stage = approval(quiet(4).goods(0, **RICH).taken(builder, "titan", 2)).play("improve titan 2", "decline")
    assert improver(stage, "titan", 2) == 0
    assert [stage.points(seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("F11.3")
@pytest.mark.parametrize("first", [0, 1])
def test_a_part_is_improved_once(first: int) -> None:
    stage = quiet().goods(0, **RICH).taken(1, "titan", 1, 2).improved(first, "titan", 2)
    approval(stage)
    assert stage.open("improve") == ["improve titan 1"]
    assert stage.refused("improve titan 2") == "F11.3"


# --- the price


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize("face", IMPROVEMENTS, ids=lambda face: face.id)
def test_pay_the_price_place_a_cube_score_the_points(face: Face) -> None:
    ship, part = place_of(face)
    stage = improve(quiet(4).goods(0, **price_of(face)), ship, part)
    assert [stage.has(0, good) for good in GOODS[: c.PRICED]] == [0] * int(c.PRICED)
    assert stage.points(0) == face.values["points"]
    assert improver(stage, ship, part) == 0
    assert [own(stage.s, 0, CUBE_AT + k) for k in range(3)] == [int(other == ship) for other in SHIPS]


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize("face", IMPROVEMENTS, ids=lambda face: face.id)
def test_a_price_that_is_not_there_in_full_closes_the_part(face: Face) -> None:
    ship, part = place_of(face)
    for good, n in price_of(face).items():
        if n > 0:
            stage = quiet(4).goods(0, **RICH | {"food": 0, good: n - 1}).taken(1, ship, part)
            assert approval(stage).refused(f"improve {ship} {part}") == "F11.4"


@pytest.mark.rule("F11.5")
def test_with_six_cubes_used_nothing_is_improved() -> None:
    stage = quiet(3).goods(0, **RICH)
    for ship in SHIPS:
        stage.taken(1, ship, 1, 2, 3)
    stage.improved(0, "europa", 1, 2).improved(0, "titan", 1, 2).improved(0, "mars", 1)
    approval(stage).play("improve titan 3", "decline").wait()  # the sixth
    stage.goods(0, **RICH).terrain(3, 3, "T-10").play("send 2 3-3", "effect")
    assert stage.open("improve") == []
    assert stage.refused("improve europa 3") == "F11.5"


@pytest.mark.rule("F11.5")
def test_cubes_of_others_are_no_limit() -> None:
    stage = quiet(3).goods(0, **RICH)
    for ship in SHIPS:
        stage.taken(1, ship, 1, 2, 3).improved(2, ship, 1, 2)
    assert approval(stage).open("improve") == ["improve europa 3", "improve titan 3", "improve mars 3"]


# --- the order


@pytest.mark.rule("F11.6")
def test_pay_cube_score_progress_faction_then_research() -> None:
    stage = Surface(2, ("C-3", "C-1")).goods(0, **RICH).progress(1, "P-08").taken(1, "europa", 3)
    approval(stage).play("improve europa 3")
    assert improver(stage, "europa", 3) == 0
    assert stage.points(0) == 3
    assert stage.has(0, "achievement") == 1
    assert stage.legal() == ["gain metal", "gain water", "gain polymer", "gain food"]  # the Workers' answer, before any research
    stage.play("gain metal")
    assert stage.open("foundation") == ["foundation"]
    assert keys(stage) == ["sent T-10", "used T-10", "paid", "improved", "scored", "progress P-08", "power C-3", "gained"]


@pytest.mark.rule("F11.6")
def test_gains_of_the_faction_do_not_pay_the_improvement() -> None:
    """Part 3 of Europa costs 2 water, and the Workers gain a resource for it."""
    stage = Surface(2, ("C-3", "C-1")).goods(0, water=1, metal=1).taken(1, "europa", 3)
    assert approval(stage).refused("improve europa 3") == "F11.4"


# --- Special Research


@pytest.mark.rule("F11.7")
def test_special_research_may_be_refused() -> None:
    stage = researcher(energy=4)
    assert "decline" in stage.legal()
    stage.play("decline")
    assert stage.has(0, "energy") == 4
    assert foundations(stage) == 1
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F11.7")
def test_every_improvement_offers_it_once() -> None:
    stage = researcher(energy=4).play("foundation")
    assert stage.open("foundation") == stage.open("lab") == []  # there is energy for a second one
    stage.wait().goods(0, water=1, polymer=1).taken(1, "europa", 2).terrain(3, 3, "T-10").play("send 2 3-3", "effect", "improve europa 2")
    assert foundations(stage.play("foundation")) == 3


@pytest.mark.rule("F11.7")
def test_a_point_for_an_improve_only_approval_brings_no_research() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "europa", 1), "T-13").play("point")
    assert stage.open("foundation") == stage.open("lab") == []


@pytest.mark.rule("F11.8")
def test_a_foundation_for_two_energy_and_nothing_else() -> None:
    stage = researcher(energy=2, metal=1, polymer=1).play("foundation")
    assert foundations(stage) == 2
    assert [stage.has(0, good) for good in ("energy", "metal", "polymer")] == [0, 1, 1]


@pytest.mark.rule("F11.8")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_any_laboratory_of_the_display_for_two_energy_without_polymer_or_surcharge(place: int) -> None:
    stage = researcher(energy=2)
    assert len(stage.open("lab")) == 6
    stage.play(f"lab {place} L-0{place}").nature()
    assert stage.has(0, "energy") == 0
    assert stage.open("space") == ["space 1-1", "space 1-2"]


@pytest.mark.rule("F11.8")
def test_one_piece_or_the_other() -> None:
    stage = researcher(energy=4).play("lab 1 L-01").nature().play("space 1-1", "done")
    assert foundations(stage) == 1
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F11.8")
def test_with_one_energy_there_is_none() -> None:
    stage = researcher(energy=1)
    assert stage.open("foundation") == stage.open("lab") == stage.open("decline") == []
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F11.8")
def test_food_may_be_turned_into_the_missing_energy() -> None:
    stage = researcher(energy=1, food=2)
    assert stage.refused("foundation") == stage.refused("lab 1 L-01") == "F11.8"
    stage.play("convert energy", "foundation")
    assert foundations(stage) == 2


@pytest.mark.rule("F11.8")
def test_a_laboratory_needs_a_space_and_a_foundation_a_slot() -> None:
    stage = quiet().goods(0, water=2).foundations(0, 0)
    improve(stage, "europa", 3)
    assert stage.refused("lab 6 L-06") == "F7.7"
    full = improve(quiet().goods(0, water=2).foundations(0, 6), "europa", 3)
    assert full.refused("foundation") == "F7.16"


@pytest.mark.rule("F11.9")
def test_a_laboratory_from_special_research_activates_its_row_and_column() -> None:
    stage = quiet().goods(0, water=2, energy=2).foundations(0, 4)
    stage.lab(0, 1, 1, "L-02").lab(0, 3, 2, "L-12").lab(0, 2, 2, "L-18").lab(0, 1, 4, "L-02")
    improve(stage, "europa", 3).play("lab 5 L-05").nature().play("space 3-1")
    assert stage.has(0, "achievement") == 1  # the third row
    stage.goods(0, energy=1)
    places = {text.split()[1] for text in stage.open("activate")}
    assert places == {"1-1", "3-1", "3-2"}
    assert stage.play("activate 1-1 first", "activate 3-1 first").has(0, "food") == 2


@pytest.mark.rule("F11.9")
def test_the_achievement_is_that_of_the_third_row() -> None:
    stage = quiet().goods(0, water=2, energy=2).foundations(0, 4)
    improve(stage, "europa", 3).play("lab 5 L-05").nature().play("space 2-1")
    assert stage.has(0, "achievement") == 0


@pytest.mark.rule("F11.9")
def test_the_display_is_filled_as_usual() -> None:
    stage = researcher(energy=2).play("lab 1 L-01", "deal L-07")
    assert [TABLE.ids[stage.s.common[DISPLAY_AT + k]] for k in range(6)] == ["L-03", "L-02", "L-05", "L-04", "L-07", "L-06"]


@pytest.mark.rule("F11.10")
@pytest.mark.parametrize("ship", SHIPS)
def test_constructing_a_part_gives_no_special_research(ship: str) -> None:
    stage = approval(quiet().goods(0, **RICH).foundations(0, 1))
    stage.play(next(text for text in stage.open("part") if text.split()[1] == ship))
    assert stage.legal()[0] == "end"
    assert stage.open("foundation") == stage.open("lab") == []


@pytest.mark.rule("F11.10")
def test_nor_does_a_launch() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "mars", 2, 3, 4)).play("part mars 1 MM-1")
    assert launched(stage, "mars")
    assert stage.open("foundation") == []

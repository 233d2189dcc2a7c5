"""F17: the objectives of a game for one, each met at its number and not one below, and what ties some of them to the track."""

from collections.abc import Callable

import pytest

from kit.fromthemoon.landing import opening
from kit.fromthemoon.solo import alone, facts, launch, launch_all, met, solo, whole_gather
from kit.fromthemoon.surface import SMALL, Surface

LABS = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4)]


def with_achievements(n: int) -> Surface:
    return alone("O-1").goods(0, achievement=n)


def with_buildings(n: int) -> Surface:
    stage = alone("O-2").small(0, *SMALL)
    for k in range(n):
        if k < 4:
            stage.build(0, SMALL[k], 4, k + 1)
        else:
            stage.build(0, ("G-01", "G-02", "S-10", "S-11")[k - 4])  # off the map and large ones count
    return stage


def with_improvements(n: int) -> Surface:
    """On one ship or on several, launched ones included; all three launch in ``finished``."""
    stage = alone("O-3")
    for ship in ("europa", "mars", "titan")[:n]:
        stage.improved(0, ship, 1)
    return stage


def with_greenhouses(n: int) -> Surface:
    return alone("O-4").greenhouses(0, basic=6 - n, improved=n)


def with_labs(n: int) -> Surface:
    stage = alone("O-5").foundations(0, 6)
    for row, column in LABS[:n]:
        stage.lab(0, row, column, f"L-{column + 4 * (row - 1):02d}")
    return stage


def with_batteries(n: int) -> Surface:
    return alone("O-6").goods(0, battery=n, energy=0)


def with_specialists(n: int) -> Surface:
    stage = alone("O-7")
    for k in range(n):
        colour = ("metal", "water", "polymer")[k % 3]
        if k < 3:
            stage.trained(0, k + 1, colour)
        else:
            stage.crew(0, k % 3 + 1, colour, specialist=1)
    return stage


def finished(stage: Surface) -> bool:
    """Launch all ships, end the turn, and say whether it was a win."""
    launch_all(stage).play("end")
    assert stage.over
    return bool(solo(stage)["won"])


@pytest.mark.parametrize(
    ("id", "least", "build"),
    [
        pytest.param("O-1", 12, with_achievements, marks=pytest.mark.rule("F17.24"), id="achievements"),
        pytest.param("O-2", 6, with_buildings, marks=pytest.mark.rule("F17.25"), id="buildings"),
        pytest.param("O-3", 2, with_improvements, marks=pytest.mark.rule("F17.26"), id="improvements"),
        pytest.param("O-4", 4, with_greenhouses, marks=pytest.mark.rule("F17.27"), id="greenhouses"),
        pytest.param("O-5", 8, with_labs, marks=pytest.mark.rule("F17.28"), id="laboratories"),
        pytest.param("O-6", 9, with_batteries, marks=pytest.mark.rule("F17.29"), id="batteries"),
        pytest.param("O-7", 7, with_specialists, marks=pytest.mark.rule("F17.30"), id="specialists"),
    ],
)
def test_an_objective_is_met_at_its_number_and_not_below(id: str, least: int, build: Callable[[int], Surface]) -> None:
    below, at = build(least - 1), build(least)
    assert (met(below, id), met(at, id)) == (False, True)
    assert (finished(below), finished(at)) == (False, True)


@pytest.mark.rule("F17.23")
@pytest.mark.parametrize(
    ("id", "more", "build"),
    [
        ("O-1", 20, with_achievements),
        ("O-2", 8, with_buildings),
        ("O-3", 3, with_improvements),
        ("O-4", 6, with_greenhouses),
        ("O-5", 12, with_labs),
        ("O-7", 9, with_specialists),
    ],
)
def test_more_than_the_number_is_never_worse(id: str, more: int, build: Callable[[int], Surface]) -> None:
    stage = build(more)
    assert met(stage, id)
    assert finished(stage)


@pytest.mark.rule("F17.24")
def test_objectives_count_at_the_end_of_the_game_only() -> None:
    """The last achievement may come in the turn of the third launch."""
    stage = alone("O-1").goods(0, achievement=11).progress(1, "P-02")  # each mission tile earns one
    assert not met(stage, "O-1")
    assert finished(stage)


@pytest.mark.rule("F17.30")
def test_basic_astronauts_are_no_specialists() -> None:
    stage = with_specialists(6).crew(0, 1, "metal", basic=1)
    assert not met(stage, "O-7")


# --- launches by the track


def on_schedule(*spaces: int) -> Surface:
    """Europa, Titan and Mars launched with the pawn on these spaces; the game is over."""
    stage = alone("O-8")
    for ship, space in sorted(zip(("europa", "titan", "mars"), spaces, strict=True), key=lambda pair: pair[1]):
        launch(stage.pawn(0, space), ship).play("end")
    assert stage.over
    return stage


@pytest.mark.rule("F17.31")
def test_europa_on_four_titan_on_five_mars_on_six() -> None:
    stage = on_schedule(4, 5, 6)
    assert met(stage, "O-8")
    assert solo(stage)["won"] is True


@pytest.mark.rule("F17.31")
@pytest.mark.parametrize("spaces", [(3, 5, 6), (4, 4, 6), (4, 5, 5), (5, 4, 6), (6, 5, 4), (4, 6, 6), (5, 5, 6)])
def test_any_other_space_spoils_it(spaces: tuple[int, int, int]) -> None:
    stage = on_schedule(*spaces)
    assert not met(stage, "O-8")
    assert solo(stage)["won"] is False


@pytest.mark.rule("F17.31", "F17.18")
def test_a_launch_in_the_income_is_on_the_space_that_the_pawn_is_leaving() -> None:
    stage = alone("O-8").pawn(0, 4).foundations(0, 1).lab(0, 1, 1, "L-06").build(0, "S-08").taken(0, "europa", 1, 2, 3)
    stage.out().goods(0, water=1, polymer=1, energy=0).play("gather", "income S-08", "activate 1-1 first", "part europa 4 ME-4")
    stage.nature().play("end")
    for ship in ("titan", "mars"):
        launch(stage, ship).play("end")
        if ship == "titan":
            whole_gather(stage)
    assert solo(stage)["won"] is True


# --- four connected buildings


def town(*places: tuple[int, int]) -> Surface:
    """Miniatures at these places."""
    stage = alone("O-9")
    for id, (row, column) in zip(SMALL, places, strict=False):
        stage.build(0, id, row, column)
    return stage.goods(0, metal=2, water=1, energy=4).small(0, "S-03")


LINE = ((4, 1), (4, 2), (4, 3))


def one_more(stage: Surface, place: str) -> Surface:
    return stage.play("build S-03", f"at {place}", "decline")


@pytest.mark.rule("F17.32")
@pytest.mark.parametrize(("place", "joined"), [("4-4", True), ("3-2", True), ("3-4", False), ("2-2", False)])
def test_four_in_one_group_on_space_four(place: str, joined: bool) -> None:
    """The fourth miniature must be next to one of the three; diagonal or apart is no connection."""
    stage = town(*LINE).pawn(0, 4)
    assert not met(stage, "O-9")
    one_more(stage, place)
    assert met(stage, "O-9") is joined


@pytest.mark.rule("F17.32")
@pytest.mark.parametrize("space", [1, 3, 5, 6])
def test_not_on_another_space(space: int) -> None:
    stage = one_more(town(*LINE).pawn(0, space), "4-4")
    assert not met(stage, "O-9")


@pytest.mark.rule("F17.32")
def test_a_group_built_earlier_is_there_when_the_pawn_enters() -> None:
    stage = one_more(town(*LINE).pawn(0, 3), "4-4").play("end")
    assert not met(stage, "O-9")
    whole_gather(stage)
    assert met(stage, "O-9")


@pytest.mark.rule("F17.32")
def test_it_stays_met_and_wins() -> None:
    stage = one_more(town(*LINE).pawn(0, 4), "4-4").play("end")
    whole_gather(stage)
    assert met(stage, "O-9")
    assert finished(stage)
    assert facts(stage).count("objective") == 1


@pytest.mark.rule("F17.32")
@pytest.mark.parametrize(("places", "place"), [(((2, 2), (2, 3), (4, 1)), "4-2"), (((3, 1), (3, 3), (4, 2)), "2-2")])
def test_two_pairs_or_a_chequered_four_are_no_group(places: tuple[tuple[int, int], ...], place: str) -> None:
    stage = one_more(town(*places).pawn(0, 4), place)
    assert not met(stage, "O-9")


@pytest.mark.rule("F17.32", "F17.4")
def test_miniatures_of_the_dummy_join_nothing() -> None:
    """The dummy stands at 2-1, between 1-1 and 3-1; three of yours and one of the dummy's are no four."""
    stage = one_more(town((3, 1), (3, 2)).pawn(0, 4), "4-1")
    assert not met(stage, "O-9")


@pytest.mark.rule("F17.32", "F17.5")
def test_an_objective_that_was_not_drawn_asks_for_nothing() -> None:
    stage = one_more(town(*LINE).pawn(0, 3), "4-4")
    stage.s.objectives = 0
    whole_gather(stage.play("end"))
    assert finished(stage)
    assert facts(stage).count("objective") == 0


@pytest.mark.rule("F17.5")
def test_no_objective_is_drawn_twice() -> None:
    for seed in range(8):
        ids = [each["card"] for each in solo(opening(1, seed, difficulty=3))["objectives"]]
        assert len(set(ids)) == 5

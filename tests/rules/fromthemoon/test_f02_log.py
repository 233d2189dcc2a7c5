"""The log names the cause of every gain and every point in the same sentence or in the one before it."""

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.languages.speech import speech

NAMES = {"seat:0": "Ada", "seat:1": "Bo", "seat:2": "Cleo"}


def told(surface: Surface, you: int | None = None) -> list[str]:
    said = speech(FTM, NAMES, you)
    return [said.say(text) for text in surface.told()]


@pytest.mark.rule("F3.7")
def test_an_ability_is_told_before_what_it_brings() -> None:
    surface = Surface().token("metal", "K-2").trained(0, 1, "metal").rover(1, 1, 1, 2).goods(0, energy=0).terrain(1, 1, "T-01")
    lines = told(surface.play("send 1 1-1", "ability metal"))
    assert lines[-2:] == ["Ada uses the Scouts ability of a grey specialist.", "Ada gains 1 energy."]


@pytest.mark.rule("F3.14")
def test_the_effect_of_a_tile_is_told_before_what_it_brings() -> None:
    surface = Surface().terrain(1, 1, "T-12").goods(0, energy=0).play("send 1 1-1", "effect")
    assert told(surface)[-3:] == ["Ada uses Solar Flat.", "Ada gains 2 energy.", "Ada scores 1 point."]


@pytest.mark.rule("F8.3")
def test_income_tells_where_it_comes_from() -> None:
    surface = Surface().out(0).greenhouses(0, basic=2).goods(0, energy=1, food=3)
    lines = told(surface.play("gather", "income recharge"), you=0)
    assert lines[-5:-2] == ["You gather your rovers.", "You recharge 3 energy.", "Your greenhouses yield 2 food."]


@pytest.mark.rule("F9.3")
def test_energy_that_is_lost_is_told() -> None:
    surface = Surface().terrain(1, 1, "T-12").goods(0, energy=3, battery=4).play("send 1 1-1", "effect")
    assert told(surface)[-3:] == ["Ada gains 1 energy.", "Ada's gauge is full: 1 energy is lost.", "Ada scores 1 point."]


@pytest.mark.rule("F2.8")
def test_a_conversion_into_a_full_gauge_tells_what_is_lost() -> None:
    lines = told(Surface().goods(0, energy=4, battery=4, food=2).play("convert energy"), you=0)
    assert lines == ["You convert 2 food into 1 energy.", "Your gauge is full: 1 energy is lost."]


@pytest.mark.rule("F10.10")
def test_a_launch_tells_its_points_once() -> None:
    surface = Surface().taken(0, "mars", 1, 3, 4).goods(0, metal=9, water=9, polymer=9, food=9).terrain(1, 1, "T-16")
    before = surface.points(0)
    lines = told(surface.play("send 1 1-1", "effect", "part mars 2 MM-2"))
    assert lines[-3:] == ["Ada scores 5 points.", "Mars launches.", "Ada scores 9 points for the launch of Mars."]
    assert surface.points(0) == before + 5 + 9


@pytest.mark.rule("F12.1")
def test_the_progress_track_tells_what_it_gives() -> None:
    lines = told(Surface().progress(1, "P-04").play("recruit metal 1"))
    assert "Ada gains 1 achievement from New Arrivals on the Progress track." in lines
    assert "Ada gains 1 achievement." not in lines


@pytest.mark.rule("F4.7")
def test_the_board_tells_its_bonus() -> None:
    lines = told(Surface().greenhouses(0, basic=1).goods(0, water=1, polymer=1).play("greenhouse"), you=0)
    assert lines[1:4] == ["You take a greenhouse.", "You earn a bonus on your board (Greenhouse space 2).", "You gain 1 food."]


@pytest.mark.rule("F16.24")
def test_a_faction_and_a_building_are_told_as_what_they_are() -> None:
    surface = Surface(factions=("C-1", "C-2")).build(0, "F-4", 1, 1).terrain(1, 1, "T-08").goods(0, energy=0)
    lines = told(surface.play("send 1 1-1"))
    assert lines[1:] == ["Ada uses the power of the Pioneers.", "Ada gains 1 energy."]
    surface.log.clear()
    lines = told(surface.play("effect", "recruit metal 2"), you=0)
    assert lines[-2:] == ["Your Common House takes effect.", "You score 2 points."]


@pytest.mark.rule("F15.1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_end_tells_the_final_scores(players: int) -> None:
    surface = Surface(players).score(0, 40)
    surface.s.ending = True
    for _ in range(players):
        surface.play("send 1 1-1" if "send 1 1-1" in surface.legal() else surface.open("send")[0])
        surface.rest()
    scores = FTM.scores(surface.s)
    names = list(NAMES.values())
    expected = [f"{names[seat]} finishes with {points} point{'' if points == 1 else 's'}." for seat, points in enumerate(scores)]
    assert told(surface)[-players:] == expected


@pytest.mark.rule("F2.1")
def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert speech(FTM).say(Surface().rest().told()[-1]) == "It is Seat 1's turn."

"""The pictures of the design pages show the imports as they are, and no import leads up."""

import pytest

import house


@pytest.mark.parametrize("name", ["house.svg", "game.svg"])
def test_a_picture_is_drawn_from_the_imports(name: str) -> None:
    picture, _ = house.pictures()[name]
    assert (house.PICTURES / name).read_text(encoding="utf-8") == picture, "make house"


@pytest.mark.parametrize("room_of", [house.part, house.room_of("moon"), house.room_of("fromthemoon")], ids=["parts", "moon", "fromthemoon"])
def test_no_import_leads_up(room_of: house.Naming) -> None:
    rooms, edges = house.survey(room_of)
    assert house.upwards(house.floors(rooms, edges), edges) == []


def test_an_import_that_leads_up_is_noticed_and_drawn_in_red() -> None:
    rooms = {name: house.Room(name) for name in ("cellar", "roof")}
    edges = {"roof": {"cellar"}, "cellar": {"roof"}}
    assert len(house.upwards(house.floors(rooms, edges), edges)) == 1
    assert house.draw(rooms, edges).count('class="up"') == 1


def test_both_games_have_the_same_rooms() -> None:
    moon, fromthemoon = (house.survey(house.room_of(game))[0] for game in ("moon", "fromthemoon"))
    assert set(moon) == set(fromthemoon)

"""F13: what is hidden, and what everybody can see or work out."""

from collections import Counter
from typing import Any

import pytest

from kit.fromthemoon.landing import COLOURS, COUNTS, dealt, faces, ids, moments, opening, seen
from kit.fromthemoon.surface import FTM, Surface
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.languages.speech import speech

any_count = pytest.mark.parametrize("players", COUNTS)


def viewers(surface: Surface) -> list[int]:
    return [PUBLIC, *range(surface.players)]


def between_turns(players: int, seed: int) -> list[dict[str, Any]]:
    """Return the public views at the beginning of every turn of a random game."""
    return [seen(surface) for surface in moments(players, seed) if surface.waiting >= 0 and not surface.s.acted]


def laid_open(view: dict[str, Any]) -> Counter[str]:
    """Return every laboratory that lies face up."""
    found = Counter(place["card"] for place in view["display"] if place["card"])
    for seat in view["seats"]:
        found.update(id for row in seat["labs"] for id in row if id)
    return found


# --- hidden in their order alone


@pytest.mark.rule("F13.1")
@any_count
def test_the_stack_of_laboratories_can_be_worked_out(players: int) -> None:
    box = Counter({face.id: face.values["copies"] for face in faces("lab")})
    for view in between_turns(players, 2):
        assert Counter(view["labs"]["cards"]) == box - laid_open(view)
        assert view["labs"]["count"] == sum(view["labs"]["cards"].values())


@pytest.mark.rule("F13.1")
@any_count
def test_the_bag_can_be_worked_out(players: int) -> None:
    for view in between_turns(players, 2):
        for colour in COLOURS:
            on_tiles = sum(tile["cubes"][colour] for tile in view["grid"]["tiles"])
            held = sum(seat["goods"][colour] for seat in view["seats"])
            assert view["bag"][colour] == 40 - on_tiles - held - view["supply"][colour]


@pytest.mark.rule("F13.1")
def test_the_next_laboratory_may_be_any_of_the_stack() -> None:
    surface = Surface().foundations(0, 1).goods(0, polymer=1)
    stack = seen(surface)["labs"]["cards"]
    surface.play("lab 1 L-01")
    assert dealt(surface) == set(stack)
    rng = Rng(5)
    drawn = Counter(FTM.write(surface.s, FTM.sample(surface.s, rng)) for _ in range(6000))
    for id, copies in stack.items():
        assert drawn[f"deal {id}"] == pytest.approx(6000 * copies / 48, rel=0.35)


@pytest.mark.rule("F13.1")
def test_the_next_cubes_may_be_any_of_the_bag() -> None:
    surface = Surface().goods(0, food=9).progress(2, "P-02").out(0).play("gather", "income recharge")
    assert len(surface.open("cubes")) == 10  # every mix of three
    rng = Rng(5)
    drawn = Counter(FTM.write(surface.s, FTM.sample(surface.s, rng)) for _ in range(4000))
    assert set(drawn) == set(surface.legal())
    assert drawn["cubes 1 1 1"] == pytest.approx(4000 * 6 * 30 * 30 * 30 / (90 * 89 * 88), rel=0.15)
    assert drawn["cubes 3 0 0"] == pytest.approx(4000 * 30 * 29 * 28 / (90 * 89 * 88), rel=0.35)


@pytest.mark.rule("F13.1")
def test_the_next_rover_card_may_be_any_that_was_not_drawn() -> None:
    """The dummy's rovers stood on the bottom row, so these three cards are set aside."""
    surface = Surface(1).goods(0, food=9)
    assert seen(surface)["solo"]["rover_cards"] == [0, 1, 2, 3, 4, 5]
    surface.out(0).play("gather", "income recharge")
    while not surface.open("rover"):
        surface.play(surface.legal()[0])
    assert surface.legal() == ["rover 1-1", "rover 1-2", "rover 1-3", "rover 2-1", "rover 2-2", "rover 2-3"]


# --- everybody knows the same


@pytest.mark.rule("F13.2")
@any_count
def test_every_viewer_sees_the_same(players: int) -> None:
    for k, surface in enumerate(moments(players, 3)):
        if k % 7 == 0:
            views = [seen(surface, viewer) | {"viewer": None} for viewer in viewers(surface)]
            assert all(view == views[0] for view in views)


@pytest.mark.rule("F13.2")
@any_count
def test_no_viewer_can_think_of_another_world(players: int) -> None:
    for k, surface in enumerate(moments(players, 4)):
        if k % 20 == 0:
            for viewer in viewers(surface):
                world = FTM.resample(surface.s, viewer, Rng(k))
                assert FTM.fingerprint(world) == FTM.fingerprint(surface.s)
                assert seen(surface, viewer) == FTM.view(world, viewer)


@pytest.mark.rule("F13.2")
@any_count
def test_everybody_is_told_the_same(players: int) -> None:
    *_, surface = moments(players, 6)
    assert len(surface.log) > 50
    told = [[speech(FTM).say(text) for text in surface.told(viewer)] for viewer in viewers(surface)]
    assert all(words == told[0] for words in told)


@pytest.mark.rule("F13.3")
@any_count
def test_pieces_returned_to_the_box_stay_there(players: int) -> None:
    def in_play(view: dict[str, Any]) -> list[list[str]]:
        return [
            [tile["card"] for tile in view["grid"]["tiles"]],
            [part["mission"] for ship in view["ships"] for part in ship["parts"]],
            list(view["tokens"].values()),
            [space["card"] for space in view["progress"]["spaces"]],
            sorted(view["market"] + [id for seat in view["seats"] for id in seat["large"] if id and id.startswith("G-")]),
            [id for seat in view["seats"] for id in sorted(seat["small"]["open"] + seat["small"]["built"])],
        ]

    views = [view for view in between_turns(players, 5) if view["phase"] == "turns"]
    assert len(views) > 3
    assert all(in_play(view) == in_play(views[0]) for view in views)


@pytest.mark.rule("F13.3")
def test_the_box_can_be_worked_out() -> None:
    view = seen(opening(2, 7))
    assert len(ids("mission") - {part["mission"] for ship in view["ships"] for part in ship["parts"]}) == 18 - 12
    assert len(ids("progress") - {space["card"] for space in view["progress"]["spaces"]}) == 4
    assert len(ids("large") - set(view["market"])) == 5
    assert len(ids("small") - set(view["seats"][0]["small"]["open"])) == 7
    assert len(ids("faction") - {seat["faction"] for seat in view["seats"]}) == 6


# --- what is open


@pytest.mark.rule("F13.4")
@pytest.mark.parametrize("viewer", [PUBLIC, 1, 2])
def test_everything_that_lies_on_the_table_is_open(viewer: int) -> None:
    surface = Surface(3).goods(0, metal=3, water=2, food=1, battery=6, energy=5, achievement=4).score(0, 17).pawn(0, 3)
    surface.cubes(2, 3, water=2).rover(0, 2, 2, 3).build(0, "S-04", 2, 2).build(0, "G-02", 3, 3).taken(0, "titan", 2).improved(
        0, "titan", 2
    )
    surface.greenhouses(0, basic=2, improved=1).foundations(0, 2).lab(0, 2, 1, "L-09").trained(0, 1, "metal")
    view = seen(surface, viewer)
    seat = view["seats"][0]
    assert (seat["goods"]["metal"], seat["goods"]["water"], seat["goods"]["food"]) == (3, 2, 1)
    assert (seat["energy"], seat["capacity"], seat["achievements"], seat["score"], seat["pawn"]) == (5, 6, 4, 17, 3)
    assert (seat["faction"], seat["missions"], seat["improvements"]["titan"]) == ("C-3", ["MT-2"], [2])
    assert (seat["small"]["built"], seat["large"]) == (["S-04"], ["G-02", None])
    assert seat["small"]["open"] == ["S-01", "S-02", "S-06", "S-10", "S-11"]
    assert (seat["greenhouses"]["count"], seat["greenhouses"]["improved"], seat["foundations"]) == (3, 1, 2)
    assert seat["labs"][1][0] == "L-09"
    assert seat["team"]["rovers"][0]["specialists"]["metal"] == 1
    tile = view["grid"]["tiles"][surface.tile(2, 3)]
    assert (tile["card"], tile["cubes"]["water"], tile["rover"]) == ("T-07", 2, {"owner": 0, "number": 2})
    assert view["grid"]["points"][surface.point(2, 2)]["owner"] == 0
    assert [space["card"] for space in view["progress"]["spaces"]] == [f"P-0{n}" for n in range(1, 7)]
    assert [place["card"] for place in view["display"]] == [f"L-0{n}" for n in range(1, 7)]


@pytest.mark.rule("F13.4")
def test_objectives_are_open_before_a_faction_is_chosen() -> None:
    surface = opening(1, 3, difficulty=3)
    objectives = seen(surface)["solo"]["objectives"]
    assert len({objective["card"] for objective in objectives}) == 5
    assert {text.split()[0] for text in surface.legal()} == {"faction"}


@pytest.mark.rule("F13.5")
@pytest.mark.parametrize("text", ["greenhouse", "foundation"])
def test_taking_from_a_stack_of_like_tiles_shows_nothing(text: str) -> None:
    surface = Surface().goods(0, metal=1, water=1, polymer=1)
    surface.s.left = surface.s.right = 0  # from the stack itself
    seal = surface.s.seal
    surface.play(text)
    assert surface.waiting == 0
    assert surface.s.seal == seal  # it can be taken back


# --- what is shown is known


def known_to_all(surface: Surface, words: str) -> None:
    for viewer in viewers(surface):
        told = [speech(FTM).say(text) for text in surface.told(viewer)]
        assert any(words in line for line in told), told


@pytest.mark.rule("F13.6")
@any_count
def test_a_new_laboratory_is_known_to_all(players: int) -> None:
    surface = Surface(players).foundations(0, 1).goods(0, polymer=1).play("lab 1 L-01", "deal L-09")
    known_to_all(surface, "Flight Bureau")
    for viewer in viewers(surface):
        view = seen(surface, viewer)
        assert [place["card"] for place in view["display"]] == ["L-03", "L-02", "L-05", "L-04", "L-09", "L-06"]
        assert view["labs"]["cards"]["L-09"] == 3


@pytest.mark.rule("F13.6")
@any_count
def test_cubes_drawn_are_known_to_all(players: int) -> None:
    surface = Surface(players).goods(0, food=9).progress(2, "P-02").out(0).play("gather", "income recharge", "cubes 0 1 2")
    known_to_all(surface, "Open Regolith")
    for viewer in viewers(surface):
        view = seen(surface, viewer)
        assert view["grid"]["tiles"][0]["cubes"] == {"metal": 0, "water": 1, "polymer": 2}
        assert view["bag"] == {"metal": 30, "water": 29, "polymer": 28}


@pytest.mark.rule("F13.6")
def test_a_rover_card_drawn_is_known_to_all() -> None:
    surface = Surface(1).goods(0, food=9).out(0).play("gather", "income recharge")
    while not surface.open("rover"):
        surface.play(surface.legal()[0])
    surface.play("rover 2-2")
    for viewer in viewers(surface):
        view = seen(surface, viewer)
        assert view["grid"]["tiles"][4]["rover"]["owner"] == "dummy"
        assert 4 not in view["solo"]["rover_cards"]
    assert "rover 2-2" not in surface.legal()

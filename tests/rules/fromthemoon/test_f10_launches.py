"""F10: approvals, mission tiles and launches."""

import pytest

from kit.fromthemoon.flights import (
    ANY_SHIP,
    CARDS,
    RICH,
    TABLE,
    approval,
    gone,
    keys,
    last_part,
    launched,
    owner,
    parts,
    quiet,
    shown,
    why_improve,
    why_part,
)
from kit.fromthemoon.surface import Surface
from moonbase.cards.face import Face
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import GOODS, SHIPS

MISSIONS = CARDS.table("mission")
BONUS = {ship: (TABLE.bonus[2 * k], TABLE.bonus[2 * k + 1]) for k, ship in enumerate(SHIPS)}


def price_of(face: Face) -> dict[str, int]:
    return dict(zip(GOODS, face.values["cost"], strict=False))


def works(stage: Surface) -> set[str]:
    """The kinds of answers that are open, conversions aside."""
    return {text.split()[0] for text in stage.legal()} - {"convert"}


def ships_open(stage: Surface, word: str) -> set[str]:
    return {text.split()[1] for text in stage.open(word)}


def part_text(face: Face) -> str:
    """Return the choice of a part; where all six tiles are used, they lie in order."""
    return f"part {SHIPS[face.values['ship']]} {face.id[-1]} {face.id}"


# --- approvals


@pytest.mark.rule("F10.1")
def test_an_approval_is_used_on_the_spot() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "titan", 1))
    assert works(stage) == {"part", "improve", "point"}  # nothing puts it off
    stage.play("part mars 1 MM-1")
    assert works(stage) == {"end"}


@pytest.mark.rule("F10.1")
def test_an_approval_that_became_a_point_is_gone() -> None:
    stage = approval(quiet().goods(0, **RICH)).play("point")
    assert stage.points(0) == 1
    assert works(stage) == {"end"}
    assert works(stage.wait()).isdisjoint({"part", "improve", "point"})


@pytest.mark.rule("F10.1", "F10.2")
@pytest.mark.parametrize(
    ("id", "named"),
    [("T-04", {"europa", "mars"}), ("T-06", {"europa", "titan"}), ("T-07", {"titan", "mars"}), (ANY_SHIP, set(SHIPS))],
)
def test_an_approval_is_for_the_ships_it_names(id: str, named: set[str]) -> None:
    stage = quiet().goods(0, **RICH)
    for ship in SHIPS:
        stage.taken(1, ship, 2)
    approval(stage, id)
    assert ships_open(stage, "part") == named
    assert ships_open(stage, "improve") == named
    for ship in SHIPS:
        assert why_part(stage, ship, 1) == ("" if ship in named else "F10.1")
        assert why_improve(stage, ship, 2) == ("" if ship in named else "F10.1")


@pytest.mark.rule("F10.2")
@pytest.mark.parametrize("ship", ["europa", "mars"])
def test_an_approval_for_two_ships_is_one_approval(ship: str) -> None:
    stage = approval(quiet().goods(0, **RICH), "T-04")
    stage.play(next(text for text in stage.open("part") if text.split()[1] == ship))
    assert works(stage) == {"end"}
    assert [owner(stage, other, 1) for other in SHIPS] == [0 if other == ship else -1 for other in SHIPS]


@pytest.mark.rule("F10.3")
def test_construct_or_improve_or_score() -> None:
    answers = {"part europa 2 ME-2": 5, "improve europa 1": 2, "point": 1}
    for text, points in answers.items():
        stage = approval(quiet().goods(0, **RICH).taken(1, "europa", 1)).play(text)
        assert stage.points(0) == points
        assert stage.open("part") == stage.open("improve") == stage.open("point") == []


@pytest.mark.rule("F10.4")
def test_the_point_may_be_taken_although_work_is_possible() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "europa", 1))
    assert works(stage) == {"part", "improve", "point"}
    stage.play("point")
    assert stage.points(0) == 1
    assert {good: stage.has(0, good) for good in RICH} == RICH


@pytest.mark.rule("F10.3", "F10.4")
def test_where_no_work_is_possible_the_point_is_scored_at_once() -> None:
    stage = approval(quiet().taken(1, "europa", 1).goods(0, energy=0))
    assert stage.points(0) == 1
    assert works(stage) == {"end"}


@pytest.mark.rule("F10.5")
@pytest.mark.parametrize(("id", "work", "other"), [("T-16", "part", "improve"), ("T-13", "improve", "part")])
def test_an_approval_for_one_kind_of_work(id: str, work: str, other: str) -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "europa", 1), id)
    assert works(stage) == {work, "point"}
    assert stage.open(other) == []
    part = "part europa 2 ME-2" if other == "part" else "improve europa 1"
    assert stage.refused(part) == "F10.5"
    assert stage.play("point").points(0) == 1


@pytest.mark.rule("F10.5")
@pytest.mark.parametrize(("id", "ship"), [("L-06", "europa"), ("L-14", "titan"), ("L-13", "mars")])
def test_laboratories_approve_constructing_only(id: str, ship: str) -> None:
    stage = quiet().goods(0, **RICH).foundations(0, 1).display(1, id).taken(1, ship, 2)
    stage.play(f"lab 1 {id}").nature().play("space 1-1", "activate 1-1 first")
    assert works(stage) == {"part", "point"}
    assert ships_open(stage, "part") == {ship}


@pytest.mark.rule("F10.6")
@pytest.mark.parametrize("ship", SHIPS)
def test_a_ship_that_has_launched_is_out_of_reach(ship: str) -> None:
    stage = quiet().goods(0, **RICH)
    for other in SHIPS:
        if other != ship:
            stage.taken(1, other, 2)
    approval(gone(stage, ship))
    others = set(SHIPS) - {ship}
    assert ships_open(stage, "part") == ships_open(stage, "improve") == others
    assert why_part(stage, ship, 1) == why_improve(stage, ship, 1) == "F10.6"


@pytest.mark.rule("F10.6")
def test_an_approval_for_launched_ships_alone_is_a_point() -> None:
    stage = gone(gone(quiet().goods(0, **RICH), "europa"), "mars")
    approval(stage, "T-04")
    assert stage.points(0) == 1
    assert works(stage) == {"end"}


# --- mission tiles


@pytest.mark.rule("F10.7")
@pytest.mark.parametrize("face", MISSIONS, ids=lambda face: face.id)
def test_pay_the_price_score_the_points_take_the_tile(face: Face) -> None:
    stage = quiet(4).goods(0, **price_of(face))
    approval(stage).play(part_text(face))
    assert [stage.has(0, good) for good in GOODS[: c.PRICED]] == [0] * int(c.PRICED)
    assert stage.points(0) == face.values["points"]
    ship = SHIPS[face.values["ship"]]
    assert [owner(stage, ship, part) for part in range(1, 7)] == [0 if str(part) == face.id[-1] else -1 for part in range(1, 7)]


@pytest.mark.rule("F10.7")
@pytest.mark.parametrize("face", MISSIONS, ids=lambda face: face.id)
def test_a_price_that_is_not_there_in_full_closes_the_tile(face: Face) -> None:
    for good, n in price_of(face).items():
        if n > 0:
            stage = approval(quiet(4).goods(0, **RICH | {good: n - 1, "energy": 0}))
            assert stage.refused(part_text(face)) == "F10.7"


@pytest.mark.rule("F10.7")
def test_a_tile_that_was_taken_lies_open_and_is_closed_to_all() -> None:
    stage = approval(quiet().goods(0, **RICH).taken(1, "mars", 3))
    assert stage.refused("part mars 3 MM-3") == "F10.7"
    for viewer in (0, 1):
        part = shown(stage, "mars", viewer)["parts"][2]
        assert (part["mission"], part["owner"]) == ("MM-3", 1)


@pytest.mark.rule("F10.8")
def test_pay_score_tile_progress_faction_building_launch() -> None:
    stage = Surface(2, ("C-4", "C-1")).goods(0, metal=1, polymer=1).progress(1, "P-02").build(0, "G-08").taken(1, "mars", 1, 3, 4)
    approval(stage).play("part mars 2 MM-2")
    assert not launched(stage, "mars")
    assert owner(stage, "mars", 2) == 0  # it already counts
    stage.play("recruit metal 1")
    assert not launched(stage, "mars")
    stage.play("gain food")
    assert keys(stage) == [
        *["sent T-10", "used T-10", "paid", "constructed MM-2", "scored"],
        "progress P-02",
        *["power C-4", "recruited"],
        *["answers G-08", "gained", "scored"],
        *["launched", "launch_bonus", "launch_bonus"],
    ]
    assert launched(stage, "mars")


# --- launches


@pytest.mark.rule("F10.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ship", SHIPS)
def test_the_last_tile_launches_the_ship_and_none_before(ship: str, players: int) -> None:
    stage = quiet(players).goods(0, **RICH)
    n = parts(stage, ship)
    stage.taken(1, ship, *range(1, n - 1))
    approval(stage)
    stage.play(next(text for text in stage.open("part") if text.split()[1] == ship))
    assert not launched(stage, ship)
    assert stage.points(1) == 0
    last = quiet(players).goods(0, **RICH).taken(1, ship, *range(1, n))
    last_part(last, ship)
    assert launched(last, ship)
    assert last.points(1) == BONUS[ship][0]
    assert shown(last, ship)["launched"]


@pytest.mark.rule("F10.9")
def test_a_launch_pays_once_and_ends_all_work_on_the_ship() -> None:
    stage = last_part(quiet().goods(0, **RICH).taken(1, "europa", 1, 2, 3), "europa")
    before = stage.points(1)
    stage.wait().goods(0, **RICH).terrain(3, 3, "T-06").play("send 2 3-3", "effect")
    assert ships_open(stage, "part") == {"titan"}
    assert why_improve(stage, "europa", 2) == "F10.6"
    stage.play("part titan 1 MT-1")
    assert stage.points(1) == before


def launch(ship: str, *tiles: int) -> list[int]:
    """Return what a launch pays each seat that has so many tiles of the ship at the end; seat 0 takes the last one."""
    stage = quiet(len(tiles)).goods(0, **RICH)
    part = 1
    for seat, n in enumerate((tiles[0] - 1, *tiles[1:])):
        stage.taken(seat, ship, *range(part, part + n))
        part += n
    assert part == parts(stage, ship)
    (text,) = [text for text in approval(stage).open("part") if text.split()[1] == ship]
    worth = TABLE.points[stage.face(text.split()[-1])]
    stage.play(text)
    return [stage.points(0) - worth, *(stage.points(seat) for seat in range(1, len(tiles)))]


@pytest.mark.rule("F10.10")
@pytest.mark.parametrize("ship", SHIPS)
@pytest.mark.parametrize("tiles", [(3, 1), (1, 3), (3, 2, 0), (1, 4, 0), (1, 0, 4), (3, 2, 1, 0), (1, 3, 0, 2), (2, 1, 3, 0)])
def test_most_and_second_most(ship: str, tiles: tuple[int, ...]) -> None:
    first, second = BONUS[ship]
    ranked = sorted(tiles, reverse=True)
    due = {ranked[0]: first, ranked[1]: second}
    assert launch(ship, *tiles) == [due.get(n, 0) for n in tiles]


@pytest.mark.rule("F10.10")
def test_the_second_of_two_players_is_paid() -> None:
    assert launch("mars", 3, 1) == [9, 3]


@pytest.mark.rule("F10.11")
@pytest.mark.parametrize("tiles", [(4, 0), (5, 0, 0), (6, 0, 0, 0)])
def test_nobody_is_second_without_a_tile(tiles: tuple[int, ...]) -> None:
    assert launch("titan", *tiles) == [11, *[0] * (len(tiles) - 1)]


@pytest.mark.rule("F10.11")
def test_tiles_of_another_ship_do_not_count() -> None:
    stage = quiet().goods(0, **RICH).taken(0, "titan", 1, 2, 3).taken(1, "mars", 1, 2, 3)
    last_part(stage, "titan")
    assert stage.points(1) == 0


@pytest.mark.rule("F10.12")
@pytest.mark.parametrize(
    ("tiles", "europa", "mars"),
    [
        ((2, 2), [7, 7], [6, 6]),
        ((2, 2, 1), [7, 7, 0], [6, 6, 0]),
        ((1, 2, 2), [0, 7, 7], [0, 6, 6]),
        ((2, 2, 2, 0), [5, 5, 5, 0], [4, 4, 4, 0]),
        ((1, 2, 1, 2), [0, 7, 0, 7], [0, 6, 0, 6]),
    ],
)
def test_those_tied_for_first_share_both_bonuses(tiles: tuple[int, ...], europa: list[int], mars: list[int]) -> None:
    """15 points at Europa, 12 at Mars; nobody else is paid."""
    assert launch("europa", *tiles) == europa
    assert launch("mars", *tiles) == mars


@pytest.mark.rule("F10.12")
@pytest.mark.parametrize(
    ("tiles", "europa", "mars"),
    [
        ((3, 1, 1), [10, 2, 2], [9, 1, 1]),
        ((1, 3, 1), [2, 10, 2], [1, 9, 1]),
        ((3, 1, 1, 1), [10, 1, 1, 1], [9, 1, 1, 1]),
        ((1, 4, 1, 0), [2, 10, 2, 0], [1, 9, 1, 0]),
    ],
)
def test_those_tied_for_second_share_the_secondary_bonus(tiles: tuple[int, ...], europa: list[int], mars: list[int]) -> None:
    assert launch("europa", *tiles) == europa
    assert launch("mars", *tiles) == mars

"""F15: final scoring."""

import pytest

from kit.fromthemoon.flights import CARDS, RICH, approval, finish, quiet, scores
from kit.fromthemoon.surface import Surface
from moonbase.cards.face import Face

RESOURCES = ("metal", "water", "polymer", "food")
HOURGLASS = {
    "G-01": ("specialists", 3),
    "G-02": ("batteries", 2),
    "G-03": ("laboratories", 2),
    "G-04": ("missions", 3),
    "G-05": ("greenhouses", 3),
    "G-06": ("improvements", 4),
}


def table(*achievements: int) -> Surface:
    """Return a table with one seat for each number, which is that seat's achievements."""
    stage = quiet(len(achievements))
    for seat, n in enumerate(achievements):
        stage.goods(seat, achievement=n)
    return stage


def prizes(*achievements: int) -> list[int]:
    """Return what the majority of achievements pays each seat at the end, without the points of the achievements."""
    stage = finish(table(*achievements))
    return [score - n for score, n in zip(scores(stage), achievements, strict=True)]


def cubes(*improvements: int) -> list[int]:
    """Return what the majority of improvements pays each seat at the end."""
    stage = quiet(len(improvements))
    places = [(ship, part) for part in (1, 2, 3, 4) for ship in ("europa", "titan", "mars")]
    for seat, n in enumerate(improvements):
        for _ in range(n):
            ship, part = places.pop(0)
            stage.taken(seat, ship, part).improved(seat, ship, part)
    return scores(finish(stage))


# --- what the score is made of


@pytest.mark.rule("F15.1")
def test_the_score_is_everything_together() -> None:
    stage = quiet(3).score(0, 30).goods(0, metal=3, food=2, achievement=4).goods(1, achievement=5)
    stage.build(0, "G-02", 1, 1).build(0, "G-04", 2, 2).taken(0, "mars", 1, 2).improved(0, "mars", 1)
    assert scores(finish(stage)) == [30 + 5 // 2 + 4 + 12 + 8 + 2 * 4 + 3 * 2, 5 + 24, 0]


@pytest.mark.rule("F15.1")
def test_points_of_play_and_of_hunger_are_in_it() -> None:
    stage = approval(quiet().goods(0, metal=1)).play("part mars 1 MM-1", "end").out(1).goods(1, energy=0)
    stage.play("gather", "feed").nature()
    assert [stage.points(0), stage.points(1)] == [3, -9]
    assert scores(finish(stage)) == [3, -9]


@pytest.mark.rule("F15.1")
def test_nothing_is_worth_nothing() -> None:
    stage = quiet(4).foundations(0, 4).greenhouses(0, 2, 1).lab(0, 1, 1, "L-07").crew(0, 1, "water", 1, 1)
    stage.build(0, "S-01", 2, 2).build(0, "F-5").taken(0, "titan", 1)
    assert scores(finish(stage)) == [0, 0, 0, 0]


# --- majorities


@pytest.mark.rule("F15.2")
@pytest.mark.parametrize("have", [(5, 3, 1), (1, 5, 3), (3, 1, 5), (5, 0, 3), (7, 6, 5, 4), (4, 5, 6, 7), (1, 0, 2, 0)])
def test_most_and_second_most_achievements(have: tuple[int, ...]) -> None:
    ranked = sorted(have, reverse=True)
    due = {ranked[0]: 24, ranked[1]: 12}
    assert prizes(*have) == [due.get(n, 0) for n in have]


@pytest.mark.rule("F15.3")
@pytest.mark.parametrize("have", [(4, 2, 1), (1, 4, 2), (2, 1, 4), (3, 0, 1), (4, 3, 2, 1), (1, 2, 3, 4), (1, 0, 2, 0)])
def test_most_and_second_most_improvements(have: tuple[int, ...]) -> None:
    ranked = sorted(have, reverse=True)
    due = {ranked[0]: 8, ranked[1]: 4}
    assert cubes(*have) == [due.get(n, 0) for n in have]


@pytest.mark.rule("F15.3")
def test_cubes_of_all_ships_are_counted_together() -> None:
    """One cube on each ship against two on one; launched ships count."""
    stage = quiet(3).taken(2, "europa", 1, 2, 3).taken(2, "titan", 1, 2).taken(2, "mars", 1)
    stage.improved(0, "europa", 1).improved(0, "titan", 1).improved(0, "mars", 1).improved(1, "europa", 2, 3)
    stage.s.launched = 1
    assert scores(finish(stage)) == [8, 4, 0]


@pytest.mark.rule("F15.4")
@pytest.mark.parametrize("have", [(5, 4), (4, 5), (1, 0), (0, 1)])
def test_two_players_have_only_the_first_prizes(have: tuple[int, int]) -> None:
    assert prizes(*have) == [24 if n == max(have) else 0 for n in have]
    assert cubes(*have) == [8 if n == max(have) else 0 for n in have]


@pytest.mark.rule("F15.5")
@pytest.mark.parametrize(
    ("have", "achievements", "improvements"),
    [
        ((2, 2, 1), [18, 18, 0], [6, 6, 0]),
        ((1, 2, 2), [0, 18, 18], [0, 6, 6]),
        ((2, 2, 2), [12, 12, 12], [4, 4, 4]),
        ((2, 2, 1, 1), [18, 18, 0, 0], [6, 6, 0, 0]),
        ((2, 2, 2, 1), [12, 12, 12, 0], [4, 4, 4, 0]),
        ((2, 2, 2, 2), [9, 9, 9, 9], [3, 3, 3, 3]),
    ],
)
def test_those_tied_for_first_share_both_prizes(have: tuple[int, ...], achievements: list[int], improvements: list[int]) -> None:
    assert prizes(*have) == achievements
    assert cubes(*have) == improvements


@pytest.mark.rule("F15.5")
@pytest.mark.parametrize(
    ("have", "achievements", "improvements"),
    [
        ((2, 1, 1), [24, 6, 6], [8, 2, 2]),
        ((1, 3, 1), [6, 24, 6], [2, 8, 2]),
        ((3, 2, 2, 1), [24, 6, 6, 0], [8, 2, 2, 0]),
        ((1, 1, 1, 2), [4, 4, 4, 24], [1, 1, 1, 8]),  # a third of 4, rounded down
    ],
)
def test_those_tied_for_second_share_the_second_prize(have: tuple[int, ...], achievements: list[int], improvements: list[int]) -> None:
    assert prizes(*have) == achievements
    assert cubes(*have) == improvements


@pytest.mark.rule("F15.6")
def test_two_players_split_the_first_prize() -> None:
    assert prizes(3, 3) == [12, 12]
    assert cubes(2, 2) == [4, 4]


@pytest.mark.rule("F15.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_ranked_with_nothing(players: int) -> None:
    nothing = [0] * players
    assert prizes(*nothing) == nothing
    assert cubes(*nothing) == nothing
    one = [1, *nothing[1:]]
    assert prizes(*one) == [24, *nothing[1:]]
    assert cubes(*one) == [8, *nothing[1:]]


# --- what is left


@pytest.mark.rule("F15.8")
@pytest.mark.parametrize("first", RESOURCES)
@pytest.mark.parametrize("second", RESOURCES)
def test_two_resources_in_any_mix_are_a_point(first: str, second: str) -> None:
    goods = {first: 1, second: 1} if first != second else {first: 2}
    assert scores(finish(quiet().goods(0, **goods))) == [1, 0]


@pytest.mark.rule("F15.8")
def test_all_four_kinds_are_counted_together() -> None:
    assert scores(finish(quiet().goods(0, metal=3, water=1, polymer=5, food=3))) == [6, 0]


@pytest.mark.rule("F15.8")
def test_energy_and_batteries_score_nothing() -> None:
    assert scores(finish(quiet().goods(0, battery=9, energy=9))) == [0, 0]


@pytest.mark.rule("F15.9")
@pytest.mark.parametrize("n", range(10))
def test_an_odd_resource_scores_nothing(n: int) -> None:
    assert scores(finish(quiet().goods(0, polymer=n))) == [n // 2, 0]


@pytest.mark.rule("F15.10")
@pytest.mark.parametrize("n", [1, 7, 20])
def test_each_achievement_is_a_point_besides_the_majority(n: int) -> None:
    assert scores(finish(table(n, n + 1, n + 2))) == [n, n + 1 + 12, n + 2 + 24]


# --- large buildings


def with_pieces(what: str, n: int) -> tuple[Surface, list[int]]:
    """Three seats, of which the first has so many pieces, and what everybody scores without the building."""
    stage = quiet(3)
    if what == "specialists":
        for k in range(n):
            stage.crew(0, 1, ("metal", "water", "polymer")[k % 3], specialist=1)
    elif what == "batteries":
        stage.goods(0, battery=n, energy=0)
    elif what == "laboratories":
        stage.foundations(0, 6)
        for k in range(n):
            stage.lab(0, k // 4 + 1, k % 4 + 1, "L-10" if k < 2 else "L-08")
    elif what == "missions":
        for k in range(n):
            stage.taken(0, ("europa", "titan", "mars")[k % 3], k // 3 + 1)
    elif what == "greenhouses":
        stage.greenhouses(0, basic=1, improved=n)
    else:
        for k in range(n):
            stage.taken(1, ("europa", "titan", "mars")[k % 3], k // 3 + 1).improved(0, ("europa", "titan", "mars")[k % 3], k // 3 + 1)
        return stage, [8 if n else 0, 0, 0]
    return stage, [0, 0, 0]


@pytest.mark.rule("F15.11")
@pytest.mark.parametrize("id", HOURGLASS)
@pytest.mark.parametrize("n", [0, 1, 5])
@pytest.mark.parametrize("slot", [1, 2])
def test_an_hourglass_scores_what_the_tile_says(id: str, n: int, slot: int) -> None:
    what, each = HOURGLASS[id]
    stage, before = with_pieces(what, n)
    if slot == 2:
        stage.build(0, "F-5")
    stage.build(0, id)
    assert stage.points(0) == 0  # not before the end
    assert scores(finish(stage)) == [before[0] + each * n, before[1], before[2]]


@pytest.mark.rule("F15.11")
def test_only_who_constructed_it_scores() -> None:
    stage = quiet().build(0, "G-02")
    assert scores(finish(stage)) == [8, 0]  # four batteries each


@pytest.mark.rule("F15.11")
@pytest.mark.parametrize("face", [face for face in CARDS.table("large") if face.id not in HOURGLASS], ids=lambda face: face.id)
def test_others_score_nothing_at_the_end(face: Face) -> None:
    stage = quiet().taken(0, "mars", 1, 2).foundations(0, 1).lab(0, 1, 1, "L-10").build(0, face.id)
    assert scores(finish(stage)) == [0, 0]


# --- the win


@pytest.mark.rule("F15.12")
@pytest.mark.parametrize(
    ("points", "places"),
    [((5, 9, 7), [3, 1, 2]), ((9, 9, 7), [1, 1, 3]), ((4, 4, 4), [1, 1, 1]), ((-3, -1, -3), [2, 1, 2]), ((8, 9, 9), [3, 1, 1])],
)
def test_the_highest_score_wins_and_ties_share(points: tuple[int, ...], places: list[int]) -> None:
    stage = quiet(3)
    for seat, n in enumerate(points):
        stage.score(seat, n)
    finish(stage)
    assert scores(stage) == list(points)
    assert stage.game.ranking(stage.s) == places


@pytest.mark.rule("F15.12")
def test_nothing_breaks_a_tie() -> None:
    """The same score made of other things, with another first player."""
    stage = quiet().score(0, 3).score(1, 0).goods(0, energy=0).goods(1, metal=6)
    stage.s.lead = 1
    finish(stage)
    assert scores(stage) == [3, 3]
    assert stage.game.ranking(stage.s) == [1, 1]


@pytest.mark.rule("F15.12")
def test_the_final_points_decide_and_not_the_score_so_far() -> None:
    stage = finish(quiet().score(0, 20).goods(1, achievement=1))
    assert scores(stage) == [20, 25]
    assert stage.game.ranking(stage.s) == [2, 1]


@pytest.mark.rule("F15.13")
def test_the_score_has_no_upper_limit() -> None:
    stage = approval(quiet().score(0, 249).goods(0, **RICH)).play("part mars 1 MM-1")
    assert stage.points(0) == 252
    assert scores(finish(stage.score(0, 1000).goods(0, metal=0, water=0, polymer=0, food=0))) == [1000, 0]

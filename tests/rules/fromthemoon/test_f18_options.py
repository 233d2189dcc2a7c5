"""F18: the rulings that a table may change."""

from collections import Counter

import pytest

from kit.fromthemoon.landing import deal_until, opening, start
from kit.fromthemoon.solo import seen
from kit.fromthemoon.surface import FACTIONS, FTM, Surface
from kit.fromthemoon.tiles import board
from moonbase.engine.game import GameError
from moonbase.games.fromthemoon.rules.table.state import SMALL_OPEN, own

CORNERS = {
    1: ("1-1", "1-4", "4-1", "4-4"),
    2: ("1-1", "1-4", "4-1", "4-4"),
    3: ("1-1", "1-5", "4-1", "4-5"),
    4: ("1-1", "1-5", "5-1", "5-5"),
}
DEFAULT_ORDER = ("1-1 1-2", "2-1 2-2", "1-3 1-4", "3-1 3-2", "2-3 2-4", "3-3 3-4")
COLUMN_ORDER = ("1-1 1-2", "2-1 2-2", "3-1 3-2", "1-3 1-4", "2-3 2-4", "3-3 3-4")


def ruled(players: int, **options: int) -> Surface:
    """A surface where these options hold."""
    return Surface(players, FACTIONS, **options)


def small_of(stage: Surface, seat: int) -> list[str]:
    t = stage.s.columns
    mask = own(stage.s, seat, SMALL_OPEN)
    return [t.ids[face] for face in range(t.small0, t.large0) if mask >> (face - t.small0) & 1]


def levels_of(stage: Surface, seat: int) -> Counter[int]:
    return Counter(int(stage.s.columns.level[stage.face(id)]) for id in small_of(stage, seat))


def refuses(option: str, value: int) -> bool:
    try:
        FTM.new(2, {option: value})
    except GameError:
        return True
    return False


# --- prices of terrain effects


def new_building(energy: int, **options: int) -> Surface:
    """Crater Academy at 1-2 trains for 1 energy; a Welcome Dome, which costs 2 energy, was just placed beside it."""
    return ruled(2, **options).goods(0, metal=1, energy=2 + energy).play("build S-01", "at 1-2")


@pytest.mark.rule("F18.1")
@pytest.mark.parametrize("option", [{}, {"building_price": 1}])
def test_by_default_a_new_building_pays_the_price_of_the_tile(option: dict[str, int]) -> None:
    stage = new_building(0, **option)
    assert "use 1-2" not in stage.legal()
    assert stage.refused("use 1-2") == "F2.14"
    stage = new_building(1, **option).play("use 1-2", "train water 2")
    assert stage.has(0, "energy") == 0
    assert stage.s.frame_n == 0


@pytest.mark.rule("F18.1")
@pytest.mark.parametrize("energy", [0, 1])
def test_with_the_option_a_new_building_does_not_pay_it(energy: int) -> None:
    stage = new_building(energy, building_price=0).play("use 1-2", "train water 2")
    assert stage.has(0, "energy") == energy
    assert board(stage)["team"]["specialists"] == 1


@pytest.mark.rule("F18.1")
def test_a_rover_pays_the_price_either_way() -> None:
    for value in (0, 1):
        stage = Surface(2, building_price=value).goods(0, energy=0).play("send 1 1-2")
        assert "effect" not in stage.legal()
        stage = Surface(2, building_price=value).goods(0, energy=1).play("send 1 1-2", "effect", "train water 2")
        assert stage.has(0, "energy") == 0


@pytest.mark.rule("F18.1")
@pytest.mark.parametrize(("value", "due"), [(0, 2), (1, 3)])
def test_a_surcharge_is_due_in_either_case(value: int, due: int) -> None:
    """Glasshouse Basin at 2-2, with nothing but the stack left: 2 energy on top of its price of 1."""
    for energy in (due - 1, due):
        stage = Surface(2, building_price=value).goods(0, metal=1, battery=9, energy=2 + energy)
        stage.s.right = stage.s.left = 0
        stage.play("build S-01", "at 2-2")
        assert ("use 2-2" in stage.legal()) == (energy == due)
    stage.play("use 2-2")
    if value == 0:  # nothing was paid, so it may still be declined (F2.12)
        assert stage.open("decline") == ["decline"]
        stage.play("greenhouse")
    assert stage.has(0, "energy") == 0
    assert board(stage)["greenhouses"]["count"] == 1


# --- Special Research after constructing


def constructed(part: int, energy: int = 4, **options: int) -> Surface:
    """The parts of Europa before this one were taken; a rover on Twin Mast brings the approval for it."""
    stage = ruled(2, **options).taken(0, "europa", *range(1, part)).goods(0, metal=2, water=2, polymer=2, energy=energy)
    return stage.play("send 1 2-1", "effect", f"part europa {part} ME-{part}")


@pytest.mark.rule("F18.2")
@pytest.mark.parametrize("option", [{}, {"part_research": 0}])
@pytest.mark.parametrize("part", [1, 4])
def test_by_default_nothing_follows_a_part(part: int, option: dict[str, int]) -> None:
    stage = constructed(part, **option)
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F18.2")
@pytest.mark.parametrize("part", [1, 2, 4])
def test_with_the_option_special_research_follows_a_part(part: int) -> None:
    stage = constructed(part, part_research=1)
    assert stage.legal() == ["foundation", "decline", "convert food"]
    stage.play("foundation")
    assert stage.has(0, "energy") == 2
    assert stage.legal()[0] == "end"


@pytest.mark.rule("F18.2")
def test_it_is_the_last_step_after_the_launch() -> None:
    stage = constructed(4, part_research=1)
    assert seen(stage)["ships"][0]["launched"] is True
    assert stage.points(0) == 5 + 10  # the mission tile and the main bonus
    assert "foundation" in stage.legal()


@pytest.mark.rule("F18.2")
def test_it_may_be_refused_and_needs_its_price() -> None:
    assert constructed(1, part_research=1).play("decline").legal()[0] == "end"
    assert constructed(1, energy=1, part_research=1).legal() == ["end"]


@pytest.mark.rule("F18.2")
@pytest.mark.parametrize("value", [0, 1])
def test_improving_is_followed_by_one_special_research_either_way(value: int) -> None:
    stage = Surface(2, part_research=value).taken(1, "europa", 1).goods(0, water=1, energy=4)
    stage.play("send 1 2-1", "effect", "improve europa 1", "gain metal")  # Workers
    assert "foundation" in stage.legal()
    assert stage.play("foundation").legal()[0] == "end"


# --- seats of a rover


@pytest.mark.rule("F18.3")
@pytest.mark.parametrize(("option", "seats"), [({}, 3), ({"rover_seats": 3}, 3), ({"rover_seats": 4}, 4)])
def test_seats_of_a_rover(option: dict[str, int], seats: int) -> None:
    stage = ruled(2, **option).crew(0, 1, "metal", basic=seats - 2)
    assert "recruit water 1" in stage.legal()
    stage.play("recruit water 1").wait().goods(0, energy=4)
    assert "recruit water 1" not in stage.legal()
    assert stage.refused("recruit water 1") == "F5.5"
    assert "recruit water 2" in stage.legal()


@pytest.mark.rule("F18.3")
def test_no_other_number_of_seats() -> None:
    assert [refuses("rover_seats", n) for n in (2, 3, 4, 5)] == [True, False, False, True]


# --- foundations


@pytest.mark.rule("F18.4")
@pytest.mark.parametrize(
    ("option", "order"), [({}, DEFAULT_ORDER), ({"foundation_order": 0}, DEFAULT_ORDER), ({"foundation_order": 1}, COLUMN_ORDER)]
)
@pytest.mark.parametrize("foundations", [1, 2, 3, 4, 5, 6])
def test_the_order_of_the_foundations(foundations: int, option: dict[str, int], order: tuple[str, ...]) -> None:
    stage = ruled(2, **option).foundations(0, foundations).goods(0, polymer=1).play("lab 1 L-01", "deal L-07")
    there = sorted(" ".join(order[:foundations]).split())
    assert stage.legal() == [f"space {space}" for space in there]


# --- outer corners


def spaces(stage: Surface) -> list[str]:
    stage.goods(0, metal=1, energy=2).small(0, "S-01").play("build S-01")
    return [text.removeprefix("at ") for text in stage.open("at")]


@pytest.mark.rule("F18.5")
@pytest.mark.parametrize(("players", "there"), [(2, 16), (3, 20), (4, 25)])
def test_outer_corners_are_building_spaces_by_default(players: int, there: int) -> None:
    for option in ({}, {"outer_corners": 1}):
        found = spaces(ruled(players, **option))
        assert len(found) == there
        assert set(CORNERS[players]) <= set(found)


@pytest.mark.rule("F18.5")
@pytest.mark.parametrize(("players", "there"), [(2, 12), (3, 16), (4, 21)])
def test_with_the_option_they_are_not(players: int, there: int) -> None:
    found = spaces(Surface(players, outer_corners=0))
    assert len(found) == there
    assert not set(CORNERS[players]) & set(found)


@pytest.mark.rule("F18.5", "F6.12")
def test_free_corners_do_not_help_when_all_other_spaces_are_full() -> None:
    stage = Surface(2, outer_corners=0)
    for row in range(1, 5):
        for column in range(1, 5):
            if f"{row}-{column}" not in CORNERS[2]:
                stage.s.point[stage.point(row, column)] = 2
    assert spaces(stage) == []
    assert stage.legal()[0] == "end"  # constructed, with the miniature off the map


@pytest.mark.rule("F18.5")
@pytest.mark.parametrize(("value", "cards"), [(1, 16), (0, 12)])
def test_alone_the_four_zone_cards_are_left_out(value: int, cards: int) -> None:
    stage = deal_until(start(1, outer_corners=value), "zone")
    assert len(stage.open("zone")) == cards
    found = {text.removeprefix("zone ") for text in stage.open("zone")}
    assert found & set(CORNERS[1]) == (set(CORNERS[1]) if value else set())


# --- factions


@pytest.mark.rule("F18.6")
@pytest.mark.parametrize("option", [{}, {"choose_factions": 0}])
def test_by_default_nature_deals_the_factions(option: dict[str, int]) -> None:
    stage = deal_until(start(3, **option), "deal C-")
    assert len(stage.legal()) == 8
    stage.play("deal C-4", "deal C-8", "deal C-1")
    assert [seat["faction"] for seat in seen(stage)["seats"]] == ["C-4", "C-8", "C-1"]
    assert stage.open("send") != []


@pytest.mark.rule("F18.6")
@pytest.mark.parametrize(("players", "lead"), [(2, 0), (2, 1), (3, 1), (4, 0), (4, 2)])
def test_with_the_option_the_last_in_turn_order_chooses_first(players: int, lead: int) -> None:
    stage = start(players, choose_factions=1).play(f"lead {lead}").nature()
    order = [(lead + k) % players for k in range(players)]
    left = [f"faction C-{k}" for k in range(1, 9)]
    for seat in reversed(order):
        assert stage.waiting == seat
        assert stage.legal() == left
        stage.play(left.pop(3))
    assert stage.waiting == lead
    assert stage.open("send") != []
    assert [seen(stage)["seats"][seat]["faction"] for seat in reversed(order)] == ["C-4", "C-5", "C-6", "C-7"][:players]


@pytest.mark.rule("F18.6", "F17.6")
@pytest.mark.parametrize("value", [0, 1])
def test_alone_the_option_changes_nothing(value: int) -> None:
    stage = opening(1, choose_factions=value)
    assert stage.legal() == [f"faction C-{k}" for k in range(1, 9)]


# --- small buildings


@pytest.mark.rule("F18.7")
@pytest.mark.parametrize("option", [{}, {"small_tiles": 0}])
def test_by_default_one_draw_for_the_table(option: dict[str, int]) -> None:
    stage = deal_until(start(3, **option), "deal S-")
    for _ in range(6):
        stage.play(stage.open("deal")[0])
    assert not any(text.startswith("deal S-") for text in stage.legal())
    assert small_of(stage, 0) == small_of(stage, 1) == small_of(stage, 2)
    assert levels_of(stage, 0) == {1: 2, 2: 2, 3: 2}


@pytest.mark.rule("F18.7")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_with_1_each_player_draws_two_of_each_level(players: int) -> None:
    stage = deal_until(start(players, small_tiles=1), "deal S-")
    first = stage.legal()
    for drawn in range(6 * players):
        if drawn % 6 == 0:
            assert stage.legal() == first  # all tiles of the own colour again
        stage.play(stage.open("deal")[-1 if drawn >= 6 else 0])
    assert not any(text.startswith("deal S-") for text in stage.legal())
    assert [levels_of(stage, seat) for seat in range(players)] == [{1: 2, 2: 2, 3: 2}] * players
    assert players == 1 or small_of(stage, 0) != small_of(stage, 1)


@pytest.mark.rule("F18.7")
@pytest.mark.parametrize("lead", [0, 1])
def test_with_2_each_draws_three_of_each_level_and_keeps_two(lead: int) -> None:
    stage = start(2, small_tiles=2).play(f"lead {lead}").nature()
    drawn = [small_of(stage, seat) for seat in range(2)]
    assert [levels_of(stage, seat) for seat in range(2)] == [{1: 3, 2: 3, 3: 3}] * 2
    dropped: list[list[str]] = [[], []]
    for seat in (lead, 1 - lead):
        for level in (1, 2, 3):
            assert stage.waiting == seat
            texts = stage.legal()
            assert texts == [f"drop {id}" for id in drawn[seat] if stage.s.columns.level[stage.face(id)] == level]
            stage.play(texts[level - 1])
            dropped[seat].append(texts[level - 1].removeprefix("drop "))
    assert [small_of(stage, seat) for seat in range(2)] == [[id for id in drawn[seat] if id not in dropped[seat]] for seat in range(2)]
    assert [levels_of(stage, seat) for seat in range(2)] == [{1: 2, 2: 2, 3: 2}] * 2
    assert stage.waiting == lead
    assert stage.open("send") != []

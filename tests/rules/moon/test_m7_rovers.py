"""M7: Rovers, parking, and what is borrowed by it."""

import pytest

from kit.moon.course import CARDS, RESOURCES, fill_hands, finish_era, hearts_on, rovers_of
from kit.moon.stage import Stage
from moonbase.cards.face import Face
from moonbase.games.moon.rules.table import codes

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
GOODS = (*RESOURCES, "rover", "heart")
SPACES = {codes.BLUE: 1, codes.YELLOW: 1, codes.PINK: 0, codes.GREY: 0, codes.RED: 0}


def parkings(stage: Stage) -> list[str]:
    return [text.removeprefix("park ") for text in stage.legal() if text.startswith("park")]


# --- where


@pytest.mark.rule("M7.1")
@every_table
def test_one_rover_a_turn_on_a_card_of_somebody_else(players: int) -> None:
    stage = Stage(players)
    for seat in range(players):
        stage.settle(seat, "S1-01", "S1-08")
    assert {place.split()[0] for place in parkings(stage)} == {str(seat) for seat in range(1, players)}
    stage.play("park 1 S1-01")
    assert (stage.has(0, "rover"), parkings(stage)) == (1, [])


@pytest.mark.rule("M7.1")
def test_the_rover_comes_from_the_supply() -> None:
    assert parkings(Stage().goods(0, rover=0)) == []
    stage = Stage().settle(0, "S1-22").play("flip S1-22")
    assert rovers_of(stage, 0) == 2
    assert parkings(stage) == []


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("face", CARDS.table("structure"), ids=lambda face: face.id)
def test_blue_and_yellow_structures_have_one_space_and_the_others_none(face: Face) -> None:
    stage = fill_hands(Stage(2).settle(1, face.id), 2)
    places = [place for place in parkings(stage) if face.id in place]
    assert len(places) == SPACES[face.values["colour"]]
    for place in places:
        stage.play(f"park {place}").turn().turn()
        assert stage.waiting == 0
        assert place not in parkings(stage)


@pytest.mark.rule("M7.2")
def test_each_copy_has_its_own_space() -> None:
    stage = fill_hands(Stage(2).settle(1, "S1-01", "S1-01"), 2)
    stage.play("park 1 S1-01").turn().turn()
    assert "1 S1-01" not in parkings(stage)
    assert "1 S1-01/2" in parkings(stage)


@pytest.mark.rule("M7.3")
def test_a_base_has_a_space_for_its_production_and_one_for_its_flag() -> None:
    blue = Stage(2).hand(0, "S1-19").goods(0, energy=1)
    assert parkings(blue) == ["1 B-2 production", "1 B-2 flag"]
    blue.play("park 1 B-2 production")
    assert blue.has(0, "energy") == 2
    assert "build S1-19" not in blue.legal()  # its Housing Flag is not lent
    yellow = Stage(2).hand(0, "S1-19").goods(0, energy=1).play("park 1 B-2 flag")
    assert yellow.has(0, "energy") == 1
    assert "build S1-19" in yellow.legal()


@pytest.mark.rule("M7.3")
def test_both_spaces_of_a_base_may_be_taken_by_one_rival() -> None:
    stage = fill_hands(Stage(2), 3)
    stage.play("park 1 B-2 production").turn().turn()
    assert parkings(stage) == ["1 B-2 flag"]
    stage.play("park 1 B-2 flag").turn().turn()
    assert parkings(stage.goods(0, rover=5)) == []
    assert rovers_of(stage, 1) == 4


@pytest.mark.rule("M7.3")
def test_both_spaces_of_a_base_may_be_taken_by_two_rivals() -> None:
    stage = fill_hands(Stage(3), 2)
    stage.play("park 2 B-3 production").turn()
    assert {place for place in parkings(stage) if place.startswith("2")} == {"2 B-3 flag"}
    stage.play("park 2 B-3 flag")
    assert rovers_of(stage, 2) == 4


# --- what for


@pytest.mark.rule("M7.4")
@pytest.mark.parametrize("face", [face for face in CARDS.table("structure") if any(face.values["production"])], ids=lambda face: face.id)
def test_parking_on_blue_gives_everything_shown_and_costs_the_owner_nothing(face: Face) -> None:
    stage = Stage(2).settle(1, face.id).goods(0, rover=1).goods(1, energy=3, heart=3)
    stage.play(f"park 1 {face.id}")
    assert [stage.has(0, good) for good in GOODS] == list(face.values["production"])
    assert [stage.has(1, good) for good in GOODS] == [3, 0, 0, 0, 2, 3]


@pytest.mark.rule("M7.5")
def test_parking_on_yellow_lends_all_flags_until_the_end_of_the_turn() -> None:
    """The Test Kitchen shows Food and Science."""
    stage = fill_hands(Stage(2).settle(1, "S1-14").hand(0, "S1-20", "S1-18", "S1-27").goods(0, metal=9), 3)
    assert {"build S1-20", "build S1-18"}.isdisjoint(stage.legal())
    stage.play("park 1 S1-14")
    assert {"build S1-20", "build S1-18"} <= set(stage.legal())
    stage.play("assimilate S1-27", "end").turn()
    stage.hand(0, "S1-20", "S1-18")
    assert {"build S1-20", "build S1-18"}.isdisjoint(stage.legal())


@pytest.mark.rule("M7.5")
def test_several_flags_of_one_type_are_all_lent() -> None:
    stage = Stage(2, era=3).hand(0, "S3-20").settle(1, "S1-13").goods(0, energy=1, metal=2)
    assert "build S3-20" not in stage.legal()
    assert "build S3-20" in stage.play("park 1 S1-13").legal()


@pytest.mark.rule("M7.6")
def test_borrowed_flags_serve_every_construct_of_the_turn() -> None:
    stage = Stage(2).settle(1, "S1-14").settle(0, "S1-27", "S1-18").hand(0, "S1-20", "S1-23").discard("S1-25", "S1-10")
    stage.goods(0, energy=2, water=1, bio=2, metal=1)
    stage.play("park 1 S1-14", "obelisk S1-27", "build S1-23", "build S1-20", "flip S1-18", "build S1-25")
    assert {"S1-20", "S1-23", "S1-25"} <= set(stage.in_settlement(0))


@pytest.mark.rule("M7.6")
def test_borrowed_flags_are_good_for_no_reputation_no_mirror_and_no_majority() -> None:
    """Seat 1 lends two Housing and two Food Flags; Hospitable and Well-fed ask for two."""
    stage = Stage(2).settle(1, "S3-16").offer("RB-5", "RB-6").settle(0, "S1-23", "S1-19").hand(0, "S1-01")
    stage.play("park 1 S3-16")
    assert not any(text.startswith("claim") for text in stage.legal())
    assert hearts_on(stage, 0, "S1-23") == 0
    assert stage.flags(0, "food") == 0
    stage.play("flip S1-19")  # an Antenna: 1 Heart for each Flag type won
    assert stage.has(0, "heart") == 1  # Industry, by the Base


@pytest.mark.rule("M7.6")
def test_a_wild_flag_is_good_for_constructs_alone() -> None:
    stage = Stage(2, era=2).expedition(0, "X2-4").settle(0, "S1-09", "S1-12", "S1-19").offer("RB-8").hand(0, "S1-05", "S1-20")
    assert {f"build {id}" for id in ("S1-05", "S1-20")} <= set(stage.legal())
    assert "claim RB-8" not in stage.legal()  # Flags of three types, four are asked for
    assert stage.play("flip S1-19").has(0, "heart") == 3


@pytest.mark.rule("M7.7")
def test_parking_waives_no_cost() -> None:
    """An Ice Drill lends Water, so a card for 1 Water and 1 Energy is still short of Energy."""
    stage = Stage(2).settle(1, "S1-02").hand(0, "S1-14").play("park 1 S1-02")
    assert "build S1-14" not in stage.legal()
    assert "build S1-14" in stage.goods(0, energy=1).legal()


@pytest.mark.rule("M7.7")
def test_resources_gained_by_parking_count_as_spent_when_paid() -> None:
    stage = Stage(2).settle(0, "S1-25").settle(1, "S1-06").hand(0, "S1-18").offer("RS-1").settle(0, "S1-12")
    stage.play("park 1 S1-06", "build S1-18")
    assert hearts_on(stage, 0, "S1-25") == 2  # the Hackerspace saw 2 Metal paid
    assert stage.s.spent == 2
    assert stage.has(0, "metal") == 0


@pytest.mark.rule("M7.8")
def test_parking_for_no_use_is_allowed() -> None:
    """Specialised pays for the parking itself."""
    stage = Stage(2).settle(1, "S1-08").own_reputation(0, "RS-2").hand(0, "S1-01").play("assimilate S1-01", "park 1 S1-08")
    assert stage.has(0, "heart") == 1
    assert stage.legal() == ["end"]


# --- whose


@pytest.mark.rule("M7.9")
def test_a_parked_rover_belongs_to_the_owner_of_the_card_at_once() -> None:
    stage = Stage(3).play("park 1 B-2 production")
    assert [rovers_of(stage, seat) for seat in range(3)] == [1, 3, 2]
    assert stage.has(1, "rover") == 2  # it lies on the card


@pytest.mark.rule("M7.9")
def test_the_space_is_filled_for_everybody_until_the_phase_ends() -> None:
    stage = fill_hands(Stage(3), 3)
    stage.play("park 1 B-2 production")
    for _ in range(9):
        assert "1 B-2 production" not in parkings(stage)
        stage.turn()
    stage.nature()
    assert stage.waiting == 0
    assert "1 B-2 production" in parkings(stage)


@pytest.mark.rule("M7.9")
def test_a_space_freed_by_an_effect_may_be_used_again() -> None:
    """Psychic takes the Rover off the card."""
    stage = fill_hands(Stage(2, era=2), 2)
    stage.play("park 1 B-2 production").turn()
    stage.expedition(1, "X2-2").play("expedition").turn()
    assert stage.has(1, "rover") == 3
    assert "1 B-2 production" in parkings(stage)


@pytest.mark.rule("M7.10")
def test_rovers_in_the_supply_and_on_your_cards_are_counted() -> None:
    """Neighbourly asks for four Rovers."""
    stage = fill_hands(Stage(3).settle(1, "S1-22"), 2).offer("RB-4")
    stage.play("park 1 B-2 production").turn()
    assert "claim RB-4" not in stage.legal()  # three
    stage.goods(1, rover=3)
    assert "claim RB-4" in stage.legal()
    stage.play("flip S1-22")  # all four on the Rover Stop
    assert stage.has(1, "rover") == 0
    assert "claim RB-4" in stage.legal()


@pytest.mark.rule("M7.10")
def test_rovers_on_your_cards_break_a_tie_in_the_middle_of_an_era() -> None:
    """Both have an Industry Flag and two Rovers; a third, parked on seat 0, decides."""
    stage = fill_hands(Stage(2).settle(1, "S1-10").settle(0, "S1-19"), 2)
    tied = Stage(2).settle(1, "S1-10").settle(0, "S1-19").play("flip S1-19")
    assert tied.has(0, "heart") == 0
    stage.turn().play("park 0 B-1 production").turn()
    assert stage.play("flip S1-19").has(0, "heart") == 1


@pytest.mark.rule("M7.10")
def test_parked_rovers_break_a_tie_when_the_era_is_scored() -> None:
    stage = fill_hands(Stage(2).settle(1, "S1-10"))
    stage.play("park 1 B-2 production")
    finish_era(stage)
    assert (stage.has(0, "heart"), stage.has(1, "heart")) == (0, 3 + 3)  # Industry and Housing


@pytest.mark.rule("M7.10")
def test_a_rover_on_a_rivals_card_is_not_yours() -> None:
    stage = Stage(2).offer("RB-4").goods(0, rover=4)
    assert "claim RB-4" in stage.legal()
    assert "claim RB-4" not in stage.play("park 1 B-2 flag").legal()

"""M3: the Construction phase: the deal, the rounds, and what happens when it ends."""

from collections import Counter

import pytest

from kit.moon.course import (
    CARDS,
    deal_until,
    expedition_of,
    facts,
    fill_hands,
    finish_era,
    next_era,
    opening,
    previous,
    round_of_turns,
    rovers_of,
    stack,
    start,
)
from kit.moon.stage import Stage

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
more_than_two = pytest.mark.parametrize("players", [3, 4, 5])
HAND = {2: 8, 3: 7, 4: 7, 5: 6}
FIRST = ("X0-1", "X0-2")


def era_of(id: str) -> int:
    return int(CARDS.face(id).values["era"])


def holder(stage: Stage) -> int:
    """The seat with the First Expedition."""
    return next(seat for seat in range(stage.players) if expedition_of(stage, seat) in FIRST)


def hands(stage: Stage) -> list[tuple[list[str], str]]:
    return [(stage.in_hand(seat), expedition_of(stage, seat)) for seat in range(stage.players)]


def turns_of_era(stage: Stage) -> list[list[int]]:
    """Return the seats that have turns, in order, for each round of an era."""
    rounds: list[list[int]] = []
    era = stage.s.era
    while stage.s.era == era and not stage.over:
        rounds.append([])
        for _ in range(stage.players):
            rounds[-1].append(stage.waiting)
            stage.turn()
    return rounds


@pytest.mark.rule("M3.1")
@every_table
def test_every_era_begins_with_one_of_its_cards_on_the_pile(players: int) -> None:
    stage = opening(players)
    for era in (1, 2, 3):
        assert [era_of(id) for id in stage.pile()] == [era]
        next_era(stage)


@pytest.mark.rule("M3.1")
def test_any_card_of_the_deck_may_come_first_and_comes_after_production() -> None:
    stage = deal_until(start(3), "deal S1")
    assert stage.legal() == [f"deal {face.id}" for face in CARDS.table("structure") if face.values["era"] == 1]
    assert "gained" in facts(stage)
    assert len({opening(3, seed).pile()[0] for seed in range(20)}) > 5


@pytest.mark.rule("M3.2")
@every_table
def test_everybody_else_is_dealt_an_expedition_of_the_era(players: int) -> None:
    stage = opening(players)
    for era in (1, 2, 3):
        dealt = [expedition_of(stage, seat) for seat in range(players) if seat != holder(stage)]
        assert [era_of(id) for id in dealt] == [era] * (players - 1)
        assert len(set(dealt)) == players - 1
        next_era(stage)


@pytest.mark.rule("M3.3")
@every_table
def test_hands_and_what_is_left_in_the_stack(players: int) -> None:
    decks = (28, 30, 36) if players == 2 else (34, 34, 36)
    stage = opening(players)
    for era, deck in zip((1, 2, 3), decks, strict=True):
        assert [len(stage.in_hand(seat)) for seat in range(players)] == [HAND[players]] * players
        assert {era_of(id) for seat in range(players) for id in stage.in_hand(seat)} == {era}
        assert stage.s.stack_n == deck - players * HAND[players] - 1
        next_era(stage)


@pytest.mark.rule("M3.3")
def test_the_deal_comes_after_production() -> None:
    told = facts(opening(3))
    assert told.index("gained") < told.index("dealt_expedition") < told.index("dealt")


@pytest.mark.rule("M3.4")
@more_than_two
def test_each_round_starts_at_the_first_expedition_and_goes_left(players: int) -> None:
    stage = opening(players)
    for _ in range(HAND[players]):
        first = holder(stage)
        for step in range(players):
            assert stage.waiting == (first + step) % players
            stage.turn()


@pytest.mark.rule("M3.5")
@every_table
def test_hands_go_left_with_their_expeditions(players: int) -> None:
    stage = opening(players)
    for _ in range(HAND[players] - 1):
        for _ in range(players - 1):
            stage.turn()
        stage.play(next(text for text in stage.legal() if text.startswith("assimilate")))
        before = hands(stage)
        stage.play("end")
        assert hands(stage) == before[-1:] + before[:-1]


@pytest.mark.rule("M3.5")
@more_than_two
def test_the_start_moves_one_seat_to_the_left_each_round(players: int) -> None:
    stage = opening(players)
    lead = stage.waiting
    assert [order[0] for order in turns_of_era(stage)] == [(lead + k) % players for k in range(HAND[players])]


@pytest.mark.rule("M3.6")
@pytest.mark.parametrize("seed", range(4))
def test_two_players_keep_their_order_for_an_era_and_change_it_for_the_next(seed: int) -> None:
    stage = opening(2, seed)
    lead = holder(stage)
    for era in (1, 2, 3):
        first = lead if era != 2 else 1 - lead
        assert turns_of_era(stage) == [[first, 1 - first]] * 8
        stage.nature()


@pytest.mark.rule("M3.6")
def test_at_two_players_the_first_expedition_travels_without_the_lead() -> None:
    stage = opening(2)
    lead = stage.waiting
    assert holder(stage) == lead
    assert holder(round_of_turns(stage)) == 1 - lead
    assert stage.waiting == lead


@pytest.mark.rule("M3.7")
@every_table
def test_the_phase_ends_with_the_last_structure(players: int) -> None:
    stage = opening(players)
    for _ in range(HAND[players] - 1):
        round_of_turns(stage)
    assert [len(stage.in_hand(seat)) for seat in range(players)] == [1] * players
    assert stage.s.era == 1
    round_of_turns(stage)
    assert [len(stage.in_hand(seat)) for seat in range(players)] == [0] * players
    assert facts(stage).count("round") == HAND[players]
    assert stage.s.era == 2


@pytest.mark.rule("M3.8")
@more_than_two
def test_the_first_expedition_moves_one_seat_in_place_of_the_last_pass(players: int) -> None:
    stage = opening(players)
    for _ in range(HAND[players] - 1):
        round_of_turns(stage)
    last = holder(stage)
    assert holder(finish_era(stage)) == (last + 1) % players


@pytest.mark.rule("M3.8")
@pytest.mark.parametrize(("players", "leads"), [(3, [0, 1, 2]), (4, [0, 3, 2]), (5, [0, 1, 2])])
def test_another_seat_leads_each_era(players: int, leads: list[int]) -> None:
    stage = start(players).play("lead 0").nature()
    begun = []
    for _ in (1, 2, 3):
        begun.append(stage.waiting)
        assert holder(stage) == stage.waiting
        next_era(stage)
    assert begun == leads


@pytest.mark.rule("M3.9")
@every_table
def test_the_other_expeditions_go_back_to_the_box(players: int) -> None:
    stage = finish_era(opening(players))
    assert sorted(expedition_of(stage, seat) for seat in range(players))[:-1] == [""] * (players - 1)
    assert expedition_of(stage, holder(stage)) == FIRST[players > 3]


@pytest.mark.rule("M3.10")
def test_rovers_on_your_cards_come_home() -> None:
    stage = fill_hands(Stage(2).settle(1, "S1-02"))
    stage.play("park 1 S1-02").turn()
    assert (stage.has(0, "rover"), stage.has(1, "rover"), rovers_of(stage, 1)) == (1, 2, 3)
    stage.turn()
    assert (stage.has(0, "rover"), stage.has(1, "rover")) == (1, 3)
    stage.nature()
    assert "park 0 B-1 production" in stage.legal()


@pytest.mark.rule("M3.10")
def test_a_space_is_free_again_in_the_next_era() -> None:
    stage = fill_hands(Stage(2), 2)
    stage.play("park 1 B-2 production").turn().turn()
    assert "park 1 B-2 production" not in stage.legal()
    stage.turn().turn().nature()
    stage.turn()
    assert stage.waiting == 0
    assert "park 1 B-2 production" in stage.legal()


@pytest.mark.rule("M3.10")
def test_rovers_on_a_rover_stop_come_home_and_it_is_turned_back() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-22"))
    stage.play("flip S1-22")
    assert stage.has(0, "rover") == 0
    stage.turn().turn()
    assert stage.has(0, "rover") == 2
    stage.nature().turn()
    assert "flip S1-22" in stage.legal()


@pytest.mark.rule("M3.11")
@every_table
def test_pile_and_stack_become_the_previous_era_deck(players: int) -> None:
    stage = opening(players)
    for era in (1, 2):
        assert {era_of(id) for id in previous(stage)} <= {era - 1}
        while sum(len(stage.in_hand(seat)) for seat in range(players)) > 1:
            stage.turn()
        left = stack(stage) + Counter(stage.pile()) + Counter(stage.in_hand(stage.waiting))
        finish_era(stage)
        assert previous(stage) == left
        assert stage.s.previous_n == left.total()
        stage.nature()


@pytest.mark.rule("M3.11")
def test_a_constructed_card_is_not_in_the_previous_era_deck() -> None:
    stage = fill_hands(Stage(2).hand(0, "S1-22", "S1-05").goods(0, energy=1, metal=1).settle(0, "S1-09"), 2)
    stage.turn("build S1-22").turn().turn().turn()
    assert "S1-22" not in previous(stage)
    assert "S1-05" in previous(stage)

"""M16: the three rulings that a table may change."""

import pytest

from kit.moon.course import start
from kit.moon.scene import events, last_round, until_turns
from kit.moon.stage import Stage
from moonbase.games.moon.rules.table.state import EXPEDITION, own


def leader(stage: Stage) -> int:
    return next(seat for seat in range(stage.players) if own(stage.s, seat, EXPEDITION) in (stage.face("X0-1"), stage.face("X0-2")))


@pytest.mark.rule("M16.1")
@pytest.mark.parametrize(("option", "cards"), [({}, 1), ({"fresh_discard": 1}, 1), ({"fresh_discard": 0}, 0)])
@pytest.mark.parametrize("era", [1, 2])
def test_a_fresh_discard_in_the_later_eras(era: int, option: dict[str, int], cards: int) -> None:
    stage = until_turns(last_round(Stage(3, era=era, **option)))
    assert stage.s.era == era + 1
    assert len(stage.pile()) == cards
    assert [len(stage.in_hand(seat)) for seat in range(3)] == [7, 7, 7]
    assert all(own(stage.s, seat, EXPEDITION) >= 0 for seat in range(3))


@pytest.mark.rule("M16.1")
def test_era_1_has_a_face_up_card_either_way() -> None:
    assert len(until_turns(start(3, fresh_discard=0)).pile()) == 1


@pytest.mark.rule("M16.2")
@pytest.mark.parametrize(("option", "wins"), [({}, False), ({"flag_minimum": 1}, False), ({"flag_minimum": 0}, True)])
def test_winning_with_no_flags(option: dict[str, int], wins: bool) -> None:
    stage = last_round(Stage(3, **option).goods(2, rover=3))
    assert ("Seat 2 wins Science and scores 3 Hearts." in events(stage, "flag_won")) == wins


@pytest.mark.rule("M16.2")
def test_a_full_tie_at_none_keeps_the_hearts() -> None:
    stage = last_round(Stage(3, flag_minimum=0))
    assert "Nobody wins Science; its 3 Hearts stay." in events(stage, "flag_kept")


@pytest.mark.rule("M16.2")
@pytest.mark.parametrize(("option", "hearts"), [({}, 1), ({"flag_minimum": 0}, 3)])
def test_winning_with_no_flags_on_a_card(option: dict[str, int], hearts: int) -> None:
    stage = Stage(3, **option).goods(0, rover=3).settle(0, "S1-19").hand(0, "S1-01").play("flip S1-19")
    assert stage.has(0, "heart") == hearts  # Industry, and with the option Transport and Science


@pytest.mark.rule("M16.3")
@pytest.mark.parametrize(("option", "seat"), [({}, 1), ({"expedition_moves": 1}, 1), ({"expedition_moves": 2}, 2)])
def test_seats_that_the_first_expedition_moves(option: dict[str, int], seat: int) -> None:
    stage = last_round(Stage(4, **option))
    assert leader(stage) == seat
    assert until_turns(stage).waiting == seat


@pytest.mark.rule("M16.3")
def test_with_four_players_two_moves_let_one_seat_lead_all_eras() -> None:
    for option, leads in (({}, [0, 3, 2]), ({"expedition_moves": 2}, [0, 0, 0])):
        stage = until_turns(start(4, **option).play("lead 0"))
        seen = [stage.waiting]
        for era in (1, 2):
            while stage.s.era == era:
                stage.turn()
            seen.append(until_turns(stage).waiting)
        assert seen == leads

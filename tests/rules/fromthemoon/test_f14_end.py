"""F14: the last round and the end of the game."""

import pytest

from kit.fromthemoon.flights import RICH, gone, keys, last_part, launched, parts, quiet, shown
from kit.fromthemoon.surface import Surface
from moonbase.games.fromthemoon.rules.table.names import SHIPS
from moonbase.games.fromthemoon.rules.table.state import PAWN, T_CUBES, TILE, own


def third_launch(players: int = 2) -> Surface:
    """Seat 0 has just launched the third ship; its turn goes on."""
    stage = gone(gone(quiet(players).goods(0, **RICH), "europa"), "titan")
    return last_part(stage.taken(1, "mars", *range(1, parts(stage, "mars"))), "mars")


def gather(stage: Surface, seat: int = 0) -> Surface:
    """A seat gathers with enough food, and nothing to decide."""
    return stage.out(seat).goods(seat, food=3, energy=0).play("gather").nature()


def leave_track(stage: Surface, seat: int = 0) -> Surface:
    """A seat that is on the last space gathers."""
    return gather(stage.pawn(seat, 6), seat)


def turns_left(stage: Surface) -> int:
    """Turns until the game is over, this one included."""
    before = stage.s.turns
    while not stage.over:
        stage.rest()
    return int(stage.s.turns - before)


@pytest.mark.rule("F14.1")
def test_the_third_launch_brings_the_last_round() -> None:
    stage = third_launch()
    assert not stage.over
    assert turns_left(stage) == 2


@pytest.mark.rule("F14.1")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_second_launch_does_not(ship: str) -> None:
    first = next(other for other in SHIPS if other != ship)
    stage = last_part(gone(quiet().goods(0, **RICH), first).taken(1, ship, 1, 2, 3), ship)
    assert launched(stage, ship)
    for _ in range(4):
        stage.rest()
    assert not stage.over


@pytest.mark.rule("F14.1")
def test_a_pawn_beyond_the_last_space_brings_the_last_round() -> None:
    stage = leave_track(quiet())
    assert not stage.over
    assert turns_left(stage) == 2


@pytest.mark.rule("F14.1")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_a_pawn_on_the_track_does_not(space: int) -> None:
    stage = gather(quiet().pawn(0, space))
    assert own(stage.s, 0, PAWN) == space
    for _ in range(4):
        stage.rest()
    assert not stage.over


@pytest.mark.rule("F14.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sixth_gather_takes_the_pawn_off_the_track(players: int) -> None:
    stage = quiet(players)
    for gathers in range(1, 7):
        assert not stage.over
        gather(stage)
        assert own(stage.s, 0, PAWN) == gathers  # spaces are counted from 0 here
        assert bool(stage.s.ending) == (gathers == 6)
        for _ in range(players):
            stage.rest()
        for seat in range(1, players):
            assert own(stage.s, seat, PAWN) < 6
    assert stage.over


@pytest.mark.rule("F14.3")
@pytest.mark.parametrize("lead", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_round_is_finished_so_that_all_have_had_equally_many_turns(lead: int, seat: int) -> None:
    stage = quiet(3)
    stage.s.lead = lead
    while stage.s.cur != lead:
        stage.rest()
    turns = [0, 0, 0]
    while stage.s.cur != seat:
        turns[stage.s.cur] += 1
        stage.rest()
    leave_track(stage, seat)
    while not stage.over:
        turns[stage.s.cur] += 1
        stage.rest()
    assert turns == [1, 1, 1]


@pytest.mark.rule("F14.3")
def test_the_player_before_the_first_player_ends_the_game_at_once() -> None:
    stage = quiet()
    stage.s.lead = 1
    leave_track(stage)
    assert not stage.over  # the turn is still to be ended
    assert stage.play("end").over
    assert stage.legal() == []


@pytest.mark.rule("F14.3")
def test_the_first_player_gives_everybody_else_one_more_turn() -> None:
    stage = third_launch(4).play("end")
    seats = []
    while not stage.over:
        seats.append(stage.s.cur)
        stage.rest()
    assert seats == [1, 2, 3]


@pytest.mark.rule("F14.4")
def test_launches_of_the_last_round_are_paid() -> None:
    stage = leave_track(quiet()).play("end").goods(1, **RICH).taken(0, "mars", 1, 2, 3)
    stage.terrain(1, 2, "T-10").play("send 1 1-2", "effect", "part mars 4 MM-4")
    assert launched(stage, "mars")
    assert [stage.points(0), stage.points(1)] == [9, 4 + 3]
    assert stage.play("end").over


@pytest.mark.rule("F14.4")
def test_a_second_cause_adds_no_turn() -> None:
    stage = leave_track(third_launch(3).play("end"), 1).play("end")
    assert stage.s.cur == 2
    assert stage.rest().over


@pytest.mark.rule("F14.4")
def test_gathers_of_the_last_round_are_played_in_full() -> None:
    """Income, feeding, progress and the refill of the Moon, although nobody will use the cubes."""
    stage = third_launch().play("end").out(1).greenhouses(1, improved=1).goods(1, energy=0).play("gather")
    stage.play("income greenhouses")  # the recharge is left, and taken at once
    assert stage.has(1, "energy") == 4
    stage.play("feed")
    assert stage.points(1) == 9 - 3  # the launch, and one of three goes hungry
    assert own(stage.s, 1, PAWN) == 1
    stage.nature()
    assert stage.s.entered == 1
    assert all(stage.s.tile[tile * TILE + T_CUBES] > 0 for tile in range(9))
    assert stage.play("end").over


@pytest.mark.rule("F14.4")
def test_until_the_turn_is_ended_the_game_goes_on() -> None:
    """The seat that launched the third ship may still turn energy into food."""
    stage = third_launch()
    before = stage.has(0, "food")
    assert stage.play("convert food").has(0, "food") == before + 1


@pytest.mark.rule("F14.1", "F14.3")
def test_everybody_sees_what_brought_the_last_round_and_who_still_has_a_turn() -> None:
    stage = quiet(3)
    assert stage.game.view(stage.s, 1)["ending"] is None
    leave_track(stage.play("send 1 1-1").rest(), 1)
    assert keys(stage).count("last_round") == 1
    left = [1, 2]
    while not stage.over:
        assert [stage.game.view(stage.s, viewer)["ending"] for viewer in range(3)] == [{"by": "track", "turns": left}] * 3
        stage.rest()
        left = left[1:]
    assert stage.game.view(stage.s, 0)["ending"] is None
    launches = third_launch()
    assert launches.game.view(launches.s, 0)["ending"] == {"by": "launches", "turns": [0, 1]}
    assert keys(launches).count("last_round") == 1


@pytest.mark.rule("F14.1")
def test_a_ship_that_is_away_shows_what_it_paid_and_one_that_stayed_pays_nothing_at_the_end() -> None:
    stage = third_launch()
    mars = shown(stage, "mars")
    assert mars["pays"] == [0, 0]
    assert mars["paid"] == [stage.points(0) - 4, stage.points(1)]
    other = leave_track(quiet().taken(0, "europa", 1))
    assert shown(other, "europa")["pays"] == [10, 0]
    while not other.over:
        other.rest()
    assert (shown(other, "europa")["pays"], shown(other, "europa")["paid"]) == ([0, 0], [0, 0])

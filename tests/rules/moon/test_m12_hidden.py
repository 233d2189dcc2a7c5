"""M12: searches, stacks, and who knows what."""

from collections import Counter
from typing import Any

import pytest

from kit.moon.scene import last_round, next_turns, until_turns
from kit.moon.stage import Stage
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.languages.speech import speech


def seen(stage: Stage, viewer: int) -> dict[str, Any]:
    return stage.game.view(stage.s, viewer)


def known_hand(stage: Stage, viewer: int, seat: int) -> list[str]:
    known: list[str] = seen(stage, viewer)["seats"][seat]["hand"]["known"]
    return known


def unknown_cards(stage: Stage, viewer: int, seat: int) -> int:
    n: int = seen(stage, viewer)["seats"][seat]["hand"]["unknown"]
    return n


def stack(stage: Stage) -> list[str]:
    """Return the cards that really lie in the stack."""
    return [id for face, id in enumerate(stage.s.columns.ids[: stage.s.columns.structures]) for _ in range(stage.s.decks[face])]


def worlds(stage: Stage, viewer: int, n: int = 12) -> list[Stage]:
    """Stages that a viewer cannot tell from this one."""
    out = []
    for seed in range(n):
        other = Stage(stage.players)
        world = stage.game.resample(stage.s, viewer, Rng(seed))
        assert isinstance(world, type(stage.s))
        assert stage.game.view(world, viewer) == seen(stage, viewer)
        other.s = world
        out.append(other)
    return out


def three_hands(stage: Stage) -> Stage:
    return stage.hand(0, "S1-01", "S1-02").hand(1, "S1-03", "S1-04").hand(2, "S1-06", "S1-08")


# --- searching


@pytest.mark.rule("M12.1")
def test_a_search_is_paid_before_anything_is_seen() -> None:
    stage = three_hands(Stage()).settle(0, "S1-17").goods(0, metal=1)
    assert seen(stage, 0)["stack"]["cards"] is None
    stage.play("flip S1-17")
    assert stage.has(0, "metal") == 0
    assert Counter(seen(stage, 0)["stack"]["cards"]) == Counter(stack(stage))  # all of it
    stage.play("decline")
    assert stage.has(0, "metal") == 0  # what was paid stays paid


@pytest.mark.rule("M12.1")
def test_every_card_of_the_stack_may_be_chosen_in_a_search() -> None:
    stage = Stage().settle(0, "S1-17", "S1-14", "S1-13", "S1-08").goods(0, energy=9, water=9, bio=9, metal=9).hand(0, "S1-01")
    stage.play("flip S1-17")
    assert stage.legal() == [f"build {id}" for id in sorted(set(stack(stage)))] + ["decline"]


@pytest.mark.rule("M12.2")
def test_after_a_search_any_card_may_lie_on_top() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=1).hand(0, "S1-01").play("flip S1-17", "decline", "expedition")
    assert stage.legal() == [f"deal {id}" for id in sorted(set(stack(stage)))]


@pytest.mark.rule("M12.2", "M12.6")
def test_a_searched_previous_deck_keeps_no_order() -> None:
    one = Stage(era=2).settle(0, "S2-22").goods(0, bio=2).hand(0, "S2-01").previous("S1-01", "S1-02").play("flip S2-22", "decline")
    two = Stage(era=2).settle(0, "S2-22").goods(0, bio=2).hand(0, "S2-01").previous("S1-02", "S1-01").play("flip S2-22", "decline")
    assert seen(one, 0) == seen(two, 0)


@pytest.mark.rule("M12.3")
def test_only_the_searcher_sees_and_remembers() -> None:
    stage = three_hands(Stage()).settle(0, "S1-17").goods(0, metal=1).play("flip S1-17", "decline")
    for viewer in (1, 2, PUBLIC):
        assert seen(stage, viewer)["stack"]["cards"] is None
    stage.turn().turn()
    assert Counter(seen(stage, 0)["stack"]["cards"]) == Counter(stack(stage))
    assert seen(stage, 1)["stack"]["cards"] is None


@pytest.mark.rule("M12.3")
def test_a_searcher_cannot_place_a_card_drawn_since() -> None:
    stage = three_hands(Stage()).settle(0, "S1-17").goods(0, metal=1).play("flip S1-17", "decline").turn()
    stage.expedition(1, "X0-1").play("expedition", "choose hand S1-03", "deal S1-24")
    assert "S1-24" not in known_hand(stage, 0, 1)
    held = Counter(stack(stage)) + Counter(["S1-24"])  # when it was searched
    tops = {next(iter(held - Counter(stack(world)))) for world in worlds(stage, 0, 60)}
    assert len(tops) > 5  # one card of these, but which one?
    assert all(Counter(stack(world)) < held for world in worlds(stage, 0))


@pytest.mark.rule("M12.3")
def test_a_searcher_knows_the_stack_in_every_world() -> None:
    stage = three_hands(Stage()).settle(0, "S1-17").goods(0, metal=1).play("flip S1-17", "decline")
    assert all(Counter(stack(world)) == Counter(stack(stage)) for world in worlds(stage, 0))
    assert any(Counter(stack(world)) != Counter(stack(stage)) for world in worlds(stage, 1))
    assert any(world.in_hand(1) != stage.in_hand(1) for world in worlds(stage, 0))  # the hands are another matter


@pytest.mark.rule("M12.4")
@pytest.mark.parametrize(
    ("id", "needs"),
    [
        ("S1-17", "stack"),
        ("S2-18", "stack"),
        ("S1-18", "discard pile"),
        ("S2-17", "discard pile"),
        ("S3-22", "discard pile"),
        ("S2-22", "previous-Era deck"),
    ],
)
def test_an_effect_is_closed_while_its_pile_is_empty(id: str, needs: str) -> None:
    stage = Stage(era=2).settle(0, id).goods(0, energy=9, water=9, bio=9, metal=9).hand(0, "S2-01")
    stage.empty_stack()
    assert f"flip {id}" not in stage.legal()
    if needs == "stack":
        stage.s.decks[stage.face("S2-02")] = 1
        stage.s.stack_n = 1
    elif needs == "discard pile":
        stage.discard("S2-02")
    else:
        stage.previous("S1-01")
    assert f"flip {id}" in stage.legal()


# --- what is open


@pytest.mark.rule("M12.5")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_settlements_supplies_rewards_and_counts_are_open(viewer: int) -> None:
    stage = three_hands(Stage()).settle(0, "S1-25").goods(0, heart=7, metal=3)
    stage.own_reputation(0, "RB-3").offer("RB-4").discard("S1-10", "S1-11")
    view = seen(stage, viewer)
    seat = view["seats"][0]
    assert [slot["card"] for slot in seat["settlement"]] == ["B-1", "S1-25"]
    assert (seat["goods"]["heart"], seat["goods"]["metal"], seat["rovers"]) == (7, 3, 2)
    assert [(reputation["card"], reputation["owner"]) for reputation in view["reputations"]] == [("RB-3", 0), ("RB-4", None)]
    assert [flag["reward"] for flag in view["flags"]] == [3, 3, 3, 3, 3]
    assert view["x"] == 3
    assert view["discard"] == ["S1-10", "S1-11"]
    assert view["stack"]["count"] == len(stack(stage))
    assert [seat["hand"]["count"] for seat in view["seats"]] == [2, 2, 2]


@pytest.mark.rule("M12.6")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_the_previous_deck_is_open_to_all(viewer: int) -> None:
    stage = three_hands(Stage()).discard("S1-10")
    next_turns(stage, 6)
    until_turns(stage)
    assert stage.s.era == 2
    assert "S1-10" in seen(stage, viewer)["previous"]
    assert len(seen(stage, viewer)["previous"]) == stage.s.previous_n


# --- hands


@pytest.mark.rule("M12.7")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    stage = three_hands(Stage())
    assert known_hand(stage, 0, 0) == ["S1-01", "S1-02"]
    for viewer in (1, 2, PUBLIC):
        assert known_hand(stage, viewer, 0) == []
        assert unknown_cards(stage, viewer, 0) == 2


@pytest.mark.rule("M12.7")
def test_a_deal_is_told_to_its_seat_alone() -> None:
    stage = until_turns(last_round(Stage()))
    for viewer in (0, 1, 2, PUBLIC):
        mine = [text for text in stage.told(viewer) if text.key == "event.dealt"]
        assert {str(text.args["seat"]) for text in mine} == ({f"Ref('seat', '{viewer}')"} if viewer >= 0 else set())


@pytest.mark.rule("M12.7")
def test_an_earlier_holder_of_a_hand_knows_what_is_left_in_it() -> None:
    stage = three_hands(Stage())
    stage.turn("assimilate S1-01").turn("assimilate S1-03").turn("assimilate S1-06")
    assert known_hand(stage, 0, 1) == ["S1-02"]  # passed on
    assert known_hand(stage, 0, 0) == ["S1-08"]  # just received
    assert known_hand(stage, 0, 2) == []  # never held
    assert known_hand(stage, PUBLIC, 1) == []
    assert all(world.in_hand(1) == ["S1-02"] for world in worlds(stage, 0))


@pytest.mark.rule("M12.7")
def test_a_card_drawn_into_a_hand_is_known_to_the_drawer_alone() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02", "S1-05").hand(1, "S1-03", "S1-04", "S1-07").hand(2, "S1-06", "S1-08", "S1-09")
    next_turns(stage, 3)
    stage.play("expedition", "choose hand S1-02", "deal S1-24")  # seat 1, with the hand of seat 0
    assert known_hand(stage, 0, 1) == ["S1-05"]
    assert unknown_cards(stage, 0, 1) == 1
    assert known_hand(stage, 1, 1) == ["S1-05", "S1-24"]
    words = [speech(stage.game).say(text) for text in stage.told(0)]
    assert "Seat 1 draws a card from the stack." in words
    assert not [word for word in words if "draws LED Garden" in word]


@pytest.mark.rule("M12.7")
def test_a_card_fetched_from_the_open_pile_is_known_to_all() -> None:
    stage = Stage(4).hand(0, "S1-01", "S1-02").discard("S1-10").play("expedition", "choose hand S1-02")
    for viewer in (1, 2, 3, PUBLIC):
        assert known_hand(stage, viewer, 0) == ["S1-10"]


@pytest.mark.rule("M12.7")
def test_an_obelisk_put_into_a_hand_is_known_to_all() -> None:
    stage = Stage().settle(0, "S1-27").hand(0, "S1-01", "S1-02").play("obelisk S1-27", "build S1-01")
    for viewer in (1, 2, PUBLIC):
        assert known_hand(stage, viewer, 0) == ["S1-27"]


@pytest.mark.rule("M12.7")
def test_one_of_two_copies_played_is_the_one_that_was_known() -> None:
    stage = Stage(2).hand(0, "S1-01", "S1-08").hand(1, "S1-03", "S1-04")
    stage.turn("assimilate S1-08").turn("assimilate S1-03")
    assert known_hand(stage, 0, 1) == ["S1-01"]
    stage.s.decks[stage.face("S1-01")] += 1  # a second copy to draw
    stage.s.stack_n += 1
    stage.hand(1, "S1-09")  # so that the hand outlives the turn
    stage.turn().expedition(1, "X0-1").play("expedition", "choose hand S1-09", "deal S1-01", "assimilate S1-01")
    assert stage.in_hand(1) == ["S1-01"]
    assert known_hand(stage, 0, 1) == []  # for all that seat 0 knows, its card is gone


@pytest.mark.rule("M12.7")
def test_an_open_copy_beside_a_hidden_one_is_no_longer_sure_when_one_is_played() -> None:
    stage = Stage().settle(0, "S1-27").hand(0, "S1-01", "S1-02", "S1-27").play("obelisk S1-27", "build S1-01")
    assert known_hand(stage, 1, 0) == ["S1-27"]  # the one that was put in
    stage.play("assimilate S1-27")
    assert stage.in_hand(0) == ["S1-02", "S1-27"]
    for viewer in (1, 2, PUBLIC):
        assert known_hand(stage, viewer, 0) == []  # it may have been that one
    assert known_hand(stage, 0, 0) == ["S1-02", "S1-27"]


# --- Expeditions


@pytest.mark.rule("M12.8")
def test_an_expedition_is_hidden_with_its_hand() -> None:
    stage = three_hands(Stage()).expedition(1, "X1-2")
    assert [seen(stage, viewer)["seats"][1]["expedition"] for viewer in (0, 1, 2, PUBLIC)] == [None, "X1-2", None, None]


@pytest.mark.rule("M12.8")
def test_the_first_expedition_is_open() -> None:
    stage = three_hands(Stage())
    assert [seen(stage, viewer)["seats"][0]["expedition"] for viewer in (0, 1, 2, PUBLIC)] == ["X0-1"] * 4
    next_turns(stage, 3)
    assert [seen(stage, viewer)["seats"][1]["expedition"] for viewer in (0, 1, 2, PUBLIC)] == ["X0-1"] * 4


@pytest.mark.rule("M12.8")
def test_using_its_bonus_shows_an_expedition_for_as_long_as_it_travels() -> None:
    stage = three_hands(Stage()).expedition(0, "X1-2").play("expedition", "choose bio")
    assert [seen(stage, viewer)["seats"][0]["expedition"] for viewer in (1, 2, PUBLIC)] == ["X1-2"] * 3
    next_turns(stage, 3)
    assert [seen(stage, viewer)["seats"][1]["expedition"] for viewer in (1, 2, PUBLIC)] == ["X1-2"] * 3


@pytest.mark.rule("M12.8")
@pytest.mark.parametrize(
    ("id", "shows", "hides"),
    [
        ("X1-3", "build S1-10", "build S1-01"),  # Frugal: a card that costs something
        ("X1-5", "park 1 B-2 flag", "assimilate S1-01"),  # Hitchhiking
        ("X1-6", "assimilate S1-01", "park 1 B-2 flag"),  # Untidy
        ("X2-4", "build S1-05", "build S1-01"),  # Diplomatic: a Flag that is missing
    ],
)
def test_a_rule_shows_its_expedition_when_it_takes_effect(id: str, shows: str, hides: str) -> None:
    def known_after(text: str) -> list[str | None]:
        stage = Stage().expedition(0, id).hand(0, "S1-01", "S1-10", "S1-05").play(text)
        return [seen(stage, viewer)["seats"][0]["expedition"] for viewer in (1, 2, PUBLIC)]

    assert known_after(shows) == [id] * 3
    assert known_after(hides) == [None] * 3


@pytest.mark.rule("M12.8")
def test_the_receiver_of_a_hand_sees_its_expedition_and_remembers_it() -> None:
    stage = three_hands(Stage()).expedition(2, "X1-2")
    next_turns(stage, 3)  # to seat 0
    assert [seen(stage, viewer)["seats"][0]["expedition"] for viewer in (0, 1, 2, PUBLIC)] == ["X1-2", None, "X1-2", None]


@pytest.mark.rule("M12.8")
def test_a_hidden_expedition_may_be_any_that_was_not_dealt_elsewhere() -> None:
    stage = until_turns(last_round(Stage()))
    first = next(seat for seat in range(3) if seen(stage, PUBLIC)["seats"][seat]["expedition"] == "X0-1")
    other = (first + 1) % 3
    hidden = {seen(world, other)["seats"][other]["expedition"] for world in worlds(stage, first, 40)}
    assert hidden == {f"X2-{n}" for n in range(1, 7)}

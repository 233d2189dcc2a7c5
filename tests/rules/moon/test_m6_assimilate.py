"""M6: assimilating, and the discard pile."""

import pytest

from kit.moon.course import CARDS, RESOURCES, fill_hands
from kit.moon.stage import Stage
from moonbase.cards.face import Face
from moonbase.engine.game import PUBLIC
from moonbase.engine.text import Ref, Text

GOODS = (*RESOURCES, "rover", "heart")
X = -1


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("face", CARDS.table("structure"), ids=lambda face: face.id)
def test_the_whole_reward_for_no_cost_and_no_flags(face: Face) -> None:
    era = face.values["era"]
    stage = Stage(3, era=era).discard("S1-01").hand(0, face.id, "S1-02").goods(0, rover=0).play(f"assimilate {face.id}")
    reward = [4 - era if n == X else n for n in face.values["assimilate"]]
    assert any(reward)
    assert [stage.has(0, good) for good in GOODS] == reward
    assert stage.pile() == ["S1-01", face.id]
    assert stage.in_hand(0) == ["S1-02"]
    assert stage.in_settlement(0) == ["B-1"]


@pytest.mark.rule("M6.2")
def test_the_pile_keeps_its_order_when_a_card_is_taken_from_it() -> None:
    stage = Stage().discard("S1-10", "S1-01", "S1-08", "S1-02").settle(0, "S1-18").goods(0, energy=1).hand(0, "S1-03")
    stage.play("flip S1-18", "build S1-01", "assimilate S1-03")
    assert stage.pile() == ["S1-10", "S1-08", "S1-02", "S1-03"]


@pytest.mark.rule("M6.2")
def test_every_card_that_comes_to_the_pile_is_seen_by_all() -> None:
    stage = Stage().hand(0, "S1-03", "S1-04").play("expedition", "choose hand S1-03", "deal S1-01", "assimilate S1-04")
    for key, id in (("event.discarded", "S1-03"), ("event.assimilated", "S1-04")):
        for viewer in (0, 1, 2, int(PUBLIC)):
            assert Text(key, seat=Ref("seat", "0"), card=Ref("card", id)) in stage.told(viewer)


@pytest.mark.rule("M6.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pile_is_in_everybodys_view(players: int) -> None:
    stage = Stage(players).discard("S1-10", "S1-01", "S1-08")
    for viewer in (*range(players), int(PUBLIC)):
        assert stage.game.view(stage.s, viewer)["discard"] == ["S1-10", "S1-01", "S1-08"]


@pytest.mark.rule("M6.3")
def test_the_card_just_assimilated_may_be_constructed_from_the_pile() -> None:
    stage = Stage().hand(0, "S1-12").settle(0, "S1-18").goods(0, energy=2)
    assert "flip S1-18" not in stage.legal()
    stage.play("assimilate S1-12", "flip S1-18", "build S1-12")
    assert "S1-12" in stage.in_settlement(0)
    assert stage.pile() == []


@pytest.mark.rule("M6.3")
def test_the_card_just_swapped_away_may_be_constructed_from_the_pile() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02").settle(0, "S1-18").goods(0, energy=1)
    stage.play("expedition", "choose hand S1-01", "deal S1-08", "flip S1-18", "build S1-01")
    assert "S1-01" in stage.in_settlement(0)
    assert stage.in_hand(0) == ["S1-02", "S1-08"]


@pytest.mark.rule("M6.4")
@pytest.mark.parametrize(
    ("players", "era", "expedition", "actions"),
    [
        (3, 1, "X0-1", ["expedition", "choose hand S1-05", "deal S1-08"]),
        (4, 1, "X0-2", ["expedition", "choose hand S1-05"]),
        (2, 3, "X3-5", ["expedition", "choose pile S1-02", "choose hand S1-05"]),
    ],
)
def test_a_swap_is_no_assimilation(players: int, era: int, expedition: str, actions: list[str]) -> None:
    """A Junkyard and Thrifty answer to assimilations, and the Garage's reward is a Rover."""
    stage = Stage(players, era=era).expedition(0, expedition).hand(0, "S1-05", "S1-06").discard("S1-02", "S1-01")
    stage.settle(0, "S1-26").own_reputation(0, "RB-7").goods(0, rover=0).play(*actions)
    assert [stage.has(0, good) for good in GOODS] == [0, 0, 0, 0, 0, 0]
    assert stage.pile()[-1] == "S1-05"
    assert "assimilate S1-06" in stage.legal()


@pytest.mark.rule("M6.4")
def test_cards_turned_up_and_left_are_not_assimilated() -> None:
    stage = Stage(2, era=2).settle(0, "S2-18", "S1-26").own_reputation(0, "RB-7").goods(0, bio=1).hand(0, "S1-06")
    stage.play("flip S2-18", "deal S2-05", "deal S2-07", "deal S2-30")
    if "decline" in stage.legal():
        stage.play("decline")
    assert [stage.has(0, good) for good in GOODS] == [0, 0, 0, 0, 2, 0]
    assert stage.pile() == ["S2-05", "S2-07", "S2-30"]


@pytest.mark.rule("M6.4")
def test_the_main_action_does_assimilate() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-26").own_reputation(0, "RB-7")).play("assimilate S1-01")
    assert stage.legal() == [f"choose {kind}" for kind in RESOURCES]
    assert stage.play("choose bio").has(0, "heart") == 1

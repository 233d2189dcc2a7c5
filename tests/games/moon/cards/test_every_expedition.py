"""Every Expedition at work, held against the numbers in its card file."""

import pytest

from games.moon.cards.effects import EVERY_KIND, Working, era, face, hearts, of, ready, step
from kit.moon.course import hearts_on, resources_of, rovers_of, set_flags, with_cards
from kit.moon.scene import hearts_put, rover_on
from kit.moon.stage import Stage
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS

works = Working()


def travelling(id: str) -> Stage:
    return Stage(3, era(id)).expedition(0, id).hand(0, f"S{era(id)}-02", f"S{era(id)}-04").goods(0, rover=2)


@works("X0-1")
def test_first_expedition_for_two_or_three() -> None:
    stage = travelling("X0-1").play("expedition", "choose hand S1-02", "deal S1-07")
    assert (stage.in_hand(0), stage.pile()) == (["S1-04", "S1-07"], ["S1-02"])


@works("X0-2")
def test_first_expedition_for_four_or_five() -> None:
    stage = travelling("X0-2").discard("S1-07", "S1-08").play("expedition", "choose hand S1-02")
    assert (stage.in_hand(0), stage.pile()) == (["S1-04", "S1-08"], ["S1-07", "S1-02"])


@works("X3-5")
def test_nostalgic() -> None:
    stage = travelling("X3-5").discard("S3-07", "S3-08").play("expedition", "choose pile S3-07", "choose hand S3-02")
    assert (stage.in_hand(0), stage.pile()) == (["S3-04", "S3-07"], ["S3-08", "S3-02"])


@works("X1-1")
@pytest.mark.parametrize("won", [1, 3])
def test_hyped(won: int) -> None:
    stage = set_flags(set_flags(travelling("X1-1"), 1), 2)
    set_flags(stage, 0, **dict.fromkeys(FLAGS[:won], 1)).play("expedition")
    assert stage.has(0, "heart") == hearts(stage, step("X1-1"), won)


@works("X3-3")
@pytest.mark.parametrize("claimed", [1, 2, 3])
def test_proud(claimed: int) -> None:
    stage = travelling("X3-3")
    for id in ("RB-4", "RS-8", "RG-6")[:claimed]:
        stage.own_reputation(0, id)
    stage.play("expedition")
    assert stage.has(0, "heart") == hearts(stage, step("X3-3"), claimed)


@works("X1-2", "X2-3")
@pytest.mark.parametrize("id", ["X1-2", "X2-3"])
def test_expeditions_that_give_a_good_of_choice(id: str) -> None:
    stage = travelling(id).play("expedition")
    assert stage.legal() == EVERY_KIND + (["choose rover"] if step(id).get("or_rover") else [])
    last = stage.legal()[-1].removeprefix("choose ")
    before = stage.has(0, last)
    assert stage.play(f"choose {last}").has(0, last) == before + step(id)["gain_any"]


@works("X1-4")
def test_haggling() -> None:
    stage = travelling("X1-4").goods(0, energy=1, bio=1).play("expedition", "choose energy")
    assert stage.legal() == ["choose water", "choose bio", "choose metal"]
    assert resources_of(stage.play("choose metal"), 0) == [0, 0, 1, step("X1-4", 1)["gain_kind"]]


@works("X3-4")
def test_lavish() -> None:
    stage = travelling("X3-4").play("expedition")
    assert stage.legal() == EVERY_KIND
    assert resources_of(stage.play("choose water"), 0) == [0, step("X3-4")["gain_kind"], 0, 0]


@works("X2-5", "X3-2")
@pytest.mark.parametrize("id", ["X2-5", "X3-2"])
def test_expeditions_that_trade_a_resource_for_hearts(id: str) -> None:
    stage = travelling(id).goods(0, energy=2, bio=1).play("expedition", "choose bio")
    assert resources_of(stage, 0) == [2, 0, 0, 0]
    assert stage.has(0, "heart") == hearts(stage, step(id, 1))


@works("X1-3", "X2-4")
@pytest.mark.parametrize("id", ["X1-3", "X2-4"])
def test_expeditions_with_a_discount_on_the_first_card(id: str) -> None:
    discount = next(dict(op.args) for op in face(id).ops if "discount" in op.args)
    assert discount == {"discount": 1, "first": True}
    stage = Stage(3, era(id)).expedition(0, id).settle(0, "S1-27").hand(0, "S1-10", "S1-13").goods(0, metal=1)
    stage.play("build S1-10")
    assert stage.has(0, "metal") == 1  # left out
    stage.play("obelisk S1-27")
    assert stage.has(0, "metal") == 0  # the second card at its full cost


@works("X2-4")
def test_diplomatic_lends_one_flag_of_any_type() -> None:
    assert step("X2-4") == {"wild_flag": 1}
    for id, need in (("S2-05", 1), ("S2-22", 2), ("S2-23", 1)):
        stage = set_flags(ready(id).expedition(0, "X2-4"), 0)
        assert (f"build {id}" in stage.legal()) == (need == 1)


@works("X3-6")
@pytest.mark.parametrize("id", of(codes.GREY))
def test_sharp_eyed_takes_two_off_a_grey_card(id: str) -> None:
    assert step("X3-6") == {"discount": 2, "on": "grey", "first": True}
    stage = ready(id).expedition(0, "X3-6").play(f"build {id}")
    while stage.s.frame_n:
        stage.play(stage.legal()[0])
    assert sum(resources_of(stage, 0)) == min(2, sum(face(id).values["cost"]))


@works("X1-5", "X1-6", "X2-6", "X3-1")
@pytest.mark.parametrize("id", ["X1-5", "X1-6", "X2-6", "X3-1"])
def test_expeditions_that_answer_to_an_event(id: str) -> None:
    stage = travelling(id).settle(0, "S1-20")
    assert "expedition" not in stage.legal()
    stage.play({"park": "park 1 B-2 flag", "assimilate": f"assimilate S{era(id)}-04", "flipping": "flip S1-20"}[word(id)])
    before = stage.has(0, "energy")
    if any("gain_any" in op.args for op in face(id).ops):
        assert stage.legal() == EVERY_KIND
        assert stage.play("choose energy").has(0, "energy") == before + 1
    assert stage.has(0, "heart") == sum(hearts(stage, dict(op.args)) for op in face(id).ops if "score" in op.args)
    if id == "X3-1":
        assert step(id) == {"special": "scrap"}
        assert (rovers_of(stage, 0), rovers_of(stage, 1)) == (1, 2)


def word(id: str) -> str:
    return {codes.ON_PARK: "park", codes.ON_ASSIMILATE: "assimilate", codes.ON_FLIP: "flipping"}[face(id).values["when"]]


@works("X2-1")
def test_insightful() -> None:
    stage = hearts_put(travelling("X2-1").settle(0, "S1-25", "S1-23", "S1-26", "S2-28"), 0, "S1-25", 1).play("expedition")
    assert stage.legal() == ["choose 0 S1-26", "choose 0 S2-28"]
    assert hearts_on(stage.play("choose 0 S2-28"), 0, "S2-28") == step("X2-1")["put"]


@works("X2-2")
def test_psychic() -> None:
    stage = rover_on(travelling("X2-2"), 0, "B-1", "flag").play("expedition")
    assert stage.has(0, "rover") == 2 + step("X2-2")["recall"]
    assert rovers_of(stage, 0) == 3


# --- words of the card files that no card in the box uses


def test_an_expedition_may_take_something_off_every_card() -> None:
    stage = with_cards(Stage(), '[card."X1-3"]\ndo = [{ discount = 1 }]\n').expedition(0, "X1-3").settle(0, "S1-27")
    stage.hand(0, "S1-10", "S1-13").play("build S1-10", "obelisk S1-27")  # 1 Metal each
    assert {"S1-10", "S1-13"} <= set(stage.in_settlement(0))


def test_none_was_left_out() -> None:
    assert works.idle("expedition") == []

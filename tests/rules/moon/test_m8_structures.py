"""M8: what each colour of structure does, Hearts on cards, and X."""

import pytest

from kit.moon.course import CARDS, RESOURCES, fill_hands, finish_era, goods_told, hearts_on, resources_of, set_flags, told_since
from kit.moon.stage import Stage
from moonbase.cards.face import Face
from moonbase.games.moon.rules.table import codes

GOODS = (*RESOURCES, "rover", "heart")
FLAGS = ("industry", "housing", "transport", "food", "science")


def of_colour(colour: int) -> list[Face]:
    return [face for face in CARDS.table("structure") if face.values["colour"] == colour]


def built(face: Face) -> Stage:
    """Seat 0 has just constructed the card and has nothing else."""
    stage = Stage(2, era=face.values["era"]).hand(0, face.id)
    stage.goods(0, rover=0, **dict(zip(RESOURCES, face.values["cost"], strict=True)))
    set_flags(stage, 0, **dict(zip(FLAGS, face.values["need"], strict=True)))
    return stage.play(f"build {face.id}")


# --- blue, yellow, grey


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize("face", of_colour(codes.BLUE), ids=lambda face: face.id)
def test_blue_produces_when_constructed_and_in_the_next_production_phase(face: Face) -> None:
    stage = built(face)
    assert [stage.has(0, good) for good in GOODS] == list(face.values["production"])
    if face.values["era"] < 3:
        finish_era(fill_hands(stage.hand(1, "S1-01").play("end")))
        base = CARDS.face("B-1").values["production"]
        made = goods_told(told_since(stage, "era"), 0)
        assert [made[good] for good in GOODS] == [a + b for a, b in zip(base, face.values["production"], strict=True)]


@pytest.mark.rule("M8.1")
def test_the_other_colours_produce_nothing() -> None:
    for colour in (codes.YELLOW, codes.PINK, codes.GREY, codes.RED):
        for face in of_colour(colour):
            assert [built(face).has(0, good) for good in GOODS] == [0] * 6


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize("face", of_colour(codes.YELLOW), ids=lambda face: face.id)
def test_yellow_shows_its_flags_from_the_moment_it_stands(face: Face) -> None:
    stage = built(face)
    shown = [need + flag for need, flag in zip(face.values["need"], face.values["flags"], strict=True)]
    assert [stage.flags(0, flag) for flag in FLAGS] == shown
    assert any(face.values["flags"])


@pytest.mark.rule("M8.2")
def test_flags_serve_in_the_same_turn_and_in_later_eras() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-27").hand(0, "S1-09", "S1-05"), 2)
    assert "build S1-05" not in stage.legal()
    stage.play("build S1-09", "obelisk S1-27")  # the Garage is the only card that can be constructed
    assert "S1-05" in stage.in_settlement(0)
    finish_era(stage.play("end"))
    assert stage.flags(0, "transport") == 1


@pytest.mark.rule("M8.3")
def test_every_grey_structure_is_ongoing_or_scores_at_the_end() -> None:
    ongoing = {codes.ALWAYS, codes.ON_SPEND, codes.ON_ASSIMILATE, codes.ON_PARK, codes.ON_FLIP, codes.ON_PRODUCTION}
    whens = {face.values["when"] for face in of_colour(codes.GREY)}
    assert codes.END in whens
    assert whens - {codes.END} <= ongoing


@pytest.mark.rule("M8.3")
def test_an_ongoing_effect_begins_with_the_construct() -> None:
    stage = fill_hands(Stage(2).hand(0, "S1-26"), 2).play("build S1-26", "end").turn()
    stage.play(next(text for text in stage.legal() if text.startswith("assimilate")))
    assert stage.legal() == [f"choose {kind}" for kind in RESOURCES]


@pytest.mark.rule("M8.3")
def test_hearts_of_the_end_are_not_paid_before() -> None:
    stage = fill_hands(Stage(2, era=3).settle(0, "S3-34"))
    assert stage.game.scores(stage.s)[0] == 5
    finish_era(stage)
    assert stage.over
    assert stage.has(0, "heart") == 5  # Industry; the Bounce Arena pays on top
    assert stage.game.scores(stage.s)[0] == 5 + 5


# --- pink


def flips(stage: Stage) -> list[str]:
    return [text for text in stage.legal() if text.startswith("flip")]


@pytest.mark.rule("M8.4")
def test_pink_is_flipped_once_an_era_and_still_counts() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-19", "S1-21", "S1-20").goods(0, water=2), 2).offer("RS-3")
    assert flips(stage) == ["flip S1-19", "flip S1-20"]
    stage.play("flip S1-20")
    assert stage.has(0, "heart") == 2
    assert stage.in_settlement(0) == ["B-1", "S1-19", "S1-21", "S1-20"]
    assert "claim RS-3" in stage.legal()  # Creative asks for three pink cards
    stage.turn().turn()
    assert stage.waiting == 0
    assert flips(stage) == ["flip S1-19"]
    finish_era(stage).nature()
    stage.turn()
    assert "flip S1-20" in flips(stage)


@pytest.mark.rule("M8.4")
def test_only_pink_can_be_flipped() -> None:
    stage = Stage(2).settle(0, "S1-01", "S1-08", "S1-24", "S1-27").goods(0, energy=9, water=9, bio=9, metal=9)
    assert flips(stage) == []


@pytest.mark.rule("M8.5")
def test_pink_may_be_flipped_in_the_turn_of_its_construction() -> None:
    stage = Stage(2).settle(0, "S1-11").hand(0, "S1-20").goods(0, water=3, metal=1).play("build S1-20", "flip S1-20")
    assert stage.has(0, "heart") == 3


@pytest.mark.rule("M8.6")
@pytest.mark.parametrize(
    ("id", "price", "era"),
    [
        ("S1-17", {"metal": 1}, 1),
        ("S1-18", {"energy": 1}, 1),
        ("S1-21", {"energy": 1}, 1),
        ("S2-18", {"bio": 1}, 2),
        ("S2-22", {"bio": 2}, 2),
        ("S2-24", {"water": 1}, 2),
        ("S3-19", {"bio": 1}, 3),
    ],
)
def test_a_flip_that_cannot_be_paid_is_closed(id: str, price: dict[str, int], era: int) -> None:
    stage = Stage(2, era=era).settle(0, id).discard("S1-01").previous("S1-02").goods(0, heart=9)
    assert flips(stage) == []
    kind, n = next(iter(price.items()))
    stage.goods(0, **{kind: n - 1})
    assert flips(stage) == []
    stage.goods(0, **price)
    assert flips(stage) == [f"flip {id}"]


@pytest.mark.rule("M8.6")
def test_a_payment_of_any_number_is_at_least_one() -> None:
    stage = Stage(2).settle(0, "S1-21").goods(0, energy=3).play("flip S1-21")
    assert stage.legal() == ["choose 1", "choose 2", "choose 3"]


@pytest.mark.rule("M8.6")
def test_the_payment_comes_first() -> None:
    """The Energy of the Particle Beam is gone before a card is constructed with the rest."""
    stage = Stage(2).settle(0, "S1-18").goods(0, energy=1).discard("S1-12", "S1-01").play("flip S1-18")
    assert stage.legal() == ["build S1-01", "decline"]


@pytest.mark.rule("M8.6")
def test_the_steps_come_in_the_order_written() -> None:
    """The Rover Stop moves the Rovers, then pays for those moved."""
    stage = Stage(2).settle(0, "S1-22").goods(0, rover=4).play("flip S1-22")
    assert (stage.has(0, "rover"), stage.has(0, "heart")) == (0, 4)


@pytest.mark.rule("M8.7")
@pytest.mark.parametrize(("id", "era"), [("S1-19", 1), ("S1-20", 1), ("S1-22", 1), ("S2-19", 2), ("S3-20", 3), ("S3-21", 3)])
def test_a_flip_that_brings_nothing_is_allowed(id: str, era: int) -> None:
    """A Button Gallery answers to the flip itself."""
    stage = set_flags(Stage(2, era=era).settle(0, id, "S2-29"), 0).goods(0, rover=0).play(f"flip {id}")
    assert hearts_on(stage, 0, "S2-29") == 1
    assert [stage.has(0, good) for good in GOODS] == [0] * 6


@pytest.mark.rule("M8.8")
def test_turning_back_is_no_flip_and_the_card_may_be_flipped_again() -> None:
    """A Takeout Hub turns the Reservoir back: one flip, by the hub; the Reservoir waits for the next turn."""
    stage = fill_hands(Stage(2, era=3).settle(0, "S1-20", "S3-18", "S2-29").goods(0, water=1), 4)
    stage.play("flip S1-20").turn().turn()
    stage.play("flip S3-18")
    assert hearts_on(stage, 0, "S2-29") == 2  # two flips, not three
    assert flips(stage) == []
    stage.turn().turn()
    assert flips(stage) == ["flip S1-20"]


@pytest.mark.rule("M8.8")
def test_a_card_turned_back_by_a_claim_may_be_flipped_again_in_a_later_turn_only() -> None:
    """Creative turns back what was flipped; the flip of the turn is used."""
    stage = fill_hands(Stage(2).settle(0, "S1-19", "S1-20", "S1-22").goods(0, water=1), 3).offer("RS-3")
    stage.play("flip S1-20", "claim RS-3", "choose 0 S1-20")
    assert flips(stage) == []
    stage.turn().turn()
    assert "flip S1-20" in flips(stage)


@pytest.mark.rule("M8.8")
def test_a_card_turned_back_before_the_flip_of_the_turn_may_be_that_flip() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-19", "S1-20", "S1-22").goods(0, water=1), 3).offer("RS-3")
    stage.play("flip S1-20").turn().turn()
    stage.goods(0, water=4).play("claim RS-3", "choose 0 S1-20", "flip S1-20")
    assert stage.has(0, "heart") == 1 + 4


# --- counting by colour


@pytest.mark.rule("M8.9")
def test_the_base_counts_as_blue_and_as_yellow() -> None:
    """Workers Union: 2 Hearts a blue card. Residents' Assembly: 3 and 1 a yellow card."""
    union = Stage(2, era=3).settle(0, "S3-24", "S1-01")
    assert union.game.scores(union.s)[0] == 2 * 2
    assembly = Stage(2, era=3).settle(0, "S3-26", "S1-08", "S1-09")
    assert assembly.game.scores(assembly.s)[0] == 3 + 3


@pytest.mark.rule("M8.9")
def test_red_is_none_of_the_four_colours() -> None:
    """Versatile asks for all four; the Base is two of them."""
    stage = Stage(2).settle(0, "S1-19", "S1-27").offer("RB-1")
    assert "claim RB-1" not in stage.legal()
    assert "claim RB-1" in stage.settle(0, "S1-24").legal()


# --- X and Hearts


@pytest.mark.rule("M8.10")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_x_is_read_when_it_is_used(era: int) -> None:
    stage = Stage(2, era=era).settle(0, "S1-21").goods(0, energy=4).hand(0, "S1-27")
    stage.play("flip S1-21", "choose 4")
    assert stage.has(0, "heart") == 4 * (4 - era)
    stage.play("assimilate S1-27")
    assert stage.has(0, "heart") == 5 * (4 - era)


@pytest.mark.rule("M8.10")
def test_a_card_constructed_under_a_higher_x_pays_the_x_of_its_flip() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-11").hand(0, "S1-21").goods(0, water=1, metal=1))
    stage.turn("build S1-21").turn().nature()
    while stage.waiting != 0:
        stage.turn()
    hearts = stage.has(0, "heart")
    stage.goods(0, energy=3).play("flip S1-21", "choose 3")
    assert stage.has(0, "heart") == hearts + 6


@pytest.mark.rule("M8.11")
def test_hearts_scored_produced_and_rewarded_go_to_the_supply_and_score_once() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-20").settle(1, "S2-07").goods(0, water=2).hand(0, "S1-27"))
    stage.play("flip S1-20", "park 1 S2-07", "assimilate S1-27")
    assert stage.has(0, "heart") == 2 + 2 + 3
    assert hearts_on(stage, 0, "S1-20") == 0
    assert stage.game.scores(stage.s)[0] == 7
    finish_era(stage.play("end"))
    assert stage.has(0, "heart") == 7 + 3  # Industry


@pytest.mark.rule("M8.11")
def test_hearts_put_on_a_card_stay_and_score_every_era() -> None:
    stage = fill_hands(Stage(2).settle(0, "S2-25"))
    stage.play("park 1 B-2 flag")
    assert (stage.has(0, "heart"), hearts_on(stage, 0, "S2-25")) == (0, 1)
    finish_era(stage)
    assert stage.has(0, "heart") == 3 + 1
    finish_era(stage.nature())
    assert stage.has(0, "heart") == 3 + 1 + 4 + 1
    assert hearts_on(stage, 0, "S2-25") == 1


@pytest.mark.rule("M8.12")
def test_a_mirror_follows_its_count_up_and_down() -> None:
    stage = Stage(2).settle(0, "S1-23")
    assert hearts_on(stage, 0, "S1-23") == 0
    assert hearts_on(stage.settle(0, "S2-12"), 0, "S1-23") == 2
    assert hearts_on(set_flags(stage, 0, food=1), 0, "S1-23") == 1


@pytest.mark.rule("M8.12")
def test_a_mirror_scores_what_it_counts_at_that_moment() -> None:
    stage = fill_hands(Stage(2).settle(0, "S1-23", "S2-12"))
    finish_era(stage)
    assert stage.has(0, "heart") == 3 + 3 + 2  # Industry and Food, and the Distiller's two
    finish_era(stage.nature().settle(0, "S1-11"))
    assert stage.has(0, "heart") == 8 + 4 + 4 + 3


@pytest.mark.rule("M8.12")
def test_no_effect_puts_hearts_on_a_mirror() -> None:
    """Insightful looks for an empty grey structure, Iconic for any."""
    stage = Stage(2, era=2).expedition(0, "X2-1").settle(0, "S1-23", "S1-24")
    assert "expedition" not in stage.legal()
    stage.settle(0, "S2-26").play("expedition")
    assert (hearts_on(stage, 0, "S2-26"), hearts_on(stage, 0, "S1-23"), hearts_on(stage, 0, "S1-24")) == (1, 0, 0)
    iconic = Stage(2).offer("RG-4").settle(0, "S1-23", "S1-24", "S1-23", "S1-24", "S2-26", "S2-27").play("claim RG-4")
    assert iconic.legal() == ["choose 0 S2-26", "choose 0 S2-27"]


@pytest.mark.rule("M8.13")
def test_every_resource_shown_is_one_production_symbol() -> None:
    stage = Stage(2).settle(0, "S1-24", "S2-03", "S1-03")
    assert hearts_on(stage, 0, "S1-24") == 2 + 1
    assert resources_of(stage, 0) == [0, 0, 0, 0]


@pytest.mark.rule("M8.13")
def test_rovers_and_hearts_shown_are_not_resource_production() -> None:
    """Humming asks for eight symbols; the Base shows one, Loop Plant four, Comet Catcher two beside its Hearts."""
    stage = Stage(2, era=3).offer("RS-7").settle(0, "S2-08", "S3-02", "S2-05", "S3-06")
    assert "claim RS-7" not in stage.legal()
    assert "claim RS-7" in stage.settle(0, "S1-01").legal()

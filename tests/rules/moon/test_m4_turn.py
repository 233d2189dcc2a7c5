"""M4: the turn: one main action, the Rule of One, and what may be taken back."""

from itertools import permutations

import pytest

from kit.moon.course import (
    RESOURCES,
    answers,
    facts,
    fill_hands,
    finish_era,
    opening,
    random_play,
    start,
    with_cards,
)
from kit.moon.stage import Stage
from moonbase.engine.text import Ref
from moonbase.games.moon.rules.table.state import P_TURNS

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
FOUR = ("park 1 B-2 production", "flip S1-20", "expedition", "claim RS-8")
MAIN = "assimilate S1-04"


def everything_open() -> Stage:
    """Seat 0 can park, flip a Reservoir, use the Hyped Expedition and claim Well-travelled, twice over but for the Rule of One."""
    stage = Stage(3).hand(0, "S1-04", "S1-03").hand(1, "S1-01", "S1-02").hand(2, "S1-01", "S1-02")
    stage.expedition(0, "X1-1").goods(0, rover=9, water=2).settle(0, "S1-20", "S1-19")
    return stage.offer("RS-8", "RB-4")


def verbs(stage: Stage) -> set[str]:
    return {text.split()[0] for text in stage.legal()}


# --- the main action


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize("main", ["build S1-01", "assimilate S1-01"])
def test_one_structure_of_the_hand_and_no_second(main: str) -> None:
    stage = Stage().hand(0, "S1-01", "S1-02")
    assert {"build S1-01", "build S1-02", "assimilate S1-01", "assimilate S1-02"} <= set(stage.legal())
    stage.play(main)
    assert verbs(stage).isdisjoint({"build", "assimilate"})
    assert stage.in_hand(0) == ["S1-02"]


@pytest.mark.rule("M4.1")
def test_the_hands_of_others_are_closed() -> None:
    stage = Stage().hand(0, "S1-01").hand(1, "S1-02").discard("S1-03")
    assert [text for text in stage.legal() if text.startswith(("build", "assimilate"))] == ["build S1-01", "assimilate S1-01"]


@pytest.mark.rule("M4.2")
@every_table
def test_every_structure_of_the_hand_may_be_assimilated(players: int) -> None:
    stage = start(players)
    for _ in random_play(stage, seed=7):
        if stage.waiting >= 0 and stage.s.frame_n == 0 and not stage.s.main_done:
            hand = set(stage.in_hand(stage.waiting))
            assert hand
            assert {f"assimilate {id}" for id in hand} <= set(stage.legal())


# --- the Rule of One


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize("done", FOUR)
def test_each_of_the_four_is_closed_once_done_and_the_others_stay_open(done: str) -> None:
    stage = everything_open()
    assert {text.split()[0] for text in FOUR} <= verbs(stage)
    stage.play(done)
    assert done.split()[0] not in verbs(stage)
    assert {text for text in FOUR if text != done} <= set(stage.legal())
    stage.play(MAIN)
    assert done.split()[0] not in verbs(stage)


@pytest.mark.rule("M4.3")
def test_the_next_turn_opens_all_four_again() -> None:
    stage = everything_open().play(*FOUR, MAIN, "end")
    stage.turn().turn()
    stage.turn().turn()
    assert stage.waiting == 0
    stage.expedition(0, "X1-1")
    assert {"park", "flip", "expedition", "claim"} <= verbs(stage)


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("before_main", range(5))
def test_the_four_come_in_any_order_around_the_main_action(before_main: int) -> None:
    for order in permutations(FOUR):
        stage = everything_open().play(*order[:before_main], MAIN, *order[before_main:])
        assert (stage.has(0, "energy"), stage.has(0, "bio"), stage.has(0, "rover")) == (1, 1, 8)
        assert stage.has(0, "heart") == 2 + 1 + 3  # two Water, one Flag type, the claim


@pytest.mark.rule("M4.4")
def test_none_of_the_four_is_forced() -> None:
    assert "end" in everything_open().play(MAIN).legal()


@pytest.mark.rule("M4.5")
def test_obelisks_and_extra_constructs_are_outside_the_rule_of_one() -> None:
    stage = everything_open().hand(0, "S1-01", "S1-02", "S1-08").settle(0, "S1-27", "S1-27", "S1-18").discard("S1-09").goods(0, energy=1)
    stage.play("obelisk S1-27", "build S1-01", "obelisk S1-27", "build S1-02", "park 1 B-2 production", "expedition", "claim RS-8")
    stage.play("build S1-08", "flip S1-18", "build S1-09", "end")
    assert {"S1-01", "S1-02", "S1-08", "S1-09"} <= set(stage.in_settlement(0))


# --- gains, the end, choices


@pytest.mark.rule("M4.6")
def test_gains_may_be_spent_in_the_same_turn() -> None:
    stage = Stage().hand(0, "S1-12")
    assert "build S1-12" not in stage.legal()
    stage.play("park 1 B-2 production", "build S1-12")
    assert stage.has(0, "energy") == 0


@pytest.mark.rule("M4.6")
def test_the_reward_of_the_main_action_pays_for_an_extra_construct() -> None:
    stage = Stage().hand(0, "S1-02", "S1-10").settle(0, "S1-27")
    stage.play("assimilate S1-02", "obelisk S1-27")  # the only card that can be constructed
    assert stage.has(0, "metal") == 0
    assert "S1-10" in stage.in_settlement(0)


@pytest.mark.rule("M4.6")
def test_a_blue_card_can_pay_for_the_next() -> None:
    stage = Stage().hand(0, "S1-01", "S1-12").settle(0, "S1-27")
    stage.play("build S1-01", "obelisk S1-27")  # the only card that can be constructed
    assert stage.has(0, "energy") == 0


@pytest.mark.rule("M4.7")
def test_the_turn_ends_by_your_word_after_the_main_action() -> None:
    stage = everything_open().play(*FOUR)
    assert "end" not in stage.legal()
    stage.play(MAIN)
    assert stage.waiting == 0
    assert stage.legal() == ["end"]
    assert stage.play("end").waiting == 1


@pytest.mark.rule("M4.8")
def test_an_effect_is_finished_before_anything_else() -> None:
    stage = everything_open().expedition(0, "X1-4").play("expedition", "choose metal")  # two Water: the payment is forced
    assert "park" in verbs(stage)
    stage = everything_open().expedition(0, "X1-4").goods(0, bio=1).play("expedition")
    assert stage.legal() == ["choose water", "choose bio"]
    stage.play("choose water")
    assert stage.legal() == ["choose energy", "choose bio", "choose metal"]
    stage.play("choose metal")
    assert (stage.has(0, "water"), stage.has(0, "metal")) == (1, 2)


@pytest.mark.rule("M4.8")
@every_table
def test_nobody_is_ever_asked_for_a_forced_answer(players: int) -> None:
    stage = start(players)
    for _ in random_play(stage, seed=3):
        if stage.s.frame_n > 0 and stage.waiting >= 0:
            assert len(stage.legal()) > 1


# --- several cards answer to one event


@pytest.mark.rule("M4.9")
def test_structures_then_reputations_then_the_expedition() -> None:
    stage = Stage(2).expedition(0, "X1-6").own_reputation(0, "RB-7").settle(0, "S1-26").hand(0, "S1-01")
    stage.play("assimilate S1-01")
    assert facts(stage)[-2:] == ["assimilated", "gained"]  # the Junkyard asks first
    assert answers(stage) == list(RESOURCES)
    stage.play("choose metal")
    assert facts(stage)[-2:] == ["gained_from", "scored_from"]  # then Thrifty pays, and the Expedition asks
    assert stage.has(0, "heart") == 1
    stage.play("choose metal")
    assert stage.has(0, "heart") == 2


@pytest.mark.rule("M4.9")
@pytest.mark.parametrize("order", [("S2-25", "S2-29"), ("S2-29", "S2-25")])
def test_structures_answer_in_the_order_they_were_constructed(order: tuple[str, str]) -> None:
    stage = with_cards(Stage(2), '[card."S2-29"]\nwhen = "park"\n').settle(0, *order).play("park 1 B-2 flag")
    assert [event.text.args["card"] for event in stage.log if event.text.key == "event.put"] == [Ref("card", id) for id in order]


@pytest.mark.rule("M4.9")
def test_reputations_answer_by_level_and_number() -> None:
    watching = "".join(f'[card."{id}"]\nwhen = "park"\ndo = [{{ put = 1 }}]\n' for id in ("RG-1", "RS-4", "RS-2", "RB-8"))
    stage = with_cards(Stage(2), watching)
    for id in ("RG-1", "RS-4", "RS-2", "RB-8"):
        stage.own_reputation(0, id)
    stage.play("park 1 B-2 flag")
    put = [event.text.args["card"] for event in stage.log if event.text.key == "event.put"]
    assert put == [Ref("card", id) for id in ("RB-8", "RS-2", "RS-4", "RG-1")]


# --- the hand


@pytest.mark.rule("M4.10")
@pytest.mark.parametrize("seed", range(3))
@every_table
def test_a_hand_loses_exactly_one_structure_a_turn(players: int, seed: int) -> None:
    stage = start(players)
    sizes: dict[tuple[int, int, int], int] = {}
    for text in random_play(stage, seed):
        if stage.waiting >= 0 and stage.s.phase == P_TURNS:
            turn = (stage.s.era, stage.s.round, stage.waiting)
            hand = len(stage.in_hand(stage.waiting))
            sizes.setdefault(turn, hand)
            assert text != "end" or hand == sizes[turn] - 1
    assert len(sizes) == {2: 48, 3: 63, 4: 84, 5: 90}[players]


@pytest.mark.rule("M4.10")
def test_a_full_turn_with_obelisk_swap_and_extra_construct_costs_one_card() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02", "S1-03").settle(0, "S1-27", "S1-18").goods(0, energy=1).discard("S1-04")
    stage.play("obelisk S1-27", "build S1-01", "expedition", "choose hand S1-02", "deal S1-08", "flip S1-18", "build S1-04", "build S1-08")
    assert stage.in_hand(0) == ["S1-03", "S1-27"]


# --- taking back


def same_seal(stage: Stage, *texts: str) -> bool:
    """Tell whether these actions may be taken back to where they began."""
    before = stage.s.seal
    return stage.play(*texts).s.seal == before


@pytest.mark.rule("M4.11")
def test_open_actions_may_be_taken_back() -> None:
    stage = everything_open()
    before = stage.game.clone(stage.s)
    assert same_seal(stage, *FOUR, MAIN)
    assert before.numbers() != stage.s.numbers()
    assert before.numbers() == everything_open().s.numbers()


@pytest.mark.rule("M4.11")
def test_a_search_of_the_stack_cannot_be_taken_back() -> None:
    stage = Stage().settle(0, "S1-17").goods(0, metal=1).hand(0, "S1-01")
    assert not same_seal(stage, "flip S1-17")


@pytest.mark.rule("M4.11")
def test_a_draw_cannot_be_taken_back() -> None:
    stage = Stage().hand(0, "S1-01", "S1-02")
    assert same_seal(stage, "expedition")
    assert not same_seal(stage, "choose hand S1-01", "deal S1-04")


@pytest.mark.rule("M4.11")
def test_cards_turned_up_cannot_be_taken_back() -> None:
    stage = Stage(2, era=2).settle(0, "S2-18").goods(0, bio=1).hand(0, "S2-01")
    assert not same_seal(stage, "flip S2-18", "deal S2-02", "deal S2-03", "deal S2-04")


@pytest.mark.rule("M4.11")
def test_the_pile_and_the_previous_era_deck_are_open_so_a_look_may_be_taken_back() -> None:
    stage = Stage(2, era=2).settle(0, "S2-22").goods(0, bio=2).previous("S1-01", "S1-02")
    assert same_seal(stage, "flip S2-22")
    beam = Stage(2).settle(0, "S1-18").goods(0, energy=1).discard("S1-01", "S1-02")
    assert same_seal(beam, "flip S1-18")


@pytest.mark.rule("M4.11")
@every_table
def test_the_end_of_a_turn_cannot_be_taken_back(players: int) -> None:
    stage = opening(players)
    for _ in range(3 * players):
        before = stage.s.seal
        assert stage.turn().s.seal > before


@pytest.mark.rule("M4.11")
def test_an_answer_in_the_production_phase_stands_once_another_player_is_asked() -> None:
    stage = with_cards(Stage(2), '[card."S2-29"]\nwhen = "production"\ndo = [{ gain_any = 1 }]\n')
    finish_era(fill_hands(stage.settle(0, "S2-29").own_reputation(1, "RB-3")))
    first = stage.waiting
    assert not same_seal(stage, "choose bio")
    assert stage.waiting == 1 - first

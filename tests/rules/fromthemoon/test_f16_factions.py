"""F16: the powers of the faction cards."""

import pytest

from kit.fromthemoon.flights import CARDS, RICH, approval, keys
from kit.fromthemoon.surface import Surface
from moonbase.games.fromthemoon.rules.table.names import FACTIONS
from moonbase.games.fromthemoon.rules.table.state import GROUNDS, HOUSES, UPGRADES, own, team

PIONEERS, CYBORGS, WORKERS, UNIFIERS, ARCHITECTS, BIOFARMERS, SURVIVORS, SCHOLARS = (f"C-{n}" for n in range(1, 9))
CORNERS = {2: ["1-1", "1-3", "3-1", "3-3"], 3: ["1-1", "1-4", "3-1", "3-4"], 4: ["1-1", "1-4", "4-1", "4-4"]}


def faction(id: str, players: int = 2) -> Surface:
    """Seat 0 has this faction; the others have factions that nothing here sets off."""
    return Surface(players, (id, *[other for other in ("C-5", "C-1", "C-3", "C-4") if other != id][: players - 1]))


def answered(stage: Surface, id: str) -> int:
    """Return how often a tile has answered an event."""
    return sum(keys(stage).count(f"{told} {id}") for told in ("power", "answers"))


# --- all of them


@pytest.mark.rule("F16.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_own_card_answers(players: int) -> None:
    """Seat 0 goes to a corner and takes a mission tile; Pioneers and Unifiers sit elsewhere."""
    stage = Surface(players, ("C-3", "C-1", "C-4", "C-5")).goods(0, metal=1, energy=0).goods(1, energy=0)
    stage.terrain(1, 1, "T-10").play("send 1 1-1", "effect", "part mars 1 MM-1")
    assert stage.legal() == ["end"]
    assert [stage.has(seat, "energy") for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("F16.1")
def test_the_power_of_the_building_waits_for_the_building() -> None:
    """Convoy Yard: two energy for each rover beside."""
    stage = faction(WORKERS).rover(0, 1, 2, 2).goods(0, energy=0)
    assert stage.play("send 2 2-1").has(0, "energy") == 0
    stage.rest().rest()
    stage.goods(0, **RICH).play("build F-3", "at 3-3", "decline", "end").rest().goods(0, energy=0)
    assert stage.play("send 3 2-3").has(0, "energy") == 2


@pytest.mark.rule("F16.1")
def test_the_card_goes_on_beside_the_building() -> None:
    stage = faction(PIONEERS).build(0, "F-1", 1, 1).goods(0, energy=0)
    assert stage.play("send 1 3-3").has(0, "energy") == 1


@pytest.mark.rule("F16.2")
def test_seven_names_are_printed_and_the_others_are_ours() -> None:
    cards = CARDS.table("faction")
    assert sorted(face.name.lower() for face in cards) == sorted(FACTIONS)
    assert [face.name for face in cards if face.source_of("name") != "rulebook"] == ["Scholars"]
    houses = CARDS.table("faction_building")
    assert len(houses) == 8
    assert {face.source_of("name") for face in houses} == {"reconstructed"}


@pytest.mark.rule("F16.3")
def test_each_time_means_by_any_way() -> None:
    """Workers improve by a laboratory, and Unifiers construct by one."""
    stage = faction(WORKERS).goods(0, polymer=1, water=2).foundations(0, 1).display(1, "L-16").taken(1, "europa", 3)
    stage.play("lab 1 L-16").nature().play("space 1-1", "activate 1-1", "improve europa 3")
    assert stage.open("gain") == ["gain metal", "gain water", "gain polymer", "gain food"]
    stage = faction(UNIFIERS).goods(0, polymer=1, water=1).foundations(0, 1).display(1, "L-06")
    stage.play("lab 1 L-06").nature().play("space 1-1", "activate 1-1 first", "part europa 1 ME-1")
    assert len(stage.open("recruit")) == 9


@pytest.mark.rule("F16.3", "F16.19")
@pytest.mark.parametrize(("id", "texts", "pieces"), [("T-05", (), (3, 0)), ("T-15", ("upgrade",), (2, 1))])
def test_greenhouses_by_an_effect_are_no_action_of_the_biofarmers(id: str, texts: tuple[str, ...], pieces: tuple[int, int]) -> None:
    stage = approval(faction(BIOFARMERS).goods(0, **RICH).greenhouses(0, 2), id).play(*texts)
    assert (own(stage.s, 0, HOUSES), own(stage.s, 0, UPGRADES)) == pieces
    assert answered(stage, BIOFARMERS) == 0
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.3", "F16.24")
@pytest.mark.parametrize(("id", "text"), [("T-08", "recruit metal 1"), ("T-02", "train metal 1")])
def test_a_team_that_grows_by_an_effect_is_no_action_of_the_scholars(id: str, text: str) -> None:
    stage = approval(faction(SCHOLARS).goods(0, **RICH), id).play(text)
    assert answered(stage, SCHOLARS) == 0
    assert stage.open("foundation") == []


# --- Pioneers


@pytest.mark.rule("F16.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pioneers_gain_energy_on_the_four_corner_tiles(players: int) -> None:
    for text in faction(PIONEERS, players).open("send"):
        stage = faction(PIONEERS, players).goods(0, energy=0).play(text)
        assert stage.has(0, "energy") == int(text.split()[2] in CORNERS[players])


@pytest.mark.rule("F16.4")
def test_the_energy_of_the_pioneers_comes_before_the_tasks() -> None:
    stage = faction(PIONEERS).goods(0, energy=0).terrain(3, 3, "T-02").play("send 1 3-3")
    assert stage.open("effect") == ["effect"]  # it costs 1 energy
    assert faction(WORKERS).goods(0, energy=0).terrain(3, 3, "T-02").play("send 1 3-3").open("effect") == []


# --- Cyborgs


@pytest.mark.rule("F16.7")
@pytest.mark.parametrize("food", [0, 5])
def test_cyborgs_eat_nothing(food: int) -> None:
    stage = faction(CYBORGS).out(0).goods(0, energy=0, food=food).crew(0, 1, "water", 1, 1)
    stage.play("gather")
    if stage.open("income"):
        stage.play("income recharge")
    stage.nature()
    assert stage.points(0) == 0
    assert stage.has(0, "food") == food


@pytest.mark.rule("F16.7")
def test_everybody_else_eats() -> None:
    for id in (face.id for face in CARDS.table("faction") if face.id != CYBORGS):
        stage = faction(id).out(0).greenhouses(0).goods(0, energy=0, food=5).play("gather")
        while stage.waiting == 0 and not stage.open("end"):
            stage.play(next(text for text in stage.legal() if not text.startswith("convert"))).nature()
        assert stage.nature().has(0, "food") == 2


@pytest.mark.rule("F16.8")
def test_a_recruit_of_the_cyborgs_costs_one_energy_and_one_metal_more() -> None:
    stage = faction(CYBORGS).goods(0, metal=1, energy=2).play("recruit metal 1")
    assert [stage.has(0, "metal"), stage.has(0, "energy")] == [0, 0]
    assert team(stage.s, 0) == 4


@pytest.mark.rule("F16.8")
@pytest.mark.parametrize("goods", [{"metal": 0, "energy": 4}, {"metal": 3, "energy": 1}])
def test_without_the_extra_price_nobody_is_recruited(goods: dict[str, int]) -> None:
    stage = faction(CYBORGS).goods(0, **goods)
    assert stage.refused("recruit metal 1") == "F16.8"
    assert faction(WORKERS).goods(0, **goods).refused("recruit metal 1") == ""


@pytest.mark.rule("F16.8")
def test_a_free_recruit_of_the_cyborgs_costs_the_extra_price() -> None:
    stage = approval(faction(CYBORGS).goods(0, metal=1, energy=1), "T-08").play("recruit water 3")
    assert [stage.has(0, "metal"), stage.has(0, "energy")] == [0, 0]
    other = approval(faction(WORKERS).goods(0, metal=1, energy=1), "T-08").play("recruit water 3")
    assert [other.has(0, "metal"), other.has(0, "energy")] == [1, 1]


@pytest.mark.rule("F16.8")
@pytest.mark.parametrize("goods", [{"metal": 0, "energy": 4}, {"metal": 3, "energy": 0}])
def test_a_free_recruit_that_is_not_paid_for_stays_where_it_is(goods: dict[str, int]) -> None:
    """Welcome Dome: the point is scored all the same."""
    stage = faction(CYBORGS).out(0).build(0, "S-01").goods(0, **goods).play("gather", "income S-01")
    assert stage.points(0) == 1
    assert team(stage.s, 0) == 3


@pytest.mark.rule("F16.8")
def test_the_extra_price_may_be_refused() -> None:
    stage = approval(faction(CYBORGS).goods(0, metal=1), "T-08").play("decline")
    assert [team(stage.s, 0), stage.has(0, "metal")] == [3, 1]


@pytest.mark.rule("F16.8")
def test_the_first_team_costs_nothing() -> None:
    stage = faction(CYBORGS)
    assert [team(stage.s, 0), stage.has(0, "energy")] == [3, 4]


# --- Workers


@pytest.mark.rule("F16.11")
@pytest.mark.parametrize("kind", ["metal", "water", "polymer", "food"])
def test_workers_gain_a_resource_for_every_part_improved(kind: str) -> None:
    stage = faction(WORKERS).goods(0, water=2, energy=0).taken(1, "europa", 3)
    approval(stage).play("improve europa 3", f"gain {kind}")
    assert [good for good in ("metal", "water", "polymer", "food") for _ in range(stage.has(0, good))] == [kind]


@pytest.mark.rule("F16.11")
def test_workers_gain_nothing_for_a_part_constructed_or_a_greenhouse_improved() -> None:
    stage = approval(faction(WORKERS).goods(0, **RICH)).play("part mars 1 MM-1")
    assert stage.open("gain") == []
    stage = faction(WORKERS).goods(0, **RICH).greenhouses(0, 1).play("upgrade")
    assert stage.open("gain") == []


# --- Unifiers


@pytest.mark.rule("F16.13")
def test_unifiers_recruit_for_nothing_when_they_construct_a_part() -> None:
    stage = approval(faction(UNIFIERS).goods(0, metal=1, energy=0)).play("part mars 1 MM-1")
    assert len(stage.open("recruit")) == 9  # any colour into any rover
    assert stage.open("decline") == ["decline"]
    stage.play("recruit polymer 2")
    assert [team(stage.s, 0), stage.has(0, "energy")] == [4, 0]
    assert stage.legal() == ["end"]


@pytest.mark.rule("F16.13")
def test_unifiers_may_leave_the_recruit() -> None:
    stage = approval(faction(UNIFIERS).goods(0, metal=1)).play("part mars 1 MM-1", "decline")
    assert team(stage.s, 0) == 3


@pytest.mark.rule("F16.13")
def test_unifiers_recruit_nobody_for_an_improvement_or_a_point() -> None:
    stage = approval(faction(UNIFIERS).goods(0, **RICH).taken(1, "mars", 1)).play("improve mars 1")
    assert stage.open("recruit") == []
    assert approval(faction(UNIFIERS).goods(0, **RICH)).play("point").open("recruit") == []


# --- Architects


@pytest.mark.rule("F16.15")
@pytest.mark.parametrize("id", ["S-01", "S-11", "G-02", "F-5"])
def test_architects_take_a_foundation_after_a_building(id: str) -> None:
    stage = faction(ARCHITECTS).goods(0, **RICH).terrain(1, 1, "T-01").play(f"build {id}", "at 1-1")
    assert stage.open("foundation") == []  # the tile beside comes first
    stage.play("use 1-1", "gain water")
    before = [stage.has(0, good) for good in ("metal", "polymer", "energy")]
    stage.play("foundation")
    assert own(stage.s, 0, GROUNDS) == 1
    assert [stage.has(0, good) for good in ("metal", "polymer", "energy")] == before
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.15")
def test_architects_may_leave_the_foundation() -> None:
    stage = faction(ARCHITECTS).goods(0, **RICH).play("build S-01", "at 2-2", "decline", "decline")
    assert own(stage.s, 0, GROUNDS) == 0
    assert answered(stage, ARCHITECTS) == 1


@pytest.mark.rule("F16.15")
def test_other_actions_do_not_move_the_architects() -> None:
    for text in ("greenhouse", "recruit metal 1", "foundation"):
        stage = faction(ARCHITECTS).goods(0, **RICH).play(text, "done")
        assert answered(stage, ARCHITECTS) == 0
        assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.16")
def test_with_six_foundations_the_architects_get_nothing() -> None:
    stage = faction(ARCHITECTS).goods(0, **RICH).foundations(0, 6).play("build S-01", "at 2-2", "decline")
    assert stage.open("end") == ["end"]
    assert own(stage.s, 0, GROUNDS) == 6


# --- Biofarmers


@pytest.mark.rule("F16.19")
def test_biofarmers_get_an_approval_once_after_both_halves() -> None:
    stage = faction(BIOFARMERS).goods(0, **RICH).taken(1, "mars", 1).play("greenhouse")
    assert stage.open("point") == []
    stage.play("upgrade")
    assert {text.split()[1] for text in stage.open("part")} == {"europa", "titan", "mars"}
    assert stage.open("improve") == ["improve mars 1"]
    assert stage.play("point").points(0) == 1
    assert stage.open("end") == ["end"]
    assert answered(stage, BIOFARMERS) == 1


@pytest.mark.rule("F16.19")
@pytest.mark.parametrize("half", ["greenhouse", "upgrade"])
def test_one_half_is_enough_for_the_biofarmers(half: str) -> None:
    stage = faction(BIOFARMERS).goods(0, **RICH).play(half, "done")
    assert stage.open("point") == ["point"]


@pytest.mark.rule("F16.19")
def test_gains_of_the_new_greenhouse_may_pay() -> None:
    """Their second greenhouse covers 1 food, and Mars part 4 costs 1 metal and 1 food."""
    stage = faction(BIOFARMERS).goods(0, water=1, polymer=1, metal=1, energy=0)
    assert own(stage.s, 0, HOUSES) == 1
    stage.play("greenhouse")
    assert stage.play("part mars 4 MM-4").points(0) == 4


# --- Survivors


@pytest.mark.rule("F16.21")
def test_survivors_turn_one_food_into_one_energy() -> None:
    stage = faction(SURVIVORS).goods(0, food=1, energy=0).play("convert energy")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [0, 1]
    other = faction(WORKERS).goods(0, food=1, energy=0)
    assert other.refused("convert energy") == "F2.6"
    other.goods(0, food=2).play("convert energy")
    assert [other.has(0, "food"), other.has(0, "energy")] == [0, 1]


@pytest.mark.rule("F16.21")
def test_energy_into_food_stays_at_two_for_one() -> None:
    stage = faction(SURVIVORS).goods(0, energy=3).play("convert food")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1, 1]
    assert faction(SURVIVORS).goods(0, energy=1).refused("convert food") == "F2.6"


@pytest.mark.rule("F16.21")
def test_a_full_turn_of_conversions_is_a_loss() -> None:
    stage = faction(SURVIVORS).goods(0, food=2, energy=0).play("convert energy", "convert energy", "convert food")
    assert [stage.has(0, "food"), stage.has(0, "energy")] == [1, 0]


# --- Scholars


@pytest.mark.rule("F16.24")
def test_scholars_research_once_after_both_halves() -> None:
    stage = faction(SCHOLARS).goods(0, food=1, battery=9, energy=9).foundations(0, 1).play("recruit metal 1")
    assert stage.open("foundation") == []
    stage.play("train metal 1")
    assert stage.open("foundation") == ["foundation"]
    assert len(stage.open("lab")) == 6
    before = stage.has(0, "energy")
    stage.play("foundation")
    assert own(stage.s, 0, GROUNDS) == 2
    assert stage.has(0, "energy") == before - 2
    assert stage.open("foundation") == stage.open("lab") == []
    assert answered(stage, SCHOLARS) == 1


@pytest.mark.rule("F16.24")
@pytest.mark.parametrize("half", ["recruit water 2", "train water 2"])
def test_one_half_is_enough_for_the_scholars(half: str) -> None:
    stage = faction(SCHOLARS).goods(0, food=1).play(half, "done")
    assert stage.open("foundation") == ["foundation"]
    stage.play("decline")
    assert stage.open("end") == ["end"]


@pytest.mark.rule("F16.24")
def test_scholars_pay_for_their_research() -> None:
    stage = faction(SCHOLARS).goods(0, energy=2).play("recruit metal 1")
    assert stage.legal() == ["end"]  # 1 energy is left

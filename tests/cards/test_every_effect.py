"""Every card at work: constructed, assimilated, flipped, used, claimed and scored, held against the numbers in its card file."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from kit.course import CARDS, RESOURCES, hearts_on, resources_of, rovers_of, set_flags, with_cards
from kit.scene import events, flipped, hearts_on_reputation, hearts_put, holder, is_flipped, last_round, rover_on, score
from kit.stage import Stage
from moonbase.cards import Face
from moonbase.games.moon import codes
from moonbase.games.moon.card_names import FLAGS, GOODS, SELECTORS
from moonbase.games.moon.state import INCOME, lying_on, set_own

STRUCTURES = CARDS.table("structure")
EVERY_KIND = [f"choose {kind}" for kind in RESOURCES]
NAMES = {pair: name for name, pair in SELECTORS.items()}
AT_WORK: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., None])


def works(*ids: str) -> Callable[[Test], Test]:
    """Says which cards a test puts to work; the last test asks for every card."""
    AT_WORK.update(ids)
    return lambda test: test


def of(colour: int, when: int | None = None) -> list[str]:
    return [face.id for face in STRUCTURES if face.values["colour"] == colour and when in (None, face.values["when"])]


def face(id: str) -> Face:
    return CARDS.face(id)


def era(id: str) -> int:
    return max(1, int(face(id).values.get("era", 1)))


def step(id: str, n: int = 0) -> dict[str, Any]:
    """A step of a card's effect as its file has it."""
    return dict(face(id).ops[n].args)


def number(stage: Stage, value: int | str) -> int:
    return stage.s.x if value == "X" else int(value)


def hearts(stage: Stage, step: dict[str, Any], counted: int = 1) -> int:
    """What a step that scores pays for this count."""
    return number(stage, step["score"]) * min(counted, int(step.get("max", counted)))


def goods(stage: Stage, seat: int = 0) -> list[int]:
    return [stage.has(seat, good) for good in GOODS]


def bag(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(GOODS, values, strict=False))


def ready(id: str) -> Stage:
    """The card in hand, with exactly the Resources and Flags that it asks for, and no Rovers."""
    values = face(id).values
    stage = Stage(3, era(id)).hand(0, id).goods(0, rover=0, **bag(values["cost"]))
    return set_flags(stage, 0, **dict(zip(FLAGS, values["need"], strict=True)))


def standing(id: str, *others: str, players: int = 3) -> Stage:
    """The card stands in the Settlement of seat 0, whose turn it is."""
    return Stage(players, era(id)).settle(0, id, *others).hand(0, f"S{era(id)}-02")


# --- every structure


@pytest.mark.parametrize("id", [face.id for face in STRUCTURES])
def test_a_structure_costs_what_its_file_says_and_produces_at_once(id: str) -> None:
    stage = ready(id).play(f"build {id}")
    assert id in stage.in_settlement(0)
    assert goods(stage) == list(face(id).values["production"])
    for flag, need, shown in zip(FLAGS, face(id).values["need"], face(id).values["flags"], strict=True):
        assert stage.flags(0, flag) == need + shown


def test_the_log_says_what_a_construct_cost() -> None:
    assert events(ready("S2-06").play("build S2-06"), "built") == ["seat 0 constructs Fusion Kettle from the hand for 1 Water and 2 Metal."]
    assert events(ready("S1-01").play("build S1-01"), "built_free") == ["seat 0 constructs Solar Blanket from the hand for nothing."]


@pytest.mark.parametrize("id", [face.id for face in STRUCTURES if any(face.values["cost"])])
def test_a_structure_is_closed_for_one_resource_less(id: str) -> None:
    for kind, n in zip(RESOURCES, face(id).values["cost"], strict=True):
        if n > 0:
            assert f"build {id}" not in ready(id).goods(0, **{kind: n - 1}).legal()


@pytest.mark.parametrize("id", [face.id for face in STRUCTURES if any(face.values["need"])])
def test_a_structure_is_closed_for_one_flag_less(id: str) -> None:
    need = dict(zip(FLAGS, face(id).values["need"], strict=True))
    for flag, n in need.items():
        if n > 0:
            assert f"build {id}" not in set_flags(ready(id), 0, **{**need, flag: n - 1}).legal()


@pytest.mark.parametrize("id", [face.id for face in STRUCTURES])
def test_a_structure_gives_its_assimilation_reward(id: str) -> None:
    stage = Stage(3, era(id)).hand(0, id).goods(0, rover=0).play(f"assimilate {id}")
    reward = list(face(id).values["assimilate"])
    if reward[codes.HEART] == codes.X_HEARTS:
        reward[codes.HEART] = stage.s.x
    assert goods(stage) == reward
    assert stage.pile() == [id]


@pytest.mark.parametrize("id", of(codes.BLUE) + [face.id for face in CARDS.table("base")])
def test_a_production_symbol_works_for_a_rover(id: str) -> None:
    base = id.startswith("B-")
    stage = Stage(5, 1 if base else min(2, era(id)))
    owner = int(id[2:]) - 1 if base else 4
    if not base:
        stage.settle(owner, id)
    parker = (owner + 1) % 5
    stage.s.cur = stage.s.waiting = stage.s.lead = parker
    stage.hand(parker, "S1-27").goods(parker, rover=1).play(f"park {owner} {id}" + (" production" if base else ""))
    assert goods(stage, parker) == list(face(id).values["production"])


@works(*of(codes.RED))
@pytest.mark.parametrize("id", of(codes.RED))
def test_an_obelisk_brings_a_second_construct(id: str) -> None:
    stage = Stage(3, era(id)).settle(0, id).hand(0, "S1-01", "S1-02").play("build S1-01", f"obelisk {id}")
    assert stage.in_settlement(0) == ["B-1", "S1-01", "S1-02"]
    assert stage.in_hand(0) == [id]


# --- pink


@works("S1-17", "S1-18", "S2-22", "S3-22")
@pytest.mark.parametrize("id", ["S1-17", "S1-18", "S2-22", "S3-22"])
def test_a_flip_for_an_extra_construct_pays_then_builds(id: str) -> None:
    steps = [step(id, n) for n in range(len(face(id).ops))]
    price: dict[str, int] = next((each["pay"] for each in steps if "pay" in each), {})
    build = steps[-1]
    stage = standing(id).goods(0, energy=9, water=9, bio=9, metal=9)
    target = "S1-14"  # 1 Energy and 1 Water
    if build["build"] == "stack":
        stage.s.decks[stage.face(target)] = 1
        stage.s.stack_n += 1
    elif build["build"] == "discard":
        stage.discard(target)
    else:
        stage.previous(target)
    stage.play(f"flip {id}", f"build {target}")
    less = build.get("less", 0)
    assert target in stage.in_settlement(0)
    assert sum(resources_of(stage, 0)) == 36 - sum(price.values()) - max(0, 2 - less)
    assert stage.has(0, "bio") == 9 - price.get("bio", 0)
    assert stage.has(0, "metal") == 9 - price.get("metal", 0)
    for kind, n in price.items():
        assert f"flip {id}" not in standing(id).discard(target).previous(target).goods(0, **{kind: n - 1}).legal()


@works("S1-19", "S3-21")
@pytest.mark.parametrize("id", ["S1-19", "S3-21"])
@pytest.mark.parametrize("won", [0, 1, 2, 4, 5])
def test_a_flip_that_scores_flag_types_being_won(id: str, won: int) -> None:
    stage = set_flags(set_flags(standing(id), 1), 2)
    set_flags(stage, 0, **dict.fromkeys(FLAGS[:won], 1)).play(f"flip {id}")
    assert stage.has(0, "heart") == hearts(stage, step(id), won)


@works("S1-20", "S3-20")
@pytest.mark.parametrize("n", [0, 2, 4, 7])
def test_a_flip_that_scores_a_count(n: int) -> None:
    stage = standing("S1-20").goods(0, water=n).play("flip S1-20")
    assert (stage.has(0, "heart"), stage.has(0, "water")) == (hearts(stage, step("S1-20"), n), n)
    stage = set_flags(standing("S3-20"), 0, transport=n).play("flip S3-20")
    assert stage.has(0, "heart") == hearts(stage, step("S3-20"), n)


@works("S1-21", "S3-19")
@pytest.mark.parametrize("id", ["S1-21", "S3-19"])
@pytest.mark.parametrize("x", [3, 2, 1])
def test_a_flip_that_pays_any_number(id: str, x: int) -> None:
    kind = step(id)["pay_up_to"]
    most = step(id).get("max", 6)
    stage = standing(id).goods(0, **{kind: 6})
    stage.s.x = x
    stage.play(f"flip {id}")
    assert stage.legal() == [f"choose {n}" for n in range(1, most + 1)]
    stage.play("choose 3")
    assert stage.has(0, kind) == 3
    assert stage.has(0, "heart") == hearts(stage, step(id, 1), 3)


@works("S1-22")
@pytest.mark.parametrize(("supply", "parked"), [(0, 0), (2, 0), (1, 2), (6, 2)])
def test_rover_stop(supply: int, parked: int) -> None:
    stage = standing("S1-22").goods(0, rover=supply)
    for space in ("production", "flag")[:parked]:
        rover_on(stage, 0, "B-1", space)
    stage.play("flip S1-22")
    assert stage.has(0, "heart") == hearts(stage, step("S1-22", 1), supply + parked)
    assert (stage.has(0, "rover"), rovers_of(stage, 0)) == (0, supply + parked)


@works("S2-17")
def test_fragmenter() -> None:
    assert step("S2-17") == {"rewards": 2}
    stage = (
        standing("S2-17").goods(0, rover=0).discard("S2-17", "S2-25", "S2-07").play("flip S2-17", "choose pile S2-17", "choose pile S2-07")
    )
    assert goods(stage) == [0, 1, 0, 1, 0, stage.s.x]
    assert stage.pile() == ["S2-17", "S2-25", "S2-07"]


@works("S2-18")
def test_science_club() -> None:
    assert [step("S2-18", 0), step("S2-18", 1)] == [{"give": 1}, {"build": "top 3"}]
    stage = standing("S2-18").goods(0, energy=1, metal=1).play("flip S2-18", "choose seat 1", "choose energy")
    assert (stage.has(0, "energy"), stage.has(1, "energy")) == (0, 1)
    stage.play("deal S2-09", "deal S2-13", "deal S2-30", "build S2-09")
    assert stage.has(0, "metal") == 0
    assert stage.flags(0, "transport") == 2
    assert stage.pile() == ["S2-13", "S2-30"]


@works("S2-19")
@pytest.mark.parametrize("industry", [0, 1, 3, 6])
def test_robot_factory(industry: int) -> None:
    stage = set_flags(standing("S2-19"), 0, industry=industry).play("flip S2-19")
    n = step("S2-19")["gain_kind"] * min(industry, step("S2-19")["max"])
    if industry:
        assert stage.legal() == EVERY_KIND
        stage.play("choose water")
    assert resources_of(stage, 0) == [0, n, 0, 0]


@works("S2-20")
@pytest.mark.parametrize("id", of(codes.BLUE))
def test_engineering_copies_any_blue_structure(id: str) -> None:
    stage = rover_on(standing("S2-20").settle(1, id), 1, id).goods(0, rover=0).play("flip S2-20", f"choose 1 {id}")
    assert goods(stage) == list(face(id).values["production"])


@works("S2-21")
@pytest.mark.parametrize("flag", FLAGS)
def test_radio_tower(flag: str) -> None:
    stage = standing("S2-21").play("flip S2-21", f"choose {flag}")
    assert {name: stage.reward(name) for name in FLAGS} == {name: 4 + (name == flag) * step("S2-21")["reward"] for name in FLAGS}


@works("S2-23")
def test_embassy() -> None:
    assert step("S2-23") == {"free": True}
    stage = standing("S2-23").play("flip S2-23", "build S2-02 free")
    assert goods(stage)[:4] == [0, 2, 0, 0]  # the Ice Quarry's production, nothing paid


@works("S2-24")
def test_atom_builder() -> None:
    assert step("S2-24") == {"convert": True}
    stage = standing("S2-24").goods(0, energy=3, water=2, bio=1, metal=4)
    stage.play("flip S2-24", "choose bio", "choose 2", "choose 0", "choose 4")
    assert resources_of(stage, 0) == [1, 2, 7, 0]


@works("S3-18")
def test_takeout_hub() -> None:
    assert step("S3-18") == {"unflip": 1}
    stage = flipped(standing("S3-18", "S1-19", "S1-20", "S1-21"), 0, "S1-19", "S1-21").play("flip S3-18", "choose 0 S1-21")
    assert [is_flipped(stage, 0, id) for id in ("S3-18", "S1-19", "S1-20", "S1-21")] == [True, True, False, False]
    assert stage.s.frame_n == 0


# --- grey that score at the end

PLAIN = ("S1-01", "S1-02", "S1-08", "S1-09", "S1-11", "S1-12", "S1-19", "S1-20", "S1-26")
RICH = (
    *("S1-01", "S1-01", "S1-02", "S1-02", "S1-03", "S1-03", "S1-04"),
    *("S3-10", "S2-10", "S2-10", "S3-12", "S2-12", "S3-16", "S3-13", "S2-13", "S3-15", "S3-09", "S3-11"),
    *("S1-17", "S1-18", "S1-19", "S1-20", "S1-21", "S1-22"),
    *("S1-23", "S1-24", "S1-25", "S1-26", "S2-25", "S2-29"),
)
COUNTS: dict[str, tuple[int, int]] = {
    # counted by hand, the Base and the card itself included: a plain Settlement, a rich one
    "blue": (3, 8),
    "yellow": (5, 12),
    "pink": (2, 6),
    "grey": (2, 7),
    "flag:housing": (1, 9),
    "flag:food": (1, 7),
    "flag:science": (1, 7),
    "sets": (1, 4),
    "rovers": (3, 9),
    "resources": (4, 12),
    "reputations": (1, 3),
}


def settlement(rich: bool) -> Stage:
    if not rich:
        stage = Stage(2, era=3).settle(0, *PLAIN).goods(0, energy=1, bio=2, metal=1)
        return rover_on(stage, 0, "S1-01").own_reputation(0, "RB-4")
    stage = Stage(2, era=3).settle(0, *RICH).goods(0, energy=3, water=3, bio=3, metal=3, rover=9)
    return stage.own_reputation(0, "RB-4").own_reputation(0, "RS-8").own_reputation(0, "RG-6")


@works(*of(codes.GREY, codes.END))
@pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])
@pytest.mark.parametrize("id", of(codes.GREY, codes.END))
def test_a_grey_structure_scores_at_the_end(id: str, rich: bool) -> None:
    stage = settlement(rich)
    before = score(stage, 0)
    expected = sum(hearts(stage, dict(op.args), COUNTS[op.args["per"]][rich] if "per" in op.args else 1) for op in face(id).ops)
    assert expected > 0
    assert score(stage.settle(0, id), 0) - before == expected


@pytest.mark.parametrize("id", of(codes.GREY, codes.END))
def test_a_grey_structure_that_scores_at_the_end_pays_nothing_before(id: str) -> None:
    stage = settlement(rich=False).settle(0, id)
    stage.s.era, stage.s.x = 2, 2
    before = stage.has(0, "heart")
    cards = [lying_on(stage.s, i) for i in range(len(stage.s.tab))]
    last_round(stage)
    won = [text for text in stage.told(1) if text.key == "event.flag_won" and str(text.args["seat"]) == "Ref('seat', '0')"]
    assert stage.has(0, "heart") - before == sum(int(str(text.args["n"])) for text in won)
    assert cards == [lying_on(stage.s, i) for i in range(len(stage.s.tab))]


# --- grey that work all the time


@works("S1-23", "S1-24")
@pytest.mark.parametrize("n", [0, 1, 4])
def test_mirrors_hold_what_they_count(n: int) -> None:
    assert [step("S1-23"), step("S1-24")] == [{"mirror": "flag:food"}, {"mirror": "production:bio"}]
    stage = set_flags(standing("S1-23", "S1-24"), 0, food=n)
    set_own(stage.s, 0, INCOME + codes.BIO, n + 1)
    assert (hearts_on(stage, 0, "S1-23"), hearts_on(stage, 0, "S1-24")) == (n, n + 1)


@works("S1-25")
@pytest.mark.parametrize("id", [face.id for face in STRUCTURES if any(face.values["cost"]) and face.id != "S1-25"])
def test_hackerspace_counts_the_metal_of_every_cost(id: str) -> None:
    stage = ready(id).settle(0, "S1-25").play(f"build {id}")
    assert hearts_on(stage, 0, "S1-25") == step("S1-25")["put"] * face(id).values["cost"][codes.METAL]


@works("S1-26")
def test_junkyard() -> None:
    assert step("S1-26") == {"gain_any": 1}
    stage = standing("S1-26").play("assimilate S1-02")  # for 1 Metal
    assert stage.legal() == EVERY_KIND
    assert resources_of(stage.play("choose bio"), 0) == [0, 0, 1, 1]


@works("S2-25")
def test_postcard_rack() -> None:
    stage = standing("S2-25").play("park 1 B-2 flag")
    assert hearts_on(stage, 0, "S2-25") == step("S2-25")["put"]


@works("S2-29")
def test_button_gallery() -> None:
    stage = standing("S2-29", "S1-20").play("flip S1-20")
    assert hearts_on(stage, 0, "S2-29") == step("S2-29")["put"]


# --- Expeditions


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


# --- Reputations


def symbols(stage: Stage, counts: Sequence[int]) -> None:
    """Exactly these Resource production symbols at seat 0, as if cards showed them."""
    for kind, n in enumerate(counts):
        set_own(stage.s, 0, INCOME + kind, n)


def reach(stage: Stage, selector: str, n: int) -> Stage:
    """Bring seat 0 to this count, and nothing above it."""
    pink = ("S1-17", "S1-18", "S1-19", "S1-20", "S1-21", "S1-22")
    grey = ("S1-25", "S1-26", "S2-25", "S2-26", "S2-27", "S2-28")
    whole, one = divmod(n, 4)
    if selector.startswith("flag:"):
        return set_flags(stage, 0, **{selector.removeprefix("flag:"): n})
    ways: dict[str, Callable[[], object]] = {
        "colours": lambda: stage.settle(0, *("S1-19", "S1-25")[: n - 2]),
        "kinds": lambda: symbols(stage, [int(k < n) for k in range(4)]),
        "production": lambda: symbols(stage, [whole + (k < one) for k in range(4)]),
        "rovers": lambda: stage.goods(0, rover=n),
        "resources": lambda: stage.goods(0, energy=n),
        "scarcest": lambda: stage.goods(0, energy=n, water=n + 1, bio=n, metal=n),
        "flag types": lambda: set_flags(stage, 0, **dict.fromkeys(FLAGS[:n], 1)),
        "most of a flag": lambda: set_flags(stage, 0, food=n, housing=1),
        "flags": lambda: set_flags(stage, 0, food=n - 3, housing=3),
        "sets": lambda: set_flags(stage, 0, **{**dict.fromkeys(FLAGS, n + 1), "science": n}),
        "pink": lambda: stage.settle(0, *pink[:n]),
        "grey": lambda: stage.settle(0, *grey[:n]),
        "cards": lambda: stage.settle(0, *["S1-08", "S1-27"] * (n // 2), *["S1-08"] * (n % 2)),
        "hearts": lambda: stage.goods(0, heart=n),
        "spent": lambda: setattr(stage.s, "spent", n),
        "tokens": lambda: hearts_put(stage.settle(0, "S1-25", "S2-28"), 0, "S1-25", n),
    }
    ways[selector]()
    return stage


def ambition(id: str, short: int = 0) -> Stage:
    """The Reputation on the table, and seat 0 with the count it asks for."""
    values = face(id).values
    return reach(Stage(3, era=2).offer(id).hand(0, "S2-02", "S2-13"), NAMES[tuple(values["require"])], values["least"] - short)


REPUTATIONS = [face.id for face in CARDS.table("reputation")]


@pytest.mark.parametrize("id", REPUTATIONS)
def test_a_claim_needs_exactly_what_the_file_says(id: str) -> None:
    assert f"claim {id}" not in ambition(id, short=1).legal()
    assert f"claim {id}" in ambition(id).legal()


@pytest.mark.parametrize("id", REPUTATIONS)
def test_a_claim_is_worth_its_hearts(id: str) -> None:
    stage = ambition(id)
    before = score(stage, 0) - stage.has(0, "heart")
    stage.play(f"claim {id}")
    assert holder(stage, id) == 0
    assert score(stage, 0) - stage.has(0, "heart") == before + face(id).values["hearts"]


def claiming(verb: str, **args: object) -> list[str]:
    """Reputations whose claim does this, by their files."""
    return [
        each.id
        for each in CARDS.table("reputation")
        if each.values["when"] == codes.CLAIMED and any(op.verb == verb and args.items() <= dict(op.args).items() for op in each.ops)
    ]


@works(*claiming("gain_any"))
@pytest.mark.parametrize("id", claiming("gain_any"))
def test_claims_that_give_resources(id: str) -> None:
    stage = ambition(id)
    before = [stage.has(0, good) for good in GOODS]
    stage.play(f"claim {id}")
    n = next(op.main for op in face(id).ops if op.verb == "gain_any")
    for kind in ("metal", "bio", "energy")[:n]:
        assert stage.legal() == EVERY_KIND
        stage.play(f"choose {kind}")
    assert stage.s.frame_n == 0
    given = next((dict(op.main) for op in face(id).ops if op.verb == "gain"), {})
    gained = [after - was for after, was in zip(goods(stage), before, strict=True)]
    assert bag(gained) == {**dict.fromkeys(GOODS, 0), **dict.fromkeys(("metal", "bio", "energy")[:n], 1), **given}


@works(*claiming("score"))
@pytest.mark.parametrize("id", claiming("score"))
@pytest.mark.parametrize("x", [3, 2, 1])
def test_claims_that_score(id: str, x: int) -> None:
    stage = ambition(id)
    stage.s.x = x
    before = stage.has(0, "heart")
    winning = {"RG-1": 2}  # Food and Housing are the Flags of its stage
    stage.goods(0, rover=max(3, stage.has(0, "rover")))
    stage.play(f"claim {id}")
    counted = winning[id] if "per" in step(id) else 1
    assert stage.has(0, "heart") - before == hearts(stage, step(id), counted)


@works("RB-5", "RS-6")
@pytest.mark.parametrize("id", ["RB-5", "RS-6"])
def test_claims_that_put_hearts_on_themselves(id: str) -> None:
    stage = ambition(id)
    before = stage.has(0, "heart")
    stage.play(f"claim {id}")
    assert hearts_on_reputation(stage, id) == step(id)["put"]
    assert stage.has(0, "heart") == before


@works(*claiming("reward"))
@pytest.mark.parametrize("id", claiming("reward"))
def test_claims_that_raise_a_reward(id: str) -> None:
    stage = ambition(id).play(f"claim {id}")
    assert stage.legal() == [f"choose {flag}" for flag in FLAGS]
    assert stage.play("choose transport").reward("transport") == 4 + step(id)["reward"]


@works(*claiming("voucher"))
@pytest.mark.parametrize("id", claiming("voucher"))
def test_claims_that_give_a_voucher(id: str) -> None:
    stage = ambition(id)
    assert "build S2-13 free" not in stage.legal()
    stage.play(f"claim {id}", "build S2-13 free")
    assert stage.flags(0, "science") == 2


@works(*claiming("unflip"))
@pytest.mark.parametrize("id", claiming("unflip"))
def test_claims_that_turn_cards_back(id: str) -> None:
    stage = flipped(ambition(id), 0, "S1-17", "S1-18", "S1-19").play(f"claim {id}")
    most = step(id)["unflip"]
    for turn in range(most):
        assert stage.legal() == [f"choose 0 {card}" for card in ("S1-17", "S1-18", "S1-19")[turn:]] + ["decline"]
        stage.play(stage.legal()[0])
    assert sum(is_flipped(stage, 0, card) for card in ("S1-17", "S1-18", "S1-19")) == 3 - most
    assert stage.s.frame_n == 0


@works("RG-4")
def test_iconic() -> None:
    stage = ambition("RG-4").settle(0, "S1-23").play("claim RG-4")
    assert "choose 0 S1-23" not in stage.legal()  # a mirror
    assert hearts_on(stage.play("choose 0 S2-28"), 0, "S2-28") == step("RG-4")["put"]


@works("RS-5")
def test_tireless() -> None:
    assert step("RS-5") == {"build": "discard"}
    stage = ambition("RS-5").discard("S2-09", "S2-13").goods(0, metal=1).play("claim RS-5")
    assert stage.legal() == ["build S2-09", "decline"]
    stage.play("build S2-09")
    assert stage.has(0, "metal") == 0
    assert stage.pile() == ["S2-13"]


@works("RB-3")
def test_self_reliant() -> None:
    assert step("RB-3") == {"gain_any": 1}
    stage = Stage(2).offer("RB-3").settle(0, "S1-01", "S1-02").hand(0, "S1-03").hand(1, "S1-04").play("claim RB-3").turn().turn()
    assert (stage.s.era, stage.waiting) == (2, 0)
    before = stage.has(0, "bio")
    assert stage.legal() == EVERY_KIND
    assert stage.play("choose bio").has(0, "bio") == before + 1


@works("RB-7")
def test_thrifty() -> None:
    stage = ambition("RB-7").play("claim RB-7", "assimilate S2-02")
    assert stage.has(0, "heart") == hearts(stage, step("RB-7"))


@works("RS-2")
def test_specialised() -> None:
    stage = ambition("RS-2").play("claim RS-2", "park 1 B-2 production")
    assert stage.has(0, "heart") == hearts(stage, step("RS-2"))


@works("RS-4")
@pytest.mark.parametrize("id", of(codes.GREY))
def test_cultured_takes_one_off_every_grey_card(id: str) -> None:
    assert step("RS-4") == {"discount": 1, "on": "grey"}
    stage = ready(id).own_reputation(0, "RS-4").play(f"build {id}")
    while stage.s.frame_n:
        stage.play(stage.legal()[0])
    assert sum(resources_of(stage, 0)) == min(1, sum(face(id).values["cost"]))


# --- words of the card files that no card in the box uses


def test_an_expedition_may_take_something_off_every_card() -> None:
    stage = with_cards(Stage(), '[card."X1-3"]\ndo = [{ discount = 1 }]\n').expedition(0, "X1-3").settle(0, "S1-27")
    stage.hand(0, "S1-10", "S1-13").play("build S1-10", "obelisk S1-27")  # 1 Metal each
    assert {"S1-10", "S1-13"} <= set(stage.in_settlement(0))


@pytest.mark.parametrize(("on", "second"), [("", "S1-26"), ('on = "grey", ', "S1-10")])
def test_a_reputation_may_take_something_off_the_first_card_of_a_turn(on: str, second: str) -> None:
    stage = with_cards(Stage(), f'[card."RS-4"]\ndo = [{{ discount = 1, {on}first = true }}]\n[card."S1-26"]\ncost = {{ metal = 1 }}\n')
    stage.own_reputation(0, "RS-4").settle(0, "S1-27").goods(0, metal=1)
    stage.hand(0, "S1-24", second)  # LED Garden, grey, for 1 Energy
    stage.play("build S1-24")
    assert stage.has(0, "metal") == 1
    stage.play("obelisk S1-27")
    assert stage.has(0, "metal") == 0


# --- nobody is left out


def test_every_card_with_an_effect_was_put_to_work() -> None:
    cards = [each.id for each in CARDS.faces if each.ops]
    assert [id for id in cards if id not in AT_WORK] == []

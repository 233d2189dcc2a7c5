"""Every structure at work: constructed, assimilated, flipped and scored, held against the numbers in its card file."""

import pytest

from games.moon.cards.effects import EVERY_KIND, STRUCTURES, Working, era, face, goods, hearts, of, ready, standing, step
from kit.moon.course import CARDS, RESOURCES, hearts_on, resources_of, rovers_of, set_flags
from kit.moon.scene import events, flipped, is_flipped, last_round, rover_on, score
from kit.moon.stage import Stage
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS
from moonbase.games.moon.rules.table.state import INCOME, lying_on, set_own

works = Working()


# --- every structure


@pytest.mark.parametrize("id", [face.id for face in STRUCTURES])
def test_a_structure_costs_what_its_file_says_and_produces_at_once(id: str) -> None:
    stage = ready(id).play(f"build {id}")
    assert id in stage.in_settlement(0)
    assert goods(stage) == list(face(id).values["production"])
    for flag, need, shown in zip(FLAGS, face(id).values["need"], face(id).values["flags"], strict=True):
        assert stage.flags(0, flag) == need + shown


def test_the_log_says_what_a_construct_cost() -> None:
    assert events(ready("S2-06").play("build S2-06"), "built") == ["Seat 0 constructs Fusion Kettle for 1 Water and 2 Metal."]
    assert events(ready("S1-01").play("build S1-01"), "built_free") == ["Seat 0 constructs Solar Blanket for free."]


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


def test_none_was_left_out() -> None:
    assert works.idle("structure", "base") == []

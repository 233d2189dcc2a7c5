"""Every Reputation claimed and at work, held against the numbers in its card file."""

from collections.abc import Callable, Sequence

import pytest

from games.moon.cards.effects import EVERY_KIND, NAMES, Working, bag, face, goods, hearts, of, ready, step
from kit.moon.course import CARDS, hearts_on, resources_of, set_flags, with_cards
from kit.moon.scene import flipped, hearts_on_reputation, hearts_put, holder, is_flipped, score
from kit.moon.stage import Stage
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS, GOODS
from moonbase.games.moon.rules.table.state import INCOME, set_own

works = Working()


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


@pytest.mark.parametrize(("on", "second"), [("", "S1-26"), ('on = "grey", ', "S1-10")])
def test_a_reputation_may_take_something_off_the_first_card_of_a_turn(on: str, second: str) -> None:
    stage = with_cards(Stage(), f'[card."RS-4"]\ndo = [{{ discount = 1, {on}first = true }}]\n[card."S1-26"]\ncost = {{ metal = 1 }}\n')
    stage.own_reputation(0, "RS-4").settle(0, "S1-27").goods(0, metal=1)
    stage.hand(0, "S1-24", second)  # LED Garden, grey, for 1 Energy
    stage.play("build S1-24")
    assert stage.has(0, "metal") == 1
    stage.play("obelisk S1-27")
    assert stage.has(0, "metal") == 0


def test_none_was_left_out() -> None:
    assert works.idle("reputation") == []

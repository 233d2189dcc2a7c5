"""Publicly known facts about the cards of Moon, each with its source.

S0 is the rulebook marked v3.2, S1 the one marked v1.0, S2 a one-page summary of the printed game; W3 to W9 are the publisher's
updates, reviews and rules teaches.
"""

from typing import Any

import pytest

from moonbase.cards import CardSet, Face, Op
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS

OBELISKS = ("S1-27", "S2-30", "S3-36")


def op(verb: str, main: Any, **others: Any) -> Op:
    return Op(verb, {verb: main, **others})


def named(cards: CardSet, name: str) -> Face:
    (face,) = [face for face in cards.faces if face.name == name]
    return face


def structures(cards: CardSet, era: int) -> list[Face]:
    return [face for face in cards.table("structure") if face.values["era"] == era]


def copies(faces: list[Face]) -> int:
    return sum(face.values["copies"] for face in faces)


# --- S0, list of components


@pytest.mark.parametrize(("era", "count"), [(1, 34), (2, 34), (3, 36)])
def test_structures_of_each_era_s0(cards: CardSet, era: int, count: int) -> None:
    assert copies(structures(cards, era)) == count


def test_expeditions_s0(cards: CardSet) -> None:
    eras = [face.values["era"] for face in cards.table("expedition") if not face.values["first"]]
    assert {era: eras.count(era) for era in eras} == {1: 6, 2: 6, 3: 6}
    assert [face.values["first"] for face in cards.table("expedition") if face.values["first"]] == ["2-3", "4-5"]


def test_reputations_s0(cards: CardSet) -> None:
    levels = [face.values["level"] for face in cards.table("reputation")]
    assert [levels.count(level) for level in range(3)] == [8, 8, 8]


def test_bases_s0(cards: CardSet) -> None:
    assert len(cards.table("base")) == 5


# --- S0 S1, set-up: what is taken out at two players


@pytest.mark.parametrize(("era", "marked"), [(1, 6), (2, 4), (3, 0)])
def test_marked_structures_s0_s1(cards: CardSet, era: int, marked: int) -> None:
    assert sum(face.values["three_plus"] for face in structures(cards, era)) == marked


@pytest.mark.parametrize("era", [1, 2, 3])
def test_two_expeditions_of_an_era_are_marked_s0_s1(cards: CardSet, era: int) -> None:
    assert sum(face.values["three_plus"] for face in cards.table("expedition") if face.values["era"] == era) == 2


def test_one_base_is_marked_s0_s1(cards: CardSet) -> None:
    assert sum(face.values["three_plus"] for face in cards.table("base")) == 1


def test_one_half_means_one_copy_at_two_players_s0_s1(cards: CardSet) -> None:
    halves = [face.values for face in cards.table("structure") if face.values["half"]]
    assert halves
    assert all((values["copies"], values["three_plus"]) == (2, 1) for values in halves)


# --- colours


def test_only_obelisks_are_red_s0_s1(cards: CardSet) -> None:
    red = [face for face in cards.table("structure") if face.values["colour"] == codes.RED]
    assert [face.id for face in red] == list(OBELISKS)
    assert copies(red) >= 2


COLOUR_OF = {
    "Reservoir": "pink",  # S0 S1: it is flipped
    "Charger": "pink",  # S0 S1: it is flipped
    "Rover Stop": "pink",  # S0 S1: it has a flip action
    "Embassy": "pink",  # S0 S1: it uses up the flip of the turn
    "Printer": "pink",  # S0 S1, follows: an extra build by flipping
    "Particle Beam": "pink",  # S0 S1 W5, follows
    "Antenna": "pink",  # S0 S1, follows: it is used
    "Takeout Hub": "pink",  # S0 S1 W5, follows
    "Distiller": "grey",  # S0 S1, follows: it holds Hearts
    "LED Garden": "grey",  # S0 S1, follows: it holds Hearts
    "Hackerspace": "grey",  # S0 S1, follows: it holds Hearts
    "Stockbrokers": "grey",  # S0 S1, follows: it scores at the end
    "Workers Union": "grey",  # S0 S1: final scoring example
    "Opera House": "grey",  # S0 S1: final scoring example
}


@pytest.mark.parametrize("name", COLOUR_OF)
def test_colours_of_named_structures(cards: CardSet, name: str) -> None:
    assert COLOURS[named(cards, name).values["colour"]] == COLOUR_OF[name]


# --- S0 S1, reference lists: which names are in which Era

NAMES_OF_ERA = {
    1: (
        "Printer", "Particle Beam", "Junkyard", "Antenna", "Distiller", "Reservoir",
        "LED Garden", "Charger", "Hackerspace", "Rover Stop", "Obelisk", "Garage",
    ),
    2: ("Fragmenter", "Science Club", "Robot Factory", "Engineering", "Radio Tower", "Archive", "Embassy", "Atom Builder"),
    3: ("Takeout Hub", "Stockbrokers"),
}  # fmt: skip


@pytest.mark.parametrize(("era", "name"), [(era, name) for era, names in NAMES_OF_ERA.items() for name in names])
def test_named_structures_are_in_their_era_s0_s1(cards: CardSet, era: int, name: str) -> None:
    assert named(cards, name).values["era"] == era


@pytest.mark.parametrize(("era", "name"), [(1, "Hyped"), (2, "Insightful"), (2, "Psychic"), (3, "Reckless")])
def test_named_expeditions_are_in_their_era_s0_s1_w3(cards: CardSet, era: int, name: str) -> None:
    assert named(cards, f"{name} Expedition").values["era"] == era


@pytest.mark.parametrize("name", ["Versatile", "Innovative", "Specialised", "Creative", "Capable"])
def test_named_reputations_exist_s0_s1(cards: CardSet, name: str) -> None:
    assert named(cards, name).table == "reputation"


# --- effects that are wholly known, as op trees

WHOLE = {
    "Printer": (codes.FLIP, [op("pay", {"metal": 1}), op("build", "stack")]),  # S0 S1
    "Particle Beam": (codes.FLIP, [op("pay", {"energy": 1}), op("build", "discard")]),  # S0 S1 W5
    "Distiller": (codes.ALWAYS, [op("mirror", "flag:food")]),  # S0 S1
    "Reservoir": (codes.FLIP, [op("score", 1, per="resource:water")]),  # S0 S1
    "LED Garden": (codes.ALWAYS, [op("mirror", "production:bio")]),  # S0 S1
    "Charger": (codes.FLIP, [op("pay_up_to", "energy"), op("score", "X", per="paid")]),  # S0 S1: 4 Energy in Era I make 12
    "Hackerspace": (codes.ON_SPEND, [op("put", 1)]),  # S0 S1
    "Obelisk": (codes.SPECIAL, [op("special", "obelisk")]),  # S0 S1
    "Embassy": (codes.FLIP, [op("free", True)]),  # S0 S1
    "Atom Builder": (codes.FLIP, [op("convert", True)]),  # S0 S1
    "Takeout Hub": (codes.FLIP, [op("unflip", 1)]),  # S0 S1 W5
    "Workers Union": (codes.END, [op("score", 2, per="blue")]),  # S0 S1: 10 blue cards pay 20
    "Opera House": (codes.END, [op("score", 12)]),  # S0 S1: pays 12 in the example
    "First Expedition 2-3": (codes.BONUS, [op("swap", "stack")]),  # S0 S1
    "Psychic Expedition": (codes.BONUS, [op("recall", 1)]),  # W3
    "Capable": (codes.CLAIMED, [op("voucher", True)]),  # S0 S1
}


@pytest.mark.parametrize("name", WHOLE)
def test_known_effects(cards: CardSet, name: str) -> None:
    face = named(cards, name)
    assert (face.values["when"], list(face.ops)) == WHOLE[name]


def test_hackerspace_watches_metal_s0_s1(cards: CardSet) -> None:
    assert named(cards, "Hackerspace").values["kind"] == codes.METAL


# --- effects of which a part is known: the verb, and what it works on

PARTS: dict[str, tuple[str, dict[str, Any]]] = {
    "Antenna": ("score", {"per": "winning"}),  # S0 S1: Hearts for Flags being won
    "Hyped Expedition": ("score", {"per": "winning"}),  # S0 S1: the same test
    "Rover Stop": ("special", {"special": "gather"}),  # S0 S1: all Rovers move onto it
    "Fragmenter": ("rewards", {}),  # S0 S1: several assimilation rewards, each of another card
    "Science Club": ("give", {"give": 1}),  # S0 S1: one Resource to one other player
    "Robot Factory": ("gain_kind", {}),  # S0 S1: Resources of one kind
    "Engineering": ("produce", {"produce": "blue"}),  # S0 S1: production of a blue structure
    "Radio Tower": ("reward", {}),  # S0 S1: Hearts on one Flag Reward
    "Archive": ("build", {"build": "previous"}),  # S0 S1: the previous-Era deck
    "Stockbrokers": ("score", {"per": "grey"}),  # S0 S1: it counts itself
    "Insightful Expedition": ("put", {"on": "empty grey"}),  # S0 S1: an empty grey structure
    "Reckless Expedition": ("special", {"special": "scrap"}),  # S0 S1: the Rover is thrown away after its use
    "Innovative": ("gain_any", {}),  # S0 S1: kinds freely mixed
    "Creative": ("unflip", {}),  # S0 S1: pink cards come back
}


@pytest.mark.parametrize("name", PARTS)
def test_known_parts_of_effects(cards: CardSet, name: str) -> None:
    verb, args = PARTS[name]
    steps = [step for step in named(cards, name).ops if step.verb == verb]
    assert any(args.items() <= step.args.items() for step in steps)


def test_fragmenter_takes_several_s0_s1(cards: CardSet) -> None:
    assert named(cards, "Fragmenter").ops[0].main > 1


def test_specialised_pays_for_parking_s0_s1(cards: CardSet) -> None:
    assert named(cards, "Specialised").values["when"] == codes.ON_PARK


def test_reckless_touches_parking_s0_s1(cards: CardSet) -> None:
    assert named(cards, "Reckless Expedition").values["when"] == codes.ON_PARK


def test_versatile_asks_for_the_four_colours_s0_s1(cards: CardSet) -> None:
    values = named(cards, "Versatile").values
    assert (values["require"], values["least"]) == ((codes.COLOURS_HELD, 0), 4)


def test_capable_counts_what_was_spent_s0_s1(cards: CardSet) -> None:
    assert named(cards, "Capable").values["require"] == (codes.SPENT, 0)


def test_some_reputation_makes_grey_cheaper_s0_s1(cards: CardSet) -> None:
    assert any(step.verb == "discount" and step.args.get("on") == "grey" for face in cards.table("reputation") for step in face.ops)


def test_some_reputation_gives_a_build_s0_s1(cards: CardSet) -> None:
    assert any(step.verb == "build" for face in cards.table("reputation") for step in face.ops)


def test_some_reputation_holds_hearts_s0_s1(cards: CardSet) -> None:
    assert any(step == op("put", 1) for face in cards.table("reputation") for step in face.ops)


def test_some_expedition_gives_a_resource_s0_s1(cards: CardSet) -> None:
    assert [op("gain_any", 1)] in [list(face.ops) for face in cards.table("expedition")]


def test_some_expedition_trades_a_resource_for_a_heart_w5(cards: CardSet) -> None:
    assert [op("pay_any", 1), op("score", 1)] in [list(face.ops) for face in cards.table("expedition")]


@pytest.mark.parametrize("id", OBELISKS)
def test_an_obelisk_assimilates_for_x_s0_s1(cards: CardSet, id: str) -> None:
    assert cards.face(id).values["assimilate"] == (0, 0, 0, 0, 0, codes.X_HEARTS)


def test_each_base_has_one_symbol_and_one_flag_w5_w9(cards: CardSet) -> None:
    for face in cards.table("base"):
        assert sum(face.values["production"]) == 1
        assert sum(face.values["flags"]) == 1
    assert len({(face.values["production"], face.values["flags"]) for face in cards.table("base")}) == 5


def test_one_base_makes_water_s0_s1(cards: CardSet) -> None:
    assert sum(face.values["production"][codes.WATER] for face in cards.table("base")) == 1


def test_a_cost_of_three_of_one_kind_exists_s0_s1(cards: CardSet) -> None:
    assert any(3 in face.values["cost"] for face in cards.table("structure"))


def test_no_card_for_the_end_uses_x_s2(cards: CardSet) -> None:
    ends = [row for face in cards.faces if face.values.get("when") == codes.END for row in face.rows]
    assert all(row[codes.AT_N] != codes.X_HEARTS for row in ends)

"""The reconstruction keeps to its brief: the split of colours, the flag themes, the price levels, and a source on everything."""

import pytest

from moonbase.cards import CardSet, Face
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, FLAGS

MOST_SPECIALS = 5
SPLIT = {
    1: {"blue": 11, "yellow": 11, "pink": 6, "grey": 4, "red": 2},
    2: {"blue": 10, "yellow": 10, "pink": 8, "grey": 5, "red": 1},
    3: {"blue": 8, "yellow": 9, "pink": 5, "grey": 13, "red": 1},
}
THEMES = {
    "industry": "S1-06 S1-26 S2-06 S2-08 S2-17 S2-19 S2-20 S2-26 S3-08 S3-24",  # more Resources
    "housing": "S1-19 S2-14 S2-15 S2-21 S2-23 S2-27 S3-14 S3-15 S3-16 S3-21 S3-26 S3-30 S3-35",  # more Flags, Hearts for Flags
    "transport": "S1-05 S1-22 S2-05 S2-25 S3-05 S3-20 S3-29 S3-35",  # Rovers
    "food": "S1-20 S1-21 S1-23 S2-07 S2-28 S3-06 S3-19 S3-23 S3-28",  # Hearts directly
    "science": "S1-17 S1-18 S1-25 S2-18 S2-22 S2-29 S3-22 S3-27 S3-33",  # odd powers, extra cards
}
CHEAP = ("S3-18",)
"""Below the price level of its Era on purpose: it only gives another card back."""


def structures(cards: CardSet, era: int) -> list[Face]:
    return [face for face in cards.table("structure") if face.values["era"] == era]


def test_sizes(cards: CardSet) -> None:
    sizes = {table: len(cards.table(table)) for table in ("structure", "expedition", "reputation", "base")}
    assert sizes == {"structure": 93, "expedition": 20, "reputation": 24, "base": 5}
    assert sum(face.values["copies"] for face in cards.table("structure")) == 104


@pytest.mark.parametrize("era", SPLIT)
def test_colours_of_an_era(cards: CardSet, era: int) -> None:
    counts = dict.fromkeys(COLOURS, 0)
    for face in structures(cards, era):
        counts[COLOURS[face.values["colour"]]] += face.values["copies"]
    assert counts == SPLIT[era]


def test_few_special_rules(cards: CardSet) -> None:
    specials = {step.main for face in cards.faces for step in face.ops if step.special}
    assert len(specials) <= MOST_SPECIALS
    assert sum(face.specials > 0 for face in cards.faces) == 5


@pytest.mark.parametrize("flag", FLAGS)
def test_flags_unlock_by_theme(cards: CardSet, flag: str) -> None:
    asking = [face.id for face in cards.table("structure") if face.values["need"][FLAGS.index(flag)]]
    assert asking == THEMES[flag].split()


def test_transport_flags_are_the_cheapest(cards: CardSet) -> None:
    def price(face: Face) -> float:
        return float(sum(face.values["cost"]) / sum(face.values["flags"]))

    for era in SPLIT:
        plain = [face for face in structures(cards, era) if sum(map(bool, face.values["flags"])) == 1]
        transport = [price(face) for face in plain if face.values["flags"][FLAGS.index("transport")]]
        assert min(transport) == min(map(price, plain))


@pytest.mark.parametrize(("era", "least", "most"), [(1, 0, 2), (2, 1, 3), (3, 2, 4)])
def test_prices_of_an_era(cards: CardSet, era: int, least: int, most: int) -> None:
    for face in structures(cards, era):
        if face.values["colour"] != codes.RED and face.id not in CHEAP:
            assert least <= sum(face.values["cost"]) <= most, face.name


def test_a_third_to_a_half_of_era_i_is_free(cards: CardSet) -> None:
    free = sum(face.values["copies"] for face in structures(cards, 1) if not any(face.values["cost"]))
    assert 34 / 3 <= free <= 34 / 2


def test_flags_asked_are_few(cards: CardSet) -> None:
    assert all(sum(face.values["need"]) <= 2 for face in cards.table("structure"))


def test_assimilation_pays_one_or_two_things_and_never_nothing(cards: CardSet) -> None:
    for face in cards.table("structure"):
        *others, hearts = face.values["assimilate"]
        assert 1 <= sum(others) + (1 if hearts == codes.X_HEARTS else hearts) <= 2, face.name


@pytest.mark.parametrize(("level", "hearts"), [(0, {2}), (1, {3, 4}), (2, {5, 6})])
def test_hearts_of_reputations(cards: CardSet, level: int, hearts: set[int]) -> None:
    assert {face.values["hearts"] for face in cards.table("reputation") if face.values["level"] == level} <= hearts


def test_nothing_but_an_obelisk_builds_from_the_hand(cards: CardSet) -> None:
    builds = {step.main for face in cards.faces for step in face.ops if step.verb == "build"}
    assert builds == {"stack", "discard", "previous", "top 3"}


def test_every_card_says_where_it_comes_from(cards: CardSet) -> None:
    words = {"rulebook", "public", "deduced", "reconstructed"}
    for face in cards.faces:
        assert {face.source, *face.sources.values()} <= words, face.id
        assert face.source not in face.sources.values()


def test_no_cost_of_a_structure_is_claimed_to_be_known(cards: CardSet) -> None:
    for face in cards.table("structure"):
        assert face.source_of("cost") == face.source_of("copies") == "reconstructed" or face.id == "S1-27", face.id
        if face.values["colour"] != codes.RED:
            assert face.source_of("assimilate") == "reconstructed", face.id


def test_order_of_faces(cards: CardSet) -> None:
    ids = [face.id for face in cards.faces]
    assert ids[:2] == ["S1-01", "S1-02"]
    assert ids[92:96] == ["S3-36", "X0-1", "X0-2", "X1-1"]
    assert ids[113:122] == [*(f"RB-{number}" for number in range(1, 9)), "RS-1"]
    assert ids[-5:] == ["B-1", "B-2", "B-3", "B-4", "B-5"]


def test_rows_are_as_wide_as_the_interpreter_reads(cards: CardSet) -> None:
    assert {len(row) for face in cards.faces for row in face.rows} == {codes.WIDTH}

"""The reconstruction keeps to its brief: few special rules, balanced stacks, a source on everything, a fixed fingerprint."""

import json
from collections import Counter

import pytest

from moonbase.cards import CardSet, Face
from moonbase.cards.reference import fields_of
from moonbase.cards.schema import file_schema
from moonbase.cards.shelf import parse
from moonbase.games.fromthemoon.cards.verbs import WORDS
from moonbase.games.fromthemoon.cards.vocabulary import FORMAT, packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import COLOURS, FACTIONS, GOODS, PLACES, PRICED, PRICES, RESOURCES, SHIPS

MOST_SPECIALS = 7
CODES = {verb.name: verb.code for verb in WORDS}
FINGERPRINT = "fc2c4f4b795c0bd4"
MAIN = {"europa": "water", "titan": "polymer", "mars": "metal"}


def test_few_special_rules(cards: CardSet) -> None:
    used = {step.verb for face in cards.faces for step in face.ops if step.special}
    known = {verb.name for verb in WORDS if verb.special}
    assert used == known
    assert len(known) <= MOST_SPECIALS


def test_the_codes_of_verbs_are_distinct() -> None:
    assert sorted(verb.code for verb in WORDS) == list(range(1, len(WORDS) + 1))


def test_lists_of_names_are_in_the_order_of_their_codes() -> None:
    assert [GOODS.index(name) for name in ("metal", "food", "energy", "battery", "achievement")] == [
        codes.METAL,
        codes.FOOD,
        codes.ENERGY,
        codes.BATTERY,
        codes.ACHIEVEMENT,
    ]
    assert (len(COLOURS), len(RESOURCES), len(PRICED), len(GOODS)) == (codes.COLOURS, codes.RES, codes.PRICED, codes.GOODS)
    assert [SHIPS.index(name) for name in ("europa", "titan", "mars")] == [codes.EUROPA, codes.TITAN, codes.MARS]
    assert (FACTIONS.index("pioneers"), FACTIONS.index("scholars"), len(FACTIONS)) == (codes.PIONEERS, codes.SCHOLARS, codes.FACTIONS)
    assert (PLACES.index("greenhouse"), PLACES.index("large")) == (codes.AT_GREENHOUSE, codes.AT_LARGE)
    assert (PRICES.index("recruit"), PRICES.index("greenhouse stack")) == (codes.FOR_RECRUIT, codes.FOR_STACK)
    assert (PRICES.index("lab row 1"), PRICES.index("food"), PRICES.index("energy")) == (codes.FOR_ROW, codes.FOR_FOOD, codes.FOR_ENERGY)
    assert len(PRICES) == codes.PRICES


def test_rows_are_as_wide_as_the_interpreter_reads(cards: CardSet) -> None:
    assert {len(row) for face in cards.faces for row in face.rows} == {codes.WIDTH}


def test_rows_of_a_program(cards: CardSet) -> None:
    europa = (CODES["approve"], 0, codes.TO_EUROPA, 0, codes.CONSTRUCT)
    assert cards.face("L-06").rows == (europa, (codes.OR, 0, 0, 0, 0), (CODES["gain"], 1, codes.WATER, 0, 0))
    assert cards.face("F-3").rows == ((CODES["gain"], 2, codes.ENERGY, codes.OWN_ROVERS, 0),)
    assert cards.face("S-06").rows == ((CODES["greenhouse"], 1, 0, 0, codes.FROM_STACK),)
    assert cards.face("C-2").rows[1:] == (
        (CODES["recruit_surcharge"], 1, codes.METAL, 0, 0),
        (CODES["recruit_surcharge"], 1, codes.ENERGY, 0, 0),
    )


def test_a_battery_comes_before_the_energy_that_it_can_hold(cards: CardSet) -> None:
    assert cards.face("F-8").rows == ((CODES["gain"], 1, codes.BATTERY, 0, 0), (CODES["gain"], 1, codes.ENERGY, 0, 0))


def test_every_face_says_where_it_comes_from(cards: CardSet) -> None:
    words = {"rulebook", "public", "deduced", "reconstructed"}
    for face in cards.faces:
        assert {face.source, *face.sources.values()} <= words, face.id
        assert face.source not in face.sources.values()


def test_the_files_say_no_source_twice() -> None:
    for name, text in packaged_cards().items():
        for faces in parse(name, text).values():
            assert all(face["source"] not in face.get("source_of", {}).values() for face in faces)


def price(face: Face) -> int:
    return sum(face.values["cost"])


@pytest.mark.parametrize("ship", SHIPS)
def test_each_ship_has_a_main_resource(cards: CardSet, ship: str) -> None:
    missions = [face for face in cards.table("mission") if face.values["ship"] == SHIPS.index(ship)]
    assert all(face.values["cost"][COLOURS.index(MAIN[ship])] for face in missions)


def test_dearer_parts_pay_more(cards: CardSet) -> None:
    for face in cards.table("mission"):
        assert 1 <= price(face) <= 4
        assert 2 * price(face) <= face.values["points"] <= 3 * price(face)


def test_improvements_pay_more_from_place_to_place(cards: CardSet) -> None:
    for ship in range(codes.SHIPS):
        points = [face.values["points"] for face in cards.table("improvement") if face.values["ship"] == ship]
        assert points == sorted(points) == [2, 3, 3, 4, 5, 6]


def test_copies_of_laboratories(cards: CardSet) -> None:
    assert Counter(face.values["copies"] for face in cards.table("lab")) == {3: 10, 4: 4, 2: 4}


def test_levels_of_small_buildings(cards: CardSet) -> None:
    assert Counter(face.values["level"] for face in cards.table("small")) == {1: 5, 2: 4, 3: 4}
    assert [price(face) for face in cards.table("level")] == [3, 4, 6]
    assert {face.values["picked"] for face in cards.table("level")} == {2}


def test_refill_numbers(cards: CardSet) -> None:
    assert {face.values["refill"] for face in cards.table("progress")} == {3, 4}
    assert len({face.values["when"] for face in cards.table("progress")}) == 10


def test_greenhouses_on_the_two_spaces_are_as_many_as_players(cards: CardSet) -> None:
    assert [sum(face.values["greenhouses"]) for face in cards.table("setup")] == [2, 2, 3, 4]


def test_the_opening_feeds_the_starting_team_once(cards: CardSet) -> None:
    """Architects and Cyborgs apart: the first find food in time, the others eat none."""
    for face in cards.table("faction"):
        if face.name not in ("Architects", "Cyborgs"):
            assert face.values["start"][codes.FOOD] >= codes.ROVERS
        assert face.values["batteries"] == 4


def test_order_of_faces(cards: CardSet) -> None:
    assert [table.name for table in FORMAT.tables] == list(dict.fromkeys(face.table for face in cards.faces))
    assert [face.id for face in cards.table("mission")][::6] == ["ME-1", "MT-1", "MM-1"]
    assert [face.values["of"] for face in cards.table("price")] == list(range(codes.PRICES))


def test_fingerprint(cards: CardSet) -> None:
    """The fingerprint changes with play; an intended change writes the new one here."""
    assert cards.fingerprint == read_cards(packaged_cards()).fingerprint == FINGERPRINT


def test_the_format_describes_itself() -> None:
    schema = file_schema(FORMAT, "From the Moon")
    assert json.loads(json.dumps(schema)) == schema
    assert {table.name for table in FORMAT.tables} < set(schema["properties"])
    assert all(table.about and fields_of(table).rows for table in FORMAT.tables)

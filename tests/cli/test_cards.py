"""``moonbase cards``."""

import json
from pathlib import Path

import pytest

from kit.command import moonbase

NEEDED = [
    "id",
    "name",
    "deck",
    "era",
    "colour",
    "copies",
    "three_plus",
    "source",
    "text",
    "sources",
    "cost",
    "need",
    "production",
    "flags",
    "assimilate",
    "requirement",
    "hearts",
]
DECKS = {"structure": 104, "expedition": 18, "first expedition": 2, "reputation": 24, "base": 5}


def test_all_cards_as_one_object() -> None:
    ran = moonbase("cards", "moon", "--json")
    assert (ran.code, ran.err) == (0, "")
    shown = json.loads(ran.out)
    assert len(shown["fingerprint"]) == 16
    cards = shown["cards"]
    assert not [(card["id"], key) for card in cards for key in NEEDED if key not in card]
    assert {deck: sum(card["copies"] for card in cards if card["deck"] == deck) for deck in DECKS} == DECKS
    assert all((card["era"] is None) == (card["deck"] in ("reputation", "base", "first expedition")) for card in cards)
    assert sum(card["three_plus"] for card in cards if card["deck"] == "structure") == 10
    assert all(card["text"] for card in cards)


def test_one_card_by_id_or_by_name() -> None:
    by_id = moonbase("cards", "moon", "S1-17")
    by_name = moonbase("cards", "moon", "printer")
    assert by_id.out == by_name.out
    assert by_id.out.startswith("Printer (S1-17): Era I, pink\n")


@pytest.mark.parametrize(("language", "values"), [("en", "needs –; assimilate for X Hearts"), ("de", "braucht –; verwerten für X Herzen")])
def test_goods_are_counted_as_on_the_cards(language: str, values: str) -> None:
    assert values in moonbase("cards", "moon", "S1-27", "--language", language).out


@pytest.mark.parametrize(("language", "values"), [("en", "1 Housing Flag, 1 Transport Flag"), ("de", "1 Wohnflagge, 1 Verkehrsflagge")])
def test_flags_are_named_as_on_the_cards(language: str, values: str) -> None:
    assert values in moonbase("cards", "moon", "S3-35", "--language", language).out


def test_the_nearest_card_is_named() -> None:
    ran = moonbase("cards", "moon", "distilller")
    assert (ran.code, ran.err) == (2, "moonbase: no card 'distilller'; did you mean 'Distiller'?\n")


def test_an_owner_sees_the_changed_card_and_its_source(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[card."S1-17"]\ncost = { metal = 3 }\n')
    ran = moonbase("cards", "moon", "--set", str(file), "S1-17", "--json")
    (card,) = json.loads(ran.out)["cards"]
    assert card["cost"] == {"metal": 3}
    assert card["sources"]["cost"] == "owner"


def test_every_fault_of_a_card_file_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[card."S1-17"]\ncost = { mettal = 3 }\nera = 9\n')
    ran = moonbase("cards", "moon", "--set", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 2
    assert all(line.startswith("moonbase: S1-17 > ") for line in ran.err.splitlines())
    short = moonbase("sim", "moon", "--set", str(file))
    assert short.code == 2
    assert short.err.endswith("(and 1 more; 'moonbase cards' with this --set lists all)\n")


@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_known_and_reconstructed_values_are_counted(name: str) -> None:
    told = json.loads(moonbase("cards", name, "--sources", "--json").out)["sources"]
    assert told["by_source"]["owner"] == 0
    assert told["values"] - told["known_values"] == told["by_source"]["reconstructed"] > 0
    assert sum(told["by_source"].values()) == told["values"] == sum(each["values"] for each in told["by_table"].values())
    cards = json.loads(moonbase("cards", name, "--json").out)
    assert cards["sources"] == told
    assert told["faces"] == len(cards["cards"])
    assert told["known_faces"] < told["faces"]
    sentence = f"{told['known_values']} of {told['values']} values are known and {told['by_source']['reconstructed']} reconstructed;"
    assert sentence in moonbase("cards", name, "--sources").out
    assert sentence in moonbase("cards", name).out


def test_values_of_an_owner_are_known(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[card."S1-01"]\nassimilate = { water = 2 }\n')
    before, after = (
        json.loads(moonbase("cards", "moon", "--sources", "--json", *given).out)["sources"] for given in ([], ["--set", str(file)])
    )
    assert (after["by_source"]["owner"], after["known_values"]) == (1, before["known_values"] + 1)


@pytest.mark.parametrize(("name", "words"), [("moon", ["[[reputation]]", "pay_up_to"]), ("fromthemoon", ["[[zone_card]]", "send corner"])])
def test_the_schema_is_for_people_and_for_programs(name: str, words: list[str]) -> None:
    told = moonbase("cards", name, "--schema")
    assert told.code == 0
    assert all(word in told.out for word in words)
    assert max(map(len, told.out.splitlines())) <= 100
    schema = json.loads(moonbase("cards", name, "--schema", "--json").out)
    assert schema["properties"]["game"]["const"] == name
    assert all(schema["properties"][table.strip("[]")]["description"] for table in words[:1])


def test_the_schema_is_that_of_every_file() -> None:
    ran = moonbase("cards", "moon", "printer", "--schema")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "moonbase: --schema explains every card file of a game; leave out names, --set and --sources\n"


def test_a_file_for_the_other_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "fromthemoon"\n')
    ran = moonbase("cards", "moon", "--set", str(file))
    assert (ran.code, ran.err) == (2, f"moonbase: {file}: this card file is for fromthemoon, not for moon\n")


def test_a_card_file_may_begin_with_the_mark_that_some_editors_write(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "my box"\n[card."S1-25"]\ncost = { metal = 2 }\n', encoding="utf-8-sig")
    ran = moonbase("cards", "moon", "S1-25", "--set", str(file), "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["cards"][0]["cost"] == {"metal": 2}

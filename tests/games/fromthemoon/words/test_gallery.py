"""Every face as plain data, and the effects as names."""

import json

import pytest

from moonbase.cards import CardSet
from moonbase.catalog.registry import game_of
from moonbase.games.fromthemoon.cards.effect import effect
from moonbase.games.fromthemoon.cards.gallery import effect_names, gallery
from moonbase.languages.speech import Speech, spoken_gallery

KEYS = [
    *("id", "name", "deck", "copies", "players", "ship", "faction", "level", "cost", "points", "when", "refill"),
    *("facts", "effect", "text", "source", "sources", "note"),
]


def test_every_face_has_the_same_keys_and_is_plain(cards: CardSet, english: Speech) -> None:
    views = [english.spoken(view) for view in gallery(cards)]
    assert [view["id"] for view in views] == [face.id for face in cards.faces]
    assert all(list(view) == KEYS for view in views)
    assert json.loads(json.dumps(views)) == views


def test_facts_are_named(cards: CardSet) -> None:
    by_id = {view["id"]: view for view in gallery(cards)}
    part = by_id["IE-4"]
    assert (part["ship"], part["cost"], part["points"]) == ("europa", {"metal": 1, "water": 1, "energy": 1}, 4)
    assert part["facts"] == {"position": 4}
    assert by_id["L-06"]["copies"] == 4
    assert by_id["P-01"]["when"] == "foundation"
    assert by_id["F-1"]["deck"] == "faction building"
    assert by_id["C-1"]["facts"] == {"batteries": 4, "start": {"metal": 1, "water": 1, "polymer": 1, "food": 3}, "greenhouses": 0}
    assert by_id["PR-08"]["facts"] == {"of": "greenhouse stack"}
    assert by_id["O-1"]["facts"] == {"count": "achievements", "least": 12, "space": 0, "launch": {}}


def test_effects_are_told_in_steps(cards: CardSet) -> None:
    effects = {view["id"]: view["effect"] for view in gallery(cards)}
    assert effects["L-01"] == [[{"do": "gain", "goods": {"energy": 1}}], [{"do": "gain", "goods": {"battery": 1}}]]
    assert effects["T-04"] == [[{"do": "approve", "ships": ["europa", "mars"]}]]
    every = ["europa", "titan", "mars"]
    assert effects["T-16"] == [[{"do": "pay", "goods": {"energy": 1}}, {"do": "approve", "ships": every, "only": "construct"}]]
    assert effects["K-1"] == [[{"do": "gain", "goods": {"food": 1}, "per": "corner buildings"}]]
    assert effects["S-06"] == [[{"do": "greenhouse", "n": 1, "from": "stack"}]]
    assert effects["C-2"] == [[{"do": "no_food"}, {"do": "recruit_surcharge", "goods": {"metal": 1, "energy": 1}}]]
    assert effects["BG-1"] == []


def test_every_step_is_told(cards: CardSet) -> None:
    for face in cards.faces:
        assert [step["do"] for side in effect(face.ops) for step in side] == [op.verb for op in face.ops if op.verb != "or"]


def test_effects_are_named_whole_and_by_side(cards: CardSet, english: Speech) -> None:
    names = {name: english.say(text) for name, text in effect_names(cards).items()}
    assert names["effect:L-01"] == "gain 1 energy or 1 battery"
    assert (names["effect:L-01/0"], names["effect:L-01/1"]) == ("gain 1 energy", "gain 1 battery")
    assert names["effect:T-02/0"] == names["effect:T-02"] == "pay 1 energy to train 1 specialist"
    assert names["effect:G-01"] == "At the end of the game: score 3 points for each specialist you have"
    assert names["effect:F-2/0"] == "train 1 specialist for free"
    assert "effect:L-07/1" not in names
    assert "effect:C-2/0" not in names  # a standing rule is not chosen
    assert "effect:BG-1" not in names  # this space pays nothing
    assert not [name for name, text in names.items() if text.endswith(".")]


@pytest.mark.parametrize(("cost", "price"), [("energy = 2", "2 energy"), ("energy = 1, food = 2", "2 food and 1 energy"), ("", "nothing")])
def test_an_offer_of_research_names_the_price_of_the_set(cost: str, price: str) -> None:
    cards = spoken_gallery(game_of("fromthemoon", f'[card."PR-07"]\ncost = {{ {cost} }}'))
    (text,) = [str(card["text"]) for card in cards if card["id"] == "C-8"]
    assert text.endswith(f"you may do a Special Research for {price}.")

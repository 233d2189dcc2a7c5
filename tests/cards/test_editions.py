"""Named sets of cards never change, and every set can be made again from its text."""

import json

import pytest

from moonbase.cards import CardError
from moonbase.catalog.registry import GAMES, entry, game, game_again, game_of, game_played
from moonbase.engine.game import Game

FROZEN = {("moon", "2026-11"): "be2500b513654405", ("fromthemoon", "2026-11"): "fc2c4f4b795c0bd4"}
"""Records and tables stand on these: a line is added with each new set, and none is ever changed."""

OVERLAYS = {
    "moon": 'name = "my box"\n[card."S1-17"]\nname = "Printer"\ncost = { energy = 1, metal = 1 }\nneed = {}\n',
    "fromthemoon": 'name = "my box"\n[card."T-04"]\nname = "Elsewhere"\n',
}
each_game = pytest.mark.parametrize("name", GAMES)


def same(one: Game, other: Game) -> bool:
    return (one.card_set, one.gallery(), one.set_name, one.set_text) == (other.card_set, other.gallery(), other.set_name, other.set_text)


@pytest.mark.parametrize(("name", "edition"), FROZEN)
def test_a_named_set_is_what_it_was(name: str, edition: str) -> None:
    assert game_again(name, json.dumps({"from": edition, "changes": {}})).card_set == FROZEN[name, edition]


@each_game
def test_every_named_set_is_pinned(name: str) -> None:
    assert {(name, edition) for edition in entry(name).editions.names} == {pinned for pinned in FROZEN if pinned[0] == name}


@each_game
def test_a_set_is_made_again_from_its_text(name: str) -> None:
    for made in (game(name), game_of(name, OVERLAYS[name])):
        assert made.set_text is not None
        assert same(game_again(name, made.set_text), made)
    assert len(game_of(name, OVERLAYS[name]).set_text or "") < 400, "a text has what differs, and no more"


@each_game
def test_an_owner_s_file_lies_over_a_named_set(name: str) -> None:
    edition = entry(name).editions.text("2026-11")
    laid, mine = game_again(name, edition, OVERLAYS[name]), game_of(name, OVERLAYS[name])
    assert (laid.card_set, laid.set_name) == (mine.card_set, mine.set_name)
    before = {card["id"]: card for card in game_again(name, edition).gallery()}
    (changed,) = [card for card in laid.gallery() if card != before[card["id"]]]
    assert changed in mine.gallery()


def test_the_cards_that_a_game_was_played_with_are_found() -> None:
    now, mine = game("moon"), game_of("moon", OVERLAYS["moon"])
    assert same(game_played("moon", now.card_set), now)
    assert same(game_played("moon", mine.card_set, mine.set_text), mine)
    assert same(game_played("moon", mine.card_set, None, OVERLAYS["moon"]), mine)
    assert same(game_played("moon", now.card_set, mine.set_text), now), "the fingerprint decides"
    assert same(game_played("moon", "0123456789abcdef", mine.set_text), now), "whoever opens the record says that they differ"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no JSON", "cards: this is not JSON"),
        ("[" * 100_000, "cards: this is not JSON, or nested too deeply"),
        ("[]", "cards: expected an object with 'from' and 'changes'"),
        ('{"from": "2026-11", "changes": {}, "more": 1}', "cards: expected an object"),
        ('{"from": "1066-10", "changes": {}}', "cards > from: unknown set '1066-10'; there is 2026-11"),
        ('{"from": ["2026-11"], "changes": {}}', "cards > from: unknown set a list"),
        ('{"from": "2026-11", "changes": {"cards": 7}}', "cards: expected tables of cards, not 7"),
        ('{"from": "2026-11", "changes": {"cards": {"wonder": {}}}}', "cards: unknown table 'wonder'"),
        ('{"from": "2026-11", "changes": {"cards": {"structure": 7}}}', "cards > structure: expected [[structure]], not 7"),
        ('{"from": "2026-11", "changes": {"cards": {"structure": {"S1-01": 7}}}}', "cards > structure[92]: expected a card, not 7"),
        ('{"from": "2026-11", "changes": {"cards": {"structure": {"S1-01": {"cost": {"cheese": 1}}}}}}', "S1-01 > cost: unknown"),
        ('{"from": "2026-11", "changes": {"cards": {"structure": {"S1-01": {"era": 1.5}}}}}', "S1-01 > era: expected"),
        ('{"from": "2026-11", "changes": {"name": null}}', "name: expected one line of text"),
        ('{"from": "2026-11", "changes": {"names": "x"}}', "unknown key 'names'; did you mean 'name'?"),
    ],
)
def test_a_text_that_is_no_card_set_is_refused(text: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        game_again("moon", text)
    assert str(caught.value).startswith(message)

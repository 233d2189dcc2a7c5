"""Short words of From the Moon, made from the texts of its tiles."""

import json

import pytest

from kit.command import moonbase
from moonbase.catalog.registry import game
from moonbase.cli.games.fromthemoon.card_words import card_lines
from moonbase.cli.games.fromthemoon.digest import digest
from moonbase.cli.games.fromthemoon.short import brief, tight
from moonbase.cli.games.fromthemoon.team import price_of
from moonbase.cli.rendering.narrator import Narrator, seat_names, second_person
from moonbase.engine.text import Ref, Text
from moonbase.languages.speech import spoken_gallery

FTM = game("fromthemoon")

BRIEFLY = {
    "Activate: pay 1 energy to train 1 specialist.": "1E: train",
    "Activate: gain 1 food and 1 battery.": "+1F +1bat",
    "Activate: get an approval for Europa or Mars.": "approval Europa/Mars",
    "Activate: gain 1 resource of your choice or score 1 point.": "+1any or +1pt",
    "Income: gain 1 achievement and score 2 points.": "+1★ +2pt",
    "At the end: score 3 points for each improved greenhouse you have.": "end: 3pt/improved greenhouse",
    "A text of the owner.": "A text of the owner",
}


@pytest.mark.parametrize("text", BRIEFLY)
def test_effects_in_brief(text: str) -> None:
    assert brief(text) == BRIEFLY[text]


def test_the_effect_of_every_terrain_tile_fits_a_cell() -> None:
    long = {str(card["name"]): tight(str(card["text"])) for card in spoken_gallery(FTM) if card["deck"] == "terrain"}
    assert not {name: short for name, short in long.items() if len(short) > 19}


def test_prices_are_read_out_of_the_words() -> None:
    assert price_of("Take a greenhouse for 1 water and 1 polymer; bonus: gain 1 food") == "1W 1P"
    assert price_of("Recruit a grey astronaut into rover 1 for free") == "free"
    assert price_of("Gain 1 metal") == ""


def test_a_turn_is_told_in_one_line() -> None:
    narrator = Narrator(FTM, seat_names(["you", "greedy"]))
    seat = Ref("seat", "1")
    water = Text("goods.water", n=1)
    told = [
        Text("event.turn", seat=seat),
        Text("event.sent", seat=seat, n=2, card=Ref("card", "T-01")),
        Text("event.collected", seat=seat, what=[water]),
        Text("event.collected", seat=seat, what=[water]),
        Text("event.turn", seat=Ref("seat", "0")),
    ]
    assert digest(told, narrator) == ["Greedy 1 sends rover 2 to Open Regolith, collects 1 water, 1 water."]


def test_sentences_about_you() -> None:
    assert second_person("The pawn of You leaves the Progress track.") == "Your pawn leaves the Progress track."
    assert second_person("You cannot feed the team and loses the game.") == "You cannot feed the team and lose the game."


def test_every_tile_has_lines_of_text() -> None:
    for card in spoken_gallery(FTM):
        title, *rest = card_lines(card)
        assert title.startswith(f"{card['name']} ({card['id']}): {card['deck']}")
        assert rest[-1].startswith("  source: ")
    canteen = next(card for card in spoken_gallery(FTM) if card["name"] == "Canteen")
    assert card_lines(canteen)[:2] == ["Canteen (S-03): small, level 1", "  Income: gain 2 food."]


def test_the_command_cards() -> None:
    ran = moonbase("cards", "fromthemoon", "--json")
    assert (ran.code, ran.err) == (0, "")
    shown = json.loads(ran.out)
    assert shown["game"] == "fromthemoon"
    assert len(shown["fingerprint"]) == 16
    assert len(shown["cards"]) == len(FTM.gallery())
    named = moonbase("cards", "fromthemoon", "departure hall")
    assert named.out.startswith("Departure Hall (G-04): large\n  cost 2 metal, 1 water, 1 polymer, 3 energy\n")

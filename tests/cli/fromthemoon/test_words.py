"""Short words of From the Moon, made from what its tiles do."""

import json
from typing import Any

import pytest

from cli.tables import narrator_for
from kit.command import moonbase
from moonbase.catalog.registry import game
from moonbase.cli.games.fromthemoon.card_words import card_lines
from moonbase.cli.games.fromthemoon.digest import digest
from moonbase.cli.games.fromthemoon.prices import price_of
from moonbase.cli.games.fromthemoon.short import brief, tight
from moonbase.cli.rendering.narrator import Narrator, seat_names
from moonbase.engine.text import Ref, Text
from moonbase.languages.files import LANGUAGES

FTM = game("fromthemoon")


def tile(id: str) -> dict[str, Any]:
    return narrator_for(FTM, 2).gallery[id]


def made(effect: list[list[dict[str, Any]]], when: str | None = None) -> dict[str, Any]:
    return {"id": "T-01", "effect": effect, "when": when}


RESOURCE_OR_POINT = made([[{"do": "gain_any", "n": 1}], [{"do": "score", "n": 1}]])
BRIEFLY = {
    "1E: train": tile("T-02"),
    "+1F +1bat": tile("T-03"),
    "approval Europa/Mars": tile("T-04"),
    "+1any or +1pt": RESOURCE_OR_POINT,
    "+1★ +2pt": tile("S-13"),
    "end: +3pt/improved greenhouse": tile("G-05"),
    "train 2": made([[{"do": "train", "n": 2}]]),
    "take foundation: greenhouse": tile("F-7"),
    "1E: construct any ship": tile("T-16"),
}


@pytest.mark.parametrize("short", BRIEFLY)
def test_effects_in_brief(short: str) -> None:
    assert brief(BRIEFLY[short], narrator_for(FTM, 2)) == short


def test_a_rule_that_always_holds_is_said_in_words() -> None:
    narrator = narrator_for(FTM, 2)
    assert brief(tile("F-1"), narrator) == narrator.effect("F-1")
    assert "rim" in narrator.effect("F-1")


def test_an_effect_with_a_verb_that_has_no_short_words_is_said_in_words() -> None:
    narrator = narrator_for(FTM, 2)
    assert brief(made([[{"do": "unheard", "n": 1}]]), narrator) == narrator.effect("T-01")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_an_effect_in_brief(language: str) -> None:
    narrator = narrator_for(FTM, 2, language)
    shorts = {card["id"]: brief(card, narrator) for card in narrator.gallery.values() if card["effect"]}
    assert len(shorts) > 70
    assert all(shorts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_every_terrain_tile_fits_a_cell(language: str) -> None:
    narrator = narrator_for(FTM, 2, language)
    long = {card["name"]: tight(card, narrator) for card in narrator.gallery.values() if card["deck"] == "terrain"}
    assert not {name: short for name, short in long.items() if len(short) > 19}


def test_prices_come_from_the_terms_of_a_choice() -> None:
    narrator = narrator_for(FTM, 2)
    cost = Text("say.terms.cost", cost=[Text("goods.water", n=1), Text("goods.polymer", n=1)])
    bonus = Text("say.bonus", what=Text("say.greenhouse", terms=cost), effect=Ref("effect", "BG-2"))
    assert price_of(bonus, narrator) == "1W 1P"
    earning = Text("say.terms.earning", terms=Text("say.terms.less", terms=cost, n=1))
    assert price_of(Text("say.build_large", card=Ref("card", "G-01"), terms=earning), narrator) == "1W 1P"
    free = Text("say.recruit", colour=Text("colour.metal"), rover=1, terms=Text("say.terms.free"))
    assert price_of(free, narrator) == "free"
    assert price_of(Text("say.gain", what=Text("goods.metal", n=1)), narrator) == ""


def test_a_turn_is_told_in_one_line() -> None:
    narrator = Narrator(FTM, seat_names(["you", "greedy"]), 0)
    seat = Ref("seat", "1")
    water = Text("goods.water", n=1)
    told = [
        Text("event.turn", seat=seat),
        Text("event.sent", seat=seat, n=2, card=Ref("card", "T-01")),
        Text("event.collected", seat=seat, what=[water]),
        Text("event.collected", seat=seat, what=[water]),
        Text("event.turn", seat=Ref("seat", "0")),
    ]
    assert digest(told, narrator) == ["Greedy 1 sends rover 2 to Open Regolith and collects 2 water."]


def test_every_tile_has_lines_of_text() -> None:
    narrator = narrator_for(FTM, 2)
    for card in narrator.gallery.values():
        title, *rest = card_lines(card, narrator)
        assert str(title).startswith(f"{card['name']} ({card['id']}): {card['deck']}")
        assert str(rest[-1]).startswith("  source: ")
    assert [*map(str, card_lines(tile("S-03"), narrator))][:2] == ["Canteen (S-03): small, level 1", "  Income: gain 2 food."]


def test_the_command_cards() -> None:
    ran = moonbase("cards", "fromthemoon", "--json")
    assert (ran.code, ran.err) == (0, "")
    shown = json.loads(ran.out)
    assert shown["game"] == "fromthemoon"
    assert len(shown["fingerprint"]) == 16
    assert len(shown["cards"]) == len(FTM.gallery())
    named = moonbase("cards", "fromthemoon", "departure hall")
    assert named.out.startswith("Departure Hall (G-04): large\n  cost 2 metal, 1 water, 1 polymer, 3 energy\n")

"""The table in German shows no English word."""

import re
from pathlib import Path

import pytest

from cli.tables import decisions, drawn, renderer_for
from kit.command import moonbase
from kit.games import random_session
from kit.terminal import Screen
from moonbase.catalog.registry import GAMES, game
from moonbase.cli.rendering.choices import choices_of
from moonbase.engine.events import visible

GERMAN = "de_DE.UTF-8"
ENGLISH = re.compile(
    r"\b(the|and|of|or|your|you|are|is|it|to|from|with|by|for|not|no|none|nothing|takes?|gains?|scores?|pays?|turn|round|points?"
    r"|cards?|choose|build|score|free|food|left|more|what|which|why|claim|improved|costs?|game|players?|type|line)\b"
)
"""Lower-case English words that are no German ones, as ``hand`` and ``team`` are."""
NAMES = re.compile(r"moonbase play|From the Moon")
"""Shells read the same output in every language; the name of a game is the same too."""
ASKED = {
    "moon": (
        "?",
        "? zeichen",
        "liste",
        "hand",
        "ziele",
        "stapel",
        "zeige B",
        "tipp",
        "protokoll",
        "regel M5",
        "warum 1",
        "? 1",
        "regel",
        "sichern nirgends/x.txt",
    ),
    "fromthemoon": (
        *("?", "? zeichen", "liste", "plättchen", "schiffe", "markt", "labore", "ziele", "spieler", "schicken", "team", "bauen"),
        *("forschung", "zeige B", "tipp", "protokoll", "regel F8", "warum 1", "? 1", "999", "xyzzy", "zurück", "protokoll x"),
    ),
}


def english(shown: str) -> list[str]:
    return [line for line in NAMES.sub("", shown).splitlines() if ENGLISH.search(line)]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_and_all_that_can_be_asked_there(name: str, tmp_path: Path) -> None:
    with Screen("play", name, "--seed", "3", "--bots", "random", cwd=tmp_path, LANG=GERMAN) as screen:
        shown = [screen.read(), *(screen.type(typed).partition("\n")[2] for typed in ASKED[name])]
        assert [line for each in shown for line in english(each)] == []
        assert "Bis bald." in screen.type("ende")
        assert screen.code() == 0


@pytest.mark.parametrize("name", ["moon", pytest.param("fromthemoon", marks=pytest.mark.long)])
def test_every_picture_page_and_story_of_a_game(name: str) -> None:
    played = game(name)
    renderer, narrator = renderer_for(played, 2, 100, "de")
    told = 0
    for session in decisions(played, 2, 5):
        events = [event for step in session.history[told:] for event in step]
        told = len(session.history)
        news = renderer.digest(visible(events, 0))
        view, choices = played.view(session.state, 0), choices_of(played, session.state, 0, narrator)
        pictures = [renderer.board(view, choices, news, ()), *(page(view, choices) for page in renderer.pages.values())]
        words = [choice.words for choice in choices] + [narrator.plain(each.refusal.reason) for each in choices if each.refusal]
        assert [line for picture in pictures for line in english(drawn(picture, 100))] == []
        assert [line for line in words if english(line)] == []
    assert english(drawn(renderer.result(played.view(session.state, 0), played.ranking(session.state)), 100)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_card_in_full(name: str) -> None:
    renderer, narrator = renderer_for(game(name), 2, 100, "de")
    lines = [str(line) for card in narrator.gallery.values() for line in renderer.card_lines(card)]
    assert [line for line in lines if english(line)] == []


def test_going_on_and_leaving(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--seed", "3", "--language", "de", cwd=tmp_path) as screen:
        screen.read()
        number = re.search(r"^ *([0-9]+)  .* verwerten ", screen.type("liste"), re.MULTILINE)
        assert number is not None
        screen.type(number[1])
        assert "Zurückgenommen: " in screen.type("zurück")
        assert "Wieder gespielt: " in screen.type("wieder")
        assert "Gesichert in mein.txt." in screen.type("sichern mein.txt")
        assert english(screen.type("ende")) == []
    with Screen("play", cwd=tmp_path, LANG=GERMAN) as screen:
        assert english(screen.read()) == []
        assert "Gib j ein" in screen.type("vielleicht")
        assert "Ära I · Runde 1 von 8" in screen.type("j")


def test_a_replay_and_the_cards(tmp_path: Path) -> None:
    (tmp_path / "spiel.txt").write_text(random_session(2, 3).record.text())
    told = moonbase("replay", "spiel.txt", cwd=tmp_path, LANG=GERMAN)
    assert (told.code, english(told.out)) == (0, [])
    assert "Schritte geprüft" in moonbase("replay", "spiel.txt", "--verify", "--language", "de", cwd=tmp_path).out
    shown = moonbase("cards", "moon", "drucker", "--language", "de").out
    assert shown.startswith("Drucker (S1-17): Ära I, rosa\n")
    assert english(moonbase("play", "moon", LANG=GERMAN).out) == []


def test_a_choice_may_be_typed_as_records_write_it_with_a_german_word(tmp_path: Path) -> None:
    with Screen("play", "fromthemoon", "--seed", "3", cwd=tmp_path, LANG=GERMAN) as screen:
        screen.read()
        assert "Du schickst Rover 1 nach " in screen.type("schicken 1 2-3")


def test_numbers_have_a_comma(tmp_path: Path) -> None:
    with Screen("play", "moon", "--seed", "3", cwd=tmp_path, LANG=GERMAN) as screen:
        screen.read()
        assert re.search(r"am Ende \d+,\d Punkte mehr", " ".join(screen.type("tipp").split()))


def test_programs_get_the_same_words_everywhere() -> None:
    assert moonbase("cards", "moon", "S1-17", "--json", LANG=GERMAN).out == moonbase("cards", "moon", "S1-17", "--json").out

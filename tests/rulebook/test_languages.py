"""The rules in another language say what the English ones say: the same ids, numbers, citations and card names."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from moonbase.catalog.registry import GAMES, game
from moonbase.catalog.rulebook import languages, sections
from moonbase.engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
TRANSLATED = sorted((path.parent.name, path.stem) for path in RULES.glob("*/*.md"))
NUMBER = re.compile(r"(?<![A-Z\d.])\d+")
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")
NAME = re.compile(r"^card-([A-Z][A-Z0-9]*-[0-9]+) = (.+)$", re.MULTILINE)
POINT = re.compile(r"^\| ([A-Z]\d+) \|.*\| ([^|]+) \|$", re.MULTILINE)


def sentences(name: str, language: str) -> dict[str, str]:
    return {rule.id: rule.text for section in sections(name, language) for rule in section.rules}


def names(box: Game, language: str) -> dict[str, str]:
    """Return the names of cards by id: those of the card files, in another language those of its word file."""
    if language == "en":
        return {str(face["id"]): str(face["name"]) for face in box.gallery()}
    words = files("moonbase") / "languages" / language / f"{box.name}.ftl"
    return dict(NAME.findall(words.read_text(encoding="utf-8")))


def cards_named(box: Game, language: str, text: str) -> set[str]:
    """Return the cards that a sentence names, by id; the longest name counts where one holds another."""
    called = names(box, language)
    found = {id: name for id, name in called.items() if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)}
    return {id for id, name in found.items() if not any(name != other and name in other for other in found.values())}


def differing(name: str, language: str, pattern: re.Pattern[str]) -> dict[str, tuple[list[str], list[str]]]:
    ours, theirs = sentences(name, "en"), sentences(name, language)
    found = {id: (sorted(pattern.findall(ours[id])), sorted(pattern.findall(theirs[id]))) for id in ours.keys() & theirs.keys()}
    return {id: pair for id, pair in found.items() if pair[0] != pair[1]}


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
class TestALanguage:
    def test_it_has_every_section_and_rule_in_the_same_order(self, language: str, name: str) -> None:
        ours, theirs = sections(name), sections(name, language)
        assert [section.id for section in theirs] == [section.id for section in ours]
        assert list(sentences(name, language)) == list(sentences(name, "en"))

    def test_no_title_or_rule_is_left_in_english(self, language: str, name: str) -> None:
        ours, theirs = sentences(name, "en"), sentences(name, language)
        assert [id for id, text in theirs.items() if text == ours.get(id)] == []
        titles = {section.id: section.title for section in sections(name)}
        assert [section.id for section in sections(name, language) if section.title == titles.get(section.id)] == []

    def test_numbers_agree(self, language: str, name: str) -> None:
        assert differing(name, language, NUMBER) == {}

    def test_cited_rules_agree(self, language: str, name: str) -> None:
        assert differing(name, language, CITED) == {}

    def test_every_card_has_a_name(self, language: str, name: str) -> None:
        assert names(game(name), language).keys() == names(game(name), "en").keys()

    def test_the_same_cards_are_named(self, language: str, name: str) -> None:
        box, theirs = game(name), sentences(name, language)
        lost = {id: cards_named(box, "en", text) - cards_named(box, language, theirs[id]) for id, text in sentences(name, "en").items()}
        assert {id: cards for id, cards in lost.items() if cards} == {}

    def test_the_open_points_agree(self, language: str, name: str) -> None:
        english, other = ((RULES / part / f"{name}.md").read_text(encoding="utf-8") for part in ("", language))
        assert POINT.findall(other) == POINT.findall(english)


@pytest.mark.parametrize("name", GAMES)
def test_english_stands_in_for_a_language_that_is_missing(name: str) -> None:
    assert "en" in languages(name)
    assert sections(name, "xx") == sections(name, "../en") == sections(name)

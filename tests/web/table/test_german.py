"""A German player meets no English: what the page shows is compared with the English of the same texts."""

import random
import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from kit.texts import Spoken
from moonbase.catalog.registry import GAMES
from moonbase.languages.files import ENGLISH, word_file
from web.visitor import Visitor

GERMAN = "de"
SHOWN = """
    () => [
        document.body.innerText,
        ...[...document.querySelectorAll("[aria-label], [title]")].flatMap((e) => [e.getAttribute("aria-label"), e.getAttribute("title")]),
        ...[...document.querySelectorAll("body *")].filter((e) => e.childElementCount === 0).map((e) => e.textContent),
    ].filter(Boolean).join("\\n")
"""
"""Whatever can be read or heard on the page."""
ACTIONS = 16


@pytest.fixture
def person(browser: Any, server: Serving) -> Iterator[Visitor]:
    with closing(Visitor(browser, server)) as visitor:
        visitor.context.add_init_script("localStorage.setItem('moonbase.lang', 'de')")
        yield visitor


def words_of_the_page(game: str) -> set[str]:
    """Every message of the page in English that needs no argument and has more than one word."""
    german = dict(messages(GERMAN, game))
    return {words for key, words in messages(ENGLISH, game) if " " in words and "{" not in words and german.get(key) != words}


def messages(language: str, game: str) -> list[tuple[str, str]]:
    files = word_file(language, "page") + word_file(language, f"{game}-page")
    return re.findall(r"^([a-zA-Z][\w-]*) = (.+)$", files, re.MULTILINE)


class Watch:
    """Collects the English of all texts that the page gets, and what of it is on the page."""

    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        guest = Guest(person.server.host)
        cards = {language: self._cards(guest, game, language) for language in (ENGLISH, GERMAN)}
        self.english = words_of_the_page(game) | (cards[ENGLISH] - cards[GERMAN])
        self.german: set[str] = set()
        self.met = 0

    def _cards(self, guest: Guest, game: str, language: str) -> set[str]:
        cards = guest.get(f"/api/games/{game}/gallery?plain=1&lang={language}")[1]["cards"]
        return {card[field] for card in cards for field in ("name", "text") if len(card[field]) > 6}

    def look(self, *more: dict[str, Any]) -> None:
        """Nothing English is on the page; ``more`` texts may be."""
        now = self.person.now
        texts = [each["words"] for each in now["choices"] + now["closed"]]
        texts += [line for event in now["events"] for line in event["lines"]]
        spoken = {language: Spoken(now, language) for language in (ENGLISH, GERMAN)}
        for text in [*texts, *more]:
            english, german = spoken[ENGLISH].say(text), spoken[GERMAN].say(text)
            if english != german:
                self.english.add(english)
                self.german.add(german)
        page = " ".join(self.person.page.evaluate(SHOWN).split())
        found = sorted(sentence for sentence in self.english if re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", page))
        assert found == []
        self.met += sum(sentence in page for sentence in self.german)


@pytest.mark.parametrize("game", GAMES)
def test_a_german_player_meets_no_english(person: Visitor, server: Serving, game: str) -> None:
    guest = Guest(server.host, "Mara")
    made = guest.table("me", "random", game=game)
    name, _, value = guest.cookie.partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": f"http://{server.host}"}])
    page = person.open(f"/table/{made['table']}")
    page.wait_for_selector("main section:not([aria-busy])")
    watch, chance = Watch(person, game), random.Random(5)
    for number in range(ACTIONS):
        page.wait_for_function("heard.choices.length > 0 || heard.over")
        now = person.now
        if now["over"]:
            break
        if number % 5 == 0 and now["closed"]:
            why = person.ask(type="why", request=f"why-{number}", action=now["closed"][0]["action"])
            watch.look(why["reason"])
        watch.look()
        action = chance.choice(now["choices"])["action"]
        assert person.ask(type="act", request=f"act-{number}", sequence=now["sequence"], action=action)["ok"]
        person.moved(now["sequence"])
    page.keyboard.press("l")
    page.wait_for_selector("dialog li")
    watch.look()
    assert watch.met > 20, "the texts that were looked for are on the page in German"

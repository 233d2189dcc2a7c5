"""A German player sees no English: the texts of the page are compared with the English of the same texts."""

import random
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from kit.sweeps import sweep
from kit.texts import Spoken
from moonbase.catalog.registry import GAMES
from moonbase.languages.files import ENGLISH, word_file
from moonbase.roster.levels import LEVELS, label
from moonbase.server.table.log.chairs import open_name
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import words

GERMAN = "de"
SPOKEN = ("aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder")
"""Attributes that are read out, or shown where somebody points."""
SHOWN = """
    (spoken) => [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll("*")].flatMap((e) => spoken.map((name) => e.getAttribute(name))),
        ...[...document.querySelectorAll("body *")].filter((e) => e.childElementCount === 0).map((e) => e.textContent),
    ].filter(Boolean).join("\\n")
"""
"""Every text of the page that can be read or heard."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\{ \$[\w-]+ ->|\*?\[\w+\]")
WORD = re.compile(r"[^\W\d_]+")
GENITIVES = {"Rovers"}
SHORTEST = 4
"""Shorter words are often words of both languages."""
PATHS = (
    *("/", "/cards?game={}", "/rules?game={}", "/learn?game={}", "/own?game={}"),
    *("/watch", "/solo", "/fair", "/nowhere", "/table/nowhere"),
)
SHEETS = ("l", "?", "d")
"""Keys that open what is folded away: the log, the keys, what lies at the side."""
ACTIONS = 16
OPPONENTS = {label(level) for level in LEVELS} | {open_name(seat) for seat in range(5)}
"""The server's names for seats without a person."""


@pytest.fixture
def person(browser: Any, server: Serving) -> Iterator[Visitor]:
    with closing(Visitor(browser, server)) as visitor:
        visitor.context.add_init_script("localStorage.setItem('moonbase.lang', 'de')")
        yield visitor


def words_of_the_page(game: str) -> set[str]:
    """Return the English pieces of the page's messages, but for short words and those that German has too."""
    parts = ("page", f"{game}-page", "table")
    known = {word for phrase in phrases(GERMAN, *parts, game) for word in WORD.findall(phrase)} | GENITIVES
    found = phrases(ENGLISH, *parts) - phrases(GERMAN, *parts)
    return {phrase for phrase in found if " " in phrase or (len(phrase) >= SHORTEST and phrase not in known)}


def phrases(language: str, *parts: str) -> set[str]:
    files = "".join(word_file(language, part) for part in parts)
    found = [piece for _, body in MESSAGE.findall(files) for piece in re.split(r"[{}]|\n", SELECTOR.sub("{", body))]
    return {piece.strip(" .,:;()") for piece in found if WORD.search(piece) and "$" not in piece}


class Watch:
    """A collector of the English of all texts that the page gets, and of how much of it the page shows."""

    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        guest = Guest(person.server.host)
        cards = {language: self._cards(guest, game, language) for language in (ENGLISH, GERMAN)}
        self.english = words_of_the_page(game) | (cards[ENGLISH] - cards[GERMAN]) | OPPONENTS
        self.german: set[str] = set()
        self.met = 0

    def _cards(self, guest: Guest, game: str, language: str) -> set[str]:
        cards = guest.get(f"/api/games/{game}/gallery?plain=1&lang={language}")[1]["cards"]
        return {card[field] for card in cards for field in ("name", "text", "note") if card[field] and len(card[field]) > 6}

    def look(self, *more: dict[str, Any]) -> None:
        """Check that the page shows no English; add the texts of the table and ``more`` to those that it may show in German only."""
        now = self.person.now
        texts = [each["words"] for each in now["choices"] + now["closed"]]
        texts += [line for event in now["events"] for line in event["lines"]]
        spoken = {language: Spoken(now, language) for language in (ENGLISH, GERMAN)}
        for text in [*texts, *more]:
            english, german = spoken[ENGLISH].say(text), spoken[GERMAN].say(text)
            if english != german:
                self.english.add(english)
                self.german.add(german)
        page = self.read()
        self.met += sum(sentence in page for sentence in self.german)

    def read(self) -> str:
        """Return the text of the page, having checked that it has no English but for names of languages and of games."""
        page = " ".join(self.person.page.evaluate(SHOWN, SPOKEN).replace("\u00ad", "").split())
        found = [said for said in self.english if said in page and re.search(rf"(?<!\w){re.escape(said)}(?!\w)", page)]
        assert sorted(found) == []
        return page


def test_the_faults_of_a_card_file_are_told_in_german(person: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "slips.toml"
    file.write_text('[card."S1-17"]\ncots = 1\nwhen = "flop"\n[[wonder]]\nid = "W-1"\n')
    page = person.open()
    wait_for_screen(page)
    page.get_by_role("button", name=f"{words('sets.title', GERMAN)}: ").click()
    page.set_input_files("[data-card-file]", file)
    told = page.get_by_role("alert")
    told.get_by_role("listitem").first.wait_for()
    assert told.inner_text().splitlines()[-3:] == [
        "Kartendatei: „wonder“ ist hier unbekannt; bekannt: structure, expedition, reputation, base, name, game, card",
        "S1-17: „cots“ ist hier unbekannt; meintest du „cost“?",
        "S1-17 > when: „flop“ ist hier unbekannt; meintest du „flip“?",
    ]


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
    for key in SHEETS:
        page.keyboard.press(key)
        watch.look()
        page.keyboard.press("Escape")
    assert watch.met > 20, "the texts that were looked for are on the page in German"


@pytest.mark.parametrize("game", sweep(GAMES, "moon"))
def test_the_screens_around_the_table_are_german(person: Visitor, server: Serving, game: str) -> None:
    watch = Watch(person, game)
    for path in PATHS:
        page = person.open(path.format(game))
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('pre').forEach((e) => e.remove())")  # files and commands are written alike everywhere
        watch.read()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_the_gallery_is_german(person: Visitor, server: Serving, game: str) -> None:
    watch = Watch(person, game)
    page = person.open(f"/cards?game={game}")
    page.wait_for_selector("[data-card]")
    for card in page.locator("[data-card]").all()[::4]:
        card.click()
        page.get_by_text(card.get_attribute("data-card"), exact=True).wait_for()
        watch.read()
        page.keyboard.press("Escape")


def test_a_table_where_somebody_is_awaited_is_german(person: Visitor, server: Serving) -> None:
    guest = Guest(server.host, "Mara")
    made = guest.table("me", "open", "greedy", "greedy", game="moon")
    name, _, value = guest.cookie.partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": f"http://{server.host}"}])
    watch = Watch(person, "moon")
    for path in (f"/table/{made['table']}", "/"):
        person.open(path).wait_for_load_state("networkidle")
        assert "Raffke 2" in watch.read()

"""Around From the Moon's table: its gallery, its rules, its first steps, my results alone, and the end of a game for several."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from moonbase.catalog.registry import game
from moonbase.languages.speech import spoken_gallery
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, link, region, words

GALLERY: dict[str, Any] = {str(card["id"]): card for card in spoken_gallery(game("fromthemoon"))}


def cards(page: Any) -> int:
    return int(page.locator("[data-card]").count())


def test_every_component_is_in_the_gallery_with_its_picture(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/cards?game=fromthemoon")
    page.wait_for_selector("[data-card] [data-drawn]")
    assert cards(page) == page.locator("[data-card] [data-drawn]").count() == len(GALLERY)
    button(page, "shelf.factions").click()
    page.wait_for_function("document.querySelectorAll('[data-card]').length === 8")
    button(page, "shelf.factions").click()
    page.get_by_role("searchbox").fill("each laboratory you have")
    wanted = [card for card in GALLERY.values() if "each laboratory you have" in card["text"]]
    page.wait_for_function("n => document.querySelectorAll('[data-card]').length === n", arg=len(wanted))
    assert visitor.violations(axe) == []


def test_a_tile_shown_large_says_where_it_comes_from_and_which_rules_name_it(visitor: Visitor) -> None:
    page = visitor.open("/cards?game=fromthemoon&card=T-04")
    page.locator("[data-card]").click()
    large = page.get_by_role("dialog", name=GALLERY["T-04"]["name"])
    rule = large.get_by_role("link", name="F19.4")
    rule.wait_for()
    told = " ".join(large.inner_text().split())
    assert GALLERY["T-04"]["text"] in told
    assert words("source.rulebook") in told
    ours = ", ".join(words(f"field.{field}") for field in ("name", "players"))
    assert words("source.but", source=words("sourceWord.reconstructed"), what=ours) in told
    assert rule.get_attribute("href") == "/rules?game=fromthemoon#F19.4"


@pytest.mark.parametrize("path", ["/rules?game=fromthemoon#F17.12", "/learn?game=fromthemoon", "/solo"])
def test_the_other_screens(visitor: Visitor, axe: str, path: str) -> None:
    wait_for_screen(visitor.open())
    page = visitor.open(path)
    wait_for_screen(page, path)
    if "#" in path:
        page.wait_for_selector("[id='F17.12'][aria-current=true]")
    assert visitor.violations(axe) == []


def test_the_rules_beside_a_table_are_those_of_its_game(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["surface"])
    assert link(page, "rules").get_attribute("href") == "/rules?game=fromthemoon"


def test_the_end_of_a_game_adds_up_for_every_seat(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["surface-over"])
    table = region(page, "end.region").get_by_role("table")
    table.wait_for()
    places = sorted(visitor.now["scores"], key=lambda score: (score["place"], -score["score"]))
    rows = [row.get_by_role("cell").all_inner_texts() for row in table.get_by_role("row").all()[1:]]
    for column, score in enumerate(places):
        *parts, total = [int(row[column]) for row in rows]
        assert sum(parts) == total == score["score"]
    bars = page.locator("[data-score]").all()
    for bar, score in zip(bars, places, strict=True):
        bar.get_by_text(visitor.now["names"][score["seat"]], exact=True).wait_for()
    assert visitor.fits()
    assert visitor.violations(axe) == []

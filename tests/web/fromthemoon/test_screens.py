"""Around From the Moon's table: its gallery, its rules, its first steps, my results alone, and the end of a game for several."""

from typing import Any

import pytest

from kit.prepared import Scene
from moonbase.catalog.registry import game
from web.visitor import Visitor

GALLERY: dict[str, Any] = {str(card["id"]): card for card in game("fromthemoon").gallery()}


def cards(page: Any) -> int:
    return int(page.locator("main .card").count())


def test_every_component_is_in_the_gallery_with_its_picture(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/cards?game=fromthemoon")
    page.wait_for_selector("main .card .art-scene")
    assert cards(page) == page.locator("main .card .art-scene").count() == len(GALLERY)
    page.get_by_role("button", name="Factions").click()
    page.wait_for_function("document.querySelectorAll('main .card').length === 8")
    page.get_by_role("button", name="Factions").click()
    page.fill("input[type=search]", "each laboratory you have")
    wanted = [card for card in GALLERY.values() if "each laboratory you have" in card["text"]]
    page.wait_for_function("n => document.querySelectorAll('main .card').length === n", arg=len(wanted))
    assert visitor.violations(axe) == []


def test_a_tile_shown_large_says_where_it_comes_from_and_which_rules_name_it(visitor: Visitor) -> None:
    page = visitor.open("/cards?game=fromthemoon&card=T-04")
    page.locator("main .card").click()
    page.wait_for_selector(".zoom .rules a[href='/rules?game=fromthemoon#F19.4']")
    told = " ".join(page.inner_text(".zoom").split())
    assert GALLERY["T-04"]["text"] in told
    assert "from the rulebook" in told
    assert "Ours: name, player count" in told
    assert page.get_attribute(".zoom .rules a", "href") == "/rules?game=fromthemoon#F19.4"


@pytest.mark.parametrize(
    ("path", "sign"),
    [("/rules?game=fromthemoon#F17.12", "#F17\\.12.named"), ("/learn?game=fromthemoon", "main ol li"), ("/solo", "main .none")],
)
def test_the_other_screens(visitor: Visitor, axe: str, path: str, sign: str) -> None:
    visitor.open("/").wait_for_selector(".go:not([aria-disabled=true])")
    visitor.open(path).wait_for_selector(sign)
    assert visitor.violations(axe) == []


def test_the_rules_beside_a_table_are_those_of_its_game(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["surface"])
    assert page.get_attribute(".tools a[target]", "href") == "/rules?game=fromthemoon"


def test_the_end_of_a_game_adds_up_for_every_seat(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["surface-over"])
    page.wait_for_selector("section.end table")
    places = sorted(visitor.now["scores"], key=lambda score: (score["place"], -score["score"]))
    rows = [row.locator("td").all_inner_texts() for row in page.locator("section.end tbody tr").all()]
    for column, score in enumerate(places):
        *parts, total = [int(row[column]) for row in rows]
        assert sum(parts) == total == score["score"]
    names = page.locator("section.end .bars .nm").all_inner_texts()
    assert names == [visitor.now["names"][score["seat"]] for score in places]
    assert visitor.fits()
    assert visitor.violations(axe) == []

"""From the Moon alone: from the choice of a faction to the medal, at a desk and on a phone."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.prepared import Scene
from kit.serving import Serving
from web.fromthemoon.settler import Settler
from web.fromthemoon.test_boards import HELD
from web.visitor import Visitor

MOST_DEEDS = 600
TABS = ("moon", "board", "ships", "market")


@pytest.fixture
def settler(browser: Any, server: Serving) -> Iterator[Settler]:
    person = Settler(browser, server)
    person.chance = random.Random(3)
    yield person
    person.close()


def begin(settler: Settler) -> Any:
    """Alone and easy, from home."""
    page = settler.open()
    page.click("[data-game=fromthemoon]")
    settler.seats(1)
    page.select_option("#difficulty", label="easy")
    page.click(".go:not([aria-disabled=true])")
    page.wait_for_selector("[data-faction]")
    return page


def words(page: Any, what: str) -> str:
    return " ".join(page.inner_text(what).split())


@pytest.mark.long
def test_a_game_for_one_is_played_to_its_end_by_what_the_page_offers(settler: Settler) -> None:
    page = begin(settler)
    assert page.locator("[data-faction]").count() == 8
    assert len(settler.now["view"]["solo"]["objectives"]) == page.locator(".solo .list li").count() - 1 == 2
    assert words(page, ".top .rnd") == "Turn 1"
    assert page.locator(".since").count() == 0
    for _ in range(MOST_DEEDS):
        if settler.now["over"]:
            break
        settler.deed()
    assert settler.now["over"], "the game does not end"
    solo = settler.now["view"]["solo"]
    shown = words(page, "section.end")
    assert page.locator("section.end [data-medal]").count() == int(solo["won"])
    assert ("You win" in shown) == solo["won"]
    assert all(f"{each['count']}" in shown for each in solo["objectives"])

    page.click("section.end nav a[href='/solo']")
    page.wait_for_selector("ol li")
    assert page.locator("ol li").count() == 1
    assert "Easy" in words(page, "ol li")


def test_both_powers_of_every_faction_are_told_and_the_keyboard_chooses(settler: Settler) -> None:
    page = begin(settler)
    assert settler.fits()
    cards = {card["id"]: card for card in page.evaluate("fetch('/api/games/fromthemoon/gallery?plain=1').then(r => r.json())")["cards"]}
    for button in page.locator("[data-faction]").all():
        faction = cards[button.get_attribute("data-faction")]
        house = next(card for card in cards.values() if card["deck"] == "faction building" and card["faction"] == faction["faction"])
        told = " ".join(button.inner_text().split())
        assert faction["text"].partition(". ")[2] in told
        assert house["name"] in told
        assert house["text"] in told
    page.focus("[data-faction=C-1]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-faction=C-2][aria-pressed=true]")
    assert settler.now["view"]["seats"][0]["faction"] is None
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn")
    assert settler.now["view"]["seats"][0]["faction"] == "C-2"


def test_signs_on_a_faction_say_what_one_starts_with_and_what_its_building_costs(settler: Settler) -> None:
    page = begin(settler)
    card = page.locator("[data-faction=C-3]")
    said = []
    for sign in (".start", ".cost"):
        card.locator(sign).hover()
        page.wait_for_selector(".bubble:popover-open")
        said.append(words(page, ".bubble"))
        page.mouse.move(2, 2)
        page.wait_for_selector(".bubble:not(:popover-open)", state="attached")
    assert said[0].startswith("Start with ")
    assert "batteries" in said[0]
    assert " costs " in said[1]
    page.keyboard.press("Tab")
    card.focus()
    page.wait_for_selector(".bubble:popover-open")
    assert all(each in words(page, ".bubble") for each in said)
    page.keyboard.press("Escape")
    card.locator(".cost").evaluate(HELD)
    page.wait_for_selector(".bubble:popover-open")
    assert words(page, ".bubble") == said[1]
    assert page.locator(".zoom").count() == 0
    assert card.get_attribute("aria-pressed") == "false"


def test_the_last_part_brings_the_medal(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["solo-nearly"])
    page.click("[data-tile='1-2']")
    for press in ("[data-confirm]", "[data-plan=effect]"):
        before = visitor.sequence
        page.click(press)
        visitor.moved(before)
    for _ in range(2):
        before = visitor.sequence
        if page.locator(".turn [data-answer]:not([aria-disabled=true])").count() and visitor.now["view"]["question"]:
            page.locator(".turn [data-answer]:not([aria-disabled=true])").first.click()
        else:
            page.click(".turn [data-end]")
        visitor.moved(before)
        if visitor.now["over"]:
            break
    solo = visitor.now["view"]["solo"]
    assert (solo["won"], solo["medal"]) == (True, "MD-2")
    page.wait_for_selector("section.end [data-medal=MD-2]")
    assert "You win: Silver" in words(page, "section.end")
    total = visitor.now["scores"][0]["score"]
    assert words(page, "section.end tr.sum td") == str(total)
    assert sum(int(cell) for cell in page.locator("section.end tbody tr:not(.sum) td").all_inner_texts()) == total
    assert visitor.fits()
    assert visitor.violations(axe) == []


def test_objectives_show_how_far_they_are_and_the_dummy_is_explained(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["solo-progress"])
    ships, *rows = [" ".join(text.split()) for text in page.locator(".solo .list li").all_inner_texts()]
    assert ships.startswith("All three ships leave 2/3")
    assert words(page, ".solo .medal") == "172 points; 201 for Gold"
    for row, (name, count) in zip(rows, (("Tinkerers", "3/2"), ("Fully Charged", "9/9")), strict=True):
        assert row.startswith(f"{name} {count}")
        assert row.endswith("Met.")
    assert visitor.violations(axe, ".solo") == []
    page.click(".solo .more")
    page.wait_for_selector("dialog")
    page.wait_for_selector("dialog :text('F17.12')")
    told = words(page, "dialog")
    assert "The dummy" in told
    assert "nobody's" in told


def test_improved_parts_are_counted_on_the_board_and_improved_ships_where_they_score(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["solo-progress"])
    improved = visitor.now["view"]["seats"][0]["improvements"]
    assert {ship: len(parts) for ship, parts in improved.items()} == {"europa": 1, "titan": 0, "mars": 2}
    wrench = page.locator("main [data-spot=improvements]")
    assert wrench.inner_text().split() == ["3"]
    assert (wrench.get_attribute("aria-label") or "").startswith("3 parts of ships improved, 3 cubes left")
    assert page.get_by_role("img", name="2 of 3 ships improved").count() == 1


def test_a_phone_shows_every_leaf_over_stock_and_actions(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = caller.sit(scenes["solo-phone"])
    for tab in TABS:
        page.tap(f"[data-tab={tab}]")
        page.wait_for_selector(f"[data-tab={tab}][aria-selected=true]")
        assert page.locator("ul.stock.panel").is_visible()
        assert page.locator(".acts").is_visible()
        assert caller.fits(), tab
        assert caller.violations(axe) == [], tab


def test_the_surface_of_a_phone_comes_nearer(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["solo-phone"])
    page.tap("[data-tab=moon]")
    whole = page.locator(".surface").bounding_box()["width"]
    page.get_by_role("button", name="Nearer").tap()
    page.wait_for_selector("[data-zoom='1.5']")
    assert page.locator(".surface").bounding_box()["width"] == pytest.approx(1.5 * whole, abs=2)
    assert caller.fits()
    page.get_by_role("button", name="Farther").tap()
    page.wait_for_selector("[data-zoom='1']")
    assert page.get_by_role("button", name="Farther").count() == 0


def test_two_fingers_bring_the_surface_nearer(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["solo-phone"])
    page.tap("[data-tab=moon]")
    at = page.locator("[data-zoom]").bounding_box()
    line = page.context.new_cdp_session(page)
    middle = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": k} for k, side in enumerate((-1, 1))]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    fingers("touchStart", 40)
    for apart in (50, 60, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function("Number(document.querySelector('[data-zoom]').dataset.zoom) > 1.6")
    assert caller.fits()


def test_a_phone_that_lies_on_its_side_keeps_its_surface(browser: Any, server: Serving, scenes: dict[str, Scene]) -> None:
    person = Visitor(browser, server, 852, 393)
    page = person.sit(scenes["solo-phone"])
    box = page.locator(".surface").bounding_box()
    assert box is not None
    assert box["height"] > 180
    page.locator(".turn [data-end]").scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth") == 852
    person.close()


def test_a_phone_tells_the_end(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = caller.sit(scenes["solo-phone-end"])
    page.wait_for_selector("section.end [data-medal=MD-2]")
    assert "You win: Silver" in words(page, "section.end")
    assert caller.fits()
    assert caller.violations(axe) == []

"""From the Moon alone: from the choice of a faction to the medal, at a desk and on a phone."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.server.serving import Serving
from web.fromthemoon.settler import Settler
from web.fromthemoon.test_boards import HELD
from web.visitor import Visitor
from web.words import ANY, button, like, link, region, sheet, words

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
    page.get_by_label(words("home.difficulty")).select_option(label=words("switch.difficulty.0"))
    button(page, "home.start").click()
    page.wait_for_selector("[data-faction]")
    return page


def read(what: Any) -> str:
    """Return the text of an element, on one line."""
    return " ".join(what.inner_text().split())


def end(page: Any) -> Any:
    return region(page, "end.region")


def goals(page: Any) -> Any:
    return region(page, "solo.region").get_by_role("listitem")


@pytest.mark.long
def test_a_game_for_one_is_played_to_its_end_by_what_the_page_offers(settler: Settler) -> None:
    page = begin(settler)
    assert page.locator("[data-faction]").count() == 8
    assert len(settler.now["view"]["solo"]["objectives"]) == goals(page).count() - 1 == 2
    assert read(page.locator("[data-part=round]")) == words("bar.turn", n=1)
    assert page.get_by_role("list", name=words("since.title")).count() == 0
    for _ in range(MOST_DEEDS):
        if settler.now["over"]:
            break
        settler.deed()
    assert settler.now["over"], "the game does not end"
    solo = settler.now["view"]["solo"]
    shown = read(end(page))
    assert end(page).locator("[data-medal]").count() == int(solo["won"])
    assert bool(like("end.soloWon", name=ANY).search(shown)) == solo["won"]
    assert all(f"{each['count']}" in shown for each in solo["objectives"])

    link(end(page), "solo.best").click()
    results = page.get_by_role("main").get_by_role("list").get_by_role("listitem")
    results.first.wait_for()
    assert results.count() == 1
    assert words("switch.difficulty.0") in read(results).lower()


def test_both_powers_of_every_faction_are_told_and_the_keyboard_chooses(settler: Settler) -> None:
    page = begin(settler)
    assert settler.fits()
    cards = {card["id"]: card for card in page.evaluate("fetch('/api/games/fromthemoon/gallery?plain=1').then(r => r.json())")["cards"]}
    for offered in page.locator("[data-faction]").all():
        faction = cards[offered.get_attribute("data-faction")]
        house = next(card for card in cards.values() if card["deck"] == "faction building" and card["faction"] == faction["faction"])
        told = read(offered)
        assert faction["text"].partition(". ")[2] in told
        assert house["name"] in told
        assert house["text"] in told
    page.focus("[data-faction=C-1]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-faction=C-2][aria-pressed=true]")
    assert settler.now["view"]["seats"][0]["faction"] is None
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-part=turn]")
    assert settler.now["view"]["seats"][0]["faction"] == "C-2"


def test_signs_on_a_faction_say_what_one_starts_with_and_what_its_building_costs(settler: Settler) -> None:
    page = begin(settler)
    card = page.locator("[data-faction=C-3]")
    said = []
    tooltip = page.locator("[data-tooltip]:popover-open")
    for sign in ("start", "cost"):
        card.locator(f"[data-sign={sign}]").hover()
        said.append(read(tooltip))
        page.mouse.move(2, 2)
        tooltip.wait_for(state="detached")
    assert said[0].startswith("Start with ")
    assert "batteries" in said[0]
    assert " costs " in said[1]
    page.keyboard.press("Tab")
    card.focus()
    told = read(tooltip)
    assert all(each in told for each in said)
    page.keyboard.press("Escape")
    card.locator("[data-sign=cost]").evaluate(HELD)
    assert read(tooltip) == said[1]
    assert page.get_by_role("dialog").count() == 0
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
        if page.locator("[data-answer]:not([aria-disabled=true])").count() and visitor.now["view"]["question"]:
            page.locator("[data-answer]:not([aria-disabled=true])").first.click()
        else:
            page.click("[data-end]")
        visitor.moved(before)
        if visitor.now["over"]:
            break
    solo = visitor.now["view"]["solo"]
    assert (solo["won"], solo["medal"]) == (True, "MD-2")
    end(page).locator("[data-medal=MD-2]").wait_for()
    assert words("end.soloWon", name="Silver") in read(end(page))
    total = visitor.now["scores"][0]["score"]
    *parts, last = end(page).get_by_role("table").get_by_role("row").all()[1:]
    assert read(last) == f"{words('end.total')} {total}"
    assert sum(int(row.get_by_role("cell").inner_text()) for row in parts) == total
    assert visitor.fits()
    assert visitor.violations(axe) == []


def test_objectives_show_how_far_they_are_and_the_dummy_is_explained(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["solo-progress"])
    ships, *rows = [read(goal) for goal in goals(page).all()]
    assert ships.startswith(f"{words('solo.ships')} 2/3")
    assert read(page.locator("[data-part=medal]")) == "172 points; 201 for Gold"
    for row, (name, count) in zip(rows, (("Tinkerers", "3/2"), ("Battery Bank", "9/9")), strict=True):
        assert row.startswith(f"{name} {count}")
        assert row.endswith("Met.")
    assert visitor.violations(axe, region(page, "solo.region")) == []
    button(page, "solo.how").click()
    explained = sheet(page, "solo.how")
    explained.get_by_text("F17.12").first.wait_for()
    assert words("solo.dummyText") in read(explained)


def test_improved_parts_are_counted_on_the_board_and_improved_ships_where_they_score(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["solo-progress"])
    improved = visitor.now["view"]["seats"][0]["improvements"]
    assert {ship: len(parts) for ship, parts in improved.items()} == {"europa": 1, "titan": 0, "mars": 2}
    wrench = page.locator("[data-spot=improvements]")
    assert wrench.inner_text().split() == ["3"]
    assert (wrench.get_attribute("aria-label") or "").startswith(words("board.improvements", n=3, m=3))
    assert page.get_by_role("img", name="2 of 3 ships improved").count() == 1


def test_a_phone_shows_every_leaf_over_stock_and_actions(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = caller.sit(scenes["solo-phone"])
    for tab in TABS:
        page.tap(f"[data-tab={tab}]")
        page.wait_for_selector(f"[data-tab={tab}][aria-selected=true]")
        assert page.get_by_role("list", name=words("board.stock")).last.is_visible()
        assert page.get_by_role("group", name=words("act.region")).is_visible()
        assert caller.fits(), tab
        assert caller.violations(axe) == [], tab


def test_the_surface_of_a_phone_comes_nearer(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["solo-phone"])
    page.tap("[data-tab=moon]")
    whole = page.locator("[data-part=surface]").bounding_box()["width"]
    button(page, "zoom.in").tap()
    page.wait_for_selector("[data-zoom='1.5']")
    assert page.locator("[data-part=surface]").bounding_box()["width"] == pytest.approx(1.5 * whole, abs=2)
    assert caller.fits()
    button(page, "zoom.out").tap()
    page.wait_for_selector("[data-zoom='1']")
    assert button(page, "zoom.out").count() == 0


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
    box = page.locator("[data-part=surface]").bounding_box()
    assert box is not None
    assert box["height"] > 180
    page.locator("[data-end]").scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth") == 852
    person.close()


def test_a_phone_tells_the_end(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = caller.sit(scenes["solo-phone-end"])
    end(page).locator("[data-medal=MD-2]").wait_for()
    assert words("end.soloWon", name="Silver") in read(end(page))
    assert caller.fits()
    assert caller.violations(axe) == []

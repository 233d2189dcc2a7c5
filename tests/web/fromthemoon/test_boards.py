"""The panels of From the Moon: legal things glow in place, previews change numbers there, closed things tell why, every sign has words."""

from typing import Any

import pytest

from kit.prepared import Scene
from web.visitor import Visitor

OVERFLOWING = """
    () => [...document.querySelectorAll("main .board, main .market, main .ship, main .rival, main .fore, main .bench")]
        .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
        .map((e) => `${e.className}: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`)
"""
BOXES = """
    (what) => [...document.querySelectorAll(what)].map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
    })
"""
"""Where everything stands, and how large it is."""
PARTS = "main .board > *, main .board .two > *, main .board .rest > *, main .board :is(.points, .goods li, .gauge, .count, .honours > *)"
MOON = ".surface, [data-tile], .stock, .stock li"
HELD = """
    async (node) => {
        const at = node.getBoundingClientRect();
        const touch = { pointerType: "touch", bubbles: true, clientX: at.x + 4, clientY: at.y + 4 };
        node.dispatchEvent(new PointerEvent("pointerdown", touch));
        while (!document.querySelector(".bubble:popover-open")) await new Promise(requestAnimationFrame);
        node.dispatchEvent(new PointerEvent("pointerup", touch));
        node.click();
    }
"""
"""A long press, up to the moment when something is said, and the click that ends it."""


def sit(visitor: Visitor, scene: Scene) -> Any:
    """At the table, once its tiles are called by their names."""
    page = visitor.sit(scene)
    page.wait_for_function("/^[A-Z][a-z]/.test(document.querySelector('main .market .large b')?.textContent ?? '')")
    return page


def spot(page: Any, name: str) -> Any:
    return page.locator(f'main [data-spot="{name}"]').first


def said(page: Any) -> str:
    page.wait_for_selector(".bubble:popover-open")
    words: str = page.inner_text(".bubble")
    return words


def quiet(page: Any) -> None:
    page.mouse.move(2, 2)
    page.wait_for_selector(".bubble:not(:popover-open)", state="attached")


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def test_a_part_is_seen_where_it_would_be_before_it_is_improved(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-part"])
    part = spot(page, "mars 1")
    assert part.get_attribute("aria-pressed") == "false"
    part.click()
    page.wait_for_selector(".goods .dl.c")
    assert part.get_attribute("aria-pressed") == "true"
    assert spot(page, "mars 1").locator(".imp.ghostly").count() == 1
    assert acts(visitor) == []
    sequence = visitor.sequence
    part.click()
    visitor.moved(sequence)
    assert acts(visitor) == ["improve mars 1"]
    assert page.locator('[data-spot="mars 1"] .imp:not(.ghostly)').count() == 1


def test_a_closed_building_says_what_it_is_and_why_it_is_closed(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-poor"])
    building = page.locator("main .market .large").first
    building.hover()
    page.wait_for_selector("[data-why]")
    assert "short of" in page.inner_text("[data-why]")
    assert "Construct" in said(page)
    assert acts(visitor) == []


def test_a_space_lights_what_a_laboratory_there_would_run(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-space"])
    page.locator(".bench.lit").first.wait_for(state="detached")
    space = spot(page, "Free space 1-3")
    assert "runs 3" in space.inner_text()
    space.hover()
    page.wait_for_selector(".bench.lit")
    lit = page.locator(".bench.lit [data-spot]").evaluate_all("all => all.map(e => e.dataset.spot)")
    assert sorted(lit) == ["Algae Vat (1-2)", "Refit Shop (1-1)"]


def test_a_chain_is_done_on_the_board_side_by_side(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-chain"])
    sides = page.locator('[data-spot="Algae Vat (1-2)"]')
    assert sides.count() == 2
    sequence = visitor.sequence
    sides.nth(1).click()
    sides.nth(1).click()
    visitor.moved(sequence)
    assert acts(visitor) == ["activate 1-2 second"]
    page.wait_for_selector('.bench.gone [data-spot="Algae Vat (1-2)"]')
    assert "Done in this chain" in (page.locator('[data-spot="Algae Vat (1-2)"]').get_attribute("aria-label") or "")


def test_signs_say_their_words_by_hover_by_focus_and_by_a_long_press(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-two"])
    gauge = page.locator('main [data-spot="gauge"]')
    gauge.hover()
    hovered = said(page)
    assert "9 energy, 9 batteries" in hovered
    quiet(page)
    page.keyboard.press("Tab")
    gauge.focus()
    assert said(page) == hovered
    page.keyboard.press("Escape")
    quiet(page)
    greenhouse = page.locator("main .house.may")
    before = greenhouse.get_attribute("aria-pressed")
    greenhouse.evaluate(HELD)
    assert "greenhouse" in said(page)
    assert greenhouse.get_attribute("aria-pressed") == before
    page.keyboard.press("Escape")
    quiet(page)
    page.hover("main .market .labs h4 .spot")
    assert said(page) == "Labs: 1 polymer + surcharge"


def test_arrows_go_through_a_panel_that_tab_enters_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-two"])
    market = page.locator("main .market")
    assert market.locator('[data-item][tabindex="0"]').count() == 1
    market.locator('[data-item][tabindex="0"]').focus()
    names = market.locator("[data-item]").evaluate_all("all => all.map(e => e.dataset.spot)")
    walked = []
    for _ in names:
        walked.append(page.evaluate("document.activeElement.dataset.spot"))
        page.keyboard.press("ArrowRight")
    assert walked == names
    assert page.evaluate("document.activeElement.dataset.spot") == names[0]


def test_nothing_on_the_board_moves_when_a_forecast_comes(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-two"])
    assert visitor.now["view"]["seats"][0]["achievements"] == 12
    before = page.evaluate(BOXES, PARTS)
    page.click("main .house.may")
    page.wait_for_selector(".goods .dl.c")
    assert page.evaluate(BOXES, PARTS) == before


def test_the_moon_of_a_phone_keeps_its_size_while_a_plan_is_made(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["surface-plan"])
    page.tap("[data-tab=moon]")
    moon = page.evaluate(BOXES, MOON)
    page.tap("[data-tile='2-2']")
    page.wait_for_selector("[data-confirm]")
    assert page.evaluate(BOXES, MOON) == moon
    page.locator("[data-plan]:not([aria-disabled=true])").first.tap()
    page.wait_for_selector(".stock .dl")
    assert page.evaluate(BOXES, MOON) == moon


def test_the_board_of_a_rival_is_looked_at_and_nothing_there_is_chosen(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = sit(visitor, scenes["board-rival"])
    page.click("main .rival")
    page.wait_for_selector("dialog .board")
    assert page.locator("dialog .board .may").count() == 0
    assert visitor.violations(axe, "dialog") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("scene", ["board-full", "board-two"])
def test_everything_fits_its_panel(scene: str, visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = sit(visitor, scenes[scene])
    page.wait_for_selector("main .board .bench")
    assert visitor.fits()
    assert page.evaluate(OVERFLOWING) == []
    track, main = page.locator(".track").bounding_box(), page.locator("main").bounding_box()
    assert 0 <= track["y"] <= main["y"] - track["height"]
    assert visitor.violations(axe) == []

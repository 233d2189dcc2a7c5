"""The panels of From the Moon: legal things glow in place, previews change numbers there, closed things tell why, every sign has words."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.sweeps import sweep
from web.visitor import Visitor
from web.words import ANY, like, region, words

OVERFLOWING = """
    (parts) => [...document.querySelectorAll("[data-part]")].filter((e) => parts.includes(e.dataset.part))
        .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
        .map((e) => `${e.dataset.part}: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`)
"""
PANELS = ("board", "market", "ship", "rival", "forecast", "laboratory")
BOXES = """
    (all) => all.map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
    })
"""
"""Position and size of every element."""
STANDING = """
    () => {
        const box = (e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(" ");
        };
        const all = [...document.querySelectorAll("[data-part=board] *")].map((e) => [e, box(e)]);
        window.moved = () => all.filter(([e, before]) => e.isConnected && box(e) !== before).map(([e]) => e.outerHTML.slice(0, 120));
        return all.length;
    }
"""
MOVED = "moved()"
"""Elements of the board that have moved or changed size."""
HELD = """
    async (node) => {
        const at = node.getBoundingClientRect();
        const touch = { pointerType: "touch", bubbles: true, clientX: at.x + 4, clientY: at.y + 4 };
        node.dispatchEvent(new PointerEvent("pointerdown", touch));
        while (!document.querySelector("[data-tooltip]:popover-open")) await new Promise(requestAnimationFrame);
        node.dispatchEvent(new PointerEvent("pointerup", touch));
        node.click();
    }
"""
"""A long press, up to the moment when something is said, and the click that ends it."""


def sit(visitor: Visitor, scene: Scene) -> Any:
    """Sit down at the table, and wait until its tiles have names."""
    page = visitor.sit(scene)
    page.wait_for_function("/^[A-Z][a-z]/.test(document.querySelector('[data-part=large-buildings] [data-spot]')?.dataset.spot ?? '')")
    return page


def spot(page: Any, name: str) -> Any:
    return page.locator(f'[data-spot="{name}"]').first


def said(page: Any) -> str:
    told: str = page.inner_text("[data-tooltip]:popover-open")
    return told


def stock(page: Any) -> Any:
    return page.get_by_role("list", name=words("board.stock"))


def quiet(page: Any) -> None:
    page.mouse.move(2, 2)
    page.wait_for_selector("[data-tooltip]:not(:popover-open)", state="attached")


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def test_a_part_is_seen_where_it_would_be_before_it_is_improved(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-part"])
    part = spot(page, "mars 1")
    assert part.get_attribute("aria-pressed") == "false"
    part.click()
    stock(page).locator("[data-forecast=less]").first.wait_for()
    assert part.get_attribute("aria-pressed") == "true"
    assert spot(page, "mars 1").locator("[data-improved][data-forecast]").count() == 1
    assert acts(visitor) == []
    sequence = visitor.sequence
    part.click()
    visitor.moved(sequence)
    assert acts(visitor) == ["improve mars 1"]
    assert page.locator('[data-spot="mars 1"] [data-improved]:not([data-forecast])').count() == 1


def test_a_closed_building_says_what_it_is_and_why_it_is_closed(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-poor"])
    building = page.locator("[data-part=large-buildings] [data-spot]").first
    building.hover()
    page.wait_for_selector("[data-why]")
    assert "short of" in page.inner_text("[data-why]")
    assert building.get_attribute("data-spot") in said(page)
    assert acts(visitor) == []


def test_a_space_lights_what_a_laboratory_there_would_run(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-space"])
    page.locator("[data-lit]").first.wait_for(state="detached")
    space = spot(page, "Free space 1-3")
    assert words("research.runs", n=3) in space.inner_text()
    space.hover()
    page.wait_for_selector("[data-lit]")
    lit = page.locator("[data-lit] [data-spot]").evaluate_all("all => all.map(e => e.dataset.spot)")
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
    page.wait_for_selector('[data-gone] [data-spot="Algae Vat (1-2)"]')
    assert "Done in this chain" in (page.locator('[data-spot="Algae Vat (1-2)"]').get_attribute("aria-label") or "")


def test_signs_say_their_words_by_hover_by_focus_and_by_a_long_press(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-two"])
    gauge = page.locator("[data-spot=gauge]")
    gauge.hover()
    hovered = said(page)
    assert words("board.gauge", n=9, m=9) in hovered
    quiet(page)
    page.keyboard.press("Tab")
    gauge.focus()
    assert said(page) == hovered
    page.keyboard.press("Escape")
    quiet(page)
    greenhouse = page.locator("[data-choice=upgrade]")
    before = greenhouse.get_attribute("aria-pressed")
    greenhouse.evaluate(HELD)
    assert "greenhouse" in said(page)
    assert greenhouse.get_attribute("aria-pressed") == before
    page.keyboard.press("Escape")
    quiet(page)
    page.hover("[data-spot=labs]")
    assert said(page) == "Labs: 1 polymer + surcharge"


def test_arrows_go_through_a_panel_that_tab_enters_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["board-two"])
    market = region(page, "market.title")
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
    before = page.evaluate(STANDING)
    assert before > 100
    page.click("[data-choice=upgrade]")
    stock(page).locator("[data-forecast=less]").first.wait_for()
    assert page.evaluate(MOVED) == []


def boxes(page: Any) -> list[str]:
    """Return the boxes of the Moon, of its tiles, and of the stock below it."""
    found: list[str] = page.locator("[data-part=surface], [data-tile], [data-part=stock]").evaluate_all(BOXES)
    return found + list(stock(page).get_by_role("listitem").evaluate_all(BOXES))


def test_the_moon_of_a_phone_keeps_its_size_while_a_plan_is_made(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["surface-size"])
    page.tap("[data-tab=moon]")
    moon = boxes(page)
    page.tap("[data-tile='2-2']")
    page.wait_for_selector("[data-confirm]")
    assert boxes(page) == moon
    page.locator("[data-plan]:not([aria-disabled=true])").first.tap()
    stock(page).locator("[data-forecast]").first.wait_for()
    assert boxes(page) == moon


def test_the_board_of_a_rival_is_looked_at_and_nothing_there_is_chosen(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = sit(visitor, scenes["board-rival"])
    page.click("[data-part=rival]")
    board = page.get_by_role("dialog").locator("[data-part=board]")
    board.wait_for()
    assert board.locator("[data-choice]").count() == 0
    assert visitor.violations(axe, page.get_by_role("dialog")) == []
    page.keyboard.press("Escape")
    board.wait_for(state="detached")


@pytest.mark.parametrize("scene", sweep(["board-full", "board-two"], "board-full"))
def test_everything_fits_its_panel(scene: str, visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = sit(visitor, scenes[scene])
    page.wait_for_selector("[data-part=laboratory]")
    assert visitor.fits()
    assert page.evaluate(OVERFLOWING, PANELS) == []
    track = page.get_by_role("group", name=like("track.title", n=ANY, m=ANY)).bounding_box()
    main = page.get_by_role("main").bounding_box()
    assert 0 <= track["y"] <= main["y"] - track["height"]
    assert visitor.violations(axe) == []

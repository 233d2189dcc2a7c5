"""Every screen in both themes: axe-core finds nothing serious, and nothing scrolls that should not."""

import pytest

from kit.server.prepared import Scene
from kit.sweeps import sweep
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import ANY, button, like, sheet, words

CUT = """() => document.fonts.ready.then(() => [...document.querySelectorAll("[data-card-name]")]
    .filter((e) => e.scrollWidth > e.clientWidth || (getComputedStyle(e).overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1))
    .map((e) => e.textContent))"""
"""Names of cards that are not shown whole."""
SHEETS = {"l": ("log.title", "listitem"), "?": ("keys.title", "term")}


@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/watch"])
def test_around_the_table(visitor: Visitor, axe: str, path: str) -> None:
    wait_for_screen(visitor.open(path), path)
    assert visitor.violations(axe) == []


def test_the_gallery(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/cards")
    wait_for_screen(page, "/cards")
    assert page.locator("[data-card]").count() > 100
    page.get_by_role("searchbox").fill("rover")
    page.wait_for_function("document.querySelectorAll('[data-card]').length < 40")
    assert visitor.violations(axe) == []
    page.get_by_role("searchbox").fill("zzz")
    page.get_by_text(words("gallery.none")).wait_for()
    assert visitor.violations(axe) == []
    button(page, "gallery.all").click()
    page.wait_for_function("document.querySelectorAll('[data-card]').length > 100")


@pytest.mark.parametrize(
    "name",
    sweep(["crowded", "full-hand", "over", "over-five", "reload-cards", "unfinished"], "crowded", "over-five"),
)
def test_a_table_on_a_desk(visitor: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    page = visitor.sit(scenes[name])
    assert visitor.fits()
    assert page.evaluate(CUT) == []
    assert visitor.violations(axe) == []


@pytest.mark.parametrize("name", sweep(["crowded", "full-hand", "reload"], "crowded"))
def test_a_table_on_a_phone(caller: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    caller.sit(scenes[name])
    assert caller.fits()
    assert caller.violations(axe) == []


def test_the_end_on_a_phone(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    caller.sit(scenes["over-five"])
    assert caller.violations(axe) == []


def test_log_and_keys_over_the_table(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["since"])
    for key, (title, role) in SHEETS.items():
        page.keyboard.press(key)
        shown = sheet(page, title)
        shown.get_by_role(role).first.wait_for()
        assert visitor.violations(axe, shown) == [], key
        page.keyboard.press("Escape")
        shown.wait_for(state="detached")


def test_a_rival_in_full_and_a_card_large(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["crowded"])
    page.locator("[data-part=rivals]").get_by_role("heading").first.get_by_role("button").click()
    settlement = page.get_by_role("dialog", name=like("seat.title", name=ANY))
    settlement.get_by_role("listitem").first.wait_for()
    assert visitor.violations(axe, settlement) == []
    page.keyboard.press("Escape")
    settlement.wait_for(state="detached")
    page.focus("[data-hand]")
    page.keyboard.press("Space")
    large = page.get_by_role("dialog")
    large.wait_for()
    assert visitor.violations(axe, large) == []

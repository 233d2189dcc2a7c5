"""Every screen in both themes: nothing of serious impact for axe-core, and nothing scrolls that should not."""

import pytest

from kit.prepared import Scene
from web.visitor import Visitor

AROUND = (("/", ".go:not([aria-disabled=true])"), ("/rules", "main li"), ("/learn", "main li"), ("/watch", "main form"))
CUT = """() => document.fonts.ready.then(() => [...document.querySelectorAll(".mine .nm, .hand .title, .dn")]
    .filter((e) => e.scrollWidth > e.clientWidth || (getComputedStyle(e).overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1))
    .map((e) => e.textContent))"""
"""Names of cards that are not shown whole."""
SHEETS = (("l", "dialog ol li"), ("?", "dialog dl, dialog li"))


@pytest.mark.parametrize(
    ("path", "sign"), [("/", ".go:not([aria-disabled=true])"), ("/rules", "main li"), ("/learn", "main li"), ("/watch", "main form")]
)
def test_around_the_table(visitor: Visitor, axe: str, path: str, sign: str) -> None:
    visitor.open(path).wait_for_selector(sign)
    assert visitor.violations(axe) == []


def test_the_gallery(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/cards")
    page.wait_for_selector("main .card")
    assert len(page.query_selector_all("main .card")) > 100
    page.fill("input[type=search]", "rover")
    page.wait_for_function("document.querySelectorAll('main .card').length < 40")
    assert visitor.violations(axe) == []
    page.fill("input[type=search]", "zzz")
    page.get_by_text("No card here has these words.").wait_for()
    assert visitor.violations(axe) == []
    page.get_by_role("button", name="All cards").click()
    page.wait_for_function("document.querySelectorAll('main .card').length > 100")


@pytest.mark.parametrize(
    "name",
    [
        "crowded",
        "full-hand",
        pytest.param("over", marks=pytest.mark.long),
        "over-five",
        "reload-cards",
        pytest.param("unfinished", marks=pytest.mark.long),
    ],
)
def test_a_table_on_a_desk(visitor: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    page = visitor.sit(scenes[name])
    assert visitor.fits()
    assert page.evaluate(CUT) == []
    assert visitor.violations(axe) == []


@pytest.mark.parametrize("name", ["crowded", "full-hand", "reload"])
def test_a_table_on_a_phone(caller: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    caller.sit(scenes[name])
    assert caller.fits()
    assert caller.violations(axe) == []


def test_the_end_on_a_phone(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    caller.sit(scenes["over-five"])
    assert caller.violations(axe) == []


def test_log_and_keys_over_the_table(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["since"])
    for key, sign in SHEETS:
        page.keyboard.press(key)
        page.wait_for_selector(sign)
        assert visitor.violations(axe, "dialog") == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_a_rival_in_full_and_a_card_large(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = visitor.sit(scenes["crowded"])
    page.click(".opp h3 button")
    page.wait_for_selector("dialog .grid li")
    assert visitor.violations(axe, "dialog") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.focus("[data-hand]")
    page.keyboard.press("Space")
    page.wait_for_selector(".zoom.placed")
    assert visitor.violations(axe, ".zoom") == []

"""Moon in the browser, as people use it."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Serving
from web.visitor import Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def visitor(browser: Any, server: Serving) -> Iterator[Visitor]:
    person = Visitor(browser, server)
    yield person
    person.close()


def test_from_home_to_a_turn_against_opponents(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    assert visitor.fits()
    page.click("[data-hand]")
    page.wait_for_selector(".turn .bt .btn")
    if page.query_selector(".turn .bt .btn.pri") is None:  # nothing of the hand can be built: assimilate
        page.keyboard.press("a")
    page.click(".turn .bt .btn.pri")
    page.wait_for_selector(".turn .end[aria-disabled=false]")
    before = page.inner_text(".rnd")
    page.keyboard.press("n")
    if page.query_selector("[data-leave]"):
        page.keyboard.press("n")
    page.wait_for_function("before => document.querySelector('.rnd').innerText !== before", arg=before)


def test_a_turn_with_the_keyboard_alone(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.hand [data-item]')"):
            break
    assert page.evaluate("document.activeElement.matches('.hand [data-item]')")
    page.keyboard.press("ArrowRight")
    if not page.evaluate("document.activeElement.matches('[data-hand]')"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("a")
    page.wait_for_selector(".turn .bt .btn.pri")
    page.keyboard.press("a")
    page.wait_for_selector(".turn .end[aria-disabled=false]")
    page.keyboard.press("z")
    page.wait_for_selector(".turn .end[aria-disabled=true]")
    assert page.query_selector_all("[data-hand]")


def test_undo_gives_the_card_back(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    held = len(page.query_selector_all("[data-hand]"))
    page.focus("[data-hand]")
    page.keyboard.press("a")
    page.wait_for_selector(".turn .bt .btn.pri")
    page.keyboard.press("a")
    page.wait_for_function(f"document.querySelectorAll('[data-hand]').length === {held - 1}")
    page.click(".tools .un")
    page.wait_for_function(f"document.querySelectorAll('[data-hand]').length === {held}")


def test_ending_a_turn_with_something_open_asks_once(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    page.focus("[data-hand]")
    page.keyboard.press("a")
    page.wait_for_selector(".turn .bt .btn.pri")
    page.keyboard.press("a")
    page.wait_for_selector(".turn .end[aria-disabled=false]")
    if page.query_selector("[data-chip].on") is None:
        pytest.skip("nothing was left open in this deal")
    page.keyboard.press("n")
    page.wait_for_selector("[data-leave]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-leave]", state="detached")


def test_a_reload_comes_back_to_the_same_choice(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    hand = [card.get_attribute("data-hand") for card in page.query_selector_all("[data-hand]")]
    page.reload()
    page.wait_for_selector("[data-hand]")
    assert [card.get_attribute("data-hand") for card in page.query_selector_all("[data-hand]")] == hand


def test_a_spectator_sees_no_hand(browser: Any, server: Serving, visitor: Visitor) -> None:
    visitor.start()
    other = Visitor(browser, server)
    other.open(visitor.page.url.split(server.host)[1])
    other.page.wait_for_selector(".hand .back")
    assert other.page.query_selector("[data-hand]") is None
    other.close()


def test_a_lost_server_is_told_and_found_again(browser: Any, server: Serving) -> None:
    person = Visitor(browser, server)
    person.start()
    server.kill()
    person.page.wait_for_selector(".lost")
    server.start()
    person.page.wait_for_selector(".lost", state="detached")
    assert person.page.query_selector("[data-hand]")
    person.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (393, 852)])
def test_no_serious_violation_and_nothing_scrolls(browser: Any, server: Serving, axe: str, theme: str, size: tuple[int, int]) -> None:
    person = Visitor(browser, server, *size, theme)
    person.open()
    person.page.wait_for_selector(".go:not([aria-disabled=true])")
    assert person.violations(axe) == []
    person.start()
    assert person.fits()
    assert person.violations(axe) == []
    for path, sign in (("/cards", ".card"), ("/rules", "li"), ("/learn", "li"), ("/watch", "form")):
        person.open(path)
        person.page.wait_for_selector(f"main {sign}")
        assert person.violations(axe) == [], path
    person.close()


def test_a_turn_on_a_phone(browser: Any, server: Serving) -> None:
    person = Visitor(browser, server, 393, 852)
    person.start()
    page = person.page
    page.wait_for_selector(".bar .btn:nth-child(2)")
    if page.query_selector(".bar .btn.pri") is None:  # closed: assimilate it
        page.tap(".bar .btn:nth-child(2)")
    page.tap(".bar .btn.pri")
    page.wait_for_function("[...document.querySelectorAll('.bar .btn')].some(b => b.innerText.includes('End turn'))")
    assert person.fits()
    person.close()

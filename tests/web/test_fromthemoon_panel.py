"""From the Moon's turn panel and what the table shows beside it: prices of what is offered, what is closed, what a key does."""

from typing import Any

import pytest

from kit.prepared import Scene
from web.test_fromthemoon_boards import acts, sit
from web.visitor import Visitor

pytestmark = pytest.mark.slow

PRICED = {"foundation": "main .board .next .price, main .market .ground .price", "labs": "main .market .labs h4 .price"}
GOODS = "all => all.map(e => [...e.querySelectorAll('use')].map(u => u.getAttribute('href').slice(3)).join(' '))"


def drawn(page: Any, what: str) -> list[str]:
    """The prices on the table, sign by sign."""
    found: list[str] = page.locator(PRICED[what]).evaluate_all(GOODS)
    return found


def test_a_special_research_shows_its_own_price_wherever_one_is_drawn(visitor: Visitor, caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-research"])
    assert "for 2 energy" in page.inner_text(".answers")
    assert drawn(page, "foundation") == ["energy energy"] * 2
    assert drawn(page, "labs") == ["energy energy"]
    assert page.locator("main .market .extra").count() == 0
    assert "surcharge" not in page.inner_text("main .market .labs")
    phone = caller.sit(scenes["panel-research"])
    phone.click("#tab-market")
    phone.wait_for_selector("main .market .ground")
    assert drawn(phone, "foundation") == drawn(phone, "labs") == ["energy energy"]
    page.click(".turn .leave")
    page.wait_for_selector("main .market .extra")
    assert drawn(page, "foundation") == ["cube-metal cube-polymer energy"] * 2
    assert drawn(page, "labs") == ["cube-polymer"]


def test_what_an_effect_gives_is_shown_as_free(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-recruit"])
    assert page.inner_text(".turn .team h4").split()[-1] == "free"


# --- the end of the turn


TIP = """
    (thing) => {
        const why = document.querySelector("[data-why]");
        const box = why.getBoundingClientRect();
        const tip = box.left + Number.parseFloat(why.style.getPropertyValue("--tip"));
        return [tip, box.bottom, document.querySelector(thing).getBoundingClientRect()];
    }
"""


def at_its_thing(page: Any, thing: str) -> bool:
    """The tip of the reason's bubble touches what it is about."""
    tip, bottom, at = page.evaluate(TIP, thing)
    return bool(at["left"] <= tip <= at["right"] and 0 <= at["top"] - bottom <= 16)


def test_the_end_of_the_turn_tells_at_its_button_why_it_is_closed(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-end"])
    end = page.locator("[data-end][aria-disabled=true]")
    for ask in (
        end.hover,
        lambda: end.click(force=True),
        lambda: page.keyboard.press("n"),
        lambda: (page.keyboard.press("Tab"), end.focus()),
    ):
        ask()
        page.wait_for_selector("[data-why].placed")
        assert "Take an action before you end the turn" in page.inner_text("[data-why]")
        assert at_its_thing(page, "[data-end]")
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        end.blur()
        page.wait_for_selector("[data-why]", state="detached")


# --- Enter does what the panel says


def test_enter_sends_after_a_rover_was_clicked(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-enter"])
    page.click("[data-tile='2-2']")
    page.click("[data-rover='2']")
    send = page.get_by_role("button", name="Send to 2-2", exact=False)
    assert send.locator("kbd").inner_text() == "Enter"
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    assert acts(visitor) == ["send 2 2-2"]


def test_a_rover_that_the_focus_walked_to_is_chosen_by_enter_and_sent_by_the_next(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-enter-keys"])
    page.click("[data-tile='2-2']")
    page.focus("[data-rover='1']")
    page.keyboard.press("ArrowRight")
    hint = page.locator("[data-confirm] kbd")
    assert hint.evaluate("e => getComputedStyle(e).opacity") == "0"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-rover='2'][aria-pressed=true]")
    assert hint.evaluate("e => getComputedStyle(e).opacity") == "1"
    assert acts(visitor) == []
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    assert acts(visitor) == ["send 2 2-2"]

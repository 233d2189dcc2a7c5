"""From the Moon's turn panel and what the table shows beside it: prices of what is offered, what is closed, what a key does."""

from typing import Any

import pytest

from kit.prepared import Scene
from web.test_fromthemoon_boards import sit
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

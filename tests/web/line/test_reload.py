"""A reload in the middle of a choice: the same choice is there again, and nothing was done. A page that grew old reloads itself."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from web.held import routed
from web.visitor import Visitor
from web.words import region


def choice(page: Any) -> list[str]:
    """Return the texts of the question with its answers, and of the hand."""
    return [region(page, part).inner_text() for part in ("turn.region", "hand.region")]


@pytest.mark.parametrize("name", ["reload", "reload-cards"])
def test_in_the_middle_of_a_question(visitor: Visitor, scenes: dict[str, Scene], name: str) -> None:
    page = visitor.sit(scenes[name])
    asked, sequence = choice(page), visitor.sequence
    if name == "reload-cards":
        page.click("[data-tray]")
        page.wait_for_selector("[data-confirm]")
    else:
        assert len(page.query_selector_all("[data-answer]")) >= 2
    page.reload()
    page.wait_for_selector("[data-part=turn]")
    assert choice(page) == asked
    assert visitor.sequence == sequence
    if name == "reload-cards":
        page.click("[data-tray]")
        page.click("[data-confirm]")
    else:
        page.click("[data-answer]")
    visitor.moved(sequence)


def test_with_something_selected_and_not_confirmed(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["reload-selected"])
    hand, sequence = visitor.hand, visitor.sequence
    page.click("[data-hand][data-open]")
    page.wait_for_selector("[data-confirm]")
    page.reload()
    page.wait_for_selector("[data-hand]")
    assert (visitor.hand, visitor.sequence) == (hand, sequence)
    assert page.query_selector("[data-confirm]") is None
    page.click("[data-hand][data-open]")
    page.click("[data-confirm]")
    visitor.moved(sequence)
    page.wait_for_function("held => document.querySelectorAll('[data-hand]').length === held", arg=len(hand) - 1)


def test_a_page_older_than_the_server_begins_anew(visitor: Visitor) -> None:
    page = visitor.open()
    missing = iter([True])
    routed(page, "**/assets/Rules-*.js", lambda route: route.fulfill(status=404) if next(missing, False) else route.continue_())
    page.click("a[href^='/rules']")
    page.wait_for_selector("text=M1.1")
    assert next(missing, None) is None

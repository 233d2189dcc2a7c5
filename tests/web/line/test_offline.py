"""Without a network the page says so at once, stays readable, and sends a pressed action once when the network is back."""

from typing import Any

from kit.server.heard import tables
from kit.server.prepared import Scene
from web.visitor import Visitor
from web.words import words

AT_ONCE = """
    (words) => addEventListener("offline", () => setTimeout(() => {
        window.told = [...document.querySelectorAll("[role=alert]")].some((alert) => alert.innerText.includes(words));
    }))
"""
"""Tells whether the page says so in the same task in which the network goes, and not only when it notices a silent connection."""


def own_acts(visitor: Visitor, scene: Scene) -> list[Any]:
    """Return the actions of the asked seat since the table was prepared, each once even if it was sent more often."""
    told = {each["sequence"]: each for table in tables(visitor.received) for each in table["events"]}
    return [each for number, each in told.items() if number > scene.ledger.sequence and each["seat"] == scene.seat]


def test_actions_pressed_offline_are_sent_when_the_network_returns(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["offline"]
    page = visitor.sit(scene)
    page.locator("[data-hand][data-open]").first.click()
    page.wait_for_selector("[data-confirm]")
    before, held = visitor.sequence, len(visitor.hand)
    page.evaluate(AT_ONCE, words("lost.title"))
    visitor.context.set_offline(True)
    page.wait_for_function("window.told !== undefined")
    assert page.evaluate("window.told")
    page.click("[data-confirm]")
    assert (visitor.sequence, len(visitor.hand)) == (before, held)
    visitor.context.set_offline(False)
    visitor.moved(before)
    page.get_by_role("alert").filter(has_text=words("lost.title")).wait_for(state="detached")
    page.wait_for_function("held => document.querySelectorAll('[data-hand]').length === held", arg=held - 1)
    assert len(own_acts(visitor, scene)) == 1

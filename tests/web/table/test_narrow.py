"""A narrow window on a desk: the rail is a drawer, the turn panel stays, and text keeps its size."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.server.serving import Serving
from kit.sweeps import sweep
from web.fromthemoon.settler import Settler
from web.moon.clicker import Clicker
from web.moon.test_screens import CUT
from web.opponents import start, turn
from web.visitor import Visitor
from web.words import region

NARROW = ((1024, 768), (960, 800))
LARGE = "Number(document.querySelector('[data-part=desk]').style.zoom)"
COVERED = """(parts) => {
    const all = [...document.querySelectorAll("[data-part]")].filter((each) => parts.includes(each.dataset.part));
    const found = all.map((each) => [each.dataset.part, each, each.getBoundingClientRect()]);
    return found.flatMap(([one, a, x], i) => found.slice(i + 1)
        .filter(([, b, y]) => !a.contains(b) && !b.contains(a))
        .filter(([, , y]) => Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1)
        .filter(([, , y]) => Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1)
        .map(([other]) => [one, other]));
}"""
"""Pairs of these parts of a table that overlap."""
DESK = (
    "rivals",
    "flags",
    "settlement",
    "stock",
    "hand",
    "end",
    "turn",
    "moon",
    "market",
    "board",
    "track",
    "goal",
    "round",
    "order",
    "tools",
)
SCENES = ["crowded", "full-hand", "over-five", "unfinished", "surface-four", "board-full", "surface-over", "solo-narrow"]


@pytest.fixture(params=[NARROW[0], pytest.param(NARROW[1], marks=pytest.mark.long)], ids=lambda size: "x".join(map(str, size)))
def sitter(request: pytest.FixtureRequest, browser: Any, server: Serving) -> Iterator[Visitor]:
    person = Visitor(browser, server, *request.param)
    yield person
    person.close()


@pytest.mark.parametrize("name", sweep(SCENES, "crowded", "surface-four", "solo-narrow"))
def test_every_state_fits_and_is_sound(sitter: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    page = sitter.sit(scenes[name])
    assert sitter.fits()
    assert page.evaluate(LARGE) >= 0.93
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED, DESK) == []
    assert sitter.violations(axe) == []


@pytest.mark.parametrize("name", sweep(["crowded", "board-full", "solo-narrow"], "solo-narrow"))
def test_the_drawer_opens_by_key_and_shuts_again(sitter: Visitor, scenes: dict[str, Scene], axe: str, name: str) -> None:
    page = sitter.sit(scenes[name])
    button = page.locator("[data-drawer]")
    turn = region(page, "turn.region")
    turn.get_by_role("button").first.focus()
    before = page.evaluate_handle("document.activeElement")
    assert button.get_attribute("aria-expanded") == "false"

    page.keyboard.press("d")
    page.wait_for_selector("#drawer :focus")
    assert button.get_attribute("aria-expanded") == "true"
    assert turn.is_visible()
    assert apart(page.locator("#drawer"), turn)
    assert sitter.fits()
    assert sitter.violations(axe) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("#drawer", state="detached")
    assert page.evaluate("before => document.activeElement === before", before)

    button.click()
    page.wait_for_selector("#drawer")
    turn.click(position={"x": 6, "y": 6})
    page.wait_for_selector("#drawer", state="detached")


def test_a_long_list_of_answers_grows_over_the_flags(sitter: Visitor, scenes: dict[str, Scene]) -> None:
    page = sitter.sit(scenes["crowded"])
    hand = region(page, "hand.region")
    before = hand.bounding_box()
    page.keyboard.press("r")
    page.locator("[data-answer]").nth(3).wait_for()
    assert hand.bounding_box() == before
    assert region(page, "turn.region").bounding_box()["height"] > 300
    assert page.evaluate(COVERED, ["turn", "settlement", "stock", "hand", "rivals"]) == []


def apart(one: Any, other: Any) -> bool:
    """Side by side: neither covers the other."""
    left, right = one.bounding_box(), other.bounding_box()
    return bool(left["x"] + left["width"] <= right["x"])


@pytest.mark.parametrize("kind", [Clicker, Settler])
def test_a_turn_can_be_made(browser: Any, server: Serving, kind: type[Clicker | Settler]) -> None:
    person = kind(browser, server, *NARROW[0])
    person.chance = random.Random(5)
    start(person)
    turn(person)
    assert person.fits()
    person.close()

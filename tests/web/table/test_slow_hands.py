"""Somebody who rests on things before pressing them, holds a finger down, or has no mouse at all."""

from typing import Any

from kit.server.prepared import Scene
from web.visitor import Visitor
from web.words import region, words

AWAY = (640, 3)
CHOSEN = "[data-middle] [data-hand][data-open][aria-pressed=true]"
LARGE = "[role=dialog][popover]"


def rest(visitor: Visitor, what: str) -> None:
    """The mouse comes as a hand moves it."""
    box = visitor.page.locator(what).first.bounding_box()
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)


def touch(visitor: Visitor, what: str, until: str) -> None:
    """A finger that stays down until something is shown."""
    box = visitor.page.locator(what).first.bounding_box()
    finger = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.wait_for_selector(until)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def acts(visitor: Visitor) -> list[Any]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def focused(visitor: Visitor, what: str) -> None:
    visitor.page.wait_for_function("what => document.activeElement.matches(what)", arg=what)


def test_a_card_that_is_held_is_shown_and_not_built(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["undecided-phone"])
    page.locator("[data-dot][data-open]").first.tap()
    page.wait_for_selector(CHOSEN)
    touch(caller, CHOSEN, LARGE)
    closed = page.locator("[data-hand][data-closed]").count()
    page.get_by_text(words("phone.closed", n=closed), exact=True).tap()
    page.wait_for_selector(LARGE, state="detached")
    page.tap(CHOSEN)
    page.wait_for_selector(LARGE)
    page.tap(CHOSEN)
    page.wait_for_selector(LARGE, state="detached")
    assert acts(caller) == []
    sequence = caller.sequence
    page.tap("[data-confirm]")
    caller.moved(sequence)
    assert acts(caller)[0].startswith("build ")


def test_a_tap_on_a_flag_tells_who_leads_and_what_everybody_has(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["over-five"])
    region(page, "flags.region").get_by_role("group").nth(1).tap()
    said = page.locator("[data-tooltip]:popover-open").inner_text()
    flag = caller.now["view"]["flags"][1]
    assert words("flag.reward", n=flag["reward"]) in said
    for name, count in zip(caller.now["names"], flag["counts"], strict=True):
        assert f"{name}: {count}" in said


def test_a_reason_leaves_with_the_mouse_and_makes_room_for_a_large_card(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["undecided"])
    rest(visitor, "[data-hand][data-closed]")
    page.wait_for_selector("[data-why]")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("[data-hand][data-closed][aria-pressed=true]")
    page.mouse.move(*AWAY, steps=8)
    page.wait_for_selector("[data-why]", state="detached")
    rest(visitor, "[data-hand][data-open]")
    page.wait_for_selector(LARGE)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector("[data-outcome] [data-changes]")
    assert acts(visitor) == []


def test_the_focus_of_a_keyboard_stays_where_the_turn_is_made(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["undecided-keys"])
    page.keyboard.press("r")
    focused(visitor, "[data-answer]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    focused(visitor, "[data-confirm]")
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    focused(visitor, "[data-part=turn] *")

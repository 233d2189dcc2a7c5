"""A closed card tells why, by hover, by focus, by tap; and its remedy does what it says, up to the confirm."""

from typing import Any

from kit.server.prepared import Scene
from web.moon.scenes import remedies
from web.visitor import Visitor
from web.words import button, words


def closed_card(scene: Scene) -> tuple[str, str]:
    """A card of the hand, and where a Rover that parks would open it."""
    return next(iter(remedies(scene.ledger).items()))


def told(page: Any) -> str:
    page.wait_for_selector("[data-why]")
    text: str = page.inner_text("[data-why]")
    assert "rule M" in text
    return text


def gone(page: Any) -> None:
    page.wait_for_selector("[data-why]", state="detached")


def test_by_hover_and_by_focus_the_same_is_told(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["remedy"])
    card, _ = closed_card(scenes["remedy"])
    page.hover(f"[data-hand={card}]")
    hovered = told(page)
    page.mouse.move(640, 20)
    gone(page)
    page.keyboard.press("Tab")
    page.focus(f"[data-hand={card}]")
    assert told(page) == hovered
    page.keyboard.press("Escape")
    gone(page)


def taken_back_and_done_again(visitor: Visitor, card: str) -> None:
    """The card is closed again, and waits again."""
    page = visitor.page
    states = {"z": ("data-closed", page.locator("[data-confirm]")), "Shift+Z": ("data-open", page.get_by_text(words("turn.closedCard")))}
    for key, (state, other) in states.items():
        sequence = visitor.sequence
        page.keyboard.press(key)
        visitor.moved(sequence)
        page.wait_for_selector(f"[data-hand={card}][aria-pressed=true][{state}]")
        other.wait_for(state="detached")


def test_its_remedy_is_done_and_the_card_waits_for_the_confirm(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["remedy"]
    page = visitor.sit(scene)
    card, park = closed_card(scene)
    held, sequence = len(visitor.hand), visitor.sequence
    page.click(f"[data-hand={card}]")
    told(page)
    button(page, "why.do").click()
    visitor.moved(sequence)
    page.wait_for_selector(f"[data-hand={card}][aria-pressed=true][data-open]")
    page.wait_for_selector("[data-confirm]")
    acts = [message["action"] for message in visitor.sent if message["type"] == "act"]
    assert acts == [park]
    assert len(visitor.hand) == held
    taken_back_and_done_again(visitor, card)
    sequence = visitor.sequence
    page.click("[data-confirm]")
    visitor.moved(sequence)
    assert [message["action"] for message in visitor.sent if message["type"] == "act"] == [park, f"build {card}"]


def test_by_tap_on_a_phone(caller: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["remedy-phone"]
    page = caller.sit(scene)
    card, park = closed_card(scene)
    page.wait_for_selector("[data-middle]")
    page.tap(f"[data-dot={card}]")
    page.wait_for_selector(f"[data-middle] [data-hand={card}]")
    page.tap(f"[data-hand={card}]")
    told(page)
    sequence = caller.sequence
    button(page, "why.do").tap()
    caller.moved(sequence)
    page.wait_for_selector("[data-confirm]")
    assert [message["action"] for message in caller.sent if message["type"] == "act"] == [park]

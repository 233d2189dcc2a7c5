"""Undo over several steps, and up to the point where something hidden was seen."""

import pytest

from kit.prepared import Scene
from web.visitor import Visitor

pytestmark = pytest.mark.slow

UNDO, REDO = "Undo", "Redo"


def play(visitor: Visitor, what: str) -> None:
    """A chip with one place, or the first card into the bin."""
    page, sequence = visitor.page, visitor.sequence
    if what == "assimilate":
        page.focus("[data-hand]")
        page.keyboard.press("a")
    else:
        page.click(f"[data-chip={what}].on")
    page.click(".turn .bt .btn.pri")
    visitor.moved(sequence)


def press(visitor: Visitor, button: str) -> None:
    sequence = visitor.sequence
    visitor.page.get_by_role("button", name=button, exact=False).first.click()
    visitor.moved(sequence)


def test_over_several_steps_and_forward_again(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["undo"])
    looks = [visitor.now["view"]]
    for what in ("park", "assimilate", "expedition"):
        play(visitor, what)
        looks.append(visitor.now["view"])
    for look in reversed(looks[:-1]):
        press(visitor, UNDO)
        assert visitor.now["view"] == look
    assert not visitor.now["undo"]
    for look in looks[1:]:
        press(visitor, REDO)
        assert visitor.now["view"] == look
    for key, look in (("z", looks[-2]), ("Shift+Z", looks[-1])):
        sequence = visitor.sequence
        page.keyboard.press(key)
        visitor.moved(sequence)
        assert visitor.now["view"] == look


def test_stops_at_a_reveal_and_says_why(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["reveal"])
    play(visitor, "assimilate")
    page.wait_for_selector(".tools .un[aria-disabled=false]")
    play(visitor, "expedition")
    sequence = visitor.sequence
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector("dialog [role=alert]")
    assert "something hidden" in page.inner_text("dialog [role=alert]")
    assert visitor.sequence == sequence

"""Undo over several steps, and up to the point where something hidden was seen."""

import re

import pytest

from kit.prepared import Scene
from web.visitor import Visitor

UNDO, REDO = "Undo", "Redo"
ENDS = "Your last action showed something hidden: Undo ends there."


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
    page.wait_for_selector("dialog ol button")
    assert page.inner_text("dialog p") == f"{ENDS} A takeback goes further back, if everybody agrees."
    assert page.locator("[role=alert]").count() == 0
    assert visitor.sequence == sequence


def test_alone_one_goes_back_without_a_word_about_others(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["solo-back"])
    start = caller.now["view"]
    sequence = caller.sequence
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector("dialog ol button")
    assert page.inner_text("dialog p") == f"{ENDS} Alone you may go further back, at once."
    page.locator("dialog ol button").first.click()
    caller.moved(sequence)
    assert caller.now["view"] != start
    (line,) = caller.now["events"][-1]["lines"]
    assert line["key"] == "table.back"


@pytest.mark.parametrize("phone", [False, True])
def test_an_answer_that_shows_something_hidden_asks_first(visitor: Visitor, caller: Visitor, scenes: dict[str, Scene], phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["reveal-asked-phone" if phone else "reveal-asked"])
    sequence = person.sequence
    water, outcome = page.locator("[data-answer]", has_text="Water"), page.locator(".pv")
    water.click()
    page.get_by_text("Undo ends here").wait_for()
    page.get_by_role("button", name=re.compile("^Back")).click()
    outcome.wait_for(state="detached")
    assert person.sequence == sequence
    water.click()
    outcome.wait_for()
    page.get_by_role("button", name="Take Water").last.click()
    person.moved(sequence)


def test_an_answer_that_can_be_taken_back_is_given_at_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["answered"])
    sequence = visitor.sequence
    page.locator("[data-answer]", has_text="Water").click()
    visitor.moved(sequence)
    press(visitor, UNDO)

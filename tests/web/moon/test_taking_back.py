"""Undo over several steps, and up to the point where something hidden was seen."""

import re

import pytest

from kit.server.prepared import Scene
from web.visitor import Visitor
from web.words import button, sheet, words

ENDS = words("refused.sealed.shown")


def play(visitor: Visitor, what: str) -> None:
    """A chip with one place, or the first card into the bin."""
    page, sequence = visitor.page, visitor.sequence
    if what == "assimilate":
        page.focus("[data-hand]")
        page.keyboard.press("a")
    else:
        page.click(f"[data-chip={what}][aria-disabled=false]")
    page.click("[data-confirm]")
    visitor.moved(sequence)


def press(visitor: Visitor, key: str) -> None:
    sequence = visitor.sequence
    button(visitor.page, key).click()
    visitor.moved(sequence)


def test_over_several_steps_and_forward_again(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["undo"])
    looks = [visitor.now["view"]]
    for what in ("park", "assimilate", "expedition"):
        play(visitor, what)
        looks.append(visitor.now["view"])
    for look in reversed(looks[:-1]):
        press(visitor, "undo")
        assert visitor.now["view"] == look
    assert not visitor.now["undo"]
    for look in looks[1:]:
        press(visitor, "redo")
        assert visitor.now["view"] == look
    for key, look in (("z", looks[-2]), ("Shift+Z", looks[-1])):
        sequence = visitor.sequence
        page.keyboard.press(key)
        visitor.moved(sequence)
        assert visitor.now["view"] == look


def test_stops_at_a_reveal_and_says_why(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["reveal"])
    play(visitor, "assimilate")
    page.get_by_role("button", name=words("undo"), exact=True, disabled=False).wait_for()
    play(visitor, "expedition")
    sequence = visitor.sequence
    button(page, "takeback.short").click()
    takeback = sheet(page, "takeback.title")
    takeback.get_by_role("listitem").first.wait_for()
    takeback.get_by_text(f"{ENDS} {words('takeback.people')}", exact=True).wait_for()
    assert page.get_by_role("alert").count() == 0
    assert visitor.sequence == sequence


def test_alone_one_goes_back_without_a_word_about_others(caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = caller.sit(scenes["solo-back"])
    start = caller.now["view"]
    sequence = caller.sequence
    button(page, "takeback.short").click()
    takeback = sheet(page, "takeback.title")
    takeback.get_by_role("listitem").first.wait_for()
    takeback.get_by_text(f"{ENDS} {words('takeback.solo')}", exact=True).wait_for()
    takeback.get_by_role("listitem").first.get_by_role("button").click()
    caller.moved(sequence)
    assert caller.now["view"] != start
    (line,) = caller.now["events"][-1]["lines"]
    assert line["key"] == "table.back"


@pytest.mark.parametrize("phone", [False, True])
def test_an_answer_that_shows_something_hidden_asks_first(visitor: Visitor, caller: Visitor, scenes: dict[str, Scene], phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["reveal-asked-phone" if phone else "reveal-asked"])
    sequence = person.sequence
    water, outcome = page.locator("[data-answer]", has_text=words("good.water")), page.locator("[data-outcome]")
    water.click()
    page.get_by_text(words("outcome.hidden")).wait_for()
    page.get_by_role("button", name=re.compile(f"^{words('back')}")).click()
    outcome.wait_for(state="detached")
    assert person.sequence == sequence
    water.click()
    outcome.wait_for()
    page.click("[data-confirm]")
    person.moved(sequence)


def test_an_answer_that_can_be_taken_back_is_given_at_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["answered"])
    sequence = visitor.sequence
    page.locator("[data-answer]", has_text=words("good.water")).click()
    visitor.moved(sequence)
    press(visitor, "undo")

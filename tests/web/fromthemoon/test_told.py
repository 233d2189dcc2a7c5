"""What From the Moon tells in time: that the last round has begun, what a choice brings, what cannot be taken back, and nothing unasked."""

from typing import Any

import pytest

from kit.prepared import Scene
from kit.texts import Spoken
from web.visitor import Visitor

Scenes = dict[str, Scene]

UNDER = """
    (what) => {
        const node = document.querySelector(what), main = document.querySelector("main");
        const at = node.getBoundingClientRect();
        main.style.translate = `${640 - at.x - at.width / 2}px ${300 - at.y - at.height / 2}px`;
    }
"""
"""Something comes to lie under the middle of the window."""


HEADS = """
    () => {
        const note = () => {
            const head = document.querySelector(".turn h3")?.innerText ?? (document.querySelector(".plan") ? "plan" : "");
            if (window.heads.at(-1) !== head) window.heads.push(head);
        };
        window.heads = [];
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        note();
    }
"""
"""What the turn panel is about, one after the other."""
CARRIED = """() => {
    window.carried = [];
    const forecasts = () => document.querySelectorAll('.dl, [data-counts]').length;
    const look = () => document.querySelector('.plan[aria-busy=true]') && carried.push(forecasts());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""How many forecasts stand on the table, each time something changes while a plan is carried out."""


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def words(page: Any, what: str) -> str:
    return " ".join(page.inner_text(what).split())


def answer(page: Any, begins: str) -> Any:
    return page.locator(".turn [data-answer]", has_text=begins).first


def test_the_last_round_is_told_plainly_until_the_game_ends(visitor: Visitor, scenes: Scenes, axe: str) -> None:
    page = visitor.sit(scenes["surface-final"])
    assert page.locator(".ending").count() == 0
    last = answer(page, "Construct")
    assert "Mars launches" in last.inner_text()
    last.click()
    page.wait_for_selector(".turn .ending")
    assert words(page, ".ending") == "The third ship has left. This is your last turn."
    assert words(page, ".top .rnd .last") == "last round"
    assert "brings on the last round" in words(page, ".since.own")
    assert visitor.fits()
    assert visitor.violations(axe) == []
    page.click("[data-end]")
    page.wait_for_selector("section.end")
    told = words(page, ".ship[aria-label=Mars]")
    assert f"Launched. {visitor.now['names'][1]} took 9" in told
    assert "would" not in told
    assert page.locator(".ending").count() == 0


def test_a_phone_tells_the_last_round_in_the_bar_and_over_the_actions(caller: Visitor, scenes: Scenes, axe: str) -> None:
    page = caller.sit(scenes["surface-final-phone"])
    answer(page, "Construct").tap()
    page.wait_for_selector(".turn .ending")
    assert words(page, ".top .sign") == "last round"
    assert caller.fits()
    assert caller.violations(axe) == []


def test_an_improvement_says_that_a_special_research_follows(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-approval"])
    improve = answer(page, "Improve part 1 of Mars")
    assert improve.inner_text().split("\n")[0].endswith("2 points, then a Special Research")
    improve.hover()
    page.wait_for_function("document.querySelector('.outcome')?.innerText.includes('Then: Workers.')")
    improve.click()
    answer(page, "Gain 1 metal").hover()
    page.wait_for_function("document.querySelector('.outcome')?.innerText.includes('Then: Special Research.')")


def test_what_shows_something_hidden_asks_first_and_the_rest_is_done_at_once(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-research"])
    sequence = visitor.sequence
    answer(page, "Special Research: take").click()
    page.wait_for_selector(".turn [data-confirm]")
    assert "Undo ends here" in words(page, ".outcome")
    assert (acts(visitor), visitor.sequence) == ([], sequence)
    page.keyboard.press("Escape")
    page.wait_for_selector(".turn [data-confirm]", state="detached")
    answer(page, "No Special Research").click()
    visitor.moved(sequence)
    assert acts(visitor) == ["decline"]
    sequence = visitor.sequence
    page.keyboard.press("z")
    visitor.moved(sequence)
    answer(page, "Special Research: take").click()
    page.click(".turn [data-confirm]")
    page.wait_for_function("heard.choices.some(c => c.verb === 'space')")
    assert acts(visitor)[-1].startswith("lab ")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_focus_goes_on_with_a_keyboard_and_stays_away_from_a_mouse(visitor: Visitor, scenes: Scenes, by: str) -> None:
    page = visitor.sit(scenes[f"surface-{by}"])
    sequence = visitor.sequence
    if by == "mouse":
        answer(page, "").click()
    else:
        answer(page, "").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    visitor.moved(sequence)
    page.wait_for_function("document.querySelector('.turn [data-answer]')")
    page.wait_for_function("want => (document.activeElement.closest('.turn') !== null) === want", arg=by == "keyboard")
    asked = [message["type"] for message in visitor.sent if message["type"] != "ping"]
    assert by == "keyboard" or asked[-1] == "act"  # nothing is previewed unasked


def test_digits_make_a_plan_and_never_leave_it(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-digits"])
    page.click("[data-tile='2-2']")
    page.wait_for_selector("[data-plan='take metal']")
    for steps in (1, 2):
        page.wait_for_selector("[data-digits] [data-answer]")
        page.keyboard.press("1")
        page.wait_for_function("n => document.querySelectorAll('.steps .step').length === n", arg=steps)
    page.click("[data-doing=send]")
    page.wait_for_selector("[data-tile='2-2'].selected")
    assert page.locator(".steps .step").count() == 2
    assert acts(visitor) == []


def test_a_plan_stays_in_sight_until_it_is_carried_out_whatever_the_hand_does(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-hand"])
    for what in ("[data-tile='2-2']", "[data-plan='take metal']", "[data-plan='ability metal']"):
        at = page.locator(what).bounding_box()
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=8)
        page.wait_for_timeout(300)  # as long as somebody looks at it
        assert page.locator(what).bounding_box() == at
        page.mouse.down()
        page.mouse.up()
        page.wait_for_function("document.querySelector('.plan .outcome')?.innerText.length > 0")
    page.evaluate(HEADS)
    page.click("[data-confirm]")
    page.wait_for_selector(".turn h3")
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    assert page.evaluate("heads") == ["plan", "The crew at work"]


def test_while_a_plan_is_carried_out_no_forecast_stands_beside_what_has_come(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-carry"])
    for what in ("[data-tile='2-2']", "[data-plan='take metal']", "[data-plan='ability metal']"):
        page.click(what)
    page.wait_for_selector(".board .dl")
    page.evaluate(CARRIED)
    page.click("[data-confirm]")
    page.wait_for_selector(".turn h3")
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    assert set(page.evaluate("carried")) == {0}


@pytest.mark.parametrize("phone", [False, True])
def test_recruiting_and_training_are_seen_at_a_glance(visitor: Visitor, caller: Visitor, scenes: Scenes, axe: str, phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["surface-team"])
    page.click("[data-doing=team]")
    cells = page.locator(".team [data-choice]")
    assert cells.count() == 18
    page.click("[data-choice='recruit water 2']")
    page.wait_for_function("document.querySelector('.turn .outcome .p')")
    assert "Recruit a blue astronaut into rover 2" in words(page, ".turn [data-confirm]")
    cut = "[...document.querySelectorAll('.turn, .team')].filter(e => e.scrollHeight > e.clientHeight + 1).length"
    assert page.evaluate(cut) == 0
    assert person.violations(axe, ".turn") == []


def test_what_moves_under_a_still_mouse_says_nothing(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-four"])
    page.mouse.move(640, 300)
    page.mouse.down()  # whatever lies there has had its chance
    page.mouse.up()
    page.evaluate(UNDER, ".ship .pays")
    page.wait_for_timeout(600)  # longer than a mouse has to rest
    assert page.locator(".bubble:popover-open").count() == 0
    page.mouse.move(646, 302)
    page.wait_for_selector(".bubble:popover-open")


def test_a_faction_is_shown_large_by_hand_only(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-game=fromthemoon]")
    visitor.seats(1)
    page.click(".go:not([aria-disabled=true])")
    page.hover("[data-faction=C-3]")
    page.wait_for_timeout(900)  # longer than a card elsewhere waits
    assert page.locator(".zoom").count() == 0
    page.focus("[data-faction=C-3]")
    page.keyboard.press("Space")
    page.wait_for_selector(".zoom.placed")


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_stands_where_the_turn_is_made_and_escape_closes_it(visitor: Visitor, caller: Visitor, scenes: Scenes, phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["surface-digits"])
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint]")
    assert page.locator(".turn [data-hint]").count() == page.locator("[data-hint]").count() == 1
    assert person.fits()
    told = words(page, ".turn .hinted p span")
    assert told in Spoken(person.now).choices(person.now)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hint]", state="detached")
    page.keyboard.press("h")
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint]", state="detached")
    page.wait_for_selector(".turn [data-confirm]")
    assert acts(person) == []

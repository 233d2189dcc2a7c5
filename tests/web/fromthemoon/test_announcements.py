"""From the Moon announces the last round, what a choice brings and what cannot be undone, in time, and nothing that was not asked for."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.texts import Spoken
from web.visitor import Visitor
from web.words import button, region, words

Scenes = dict[str, Scene]

UNDER = """
    (node) => {
        const main = document.querySelector("main");
        const at = node.getBoundingClientRect();
        main.style.translate = `${640 - at.x - at.width / 2}px ${300 - at.y - at.height / 2}px`;
    }
"""
"""Something comes to lie under the middle of the window."""


HEADS = """
    () => {
        const note = () => {
            const part = (name) => document.querySelector(`[data-part=${name}]`);
            const head = part("turn")?.querySelector("h3")?.innerText ?? (part("plan") ? "plan" : "");
            if (window.heads.at(-1) !== head) window.heads.push(head);
        };
        window.heads = [];
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        note();
    }
"""
"""Headings of the turn panel, in order."""
CARRIED = """() => {
    window.carried = [];
    const forecasts = () => document.querySelectorAll('[data-forecast=more], [data-forecast=less], [data-counts]').length;
    const look = () => document.querySelector('[data-part=plan][aria-busy=true]') && carried.push(forecasts());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Number of forecasts on the table at each change of the page while a plan is carried out."""


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def read(what: Any) -> str:
    """Return the text of an element, on one line."""
    return " ".join(what.inner_text().split())


def answer(page: Any, begins: str) -> Any:
    return page.locator("[data-answer]", has_text=begins).first


def ending(page: Any) -> Any:
    return page.locator("[data-part=ending]")


def last_round(visitor: Visitor) -> str:
    """Return the log's sentence that the last round has begun."""
    now = visitor.now
    (line,) = [line for event in now["events"] for line in event["lines"] if line["key"] == "event.last_round"]
    return Spoken(now).say(line)


def outcome(page: Any, words: str) -> Any:
    """Waits until the outcome of what is pointed at says this."""
    page.locator("[data-outcome]").filter(has_text=words).first.wait_for()


def test_the_last_round_is_told_plainly_until_the_game_ends(visitor: Visitor, scenes: Scenes, axe: str) -> None:
    page = visitor.sit(scenes["surface-final"])
    assert ending(page).count() == 0
    last = answer(page, "Construct")
    assert "Mars launches" in last.inner_text()
    last.click()
    assert read(ending(page)) == f"{words('ending.launches')} {words('ending.now')}"
    assert read(page.locator("[data-last-round]")) == words("bar.last")
    assert last_round(visitor) in read(page.get_by_role("list", name=words("since.own")))
    assert visitor.fits()
    assert visitor.violations(axe) == []
    page.click("[data-end]")
    region(page, "end.region").wait_for()
    told = read(page.get_by_role("region", name=words("ship.mars"), exact=True))
    assert f"Launched. {visitor.now['names'][1]} took 9" in told
    assert "would" not in told
    assert ending(page).count() == 0


def test_a_phone_tells_the_last_round_in_the_bar_and_over_the_actions(caller: Visitor, scenes: Scenes, axe: str) -> None:
    page = caller.sit(scenes["surface-final-phone"])
    answer(page, "Construct").tap()
    ending(page).wait_for()
    assert read(page.locator("[data-last-round]")) == words("bar.last")
    assert caller.fits()
    assert caller.violations(axe) == []


def test_an_improvement_says_that_a_special_research_follows(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-approval"])
    improve = answer(page, "Improve part 1 of Mars")
    assert improve.inner_text().split("\n")[0].endswith("2 points, then a Special Research")
    improve.hover()
    outcome(page, words("outcome.then", what="Workers"))
    improve.click()
    answer(page, "Gain 1 metal").hover()
    outcome(page, words("outcome.then", what=words("asker.research")))


def test_answers_that_reveal_something_ask_first_and_others_are_done_at_once(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-research"])
    sequence = visitor.sequence
    answer(page, "Special Research: take").click()
    page.wait_for_selector("[data-confirm]")
    outcome(page, words("outcome.hidden"))
    assert (acts(visitor), visitor.sequence) == ([], sequence)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    answer(page, "No Special Research").click()
    visitor.moved(sequence)
    assert acts(visitor) == ["decline"]
    sequence = visitor.sequence
    page.keyboard.press("z")
    visitor.moved(sequence)
    answer(page, "Special Research: take").click()
    page.click("[data-confirm]")
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
    page.wait_for_selector("[data-answer]")
    page.wait_for_function("want => (document.activeElement.closest('[data-part=turn]') !== null) === want", arg=by == "keyboard")
    asked = [message["type"] for message in visitor.sent if message["type"] != "ping"]
    assert by == "keyboard" or asked[-1] == "act"  # nothing is previewed unasked


def test_digits_make_a_plan_and_never_leave_it(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-digits"])
    page.click("[data-tile='2-2']")
    page.wait_for_selector("[data-plan='take metal']")
    for steps in (1, 2):
        page.wait_for_selector("[data-digits] [data-answer]")
        page.keyboard.press("1")
        page.wait_for_function("n => document.querySelectorAll('[data-step]').length === n", arg=steps)
    page.click("[data-doing=send]")
    page.wait_for_selector("[data-tile='2-2'][aria-pressed=true]")
    assert page.locator("[data-step]").count() == 2
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
        page.wait_for_function("document.querySelector('[data-part=plan] [data-outcome]')?.innerText.length > 0")
    page.evaluate(HEADS)
    page.click("[data-confirm]")
    region(page, "turn.region").get_by_role("heading").first.wait_for()
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    assert page.evaluate("heads") == ["plan", words("asker.tasks")]


def test_while_a_plan_is_carried_out_no_forecast_stands_beside_what_has_come(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-carry"])
    for what in ("[data-tile='2-2']", "[data-plan='take metal']", "[data-plan='ability metal']"):
        page.click(what)
    page.locator("[data-part=board] [data-forecast]").first.wait_for()
    page.evaluate(CARRIED)
    page.click("[data-confirm]")
    region(page, "turn.region").get_by_role("heading").first.wait_for()
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    assert set(page.evaluate("carried")) == {0}


@pytest.mark.parametrize("phone", [False, True])
def test_recruiting_and_training_are_seen_at_a_glance(visitor: Visitor, caller: Visitor, scenes: Scenes, axe: str, phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["surface-team"])
    page.click("[data-doing=team]")
    cells = page.locator("[data-part=team] [data-choice]")
    assert cells.count() == 18
    page.click("[data-choice='recruit water 2']")
    page.wait_for_selector("[data-outcome] [data-changes=more]")
    assert "Recruit a blue astronaut into rover 2" in read(page.locator("[data-confirm]"))
    cut = "[...document.querySelectorAll('[data-part=turn], [data-part=team]')].filter(e => e.scrollHeight > e.clientHeight + 1).length"
    assert page.evaluate(cut) == 0
    assert person.violations(axe, region(page, "turn.region")) == []


def test_elements_that_move_under_a_still_mouse_say_nothing(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-four"])
    page.mouse.move(640, 300)
    page.mouse.down()  # whatever lies there has had its chance
    page.mouse.up()
    page.locator("[data-part=ship] [data-sign=bonus]").first.evaluate(UNDER)
    page.wait_for_timeout(600)  # longer than a mouse has to rest
    assert page.locator("[data-tooltip]:popover-open").count() == 0
    page.mouse.move(646, 302)
    page.wait_for_selector("[data-tooltip]:popover-open")


def test_a_faction_is_shown_large_by_hand_only(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-game=fromthemoon]")
    visitor.seats(1)
    button(page, "home.start").click()
    page.hover("[data-faction=C-3]")
    page.wait_for_timeout(900)  # longer than a card elsewhere waits
    assert page.get_by_role("dialog").count() == 0
    page.focus("[data-faction=C-3]")
    page.keyboard.press("Space")
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_stands_where_the_turn_is_made_and_escape_closes_it(visitor: Visitor, caller: Visitor, scenes: Scenes, phone: bool) -> None:
    person = caller if phone else visitor
    page = person.sit(scenes["surface-digits"])
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint]")
    assert page.locator("[data-part=turn] [data-hint]").count() == page.locator("[data-hint]").count() == 1
    assert person.fits()
    notice = page.locator("[data-part=turn] [data-notice]")
    assert any(notice.get_by_text(each, exact=True).count() for each in person.choices())
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hint]", state="detached")
    page.keyboard.press("h")
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint]", state="detached")
    page.wait_for_selector("[data-confirm]")
    assert acts(person) == []

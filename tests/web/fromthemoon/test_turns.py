"""From the Moon in the browser: a turn on the surface, planned, by mouse and by keyboard, and through chains of laboratories."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.sweeps import sweep
from web.visitor import Visitor
from web.words import button, region, words

Scenes = dict[str, Scene]

FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const style = getComputedStyle(at.querySelector('[data-focus-ring]') ?? at), box = at.getBoundingClientRect();
    const ring = at.matches('svg *') ? style.stroke !== 'none' : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return { what: at.outerHTML.slice(0, 120), ring, label: at.getAttribute('aria-label') ?? at.innerText,
             inside: box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight };
}"""
COVERED = """() => {
    const box = (e) => e.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tags = [...document.querySelectorAll('[data-counts] [data-tag]')].map(box);
    const signs = [...document.querySelectorAll('[data-plate], [data-cube]')].map(box);
    return tags.flatMap((tag, i) => [...signs, ...tags.slice(i + 1)].filter((other) => meet(tag, other))).length;
}"""
"""Number of signs and tags that lie under the forecast of a crew."""


def press(page: Any, key: str) -> str:
    """Press a key, check that the focus is visible, and return the label of the focused element."""
    page.keyboard.press(key)
    focus = page.evaluate(FOCUS)
    if focus is None:
        return ""
    assert focus["ring"], focus["what"]
    assert focus["inside"], focus["what"]
    return str(focus["label"])


def chains(page: Any) -> Any:
    return page.get_by_role("list", name=words("chain.region")).get_by_role("listitem")


def done(chain: Any) -> Any:
    """The laboratories of a chain that were activated."""
    return chain.get_by_role("img", name=words("chain.gone"), exact=True)


def tab_to(page: Any, what: str, most: int = 80) -> None:
    for _ in range(most):
        press(page, "Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab does not reach {what}")


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def goods(visitor: Visitor) -> dict[str, int]:
    found: dict[str, int] = visitor.now["view"]["seats"][visitor.now["you"]]["goods"]
    return found


def test_a_plan_shows_what_it_brings_before_anything_is_done(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-plan"])
    before, sequence = goods(visitor), visitor.sequence
    page.click("[data-tile='2-2']")
    page.hover("[data-plan='take metal']")
    page.wait_for_function("document.querySelector('[data-outcome] [data-changes=more]')?.innerText.match(/\\d/g)?.join() === '1'")
    page.click("[data-plan='take metal']")
    page.click("[data-plan='ability metal']")
    page.wait_for_function("document.querySelectorAll('[data-step]').length === 2")
    page.wait_for_function("document.querySelector('[data-outcome] [data-changes=more]')?.innerText.match(/\\d/g)?.join() === '1,2'")
    assert page.query_selector("[data-tile='2-2'] [data-piece][data-forecast]")
    assert visitor.sequence == sequence
    assert acts(visitor) == []
    page.click("[data-confirm]")
    page.wait_for_function("heard.choices.length > 0 && heard.view.question?.tasks?.metal === 0")
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    after = goods(visitor)
    assert (after["metal"] - before["metal"], after["food"] - before["food"]) == (1, 2)
    page.click("[data-plan='take water']")
    page.wait_for_selector("[data-end][aria-disabled=false]")


def test_a_turn_with_the_keyboard_alone(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-keys"])
    tab_to(page, "[data-tile]")
    press(page, "ArrowRight")
    label = press(page, "ArrowDown")
    assert label.startswith("2-2 ")
    assert "1 metal, 1 water, 1 polymer" in label
    assert "Grey specialist here: 2 food" in label
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tile='2-2'][aria-pressed=true]")
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    while page.evaluate("heard.view.question !== null"):
        sequence = visitor.sequence
        page.wait_for_selector("[data-answer]")
        page.keyboard.press("1")
        visitor.moved(sequence)
    page.keyboard.press("z")
    page.wait_for_function("heard.view.question !== null")
    page.keyboard.press("Shift+Z")
    page.wait_for_function("heard.view.question === null")
    tab_to(page, "[data-end]")
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    visitor.my_turn()
    assert visitor.now["view"]["turns"] == 2


def test_corners_are_walked_with_shift_and_a_building_is_placed(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-corner"])
    page.keyboard.press("g")
    assert press(page, "Shift+ArrowRight").startswith("Corner 1-2; free for a building; you may choose it")
    assert press(page, "Shift+ArrowDown").startswith("Corner 2-2; your building")
    assert press(page, "Shift+ArrowDown").startswith("Corner 3-2; ")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-point='3-2'][aria-pressed=true] [data-piece][data-forecast]")
    region(page, "plan.then").get_by_role("listitem").first.wait_for()
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    page.wait_for_selector("[data-point='3-2'] [data-piece]:not([data-forecast])")
    assert acts(visitor) == ["at 3-2"]
    page.wait_for_selector("[data-tile][aria-disabled=false]")


def test_closed_choices_say_why(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-why"])
    page.hover("[data-doing=gather]")
    page.wait_for_selector("[data-why]")
    assert "F8.1" in page.inner_text("[data-why]")
    page.click("[data-doing=send]")
    page.focus("[data-tile='1-2']")
    page.keyboard.press("w")
    page.wait_for_function("document.querySelector('[data-why]')?.innerText.includes('F3.')")


def test_a_reload_inside_a_nested_chain_comes_back_to_it(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-chain"])
    inner, answers = chains(page).nth(1), page.locator("[data-answer]")
    inner.wait_for()
    before, choice, sequence = chains(page).all_inner_texts(), answers.all_inner_texts(), visitor.sequence
    assert len(before) == 2
    assert len(choice) >= 4
    page.reload()
    inner.wait_for()
    assert (chains(page).all_inner_texts(), answers.all_inner_texts(), visitor.sequence) == (before, choice, sequence)
    page.click("[data-answer]")
    visitor.moved(sequence)
    done(inner).first.wait_for()
    button(page, "undo").click()
    done(inner).first.wait_for(state="detached")
    assert chains(page).all_inner_texts() == before
    page.click("[data-decline]")
    inner.wait_for(state="detached")
    assert chains(page).count() == 1
    assert done(page.locator("[aria-current=step]")).count() > 0


@pytest.mark.parametrize(
    "name",
    sweep(
        ["surface", "surface-three", "surface-four", "surface-chain-axe", "surface-approval", "surface-income", "surface-tasks"],
        "surface-chain-axe",
    ),
)
def test_every_state_fits_and_is_sound(visitor: Visitor, scenes: Scenes, axe: str, name: str) -> None:
    page = visitor.sit(scenes[name])
    assert visitor.fits()
    if page.query_selector("[data-tile='2-2'][aria-disabled=false]"):
        page.click("[data-tile='2-2']")
    assert visitor.violations(axe) == []
    over = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert page.locator("[data-part=turn]").evaluate_all(over) == 0


def test_a_crew_is_promised_what_its_own_specialists_count_and_nothing_is_covered(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface"])
    seat, tile = visitor.now["view"]["seats"][0], 4
    around = [entry for entry in seat["around"] if entry["tile"] == tile]
    page.click("[data-tile='2-2']")
    for rover in seat["team"]["rovers"]:
        page.click(f"[data-rover='{rover['number']}']")
        mine = [entry for entry in around if rover["specialists"][entry["colour"]] > 0]
        counts = {f"space {at}" for entry in mine for at in entry["spaces"]} | {f"tile {at}" for entry in mine for at in entry["tiles"]}
        assert set(page.locator("[data-counts]").evaluate_all("all => all.map(e => e.dataset.counts)")) == counts
        assert page.evaluate(COVERED) == 0
    assert {rover["number"]: sum(rover["specialists"].values()) for rover in seat["team"]["rovers"]} == {1: 1, 2: 0, 3: 0}
    assert any(entry["colour"] == "metal" for entry in around)

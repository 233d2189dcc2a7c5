"""From the Moon in the browser: a turn on the surface, planned, by mouse and by keyboard, and through chains of laboratories."""

from typing import Any

import pytest

from kit.prepared import Scene
from web.visitor import Visitor

Scenes = dict[str, Scene]

FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const style = getComputedStyle(at.querySelector('.focus') ?? at), box = at.getBoundingClientRect();
    const ring = at.matches('svg *') ? style.stroke !== 'none' : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return { what: at.outerHTML.slice(0, 120), ring, label: at.getAttribute('aria-label') ?? at.innerText,
             inside: box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight };
}"""
COVERED = """() => {
    const box = (e) => e.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tags = [...document.querySelectorAll('.counting .tag')].map(box);
    const signs = [...document.querySelectorAll('.surface .plate, .surface .cube')].map(box);
    return tags.flatMap((tag, i) => [...signs, ...tags.slice(i + 1)].filter((other) => meet(tag, other))).length;
}"""
"""How many signs and tags lie under what a crew is promised."""
CHAINS = "[...document.querySelectorAll('.chains li')].map(e => e.innerText)"
CHOICE = "[...document.querySelectorAll('.turn [data-answer]')].map(e => e.innerText)"


def press(page: Any, key: str) -> str:
    """And whoever looks sees where the focus is; says what stands there."""
    page.keyboard.press(key)
    focus = page.evaluate(FOCUS)
    if focus is None:
        return ""
    assert focus["ring"], focus["what"]
    assert focus["inside"], focus["what"]
    return str(focus["label"])


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
    page.wait_for_function("document.querySelector('.outcome .p')?.innerText.match(/\\d/g)?.join() === '1'")
    page.click("[data-plan='take metal']")
    page.click("[data-plan='ability metal']")
    page.wait_for_function("document.querySelectorAll('.steps .step').length === 2")
    page.wait_for_function("document.querySelector('.outcome .p')?.innerText.match(/\\d/g)?.join() === '1,2'")
    assert page.query_selector("[data-tile='2-2'] .piece.ghost")
    assert visitor.sequence == sequence
    assert acts(visitor) == []
    page.click("[data-confirm]")
    page.wait_for_function("heard.choices.length > 0 && heard.view.question?.tasks?.metal === 0")
    assert acts(visitor) == ["send 1 2-2", "take metal", "ability metal"]
    after = goods(visitor)
    assert (after["metal"] - before["metal"], after["food"] - before["food"]) == (1, 2)
    page.click("[data-plan='take water']")
    page.wait_for_selector(".turn [data-end][aria-disabled=false]")


def test_a_turn_with_the_keyboard_alone(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface-keys"])
    tab_to(page, ".surface [data-tile]")
    press(page, "ArrowRight")
    label = press(page, "ArrowDown")
    assert label.startswith("2-2 ")
    assert "1 metal, 1 water, 1 polymer" in label
    assert "Grey specialist here: 2 food" in label
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tile='2-2'].selected")
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    while page.evaluate("heard.view.question !== null"):
        sequence = visitor.sequence
        page.wait_for_selector(".turn [data-answer]")
        page.keyboard.press("1")
        visitor.moved(sequence)
    page.keyboard.press("z")
    page.wait_for_function("heard.view.question !== null")
    page.keyboard.press("Shift+Z")
    page.wait_for_function("heard.view.question === null")
    tab_to(page, ".turn [data-end]")
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
    page.wait_for_selector("[data-point='3-2'].selected .piece.ghost")
    page.wait_for_selector(".turn section li")
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    page.wait_for_selector("[data-point='3-2'] .piece:not(.ghost)")
    assert acts(visitor) == ["at 3-2"]
    page.wait_for_selector("[data-tile].may")


def test_what_is_closed_tells_why(visitor: Visitor, scenes: Scenes) -> None:
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
    page.wait_for_selector(".chains li:nth-child(2)")
    chains, choice, sequence = page.evaluate(CHAINS), page.evaluate(CHOICE), visitor.sequence
    assert len(chains) == 2
    assert len(choice) >= 4
    page.reload()
    page.wait_for_selector(".chains li:nth-child(2)")
    assert (page.evaluate(CHAINS), page.evaluate(CHOICE), visitor.sequence) == (chains, choice, sequence)
    page.click(".turn [data-answer]")
    visitor.moved(sequence)
    page.wait_for_selector(".chains li:nth-child(2) .gone")
    page.click(".tools .un")
    page.wait_for_function(
        "chains => [...document.querySelectorAll('.chains li')].map(e => e.innerText).join() === chains.join()", arg=chains
    )
    page.get_by_role("button", name="Activate no more laboratories").click()
    page.wait_for_function("document.querySelectorAll('.chains li').length === 1")
    assert page.query_selector(".chains li.now .gone")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("surface", marks=pytest.mark.long),
        pytest.param("surface-three", marks=pytest.mark.long),
        "surface-four",
        "surface-chain-axe",
        pytest.param("surface-approval", marks=pytest.mark.long),
        pytest.param("surface-income", marks=pytest.mark.long),
        "surface-tasks",
    ],
)
def test_every_state_fits_and_is_sound(visitor: Visitor, scenes: Scenes, axe: str, name: str) -> None:
    page = visitor.sit(scenes[name])
    assert visitor.fits()
    if page.query_selector("[data-tile='2-2'].may"):
        page.click("[data-tile='2-2']")
    assert visitor.violations(axe) == []
    over = page.evaluate("[...document.querySelectorAll('.turn')].filter(e => e.scrollHeight > e.clientHeight + 1).length")
    assert over == 0


def test_a_crew_is_promised_what_its_own_specialists_count_and_nothing_is_covered(visitor: Visitor, scenes: Scenes) -> None:
    page = visitor.sit(scenes["surface"])
    seat, tile = visitor.now["view"]["seats"][0], 4
    around = [entry for entry in seat["around"] if entry["tile"] == tile]
    page.click("[data-tile='2-2']")
    for rover in seat["team"]["rovers"]:
        page.click(f".turn [data-rover='{rover['number']}']")
        mine = [entry for entry in around if rover["specialists"][entry["colour"]] > 0]
        counts = {f"space {at}" for entry in mine for at in entry["spaces"]} | {f"tile {at}" for entry in mine for at in entry["tiles"]}
        assert set(page.locator("[data-counts]").evaluate_all("all => all.map(e => e.dataset.counts)")) == counts
        assert page.evaluate(COVERED) == 0
    assert {rover["number"]: sum(rover["specialists"].values()) for rover in seat["team"]["rovers"]} == {1: 1, 2: 0, 3: 0}
    assert any(entry["colour"] == "metal" for entry in around)

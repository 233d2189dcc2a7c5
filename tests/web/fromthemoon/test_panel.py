"""From the Moon's turn panel and the table beside it: prices of choices, closed choices, keys."""

from typing import Any

import pytest

from kit.server.prepared import Scene
from web.fromthemoon.test_boards import acts, sit
from web.visitor import Visitor
from web.words import button, region, words

PRICED = {"foundation": f"[data-spot={words('research.foundation')}]", "labs": "[data-spot=labs]"}
GOODS = "all => all.map(e => [...e.querySelectorAll('use')].map(u => u.getAttribute('href').slice(3)).join(' '))"


def drawn(page: Any, what: str) -> list[str]:
    """The prices on the table, sign by sign."""
    found: list[str] = page.locator(PRICED[what]).locator("[data-price]").evaluate_all(GOODS)
    return found


def test_a_special_research_shows_its_own_price_wherever_one_is_drawn(visitor: Visitor, caller: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-research"])
    assert "for 2 energy" in (page.get_by_role("list", name=words("answers.region")).text_content() or "")
    assert drawn(page, "foundation") == ["energy energy"] * 2
    assert drawn(page, "labs") == ["energy energy"]
    assert page.locator("[data-spot=surcharge]").count() == 0
    assert words("market.surcharge") not in region(page, "market.title").inner_text()
    phone = caller.sit(scenes["panel-research"])
    phone.click("[data-tab=market]")
    region(phone, "market.title").wait_for()
    assert drawn(phone, "foundation") == drawn(phone, "labs") == ["energy energy"]
    page.click("[data-decline]")
    page.wait_for_selector("[data-spot=surcharge]")
    assert drawn(page, "foundation") == ["cube-metal cube-polymer energy"] * 2
    assert drawn(page, "labs") == ["cube-polymer"]


def test_gifts_of_an_effect_are_shown_as_free(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-recruit"])
    recruiting = region(page, "team.recruit").get_by_role("heading")
    assert recruiting.inner_text().split()[-1] == words("goods.free")


# --- the end of the turn


TIP = """
    (thing) => {
        const why = document.querySelector("[data-why]");
        const box = why.getBoundingClientRect();
        const tip = box.left + Number.parseFloat(why.style.getPropertyValue("--tip"));
        return [tip, box.bottom, document.querySelector(thing).getBoundingClientRect()];
    }
"""


def at_its_thing(page: Any, thing: str) -> bool:
    """Tell whether the tip of the reason's bubble touches the thing that it is about."""
    tip, bottom, at = page.evaluate(TIP, thing)
    return bool(at["left"] <= tip <= at["right"] and 0 <= at["top"] - bottom <= 16)


def test_the_end_of_the_turn_tells_at_its_button_why_it_is_closed(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-end"])
    end = page.locator("[data-end][aria-disabled=true]")
    for ask in (
        end.hover,
        lambda: end.click(force=True),
        lambda: page.keyboard.press("n"),
        lambda: (page.keyboard.press("Tab"), end.focus()),
    ):
        ask()
        page.wait_for_selector("[data-why]")
        assert "Take an action before you end the turn" in page.inner_text("[data-why]")
        assert at_its_thing(page, "[data-end]")
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        end.blur()
        page.wait_for_selector("[data-why]", state="detached")


def test_a_reason_asked_for_again_stays_though_the_mouse_has_left(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-end"])
    page.hover("[data-end][aria-disabled=true]")
    page.wait_for_selector("[data-why]")
    page.mouse.move(2, 2)
    page.keyboard.press("n")
    page.wait_for_timeout(500)  # longer than a mouse has on its way to the reason
    assert page.is_visible("[data-why]")


# --- Enter does what the panel says


def test_enter_sends_after_a_rover_was_clicked(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-enter"])
    page.click("[data-tile='2-2']")
    page.click("[data-rover='2']")
    send = page.get_by_role("button", name="Send to 2-2", exact=False)
    assert send.locator("kbd").inner_text() == "Enter"
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    assert acts(visitor) == ["send 2 2-2"]


def test_a_rover_that_the_focus_walked_to_is_chosen_by_enter_and_sent_by_the_next(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-enter-keys"])
    page.click("[data-tile='2-2']")
    page.focus("[data-rover='1']")
    page.keyboard.press("ArrowRight")
    hint = page.locator("[data-confirm] kbd")
    assert hint.evaluate("e => getComputedStyle(e).opacity") == "0"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-rover='2'][aria-pressed=true]")
    assert hint.evaluate("e => getComputedStyle(e).opacity") == "1"
    assert acts(visitor) == []
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)
    assert acts(visitor) == ["send 2 2-2"]


# --- what there is room for

CUT = """
    () => {
        const within = (from, to, least, most) => from >= least - 1 && to <= most + 1;
        const inside = (box, of) => within(box.top, box.bottom, of.top, of.bottom) && within(box.left, box.right, of.left, of.right);
        const panel = document.querySelector("[data-part=turn]").getBoundingClientRect();
        return [...document.querySelectorAll("[data-part=turn] button")].filter((each) => {
            const list = each.closest("[data-fades]");
            return !inside(each.getBoundingClientRect(), list ? list.getBoundingClientRect() : panel);
        }).map((each) => each.innerText);
    }
"""
"""Buttons of the panel that are not in sight as a whole."""


@pytest.mark.parametrize(
    ("scene", "steps"),
    [
        ("panel-build", ["[data-doing=building]"]),
        ("panel-build", ["[data-doing=team]"]),
        ("panel-build", ["[data-doing=building]", "[data-answer]:not([data-doing])"]),
        ("panel-labs", ["[data-doing=research]"]),
        ("panel-plan", ["[data-tile='2-2']"]),
        ("panel-plan", ["[data-tile='2-2']", *(f"[data-plan='take {colour}']" for colour in ("metal", "water", "polymer"))]),
        ("panel-research", []),
        ("panel-simulator", []),
        ("panel-approval", []),
        ("panel-stuck", []),
        ("panel-last", []),
    ],
)
def test_every_open_choice_is_in_sight_as_a_whole(scene: str, steps: list[str], visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes[scene])
    for step in steps:
        page.locator(step).first.click()
    page.wait_for_function(f"() => ({CUT})().length === 0")
    assert visitor.fits()


def test_a_long_plan_keeps_its_buttons(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-plan"])
    page.click("[data-tile='2-2']")
    for step in ("take metal", "take water", "take polymer", "effect", "improve mars 1", "gain food"):
        page.click(f"[data-plan='{step}']")
    page.wait_for_selector("[data-plan='foundation']")
    panel = region(page, "turn.region").bounding_box()
    for each in (page.locator("[data-confirm]"), page.get_by_role("button", name=words("plan.dropLast"))):
        box = each.bounding_box()
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]


def shut(page: Any) -> Any:
    """Closed answers that are shown."""
    return page.get_by_role("list", name=words("answers.region")).get_by_role("button", disabled=True)


def test_closed_choices_stand_behind_their_number_and_what_is_built_is_none(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    page = sit(visitor, scenes["panel-approval"])
    table = visitor.now
    built = {(ship["ship"], n) for ship in table["view"]["ships"] for n, part in enumerate(ship["parts"], 1) if part["owner"] is not None}
    assert built == {("mars", 1), ("mars", 2)}
    closed = [each["action"].split() for each in table["closed"]]
    left = [words for words in closed if words[0] == "improve" or (words[0] == "part" and (words[1], int(words[2])) not in built)]
    turn = region(page, "turn.region")
    fold = button(turn, "answers.fold", n=len(left))
    fold.wait_for()
    assert shut(page).count() == 0
    assert visitor.violations(axe, turn) == []
    fold.click()
    assert shut(page).count() == len(left)
    shut(page).first.hover()
    page.wait_for_selector("[data-why]")
    assert visitor.violations(axe, turn) == []


def test_where_nothing_more_is_open_one_sentence_says_so(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = sit(visitor, scenes["panel-stuck"])
    turn = region(page, "turn.region")
    turn.get_by_role("heading", name=words("asker.halves"), exact=True).wait_for()
    turn.get_by_text(words("ask.nothing"), exact=True).wait_for()
    assert shut(page).count() == 0
    sequence = visitor.sequence
    page.click("[data-decline]")
    visitor.moved(sequence)
    assert visitor.now["view"]["question"] is None

"""A turn of Moon from home on: with the mouse, with the keyboard alone, by touch."""

from typing import Any

from kit.server.prepared import Scene
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, region, sheet, words

ASKED = "heard.view.question !== null && heard.choices.length > 0"
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const box = at.getBoundingClientRect(), style = getComputedStyle(at);
    const within = at.querySelector('input') ? getComputedStyle(at.querySelector('input')) : style;
    return {
        what: at.outerHTML.slice(0, 120),
        outlined: [style, within].some((each) => each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) >= 2),
        inside: box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight,
    };
}"""


def press(page: Any, key: str) -> None:
    """Press a key, and check that the focus is visible."""
    page.keyboard.press(key)
    focus = page.evaluate(FOCUS)
    if focus is not None:
        assert focus["outlined"], focus["what"]
        assert focus["inside"], focus["what"]


def tab_to(page: Any, what: Any, most: int = 60) -> None:
    for _ in range(most):
        press(page, "Tab")
        if what.evaluate_all("all => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"Tab does not reach {what}")


def ended(visitor: Visitor, sequence: int) -> None:
    """The turn is over: everybody else played, and the next one came."""
    visitor.moved(sequence)
    visitor.my_turn()


def test_from_home_to_the_next_turn_with_the_mouse(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    held = len(visitor.hand)
    page.click("[data-hand]")
    page.wait_for_selector("[data-confirm], [data-assimilate]")
    if page.query_selector("[data-confirm]") is None:  # closed: it can be assimilated
        page.click("[data-assimilate]")
    page.click("[data-confirm]")
    page.wait_for_function("held => document.querySelectorAll('[data-hand]').length < held", arg=held)
    answer_all(visitor)
    sequence = visitor.sequence
    page.click("[data-end][aria-disabled=false]")
    if page.query_selector("[data-leave]"):
        page.click("[data-leave]")
    ended(visitor, sequence)


def answer_all(visitor: Visitor) -> None:
    """Take the first answer to whatever the card asks."""
    while visitor.page.evaluate(ASKED):
        sequence = visitor.sequence
        if visitor.page.query_selector("[data-answer]"):
            visitor.page.click("[data-answer]")
        else:
            visitor.page.click("[data-tray], [data-hand][data-open]")
            visitor.page.click("[data-confirm]")
        visitor.moved(sequence)


def test_a_whole_turn_from_home_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open()
    wait_for_screen(page)
    tab_to(page, button(page, "home.start"))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hand]")
    visitor.my_turn()
    tab_to(page, region(page, "hand.region").locator("[data-item]"))
    while not page.evaluate("document.activeElement.matches('[data-hand]')"):
        press(page, "ArrowRight")
    page.keyboard.press("a")
    page.wait_for_selector("[data-confirm]")
    sequence = visitor.sequence
    page.keyboard.press("Enter")  # as the button says, with the focus still on the card
    visitor.moved(sequence)
    acts = [message["action"] for message in visitor.sent if message["type"] == "act"]
    assert acts[-1].startswith("assimilate ")
    while visitor.page.evaluate(ASKED):
        sequence = visitor.sequence
        page.wait_for_selector("[data-answer]")
        page.keyboard.press("1")
        visitor.moved(sequence)
    tab_to(page, page.locator("[data-end][aria-disabled=false]"))
    sequence = visitor.sequence
    page.keyboard.press("Enter")
    if page.query_selector("[data-leave]"):
        tab_to(page, page.locator("[data-leave]"))
        page.keyboard.press("Enter")
    ended(visitor, sequence)


def test_a_whole_turn_by_touch_on_a_phone(caller: Visitor) -> None:
    page = caller.page
    caller.open()
    button(page, "home.start").tap()
    page.wait_for_selector("[data-hand]")
    caller.my_turn()
    assert caller.fits()
    page.wait_for_selector("[data-confirm], [data-assimilate]")
    if page.query_selector("[data-confirm]") is None:  # the card in the middle is closed: it can be assimilated
        page.tap("[data-assimilate]")
    sequence = caller.sequence
    page.tap("[data-confirm]")
    caller.moved(sequence)
    touch_all(caller)
    assert caller.fits()
    sequence = caller.sequence
    button(page, "turn.end").tap()
    if page.query_selector("[data-leave]"):
        page.tap("[data-leave]")
    ended(caller, sequence)
    assert caller.fits()


def touch_all(caller: Visitor) -> None:
    while caller.page.evaluate(ASKED):
        sequence = caller.sequence
        if caller.page.query_selector("[data-answer]"):
            caller.page.tap("[data-answer]")
        else:
            caller.page.locator("[data-middle]").get_by_role("button").tap()
            caller.page.tap("[data-confirm]")
        caller.moved(sequence)


def test_ending_a_turn_with_something_left_asks_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["unfinished"])
    page.click("[data-end][aria-disabled=false]")
    page.wait_for_selector("[data-leave]")
    assert words("leave.park") in region(page, "turn.region").inner_text()
    page.get_by_role("button", name=words("leave.stay")).click()
    page.wait_for_selector("[data-leave]", state="detached")
    assert visitor.asked
    sequence = visitor.sequence
    page.click("[data-end][aria-disabled=false]")
    visitor.moved(sequence)
    assert page.query_selector("[data-leave]") is None
    assert not visitor.asked


def test_since_your_last_turn_names_what_the_rivals_played(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["since"]
    page = visitor.sit(scene)
    mine, played = scene.seat, []
    for told in reversed(scene.ledger.told):
        if told.entry.seat == mine:
            break
        verb, _, card = told.entry.text.partition(" ")
        if verb in ("build", "assimilate"):
            played.append(card.split()[0])
    names = {card["id"]: card["name"] for card in page.evaluate("fetch('/api/games/moon/gallery?plain=1').then(r => r.json())")["cards"]}
    since = page.get_by_role("list", name=words("since.title"), exact=True)
    listed = since.inner_text()
    assert played
    for card in played:
        assert names[card] in listed
    assert "assimilates" in listed
    assert "gains" in listed, "what a deed brought is told with it"
    page.keyboard.press("l")
    assert sheet(page, "log.title").locator(since).inner_text() == listed

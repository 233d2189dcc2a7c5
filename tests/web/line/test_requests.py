"""Requests from the wrong seat, stale ones and repeated ones, over the page's own socket and from two tabs at once."""

from typing import Any

from kit.server.heard import tables
from kit.server.prepared import Scene
from kit.server.serving import Serving
from web.moon.scenes import hand
from web.visitor import Visitor

HAND = "[...document.querySelectorAll('[data-hand]')].map(e => e.dataset.hand)"


def deeds(visitor: Visitor, scene: Scene) -> int:
    """Return how many entries the table has gained since it was prepared."""
    return visitor.sequence - scene.ledger.sequence


def test_the_wrong_seat_is_told_so_and_its_page_stays_right(browser: Any, server: Serving, scenes: dict[str, Scene]) -> None:
    scene = scenes["own-socket"]
    other = Visitor(browser, server)
    page = other.sit(scene, 1 - scene.seat)
    text = page.get_by_role("main").inner_text()
    action = f"assimilate {hand(scene.ledger)[0]}"
    for request in ("act", "undo", "redo"):
        answer = other.ask(type=request, request=f"wrong-{request}", sequence=other.sequence, action=action)
        assert (answer["ok"], answer["code"]) in [(False, "not_your_turn"), (False, "sealed"), (False, "nothing_undone")]
    assert deeds(other, scene) == 0
    assert page.get_by_role("main").inner_text() == text
    other.close()


def test_stale_and_repeated_requests_do_nothing(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["own-socket"]
    page = visitor.sit(scene)
    hand, seen = visitor.hand, visitor.sequence
    act = {"type": "act", "request": "once", "sequence": seen, "action": f"assimilate {hand[0]}"}
    first = visitor.ask(**act)
    assert first["ok"]
    visitor.moved(seen)
    assert visitor.ask(**act) == first
    stale = visitor.ask(**{**act, "request": "twice", "action": f"assimilate {hand[1]}"})
    assert (stale["ok"], stale["code"]) == (False, "stale")
    page.wait_for_function("held => document.querySelectorAll('[data-hand]').length === held", arg=len(hand) - 1)
    assert hand[0] not in visitor.hand or hand.count(hand[0]) > 1
    assert visitor.now["view"]["this_turn"]["main"]


def test_two_tabs_of_one_seat_confirm_at_once(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["two-tabs"]
    tabs = [visitor.sit(scene), visitor.tab()]
    tabs[1].goto(tabs[0].url)
    for tab, card in zip(tabs, (0, 1), strict=True):
        tab.locator("[data-hand][data-open]").nth(card).click()
        tab.wait_for_selector("[data-confirm]")
    held = len(visitor.hand)
    tabs[1].evaluate("slow()")
    tabs[0].click("[data-confirm]")
    visitor.moved(scene.ledger.sequence)
    tabs[1].click("[data-confirm]")  # as if nothing had happened: it has not heard of it
    tabs[1].wait_for_function("late.some(text => JSON.parse(text).code === 'stale')")
    tabs[1].evaluate("catchUp()")
    for tab in tabs:
        tab.wait_for_function("held => document.querySelectorAll('[data-hand]').length === held", arg=held - 1)
    assert tabs[0].evaluate(HAND) == tabs[1].evaluate(HAND)
    assert tabs[0].evaluate("heard.sequence") == tabs[1].evaluate("heard.sequence") > scene.ledger.sequence
    assert len([message for message in visitor.sent if message["type"] == "act"]) == 2
    told = {event["sequence"]: event for table in tables(visitor.received) for event in table["events"]}
    acts = [event for number, event in told.items() if number > scene.ledger.sequence and event["seat"] == scene.seat]
    assert len(acts) == 1

"""People at one table: an open seat, clocks, takebacks by consent, a leaver's seat, and a hint."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Serving
from kit.texts import Spoken
from web.visitor import Visitor

BAR = "[role=status] .bar"
TURN = ".turn .bt .btn.pri"


@pytest.fixture
def pair(browser: Any, server: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada made a table with a clock, Ben came by its link."""
    ada, ben = Visitor(browser, server), Visitor(browser, server)
    page = ada.open()
    page.wait_for_selector(".go:not([aria-disabled=true])")
    page.click("[aria-label='Remove seat 3']")
    page.select_option("[aria-label='Who sits at seat 2']", "open")
    page.click("dl div:nth-child(2) button")
    page.click("dialog label:has-text('Calm')")
    page.click("dialog .btn.pri")
    page.click(".go")
    link = page.input_value("dialog [aria-label='Link for seat 2']")
    page.click("dialog a.btn.pri")
    page.wait_for_selector("[data-hand]")
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.click("text=Sit down")
    ben.page.wait_for_selector("[data-hand]")
    page.wait_for_selector(".opp h3:has-text('Ben')")
    yield ada, ben
    ada.close()
    ben.close()


def in_turn(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Who is asked, and the other."""
    ada, ben = pair
    ada.page.wait_for_function("window.heard?.waiting !== null")
    return (ada, ben) if ada.now["waiting"] == ada.now["you"] else (ben, ada)


def play(visitor: Visitor) -> None:
    """A whole turn: the first card into the bin."""
    page, sequence = visitor.page, visitor.sequence
    page.focus("[data-hand]")
    page.keyboard.press("a")
    page.click(TURN)
    visitor.moved(sequence)
    page.click(".turn .end[aria-disabled=false]")
    if page.query_selector("[data-leave]"):
        page.click("[data-leave]")
    page.wait_for_function("!document.title.startsWith('Your turn')")


def said(visitor: Visitor, text: str) -> None:
    visitor.page.wait_for_selector(f"{BAR}:has-text('{text}')")


def quiet(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(BAR, state="detached")


def steps(visitor: Visitor) -> int:
    return int(visitor.now["steps"])


def test_an_open_seat_is_told_and_invited_to_again(browser: Any, server: Serving) -> None:
    ada, ben = Visitor(browser, server), Visitor(browser, server)
    page = ada.open()
    page.wait_for_selector(".go:not([aria-disabled=true])")
    page.click("[aria-label='Remove seat 3']")
    page.select_option("[aria-label='Who sits at seat 2']", "open")
    page.click(".go")
    page.click("dialog a.btn.pri")
    page.wait_for_selector("[data-hand]")
    page.click("[aria-label=Menu]")
    page.click("text=At the table")
    link = page.input_value("[aria-label='Link for seat 2']")
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.click("text=Sit down")
    ben.page.wait_for_selector("[data-hand]")
    page.wait_for_selector("[aria-label='Link for seat 2']", state="detached")
    late = Visitor(browser, server)
    late.page.goto(link)
    late.page.wait_for_selector("[role=alert]")
    late.page.click("text=Look at the table")
    late.page.wait_for_selector(".hand .back")
    assert late.page.query_selector("[data-hand]") is None
    for person in (ada, ben, late):
        person.close()


def test_clocks_are_seen_and_run_for_who_is_asked(pair: tuple[Visitor, Visitor]) -> None:
    for visitor in pair:
        assert len(visitor.page.query_selector_all(".clk")) == 2
        running = visitor.page.query_selector(".clk.running")
        before = running.inner_text()
        visitor.page.wait_for_function("before => document.querySelector('.clk.running').innerText !== before", arg=before)
    asked, _ = in_turn(pair)
    assert asked.page.query_selector(".stock .clk.running")


def test_a_takeback_is_asked_declined_withdrawn_and_granted(pair: tuple[Visitor, Visitor], axe: str) -> None:
    asked, other = in_turn(pair)
    before, seen = steps(asked), asked.now["view"]
    play(asked)
    page = asked.page
    for answer in ("No", "Withdraw", "Yes"):
        page.click(".tools .un:has-text('Take back')")
        page.wait_for_selector("dialog ol button")
        page.click("dialog ol li:last-child button")
        said(asked, "You asked to take something back")
        said(other, "asks to take something back")
        if answer == "No":
            assert other.violations(axe, "[role=status]") == []
        (asked if answer == "Withdraw" else other).page.click(f"{BAR} button:has-text('{answer}')")
        quiet(asked)
        quiet(other)
    asked.my_turn()
    assert steps(asked) == before
    assert asked.now["view"] == seen


def test_whoever_has_just_left_is_waited_for(pair: tuple[Visitor, Visitor]) -> None:
    asked, other = in_turn(pair)
    path = other.page.url
    play(asked)
    other.page.goto("about:blank")
    said(asked, "is away")
    said(asked, "you can let a stand-in play, or leave the game unfinished")
    assert asked.page.query_selector(f"{BAR} .btn") is None
    before = asked.page.inner_text(f"{BAR} [role=timer]")
    asked.page.wait_for_function("before => document.querySelector('[role=timer]').innerText !== before", arg=before)
    other.page.goto(path)
    quiet(asked)
    other.my_turn()
    assert other.asked


def test_a_seat_is_left_to_a_stand_in_and_taken_back(pair: tuple[Visitor, Visitor]) -> None:
    asked, other = in_turn(pair)
    play(asked)
    other.page.click("[aria-label=Menu]")
    other.page.click("text=At the table")
    other.page.click("text=Let a stand-in play for me")
    said(asked, "wants a stand-in to play on")
    asked.page.click(f"{BAR} button:has-text('Yes')")
    said(other, "A stand-in plays for you")
    asked.page.wait_for_selector(".opp:has-text('plays for now')")
    asked.my_turn()
    other.page.click(f"{BAR} button:has-text('Take my seat back')")
    quiet(other)
    asked.page.wait_for_selector(".opp:has-text('plays for now')", state="detached")
    play(asked)
    other.my_turn()
    assert other.asked


def test_who_leaves_a_table_of_opponents_is_told_that_it_pauses(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    page.click("[aria-label=Menu]")
    page.click("text=At the table")
    page.click("text=Let a stand-in play for me")
    said(visitor, "The game pauses until you are back.")
    sequence = visitor.sequence
    page.click("text=Take my seat back")
    quiet(visitor)
    visitor.my_turn()
    assert visitor.sequence == sequence + 1, "nobody played meanwhile"


def test_a_hint_is_looked_at_and_never_played_by_itself(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    sequence = visitor.sequence
    page.keyboard.press("h")
    said(visitor, "would do this")
    words = page.inner_text(f"{BAR} p span")
    assert words in Spoken(visitor.now).choices(visitor.now)
    page.click("text=Look at it")
    quiet(visitor)
    page.wait_for_selector(TURN)
    assert visitor.sequence == sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)

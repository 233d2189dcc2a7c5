"""People at one table: an open seat, clocks, takebacks by consent, a leaver's seat, and a hint."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.serving import Serving
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import ANY, button, like, link, region, setting, sheet, words


def sit_down(ben: Visitor, invitation: str) -> None:
    ben.page.goto(invitation)
    ben.page.get_by_label(words("name.label")).fill("Ben")
    button(ben.page, "join.sit").click()
    ben.page.wait_for_selector("[data-hand]")


SOMEBODY = ("name", "by", "level", "time")
"""Arguments of sentences about people."""


@pytest.fixture
def pair(browser: Any, server: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada made a table with a clock, Ben came by its link."""
    ada, ben = Visitor(browser, server), Visitor(browser, server)
    page = ada.open()
    wait_for_screen(page)
    button(page, "home.drop", n=3).click()
    page.get_by_label(words("home.change", n=2)).select_option("open")
    setting(page, "home.pace").click()
    page.get_by_role("radio", name=words("clock.calm")).click()
    button(page, "done").click()
    button(page, "home.start").click()
    invitation = page.get_by_label(words("invite.seat", n=2)).input_value()
    link(page, "invite.go").click()
    page.wait_for_selector("[data-hand]")
    sit_down(ben, invitation)
    region(page, "rival.region", name="Ben").wait_for()
    yield ada, ben
    ada.close()
    ben.close()


def in_turn(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Return the person who is asked, and the other one."""
    ada, ben = pair
    ada.page.wait_for_function("window.heard?.waiting !== null")
    return (ada, ben) if ada.now["waiting"] == ada.now["you"] else (ben, ada)


def play(visitor: Visitor) -> None:
    """A whole turn: the first card into the bin."""
    page, sequence = visitor.page, visitor.sequence
    page.focus("[data-hand]")
    page.keyboard.press("a")
    page.click("[data-confirm]")
    visitor.moved(sequence)
    page.click("[data-end][aria-disabled=false]")
    if page.query_selector("[data-leave]"):
        page.click("[data-leave]")
    page.wait_for_function("words => !document.title.startsWith(words)", arg=words("title.turn"))


def notice(visitor: Visitor) -> Any:
    return visitor.page.locator("[data-notice]")


def said(visitor: Visitor, key: str) -> None:
    """The notice says this, of whomever."""
    visitor.page.locator("[data-notice]").filter(has_text=like(key, **dict.fromkeys(SOMEBODY, ANY))).wait_for()


def quiet(visitor: Visitor) -> None:
    notice(visitor).wait_for(state="detached")


def clocks(visitor: Visitor, state: str) -> Any:
    """Those that say how much time is left; what runs says so besides."""
    return visitor.page.get_by_role("img", name=like(f"clock.{state}", name=ANY, time=ANY))


def at_the_table(visitor: Visitor) -> Any:
    button(visitor.page, "menu").click()
    button(visitor.page, "company.title").click()
    return sheet(visitor.page, "company.title")


def stands_in(visitor: Visitor) -> Any:
    """Return a rival for whom a stand-in plays."""
    return visitor.page.locator("[data-part=rivals]").get_by_text(like("seat.standIn", level=ANY))


def steps(visitor: Visitor) -> int:
    return int(visitor.now["steps"])


def test_an_open_seat_is_told_and_invited_to_again(browser: Any, server: Serving) -> None:
    ada, ben = Visitor(browser, server), Visitor(browser, server)
    page = ada.open()
    wait_for_screen(page)
    button(page, "home.drop", n=3).click()
    page.get_by_label(words("home.change", n=2)).select_option("open")
    button(page, "home.start").click()
    link(page, "invite.go").click()
    page.wait_for_selector("[data-hand]")
    field = at_the_table(ada).get_by_label(words("invite.seat", n=2))
    invitation = field.input_value()
    sit_down(ben, invitation)
    field.wait_for(state="detached")
    late = Visitor(browser, server)
    late.page.goto(invitation)
    late.page.get_by_role("alert").wait_for()
    link(late.page, "join.watch").click()
    late.page.wait_for_selector("[data-face-down]")
    assert late.page.query_selector("[data-hand]") is None
    for person in (ada, ben, late):
        person.close()


def test_clocks_are_seen_and_run_for_who_is_asked(pair: tuple[Visitor, Visitor]) -> None:
    for visitor in pair:
        assert clocks(visitor, "left").count() == 2
        running = clocks(visitor, "runs")
        running.filter(has_not_text=running.inner_text()).wait_for()
    asked, _ = in_turn(pair)
    assert region(asked.page, "stock.region").locator(clocks(asked, "runs")).count() == 1


def test_a_takeback_is_asked_declined_withdrawn_and_granted(pair: tuple[Visitor, Visitor], axe: str) -> None:
    asked, other = in_turn(pair)
    before, seen = steps(asked), asked.now["view"]
    play(asked)
    page = asked.page
    for answer in ("no", "withdraw", "yes"):
        button(page, "takeback.short").click()
        sheet(page, "takeback.title").get_by_role("listitem").last.get_by_role("button").click()
        said(asked, "matter.takeback.mine")
        said(other, "matter.takeback")
        if answer == "no":
            assert other.violations(axe, notice(other)) == []
        button(notice(asked if answer == "withdraw" else other), f"matter.{answer}").click()
        quiet(asked)
        quiet(other)
    asked.my_turn()
    assert steps(asked) == before
    assert asked.now["view"] == seen


def test_a_player_who_just_left_is_waited_for(pair: tuple[Visitor, Visitor]) -> None:
    asked, other = in_turn(pair)
    path = other.page.url
    play(asked)
    other.page.goto("about:blank")
    said(asked, "matter.away")
    said(asked, "away.inYou")
    assert set(notice(asked).get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel)")) <= {words("close")}
    timer = notice(asked).get_by_role("timer")
    timer.filter(has_not_text=timer.inner_text()).wait_for()
    other.page.goto(path)
    quiet(asked)
    other.my_turn()
    assert other.asked


def test_a_seat_is_left_to_a_stand_in_and_taken_back(pair: tuple[Visitor, Visitor]) -> None:
    asked, other = in_turn(pair)
    play(asked)
    button(at_the_table(other), "company.leave").click()
    said(asked, "matter.replace.self")
    button(notice(asked), "matter.yes").click()
    said(other, "matter.stoodIn")
    stands_in(asked).wait_for()
    asked.my_turn()
    button(notice(other), "matter.return").click()
    quiet(other)
    stands_in(asked).wait_for(state="detached")
    play(asked)
    other.my_turn()
    assert other.asked


def test_leaving_a_table_of_opponents_says_that_it_pauses(visitor: Visitor) -> None:
    visitor.start()
    button(at_the_table(visitor), "company.leave").click()
    said(visitor, "matter.paused.you")
    sequence = visitor.sequence
    button(notice(visitor), "matter.return").click()
    quiet(visitor)
    visitor.my_turn()
    assert visitor.sequence == sequence + 1, "nobody played meanwhile"


def test_a_hint_is_looked_at_and_never_played_by_itself(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    sequence = visitor.sequence
    page.keyboard.press("h")
    said(visitor, "hint.title")
    assert any(notice(visitor).get_by_text(each, exact=True).count() for each in visitor.choices())
    button(page, "hint.look").click()
    quiet(visitor)
    page.wait_for_selector("[data-confirm]")
    assert visitor.sequence == sequence
    page.keyboard.press("Enter")
    visitor.moved(sequence)

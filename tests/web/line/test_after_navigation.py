"""A late answer does not move a person who has gone on: the page stays, and so does a sheet that was opened since."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.server.player import Guest
from web.held import Held, known
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, sheet, words


def start(page: Any, folder: Path) -> None:
    button(page, "home.start").click()


def bring(page: Any, folder: Path) -> None:
    record = folder / "game.txt"
    record.write_text(record_text(2, 1))
    page.set_input_files("[data-record-file]", record)


@pytest.mark.parametrize(("address", "deed"), [("**/api/tables", start), ("**/api/records", bring)])
def test_a_late_answer_does_not_leave_the_rules(visitor: Visitor, tmp_path: Path, address: str, deed: Callable[[Any, Path], None]) -> None:
    known(visitor)
    page = visitor.open()
    wait_for_screen(page)
    answer = Held(visitor, address, "POST")
    deed(page, tmp_path)
    answer.came()
    page.click("a[href^='/rules']")
    page.wait_for_selector("text=M1.1")
    answer.let_go()
    assert page.evaluate("location.pathname") == "/rules"


def test_a_late_answer_does_not_return_to_an_invitation(visitor: Visitor) -> None:
    made = Guest(visitor.server.host, "Ada").table("me", "open")
    page = visitor.open(made["invites"][0]["link"])
    joined = Held(visitor, "**/join", "POST")
    button(page, "join.sit").click()
    joined.came()
    page.get_by_role("link", name="Moonbase").click()
    wait_for_screen(page)
    joined.let_go()
    assert page.evaluate("location.pathname") == "/"


def test_a_name_that_is_kept_late_closes_nothing_else(visitor: Visitor) -> None:
    known(visitor)
    page = visitor.open()
    wait_for_screen(page)
    me = page.get_by_title(words("name.title"))
    me.click()
    page.get_by_label(words("name.label")).fill("Eve")
    renamed = Held(visitor, "**/api/me", "POST")
    page.keyboard.press("Enter")
    renamed.came()
    page.keyboard.press("Escape")
    button(page, "menu").click()
    theme = sheet(page, "menu").get_by_label(words("taste.theme"))
    theme.wait_for()
    renamed.let_go()
    me.filter(has_text="Eve").wait_for()
    assert theme.is_visible()


def test_an_opponent_who_sits_down_late_closes_nothing_else(visitor: Visitor) -> None:
    made = known(visitor).table("me", "open")
    page = visitor.open(f"/table/{made['table']}")
    page.wait_for_selector("[data-hand]")
    button(page, "menu").click()
    button(page, "company.title").click()
    page.evaluate("slow()")
    button(page.get_by_role("dialog"), "matter.standIn").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    log = sheet(page, "log.title").get_by_role("listitem").first
    log.wait_for()
    page.wait_for_function("late.some(each => JSON.parse(each).type === 'answer')")
    page.evaluate("catchUp()")
    page.wait_for_function("heard.seats[1].stand_in")
    page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    assert log.is_visible()

"""Whoever has gone on before an answer comes stays where they are: nobody is led away, and no sheet is closed that was opened since."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.player import Guest
from web.held import Held, known, ready
from web.visitor import Visitor


def start(page: Any, folder: Path) -> None:
    page.click(".go")


def bring(page: Any, folder: Path) -> None:
    record = folder / "game.txt"
    record.write_text(record_text(2, 1))
    page.set_input_files("input[type=file]:not([data-card-file])", record)


@pytest.mark.parametrize(("address", "deed"), [("**/api/tables", start), ("**/api/records", bring)])
def test_who_reads_the_rules_meanwhile_goes_on_reading(
    visitor: Visitor, tmp_path: Path, address: str, deed: Callable[[Any, Path], None]
) -> None:
    known(visitor)
    page = visitor.open()
    ready(page)
    answer = Held(visitor, address, "POST")
    deed(page, tmp_path)
    answer.came()
    page.click("a[href^='/rules']")
    page.wait_for_selector("text=M1.1")
    answer.let_go()
    assert page.evaluate("location.pathname") == "/rules"


def test_who_leaves_an_invitation_is_not_led_back(visitor: Visitor) -> None:
    made = Guest(visitor.server.host, "Ada").table("me", "open")
    page = visitor.open(made["invites"][0]["link"])
    joined = Held(visitor, "**/join", "POST")
    page.click("form .btn.pri")
    joined.came()
    page.click("a.brand")
    ready(page)
    joined.let_go()
    assert page.evaluate("location.pathname") == "/"


def test_a_name_that_is_kept_late_closes_nothing_else(visitor: Visitor) -> None:
    known(visitor)
    page = visitor.open()
    ready(page)
    page.click("header .me")
    page.fill("#my-name", "Eve")
    renamed = Held(visitor, "**/api/me", "POST")
    page.keyboard.press("Enter")
    renamed.came()
    page.keyboard.press("Escape")
    page.click("header [aria-label=Menu]")
    page.wait_for_selector("dialog .taste")
    renamed.let_go()
    page.wait_for_selector("header .me:has-text('Eve')")
    assert page.is_visible("dialog .taste")


def test_an_opponent_who_sits_down_late_closes_nothing_else(visitor: Visitor) -> None:
    made = known(visitor).table("me", "open")
    page = visitor.open(f"/table/{made['table']}")
    page.wait_for_selector("[data-hand]")
    page.click("header [aria-label=Menu]")
    page.click("dialog button:has-text('At the table')")
    page.evaluate("slow()")
    page.click("dialog li:nth-child(2) button:has-text('opponent')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] ol li")
    page.wait_for_function("late.some(each => JSON.parse(each).type === 'answer')")
    page.evaluate("catchUp()")
    page.wait_for_function("heard.seats[1].stand_in")
    page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    assert page.is_visible("dialog[open] ol li")

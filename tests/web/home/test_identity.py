"""Who one is: a link asks before it changes that, the way back stays, and a saved key brings a seat to any browser."""

from pathlib import Path
from typing import Any

import pytest

from kit.player import Guest
from kit.serving import Serving
from web.held import known, ready
from web.visitor import Visitor

NOTICE = "[role=status]:has-text('You are Ben now.')"


@pytest.fixture
def ben(server: Serving) -> Guest:
    return Guest(server.host, "Ben")


def device_link(guest: Guest) -> str:
    status, made = guest.post("/api/me/link", {})
    assert status == 200
    return str(made["link"])


def saved_key(guest: Guest) -> str:
    status, made = guest.post("/api/me/key", {})
    assert status == 200
    return str(made["key"])


def named(page: Any, name: str) -> None:
    page.wait_for_selector(f"header .me:has-text('{name}')")


def myself(page: Any) -> None:
    page.click("header .me")
    page.wait_for_selector("#saved-key")


def test_a_link_asks_before_it_makes_somebody_else_of_me(visitor: Visitor, ben: Guest, axe: str) -> None:
    known(visitor)
    page = visitor.open(device_link(ben))
    page.wait_for_selector("dialog:has-text('This makes you Ben on this browser. You are Ada here now.')")
    assert visitor.violations(axe, "dialog") == []
    page.click("dialog button:has-text('Stay Ada')")
    page.wait_for_selector("dialog", state="detached")
    named(page, "Ada")
    page.reload()
    named(page, "Ada")
    assert page.query_selector("dialog") is None


def test_a_switch_leaves_the_way_back(visitor: Visitor, ben: Guest, axe: str) -> None:
    ada = known(visitor)
    ada.table("me", "random")
    page = visitor.open(device_link(ben))
    page.click("dialog button:has-text('Switch to Ben')")
    page.wait_for_selector(NOTICE)
    named(page, "Ben")
    page.wait_for_selector("section:has(#my-games):has-text('Welcome')")
    assert visitor.violations(axe) == []
    page.click(f"{NOTICE} button:has-text('Back to Ada')")
    named(page, "Ada")
    page.wait_for_selector("a[href^='/table/']")
    myself(page)
    page.click("dialog [aria-label='Switch to Ben']")
    page.wait_for_selector("dialog", state="detached")
    named(page, "Ben")
    page.wait_for_selector("section:has(#my-games):has-text('Welcome')")


def test_a_newcomer_is_asked_to_continue(caller: Visitor, ben: Guest) -> None:
    link = device_link(ben)
    page = caller.open(link)
    page.click("dialog button:has-text('Continue as Ben')")
    page.wait_for_selector("dialog", state="detached")
    named(page, "Ben")
    assert page.query_selector(NOTICE) is None
    page = caller.open(link)
    page.wait_for_selector(".bad[role=alert]")


def test_a_key_is_saved_and_opened_elsewhere(browser: Any, visitor: Visitor, tmp_path: Path, axe: str) -> None:
    known(visitor)
    page = visitor.open()
    ready(page)
    myself(page)
    page.click("dialog button:has-text('Show my key')")
    key = page.input_value("[aria-label='My key']")
    with page.expect_download() as download:
        page.click("dialog a:has-text('Keep as a file')")
    assert download.value.suggested_filename == "moonbase-identity.txt"
    kept = tmp_path / "moonbase-identity.txt"
    download.value.save_as(kept)
    assert kept.read_text().splitlines()[-1] == key
    assert visitor.violations(axe, "dialog") == []
    for way in ("pasted", "file"):
        other = Visitor(browser, visitor.server)
        ready(other.open())
        myself(other.page)
        if way == "file":
            other.page.set_input_files("dialog input[type=file]", kept)
        else:
            other.page.fill("[aria-label='Paste a saved key']", key)
            other.page.keyboard.press("Enter")
        other.page.click("dialog button:has-text('Continue as Ada')")
        named(other.page, "Ada")
        other.close()


def test_a_saved_key_asks_whom_this_browser_knows(visitor: Visitor, ben: Guest) -> None:
    known(visitor)
    page = visitor.open()
    ready(page)
    myself(page)
    page.fill("[aria-label='Paste a saved key']", saved_key(ben))
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [role=group]:has-text('You are Ada here now.')")
    page.click("dialog button:has-text('Switch to Ben')")
    named(page, "Ben")
    page.wait_for_selector(NOTICE)


def test_what_is_no_key_is_told(visitor: Visitor) -> None:
    ada = known(visitor)
    page = visitor.open()
    ready(page)
    myself(page)
    for text, said in (
        ("", "There is no key in it."),
        (saved_key(ada)[:-4], "This server knows no such key"),
        (saved_key(ada), "You are Ada here already."),
    ):
        page.fill("[aria-label='Paste a saved key']", text)
        page.click("section:has(#saved-key) button:has-text('Open')")
        page.wait_for_selector(f'section:has(#saved-key) [role=alert]:has-text("{said}")')

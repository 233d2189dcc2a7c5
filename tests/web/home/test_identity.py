"""A link asks before it changes the identity of a browser, the way back stays, and a saved key brings a seat to any browser."""

from pathlib import Path
from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from web.held import known
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, link, region, sheet, words


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
    page.get_by_title(words("name.title")).filter(has_text=name).wait_for()


def notice(page: Any) -> Any:
    return page.get_by_role("status").filter(has_text=words("identity.now", name="Ben"))


def myself(page: Any) -> None:
    page.get_by_title(words("name.title")).click()
    region(page, "identity.saved").wait_for()


def has_no_games(page: Any) -> None:
    region(page, "home.mine").get_by_text(words("welcome.title")).wait_for()


def test_a_link_asks_before_it_makes_somebody_else_of_me(visitor: Visitor, ben: Guest, axe: str) -> None:
    known(visitor)
    page = visitor.open(device_link(ben))
    asked = sheet(page, "identity.asks")
    asked.get_by_text(words("identity.switchText", name="Ben", me="Ada")).wait_for()
    assert visitor.violations(axe, asked) == []
    button(asked, "identity.stay", me="Ada").click()
    asked.wait_for(state="detached")
    named(page, "Ada")
    page.reload()
    named(page, "Ada")
    assert page.get_by_role("dialog").count() == 0


def test_a_switch_leaves_the_way_back(visitor: Visitor, ben: Guest, axe: str) -> None:
    ada = known(visitor)
    ada.table("me", "random")
    page = visitor.open(device_link(ben))
    button(page, "identity.switch", name="Ben").click()
    notice(page).wait_for()
    named(page, "Ben")
    has_no_games(page)
    assert visitor.violations(axe) == []
    button(notice(page), "identity.back", name="Ada").click()
    named(page, "Ada")
    page.wait_for_selector("a[href^='/table/']")
    myself(page)
    button(page, "identity.switch", name="Ben").click()
    page.get_by_role("dialog").wait_for(state="detached")
    named(page, "Ben")
    has_no_games(page)


def test_a_newcomer_is_asked_to_continue(caller: Visitor, ben: Guest) -> None:
    link = device_link(ben)
    page = caller.open(link)
    button(page, "identity.continue", name="Ben").click()
    page.get_by_role("dialog").wait_for(state="detached")
    named(page, "Ben")
    assert notice(page).count() == 0
    page = caller.open(link)
    page.get_by_role("alert").wait_for()


def test_a_key_is_saved_and_opened_elsewhere(browser: Any, visitor: Visitor, tmp_path: Path, axe: str) -> None:
    known(visitor)
    page = visitor.open()
    wait_for_screen(page)
    myself(page)
    button(page, "identity.show").click()
    key = page.get_by_label(words("identity.key"), exact=True).input_value()
    with page.expect_download() as download:
        link(page, "identity.download").click()
    assert download.value.suggested_filename == "moonbase-identity.txt"
    kept = tmp_path / "moonbase-identity.txt"
    download.value.save_as(kept)
    assert kept.read_text().splitlines()[-1] == key
    assert visitor.violations(axe, page.get_by_role("dialog")) == []
    for way in ("pasted", "file"):
        other = Visitor(browser, visitor.server)
        wait_for_screen(other.open())
        myself(other.page)
        if way == "file":
            other.page.get_by_label(words("identity.fromFile")).set_input_files(kept)
        else:
            other.page.get_by_label(words("identity.paste")).fill(key)
            other.page.keyboard.press("Enter")
        button(other.page, "identity.continue", name="Ada").click()
        named(other.page, "Ada")
        other.close()


def test_a_saved_key_asks_whom_this_browser_knows(visitor: Visitor, ben: Guest) -> None:
    known(visitor)
    page = visitor.open()
    wait_for_screen(page)
    myself(page)
    page.get_by_label(words("identity.paste")).fill(saved_key(ben))
    page.keyboard.press("Enter")
    asked = page.get_by_role("group", name=words("identity.asks"))
    asked.get_by_text(words("identity.switchText", name="Ben", me="Ada")).wait_for()
    button(asked, "identity.switch", name="Ben").click()
    named(page, "Ben")
    notice(page).wait_for()


def test_a_text_that_is_no_key_is_refused_with_a_reason(visitor: Visitor) -> None:
    ada = known(visitor)
    page = visitor.open()
    wait_for_screen(page)
    myself(page)
    for text, said in (
        ("", words("identity.noKey")),
        (saved_key(ada)[:-4], words("refused.key_used.saved")),
        (saved_key(ada), words("identity.already", name="Ada")),
    ):
        page.get_by_label(words("identity.paste")).fill(text)
        button(region(page, "identity.saved"), "identity.open").click()
        region(page, "identity.saved").get_by_role("alert").filter(has_text=said).wait_for()

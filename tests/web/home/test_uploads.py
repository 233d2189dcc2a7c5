"""A visitor whose quota is used up is led to the list, deletes there by keyboard, and has room again."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.server.serving import Serving
from moonbase.server.store.quota import CARD_FILES, RECORDS
from web.hosted import LIMITED, hosted
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, region, setting, sheet, words

BOX = 'name = "my box"\n[card."S1-17"]\ncost = {}\nneed = {}\n'
COPIED = "game, players, options, rules, card_set, made, owner, sequence, waiting, ended, updated, brought"
FILE = "name, fingerprint, text, made"
OWNED = "person, made, bytes"


@pytest.fixture
def strict(tmp_path: Path, program: str) -> Iterator[Serving]:
    """A server where quotas hold."""
    with hosted(tmp_path, *LIMITED) as serving:
        yield serving


def filled(server: Serving) -> None:
    """Copy the first record until there is no room, and the first card file, for the other game, until one place is left."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "tables.sqlite", isolation_level=None)) as store:
        for n in range(RECORDS.most - 1):
            store.execute(f"INSERT INTO tables (id, request, {COPIED}) SELECT ?1, ?1, {COPIED} FROM tables LIMIT 1", (f"copy{n}",))
            store.execute(
                "INSERT INTO seats (table_id, seat, kind, name) "
                "SELECT ?1, seat, kind, name FROM seats WHERE table_id NOT LIKE 'copy%' AND kind = 'record'",
                (f"copy{n}",),
            )
        for n in range(CARD_FILES.most - 1):
            store.execute(f"INSERT INTO card_files SELECT ?1, 'fromthemoon', {FILE} FROM card_files WHERE game = 'moon'", (f"copy{n}",))
            store.execute(
                f"INSERT INTO card_file_owners (card_file, {OWNED}) SELECT ?1, {OWNED} FROM card_file_owners LIMIT 1", (f"copy{n}",)
            )
    server.start()


def kept(page: Any, part: str) -> Any:
    """Records or card files in the list of what one brought."""
    return region(page, f"brought.{part}")


def cards(page: Any, file: Path) -> None:
    setting(page, "sets.title").click()
    page.set_input_files("[data-card-file]", file)


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((393, 852), marks=pytest.mark.long)])
def test_a_full_quota_leads_to_the_uploads_which_are_deleted_by_keyboard(
    browser: Any, strict: Serving, axe: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    person = Visitor(browser, strict, *size)
    first, more, box, other = (tmp_path / name for name in ("1.txt", "2.txt", "box.toml", "other.toml"))
    for file, text in ((first, record_text(2, 1)), (more, record_text(2, 2)), (box, BOX), (other, BOX + "#")):
        file.write_text(text)
    page = person.open()
    wait_for_screen(page)
    page.set_input_files("[data-record-file]", first)
    page.wait_for_url("**/replay/**")
    person.open()
    wait_for_screen(page)
    cards(page, box)
    page.get_by_role("radio", name="my box", checked=True).wait_for()
    filled(strict)
    person.open()
    page.wait_for_selector("a[href^='/replay/']")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.set_input_files("[data-record-file]", more)
    assert "200" in page.get_by_role("alert").inner_text()
    button(page, "brought.look").click()
    records, sets = kept(page, "records"), kept(page, "sets")
    assert person.violations(axe, sheet(page, "brought.title")) == []
    button(records, "brought.all", n=200).click()
    page.wait_for_function("document.activeElement === document.querySelectorAll('[data-delete]')[6]")
    assert records.get_by_role("listitem").count() == RECORDS.most
    assert records.get_by_role("status").inner_text().startswith("200 of 200, ")

    bins = records.locator("[data-delete]")
    name = bins.first.get_attribute("aria-label")
    assert name == words("brought.deleteOf", name="Moon: random, random")
    bins.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=group] :focus")
    assert page.inner_text("[role=group] :focus") == words("brought.keep")
    assert person.violations(axe, page.get_by_role("group", name=name)) == []
    page.keyboard.press("Escape")
    page.get_by_role("group", name=name).wait_for(state="detached")
    assert bins.first.evaluate("bin => bin === document.activeElement"), "the sheet stays, and so does the place in it"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    records.get_by_role("status").filter(has_text="199 of 200, ").wait_for()
    page.wait_for_function("document.activeElement === document.querySelector('[data-delete]')")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.set_input_files("[data-record-file]", more)
    page.wait_for_url("**/replay/**")

    person.open()
    wait_for_screen(page)
    cards(page, other)
    button(page.get_by_role("alert"), "brought.look").click()
    button(sets, "brought.all", n=50).click()
    assert sets.get_by_role("listitem").count() == CARD_FILES.most
    sets.locator("[data-delete]").first.click()
    button(page, "brought.delete").click()
    sets.get_by_role("status").filter(has_text="49 of 50, ").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    cards(page, other)
    brought = page.get_by_role("radio", name="my box", checked=True)
    brought.wait_for()
    button(page, "brought.deleteOf", name="my box").click()
    button(page, "brought.delete").click()
    brought.wait_for(state="detached")
    assert page.inner_text("dialog :focus") == words("sets.bring")
    assert page.get_by_role("dialog").get_by_role("radio").first.is_checked(), "deleted cards are not played with"
    assert person.violations(axe, page.get_by_role("dialog")) == []
    person.close()

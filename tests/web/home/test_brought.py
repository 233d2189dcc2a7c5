"""What one brought to the server: who has as much as it keeps is led to the list, deletes there by keyboard, and has room again."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.serving import Serving
from moonbase.server.store.quota import CARD_FILES, RECORDS
from web.hosted import LIMITED, hosted
from web.visitor import Visitor

BOX = 'name = "my box"\n[card."S1-17"]\ncost = {}\nneed = {}\n'
COPIED = "game, players, options, rules, card_set, made, owner, sequence, waiting, ended, updated, brought"
FILE = "name, fingerprint, text, made"
OWNED = "person, made, bytes"
ROWS = "section:has(#brought-%s) li"


@pytest.fixture
def strict(tmp_path: Path, program: str) -> Iterator[Serving]:
    """A server where quotas hold."""
    with hosted(tmp_path, *LIMITED) as serving:
        yield serving


def filled(server: Serving) -> None:
    """As if the first record had been brought as often as there is room, and the first card file nearly as often for the other game."""
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


def cards(page: Any, file: Path) -> None:
    page.click("dd button:has-text('Reconstructed')")
    page.set_input_files("[data-card-file]", file)


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((393, 852), marks=pytest.mark.long)])
def test_who_has_too_much_is_led_to_it_and_deletes_by_keyboard(
    browser: Any, strict: Serving, axe: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    person = Visitor(browser, strict, *size)
    first, more, box, other = (tmp_path / name for name in ("1.txt", "2.txt", "box.toml", "other.toml"))
    for file, text in ((first, record_text(2, 1)), (more, record_text(2, 2)), (box, BOX), (other, BOX + "#")):
        file.write_text(text)
    page = person.open()
    page.wait_for_selector(".go:not([aria-disabled=true])")
    page.set_input_files(".open input[type=file]", first)
    page.wait_for_url("**/replay/**")
    person.open()
    page.wait_for_selector(".go:not([aria-disabled=true])")
    cards(page, box)
    page.wait_for_selector("dialog label:has-text('my box') :checked")
    filled(strict)
    person.open()
    page.wait_for_selector("a[href^='/replay/']")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.set_input_files(".open input[type=file]", more)
    page.wait_for_selector(".open [role=alert]")
    assert "at most 200 records" in page.inner_text(".open [role=alert]")
    page.click("text=Show what you brought")
    page.wait_for_selector(ROWS % "records")
    page.click("text=Show all 200")
    page.wait_for_function("document.activeElement === document.querySelectorAll('[data-delete]')[6]")
    assert page.locator(ROWS % "records").count() == RECORDS.most
    assert page.inner_text("header:has(#brought-records) [role=status]").startswith("200 of 200, ")
    assert person.violations(axe, "dialog") == []

    bins = page.locator(f"{ROWS % 'records'} [data-delete]")
    assert bins.first.get_attribute("aria-label") == "Delete Moon: random, random"
    bins.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ask button:focus")
    assert page.inner_text(".ask button:focus") == "Keep"
    assert person.violations(axe, "dialog") == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".ask", state="detached")
    assert bins.first.evaluate("bin => bin === document.activeElement"), "the sheet stays, and so does the place in it"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('header:has(#brought-records) [role=status]').textContent.startsWith('199 of 200, ')")
    page.wait_for_function("document.activeElement === document.querySelector('[data-delete]')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.set_input_files(".open input[type=file]", more)
    page.wait_for_url("**/replay/**")

    person.open()
    page.wait_for_selector(".go:not([aria-disabled=true])")
    cards(page, other)
    page.wait_for_selector("dialog .bad")
    page.click("dialog .bad button")
    page.wait_for_selector(ROWS % "sets")
    page.click("text=Show all 50")
    assert page.locator(ROWS % "sets").count() == CARD_FILES.most
    page.locator(ROWS % "sets").first.locator("[data-delete]").click()
    page.click(".ask .gone")
    page.wait_for_function("document.querySelector('header:has(#brought-sets) [role=status]').textContent.startsWith('49 of 50, ')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    cards(page, other)
    row = page.locator("dialog .set", has=page.locator(":checked"))
    row.wait_for()
    row.locator("[data-delete]").click()
    row.locator(".gone").click()
    row.wait_for(state="detached")
    assert page.inner_text("dialog button:focus") == "Bring a card file"
    assert page.locator("dialog input[type=radio]").first.is_checked(), "deleted cards are not played with"
    assert person.violations(axe, "dialog") == []
    person.close()

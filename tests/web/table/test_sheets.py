"""Sheets over a table, opened and closed in quick succession."""

import pytest

from kit.server.prepared import Scene
from web.visitor import Visitor
from web.words import sheet

CLOSE_AND_ASK_FOR_KEYS = """(dialog, inside) => {
    const focused = inside ? dialog.querySelector("button") : document.body;
    dialog.close();
    focused.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
}"""


@pytest.mark.parametrize("inside", [False, True])
def test_a_sheet_that_is_opened_while_another_one_closes_stays_open(visitor: Visitor, scenes: dict[str, Scene], inside: bool) -> None:
    """Until the page is drawn again, the focus may still be inside the sheet that was closed."""
    page = visitor.sit(scenes["since"])
    page.keyboard.press("l")
    sheet(page, "log.title").evaluate(CLOSE_AND_ASK_FOR_KEYS, inside)
    keys = sheet(page, "keys.title")
    keys.get_by_role("term").first.wait_for()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert keys.is_visible()

"""Sheets over a table, opened and closed in quick succession."""

from kit.server.prepared import Scene
from web.visitor import Visitor
from web.words import sheet

CLOSE_AND_ASK_FOR_KEYS = """(dialog) => {
    dialog.close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
}"""


def test_a_sheet_that_is_opened_while_another_one_closes_stays_open(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    page = visitor.sit(scenes["since"])
    page.keyboard.press("l")
    sheet(page, "log.title").evaluate(CLOSE_AND_ASK_FOR_KEYS)
    keys = sheet(page, "keys.title")
    keys.get_by_role("term").first.wait_for()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert keys.is_visible()

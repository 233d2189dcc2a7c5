"""A visitor who plays Moon by clicking: it chooses something that glows and confirms it."""

import random
from typing import Any

from web.visitor import Visitor

SEEN = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.offsetParent !== null).length;
    return {
        answers: all('[data-answer]'), tray: all('[data-tray]'),
        asked: heard.view.question !== null, cards: all('[data-hand]'), open: all('[data-hand][data-open]'),
        chips: all('[data-chip][aria-disabled=false]'), main: heard.view.this_turn.main, sequence: heard.sequence,
    };
}"""


class Clicker(Visitor):
    chance: random.Random
    listed = False
    """The last deed was an answer from a list."""

    def deed(self) -> None:
        """One action, chosen and confirmed by the mouse; comes back without waiting for the server."""
        seen = self.page.evaluate(SEEN)
        self.listed = bool(seen["asked"] and seen["answers"])
        if seen["asked"]:
            self._answer(seen)
        elif seen["main"] and (not seen["chips"] or self.chance.random() < 0.6):
            self._end()
        elif seen["chips"] and (seen["main"] or self.chance.random() < 0.15):
            self._chip(seen)
        else:
            self._card(seen)

    def carried(self, since: int) -> None:
        """The deed is done, and the page knows. A line that was lost brings the table first, and then the answer to what was sent again."""
        if self.listed:
            self.answered(since)
        self.page.wait_for_function("since => heard.sequence > since && unanswered.size === 0", arg=since)

    def _answer(self, seen: Any) -> None:
        if self.listed:
            self._nth("[data-answer]", seen["answers"])
            return
        self._nth("[data-tray]" if seen["tray"] else "[data-hand][data-open]", seen["tray"] or seen["open"])
        self.confirm()

    def _card(self, seen: Any) -> None:
        if seen["open"] and self.chance.random() < 0.8:
            self._nth("[data-hand][data-open]", seen["open"])
        else:
            self._nth("[data-hand]", seen["cards"])
        self.page.wait_for_selector("[data-confirm], [data-assimilate]")
        if self.page.query_selector("[data-confirm]") is None:  # closed: it can be assimilated
            self.page.click("[data-assimilate]")
        self.confirm()

    def _chip(self, seen: Any) -> None:
        self._nth("[data-chip][aria-disabled=false]", seen["chips"])
        self.page.wait_for_selector("[data-confirm], [data-answer]")
        places = len(self.page.query_selector_all("[data-answer]"))
        if places:
            self._nth("[data-answer]", places)
        self.confirm()

    def _end(self) -> None:
        """End the turn; confirm it where the page asks because something is left to do."""
        self.page.click("[data-end][aria-disabled=false]")
        if self.page.query_selector("[data-leave]"):
            self.page.click("[data-leave]")

    def confirm(self) -> None:
        self.page.click("[data-confirm]")

    def _nth(self, what: str, count: int) -> None:
        self.page.locator(what).nth(self.chance.randrange(count)).click()

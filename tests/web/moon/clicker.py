"""Somebody who plays Moon by clicking: what glows is chosen, what is chosen is confirmed."""

import random
from typing import Any

from web.visitor import Visitor

SEEN = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.offsetParent !== null).length;
    return {
        answers: all('.turn [data-answer]'), tray: all('.hand .card:not([data-hand]), .hand .grid .row'),
        asked: heard.view.question !== null, cards: all('[data-hand]'), open: all('[data-hand].legal'),
        chips: all('[data-chip].on'), main: heard.view.this_turn.main, sequence: heard.sequence,
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
            self._nth(".turn [data-answer]", seen["answers"])
            return
        self._nth(".hand .card:not([data-hand]), .hand .grid .row" if seen["tray"] else "[data-hand].legal", seen["tray"] or seen["open"])
        self.confirm()

    def _card(self, seen: Any) -> None:
        if seen["open"] and self.chance.random() < 0.8:
            self._nth("[data-hand].legal", seen["open"])
        else:
            self._nth("[data-hand]", seen["cards"])
        self.page.wait_for_selector(".turn .bt .btn")
        if self.page.query_selector(".turn .bt .btn.pri") is None:  # closed: it can be assimilated
            self.page.click(".turn .bt .btn:not([aria-disabled=true])")
        self.confirm()

    def _chip(self, seen: Any) -> None:
        self._nth("[data-chip].on", seen["chips"])
        self.page.wait_for_selector(".turn .bt .btn.pri, .turn [data-answer]")
        places = len(self.page.query_selector_all(".turn [data-answer]"))
        if places:
            self._nth(".turn [data-answer]", places)
        self.confirm()

    def _end(self) -> None:
        """Where something is left open the page asks once."""
        self.page.click(".turn .end[aria-disabled=false]")
        if self.page.query_selector("[data-leave]"):
            self.page.click("[data-leave]")

    def confirm(self) -> None:
        self.page.click(".turn .bt .btn.pri")

    def _nth(self, what: str, count: int) -> None:
        self.page.locator(what).nth(self.chance.randrange(count)).click()

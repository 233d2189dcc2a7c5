"""A visitor who plays From the Moon by clicking: it chooses something open and confirms it."""

import random
from typing import Any

from web.visitor import Visitor

SEEN = """() => {
    const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.getClientRects().length > 0).length;
    return {
        factions: all('[data-faction][aria-disabled=false]'), asked: heard.view.question !== null, acted: heard.view.this_turn.acted,
        answers: all('[data-answer]:not([aria-disabled=true])'),
        points: all('[data-point][aria-disabled=false]'), uses: all('[data-tile][aria-disabled=false]'),
        actions: [...document.querySelectorAll('[data-doing]:not([aria-disabled=true])')].map((each) => each.dataset.doing),
    };
}"""
NOWHERE = (640, 2)
"""A place for the mouse above the page's controls, where no hint about a closed choice opens."""
ANSWERS = "[data-answer]:not([data-doing]):not([aria-disabled=true])"
POINTS, TILES = "[data-point][aria-disabled=false]", "[data-tile][aria-disabled=false]"


class Settler(Visitor):
    chance: random.Random

    def deed(self) -> None:
        """One action of the game, by the mouse alone; comes back once the page has heard of it."""
        before = self.sequence
        seen = self.page.evaluate(SEEN)
        if seen["factions"]:
            self._faction(seen)
        elif seen["asked"]:
            self._answer(seen)
        elif seen["acted"]:
            self.page.click("[data-end]")
        else:
            self._act(seen)
        self.moved(before)

    def _faction(self, seen: Any) -> None:
        self._nth("[data-faction][aria-disabled=false]", seen["factions"])
        self.page.click("[data-confirm]:not([aria-disabled=true])")

    def _answer(self, seen: Any) -> None:
        if seen["answers"]:
            before = self.sequence
            self._nth("[data-answer]:not([aria-disabled=true])", seen["answers"])
            self.answered(before)
            return
        self._nth(POINTS if seen["points"] else TILES, seen["points"] or seen["uses"])
        self.page.click("[data-confirm]")

    def _act(self, seen: Any) -> None:
        doing = self.chance.choice(seen["actions"])
        if self.page.get_attribute(f"[data-doing={doing}]", "aria-pressed") != "true":
            self.page.click(f"[data-doing={doing}]")
        if doing == "send":
            self.page.wait_for_selector(TILES)
            self._nth(TILES, self.page.locator(TILES).count())
        elif doing != "gather":
            self.page.wait_for_selector(ANSWERS)
            self._nth(ANSWERS, self.page.locator(ANSWERS).count())
        self.page.click("[data-confirm]")

    def _nth(self, what: str, count: int) -> None:
        self.page.mouse.move(*NOWHERE)
        self.page.wait_for_selector("[data-why]", state="detached")
        self.page.locator(what).nth(self.chance.randrange(count)).click()

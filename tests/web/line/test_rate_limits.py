"""A visitor who asks faster than the server answers is told so; nothing is shown as hidden, and the table stays playable."""

import json
from typing import Any

from kit.server.prepared import Scene
from kit.texts import refused
from web.visitor import PATIENCE, Visitor
from web.words import region, words

REFUSED = {"type": "answer", "ok": False, "code": "too_many", "message": refused("too_many.requests", seconds=2)}


class Impatient:
    """Between the page and its server: while ``busy``, questions are refused."""

    def __init__(self, visitor: Visitor) -> None:
        self.busy = True
        self.refused: list[str] = []
        self.page = visitor.page
        visitor.page.route_web_socket("**/socket*", self._between)

    def _between(self, page: Any) -> None:
        server = page.connect_to_server()

        def asked(text: str) -> None:
            message = json.loads(text)
            if self.busy and message["type"] in ("preview", "why"):
                self.refused.append(message["type"])
                page.send(json.dumps({**REFUSED, "request": message["request"]}))
            else:
                server.send(text)

        page.on_message(asked)

    def until_refused(self, question: str) -> None:
        for _ in range(PATIENCE // 25):
            if question in self.refused:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"no {question} was asked")


def test_a_refused_question_is_told_and_can_be_asked_again(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    impatient = Impatient(visitor)
    page = visitor.sit(scenes["haste"])
    page.locator("[data-hand][data-open]").first.click()
    page.get_by_text(words("refused.too_many.requests", seconds=2)).wait_for()
    assert words("outcome.hidden") not in region(page, "turn.region").inner_text()
    page.hover("[data-hand]:not([data-open])")
    impatient.until_refused("why")
    page.wait_for_selector("[data-why]", state="detached")
    impatient.busy = False
    page.hover("[data-hand][data-open]")
    page.hover("[data-hand]:not([data-open])")
    page.wait_for_selector("[data-why]")
    sequence = visitor.sequence
    page.click("[data-confirm]")
    visitor.moved(sequence)

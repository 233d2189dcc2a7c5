"""Answers of the server that a test keeps back until the page has gone on."""

import time
from collections.abc import Callable
from typing import Any

from kit.server.player import Guest
from web.screens import wait_for_screen
from web.visitor import PATIENCE, Visitor
from web.words import setting

Address = str | Callable[[str], bool]
SIGN = "**/healthz"
HEARD_OF = "async () => { while ((await fetch('/healthz')).status !== 204); }"


def routed(page: Any, address: Address, answer: Callable[[Any], object]) -> None:
    """The test answers what the page asks for from now on.

    A page that is open hears of that a moment after the browser does, and a key or a click may overtake the word: a sign is waited for."""
    page.route(address, answer)
    if page.url != "about:blank":
        page.route(SIGN, lambda route: route.fulfill(status=204))
        page.evaluate(HEARD_OF)
        page.unroute(SIGN)


class Held:
    """The server answers at once, the page hears of it when it is let go. Only the first such answer is held.
    ``unasked``: the server does not even hear the question before that."""

    def __init__(self, person: Visitor, address: Address, method: str = "GET", unasked: bool = False) -> None:
        self.page = person.page
        self.kept: list[tuple[Any, Any]] = []
        self.method = method
        self.unasked = unasked
        routed(self.page, address, self._keep)

    def _keep(self, route: Any) -> None:
        if self.kept or route.request.method != self.method:
            route.continue_()
        else:
            self.kept.append((route, None if self.unasked else route.fetch()))

    def came(self) -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while not self.kept:
            assert time.monotonic() < deadline, f"the page has not asked for it: {self._state()}"
            self.page.wait_for_timeout(20)

    def _state(self) -> Any:
        """Return where the page is instead, and which element has the keyboard."""
        return self.page.evaluate("() => [location.href, document.hasFocus(), document.activeElement?.outerHTML.slice(0, 200)]")

    def let_go(self, **instead: Any) -> None:
        """Let the held answer go, or another in its place, and wait until the page has received it."""
        self.came()
        route, response = self.kept[0]
        with self.page.expect_request_finished(lambda request: request == route.request):
            if self.unasked:
                route.continue_()
            else:
                route.fulfill(**(instead or {"response": response}))
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


def known(person: Visitor) -> Guest:
    """Somebody who has been here before, with a name."""
    guest = Guest(person.server.host, "Ada")
    name, _, value = guest.cookie.partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": f"http://{person.server.host}"}])
    return guest


def at_cards(person: Visitor) -> Any:
    """Open the choice of card files at home."""
    page = person.open()
    wait_for_screen(page)
    setting(page, "sets.title").click()
    return page

"""Answers of the server that come late, or in another order than they were asked for: the page shows what was wanted last."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.player import Guest
from kit.serving import Serving
from web.visitor import Visitor

pytestmark = pytest.mark.slow

BOX = 'name = "my box"\n' + "".join(f'[card."S1-{n:02}"]\nname = "Tin {n}"\n' for n in range(1, 28))
"""Whatever is dealt in the first era, it is an owner's card."""

LONG = 500
"""Milliseconds in which a page that does not wait would have gone on."""


class Held:
    """The server answers at once, the page hears of it when it is let go. Only the first such answer is held."""

    def __init__(self, person: Visitor, address: str | Callable[[str], bool]) -> None:
        self.page = person.page
        self.kept: list[tuple[Any, Any]] = []
        self.page.route(address, self._keep)

    def _keep(self, route: Any) -> None:
        if self.kept or route.request.method != "GET":
            route.continue_()
        else:
            self.kept.append((route, route.fetch()))

    def came(self) -> None:
        while not self.kept:
            self.page.wait_for_timeout(20)

    def let_go(self) -> None:
        """And the page has heard of it."""
        self.came()
        route, response = self.kept[0]
        with self.page.expect_request_finished(lambda request: request == route.request):
            route.fulfill(response=response)
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


def known(person: Visitor) -> Guest:
    """Somebody who has been here before, with a name."""
    guest = Guest(person.server.host, "Ada")
    name, _, value = guest.cookie.partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": f"http://{person.server.host}"}])
    return guest


def ready(page: Any) -> None:
    page.wait_for_selector(".go:not([aria-disabled=true])")


def test_who_starts_before_the_page_knows_the_name_keeps_it(visitor: Visitor) -> None:
    guest = known(visitor)
    me = Held(visitor, "**/api/me")
    page = visitor.open()
    ready(page)
    page.click(".go")
    me.let_go()
    page.wait_for_selector("[data-hand]")
    assert guest.get("/api/me")[1]["name"] == "Ada"
    assert visitor.now["names"][visitor.now["you"]] == "Ada"


def test_a_card_file_stays_though_the_list_of_files_comes_late(visitor: Visitor, tmp_path: Path) -> None:
    known(visitor)
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    listed = Held(visitor, "**/api/games/moon/sets")
    page = visitor.open()
    ready(page)
    page.wait_for_selector("text=Ada")
    page.click("dd button:has-text('Moonbase')")
    listed.came()
    page.set_input_files("[data-card-file]", box)
    page.wait_for_timeout(LONG)
    listed.let_go()
    page.wait_for_selector("dialog .set:has-text('my box') :checked")


def test_the_cards_of_the_table_are_shown_though_others_come_late(visitor: Visitor, tmp_path: Path) -> None:
    known(visitor)
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    warmed = Held(visitor, lambda address: "/api/games/moon/gallery" in address)
    page = visitor.open()
    ready(page)
    page.hover(".go")
    warmed.came()
    page.click("dd button:has-text('Moonbase')")
    page.set_input_files("[data-card-file]", box)
    page.wait_for_selector("dialog .set:has-text('my box') :checked")
    page.keyboard.press("Escape")
    page.click(".go")
    page.wait_for_selector("[data-hand]")
    warmed.let_go()
    for card in page.locator("[data-hand^=S1]").all():
        assert "Tin" in card.inner_text()


def test_a_replay_is_seen_from_where_was_asked_last(visitor: Visitor, server: Serving) -> None:
    guest = known(visitor)
    status, answer = guest.request("POST", "/api/records", record_text(2, 1).encode(), {"Origin": f"http://{server.host}"})
    assert status == 200, answer
    page = visitor.open(f"/replay/{answer['table']}")
    page.wait_for_selector("footer input[type=range]")
    first = Held(visitor, lambda address: "/steps?" in address)
    seats = page.locator("input[name=viewpoint]")
    seats.nth(2).check(force=True)
    first.came()
    seats.nth(0).check(force=True)
    page.wait_for_url("**seat=public")
    first.let_go()
    assert page.is_checked("input[name=viewpoint] >> nth=0")
    assert page.url.endswith("seat=public"), page.url


def test_the_game_that_was_clicked_is_chosen_though_the_games_come_late(visitor: Visitor) -> None:
    page = visitor.open()
    ready(page)
    visitor.start()
    games = Held(visitor, "**/api/games")
    visitor.open()
    games.came()
    page.click("[data-game=fromthemoon]")
    games.let_go()
    ready(page)
    assert page.is_checked("[data-game=fromthemoon] input")

"""Opponents of the host's own on the page: they can be chosen for a seat, under the name of their class."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.own_bots import written
from kit.server.serving import Serving
from web.hosted import OPTIONS, hosted
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, words

OWN = "sound_bots:Cautious"


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Serving]:
    with hosted(written(tmp_path), *OPTIONS, "--bots", OWN) as serving:
        yield serving


def test_an_own_opponent_is_chosen_and_plays(browser: Any, offering: Serving) -> None:
    with closing(Visitor(browser, offering)) as visitor:
        page = visitor.open()
        wait_for_screen(page)
        page.click("[data-game=moon]")
        who = page.get_by_label(words("home.change", n=2))
        levels = (words("level.random"), words("level.greedy"), "Cautious")
        offered = who.get_by_role("option").all_inner_texts()
        assert offered[:3] == [words("home.opponentOf", level=level) for level in levels]
        who.select_option(OWN)
        seat = page.get_by_role("listitem").filter(has=who)
        seat.get_by_text("Cautious", exact=True).wait_for()
        button(page, "home.drop", n=3).click()
        button(page, "home.start").click()
        page.wait_for_selector("[data-hand]")
        visitor.my_turn()
        heard = page.evaluate("heard")
        assert [(seat["name"], seat.get("level")) for seat in heard["seats"]][1] == ("Cautious", OWN)
        assert visitor.complaints == []
        page.goto(f"http://{offering.host}/")
        seat.get_by_text("Cautious", exact=True).wait_for()

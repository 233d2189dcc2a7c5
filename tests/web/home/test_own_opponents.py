"""Opponents of the host's own on the page: they can be chosen for a seat, under the name of their class."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.own_bots import written
from kit.serving import Serving
from web.hosted import OPTIONS, hosted
from web.visitor import Visitor

START = ".go:not([aria-disabled=true])"
OWN = "sound_bots:Cautious"


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Serving]:
    with hosted(written(tmp_path), *OPTIONS, "--bots", OWN) as serving:
        yield serving


def test_an_own_opponent_is_chosen_and_plays(browser: Any, offering: Serving) -> None:
    with closing(Visitor(browser, offering)) as visitor:
        page = visitor.open()
        page.wait_for_selector(START)
        page.click("[data-game=moon]")
        assert page.locator("[aria-label='Who sits at seat 2'] option").all_inner_texts()[:3] == [
            "Opponent: Random",
            "Opponent: Greedy",
            "Opponent: Cautious",
        ]
        page.select_option("[aria-label='Who sits at seat 2']", OWN)
        page.wait_for_selector("li:has([aria-label='Who sits at seat 2']) small:text-is('Cautious')")
        page.click("[aria-label='Remove seat 3']")
        page.click(START)
        page.wait_for_selector("[data-hand]")
        visitor.my_turn()
        heard = page.evaluate("heard")
        assert [(seat["name"], seat.get("level")) for seat in heard["seats"]][1] == ("Cautious", OWN)
        assert visitor.complaints == []
        page.goto(f"http://{offering.host}/")
        page.wait_for_selector("li:has([aria-label='Who sits at seat 2']) small:text-is('Cautious')")

"""The project's cards were corrected since a table was made: the page shows it with the cards that it is played with."""

import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.corrected import SOURCES, corrected
from kit.server.serving import Serving
from web.held import known
from web.hosted import OPTIONS, hosted
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, link, sheet

ERA = "moon/data/era1.toml"
COST = (ERA, "cost = { energy = 2 }\nneed = { science = 1 }\nassimilate", "cost = { energy = 3 }\nneed = {}\nassimilate")
NAMES: dict[str, str] = {card["id"]: card["name"] for card in tomllib.loads((SOURCES / "games" / ERA).read_text("utf-8"))["structure"]}
RENAMED = [(ERA, f'id = "{id}"\nname = "{name}"', f'id = "{id}"\nname = "New {name}"') for id, name in NAMES.items()]
"""Corrections of every card of the first era."""


@pytest.fixture
def serving(tmp_path: Path, program: str) -> Iterator[Serving]:
    with hosted(tmp_path, *OPTIONS) as found:
        yield found


@pytest.fixture
def person(browser: Any, serving: Serving) -> Iterator[Visitor]:
    with closing(Visitor(browser, serving)) as found:
        yield found


def names(page: Any) -> list[str]:
    """Those of the first era in the hand, with their ids in front."""
    page.wait_for_selector("[data-hand^=S1]")
    return [f"{card.get_attribute('data-hand')} {card.inner_text()}" for card in page.locator("[data-hand^=S1]").all()]


def old(names: list[str]) -> bool:
    return all(NAMES[each.partition(" ")[0]] in each and "New " not in each for each in names)


def new(names: list[str]) -> bool:
    return all(f"New {NAMES[each.partition(' ')[0]]}" in each for each in names)


def test_a_table_and_its_replay_show_the_cards_that_they_are_played_with(person: Visitor, serving: Serving) -> None:
    table = known(person).table("me", "open")["table"]
    serving.stop()
    serving.program = corrected(serving.folder, COST, *RENAMED)
    serving.start()
    galleries: list[str] = []
    page = person.page
    page.on("request", lambda request: galleries.append(request.url.partition("?")[2]) if "/gallery" in request.url else None)

    person.open()
    wait_for_screen(page)
    with page.expect_response(lambda response: "/gallery" in response.url):
        button(page, "home.start").hover()
    button(page, "home.start").click()
    assert new(names(page))
    assert galleries == [""], "today's cards are at hand before the table is made"

    person.open(f"/table/{table}")
    assert old(names(page))
    assert galleries[1:] == [f"table={table}"]
    button(page, "menu").click()
    with person.context.expect_page() as opened:
        link(sheet(page, "menu"), "gallery").click()
    opened.value.locator("[data-card]").first.wait_for()
    shown = opened.value.locator("[data-card]").all_inner_texts()
    assert any(NAMES["S1-17"] in each for each in shown)
    assert not any("New " in each for each in shown)
    opened.value.close()

    person.open(f"/replay/{table}?seat=0")
    assert old(names(page))
    assert galleries[-1] == f"table={table}"

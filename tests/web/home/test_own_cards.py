"""The page says what is known of the cards, how an owner corrects them, and offers the host's cards first."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from web.hosted import OPTIONS, hosted
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, link, setting, sheet, words

BOX = 'name = "club box"\n[card."S1-17"]\ncost = { metal = 3 }\n'


def told(sources: dict[str, int], title: str) -> str:
    known, values = sources["known_values"], sources["values"]
    return words("honest.values", values=values, game=title, known=known, rest=values - known)


def test_home_tells_it_on_one_screen(visitor: Visitor) -> None:
    page = visitor.open()
    wait_for_screen(page)
    for game in Guest(visitor.server.host).get("/api/games")[1]:
        page.click(f"[data-game={game['name']}]")
        page.get_by_text(told(game["sources"], game["title"])).wait_for()
        assert words("honest.what") in page.inner_text("[data-honest]")
        assert setting(page, "sets.title").inner_text() == words("home.reconstructed")
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    link(page, "honest.how").click()
    page.wait_for_url("**/own?game=fromthemoon")


def test_a_phone_tells_it_at_the_top(caller: Visitor) -> None:
    page = caller.open()
    wait_for_screen(page)
    line = link(page, "home.honest")
    assert line.bounding_box()["y"] < 100
    line.click()
    page.wait_for_url("**/own")


@pytest.mark.long
@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_the_gallery_tells_it_for_each_game(visitor: Visitor, axe: str, name: str) -> None:
    titles = {"moon": "Moon", "fromthemoon": "From the Moon"}
    sources = Guest(visitor.server.host).get(f"/api/games/{name}/gallery")[1]["sources"]
    page = visitor.open(f"/cards?game={name}")
    page.get_by_text(told(sources, titles[name])).wait_for()
    assert visitor.violations(axe) == []
    page.locator("[data-card]").first.click()
    link(page, "own.correct").wait_for()


@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_the_way_to_correct_a_card(caller: Visitor, axe: str, name: str) -> None:
    page = caller.open(f"/own?game={name}")
    assert f'game = "{name}"' in page.get_by_role("main").get_by_role("code").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 393
    assert caller.violations(axe) == []


@pytest.fixture
def club(tmp_path: Path, program: str) -> Any:
    (tmp_path / "box.toml").write_text(BOX)
    with hosted(tmp_path, *OPTIONS, "--set", str(tmp_path / "box.toml")) as serving:
        yield serving


def test_the_hosts_cards_are_offered_first(browser: Any, club: Serving) -> None:
    with closing(Visitor(browser, club)) as visitor:
        page = visitor.open()
        wait_for_screen(page)
        cards = setting(page, "sets.title")
        assert cards.inner_text() == "club box"
        cards.click()
        assert sheet(page, "sets.title").get_by_role("radio").first.is_checked()
        assert page.get_by_role("radio", name="club box").is_checked()
        page.keyboard.press("Escape")
        page.get_by_role("navigation").get_by_role("link", name=words("tile.cards")).click()
        page.get_by_role("searchbox").fill("S1-17")
        page.click("[data-card=S1-17]")
        page.get_by_text(words("zoom.cost", what="3 Metal")).wait_for()
        visitor.start()
        assert visitor.now["set"]["name"] == "club box"
        page = visitor.open()
        cards.click()
        page.get_by_role("radio", name=words("sets.project")).click()
        page.keyboard.press("Escape")
        button(page, "home.start").click()
        page.wait_for_selector("[data-hand]")
        assert visitor.now["set"] is None

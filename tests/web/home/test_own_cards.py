"""The page says what is known of the cards, how an owner corrects them, and offers the host's cards first."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.player import Guest
from kit.serving import Serving
from web.hosted import OPTIONS, hosted
from web.visitor import Visitor

START = ".go:not([aria-disabled=true])"
CARDS = "dl div:nth-child(4) button"
BOX = 'name = "club box"\n[card."S1-17"]\ncost = { metal = 3 }\n'


def told(sources: dict[str, int], title: str) -> str:
    known, values = sources["known_values"], sources["values"]
    return f"Of the {values} card and tile values of {title}, {known} are known and {values - known} are reconstructed;"


def test_home_tells_it_on_one_screen(visitor: Visitor) -> None:
    page = visitor.open()
    page.wait_for_selector(START)
    for game in Guest(visitor.server.host).get("/api/games")[1]:
        page.click(f"[data-game={game['name']}]")
        page.get_by_text(told(game["sources"], game["title"])).wait_for()
        assert "unofficial" in page.inner_text("[data-honest]")
        assert page.inner_text(CARDS) == "Reconstructed, yours to correct"
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    page.click("[data-honest] a")
    page.wait_for_url("**/own?game=fromthemoon")


def test_a_phone_tells_it_at_the_top(caller: Visitor) -> None:
    page = caller.open()
    page.wait_for_selector(START)
    line = page.get_by_text("Unofficial · rules as printed · cards reconstructed")
    assert line.bounding_box()["y"] < 100
    line.click()
    page.wait_for_url("**/own")


@pytest.mark.parametrize("name", ["moon", pytest.param("fromthemoon", marks=pytest.mark.long)])
def test_the_gallery_tells_it_for_each_game(visitor: Visitor, axe: str, name: str) -> None:
    titles = {"moon": "Moon", "fromthemoon": "From the Moon"}
    sources = Guest(visitor.server.host).get(f"/api/games/{name}/gallery")[1]["sources"]
    page = visitor.open(f"/cards?game={name}")
    page.get_by_text(told(sources, titles[name])).wait_for()
    assert visitor.violations(axe) == []
    page.click("main .card >> nth=0")
    page.get_by_text("Owner of the box? Correct this card").wait_for()


@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_the_way_to_correct_a_card(caller: Visitor, axe: str, name: str) -> None:
    page = caller.open(f"/own?game={name}")
    page.wait_for_selector("main li pre")
    assert f'game = "{name}"' in page.inner_text("main li pre")
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
        page.wait_for_selector(START)
        assert page.inner_text(CARDS) == "club box"
        page.click(CARDS)
        assert page.inner_text("dialog label >> nth=0").startswith("club box")
        assert page.is_checked("dialog label >> nth=0")
        page.keyboard.press("Escape")
        page.click("nav a:has-text('Cards')")
        page.fill("input[type=search]", "S1-17")
        page.click("main .card")
        page.get_by_text("Costs 3 Metal").wait_for()
        visitor.start()
        assert visitor.now["set"]["name"] == "club box"
        page = visitor.open()
        page.click(CARDS)
        page.click("dialog label >> nth=1")
        page.keyboard.press("Escape")
        page.click(START)
        page.wait_for_selector("[data-hand]")
        assert visitor.now["set"] is None

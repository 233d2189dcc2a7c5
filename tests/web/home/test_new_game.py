"""Home: a game in three clicks, who sits where, pace and rulings, my games, and every panel in both themes."""

from typing import Any

import pytest

from kit.player import Guest
from kit.serving import Serving
from web.visitor import Visitor

START = ".go:not([aria-disabled=true])"
PANELS = {
    "my name": "header .me",
    "taste": "header [aria-label=Menu]",
    "pace": "dl div:nth-child(2) button",
    "rulings": "dl div:nth-child(3) button",
}


def home(visitor: Visitor) -> Any:
    page = visitor.open()
    page.wait_for_selector(START)
    return page


def asked(visitor: Visitor) -> Any:
    """What the page asks the server for when a game is started."""
    with visitor.page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        visitor.page.click(START)
    return sent.value.post_data_json


def test_three_clicks_to_a_game(visitor: Visitor) -> None:
    page = home(visitor)
    page.click("[data-game=moon]")
    page.click("[aria-label='Remove seat 3']")
    made = asked(visitor)
    assert made["seats"] == [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    assert (made["clock"], made["options"]) == (None, {})
    page.wait_for_selector("[data-hand]")
    visitor.my_turn()


def test_alone_from_the_moon_asks_for_the_difficulty(visitor: Visitor) -> None:
    page = home(visitor)
    page.click("[data-game=fromthemoon]")
    assert page.query_selector("#difficulty") is None
    page.click("[data-alone]")
    assert page.locator("[data-alone]").count() == 0
    assert "first seat" not in page.inner_text("[aria-labelledby=new-game]")
    cards = page.evaluate("fetch('/api/games/fromthemoon/gallery?plain=1').then(r => r.json())")["cards"]
    hard = [card["facts"]["objectives"] for card in cards if card["deck"] == "difficulty"]
    for name, n in zip(("easy", "normal", "expert", "hard"), (*hard[:2], hard[3], hard[2]), strict=True):
        page.select_option("#difficulty", label=name)
        page.wait_for_function("n => document.querySelector('[data-difficulty]').innerText.startsWith(`Meet ${n} objectives`)", arg=n)
    made = asked(visitor)
    assert made["game"] == "fromthemoon"
    assert made["seats"] == [{"kind": "me"}]
    assert made["options"] == {"difficulty": 2}
    page.wait_for_url("**/table/*")
    visitor.moved(0)
    assert visitor.now["view"]["players"] == 1


def test_seats_are_kept_within_the_game(visitor: Visitor) -> None:
    page = home(visitor)
    for _ in range(2):
        page.click("text=Add a seat")
    assert page.query_selector("text=Add a seat") is None
    for _ in range(3):
        page.click("[aria-label^='Remove seat']")
    assert page.query_selector("[aria-label^='Remove seat']") is None


def test_a_clock_and_a_ruling_are_chosen_and_come_back_on_the_next_visit(visitor: Visitor) -> None:
    page = home(visitor)
    page.click(PANELS["pace"])
    page.click("dialog label:has-text('Quick')")
    page.fill("dialog .own > div:nth-child(1) input", "20")
    page.press("dialog .own > div:nth-child(1) input", "Tab")
    page.click("dialog .btn.pri")
    page.click(PANELS["rulings"])
    page.click("dialog label:has-text('takes no Flag')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert "20 min + 30 s" in page.inner_text("dl")
    assert "1 ruling changed" in page.inner_text("dl")
    made = asked(visitor)
    assert made["clock"] == {"bank": 1200, "increment": 30, "grace": 300}
    assert made["options"] == {"flag_minimum": 0}
    page.wait_for_selector("[data-hand]")
    home(visitor)
    assert "20 min + 30 s" in page.inner_text("dl")
    assert "1 ruling changed" in page.inner_text("dl")


def test_without_a_clock_people_choose_how_they_meet(visitor: Visitor) -> None:
    page = home(visitor)
    page.click(PANELS["pace"])
    page.wait_for_selector("dialog fieldset")
    assert page.query_selector("dialog .paces") is None
    page.keyboard.press("Escape")
    page.select_option("[aria-label='Who sits at seat 2']", "open")
    assert "In real time" in page.inner_text("dl")
    page.click(PANELS["pace"])
    page.click("dialog label:has-text('By turns')")
    page.click("dialog .btn.pri")
    assert "By turns, over days" in page.inner_text("dl")
    made = asked(visitor)
    assert (made["pace"], made["clock"]) == ("turns", None)
    page.wait_for_selector("dialog input")
    home(visitor)
    page.wait_for_function("document.querySelector('dl').innerText.includes('By turns, over days')")
    page.select_option("[aria-label='Who sits at seat 2']", "greedy")
    assert asked(visitor)["pace"] == "live"


def test_every_ruling_has_words_and_a_rule(visitor: Visitor, server: Serving) -> None:
    page = home(visitor)
    for game in Guest(server.host).get("/api/games")[1]:
        page.click(f"[data-game={game['name']}]")
        page.click(PANELS["rulings"])
        page.wait_for_selector("dialog fieldset")
        shown = [switch for switch in game["switches"] if switch["name"] != "difficulty"]
        assert [link.inner_text() for link in page.query_selector_all("dialog legend a")] == [f"rule {switch['rule']}" for switch in shown]
        labels = [label.inner_text().strip() for label in page.query_selector_all("dialog label")]
        assert len(labels) == sum(len(switch["values"]) for switch in shown)
        assert not [label for label in labels if label.removesuffix("default").strip().isdecimal()]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_my_games_say_whose_turn_it_is(visitor: Visitor, server: Serving) -> None:
    page = home(visitor)
    page.wait_for_selector("section:has(#my-games):has-text('Welcome')")
    visitor.start()
    home(visitor)
    row = page.wait_for_selector("a[href^='/table/']")
    assert "Your turn" in row.inner_text()
    assert "Greedy" in row.inner_text()
    row.click()
    page.wait_for_selector("[data-hand]")


def test_a_pasted_link_leads_to_the_table(visitor: Visitor, server: Serving) -> None:
    made = Guest(server.host, "Ada").table("me", "random")
    page = home(visitor)
    page.fill("[placeholder='Paste a table link']", "not a link")
    page.press("[placeholder='Paste a table link']", "Enter")
    page.wait_for_selector("[role=alert]")
    page.fill("[placeholder='Paste a table link']", f"http://{server.host}{made['watch']}")
    page.press("[placeholder='Paste a table link']", "Enter")
    page.wait_for_selector(".hand .back")


def test_a_link_makes_another_device_mine(browser: Any, server: Serving, visitor: Visitor) -> None:
    visitor.start()
    hand = visitor.hand
    page = visitor.page
    page.click("[aria-label=Menu]")
    page.click("text=At the table")
    page.click("text=Make a link")
    link = page.input_value("[aria-label='Link for another device']")
    phone = Visitor(browser, server, 393, 852)
    phone.page.goto(link)
    phone.page.click("dialog button:has-text('Continue as')")
    phone.page.wait_for_url(page.url)
    phone.page.wait_for_selector("[data-hand]")
    assert set(phone.now["view"]["seats"][0]["hand"]["known"]) == set(hand)
    other = Visitor(browser, server)
    other.page.goto(link)
    other.page.wait_for_selector(".bad[role=alert]")
    phone.close()
    other.close()


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((393, 852), marks=pytest.mark.long)])
def test_every_panel_in_both_themes(browser: Any, server: Serving, axe: str, size: tuple[int, int]) -> None:
    person = Visitor(browser, server, *size)
    page = home(person)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for name, button in PANELS.items():
        page.click(button)
        page.wait_for_selector("dialog")
        if name == "pace":
            page.click("dialog label:has-text('Calm')")
            page.wait_for_selector("dialog .own")
        assert person.violations(axe, "dialog") == [], name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.select_option("[aria-label='Who sits at seat 2']", "open")
    page.click(START)
    page.wait_for_selector("dialog input")
    assert person.violations(axe) == []
    person.close()

"""Home: a game in three clicks, who sits where, pace and rulings, my games, and every panel in both themes."""

from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import ANY, button, like, region, setting, sheet, words

QUICK = words("home.clock", bank=words("time.minutes", n=20), increment=words("time.seconds", n=30))


def home(visitor: Visitor) -> Any:
    page = visitor.open()
    wait_for_screen(page)
    return page


def closed(page: Any) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def choice(page: Any, key: str) -> Any:
    """Return the choice of the open sheet that begins with these words."""
    return page.get_by_role("dialog").get_by_role("radio", name=words(key))


def asked(visitor: Visitor) -> Any:
    """Start a game, and return the request of the page."""
    with visitor.page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        button(visitor.page, "home.start").click()
    return sent.value.post_data_json


def test_three_clicks_to_a_game(visitor: Visitor) -> None:
    page = home(visitor)
    page.click("[data-game=moon]")
    button(page, "home.drop", n=3).click()
    made = asked(visitor)
    assert made["seats"] == [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    assert (made["clock"], made["options"]) == (None, {})
    page.wait_for_selector("[data-hand]")
    visitor.my_turn()


def test_alone_from_the_moon_asks_for_the_difficulty(visitor: Visitor) -> None:
    page = home(visitor)
    page.click("[data-game=fromthemoon]")
    assert page.get_by_label(words("home.difficulty")).count() == 0
    page.click("[data-alone]")
    assert page.locator("[data-alone]").count() == 0
    assert words("home.firstSeat") not in region(page, "home.new").inner_text()
    cards = page.evaluate("fetch('/api/games/fromthemoon/gallery?plain=1').then(r => r.json())")["cards"]
    hard = [card["facts"]["objectives"] for card in cards if card["deck"] == "difficulty"]
    for difficulty in (0, 1, 3, 2):
        page.get_by_label(words("home.difficulty")).select_option(label=words(f"switch.difficulty.{difficulty}"))
        page.locator("[data-difficulty]").filter(has_text=words("home.objectives", n=hard[difficulty])).wait_for()
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
        button(page, "home.add").click()
    assert button(page, "home.add").count() == 0
    drops = page.get_by_role("button", name=like("home.drop", n=ANY))
    for _ in range(3):
        drops.first.click()
    assert drops.count() == 0


def test_a_clock_and_a_ruling_are_chosen_and_come_back_on_the_next_visit(visitor: Visitor) -> None:
    page = home(visitor)
    setting(page, "home.pace").click()
    choice(page, "clock.quick").click()
    bank = page.get_by_label(words("clock.bank"), exact=True)
    bank.fill("20")
    bank.press("Tab")
    button(page, "done").click()
    setting(page, "rules").click()
    choice(page, "switch.flag_minimum.0").click()
    closed(page)
    assert setting(page, "home.pace").inner_text() == QUICK
    assert setting(page, "rules").inner_text() == words("home.rulings", n=1)
    made = asked(visitor)
    assert made["clock"] == {"bank": 1200, "increment": 30, "grace": 300}
    assert made["options"] == {"flag_minimum": 0}
    page.wait_for_selector("[data-hand]")
    home(visitor)
    assert setting(page, "home.pace").inner_text() == QUICK
    assert setting(page, "rules").inner_text() == words("home.rulings", n=1)


def test_without_a_clock_people_choose_how_they_meet(visitor: Visitor) -> None:
    page = home(visitor)
    setting(page, "home.pace").click()
    page.get_by_role("group", name=words("home.pace"), exact=True).wait_for()
    assert page.get_by_role("group", name=words("pace.title")).count() == 0
    page.keyboard.press("Escape")
    page.get_by_label(words("home.change", n=2)).select_option("open")
    assert setting(page, "home.pace").inner_text() == words("pace.live")
    setting(page, "home.pace").click()
    choice(page, "pace.turns").click()
    button(page, "done").click()
    assert setting(page, "home.pace").inner_text() == words("pace.turns")
    made = asked(visitor)
    assert (made["pace"], made["clock"]) == ("turns", None)
    sheet(page, "invite.title").wait_for()
    home(visitor)
    setting(page, "home.pace").filter(has_text=words("pace.turns")).wait_for()
    page.get_by_label(words("home.change", n=2)).select_option("greedy")
    assert asked(visitor)["pace"] == "live"


def test_every_ruling_has_words_and_a_rule(visitor: Visitor, server: Serving) -> None:
    page = home(visitor)
    for game in Guest(server.host).get("/api/games")[1]:
        page.click(f"[data-game={game['name']}]")
        setting(page, "rules").click()
        rulings = sheet(page, "options.title")
        rulings.get_by_role("group").first.wait_for()
        shown = [switch for switch in game["switches"] if switch["name"] != "difficulty"]
        cited = [words("why.rule", id=switch["rule"]) for switch in shown]
        assert rulings.get_by_role("group").get_by_role("link").all_inner_texts() == cited
        labels = [choice.evaluate("each => each.labels[0].innerText.trim()") for choice in rulings.get_by_role("radio").all()]
        assert len(labels) == sum(len(switch["values"]) for switch in shown)
        assert not [label for label in labels if label.removesuffix(words("options.default")).strip().isdecimal()]
        closed(page)


def test_my_games_say_whose_turn_it_is(visitor: Visitor, server: Serving) -> None:
    page = home(visitor)
    region(page, "home.mine").get_by_text(words("welcome.title")).wait_for()
    visitor.start()
    home(visitor)
    row = page.wait_for_selector("a[href^='/table/']")
    assert words("turn.yoursNow") in row.inner_text()
    assert words("level.greedy") in row.inner_text()
    row.click()
    page.wait_for_selector("[data-hand]")


def test_a_pasted_link_leads_to_the_table(visitor: Visitor, server: Serving) -> None:
    made = Guest(server.host, "Ada").table("me", "random")
    page = home(visitor)
    pasted = page.get_by_label(words("home.paste"))
    pasted.fill("not a link")
    pasted.press("Enter")
    page.get_by_role("alert").wait_for()
    pasted.fill(f"http://{server.host}{made['watch']}")
    pasted.press("Enter")
    page.wait_for_selector("[data-face-down]")


def test_a_link_makes_another_device_mine(browser: Any, server: Serving, visitor: Visitor) -> None:
    visitor.start()
    hand = visitor.hand
    page = visitor.page
    button(page, "menu").click()
    button(page, "company.title").click()
    button(page, "device.make").click()
    link = page.get_by_label(words("device.link")).input_value()
    phone = Visitor(browser, server, 393, 852)
    phone.page.goto(link)
    phone.page.get_by_role("button", name=like("identity.continue", name=ANY)).click()
    phone.page.wait_for_url(page.url)
    phone.page.wait_for_selector("[data-hand]")
    assert set(phone.now["view"]["seats"][0]["hand"]["known"]) == set(hand)
    other = Visitor(browser, server)
    other.page.goto(link)
    other.page.get_by_role("alert").wait_for()
    phone.close()
    other.close()


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((393, 852), marks=pytest.mark.long)])
def test_every_panel_in_both_themes(browser: Any, server: Serving, axe: str, size: tuple[int, int]) -> None:
    person = Visitor(browser, server, *size)
    page = home(person)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    panels = {
        "name.title": page.get_by_title(words("name.title")),
        "menu": button(page, "menu"),
        "home.pace": setting(page, "home.pace"),
        "options.title": setting(page, "rules"),
    }
    for title, opener in panels.items():
        opener.click()
        panel = sheet(page, title)
        panel.wait_for()
        if title == "home.pace":
            choice(page, "clock.calm").click()
            page.get_by_label(words("clock.bank"), exact=True).wait_for()
        assert person.violations(axe, panel) == [], title
        closed(page)
    page.get_by_label(words("home.change", n=2)).select_option("open")
    button(page, "home.start").click()
    sheet(page, "invite.title").wait_for()
    assert person.violations(axe) == []
    person.close()

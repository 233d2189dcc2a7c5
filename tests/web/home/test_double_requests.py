"""Pressing twice, or asking for two things at once, makes one person, who owns both."""

from pathlib import Path

from kit.server.player import Guest
from kit.server.serving import Serving
from web.held import Held, at_cards
from web.visitor import Visitor
from web.words import button, words

BOX = 'name = "my box"\n[card."S1-01"]\nname = "Tin"\n'


def introduced(visitor: Visitor) -> list[str]:
    """Return a list that collects every request in which the page names a person, from now on."""
    found: list[str] = []
    visitor.page.on("request", lambda asked: found.append(asked.url) if asked.method == "POST" and asked.url.endswith("/api/me") else None)
    return found


def test_a_double_click_takes_the_seat_once(visitor: Visitor, server: Serving) -> None:
    made = Guest(server.host, "Ada").table("me", "open")
    page = visitor.open(made["invites"][0]["link"])
    page.get_by_label(words("name.label")).fill("Ben")
    named = introduced(visitor)
    button(page, "join.sit").dblclick()
    page.wait_for_selector("[data-hand]")
    assert visitor.now["you"] == 1
    assert len(named) == 1


def test_a_start_during_a_first_upload_makes_one_person(visitor: Visitor, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    page = at_cards(visitor)
    named = introduced(visitor)
    first = Held(visitor, "**/api/me", "POST", unasked=True)
    page.set_input_files("[data-card-file]", box)
    first.came()
    page.keyboard.press("Escape")
    button(page, "home.start").click()
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/sets?" in answer.url):
        first.let_go()
        page.wait_for_selector("[data-hand]")
    sets = page.evaluate("fetch('/api/games/moon/sets').then(answer => answer.json())")
    assert [each["name"] for each in sets] == ["my box"]
    assert len(named) == 1

"""Answers of the server that come late, or in another order than they were asked for: the page shows what was wanted last."""

import json
from pathlib import Path
from typing import Any

from kit.games import record_text
from kit.server.serving import Serving
from web.held import Held, at_cards, known
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, setting, words

BOX = 'name = "my box"\n' + "".join(f'[card."S1-{n:02}"]\nname = "Tin {n}"\n' for n in range(1, 28))
"""An owner's file that covers every card of the first era."""

LONG = 500
"""Milliseconds in which a page that does not wait would have gone on."""

CLOSED = """(words) => new Promise((said) => {
    const lost = () => [...document.querySelectorAll("[role=alert]")].find((alert) => alert.innerText.includes(words));
    const look = () => lost() && said(lost().innerText);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    line.close();
})"""
"""Closes the connection and returns the first notice about it, which is gone a second later."""


def replayed(person: Visitor, server: Serving) -> Any:
    """A record that is looked at again."""
    status, answer = known(person).request("POST", "/api/records", record_text(2, 1).encode(), {"Origin": f"http://{server.host}"})
    assert status == 200, answer
    page = person.open(f"/replay/{answer['table']}")
    page.get_by_role("slider").wait_for()
    return page


def test_a_start_before_the_name_is_known_keeps_the_name(visitor: Visitor) -> None:
    guest = known(visitor)
    me = Held(visitor, "**/api/me")
    page = visitor.open()
    wait_for_screen(page)
    button(page, "home.start").click()
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
    wait_for_screen(page)
    page.get_by_text("Ada").wait_for()
    setting(page, "sets.title").click()
    listed.came()
    page.set_input_files("[data-card-file]", box)
    page.wait_for_timeout(LONG)
    listed.let_go()
    page.get_by_role("radio", name="my box", checked=True).wait_for()


def test_the_cards_of_the_table_are_shown_though_others_come_late(visitor: Visitor, tmp_path: Path) -> None:
    known(visitor)
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    warmed = Held(visitor, lambda address: "/api/games/moon/gallery" in address)
    page = visitor.open()
    wait_for_screen(page)
    button(page, "home.start").hover()
    warmed.came()
    setting(page, "sets.title").click()
    page.set_input_files("[data-card-file]", box)
    page.get_by_role("radio", name="my box", checked=True).wait_for()
    page.keyboard.press("Escape")
    button(page, "home.start").click()
    page.wait_for_selector("[data-hand]")
    warmed.let_go()
    for card in page.locator("[data-hand^=S1]").all():
        assert "Tin" in card.inner_text()


def from_a_seat(visitor: Visitor, server: Serving) -> tuple[Any, Held]:
    """A replay that is wanted from the second seat, and the answer to that."""
    page = replayed(visitor, server)
    answer = Held(visitor, lambda address: "/steps?" in address)
    page.get_by_role("radio").nth(2).check(force=True)
    answer.came()
    return page, answer


def test_a_replay_is_seen_from_where_was_asked_last(visitor: Visitor, server: Serving) -> None:
    page, first = from_a_seat(visitor, server)
    page.get_by_role("radio").nth(0).check(force=True)
    page.wait_for_url("**seat=public")
    first.let_go()
    assert page.get_by_role("radio").nth(0).is_checked()
    assert page.url.endswith("seat=public"), page.url


def test_the_game_and_the_pace_that_were_chosen_stay_though_the_games_come_late(visitor: Visitor) -> None:
    last = {"game": "moon", "clock": {"bank": 900, "increment": 30, "grace": 300}}
    visitor.context.add_init_script(f"localStorage.setItem('moonbase.new', JSON.stringify({json.dumps(last)}))")
    games = Held(visitor, "**/api/games")
    page = visitor.open("/?game=moon")
    games.came()
    page.click("[data-game=fromthemoon]")
    setting(page, "home.pace").click()
    page.get_by_role("radio", name=words("clock.none")).check()
    page.keyboard.press("Escape")
    games.let_go()
    wait_for_screen(page)
    assert page.is_checked("[name=game][value=fromthemoon]")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        button(page, "home.start").click()
    assert sent.value.post_data_json["game"] == "fromthemoon"
    assert sent.value.post_data_json["clock"] is None


def test_a_card_file_belongs_to_the_game_it_was_brought_for(visitor: Visitor, tmp_path: Path) -> None:
    known(visitor)
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    page = at_cards(visitor)
    checked = Held(visitor, "**/api/games/moon/sets*", "POST")
    page.set_input_files("[data-card-file]", box)
    checked.came()
    page.keyboard.press("Escape")
    page.click("[data-game=fromthemoon]")
    checked.let_go()
    setting(page, "sets.title").filter(has_text=words("home.reconstructed")).wait_for()
    page.click("[data-game=moon]")
    setting(page, "sets.title").filter(has_text="my box").wait_for()


def test_a_failure_of_what_is_not_wanted_any_more_is_not_told(visitor: Visitor, server: Serving) -> None:
    page, first = from_a_seat(visitor, server)
    with page.expect_response(lambda answer: "/replay?" in answer.url and "seat=public" in answer.url):
        page.get_by_role("radio").nth(0).check(force=True)
    first.let_go(status=500, body="")
    assert page.get_by_role("alert").count() == 0
    step = Held(visitor, lambda address: "/replay?" in address)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    step.came()
    page.keyboard.press("Home")
    page.wait_for_url("**step=0*")
    step.let_go(status=500, body="")
    assert page.get_by_role("alert").count() == 0


def test_a_late_answer_does_not_return_to_the_end_of_a_running_game(visitor: Visitor) -> None:
    made = known(visitor).table("me", "greedy")
    page = visitor.open(f"/replay/{made['table']}")
    page.get_by_role("slider").focus()
    end = Held(visitor, lambda address: "/steps?" in address)
    page.keyboard.press("End")
    end.came()
    page.keyboard.press("Home")
    page.wait_for_url("**step=0*")
    end.let_go()
    assert "step=0" in page.url


def test_sitting_down_at_a_removed_table_says_so(visitor: Visitor) -> None:
    made = known(visitor).table("me", "greedy")
    cards = Held(visitor, lambda address: "/api/games/moon/gallery" in address)
    page = visitor.open(f"/table/{made['table']}")
    cards.came()
    page.evaluate("line.onclose(new CloseEvent('close', { code: 4404, reason: 'There is no such table.' }))")
    cards.let_go()
    page.wait_for_selector("[data-hand]")
    page.get_by_role("alert").filter(has_text=words("refused.unknown_table")).wait_for()


def test_a_line_that_is_lost_after_an_hour_is_tried_again_in_a_second(visitor: Visitor) -> None:
    made = known(visitor).table("me", "greedy")
    page = visitor.open(f"/table/{made['table']}")
    page.wait_for_selector("[data-hand]")
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 3_600_000 }")
    said = page.evaluate(CLOSED, words("lost.title"))
    assert any(words("lost.safe", n=n) in said for n in (0, 1)), said

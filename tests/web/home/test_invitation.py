"""The link of an open seat: who invites to what is said before one sits down, and a link that opens nothing says so at once."""

from typing import Any

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import button, link, words


@pytest.fixture
def made(server: Serving) -> Any:
    ada = Guest(server.host, "Ada")
    return ada.table("me", "open", "open", "greedy", options={"flag_minimum": 0}, clock={"bank": 900, "increment": 30})


def console(visitor: Visitor) -> list[str]:
    """Return a list that collects the browser's warnings and errors from now on."""
    found: list[str] = []
    visitor.page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    return found


def test_a_first_visit_is_no_error(visitor: Visitor) -> None:
    complaints = console(visitor)
    wait_for_screen(visitor.open())
    assert complaints == []


def test_an_invitation_says_who_invites_to_what(visitor: Visitor, made: Any, axe: str) -> None:
    complaints = console(visitor)
    page = visitor.open(made["invites"][0]["link"])
    page.get_by_role("heading", name=words("join.invites", name="Ada", game="Moon"), exact=True).wait_for()
    seats = [each.inner_text().split("\n")[0] for each in page.get_by_role("list", name=words("join.table")).get_by_role("listitem").all()]
    assert seats == ["Ada", words("join.yours"), words("seat.open"), words("level.greedy")]
    told = page.get_by_role("main").get_by_role("definition").all_inner_texts()
    assert words("home.clock", bank=words("time.minutes", n=15), increment=words("time.seconds", n=30)) in told
    assert f"{words('switch.flag_minimum')} {words('switch.flag_minimum.0')}" in told
    assert visitor.violations(axe) == []
    page.get_by_label(words("name.label")).fill("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hand]")
    assert complaints == []


def test_a_known_person_decides_to_sit_down_and_returns_to_the_seat(caller: Visitor, made: Any) -> None:
    wait_for_screen(caller.open())
    caller.page.evaluate("fetch('/api/me', { method: 'POST', body: JSON.stringify({ name: 'Cem' }) })")
    page = caller.open(made["invites"][1]["link"])
    page.get_by_text(words("join.as", name="Cem")).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button(page, "join.sit").click()
    page.wait_for_url(f"**/table/{made['table']}")
    caller.open(made["invites"][1]["link"])
    page.wait_for_url(f"**/table/{made['table']}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_link_that_opens_nothing_says_so_at_once(browser: Any, server: Serving, made: Any, theme: str) -> None:
    late, invitation = Visitor(browser, server, theme=theme), made["invites"][0]["link"]
    for used in (invitation[:-1], invitation):
        if used == invitation:
            Guest(server.host, "Ben").join(invitation)
        page = late.open(used)
        assert page.get_by_role("alert").inner_text() == words("refused.key_used.invitation")
        assert page.get_by_label(words("name.label")).count() == 0
    link(page, "join.watch").click()
    page.wait_for_url(f"**/table/{made['table']}")
    late.close()


def test_a_refusal_is_told_in_the_language_of_the_page(visitor: Visitor, made: Any) -> None:
    visitor.context.add_init_script("localStorage.setItem('moonbase.lang', 'de')")
    page = visitor.open(made["invites"][0]["link"][:-1])
    assert page.get_by_role("alert").inner_text() == words("refused.key_used.invitation", "de")
    page = visitor.open("/table/nowhere")
    page.get_by_text(words("refused.unknown_table", "de")).wait_for()

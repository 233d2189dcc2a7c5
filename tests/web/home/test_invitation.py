"""The link of an open seat: who invites to what is said before one sits down, and a link that opens nothing says so at once."""

from typing import Any

import pytest

from kit.player import Guest
from kit.serving import Serving
from web.visitor import Visitor

ALERT = "main [role=alert]"


@pytest.fixture
def made(server: Serving) -> Any:
    ada = Guest(server.host, "Ada")
    return ada.table("me", "open", "open", "greedy", options={"flag_minimum": 0}, clock={"bank": 900, "increment": 30})


def console(visitor: Visitor) -> list[str]:
    """What the browser complains about from now on."""
    found: list[str] = []
    visitor.page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    return found


def test_a_first_visit_is_no_error(visitor: Visitor) -> None:
    complaints = console(visitor)
    visitor.open().wait_for_selector(".go:not([aria-disabled=true])")
    assert complaints == []


def test_an_invitation_says_who_invites_to_what(visitor: Visitor, made: Any, axe: str) -> None:
    complaints = console(visitor)
    page = visitor.open(made["invites"][0]["link"])
    assert page.inner_text("main h1") == "Ada invites you to Moon"
    seats = [each.inner_text().split("\n")[0] for each in page.query_selector_all("main li")]
    assert seats == ["Ada", "Your seat", "open seat", "Greedy"]
    said = page.inner_text("main dl")
    assert "15 min + 30 s" in said
    assert "Winning a Flag type takes no Flag" in said
    assert visitor.violations(axe) == []
    page.fill("#join-name", "Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hand]")
    assert complaints == []


def test_who_is_known_decides_to_sit_down_and_returns_to_the_seat(caller: Visitor, made: Any) -> None:
    caller.open().wait_for_selector(".go:not([aria-disabled=true])")
    caller.page.evaluate("fetch('/api/me', { method: 'POST', body: JSON.stringify({ name: 'Cem' }) })")
    page = caller.open(made["invites"][1]["link"])
    page.wait_for_selector("text=You sit down as Cem.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("main form button")
    page.wait_for_url(f"**/table/{made['table']}")
    caller.open(made["invites"][1]["link"])
    page.wait_for_url(f"**/table/{made['table']}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_link_that_opens_nothing_says_so_at_once(browser: Any, server: Serving, made: Any, theme: str) -> None:
    late, link = Visitor(browser, server, theme=theme), made["invites"][0]["link"]
    for used in (link[:-1], link):
        if used == link:
            Guest(server.host, "Ben").join(link)
        page = late.open(used)
        page.wait_for_selector(ALERT)
        assert "was used already" in page.inner_text(ALERT)
        assert page.query_selector("#join-name") is None
    page.click("text=Look at the table")
    page.wait_for_url(f"**/table/{made['table']}")
    late.close()


def test_a_refusal_is_told_in_the_language_of_the_page(visitor: Visitor, made: Any) -> None:
    visitor.context.add_init_script("localStorage.setItem('moonbase.lang', 'de')")
    page = visitor.open(made["invites"][0]["link"][:-1])
    page.wait_for_selector(ALERT)
    assert page.inner_text(ALERT) == "Diese Einladung wurde schon benutzt oder gilt nicht für diesen Tisch."
    page = visitor.open("/table/nowhere")
    page.wait_for_selector("text=Diesen Tisch gibt es nicht.")

"""The page says who is away, for how long, and when something can be done; a person who returns is told what happened."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.server.serving import Serving
from web.held import known
from web.hosted import OPTIONS, hosted
from web.table.changed_messages import away, change_messages
from web.visitor import Visitor
from web.words import ANY, button, like, link, region, sheet, words

TIMER = "[data-notice] [role=timer]"
LATER = "hours => { const now = performance.now.bind(performance); performance.now = () => now() + hours * 3_600_000; }"
"""Advances the clock of the page by so many hours."""


@pytest.fixture(scope="module")
def impatient(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve tables that offer a stand-in for anyone who is away for two seconds."""
    with hosted(tmp_path_factory.mktemp("impatient"), *OPTIONS, "--away-live", "2") as serving:
        yield serving


@pytest.fixture
def pair(browser: Any, impatient: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada and Ben at a table of two."""
    ada, ben = Visitor(browser, impatient), Visitor(browser, impatient)
    made = known(ada).table("me", "open")
    ada.open(f"/table/{made['table']}").wait_for_selector("[data-hand]")
    page = ben.open(made["invites"][0]["link"])
    page.get_by_label(words("name.label")).fill("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hand]")
    region(ada.page, "rival.region", name="Ben").wait_for()
    yield ada, ben
    ada.close()
    ben.close()


def waits_and_goes(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor, str]:
    """Let the asked person leave; return the one who stays, the one who left, and the name of the latter."""
    ada, ben = pair
    for person in pair:
        person.page.wait_for_function("window.heard?.waiting !== null")
    name, gone, stays = ("Ada", ada, ben) if ada.asked else ("Ben", ben, ada)
    gone.page.goto("about:blank")
    return stays, gone, name


def menu(person: Visitor, entry: str) -> None:
    button(person.page, "menu").click()
    button(sheet(person.page, "menu"), entry).click()


def notice(page: Any) -> Any:
    return page.locator("[data-notice]")


def can_only_close(page: Any) -> bool:
    """Tell whether the notice offers no action but to close it."""
    return set(notice(page).get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel)")) <= {words("close")}


def timed(page: Any, *said: str | re.Pattern[str]) -> None:
    """The notice tells how long it has been, and what can be done when."""
    timer = page.locator(TIMER)
    for text in said:
        timer = timer.filter(has_text=text)
    timer.wait_for()


def stands_in(page: Any, name: str) -> Any:
    """Return the rival for whom a stand-in plays."""
    return region(page, "rival.region", name=name).filter(has_text=like("seat.standIn", level=ANY))


def welcomed(page: Any) -> Any:
    """The sheet that greets somebody who comes back."""
    welcome = page.get_by_role("dialog", name=like("returned.title", name=ANY))
    welcome.wait_for()
    return welcome


def test_the_time_away_runs_on_until_something_can_be_done(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    scene = scenes["watched"]
    change_messages(visitor, away(118, 7200, leave=7200))
    page = visitor.sit(scene)
    timed(page, like("away.inYou", time=ANY))
    assert can_only_close(page)
    page.evaluate(LATER, 2)
    timed(page, words("away.now", time=words("time.hours", n=2)))
    notice(page).get_by_role("button", name=like("away.standIn", name=ANY)).wait_for()
    button(notice(page), "leaving.short").wait_for()
    assert visitor.violations(axe, notice(page)) == []


def test_everybody_at_the_table_is_listed_with_the_time_away(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    change_messages(caller, away(7300, 200_000))
    page = caller.sit(scenes["since"])
    later = words("away.in", time=words("away.days", n=3))
    timed(page, later)
    menu(caller, "company.title")
    company = sheet(page, "company.title")
    gone = words("away.for", time=words("time.hours", n=2))
    company.get_by_role("listitem").filter(has_text=gone).filter(has_text=later).wait_for()
    assert [name for name in caller.now["names"] if button(company, "away.standIn", name=name).count()] == []
    assert button(company, "leaving.short").count() == 0
    assert caller.violations(axe, company) == []


def test_a_spectator_sees_an_absence_and_can_do_nothing(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["watched"]

    def change(message: Any) -> None:
        message["seats"][scene.seat] |= {"here": False, "away": {"seconds": 500, "replace_in": 0}}

    change_messages(visitor, change)
    page = visitor.open(f"/table/{scene.table}")
    timed(page, words("away.now", time=words("time.minutes", n=8)), words("away.due"))
    assert can_only_close(page)


def test_a_returning_player_reads_the_missed_events(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    change_messages(visitor, lambda message: None, {"type": "returned", "seconds": 700, "since": 0, "turns": 0, "level": None})
    page = visitor.sit(scenes["since"], welcome=True)
    welcome = welcomed(page)
    said = welcome.inner_text()
    assert words("returned.away", time=words("time.minutes", n=11)) in said
    assert words("returned.nobody") in said
    assert welcome.get_by_role("list", name=words("since.meanwhile")).get_by_role("listitem").count() > 3
    assert visitor.violations(axe, welcome) == []
    page.keyboard.press("Escape")
    welcome.wait_for(state="detached")


def test_a_stand_in_plays_and_gives_the_seat_back(pair: tuple[Visitor, Visitor], axe: str) -> None:
    path = pair[0].page.url
    stays, gone, name = waits_and_goes(pair)
    page, sequence = stays.page, stays.sequence
    notice(page).filter(has_text=words("matter.away", name=name)).wait_for()
    button(notice(page), "away.standIn", name=name).focus()
    page.keyboard.press("Enter")
    stands_in(page, name).wait_for()
    stays.my_turn()
    stays.moved(sequence + 1)
    gone.page.goto(path)
    welcome = welcomed(gone.page)
    said = welcome.inner_text()
    assert any(like("returned.played", level=ANY, n=n).search(said) for n in range(1, 99))
    assert words("returned.still") in said
    assert gone.violations(axe, welcome) == []
    button(welcome, "matter.return").click()
    welcome.wait_for(state="detached")
    stands_in(page, name).wait_for(state="detached")


def unfinished(page: Any) -> Any:
    """A game in my list that was left unfinished."""
    return page.get_by_role("link").filter(has_text=words("home.unfinished"))


def test_a_game_of_two_is_left_unfinished_by_the_one_who_stays(pair: tuple[Visitor, Visitor], axe: str) -> None:
    path = pair[0].page.url
    stays, gone, name = waits_and_goes(pair)
    page = stays.page
    notice(page).filter(has_text=words("matter.away", name=name)).wait_for()
    button(notice(page), "leaving.short").click()
    button(page, "leaving.stay").click()
    leaving = sheet(page, "leaving.title")
    leaving.wait_for(state="detached")
    menu(stays, "leaving.short")
    leaving.wait_for()
    assert stays.violations(axe, leaving) == []
    page.click("[data-leave-game]")
    region(page, "unfinished.title").wait_for()
    assert stays.fits()
    assert stays.violations(axe) == []
    gone.page.goto(path)
    gone.page.wait_for_selector("[data-unfinished]")
    link(gone.page.locator("[data-unfinished]"), "menu.home").click()
    unfinished(gone.page).wait_for()


def test_a_game_against_opponents_is_put_away_from_the_list(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.open()
    put_away = button(page, "away.putOf", game="Moon")
    put_away.click()
    page.get_by_role("group", name=words("away.putOf", game="Moon")).get_by_text(words("away.putSure")).wait_for()
    assert page.evaluate("document.activeElement.innerText") == words("brought.keep")
    page.keyboard.press("Escape")
    put_away.click()
    button(page, "away.put").click()
    unfinished(page).wait_for()
    assert put_away.count() == 0
    unfinished(page).click()
    link(page.locator("[data-unfinished]"), "end.replay").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("main section:not([aria-busy])")


def test_a_win_against_a_stand_in_is_marked(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    def change(message: Any) -> None:
        loser = next(each["seat"] for each in message["scores"] if each["place"] > 1)
        message["seats"][loser] |= {"kind": "person", "stood_in": 14}

    for name in ("over", "surface-over"):
        change_messages(visitor, change)
        page = visitor.sit(scenes[name])
        page.locator("[data-marked]").filter(has_text=words("end.against")).wait_for()
        page.locator("[data-stood-in]").filter(has_text=like("end.stoodIn", name=ANY, n=14)).wait_for()

"""Who is away is told, for how long, and what can be done about it when; who comes back is told what happened."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.prepared import Scene
from kit.serving import Serving
from web.held import known
from web.hosted import OPTIONS, hosted
from web.table.retold import away, retold
from web.visitor import Visitor

BAR = "[role=status] .bar"
TIMER = f"{BAR} [role=timer]"
LATER = "hours => { const now = performance.now.bind(performance); performance.now = () => now() + hours * 3_600_000; }"
"""So many hours pass on the page at once."""


@pytest.fixture(scope="module")
def impatient(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Whoever is away for two seconds may be stood in for."""
    with hosted(tmp_path_factory.mktemp("impatient"), *OPTIONS, "--away-live", "2") as serving:
        yield serving


@pytest.fixture
def pair(browser: Any, impatient: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada and Ben at a table of two."""
    ada, ben = Visitor(browser, impatient), Visitor(browser, impatient)
    made = known(ada).table("me", "open")
    ada.open(f"/table/{made['table']}").wait_for_selector("[data-hand]")
    page = ben.open(made["invites"][0]["link"])
    page.fill("#join-name", "Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hand]")
    ada.page.wait_for_selector(".opp h3:has-text('Ben')")
    yield ada, ben
    ada.close()
    ben.close()


def waits_and_goes(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor, str]:
    """Who stays, who was asked and is gone, and the name of that one."""
    ada, ben = pair
    for person in pair:
        person.page.wait_for_function("window.heard?.waiting !== null")
    name, gone, stays = ("Ada", ada, ben) if ada.asked else ("Ben", ben, ada)
    gone.page.goto("about:blank")
    return stays, gone, name


def menu(person: Visitor, entry: str) -> None:
    person.page.click("[aria-label=Menu]")
    person.page.click(f"dialog .btn:has-text('{entry}')")


def test_the_time_away_runs_on_until_something_can_be_done(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    scene = scenes["watched"]
    retold(visitor, away(118, 7200, leave=7200))
    page = visitor.sit(scene)
    page.wait_for_selector(f"{TIMER}:has-text('you can let a stand-in play, or leave the game unfinished')")
    assert page.query_selector(f"{BAR} .btn") is None
    page.evaluate(LATER, 2)
    page.wait_for_selector(f"{TIMER}:has-text('For 2 h now.')")
    page.wait_for_selector(f"{BAR} button:has-text('Let a stand-in play for')")
    page.wait_for_selector(f"{BAR} button:has-text('Leave unfinished')")
    assert visitor.violations(axe, "[role=status]") == []


def test_everybody_at_the_table_is_listed_with_the_time_away(caller: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    retold(caller, away(7300, 200_000))
    page = caller.sit(scenes["since"])
    page.wait_for_selector(f"{TIMER}:has-text('In 3 days the others can let a stand-in play.')")
    menu(caller, "At the table")
    page.wait_for_selector("dialog li:has-text('away for 2 h'):has-text('In 3 days the others can let a stand-in play.')")
    assert page.query_selector("dialog .btn:has-text('Let a stand-in play for Ben')") is None
    assert page.query_selector("dialog .btn:has-text('Leave unfinished')") is None
    assert caller.violations(axe, "dialog") == []


def test_who_watches_is_told_and_can_do_nothing(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["watched"]

    def change(message: Any) -> None:
        message["seats"][scene.seat] |= {"here": False, "away": {"seconds": 500, "replace_in": 0}}

    retold(visitor, change)
    page = visitor.open(f"/table/{scene.table}")
    page.wait_for_selector(f"{TIMER}:has-text('For 8 min now. The others can let a stand-in play.')")
    assert page.query_selector(f"{BAR} .btn") is None


def test_who_was_away_for_a_while_reads_what_happened(visitor: Visitor, scenes: dict[str, Scene], axe: str) -> None:
    retold(visitor, lambda message: None, {"type": "returned", "seconds": 700, "since": 0, "turns": 0, "level": None})
    page = visitor.sit(scenes["since"], welcome=True)
    page.wait_for_selector("dialog:has-text('Welcome back')")
    said = page.inner_text("dialog")
    assert "You were away for 11 min." in said
    assert "Nobody played for you." in said
    assert page.locator("dialog ol li").count() > 3
    assert visitor.violations(axe, "dialog") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_a_stand_in_plays_and_gives_the_seat_back(pair: tuple[Visitor, Visitor], axe: str) -> None:
    path = pair[0].page.url
    stays, gone, name = waits_and_goes(pair)
    page, sequence = stays.page, stays.sequence
    page.wait_for_selector(f"{BAR}:has-text('{name} is away')")
    page.focus(f"{BAR} button:has-text('Let a stand-in play for {name}')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".opp:has-text('plays for now')")
    stays.my_turn()
    stays.moved(sequence + 1)
    gone.page.goto(path)
    gone.page.wait_for_selector("dialog:has-text('Welcome back')")
    said = gone.page.inner_text("dialog")
    assert "A stand-in" in said
    assert "for you. It still plays." in said
    assert gone.violations(axe, "dialog") == []
    gone.page.click("dialog button:has-text('Take my seat back')")
    gone.page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".opp:has-text('plays for now')", state="detached")


def test_a_game_of_two_is_left_unfinished_by_the_one_who_stays(pair: tuple[Visitor, Visitor], axe: str) -> None:
    path = pair[0].page.url
    stays, gone, name = waits_and_goes(pair)
    page = stays.page
    page.wait_for_selector(f"{BAR}:has-text('{name} is away')")
    page.click(f"{BAR} button:has-text('Leave unfinished')")
    page.click("dialog button:has-text('Keep playing')")
    page.wait_for_selector("dialog", state="detached")
    menu(stays, "Leave unfinished")
    assert stays.violations(axe, "dialog") == []
    page.click("[data-leave-game]")
    page.wait_for_selector("[data-unfinished]:has-text('Left unfinished')")
    assert stays.fits()
    assert stays.violations(axe) == []
    gone.page.goto(path)
    gone.page.wait_for_selector("[data-unfinished]")
    gone.page.click("[data-unfinished] a:has-text('Back to home')")
    gone.page.wait_for_selector("a[href^='/table/']:has-text('left unfinished')")


def test_a_game_against_opponents_is_put_away_from_the_list(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.open()
    page.click("[aria-label='Put away: Moon']")
    page.wait_for_selector("[role=group]:has-text('Nobody can play on')")
    assert page.evaluate("document.activeElement.innerText") == "Keep"
    page.keyboard.press("Escape")
    page.click("[aria-label='Put away: Moon']")
    page.click("[role=group] button:has-text('Put away')")
    page.wait_for_selector("a[href^='/table/']:has-text('left unfinished')")
    assert page.query_selector("[aria-label='Put away: Moon']") is None
    page.click("a[href^='/table/']:has-text('left unfinished')")
    page.wait_for_selector("[data-unfinished]")
    page.click("[data-unfinished] a:has-text('Replay')")
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("main section:not([aria-busy])")


def test_a_win_against_a_stand_in_is_marked(visitor: Visitor, scenes: dict[str, Scene]) -> None:
    def change(message: Any) -> None:
        loser = next(each["seat"] for each in message["scores"] if each["place"] > 1)
        message["seats"][loser] |= {"kind": "person", "stood_in": 14}

    for name in ("over", "surface-over"):
        retold(visitor, change)
        page = visitor.sit(scenes[name])
        page.wait_for_selector("[data-marked]:has-text('Won against a stand-in')")
        page.wait_for_selector("[data-stood-in]:has-text('A stand-in played 14 actions for')")

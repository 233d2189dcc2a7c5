"""A game again in the browser: the line of its course, any seat's view, links to positions, records and card files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.games import record_text
from kit.server.player import Guest
from kit.server.serving import Serving
from kit.sweeps import sweep
from web.screens import wait_for_screen
from web.visitor import Visitor
from web.words import ANY, button, like, link, region, setting, sheet, words

pytestmark = pytest.mark.xdist_group("page")

BOX = 'name = "my box"\n[card."S1-17"]\ncost = {}\nneed = {}\n'


@pytest.fixture
def visitor(browser: Any, server: Serving) -> Iterator[Visitor]:
    person = Visitor(browser, server)
    yield person
    person.close()


def brought(server: Serving, text: str) -> str:
    """The name of the table of a record."""
    guest = Guest(server.host, "Ada")
    status, answer = guest.request("POST", "/api/records", text.encode(), {"Origin": f"http://{server.host}"})
    assert status == 200, answer
    return str(answer["table"])


@pytest.fixture(scope="module")
def finished(server: Serving) -> str:
    return brought(server, record_text(2, 1))


def open_replay(person: Visitor, path: str) -> Any:
    page = person.open(path)
    page.get_by_role("slider").wait_for()
    return page


LINE = "[type=range]"
STEP = "Number(document.querySelector('[type=range]').getAttribute('aria-valuetext').split(' ')[1])"


def step_of(page: Any) -> int:
    return int(page.evaluate(STEP))


def last_of(page: Any) -> int:
    return int(page.get_attribute(LINE, "aria-valuetext").split()[3].rstrip(","))


def hand_of(page: Any) -> list[str]:
    return [card.get_attribute("data-hand") for card in page.query_selector_all("[data-hand]")]


def end(page: Any) -> Any:
    return region(page, "end.region")


def tale(page: Any) -> Any:
    """Return the panel beside the table that describes the step."""
    return region(page, "replay.region")


def at_step(page: Any, step: int) -> None:
    """The table has followed: the panel beside it tells this step, and so does the address."""
    page.wait_for_function("step => location.search.includes(`step=${step}&`)", arg=step)


def test_keys_move_through_the_game(visitor: Visitor, finished: str) -> None:
    page = open_replay(visitor, f"/replay/{finished}")
    begun, last = step_of(page), last_of(page)
    assert begun > 0
    assert "Era I, round 1" in page.get_attribute(LINE, "aria-valuetext")
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("PageDown")
    assert step_of(page) == begun
    turn = step_of(page)
    page.keyboard.press("ArrowRight")
    first = step_of(page)
    page.keyboard.press("ArrowRight")
    assert 0 < turn < first < step_of(page)
    page.keyboard.press("ArrowLeft")
    assert step_of(page) == first
    page.keyboard.press("End")
    at_step(page, last)
    end(page).wait_for()
    page.keyboard.press("Home")
    at_step(page, 0)
    end(page).wait_for(state="detached")


def test_from_the_moon_is_seen_again_too(server: Serving, visitor: Visitor, axe: str) -> None:
    page = open_replay(visitor, f"/replay/{brought(server, record_text(2, 1, 'fromthemoon'))}?step=120&seat=1")
    tale(page).get_by_role("heading", name=words("replay.step", n=120, all=last_of(page))).wait_for()
    assert visitor.fits()
    assert visitor.violations(axe) == []
    lines = tale(page).get_by_role("group", name=words("replay.lines"))
    told = lines.inner_text()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("([lines, told]) => lines.innerText !== told", arg=[lines.element_handle(), told])
    page.keyboard.press("End")
    tale(page).get_by_text(words("replay.end")).wait_for()
    assert visitor.violations(axe) == []


def test_from_the_moon_is_seen_again_on_a_phone(browser: Any, server: Serving, axe: str) -> None:
    person = Visitor(browser, server, 393, 852)
    page = open_replay(person, f"/replay/{brought(server, record_text(2, 1, 'fromthemoon'))}?step=120&seat=0")
    assert person.fits()
    assert person.violations(axe) == []
    button(page, "replay.turnNext").tap()
    page.wait_for_function(f"{STEP} > 120")
    page.keyboard.press("End")
    end(page).wait_for()
    assert person.fits()
    assert person.violations(axe) == []
    person.close()


def test_the_line_can_be_pulled(visitor: Visitor, finished: str) -> None:
    page = open_replay(visitor, f"/replay/{finished}")
    box = page.locator(LINE).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 22)
    places = int(page.get_attribute(LINE, "max"))
    assert abs(int(page.input_value(LINE)) - places / 2) < places / 20
    at_step(page, step_of(page))
    assert page.get_attribute(LINE, "aria-valuetext").startswith(f"Step {step_of(page)} of {last_of(page)}, Era ")


def test_it_plays_by_itself_and_stops(visitor: Visitor, finished: str) -> None:
    page = open_replay(visitor, f"/replay/{finished}?step=60&seat=0")
    speed = page.get_by_role("button", name=like("replay.speed", n=ANY))
    for _ in range(3):
        speed.click()
    assert speed.inner_text() == "0.5×"
    for _ in range(3):
        speed.click()
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("Space")
    page.wait_for_function(f"{STEP} > 63")
    page.keyboard.press("Space")
    stood = step_of(page)
    button(page, "replay.play").wait_for()
    page.wait_for_timeout(800)  # longer than a step at this speed
    assert step_of(page) == stood


def test_every_seat_after_the_end_and_a_link_to_the_position(browser: Any, server: Serving, visitor: Visitor, finished: str) -> None:
    page = open_replay(visitor, f"/replay/{finished}?step=45&seat=public")
    page.wait_for_selector("[data-face-down]")
    assert hand_of(page) == []
    hands: list[str] = []
    for seat in (0, 1):
        page.get_by_role("radio").nth(seat + 1).check(force=True)
        page.wait_for_function(f"location.search === '?step=45&seat={seat}'")
        page.wait_for_selector("[data-hand]")
        page.wait_for_function(
            "known => [...document.querySelectorAll('[data-hand]')].map(c => c.dataset.hand).join() !== known", arg=",".join(hands)
        )
        hands = hand_of(page)
    told = tale(page).inner_text()
    other = Visitor(browser, server)
    again = open_replay(other, page.url.split(server.host)[1])
    again.wait_for_selector("[data-hand]")
    assert hand_of(again) == hands
    assert tale(again).inner_text() == told
    assert words("replay.step", n=45, all=last_of(page)) in told
    other.close()


def test_the_way_back_leads_through_positions(visitor: Visitor, finished: str) -> None:
    page = open_replay(visitor, f"/replay/{finished}?step=40&seat=0")
    page.evaluate("history.pushState(null, '', location.pathname + '?step=70&seat=1'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_function(f"{STEP} === 70")
    assert page.get_by_role("radio").nth(2).is_checked()


def test_a_record_goes_and_comes(visitor: Visitor, tmp_path: Path) -> None:
    text = record_text(2, 3)
    file = tmp_path / "game.txt"
    file.write_text(text)
    page = visitor.open()
    page.set_input_files("[data-record-file]", file)
    page.wait_for_url("**/replay/**")
    with page.expect_download() as download:
        link(tale(page), "replay.record").click()
    assert Path(download.value.path()).read_text() == text


def test_a_record_that_was_not_played_is_told_so(visitor: Visitor, tmp_path: Path) -> None:
    lines = record_text(2, 3).splitlines()
    lines[30] = lines[30][:-4] + "0000"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines))
    page = visitor.open()
    page.set_input_files("[data-record-file]", file)
    assert page.get_by_role("alert").inner_text().startswith("Line 31: ")


def test_a_running_game_is_seen_from_the_own_seat_only(visitor: Visitor) -> None:
    visitor.start()
    page = visitor.page
    hand, table = hand_of(page), page.url.rsplit("/", 1)[1]
    open_replay(visitor, f"/replay/{table}")
    page.wait_for_selector("[data-hand]")
    assert hand_of(page) == hand
    assert page.get_by_role("radio").count() == 2
    assert link(page, "replay.record").count() == 0
    open_replay(visitor, f"/replay/{table}?seat=public")
    page.wait_for_selector("[data-face-down]")
    assert hand_of(page) == []
    visitor.open(f"/replay/{table}?seat=1")
    page.get_by_role("main").get_by_text(words("refused.not_over.view")).wait_for()


def test_a_game_with_the_cards_of_an_owner(visitor: Visitor, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text('[card."S1-17"]\ncost = { energy = 12 }\nneeds = {}\n')
    right.write_text(BOX)
    page = visitor.open()
    wait_for_screen(page)
    setting(page, "sets.title").click()
    page.set_input_files("[data-card-file]", wrong)
    faults = page.get_by_role("alert")
    faults.get_by_role("listitem").first.wait_for()
    assert "S1-17 > cost > energy" in faults.inner_text()
    page.set_input_files("[data-card-file]", right)
    page.get_by_role("radio", name="my box", checked=True).wait_for()
    page.keyboard.press("Escape")
    button(page, "home.start").click()
    page.wait_for_selector("[data-hand]")
    assert page.get_by_title(f"{words('set.title')}: my box").inner_text() == "my box"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("size", sweep([(1280, 800), (393, 852)], (393, 852)))
def test_no_serious_violation_and_nothing_scrolls(
    browser: Any, server: Serving, axe: str, finished: str, theme: str, size: tuple[int, int]
) -> None:
    person = Visitor(browser, server, *size, theme)
    page = open_replay(person, f"/replay/{finished}?step=100&seat=0")
    page.wait_for_selector("[data-hand]")
    assert person.fits()
    assert person.violations(axe) == []
    if size[0] < 600:
        button(page, "replay.more").tap()
        sheet(page, "replay.more").get_by_role("radio").first.wait_for()
        assert person.violations(axe) == []
        page.keyboard.press("Escape")
        sheet(page, "replay.more").wait_for(state="detached")
    page.keyboard.press("End")
    end(page).wait_for()
    assert person.violations(axe) == []
    person.close()

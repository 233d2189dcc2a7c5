"""Two people on two browsers play Moon to the scores, through a server that is killed twice on the way."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.player import OPEN, Guest
from kit.serving import Serving
from moonbase.engine.record import parse
from moonbase.server.table.chairs import open_name
from web.clicker import Clicker
from web.conftest import OPTIONS

pytestmark = pytest.mark.slow

KILLED_BEFORE, KILLED_AFTER = 40, 90
"""Before the fortieth deed is confirmed, right after the ninetieth."""
MOST_DEEDS = 600


@pytest.fixture
def frail(browser: Any, tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path, *OPTIONS)
    yield serving
    serving.stop()
    assert "Traceback" not in serving.log()


@pytest.fixture
def couple(browser: Any, frail: Serving) -> Iterator[tuple[Clicker, Clicker]]:
    """Ada makes a table with an open seat, and sends Ben the link."""
    ada, ben = Clicker(browser, frail), Clicker(browser, frail)
    ada.chance, ben.chance = random.Random(1), random.Random(2)
    ada.open()
    ada.page.get_by_role("button", name="Remove seat 3").click()
    ada.page.get_by_label("Who sits at seat 2").select_option("open")
    ada.page.click(".go:not([aria-disabled=true])")
    link = ada.page.get_by_label("Link for seat 2").input_value()
    ada.page.get_by_role("link", name="To the table").click()
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.click("form .btn.pri")
    for person in (ada, ben):
        person.page.wait_for_selector("[data-hand]")
    yield ada, ben
    ada.close()
    ben.close()
    OPEN.close()


def play(couple: tuple[Clicker, Clicker], frail: Serving) -> None:
    for deed in range(MOST_DEEDS):
        sequence, asked = whose_turn(couple)
        if asked is None:
            return
        if deed == KILLED_BEFORE:
            frail.kill()
            asked.page.wait_for_selector(".lost")
        asked.deed()
        if deed == KILLED_AFTER:
            frail.kill()
        if deed in (KILLED_BEFORE, KILLED_AFTER):
            come_back(couple, frail)
        asked.moved(sequence)
    raise AssertionError("the game does not end")


def whose_turn(couple: tuple[Clicker, Clicker]) -> tuple[int, Clicker | None]:
    """Once both pages have heard the same."""
    newest = max(person.sequence for person in couple)
    for person in couple:
        person.moved(newest - 1)
    return newest, next((person for person in couple if person.asked), None)


def come_back(couple: tuple[Clicker, Clicker], frail: Serving) -> None:
    for person in couple:
        person.page.wait_for_selector(".lost")
    frail.start()
    for person in couple:
        person.page.evaluate("document.querySelector('.lost .btn')?.click()")  # unless it has tried again by itself
        person.page.wait_for_selector(".lost", state="detached")


def written(person: Clicker) -> list[tuple[int, str]]:
    """The log as it stands on the page, the oldest line first."""
    person.page.keyboard.press("l")
    person.page.wait_for_selector("dialog ol li")
    lines = person.page.evaluate(
        "[...document.querySelectorAll('dialog .body > ol > li')].reverse().flatMap(li => "
        "[...li.querySelectorAll('p')].map(p => [Number(li.querySelector('small').innerText), p.innerText]))"
    )
    person.page.keyboard.press("Escape")
    return [(number, text.replace(open_name(1), "Ben")) for number, text in lines]


def itself(person: Clicker) -> Guest:
    """The same person at another device."""
    guest = Guest(person.server.host)
    guest.cookie = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
    return guest


def told(guest: Guest, table: str) -> list[tuple[int, str]]:
    """All lines that the server has for somebody who comes in now, in their order."""
    events = guest.sit(table).told
    return [(number, re.sub(r"\[\w+:[^|\]]*\|([^\]]*)\]", r"\1", line)) for number in sorted(events) for line in events[number]["lines"]]


def acts(person: Clicker) -> list[str]:
    """What the page asked for, each request once: those that were sent again have the same id."""
    asked = {message["request"]: message["action"] for message in person.sent if message["type"] == "act"}
    return list(asked.values())


def scores(person: Clicker) -> list[str]:
    rows = person.page.query_selector_all(".end .bars li")
    return [re.sub(r"\s+", " ", row.inner_text()) for row in rows]


def test_two_browsers_play_to_the_scores_though_the_server_is_killed_twice(couple: tuple[Clicker, Clicker], frail: Serving) -> None:
    ada, ben = couple
    table = ada.now["table"]
    play(couple, frail)
    for person in couple:
        person.page.wait_for_selector(".end .bars")
    assert scores(ada) == scores(ben) != []

    public = told(Guest(frail.host), table)
    for person in couple:
        log, truth = written(person), told(itself(person), table)
        assert log == truth
        assert [line for line in log if line in public] == [line for line in public if line in truth]
    record = parse(Guest(frail.host).get(f"/api/tables/{table}/record")[1])
    for seat, person in enumerate(couple):
        assert acts(person) == [step.text for step in record.steps if step.seat == seat]

"""Two people on two browsers play Moon to the scores, through a server that is killed twice on the way."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.server.player import OPEN, Guest
from kit.server.serving import Serving
from moonbase.records.record import parse
from web.couple import acts, itself, meet, scores, told, whose_turn, written
from web.hosted import OPTIONS, hosted
from web.moon.clicker import Clicker
from web.words import button, words

KILLED_BEFORE, KILLED_AFTER = 40, 90
"""The server is killed before the fortieth action is confirmed, and right after the ninetieth."""
MOST_DEEDS = 600


@pytest.fixture
def frail(browser: Any, tmp_path: Path) -> Iterator[Serving]:
    with hosted(tmp_path, *OPTIONS) as serving:
        yield serving


@pytest.fixture
def couple(browser: Any, frail: Serving) -> Iterator[tuple[Clicker, Clicker]]:
    """Ada makes a table with an open seat, and sends Ben the link."""
    ada, ben = Clicker(browser, frail), Clicker(browser, frail)
    ada.chance, ben.chance = random.Random(1), random.Random(2)
    ada.open()
    meet(ada, ben, "[data-hand]")
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
            lost(asked).wait_for()
        asked.deed()
        if deed == KILLED_AFTER:
            frail.kill()
        if deed in (KILLED_BEFORE, KILLED_AFTER):
            come_back(couple, frail)
        asked.carried(sequence)
    raise AssertionError("the game does not end")


def lost(person: Clicker) -> Any:
    return person.page.get_by_role("alert").filter(has_text=words("lost.title"))


def come_back(couple: tuple[Clicker, Clicker], frail: Serving) -> None:
    for person in couple:
        lost(person).wait_for()
    frail.start()
    for person in couple:
        button(person.page, "lost.now").evaluate_all("all => all[0]?.click()")  # unless it has tried again by itself
        lost(person).wait_for(state="detached")


@pytest.mark.long
def test_two_browsers_play_to_the_scores_though_the_server_is_killed_twice(couple: tuple[Clicker, Clicker], frail: Serving) -> None:
    ada, ben = couple
    table = ada.now["table"]
    play(couple, frail)
    for person in couple:
        person.page.wait_for_selector("[data-score]")
        person.page.wait_for_selector("[data-deal=kept]")
    assert scores(ada) == scores(ben) != []

    public = told(Guest(frail.host), table)
    for person in couple:
        guest = itself(person)
        assert written(person) == told(guest, table)
        of_all = told(guest, table, as_anybody=True)
        assert [line for line in of_all if line in public] == [line for line in public if line in of_all] != []
    record = parse(Guest(frail.host).get(f"/api/tables/{table}/record")[1])
    for seat, person in enumerate(couple):
        assert acts(person) == [step.text for step in record.steps if step.seat == seat]

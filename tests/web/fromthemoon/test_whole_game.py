"""Two people on two browsers play From the Moon to the scores."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.player import OPEN, Guest
from kit.server.serving import Serving
from moonbase.records.record import parse
from web.couple import acts, itself, meet, scores, told, whose_turn, written
from web.fromthemoon.settler import Settler

MOST_DEEDS = 900


@pytest.fixture
def couple(browser: Any, server: Serving) -> Iterator[tuple[Settler, Settler]]:
    ada, ben = Settler(browser, server), Settler(browser, server)
    ada.chance, ben.chance = random.Random(4), random.Random(5)
    ada.open()
    ada.page.click("[data-game=fromthemoon]")
    meet(ada, ben, "[data-part=turn], [data-faction]")
    yield ada, ben
    ada.close()
    ben.close()
    OPEN.close()


def play(couple: tuple[Settler, Settler]) -> None:
    for _ in range(MOST_DEEDS):
        _, asked = whose_turn(couple)
        if asked is None:
            return
        asked.deed()
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_two_browsers_play_to_the_scores(couple: tuple[Settler, Settler], server: Serving) -> None:
    ada, ben = couple
    table = ada.now["table"]
    play(couple)
    for person in couple:
        person.page.wait_for_selector("[data-score]")
        person.page.wait_for_selector("[data-deal=kept]")
    assert scores(ada) == scores(ben) != []
    assert all(person.fits() for person in couple)

    for person in couple:
        assert written(person) == told(itself(person), table)
    record = parse(Guest(server.host).get(f"/api/tables/{table}/record")[1])
    for seat, person in enumerate(couple):
        assert acts(person) == [step.text for step in record.steps if step.seat == seat]

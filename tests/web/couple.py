"""Two people on two browsers at one table: they meet, take their turns, and compare what each was told."""

import re
from typing import TypeVar

from kit.server.player import Guest
from kit.texts import Spoken
from moonbase.server.table.log.chairs import open_name
from web.visitor import Visitor
from web.words import button, link, sheet, words

Person = TypeVar("Person", bound=Visitor)
LINES = "all => all.map(each => [Number(each.dataset.line), each.innerText]).sort((one, other) => one[0] - other[0])"


def meet(ada: Visitor, ben: Visitor, ready: str) -> None:
    """Ada, at home with a game chosen, makes its second seat the last and leaves it open; she sends Ben the link."""
    ada.seats(2)
    ada.page.get_by_label(words("home.change", n=2)).select_option("open")
    button(ada.page, "home.start").click()
    address = ada.page.get_by_label(words("invite.seat", n=2)).input_value()
    link(ada.page, "invite.go").click()
    ben.page.goto(address)
    ben.page.get_by_label(words("name.label")).fill("Ben")
    button(ben.page, "join.sit").click()
    for person in (ada, ben):
        person.page.wait_for_selector(ready)
    assert len(ada.now["seats"]) == 2, "nobody else may move this table"


def whose_turn(couple: tuple[Person, Person]) -> tuple[int, Person | None]:
    """Once both pages have heard the same."""
    newest = max(person.sequence for person in couple)
    for person in couple:
        person.moved(newest - 1)
    return newest, next((person for person in couple if person.asked), None)


def written(person: Visitor) -> list[tuple[int, str]]:
    """The log as it stands on the page, the oldest line first."""
    person.page.keyboard.press("l")
    log = sheet(person.page, "log.title")
    log.locator("[data-line]").first.wait_for()
    lines = log.locator("[data-line]").evaluate_all(LINES)
    person.page.keyboard.press("Escape")
    return [(number, text.replace(open_name(1), "Ben")) for number, text in lines]


def itself(person: Visitor) -> Guest:
    """Return the same person on another device."""
    guest = Guest(person.server.host)
    guest.cookie = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
    return guest


def told(guest: Guest, table: str, as_anybody: bool = False) -> list[tuple[int, str]]:
    """Return all lines that the server sends to a newcomer, in order; ``as_anybody`` gives the reader's name instead of "you"."""
    seat = guest.sit(table)
    spoken = Spoken(seat.now | {"you": None} if as_anybody else seat.now)
    return [(number, spoken.say(line)) for number in sorted(seat.told) for line in seat.told[number]["lines"]]


def acts(person: Visitor) -> list[str]:
    """Return the actions that the page sent, without repetitions: a retry has the same id."""
    asked = {message["request"]: message["action"] for message in person.sent if message["type"] == "act"}
    return list(asked.values())


def scores(person: Visitor) -> list[str]:
    rows = person.page.query_selector_all("[data-score]")
    return [re.sub(r"\s+", " ", row.inner_text()) for row in rows]

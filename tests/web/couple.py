"""Two people on two browsers at one table: they meet, take their turns, and what each of them was told is compared."""

import re
from typing import TypeVar

from kit.player import Guest
from kit.texts import Spoken
from moonbase.server.table.log.chairs import open_name
from web.visitor import Visitor

Person = TypeVar("Person", bound=Visitor)


def meet(ada: Visitor, ben: Visitor, ready: str) -> None:
    """Ada, at home with a game chosen, makes its second seat the last and leaves it open; she sends Ben the link."""
    ada.seats(2)
    ada.page.get_by_label("Who sits at seat 2").select_option("open")
    ada.page.click(".go:not([aria-disabled=true])")
    link = ada.page.get_by_label("Link for seat 2").input_value()
    ada.page.get_by_role("link", name="To the table").click()
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.click("form .btn.pri")
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
    person.page.wait_for_selector("dialog ol li")
    lines = person.page.evaluate(
        "[...document.querySelectorAll('dialog .body > ol > li')].reverse().flatMap(li => "
        "[...li.querySelectorAll('p')].map(p => [Number(li.querySelector('small').innerText), p.innerText]))"
    )
    person.page.keyboard.press("Escape")
    return [(number, text.replace(open_name(1), "Ben")) for number, text in lines]


def itself(person: Visitor) -> Guest:
    """The same person at another device."""
    guest = Guest(person.server.host)
    guest.cookie = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
    return guest


def told(guest: Guest, table: str) -> list[tuple[int, str]]:
    """All lines that the server has for somebody who comes in now, in their order."""
    seat = guest.sit(table)
    spoken = Spoken(seat.now)
    return [(number, spoken.say(line)) for number in sorted(seat.told) for line in seat.told[number]["lines"]]


def acts(person: Visitor) -> list[str]:
    """What the page asked for, each request once: those that were sent again have the same id."""
    asked = {message["request"]: message["action"] for message in person.sent if message["type"] == "act"}
    return list(asked.values())


def scores(person: Visitor) -> list[str]:
    rows = person.page.query_selector_all(".end .bars li")
    return [re.sub(r"\s+", " ", row.inner_text()) for row in rows]

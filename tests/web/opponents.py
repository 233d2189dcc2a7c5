"""Somebody who clicks plays against opponents, from home on."""

from web.couple import acts
from web.fromthemoon.settler import Settler
from web.moon.clicker import Clicker
from web.screens import wait_for_screen
from web.words import button


def start(person: Clicker | Settler) -> None:
    """Their game, and they are asked."""
    page = person.open()
    wait_for_screen(page)
    if isinstance(person, Settler):
        page.click("[data-game=fromthemoon]")
    button(page, "home.start").click()
    page.wait_for_selector("[data-part=turn], [data-faction]")
    person.my_turn()


def deed(person: Clicker | Settler) -> None:
    person.my_turn()
    sequence = person.sequence
    person.deed()
    if isinstance(person, Clicker):
        person.carried(sequence)


def turn(person: Clicker | Settler) -> None:
    """Play to the end of the person's turn, and wait for their next one."""
    ended = acts(person).count("end")
    while acts(person).count("end") == ended:
        deed(person)
    person.my_turn()

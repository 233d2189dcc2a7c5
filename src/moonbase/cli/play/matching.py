"""Match typed text to a choice, a card or a seat."""

import re
from collections.abc import Collection

from moonbase.cli.arguments.spelling import near
from moonbase.cli.base.errors import TerminalError
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.narrator import SEATS, Narrator
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.game import View

SHOWN = 6


def small_words(narrator: Narrator) -> frozenset[str]:
    """Return words of the language that name nothing by themselves."""
    return frozenset(_words(narrator.say("typed.small")))


def match_choice(choices: list[Choice], typed: str, small: Collection[str] = (), asking: bool = False) -> Choice:
    """Return the one choice that is meant, open or closed; an error asks back where it is none or several.

    To act, at least one word that is not ``small`` must be typed whole; for a question (``asking``) beginnings are enough.
    """
    wanted = " ".join(typed.split()).casefold()
    if wanted.isdecimal():
        return _by_number(choices, int(wanted))
    for choice in choices:
        if choice.text.casefold() == wanted:
            return choice
    found = [choice for choice in choices if _begins(choice, wanted)]
    open = [choice for choice in found if choice.refusal is None]
    found = open if len(open) == 1 else found
    if not found:
        nearest = near(typed, [choice.text for choice in choices])
        raise TerminalError("typed.no_choice_near" if nearest else "typed.no_choice", typed=typed, near=nearest)
    if len(found) == 1 and (asking or _names(found[0], wanted, small)):
        return found[0]
    several = [f"{choice.number} {choice.words}" for choice in found[:SHOWN]] + ["…"] * (len(found) > SHOWN)
    raise TerminalError("typed.several", typed=typed, choices=", ".join(several))


def _words(text: str) -> list[str]:
    """Return whole words, and the parts of words with a hyphen."""
    words = re.findall(r"[\w'/-]+", text.casefold())
    return words + [part for word in words if "-" in word for part in word.split("-")]


def _begins(choice: Choice, wanted: str) -> bool:
    words = _words(f"{choice.text} {choice.words}")
    typed = _words(wanted)
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)


def _names(choice: Choice, wanted: str, small: Collection[str]) -> bool:
    """Tell whether a significant word matches as a whole."""
    words = set(_words(f"{choice.text} {choice.words}"))
    return any(word in words and word not in small and not word.isdecimal() for word in _words(wanted))


def _by_number(choices: list[Choice], number: int) -> Choice:
    for choice in choices:
        if choice.number == number:
            return choice
    raise TerminalError("typed.no_number", n=number, most=len(choices))


def match_card(renderer: Renderer, view: View, choices: list[Choice], typed: str) -> str:
    """``12`` is the card of choice 12; anything else is the name or the id of a card."""
    if not typed.isdecimal():
        return typed
    choice = match_choice(choices, typed)
    card = renderer.card_of(view, choice)
    if card is None:
        raise TerminalError("typed.about_no_card", n=choice.number, choice=choice.words)
    return card


def match_seat(table: Table, typed: str) -> int:
    """Return a seat by its name, its letter or its number; without any, the person's own."""
    names = table.narrator.names
    folded = typed.casefold()
    if folded in ("", "you", "me", table.narrator.say("you").casefold()):
        return table.me
    if folded.isdecimal() and int(folded) < len(names):
        return int(folded)
    letters = SEATS[: len(names)]
    found = [seat for seat, name in enumerate(names) if name.casefold() == folded]
    found = found or [seat for seat, letter in enumerate(letters) if letter.casefold() == folded]
    found = found or [seat for seat, name in enumerate(names) if name.casefold().startswith(folded)]
    if len(found) == 1:
        return found[0]
    seats = [table.narrator.say("typed.seat", letter=letter, n=seat, name=names[seat]) for seat, letter in enumerate(letters)]
    raise TerminalError("typed.seats", seats=", ".join(seats))

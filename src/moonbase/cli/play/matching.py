"""Match typed text to a choice, a card or a seat."""

import re
from typing import Final

from moonbase.cli.arguments.spelling import nearest
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.narrator import SEATS
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.game import GameError, View

SHOWN = 6
SMALL: Final = frozenset(("a", "and", "for", "from", "in", "into", "it", "of", "on", "or", "the", "this", "to", "with", "you", "your"))
"""Words that name nothing by themselves."""


def match_choice(choices: list[Choice], typed: str, asking: bool = False) -> Choice:
    """The one choice that is meant, open or closed; GameError asks back where it is none or several.

    To act, at least one word must be typed whole; for a question (``asking``) beginnings are enough.
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
        hint = nearest(typed, [choice.text for choice in choices])
        raise GameError(f"'{typed}' is no choice here{hint or '; ? lists what you can type'}")
    if len(found) == 1 and (asking or _names(found[0], wanted)):
        return found[0]
    several = ", ".join(f"{choice.number} {choice.words}" for choice in found[:SHOWN])
    raise GameError(f"'{typed}' can mean {several}{' ...' if len(found) > SHOWN else ''}; type the number")


def _words(text: str) -> list[str]:
    """Whole words, and the parts of words with a hyphen."""
    words = re.findall(r"[\w'/-]+", text.casefold())
    return words + [part for word in words if "-" in word for part in word.split("-")]


def _begins(choice: Choice, wanted: str) -> bool:
    words = _words(f"{choice.text} {choice.words}")
    typed = _words(wanted)
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)


def _names(choice: Choice, wanted: str) -> bool:
    """Tell whether a significant word matches as a whole."""
    words = set(_words(f"{choice.text} {choice.words}"))
    return any(word in words and word not in SMALL and not word.isdecimal() for word in _words(wanted))


def _by_number(choices: list[Choice], number: int) -> Choice:
    for choice in choices:
        if choice.number == number:
            return choice
    raise GameError(f"there is no choice {number}; the numbers go from 1 to {len(choices)}")


def match_card(renderer: Renderer, view: View, choices: list[Choice], typed: str) -> str:
    """``12`` is the card of choice 12; anything else is the name or the id of a card."""
    if not typed.isdecimal():
        return typed
    choice = match_choice(choices, typed)
    card = renderer.card_of(view, choice)
    if card is None:
        raise GameError(f"choice {typed}, '{choice.words}', is about no card")
    return card


def match_seat(table: Table, typed: str) -> int:
    """A seat by its name, its letter or its number; without any, the person's own."""
    names = table.narrator.names
    folded = typed.casefold()
    if folded in ("", "you", "me"):
        return table.me
    if folded.isdecimal() and int(folded) < len(names):
        return int(folded)
    letters = SEATS[: len(names)]
    found = [seat for seat, name in enumerate(names) if name.casefold() == folded]
    found = found or [seat for seat, letter in enumerate(letters) if letter.casefold() == folded]
    found = found or [seat for seat, name in enumerate(names) if name.casefold().startswith(folded)]
    if len(found) == 1:
        return found[0]
    seats = ", ".join(f"{letter} or {seat} {name}" for seat, (letter, name) in enumerate(zip(letters, names, strict=True)))
    raise GameError(f"show takes a seat: {seats}")

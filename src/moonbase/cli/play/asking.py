"""What a person means by a card or a player, and how an error is said to them."""

from moonbase.cli.files import FileError
from moonbase.cli.play.matching import find
from moonbase.cli.play.table import Party
from moonbase.cli.rendering.narrator import SEATS
from moonbase.cli.rendering.renderer import Choice, Painter
from moonbase.engine.game import GameError, View


def card_wanted(painter: Painter, view: View, choices: list[Choice], typed: str) -> str:
    """``12`` is the card of choice 12; anything else is the name or the id of a card."""
    if not typed.isdecimal():
        return typed
    choice = find(choices, typed)
    card = painter.card_of(view, choice)
    if card is None:
        raise GameError(f"choice {typed}, '{choice.words}', is about no card")
    return card


def seat_wanted(party: Party, typed: str) -> int:
    """A seat by its name, its letter or its number; without any, the person's own."""
    names = party.narrator.names
    folded = typed.casefold()
    if folded in ("", "you", "me"):
        return party.me
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


def sentence(error: GameError) -> str:
    """With a capital letter, unless it begins with the name of a file, and a full stop."""
    message = str(error)
    start = message[:1] if isinstance(error, FileError) else message[:1].upper()
    return start + message[1:] + ("" if message.endswith((".", "?", "!")) else ".")

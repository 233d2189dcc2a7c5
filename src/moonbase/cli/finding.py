"""Which choice a person means: by its number, by its text, or by some of its words."""

from moonbase.cli.arguments import nearest
from moonbase.cli.table import Choice
from moonbase.engine.game import GameError

SHOWN = 6


def find(choices: list[Choice], typed: str) -> Choice:
    """The one choice that is meant, open or closed; GameError asks back where it is none or several."""
    wanted = " ".join(typed.split()).casefold()
    if wanted.isdecimal():
        return _by_number(choices, int(wanted))
    for choice in choices:
        if choice.text.casefold() == wanted:
            return choice
    found = [choice for choice in choices if all(word in f"{choice.text} {choice.words}".casefold() for word in wanted.split())]
    open = [choice for choice in found if choice.refusal is None]
    found = open if len(open) == 1 else found
    if len(found) == 1:
        return found[0]
    if not found:
        raise GameError(f"'{typed}' is no choice here{nearest(typed, [choice.text for choice in choices])}")
    several = ", ".join(f"{choice.number} {choice.words}" for choice in found[:SHOWN])
    raise GameError(f"'{typed}' can mean {several}{' ...' if len(found) > SHOWN else ''}")


def _by_number(choices: list[Choice], number: int) -> Choice:
    for choice in choices:
        if choice.number == number:
            return choice
    raise GameError(f"there is no choice {number}; the numbers go from 1 to {len(choices)}")

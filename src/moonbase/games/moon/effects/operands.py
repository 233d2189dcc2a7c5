"""Operands that several verbs share, and the usual forms of a verb in a card file."""

from typing import Final

from moonbase.cards.fields import Amount, Whole, Yes
from moonbase.cards.names import Bag, Choice
from moonbase.cards.ops import Operand, Verb
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import RESOURCES, SELECTORS, SELECTORS_ABOUT, codes_of

X: Final = {"X": int(codes.X_HEARTS)}
MOST: Final = 9
MOST_N: Final = 20

COUNT: Final = Whole(1, MOST_N)
COUNT_OR_X: Final = Amount(1, MOST_N, X)
RESOURCE: Final = Choice("resource", codes_of(RESOURCES))
SELECTOR: Final = Choice("count", SELECTORS, SELECTORS_ABOUT)
PER: Final = Operand(SELECTOR, int(codes.AT_SEL), "once for each of these")
MAX_PER: Final = Operand(COUNT, int(codes.AT_CAP), "counting at most this many", needs="per")


def number(name: str, code: int, about: str, **others: Operand) -> Verb:
    """Return a verb that takes a number."""
    return Verb(name, code, about, Operand(COUNT, int(codes.AT_N)), others)


def switch(name: str, code: int, about: str) -> Verb:
    """Return a verb that is only there or not."""
    return Verb(name, code, about, Operand(Yes(only=True), None))


def bag(name: str, code: int, about: str, names: tuple[str, ...], what: str) -> Verb:
    """Return a verb that takes goods."""
    return Verb(name, code, about, Operand(Bag(what, names, MOST, filled=True), int(codes.AT_N)))


def named(name: str, code: int, about: str, field: Choice, **others: Operand) -> Verb:
    """Return a verb that takes one of a few words."""
    return Verb(name, code, about, Operand(field, int(codes.AT_KIND)), others)


def rule(name: str, code: int) -> Verb:
    """Return a rule that belongs to one card: card files name it under ``special``."""
    return Verb(name, code, "", Operand(Yes(only=True), None), special=True)

"""Operands that several verbs share, and the usual forms of a verb in a card file."""

from typing import Final

from moonbase.cards.fields import Whole, Yes
from moonbase.cards.names import Bag, Choice
from moonbase.cards.ops import Operand, Verb
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import SELECTORS, SELECTORS_ABOUT

MOST: Final = 9
MOST_POINTS: Final = 20

FEW: Final = Whole(1, MOST)
SELECTOR: Final = Choice("count", SELECTORS, SELECTORS_ABOUT)
PER: Final = Operand(SELECTOR, int(codes.AT_SEL), "once for each of these")


def number(name: str, code: int, about: str, special: bool = False, **others: Operand) -> Verb:
    """Return a verb that takes a small number."""
    return Verb(name, code, about, Operand(FEW, int(codes.AT_N)), others, special)


def switch(name: str, code: int, about: str, special: bool = False) -> Verb:
    """Return a verb that is only there or not."""
    return Verb(name, code, about, Operand(Yes(only=True), None), special=special)


def bag(name: str, code: int, about: str, names: tuple[str, ...], special: bool = False, **others: Operand) -> Verb:
    """Return a verb that takes goods."""
    return Verb(name, code, about, Operand(Bag("good", names, MOST, filled=True), int(codes.AT_N)), others, special)

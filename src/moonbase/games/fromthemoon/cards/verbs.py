"""The verbs of the tiles: what each is called, takes and means, and where its values go in a row of the program."""

from typing import Final

from moonbase.cards.fields import Whole, Yes
from moonbase.cards.names import Bag, Choice
from moonbase.cards.ops import Operand, Program, Verb
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import GOODS, PRICED, SELECTORS, SELECTORS_ABOUT, TO_SHIPS

MOST: Final = 9
MOST_N: Final = 20
MOST_ROWS: Final = 8

_COUNT: Final = Whole(1, MOST_N)
_FEW: Final = Whole(1, MOST)
SELECTOR: Final = Choice("count", SELECTORS, SELECTORS_ABOUT)
_PER: Final = Operand(SELECTOR, codes.AT_SEL, "once for each of these")
_WORK: Final = Choice("work", {"construct": codes.CONSTRUCT, "improve": codes.IMPROVE})
_STACK: Final = Choice("source", {"stack": codes.FROM_STACK})


def _number(name: str, code: int, about: str, special: bool = False, **others: Operand) -> Verb:
    return Verb(name, code, about, Operand(_FEW, codes.AT_N), others, special)


def _plain(name: str, code: int, about: str, special: bool = False) -> Verb:
    return Verb(name, code, about, Operand(Yes(only=True), None), special=special)


def _bag(name: str, code: int, about: str, names: tuple[str, ...], special: bool = False, **others: Operand) -> Verb:
    return Verb(name, code, about, Operand(Bag("good", names, MOST, filled=True), codes.AT_N), others, special)


VERBS: Final = (
    _plain("or", codes.OR, "parts the effect into two sides: do one of them"),
    _bag("pay", codes.PAY, "pay these for the rest of the side, or skip it", PRICED),
    _bag("gain", codes.GAIN, "take these", GOODS, per=_PER),
    _number("gain_any", codes.GAIN_ANY, "take this many resources, kinds freely mixed", per=_PER),
    Verb("score", codes.SCORE, "score this many points", Operand(_COUNT, codes.AT_N), {"per": _PER}),
    _number("recruit", codes.RECRUIT, "recruit this many astronauts, free of the normal price"),
    _number("train", codes.TRAIN, "train this many specialists, free of the normal price"),
    Verb(
        "greenhouse",
        codes.GREENHOUSE,
        "take this many greenhouses, free of their price but not of the surcharge",
        Operand(_FEW, codes.AT_N),
        {"from": Operand(_STACK, codes.AT_EXTRA, "from there, without surcharge")},
    ),
    _number("upgrade", codes.UPGRADE, "flip this many greenhouses to the improved side, free"),
    _number("foundation", codes.FOUNDATION, "take this many foundations, free"),
    _number("lab", codes.LAB, "take this many laboratories of the display, paying only the surcharge"),
    _plain("research", codes.RESEARCH, "you may do a Special Research"),
    Verb(
        "approve",
        codes.APPROVE,
        "an approval for one of these ships",
        Operand(Choice("choice of ships", TO_SHIPS), codes.AT_KIND),
        {"only": Operand(_WORK, codes.AT_EXTRA, "for this work only")},
    ),
    _number("activate", codes.ACTIVATE, "activate this many of your laboratories, once each", special=True),
    _plain("no_food", codes.NO_FOOD, "the team eats nothing", special=True),
    _bag("recruit_surcharge", codes.RECRUIT_SURCHARGE, "each astronaut costs this more, always", PRICED, special=True),
    _number("convert_food", codes.CONVERT_FOOD, "this much food makes 1 energy", special=True),
    _plain("rim_double", codes.RIM_DOUBLE, "a building on the rim activates both tiles it touches", special=True),
    _number(
        "build_discount",
        codes.BUILD_DISCOUNT,
        "a building costs this much energy less for each of your rovers on a tile it touches",
        special=True,
    ),
)
PROGRAM: Final = Program(VERBS, int(codes.WIDTH), MOST_ROWS)

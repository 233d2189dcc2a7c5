"""The verbs of Moon's cards: what each is called, takes and means, and where its values go in a row of the program."""

from typing import Final

from moonbase.cards.fields import Amount, Whole, Yes
from moonbase.cards.names import Bag, Choice
from moonbase.cards.ops import Operand, Program, Verb
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, GOODS, RESOURCES, SELECTORS, SELECTORS_ABOUT, codes_of

X: Final = {"X": int(codes.X_HEARTS)}
MOST: Final = 9
MOST_N: Final = 20
MOST_ROWS: Final = 8

_COUNT: Final = Whole(1, MOST_N)
RESOURCE: Final = Choice("resource", codes_of(RESOURCES))
SELECTOR: Final = Choice("count", SELECTORS, SELECTORS_ABOUT)
_PER: Final = Operand(SELECTOR, codes.AT_SEL, "once for each of these")
_MAX: Final = Operand(_COUNT, codes.AT_CAP, "at most this many")
_MAX_PER: Final = Operand(_COUNT, codes.AT_CAP, "counting at most this many", needs="per")
_PLACES: Final = Choice("place", {"this": codes.THIS, "grey": codes.ANY_GREY, "empty grey": codes.EMPTY_GREY})
_BUILD_FROM: Final = Choice("source", {"stack": codes.STACK, "discard": codes.DISCARD, "previous": codes.PREVIOUS, "top 3": codes.TOP_3})
_SWAP_WITH: Final = Choice("source", {"stack": codes.STACK, "discard top": codes.DISCARD_TOP, "discard": codes.DISCARD})
_DISCOUNT_ON: Final = Choice("colour", {"all": codes.ANY_COLOUR, **codes_of(COLOURS)})
_SPECIALS: Final = Choice("special", {"gather": codes.GATHER, "scrap": codes.SCRAP, "obelisk": codes.OBELISK})


def _number(name: str, code: int, about: str, **others: Operand) -> Verb:
    return Verb(name, code, about, Operand(_COUNT, codes.AT_N), others)


def _plain(name: str, code: int, about: str) -> Verb:
    return Verb(name, code, about, Operand(Yes(only=True), None))


VERBS: Final = (
    Verb("gain", codes.GAIN, "take these from the general supply", Operand(Bag("good", GOODS, MOST, filled=True), codes.AT_N)),
    _number(
        "gain_any",
        codes.GAIN_ANY,
        "take this many Resources, kinds freely mixed",
        or_rover=Operand(Yes(), codes.AT_EXTRA, "or a Rover"),
    ),
    _number(
        "gain_kind",
        codes.GAIN_KIND,
        "take this many Resources, all of one kind",
        per=_PER,
        max=_MAX_PER,
        other=Operand(Yes(), codes.AT_EXTRA, "not the kind that was just paid"),
    ),
    Verb("pay", codes.PAY, "pay these", Operand(Bag("resource", RESOURCES, MOST, filled=True), codes.AT_N)),
    _number("pay_any", codes.PAY_ANY, "pay this many Resources of your choice"),
    Verb("pay_up_to", codes.PAY_UP_TO, "pay 1 or more of this Resource", Operand(RESOURCE, codes.AT_KIND), {"max": _MAX}),
    Verb("score", codes.SCORE, "score this many Hearts", Operand(Amount(1, MOST_N, X), codes.AT_N), {"per": _PER, "max": _MAX_PER}),
    _number("put", codes.PUT, "put this many Hearts on a card", on=Operand(_PLACES, codes.AT_KIND, "on this card if left out")),
    Verb("mirror", codes.MIRROR, "the card holds as many Hearts as this counts", Operand(SELECTOR, codes.AT_SEL)),
    Verb(
        "build",
        codes.BUILD,
        "construct 1 card from there as an extra construct",
        Operand(_BUILD_FROM, codes.AT_KIND),
        {"less": Operand(Whole(1, MOST), codes.AT_EXTRA, "for this many Resources less")},
    ),
    _plain("free", codes.FREE, "one construct this turn costs no Resources"),
    _plain("voucher", codes.VOUCHER, "the next construct, this turn or later, costs no Resources"),
    _number(
        "discount",
        codes.DISCOUNT,
        "constructs cost this many Resources less",
        on=Operand(_DISCOUNT_ON, codes.AT_KIND, "only cards of this colour", int(codes.ANY_COLOUR)),
        first=Operand(Yes(), codes.AT_EXTRA, "only the first such construct of a turn"),
    ),
    _number("wild_flag", codes.WILD_FLAG, "this many Flags of any type count for requirements"),
    _plain("convert", codes.CONVERT, "turn any Resources into as many of one kind"),
    Verb(
        "produce",
        codes.PRODUCE,
        "gain the production of one such structure of any player",
        Operand(Choice("colour", {"blue": codes.BLUE}), codes.AT_KIND),
    ),
    _number("rewards", codes.REWARDS, "take the assimilation rewards of this many cards of the discard pile"),
    _number("give", codes.GIVE, "give this many Resources to one other player"),
    _number("reward", codes.REWARD, "put this many Hearts on one Flag Reward"),
    _number("unflip", codes.UNFLIP, "flip back up to this many of your flipped cards"),
    Verb("swap", codes.SWAP, "exchange a structure of your hand with a card from there", Operand(_SWAP_WITH, codes.AT_KIND)),
    _number("recall", codes.RECALL, "take this many Rovers parked on your cards back"),
    Verb("special", 0, "a rule that belongs to one card", Operand(_SPECIALS, 0), special=True),
)
PROGRAM: Final = Program(VERBS, int(codes.WIDTH), MOST_ROWS)

"""The tables of Moon's card files, and how the files are read."""

from collections.abc import Mapping
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.editions import Editions
from moonbase.cards.fields import Whole, Yes
from moonbase.cards.format import Format
from moonbase.cards.names import Bag, Choice
from moonbase.cards.shelf import packaged
from moonbase.cards.table import Slot, Table
from moonbase.games.moon.cards.checks import check_base, check_expedition, check_reputation, check_structure
from moonbase.games.moon.cards.playable import check_set
from moonbase.games.moon.cards.verbs import PROGRAM
from moonbase.games.moon.effects.operands import MOST, MOST_N, RESOURCE, SELECTOR, X
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, FLAGS, GOODS, REPUTATION_LEVELS, RESOURCES, WHENS, WHENS_ABOUT, codes_of

_ERA: Final = Whole(1, int(codes.ERAS))
_WHEN: Final = Choice("time", WHENS, WHENS_ABOUT)
_NO_FLAGS: Final = (0,) * codes.FLAGS
_NO_GOODS: Final = (0,) * codes.GOODS
_WHEN_SLOT: Final = Slot(_WHEN, "when `do` happens", int(codes.NEVER))
_KIND: Final = Slot(RESOURCE, 'the Resource that `when = "spend"` watches', 0)
_PRODUCTION: Final = Bag("good", GOODS, MOST)
_FLAG_COUNTS: Final = Bag("flag", FLAGS, MOST)

STRUCTURE: Final = Table(
    "structure",
    "the cards that are built or Assimilated",
    {
        "era": Slot(_ERA, "1, 2 or 3"),
        "colour": Slot(Choice("colour", codes_of(COLOURS)), "what kind of structure it is"),
        "cost": Slot(Bag("resource", RESOURCES, MOST), "Resources paid to construct it", (0,) * codes.RES),
        "need": Slot(_FLAG_COUNTS, "Flags that must be there before it is constructed", _NO_FLAGS),
        "production": Slot(_PRODUCTION, "blue: what it makes in each Production phase", _NO_GOODS),
        "flags": Slot(_FLAG_COUNTS, "yellow: the Flags it shows", _NO_FLAGS),
        "assimilate": Slot(Bag("good", GOODS, MOST, {"heart": X}), 'the reward for Assimilating it; Hearts may be "X"', _NO_GOODS),
        "copies": Slot(Whole(0, 4), "how many cards have this face", 1),
        "three_plus": Slot(Whole(0, 4), "how many of them carry the 3+ mark", 0),
        "half": Slot(Yes(), "printed one-half: 1 copy at two players, 2 otherwise", False),
        "when": _WHEN_SLOT,
        "kind": _KIND,
    },
    PROGRAM,
    ("era",),
    check_structure,
)
EXPEDITION: Final = Table(
    "expedition",
    "the cards that travel with the hands",
    {
        "era": Slot(_ERA, "1, 2 or 3; left out on a First Expedition", 0),
        "first": Slot(Choice("number of players", {"2-3": "2-3", "4-5": "4-5"}), "a First Expedition, and for how many players", ""),
        "three_plus": Slot(Whole(0, 1), "1 when it carries the 3+ mark", 0),
        "when": _WHEN_SLOT,
        "kind": _KIND,
    },
    PROGRAM,
    ("era",),
    check_expedition,
)
REPUTATION: Final = Table(
    "reputation",
    "the cards that are claimed",
    {
        "level": Slot(Choice("level", codes_of(REPUTATION_LEVELS)), "bronze, silver or gold"),
        "require": Slot(SELECTOR, "what is counted for a claim"),
        "least": Slot(Whole(1, 99), "the count that a claim needs"),
        "hearts": Slot(Whole(0, MOST_N), "Hearts at the end of the game"),
        "when": _WHEN_SLOT,
        "kind": _KIND,
    },
    PROGRAM,
    ("level",),
    check_reputation,
)
BASE: Final = Table(
    "base",
    "the cards that players start with",
    {
        "production": Slot(_PRODUCTION, "what it makes in each Production phase"),
        "flags": Slot(_FLAG_COUNTS, "the Flags it shows"),
        "three_plus": Slot(Whole(0, 1), "1 when it carries the 3+ mark", 0),
    },
    check=check_base,
)
FORMAT: Final = Format("reconstructed", (STRUCTURE, EXPEDITION, REPUTATION, BASE), check_set)
FILES: Final = ("era1.toml", "era2.toml", "era3.toml", "expeditions.toml", "reputations.toml", "bases.toml")

EDITIONS: Final = Editions(FORMAT, "moonbase.games.moon", ("2026-11",))


def packaged_cards() -> dict[str, str]:
    """Return the texts of the card files that come with the game, by file name."""
    return packaged("moonbase.games.moon", [f"data/{name}" for name in FILES])


def read_cards(texts: Mapping[str, str], overlay: str | None = None) -> CardSet:
    """Read the cards of these files with an owner's changes; CardError lists everything that is wrong."""
    return FORMAT.read(texts, overlay)

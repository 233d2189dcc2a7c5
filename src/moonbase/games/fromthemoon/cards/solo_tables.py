"""The tables of the solo mode: its cards, and how a game alone is judged."""

from typing import Final

from moonbase.cards.fields import Whole
from moonbase.cards.names import Bag, Choice
from moonbase.cards.table import Slot, Table
from moonbase.games.fromthemoon.cards.checks import check_objective
from moonbase.games.fromthemoon.effects.operands import SELECTOR
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import SHIPS, STAGES, codes_of

_TILE: Final = Whole(1, int(codes.GRID))
_POINT: Final = Whole(1, int(codes.GRID) + 1)

SOLO: Final = Table(
    "solo",
    "the opponent on the map, and what a launch asks",
    {
        "rovers": Slot(Whole(0, int(codes.ROVERS)), "rovers of the opponent"),
        "buildings": Slot(Whole(0, 8), "buildings of the opponent"),
        "first": Slot(Whole(1, int(codes.PARTS)), "own improvements on a ship for its main bonus"),
        "second": Slot(Whole(1, int(codes.PARTS)), "own improvements on a ship for its second bonus"),
    },
)
DIFFICULTY: Final = Table(
    "difficulty", "how hard", {"objectives": Slot(Whole(0, 9), "objectives to meet, all of them")}, order=("objectives",)
)
OBJECTIVE: Final = Table(
    "objective",
    "what must be met to win",
    {
        "count": Slot(SELECTOR, "what is counted", int(codes.NOTHING)),
        "least": Slot(Whole(1, 99), "how many are needed", 0),
        "space": Slot(Whole(1, int(codes.STEPS)), "while on this space of the Progress track; left out: at the end", 0),
        "launch": Slot(Bag("ship", SHIPS, int(codes.STEPS)), "the space on which each ship must be launched", (0,) * codes.SHIPS),
    },
    check=check_objective,
)
STAGE: Final = Table(
    "stage",
    "points that take the place of majorities",
    {
        "of": Slot(Choice("stage", codes_of(STAGES)), "what is counted"),
        "least": Slot(Whole(1, 99), "from this many on"),
        "points": Slot(Whole(0, 99), "points, instead of those of a lower stage"),
    },
    order=("of", "least"),
)
MEDAL: Final = Table("medal", "what a score is worth", {"least": Slot(Whole(1, 999), "from this score on", 0)}, order=("least",))
ROVER_CARD: Final = Table(
    "rover_card",
    "where the opponent's rovers go",
    {"row": Slot(_TILE, "row of the tile"), "column": Slot(_TILE, "column of the tile")},
    order=("row", "column"),
)
ZONE_CARD: Final = Table(
    "zone_card",
    "where the opponent's buildings stand",
    {"row": Slot(_POINT, "row of the building space"), "column": Slot(_POINT, "column of the building space")},
    order=("row", "column"),
)
SOLO_TABLES: Final = (SOLO, DIFFICULTY, OBJECTIVE, STAGE, MEDAL, ROVER_CARD, ZONE_CARD)

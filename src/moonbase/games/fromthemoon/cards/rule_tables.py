"""The tables of what the boards, the box and the rulebook fix: set-up, spaces, prices, pieces, scoring."""

from typing import Final

from moonbase.cards.fields import Whole
from moonbase.cards.names import Bag, Choice
from moonbase.cards.series import Series
from moonbase.cards.table import Slot, Table
from moonbase.games.fromthemoon.cards.checks import check_tile
from moonbase.games.fromthemoon.cards.verbs import PROGRAM
from moonbase.games.fromthemoon.effects.operands import MOST
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import MAJORITIES, OWNERS, PIECES, PLACES, PRICED, PRICES, SIDES, codes_of

_SIDE: Final = Whole(3, int(codes.GRID))

SETUP: Final = Table(
    "setup",
    "what the number of players decides",
    {
        "players": Slot(Whole(1, int(codes.SEATS)), "1 to 4"),
        "rows": Slot(_SIDE, "rows of Terrain tiles"),
        "columns": Slot(_SIDE, "columns of Terrain tiles"),
        "greenhouses": Slot(Series(Whole(0, 4), 2), "greenhouses on the two spaces without surcharge, the right one first"),
        "large": Slot(Whole(0, 8), "large buildings on the main board"),
    },
    order=("players",),
)
SPACE: Final = Table(
    "space",
    "spaces of the player board that pay once",
    {
        "place": Slot(Choice("place", codes_of(PLACES)), "which spaces"),
        "position": Slot(Whole(1, int(codes.GREENHOUSES)), "counted from the start"),
    },
    PROGRAM,
    ("place", "position"),
    check_tile,
)
SLOT: Final = Table(
    "slot",
    "where the foundations go, one after the other",
    {
        "position": Slot(Whole(1, int(codes.FOUNDATIONS)), "which foundation"),
        "row": Slot(Whole(1, int(codes.FOUNDATION_ROWS)), "counted from the top"),
        "column": Slot(Whole(1, int(codes.FOUNDATION_COLUMNS)), "counted from the left"),
    },
    order=("position",),
)
PRICE: Final = Table(
    "price",
    "the prices that no tile shows",
    {
        "of": Slot(Choice("price", codes_of(PRICES)), "what is bought"),
        "cost": Slot(Bag("good", PRICED, MOST), "what is paid", (0,) * codes.PRICED),
    },
    order=("of",),
)
PIECE: Final = Table(
    "piece",
    "what lies in the box",
    {
        "piece": Slot(Choice("piece", codes_of(PIECES)), "which"),
        "owner": Slot(Choice("owner", codes_of(OWNERS)), "whether `count` is for the table, a player, or a player and astronaut colour"),
        "count": Slot(Whole(1, 99), "how many"),
        "bag": Slot(Whole(0, 99), "how many of them start in the bag", 0),
    },
    order=("piece",),
)
GREENHOUSE: Final = Table(
    "greenhouse",
    "the sides of a greenhouse",
    {"side": Slot(Choice("side", codes_of(SIDES)), "basic or improved"), "food": Slot(Whole(0, MOST), "food at each income")},
    order=("side",),
)
LIMITS: Final = Table(
    "limits",
    "how much fits where",
    {
        "seats": Slot(Whole(1, int(codes.ROVER_SEATS)), "astronauts in a rover"),
        "tile": Slot(Whole(1, int(codes.MOST_CUBES)), "cubes on a Terrain tile"),
        "kept": Slot(Whole(0, MOST), "cubes of each colour that stay in the supply when the bag is filled again"),
    },
)
SCORING: Final = Table(
    "scoring",
    "points outside of tiles",
    {
        "approval": Slot(Whole(0, MOST), "points for an approval that is not used"),
        "unfed": Slot(Whole(0, MOST), "points lost for an astronaut without food"),
        "resources": Slot(Whole(1, MOST), "resources left over that make 1 point"),
        "achievement": Slot(Whole(0, MOST), "points for each achievement"),
    },
)
MAJORITY: Final = Table(
    "majority",
    "who has most at the end",
    {
        "of": Slot(Choice("majority", codes_of(MAJORITIES)), "what is compared"),
        "first": Slot(Whole(0, 99), "points for most"),
        "second": Slot(Whole(0, 99), "points for second most"),
        "second_from": Slot(Whole(2, int(codes.SEATS) + 1), "paid from this many players on"),
    },
    order=("of",),
)
RULES: Final = (SETUP, SPACE, SLOT, GREENHOUSE, PRICE, PIECE, LIMITS, SCORING, MAJORITY)

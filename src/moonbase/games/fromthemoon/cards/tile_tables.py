"""The tables of everything that has a face: tiles, cards and tokens that do something or cost something."""

from typing import Final

from moonbase.cards.fields import Whole
from moonbase.cards.names import Bag, Choice
from moonbase.cards.series import Series
from moonbase.cards.table import Slot, Table
from moonbase.games.fromthemoon.cards.checks import check_tile, check_timed
from moonbase.games.fromthemoon.cards.verbs import PROGRAM
from moonbase.games.fromthemoon.effects.operands import MOST, MOST_POINTS
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import (
    EVENTS,
    EVENTS_ABOUT,
    FACTIONS,
    PRICED,
    RESOURCES,
    SHIPS,
    WHENS,
    WHENS_ABOUT,
    codes_of,
)

MOST_COPIES: Final = 12

_COST: Final = Slot(Bag("good", PRICED, MOST), "what is paid for it", (0,) * codes.PRICED)
_POINTS: Final = Slot(Whole(0, MOST_POINTS), "points scored at once")
_SHIP: Final = Slot(Choice("ship", codes_of(SHIPS)), "the ship it belongs to")
_WHEN: Final = Slot(Choice("time", WHENS, WHENS_ABOUT), "when `do` happens")
_LEVEL: Final = Slot(Whole(1, int(codes.BUILDING_LEVELS)), "1, 2 or 3")
_FACTION: Final = Slot(Choice("faction", codes_of(FACTIONS)), "whose it is")

TERRAIN: Final = Table(
    "terrain",
    "the tiles that rovers are sent to",
    {"players": Slot(Whole(2, int(codes.SEATS)), "used from this many players on; 2 also alone")},
    PROGRAM,
    check=check_tile,
)
SHIP: Final = Table(
    "ship",
    "the Mission boards with their Launch tiles",
    {
        "ship": _SHIP,
        "parts": Slot(Series(Whole(1, int(codes.PARTS)), int(codes.SEATS)), "Mission tiles used at 1, 2, 3 and 4 players"),
        "first": Slot(Whole(0, 99), "points for most Mission tiles at the launch"),
        "second": Slot(Whole(0, 99), "points for second most"),
    },
    order=("ship",),
)
MISSION: Final = Table("mission", "the parts to construct", {"ship": _SHIP, "cost": _COST, "points": _POINTS}, order=("ship",))
IMPROVEMENT: Final = Table(
    "improvement",
    "what improving a part costs and pays, by its place on the board",
    {"ship": _SHIP, "position": Slot(Whole(1, int(codes.PARTS)), "place of the part"), "cost": _COST, "points": _POINTS},
    order=("ship", "position"),
)
TOKEN: Final = Table("token", "the Specialist powers", {}, PROGRAM, check=check_tile)
PROGRESS: Final = Table(
    "progress",
    "the tiles of the Progress track",
    {
        "when": Slot(Choice("event", EVENTS, EVENTS_ABOUT), "what earns 1 achievement each time"),
        "refill": Slot(Whole(1, MOST), "cubes placed on each Terrain tile"),
    },
)
LAB: Final = Table(
    "lab", "the laboratories", {"copies": Slot(Whole(0, MOST_COPIES), "how many tiles have this face", 1)}, PROGRAM, check=check_tile
)
SMALL: Final = Table("small", "the small buildings, which work at each income", {"level": _LEVEL}, PROGRAM, ("level",), check_tile)
LEVEL: Final = Table(
    "level",
    "the levels of small buildings",
    {"level": _LEVEL, "cost": _COST, "picked": Slot(Whole(0, int(codes.SMALL_SLOTS)), "tiles of this level in a game")},
    order=("level",),
)
LARGE: Final = Table("large", "the large buildings of the main board", {"cost": _COST, "when": _WHEN}, PROGRAM, check=check_timed)
FACTION: Final = Table(
    "faction",
    "the Faction cards: what a player starts with, and the power",
    {
        "faction": _FACTION,
        "batteries": Slot(Whole(1, int(codes.BATTERIES)), "batteries at the start, all charged"),
        "start": Slot(Bag("resource", RESOURCES, MOST), "resources at the start", (0,) * codes.RES),
        "greenhouses": Slot(Whole(0, int(codes.GREENHOUSES)), "greenhouses at the start", 0),
        "when": _WHEN,
    },
    PROGRAM,
    ("faction",),
    check_timed,
)
FACTION_BUILDING: Final = Table(
    "faction_building",
    "the large buildings of the factions",
    {"faction": _FACTION, "cost": _COST, "when": _WHEN},
    PROGRAM,
    ("faction",),
    check_timed,
)
TILES: Final = (TERRAIN, SHIP, MISSION, IMPROVEMENT, TOKEN, PROGRESS, LAB, SMALL, LEVEL, LARGE, FACTION, FACTION_BUILDING)

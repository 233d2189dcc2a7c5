"""The closed lists of names in the tile files, with their codes and what they mean."""

from typing import Final

from moonbase.games.fromthemoon.rules.table import codes

COLOURS: Final = ("metal", "water", "polymer")
RESOURCES: Final = (*COLOURS, "food")
PRICED: Final = (*RESOURCES, "energy")
GOODS: Final = (*PRICED, "battery", "achievement")
SHIPS: Final = ("europa", "titan", "mars")
FACTIONS: Final = ("pioneers", "cyborgs", "workers", "unifiers", "architects", "biofarmers", "survivors", "scholars")
PLACES: Final = ("greenhouse", "recruit", "train", "lab row", "large")
PRICES: Final = (
    *("recruit", "train", "greenhouse", "upgrade", "foundation", "lab", "research", "greenhouse stack"),
    *("lab row 1", "lab row 2", "lab row 3", "food", "energy"),
)
PIECES: Final = (
    *("metal cube", "water cube", "polymer cube", "food cube", "greenhouse", "foundation", "achievement", "five achievements"),
    *("battery", "improvement cube", "building", "rover", "pawn", "score token", "astronaut", "specialist marker"),
)
SIDES: Final = ("basic", "improved")
OWNERS: Final = ("table", "player", "colour")
MAJORITIES: Final = ("achievements", "improvements")
STAGES: Final = ("achievements", "improved ships")


def codes_of(names: tuple[str, ...]) -> dict[str, int]:
    return {name: code for code, name in enumerate(names)}


TO_SHIPS: Final[dict[str, int]] = {
    "europa": codes.TO_EUROPA,
    "titan": codes.TO_TITAN,
    "mars": codes.TO_MARS,
    "europa or titan": codes.TO_EUROPA + codes.TO_TITAN,
    "europa or mars": codes.TO_EUROPA + codes.TO_MARS,
    "titan or mars": codes.TO_TITAN + codes.TO_MARS,
    "any": codes.TO_ANY,
}
EVENTS: Final[dict[str, int]] = {
    "mission": codes.ON_MISSION,
    "improve": codes.ON_IMPROVE,
    "foundation": codes.ON_FOUNDATION,
    "lab": codes.ON_LAB,
    "recruit": codes.ON_RECRUIT,
    "train": codes.ON_TRAIN,
    "greenhouse": codes.ON_GREENHOUSE,
    "upgrade": codes.ON_UPGRADE,
    "building": codes.ON_BUILDING,
    "battery": codes.ON_BATTERY,
    "send": codes.ON_SEND,
    "send corner": codes.ON_SEND_CORNER,
    "greenhouse action": codes.ON_GREENHOUSE_ACTION,
    "team action": codes.ON_TEAM_ACTION,
    "build action": codes.ON_BUILD_ACTION,
}
EVENTS_ABOUT: Final = {
    "mission": "each time you take a Mission tile",
    "improve": "each time you improve a part of a ship",
    "foundation": "each time you gain a foundation",
    "lab": "each time you place a laboratory",
    "recruit": "each time you recruit an astronaut",
    "train": "each time you train a specialist",
    "greenhouse": "each time you gain a greenhouse",
    "upgrade": "each time you flip a greenhouse to its improved side",
    "building": "each time you construct a building",
    "battery": "each time a battery is added to your gauge",
    "send": "each time you place a rover",
    "send corner": "each time you place a rover on a corner tile of the grid",
    "greenhouse action": "at the end of each Develop Your Greenhouses action",
    "team action": "at the end of each Develop Your Team action",
    "build action": "at the end of each Construct a Building action",
}
WHENS: Final[dict[str, int]] = {"end": codes.END, "always": codes.ALWAYS, **EVENTS}
WHENS_ABOUT: Final = {"end": "at final scoring", "always": "a standing rule", **EVENTS_ABOUT}
SELECTORS: Final[dict[str, int]] = {
    "specialists": codes.SPECIALISTS,
    "batteries": codes.OWN_BATTERIES,
    "labs": codes.OWN_LABS,
    "buildings": codes.BUILDINGS,
    "links": codes.LINKS,
    "improvements": codes.IMPROVEMENTS,
    "missions": codes.MISSIONS,
    "improved greenhouses": codes.UPGRADED,
    "achievements": codes.ACHIEVEMENTS,
    "group": codes.GROUP,
    "corner buildings": codes.CORNER_BUILDINGS,
    "rival rovers": codes.RIVAL_ROVERS,
    "own rovers": codes.OWN_ROVERS,
}
SELECTORS_ABOUT: Final = {
    "specialists": "your specialists, on the map or at home",
    "batteries": "your batteries",
    "labs": "your laboratories",
    "buildings": "buildings you have constructed, large ones included",
    "links": "pairs of your buildings that are orthogonal neighbours",
    "improvements": "parts of ships you have improved, launched or not",
    "missions": "your Mission tiles",
    "improved greenhouses": "your greenhouses on the improved side",
    "achievements": "your achievements",
    "group": "your buildings in the largest group of orthogonal neighbours",
    "corner buildings": "your buildings on the corners of the rover's tile",
    "rival rovers": "rovers of others on tiles orthogonally adjacent to the rover",
    "own rovers": "your rovers on tiles orthogonally adjacent to the rover",
}
PHASES: Final = [
    *("lead", "terrain", "missions", "tokens", "display", "large buildings", "progress", "cubes", "small buildings", "zones", "rovers"),
    *("objectives", "deal factions", "choose factions", "keep buildings", "turns", "over"),
]
LOSSES: Final = ["no", "hunger", "too late", "unmet"]
OPTIONS: Final = [
    *("building_price", "part_research", "rover_seats", "foundation_order"),
    *("outer_corners", "choose_factions", "small_tiles", "difficulty"),
]
EVENT_NAMES: Final = {code: name for name, code in EVENTS.items()}

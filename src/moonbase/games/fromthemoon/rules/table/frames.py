"""Frames: what is half done, one class of named numbers for each kind.

A class has the kind's code and the place of each number in the frame, which compiled code takes as constants. LAYOUTS names the same
numbers for positions and says in which form each is written; a test holds the two together.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Effect:
    """A tile's program under way. ``row`` is an index into the rows; ``tile`` is where the rover stands that set it off, or -1."""

    KIND: Final[i64] = 1
    CARD: Final[i64] = 1
    ROW: Final[i64] = 2
    STEP: Final[i64] = 3
    FLAGS: Final[i64] = 4
    TILE: Final[i64] = 5


@final
class Answers:
    """Everything that answers to an event. ``space`` is the space of the player board that pays once, or -1."""

    KIND: Final[i64] = 2
    EVENT: Final[i64] = 1
    CURSOR: Final[i64] = 2
    TIMES: Final[i64] = 3
    SPACE: Final[i64] = 4
    TILE: Final[i64] = 5


@final
class Tasks:
    """A rover at work: cubes taken and abilities used are counted by colour."""

    KIND: Final[i64] = 3
    ROVER: Final[i64] = 1
    CREW: Final[i64] = 2
    TAKEN: Final[i64] = 3
    ABILITIES: Final[i64] = 4
    TILE: Final[i64] = 5


@final
class Halves:
    """A development, one of whose two halves is done."""

    KIND: Final[i64] = 4
    ACTION: Final[i64] = 1
    DONE: Final[i64] = 2


@final
class Chain:
    """Laboratories to activate, how many still, and the one that was placed, or -1."""

    KIND: Final[i64] = 5
    LABS: Final[i64] = 1
    LEFT: Final[i64] = 2
    ALL: Final[i64] = 3
    NEW: Final[i64] = 4


@final
class Reveal:
    """Nature fills a place of the display."""

    KIND: Final[i64] = 6
    PLACE: Final[i64] = 1


@final
class Placing:
    """A laboratory to place."""

    KIND: Final[i64] = 7
    CARD: Final[i64] = 1


@final
class Building:
    """A building under construction; ``point`` is -1 until its space is chosen."""

    KIND: Final[i64] = 8
    CARD: Final[i64] = 1
    STEP: Final[i64] = 2
    POINT: Final[i64] = 3


@final
class Beside:
    """Tiles beside a new building that may be used."""

    KIND: Final[i64] = 9
    POINT: Final[i64] = 1
    LEFT: Final[i64] = 2
    USED: Final[i64] = 3


@final
class Launch:
    """A ship that launches if it is complete."""

    KIND: Final[i64] = 10
    SHIP: Final[i64] = 1


@final
class Research:
    """An offer of Special Research."""

    KIND: Final[i64] = 11


@final
class Income:
    """Items of the income still to be taken."""

    KIND: Final[i64] = 12
    ITEMS: Final[i64] = 1


@final
class Feeding:
    """The team is fed."""

    KIND: Final[i64] = 13


@final
class Refill:
    """Nature fills the tiles: the next one, and the cubes for each."""

    KIND: Final[i64] = 14
    TILE: Final[i64] = 1
    CUBES: Final[i64] = 2


@final
class Dummy:
    """Nature moves the rovers of the dummy."""

    KIND: Final[i64] = 15
    MOVED: Final[i64] = 1


# --- values of an effect's frame
UNOPENED: Final[i64] = -1  # step: no side has been chosen
CONSENT: Final[i64] = 1  # flag: it was chosen with its price, so it is not asked again
FREE_OF_PRICE: Final[i64] = 2  # flag: the printed price is not due
PAID: Final[i64] = 4  # flag: what was paid for is not declined any more

# --- developments
GREENHOUSES: Final[i64] = 0
TEAM: Final[i64] = 1
RESEARCH: Final[i64] = 2

# --- steps of a building
CHOOSE_FIRST: Final[i64] = 0  # the space decides the price
PAY: Final[i64] = 1
MINIATURE: Final[i64] = 2
END: Final[i64] = 3

# --- items of the income
I_FOOD: Final[i64] = 0
I_RECHARGE: Final[i64] = 1
I_SMALL: Final[i64] = 2  # + small building, from small0

# --- forms: how a number is written in a position
CARD: Final = "card"
ROW: Final = "row"
NUMBER: Final = "number"
FLAGS: Final = "flags"
TILE: Final = "tile"
EVENT: Final = "event"
CREW: Final = "crew"
COLOURS: Final = "colours"
ACTION: Final = "action"
HALVES: Final = "halves"
LABS: Final = "labs"
LAB: Final = "lab"
POINT: Final = "point"
SIDES: Final = "sides"
SHIP: Final = "ship"
ITEMS: Final = "items"


@final
class Layout:
    """The name of a kind of frame, and its numbers in order, each with its form."""

    def __init__(self, name: str, **fields: str) -> None:
        self.name: str = name
        self.fields: list[tuple[str, str]] = list(fields.items())


LAYOUTS: Final = [
    Layout(""),
    Layout("effect", card=CARD, row=ROW, step=NUMBER, flags=FLAGS, tile=TILE),
    Layout("answers", event=EVENT, cursor=NUMBER, times=NUMBER, space=CARD, tile=TILE),
    Layout("tasks", rover=NUMBER, crew=CREW, taken=COLOURS, abilities=COLOURS, tile=TILE),
    Layout("halves", action=ACTION, done=HALVES),
    Layout("chain", labs=LABS, left=NUMBER, all=LABS, new=LAB),
    Layout("reveal", place=NUMBER),
    Layout("lab", card=CARD),
    Layout("build", card=CARD, step=NUMBER, point=POINT),
    Layout("use", point=POINT, left=NUMBER, used=SIDES),
    Layout("launch", ship=SHIP),
    Layout("research"),
    Layout("income", items=ITEMS),
    Layout("feed"),
    Layout("refill", tile=TILE, cubes=NUMBER),
    Layout("dummy", moved=NUMBER),
]
"""By the code of the kind."""
KINDS: Final = [layout.name for layout in LAYOUTS]

FLAG_NAMES: Final = ["consent", "free", "paid"]
ACTION_NAMES: Final = ["greenhouses", "team", "research"]
HALF_NAMES: Final = [["greenhouse", "upgrade"], ["recruit", "train"], ["foundation", "lab"]]
ITEM_NAMES: Final = ["greenhouses", "recharge"]
"""Parts of the income; the small buildings follow by their cards."""

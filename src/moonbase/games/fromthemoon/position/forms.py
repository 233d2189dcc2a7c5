"""The forms of a frame's numbers: each is one class, which writes a number into a position's text and reads it back."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.position.places import read_crew, read_place, read_places
from moonbase.games.fromthemoon.position.values import card, dump_bits, dump_crew, places, row, tile_or_none
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table import frames as f
from moonbase.games.fromthemoon.rules.table.board import SIDES, place_names
from moonbase.games.fromthemoon.rules.table.names import COLOURS, EVENT_NAMES, EVENTS, SHIPS
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, place_text, point_text, tile_text

MOST: Final = 1000
MOST_BITS: Final = 64
LAB_NAMES: Final = place_names(int(c.LAB_ROWS), int(c.LAB_COLUMNS))


class Form:
    """A form, with the defaults of a plain number. ``first`` is the first number of the frame, which some forms depend on."""

    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return str(n)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        """Return the number that was written so, or raise what is wrong with it."""
        return at.whole(-1, MOST)


@final
class Card(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return card(s.columns, n)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return -1 if at.value is None else s.columns.titles.read(at, 0, s.columns.faces)


@final
class Row(Form):
    """A row of a card's program, counted from the first."""

    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return str((n - s.columns.start[first]) // c.WIDTH)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return s.columns.start[first] + at.whole(0, MOST) * c.WIDTH


@final
class Tile(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return tile_or_none(s, n)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return -1 if at.value is None else read_place(at, s.grid.tile_names)


@final
class Point(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return "null" if n < 0 else f'"{point_text(s, n)}"'

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return -1 if at.value is None else read_place(at, s.grid.point_names)


@final
class Lab(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return "null" if n < 0 else f'"{place_text(n, c.LAB_COLUMNS)}"'

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return -1 if at.value is None else read_place(at, LAB_NAMES)


@final
class Labs(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return places(n, c.LAB_COLUMNS)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return read_places(at, LAB_NAMES)


@final
class Crew(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return "{" + dump_crew(n) + "}"

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        at.keys("basic", "specialists")
        return read_crew(at)


@final
class Colours(Form):
    """Three bits a colour."""

    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return dump_bits(n, 3)

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        at.exactly(COLOURS)
        out: i64 = 0
        shift: i64 = 0
        for name in COLOURS:
            out += at.number(name, 0, 7) << shift
            shift += 3
        return out


@final
class Event(Form):
    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return f'"{EVENT_NAMES[int(n)]}"'

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return EVENTS[list(EVENTS)[at.one_of(list(EVENTS))]]


@final
class Named(Form):
    """A number with a name of its own."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return f'"{self.names[n]}"'

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return at.one_of(self.names)


class Bits(Form):
    """A mask, as the list of its bits."""

    def write(self, s: FromTheMoonState, n: i64, first: i64) -> str:
        return row([self.write_bit(s, bit, first) for bit in bits_of(n)])

    def read(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        mask: i64 = 0
        for entry in at.items(MOST_BITS):
            bit: i64 = 1 << self.read_bit(s, entry, first)
            if mask & bit != 0:
                raise entry.wrong("named twice")
            mask |= bit
        return mask

    def write_bit(self, s: FromTheMoonState, bit: i64, first: i64) -> str:
        return f'"{f.FLAG_NAMES[bit]}"'

    def read_bit(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return at.one_of(f.FLAG_NAMES)


@final
class Halves(Bits):
    """The halves of the development that ``first`` names."""

    def write_bit(self, s: FromTheMoonState, bit: i64, first: i64) -> str:
        return f'"{f.HALF_NAMES[first][bit]}"'

    def read_bit(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        return at.one_of(f.HALF_NAMES[first])


@final
class Items(Bits):
    """Items of the income; small buildings by their cards."""

    def write_bit(self, s: FromTheMoonState, bit: i64, first: i64) -> str:
        return f'"{f.ITEM_NAMES[bit]}"' if bit < f.I_SMALL else s.columns.quoted[s.columns.small0 + bit - f.I_SMALL]

    def read_bit(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        if at.value in f.ITEM_NAMES:
            return at.one_of(f.ITEM_NAMES)
        columns = s.columns
        return f.I_SMALL + columns.titles.read(at, columns.small0, columns.large0) - columns.small0


@final
class Sides(Bits):
    """Tiles that the building space ``first`` touches."""

    def write_bit(self, s: FromTheMoonState, bit: i64, first: i64) -> str:
        return f'"{tile_text(s, s.grid.touched[first * SIDES + bit])}"'

    def read_bit(self, s: FromTheMoonState, at: Reader, first: i64) -> i64:
        tile = read_place(at, s.grid.tile_names)
        for k in range(SIDES):
            if first >= 0 and s.grid.touched[first * SIDES + k] == tile:
                return k
        raise at.wrong("the building space does not touch this tile")


FORMS: Final[dict[str, Form]] = {
    f.NUMBER: Form(),
    f.CARD: Card(),
    f.ROW: Row(),
    f.TILE: Tile(),
    f.POINT: Point(),
    f.LAB: Lab(),
    f.LABS: Labs(),
    f.CREW: Crew(),
    f.COLOURS: Colours(),
    f.EVENT: Event(),
    f.ACTION: Named(f.ACTION_NAMES),
    f.SHIP: Named(list(SHIPS)),
    f.FLAGS: Bits(),
    f.HALVES: Halves(),
    f.ITEMS: Items(),
    f.SIDES: Sides(),
}
"""By the names that the layouts use."""

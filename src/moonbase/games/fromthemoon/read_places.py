"""Single values of a position's text: cards by id and name, places by row and column."""

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.card_names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.codes import ROVERS
from moonbase.games.fromthemoon.state import T_ROVER, TILE, FromTheMoonState
from moonbase.games.fromthemoon.table import Table


def read_card(table: Table, entry: Reader, first: i64, end: i64) -> i64:
    """``T-02 Crater Academy`` or the id alone; a name that belongs to another card is an error."""
    words = entry.text().split(" ", 1)
    if words[0] not in table.ids:
        raise entry.wrong(f"unknown card '{words[0]}'")
    face: i64 = table.ids.index(words[0])
    if len(words) == 2 and words[1] != table.names[face]:
        raise entry.wrong(f"{words[0]} is {table.names[face]}, not {words[1]}")
    if not first <= face < end:
        raise entry.wrong(f"{words[0]} does not belong here")
    return face


def read_mask(table: Table, at: Reader, first: i64, end: i64) -> i64:
    """A list of different cards of one kind."""
    mask: i64 = 0
    for entry in at.items(int(end - first)):
        bit: i64 = 1 << (read_card(table, entry, first, end) - first)
        if mask & bit != 0:
            raise entry.wrong("named twice")
        mask |= bit
    return mask


def read_place(entry: Reader, rows: i64, columns: i64) -> i64:
    """``row-column``, counted from 1."""
    for row in range(rows):
        for column in range(columns):
            if entry.value == f"{row + 1}-{column + 1}":
                return row * columns + column
    raise entry.wrong(f"expected a place from 1-1 to {rows}-{columns}")


def read_places(at: Reader, rows: i64, columns: i64) -> i64:
    """A list of different places, as a mask."""
    mask: i64 = 0
    for entry in at.items(int(rows * columns)):
        bit: i64 = 1 << read_place(entry, rows, columns)
        if mask & bit != 0:
            raise entry.wrong("named twice")
        mask |= bit
    return mask


def read_crew(at: Reader) -> i64:
    """The keys ``basic`` and ``specialists``, as one number."""
    riders: i64 = 0
    shift: i64 = 0
    basic, trained = at.at("basic"), at.at("specialists")
    basic.keys(*COLOUR_KEYS)
    trained.keys(*COLOUR_KEYS)
    for name in COLOUR_KEYS:
        riders += basic.at(name).whole(0, 4) << shift
        riders += trained.at(name).whole(0, 4) << (shift + 3)
        shift += 6
    return riders


def put_rover(s: FromTheMoonState, tile: i64, owner: i64, rover: i64, at: Reader) -> None:
    k = tile * TILE + T_ROVER
    if s.tile[k] != 0:
        raise at.wrong("another rover stands there")
    s.tile[k] = 1 + owner * ROVERS + rover


def read_miniatures(s: FromTheMoonState, at: Reader, owner: i64) -> None:
    for entry in at.items(int(s.grid.points)):
        point = read_place(entry, s.grid.rows + 1, s.grid.columns + 1)
        if s.point[point] != 0:
            raise entry.wrong("another miniature stands there")
        s.point[point] = owner + 1

"""Single values of a position's text: cards by id and name, places by row and column."""

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.rules.table.codes import ROVERS
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.state import T_ROVER, TILE, FromTheMoonState


def read_mask(columns: Columns, at: Reader, first: i64, end: i64) -> i64:
    """Read a list of different cards of one kind."""
    mask: i64 = 0
    for entry in at.items(int(end - first)):
        bit: i64 = 1 << (columns.titles.read(entry, first, end) - first)
        if mask & bit != 0:
            raise entry.wrong("named twice")
        mask |= bit
    return mask


def read_place(entry: Reader, names: dict[str, int]) -> i64:
    if not isinstance(entry.value, str) or entry.value not in names:
        raise entry.wrong(f"expected a place from 1-1 to {list(names)[-1]}")
    return names[entry.value]


def read_places(at: Reader, names: dict[str, int]) -> i64:
    """Read a list of different places, as a mask."""
    mask: i64 = 0
    for entry in at.items(len(names)):
        bit: i64 = 1 << read_place(entry, names)
        if mask & bit != 0:
            raise entry.wrong("named twice")
        mask |= bit
    return mask


def read_crew(at: Reader) -> i64:
    """Read the keys ``basic`` and ``specialists`` as one number."""
    riders: i64 = 0
    shift: i64 = 0
    basic, trained = at.at("basic"), at.at("specialists")
    basic.exactly(COLOUR_KEYS)
    trained.exactly(COLOUR_KEYS)
    for name in COLOUR_KEYS:
        riders += basic.number(name, 0, 4) << shift
        riders += trained.number(name, 0, 4) << (shift + 3)
        shift += 6
    return riders


def put_rover(s: FromTheMoonState, tile: i64, owner: i64, rover: i64, at: Reader) -> None:
    k = tile * TILE + T_ROVER
    if s.tile[k] != 0:
        raise at.wrong("another rover stands there")
    s.tile[k] = 1 + owner * ROVERS + rover


def read_miniatures(s: FromTheMoonState, at: Reader, owner: i64) -> None:
    for entry in at.items(int(s.grid.points)):
        point = read_place(entry, s.grid.point_names)
        if s.point[point] != 0:
            raise entry.wrong("another miniature stands there")
        s.point[point] = owner + 1

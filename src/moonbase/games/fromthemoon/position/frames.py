"""Half-done effects of a position from outside: each frame is read by its form; the audit says whether it fits."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.position.places import read_crew, read_place, read_places
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES, place_names
from moonbase.games.fromthemoon.rules.table.frames import ACTION_NAMES, FLAG_NAMES, HALF_NAMES, I_SMALL, ITEM_NAMES, KINDS, LAYOUTS
from moonbase.games.fromthemoon.rules.table.names import COLOURS, EVENTS, SHIPS
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, push

MOST_FRAMES = 200
MOST = 1000
LAB_NAMES: Final = place_names(int(c.LAB_ROWS), int(c.LAB_COLUMNS))


def read_frames(s: FromTheMoonState, at: Reader) -> None:
    """Lowest first, as they were opened."""
    for entry in at.items(MOST_FRAMES):
        read_frame(s, entry)


def read_frame(s: FromTheMoonState, at: Reader) -> None:
    if not isinstance(at.value, dict) or "kind" not in at.value:
        raise at.wrong("expected an object with the key 'kind'")
    kind = at.at("kind").one_of(KINDS)
    if kind == 0:
        raise at.at("kind").wrong("no such question")
    fields = LAYOUTS[kind].fields
    at.keys("kind", *[name for name, _ in fields])
    values = [0] * 5
    for k, (name, form) in enumerate(fields):
        values[k] = int(read_field(s, form, at.at(name), values[0]))
    push(s, kind, values[0], values[1], values[2], values[3], values[4])


def read_field(s: FromTheMoonState, form: str, at: Reader, first: i64) -> i64:
    t = s.table
    if form == "number":
        return at.whole(-1, MOST)
    if form == "row":
        return t.start[first] + at.whole(0, MOST) * c.WIDTH
    if form == "card":
        return -1 if at.value is None else t.titles.read(at, 0, t.faces)
    if form == "tile":
        return -1 if at.value is None else read_place(at, s.grid.tile_names)
    if form == "point":
        return -1 if at.value is None else read_place(at, s.grid.point_names)
    if form == "lab":
        return -1 if at.value is None else read_place(at, LAB_NAMES)
    if form == "labs":
        return read_places(at, LAB_NAMES)
    if form == "crew":
        at.keys("basic", "specialists")
        return read_crew(at)
    if form == "colours":
        return read_colours(at)
    if form == "event":
        return EVENTS[list(EVENTS)[at.one_of(list(EVENTS))]]
    if form == "action":
        return at.one_of(ACTION_NAMES)
    if form == "ship":
        return at.one_of(list(SHIPS))
    return read_bits(s, form, at, first)


def read_colours(at: Reader) -> i64:
    """Three bits a colour."""
    at.exactly(COLOURS)
    out: i64 = 0
    shift: i64 = 0
    for name in COLOURS:
        out += at.number(name, 0, 7) << shift
        shift += 3
    return out


def read_bits(s: FromTheMoonState, form: str, at: Reader, first: i64) -> i64:
    mask: i64 = 0
    for entry in at.items(64):
        bit: i64 = 1 << read_bit(s, form, entry, first)
        if mask & bit != 0:
            raise entry.wrong("named twice")
        mask |= bit
    return mask


def read_bit(s: FromTheMoonState, form: str, at: Reader, first: i64) -> i64:
    t = s.table
    if form == "flags":
        return at.one_of(FLAG_NAMES)
    if form == "halves":
        return at.one_of(HALF_NAMES[first])
    if form == "sides":
        return side_of(s, first, at)
    if at.value in ITEM_NAMES:
        return at.one_of(ITEM_NAMES)
    return I_SMALL + t.titles.read(at, t.small0, t.large0) - t.small0


def side_of(s: FromTheMoonState, point: i64, at: Reader) -> i64:
    """Which of the tiles that a building space touches this is."""
    tile = read_place(at, s.grid.tile_names)
    for k in range(SIDES):
        if point >= 0 and s.grid.touched[point * SIDES + k] == tile:
            return k
    raise at.wrong("the building space does not touch this tile")

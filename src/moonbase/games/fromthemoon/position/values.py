"""Single values of a position's text: cards, places, counts by colour, and lists of them."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.names import COLOURS
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, place_text, tile_text


def block(entries: list[str], indent: str, ends: str = "[]") -> str:
    """Write a list, or an object, with a line for each entry."""
    if not entries:
        return ends
    line = "\n" + indent + "  "
    return ends[0] + line + ("," + line).join(entries) + "\n" + indent + ends[1]


def row(entries: list[str]) -> str:
    return "[" + ", ".join(entries) + "]"


def number(n: i64) -> str:
    return "null" if n < 0 else str(n)


def card(columns: Columns, face: i64) -> str:
    return "null" if face < 0 else columns.quoted[face]


def tile_or_none(s: FromTheMoonState, tile: i64) -> str:
    return "null" if tile < 0 else f'"{tile_text(s, tile)}"'


def places(mask: i64, columns: i64) -> str:
    return row([f'"{place_text(k, columns)}"' for k in bits_of(mask)])


def cards_of(columns: Columns, first: i64, mask: i64) -> str:
    return row([columns.quoted[first + k] for k in bits_of(mask)])


def dump_bits(n: i64, apart: i64) -> str:
    """Write three bits a colour, so far apart."""
    return f'{{"{COLOURS[0]}": {n & 7}, "{COLOURS[1]}": {(n >> apart) & 7}, "{COLOURS[2]}": {(n >> (2 * apart)) & 7}}}'


def dump_faces(s: FromTheMoonState, faces: vec[i64], first: i64, n: i64) -> str:
    return row([card(s.columns, faces[k]) for k in range(first, first + n)])


def dump_crew(riders: i64) -> str:
    return f'"basic": {dump_bits(riders, 6)}, "specialists": {dump_bits(riders >> 3, 6)}'

"""The Moon: tiles with their effect, cubes, rovers and the numbers to send rovers there; buildings stand on the corners between them."""

from collections.abc import Collection
from typing import Final

from rich.text import Text

from moonbase.cli.games.fromthemoon.short import brief, tight
from moonbase.cli.games.fromthemoon.words import BUILDING, ROVER, cut, letters, seat_sign, seat_style
from moonbase.cli.rendering.elements import Found, Plain, number
from moonbase.cli.rendering.narrator import Narrator

CUBES: Final = 4
"""Columns for the cubes of a tile."""
FREE: Final = "○"
WIDEST: Final = 22


def cell_width(width: int, columns: int) -> int:
    """Return the columns of a tile: as many as fit beside the panel. In a wide window the panel grows first."""
    panel = 27 if width < 100 else 44
    return max(10, min(WIDEST, (width - panel) // columns - 1))


def grid_lines(view: Plain, choices: Found, narrator: Narrator, width: int, shrunk: Collection[str]) -> list[Text]:
    grid = view["grid"]
    columns = grid["columns"]
    lines: list[Text] = []
    for row in range(grid["rows"]):
        lines.append(_rim(grid, row, choices, width))
        tiles = grid["tiles"][row * columns : (row + 1) * columns]
        kinds = ["effect", "cubes"] if "names of tiles" in shrunk else ["name", "effect", "cubes"]
        for index, kind in enumerate(kinds):
            line = Text(f"{row + 1} " if index == 0 else "  ", "bold")
            for tile in tiles:
                line.append("│", "dim").append_text(_fitted(_cell(tile, kind, choices, narrator, width), width))
            lines.append(line.append("│", "dim"))
    lines.append(_rim(grid, grid["rows"], choices, width))
    return lines


def _rim(grid: Plain, row: int, choices: Found, width: int) -> Text:
    """Draw a row of building spaces; over the Moon stand the numbers of its columns."""
    line = Text("  ")
    points = grid["columns"] + 1
    for column in range(points):
        sign = _space(grid["points"][row * points + column], choices)
        line.append_text(sign)
        if column < grid["columns"]:
            bare = width + 1 - len(sign)
            name = f" {column + 1} " if row == 0 else ""
            left = (width - len(name)) // 2 - (len(sign) - 1)
            line.append("─" * left, "dim").append(name, "bold").append("─" * (bare - left - len(name)), "dim")
    return line


def _space(point: Plain, choices: Found) -> Text:
    """``■A`` for a building, the number where one can be placed now, else a free space."""
    if point["owner"] is not None:
        return Text(f"{BUILDING}{seat_sign(point['owner'])}", seat_style(point["owner"]))
    choice = choices.get(f"at {point['row']}-{point['column']}")
    if choice is not None and choice.refusal is None:
        return number(choice)
    return Text(FREE if point["space"] else "┼", "dim")


def _cell(tile: Plain, kind: str, choices: Found, narrator: Narrator, width: int) -> Text:
    card = narrator.gallery.get(tile["card"] or "")
    if card is None:
        return Text()
    if kind == "name":
        return Text(cut(card["name"], width), "bold")
    if kind == "effect":
        short = brief(card, narrator)
        return Text(cut(short if len(short) <= width else tight(card, narrator), width), "cyan")
    line = letters(tile["cubes"], narrator)
    line.append(" " * (CUBES + 1 - len(line)))
    if tile["rover"] is not None:
        owner = tile["rover"]["owner"]
        return line.append(f"{ROVER}{seat_sign(owner)}{tile['rover']['number']}", seat_style(owner))
    use = choices.get(f"use {tile['row']}-{tile['column']}")
    if use is not None and use.refusal is None:
        return line.append(f"{narrator.say('fromthemoon.grid.use')} ").append_text(number(use))
    return line.append_text(_sends(tile, choices, width))


def _sends(tile: Plain, choices: Found, width: int) -> Text:
    """``→ 1 10 19``: the numbers to send rover 1, 2 and 3 here, a dash for a rover that is out; an arrow where they do not fit."""
    found = [choices.get(f"send {rover} {tile['row']}-{tile['column']}") for rover in (1, 2, 3)]
    if not any(choice is not None and choice.refusal is None for choice in found):
        return Text()
    if not numbers_fit(choices, width):
        return Text("→", "green")
    parts = [number(choice) if choice is not None and choice.refusal is None else Text("–", "dim") for choice in found]
    line = Text(" ").join(parts)
    return Text("→ ", "dim").append_text(line) if CUBES + 3 + len(line) <= width else line


def numbers_fit(choices: Found, width: int) -> bool:
    """Tell whether every tile has room for the numbers of three rovers."""
    longest: dict[str, int] = {}
    for choice in choices.values():
        if choice.verb == "send" and choice.refusal is None:
            tile = str(choice.operands["at"])
            longest[tile] = longest.get(tile, 3) + len(str(choice.number)) - 1
    return CUBES + 3 + max(longest.values(), default=0) <= width


def _fitted(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis", pad=True)
    return text

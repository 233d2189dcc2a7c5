"""The own rovers, one line each: crew, place, and the numbers to recruit and to train there."""

import re
from collections.abc import Collection

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.short import brief
from moonbase.cli.games.fromthemoon.words import COLOURS, GOODS, crew, place
from moonbase.cli.rendering.elements import Found, Plain, number, running

PRICE = re.compile(r" for ((?:\d+ \w+(?:, | and )?)+|free)")


def price_of(words: str) -> str:
    """``1W 1P`` out of "Take a greenhouse for 1 water and 1 polymer"."""
    found = PRICE.search(words)
    return "" if found is None else brief(found[1]).replace(",", "").strip()


def is_of_team(text: str) -> bool:
    return text.split()[0] in ("recruit", "train")


def team_lines(view: Plain, choices: Found, shrunk: Collection[str]) -> list[RenderableType]:
    """Three lines, and a head where there is room for it."""
    mine = view["seats"][view["viewer"] or 0]
    offered = [verb for verb in ("recruit", "train") if any(is_open(choices, verb, colour, n) for colour in COLOURS for n in (1, 2, 3))]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4 + 4 * len(offered)):
        grid.add_column(no_wrap=True)
    if "head of the rovers" not in shrunk:
        heads = [Text("Rovers", "bold"), Text("crew", "dim"), Text("at", "dim"), Text("free seats", "dim")]
        grid.add_row(*heads, *(head for verb in offered for head in _heads(verb, choices)))
    for index, rover in enumerate(mine["team"]["rovers"]):
        label = Text(f"{'Rover' if index == 0 and 'head of the rovers' in shrunk else '':<6}", "bold").append(f"{rover['number']}   ")
        where = "home" if rover["tile"] is None else f"on {place(view['grid']['columns'], rover['tile'])}"
        seats = f"{rover['free']} free" if "head of the rovers" in shrunk else str(rover["free"])
        cells = [label, crew(rover), Text(f"{where} ", "" if rover["tile"] is None else "dim"), Text(f"{seats}  ", "dim")]
        grid.add_row(*cells, *(cell for verb in offered for cell in _numbers(verb, rover["number"], choices)))
    return [grid]


def team_in_brief(view: Plain, choices: Found, width: int) -> list[RenderableType]:
    """All rovers in a line, and how many can be recruited and trained."""
    mine = view["seats"][view["viewer"] or 0]
    columns = view["grid"]["columns"]
    parts = []
    for rover in mine["team"]["rovers"]:
        where = "home" if rover["tile"] is None else f"on {place(columns, rover['tile'])}"
        parts.append(Text(f"{rover['number']} ", "bold").append_text(crew(rover)).append(f" {where}", "dim"))
    growing = sum(is_of_team(text) and choice.refusal is None for text, choice in choices.items())
    return [*running([("", [*parts, *([Text(f"{growing} to recruit or train: team", "dim")] if growing else [])])], "Rovers", width)]


def send_hint(view: Plain, choices: Found, width: int) -> list[RenderableType]:
    """Say how to send a rover if the numbers do not fit on the tiles."""
    home = [rover["number"] for rover in view["seats"][view["viewer"] or 0]["team"]["rovers"] if rover["tile"] is None]
    tile = next(text.split()[-1] for text, choice in choices.items() if text.startswith("send ") and choice.refusal is None)
    hint = Text("type ").append(f"send {home[0]} {tile}", "bold green").append(f" for rover {home[0]} to tile {tile}")
    return [*running([("", [hint, Text("send lists all", "dim")])], "Send", width)]


def is_open(choices: Found, verb: str, colour: str, rover: int) -> bool:
    choice = choices.get(f"{verb} {colour} {rover}")
    return choice is not None and choice.refusal is None


def _heads(verb: str, choices: Found) -> list[Text]:
    """``recruit 1E  M  W  P``."""
    prices = {price_of(choice.words) for text, choice in choices.items() if text.startswith(f"{verb} ") and choice.refusal is None}
    cost = min(prices, key=len) if prices else ""
    return [Text(f"  {verb} {cost}".rstrip(), "dim"), *(Text(f"{GOODS[colour][0]} ", GOODS[colour][1]) for colour in COLOURS)]


def _numbers(verb: str, rover: int, choices: Found) -> list[Text]:
    found = [choices.get(f"{verb} {colour} {rover}") for colour in COLOURS]
    cells = [number(choice) if choice is not None and choice.refusal is None else Text("–", "dim") for choice in found]
    return [Text(f"  {verb}", "dim"), *cells]

"""The own rovers, one line each: crew, place, and the numbers to recruit and to train there."""

from collections.abc import Collection
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.prices import price_of
from moonbase.cli.games.fromthemoon.words import COLOURS, GOODS, crew, letter, place
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Plain, number, running
from moonbase.cli.rendering.narrator import Narrator

VERBS: Final = ("recruit", "train")


def is_of_team(choice: Choice) -> bool:
    return choice.verb in VERBS


def team_lines(view: Plain, choices: Found, narrator: Narrator, shrunk: Collection[str]) -> list[RenderableType]:
    """Draw three lines, and a head where there is room for it."""
    mine = view["seats"][view["viewer"] or 0]
    offered = [verb for verb in VERBS if any(is_open(choices, verb, colour, n) for colour in COLOURS for n in (1, 2, 3))]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4 + 4 * len(offered)):
        grid.add_column(no_wrap=True)
    if "head of the rovers" not in shrunk:
        heads = [Text(narrator.say("fromthemoon.team.rovers"), "bold")]
        heads += [Text(narrator.say(f"fromthemoon.team.{head}"), "dim") for head in ("crew", "at", "seats")]
        grid.add_row(*heads, *(head for verb in offered for head in _heads(verb, choices, narrator)))
    for index, rover in enumerate(mine["team"]["rovers"]):
        name = narrator.say("fromthemoon.team.rover") if index == 0 and "head of the rovers" in shrunk else ""
        label = Text(f"{name:<6}", "bold").append(f"{rover['number']}   ")
        where = where_word(rover, view["grid"]["columns"], narrator)
        seats = narrator.say("fromthemoon.team.free", n=rover["free"]) if "head of the rovers" in shrunk else str(rover["free"])
        cells = [label, crew(rover, narrator), Text(f"{where} ", "" if rover["tile"] is None else "dim"), Text(f"{seats}  ", "dim")]
        grid.add_row(*cells, *(cell for verb in offered for cell in _numbers(verb, rover["number"], choices, narrator)))
    return [grid]


def where_word(rover: Plain, columns: int, narrator: Narrator) -> str:
    """``home``, or ``on 2-3``."""
    if rover["tile"] is None:
        return narrator.say("fromthemoon.team.home")
    return narrator.say("fromthemoon.team.on", at=place(columns, rover["tile"]))


def team_in_brief(view: Plain, choices: Found, narrator: Narrator, width: int) -> list[RenderableType]:
    """Draw all rovers in a line, and how many can be recruited and trained."""
    mine = view["seats"][view["viewer"] or 0]
    columns = view["grid"]["columns"]
    parts = []
    for rover in mine["team"]["rovers"]:
        where = where_word(rover, columns, narrator)
        parts.append(Text(f"{rover['number']} ", "bold").append_text(crew(rover, narrator)).append(f" {where}", "dim"))
    growing = sum(is_of_team(choice) and choice.refusal is None for choice in choices.values())
    if growing:
        parts.append(Text(narrator.say("fromthemoon.team.growing", n=growing), "dim"))
    return [*running([("", parts)], narrator.say("fromthemoon.team.rovers"), width)]


def send_hint(view: Plain, choices: Found, narrator: Narrator, width: int) -> list[RenderableType]:
    """Say how to send a rover if the numbers do not fit on the tiles."""
    home = [rover["number"] for rover in view["seats"][view["viewer"] or 0]["team"]["rovers"] if rover["tile"] is None]
    tile = next(str(choice.operands["at"]) for choice in choices.values() if choice.verb == "send" and choice.refusal is None)
    typed = f"{narrator.say('word.send')} {home[0]} {tile}"
    hint = Text.assemble((typed, "bold green"), " ", narrator.say("fromthemoon.send.hint", rover=home[0], at=tile))
    parts = [hint, Text(narrator.say("fromthemoon.send.all"), "dim")]
    return [*running([("", parts)], narrator.say("fromthemoon.label.send"), width)]


def is_open(choices: Found, verb: str, colour: str, rover: int) -> bool:
    choice = choices.get(f"{verb} {colour} {rover}")
    return choice is not None and choice.refusal is None


def _heads(verb: str, choices: Found, narrator: Narrator) -> list[Text]:
    """``recruit 1E  M  W  P``."""
    open = [choice for choice in choices.values() if choice.verb == verb and choice.refusal is None]
    prices = {price_of(choice.said, narrator) for choice in open}
    cost = min(prices, key=len) if prices else ""
    head = f"{_verb(verb, narrator)} {cost}" if cost else _verb(verb, narrator)
    return [Text(head, "dim"), *(Text(f"{letter(colour, narrator)} ", GOODS[colour]) for colour in COLOURS)]


def _numbers(verb: str, rover: int, choices: Found, narrator: Narrator) -> list[Text]:
    found = [choices.get(f"{verb} {colour} {rover}") for colour in COLOURS]
    cells = [number(choice) if choice is not None and choice.refusal is None else Text("–", "dim") for choice in found]
    return [Text(_verb(verb, narrator), "dim"), *cells]


def _verb(verb: str, narrator: Narrator) -> str:
    return f"  {narrator.say(f'fromthemoon.team.{verb}')}"

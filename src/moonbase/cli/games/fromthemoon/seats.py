"""The head of the table, the players side by side, and the objectives of a game for one."""

from typing import Final

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.words import COLOURS, GOODS, letter, seat_sign, seat_style, ship_name
from moonbase.cli.rendering.elements import Plain, running
from moonbase.cli.rendering.narrator import Narrator

LAST: Final = 6
"""Spaces of the progress track."""


def moment(view: Plain, narrator: Narrator) -> str:
    if view["phase"] == "set-up":
        return narrator.say("fromthemoon.head.set_up")
    return narrator.say("fromthemoon.head.round", n=view["round"])


def header(view: Plain, narrator: Narrator, width: int) -> Text:
    """`` FROM THE MOON  round 3 · ...``."""
    names = narrator.names
    out = Text.assemble((" FROM THE MOON ", "bold reverse"), "  ", moment(view, narrator))
    if view["last_round"]:
        out.append(" · ").append(narrator.say("fromthemoon.head.last_round"), "bold red")
    away = ", ".join(ship_name(ship["ship"], narrator) for ship in view["ships"] if ship["launched"])
    out.append(" · " + narrator.say("fromthemoon.head.launched" if away else "fromthemoon.head.none_launched", ships=away))
    if view["solo"] is not None:
        level = narrator.gallery[view["solo"]["difficulty"]]["name"]
        out.append(" · " + narrator.say("fromthemoon.head.alone", level=level))
    else:
        order = " · " + narrator.say("head.order", order=" → ".join(names[seat] for seat in view["order"]))
        out.append(order if len(out) + len(order) <= width else " · " + narrator.say("head.first", name=names[view["lead"]]))
    cubes = " ".join(f"{view['bag'][colour]}{letter(colour, narrator)}" for colour in COLOURS)
    bag = " · " + narrator.say("fromthemoon.head.bag", cubes=cubes)
    return out.append(bag if len(out) + len(bag) <= width else "")


def seat_table(view: Plain, narrator: Narrator, width: int, alone: bool = False) -> Table:
    """Make a table with one row a player; ``alone``: only the viewer's."""
    wide = _fits(_heads(True, narrator), narrator, width)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for head in _heads(wide, narrator):
        table.add_column(head, justify="right", no_wrap=True)
    for seat in view["seats"]:
        if alone and seat["seat"] != view["viewer"]:
            continue
        table.add_row(*_row(view, seat, narrator))
    return table


def _fits(heads: list[str], narrator: Narrator, width: int) -> bool:
    """Tell whether there is room for whole words beside the longest name."""
    return max(map(len, narrator.names)) + 4 + sum(len(head) + 1 for head in heads) <= width


def _heads(wide: bool, narrator: Narrator) -> list[str]:
    form = "wide" if wide else "narrow"
    points = [narrator.say(f"fromthemoon.{form}.{head}") for head in ("points", "final", "achievements", "energy")]
    goods = [narrator.say(f"fromthemoon.good.{name}") if wide else letter(name, narrator) for name in (*COLOURS, "food")]
    board = [narrator.say(f"fromthemoon.{form}.{head}") for head in ("team", "greenhouses", "labs", "buildings", "improved", "pawn")]
    return points + goods + board


def _row(view: Plain, seat: Plain, narrator: Narrator) -> list[Text]:
    mine = view["viewer"] == seat["seat"]
    sign = seat_sign(seat["seat"])
    name = Text.assemble(
        "▸" if view["turn"] == seat["seat"] else " ",
        (f"{sign} ", seat_style(seat["seat"])),
        (narrator.names[seat["seat"]], "bold" if mine else ""),
    )
    cells = [name, Text(str(seat["score"]), "bold"), Text(str(seat["final"]["total"]), "dim"), Text(str(seat["achievements"]), "yellow")]
    cells.append(Text(f"{seat['energy']}/{seat['capacity']}", GOODS["energy"]))
    cells += [Text(str(seat["goods"][kind]), GOODS[kind] if seat["goods"][kind] else "dim") for kind in (*COLOURS, "food")]
    team, houses = seat["team"], seat["greenhouses"]
    cells.append(Text(f"{team['astronauts']}" + (f" {team['specialists']}*" if team["specialists"] else "")))
    cells.append(Text(f"{houses['count']}" + (f" {houses['improved']}↑" if houses["improved"] else "")))
    cells.append(Text(f"{seat['lab_count']}/{2 * seat['foundations']}"))
    cells += [Text(str(seat["buildings"]["count"])), Text(str(sum(map(len, seat["improvements"].values()))))]
    return [*cells, Text(narrator.say("fromthemoon.track.off") if seat["pawn"] > LAST else f"{seat['pawn']}/{LAST}")]


def objective_lines(view: Plain, narrator: Narrator, width: int, named: bool = True) -> list[Text]:
    """Show the objectives of a solo game and the progress of each."""
    if view["solo"] is None:
        return []
    parts = [objective_part(objective, narrator, named) for objective in view["solo"]["objectives"]]
    return running([("", parts)], narrator.say("fromthemoon.label.objectives"), width)


def objective_part(objective: Plain, narrator: Narrator, named: bool = True) -> Text:
    """``✓ Settled 6/6 buildings``."""
    card = narrator.gallery[objective["card"]]
    out = Text("✓ " if objective["met"] else "", "bold green")
    if named:
        out.append(f"{card['name']} ", "green" if objective["met"] else "bold")
    return out.append(_progress(objective, card, narrator), "dim")


def _progress(objective: Plain, card: Plain, narrator: Narrator) -> str:
    if objective["launch"] is not None:
        spaces = {ship: space for ship, space in objective["launch"].items() if space}
        at = " ".join(f"{narrator.say(f'fromthemoon.tight.ship.{ship}')}{space}" for ship, space in spaces.items())
        return narrator.say("fromthemoon.objective.launches", n=objective["count"], all=len(spaces), at=at)
    counts = narrator.say(f"fromthemoon.counts.{card['facts']['count']}")
    key = "fromthemoon.objective.at" if objective["space"] else "fromthemoon.objective.count"
    return narrator.say(key, n=objective["count"], all=objective["least"], what=counts, space=objective["space"] or 0)

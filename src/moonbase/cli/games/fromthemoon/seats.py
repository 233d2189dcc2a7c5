"""The head of the table, the players side by side, and the objectives of a game for one."""

from typing import Final

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.words import COLOURS, GOODS, SHIPS, STAR, seat_sign, seat_style
from moonbase.cli.rendering.elements import Gallery, Plain, running

WIDE: Final = 104
"""From this many columns on the heads are whole words."""
LAST: Final = 6
"""Spaces of the progress track."""


def moment(view: Plain) -> str:
    return f"round {view['round']}" if view["phase"] != "set-up" else "set-up"


def header(view: Plain, names: list[str], width: int) -> Text:
    """`` FROM THE MOON  round 3 · ...``."""
    out = Text.assemble((" FROM THE MOON ", "bold reverse"), "  ", moment(view))
    if view["last_round"]:
        out.append(" · ").append("LAST ROUND", "bold red")
    away = [SHIPS[ship["ship"]] for ship in view["ships"] if ship["launched"]]
    out.append(f" · launched: {', '.join(away)}" if away else " · no ship launched")
    if view["solo"] is not None:
        out.append(f" · alone, {_difficulty(view)}")
    else:
        order = f" · order {' → '.join(names[seat] for seat in view['order'])}"
        out.append(order if len(out) + len(order) <= width else f" · first: {names[view['lead']]}")
    bag = " · bag " + " ".join(f"{view['bag'][colour]}{GOODS[colour][0]}" for colour in COLOURS)
    return out.append(bag if len(out) + len(bag) <= width else "")


def _difficulty(view: Plain) -> str:
    return ("easy", "normal", "hard", "expert")[min(3, view["options"]["difficulty"])]


def seat_table(view: Plain, names: list[str], width: int, alone: bool = False) -> Table:
    """One row a player; ``alone``: only the viewer's."""
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for head in ("points" if wide else "pts", "if ended" if wide else "Σ", "achievements" if wide else STAR, "energy"):
        table.add_column(head, justify="right", no_wrap=True)
    for name in (*COLOURS, "food"):
        table.add_column(name if wide else GOODS[name][0], justify="right", no_wrap=True)
    heads = ("team", "greenhouses", "labs", "buildings", "improved", "pawn") if wide else ("team", "greenh.", "labs", "bld", "imp", "pawn")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for seat in view["seats"]:
        if alone and seat["seat"] != view["viewer"]:
            continue
        table.add_row(*_row(view, seat, names))
    return table


def _row(view: Plain, seat: Plain, names: list[str]) -> list[Text]:
    mine = view["viewer"] == seat["seat"]
    sign = seat_sign(seat["seat"])
    name = Text.assemble(
        "▸" if view["turn"] == seat["seat"] else " ", (f"{sign} ", seat_style(seat["seat"])), (names[seat["seat"]], "bold" if mine else "")
    )
    cells = [name, Text(str(seat["score"]), "bold"), Text(str(seat["final"]["total"]), "dim"), Text(str(seat["achievements"]), "yellow")]
    cells.append(Text(f"{seat['energy']}/{seat['capacity']}", GOODS["energy"][1]))
    cells += [Text(str(seat["goods"][kind]), GOODS[kind][1] if seat["goods"][kind] else "dim") for kind in (*COLOURS, "food")]
    team, houses = seat["team"], seat["greenhouses"]
    cells.append(Text(f"{team['astronauts']}" + (f" {team['specialists']}*" if team["specialists"] else "")))
    cells.append(Text(f"{houses['count']}" + (f" {houses['improved']}↑" if houses["improved"] else "")))
    cells.append(Text(f"{seat['lab_count']}/{2 * seat['foundations']}"))
    cells += [Text(str(seat["buildings"]["count"])), Text(str(sum(map(len, seat["improvements"].values()))))]
    return [*cells, Text("off" if seat["pawn"] > LAST else f"{seat['pawn']}/{LAST}")]


def objective_lines(view: Plain, gallery: Gallery, width: int, named: bool = True) -> list[Text]:
    """Show the objectives of a solo game and the progress of each."""
    if view["solo"] is None:
        return []
    return running([("", [objective_part(objective, gallery, named) for objective in view["solo"]["objectives"]])], "Objectives", width)


def objective_part(objective: Plain, gallery: Gallery, named: bool = True) -> Text:
    """``✓ Settled 6/6 buildings``."""
    card = gallery[objective["card"]]
    out = Text("✓ " if objective["met"] else "", "bold green")
    if named:
        out.append(f"{card['name']} ", "green" if objective["met"] else "bold")
    if objective["launch"] is not None:
        spaces = " ".join(f"{SHIPS[ship][:3]}{space}" for ship, space in objective["launch"].items() if space)
        return out.append(f"{objective['count']}/{sum(map(bool, objective['launch'].values()))} launches at {spaces}", "dim")
    counted = {"group": "joined buildings"}.get(str(card["facts"]["count"]), str(card["facts"]["count"]))
    where = f" at space {objective['space']}" if objective["space"] else ""
    return out.append(f"{objective['count']}/{objective['least']} {counted}{where}", "dim")

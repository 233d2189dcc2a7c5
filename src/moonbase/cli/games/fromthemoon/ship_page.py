"""The ships in full: every part with its price and points, who built and improved it, and what a launch would pay."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.words import goods, price, seat_style, ship_name
from moonbase.cli.rendering.elements import Plain, dash
from moonbase.cli.rendering.narrator import Narrator

HEADS: Final = ("part", "mission", "cost", "points", "built", "improve", "points", "improved")


def ships_page(view: Plain, narrator: Narrator) -> Group:
    out: list[RenderableType] = []
    for ship in view["ships"]:
        out += [_head(view, ship, narrator), *([] if ship["launched"] and not ship["parts"] else [_parts(ship, narrator)])]
    return Group(*out)


def _head(view: Plain, ship: Plain, narrator: Narrator) -> Text:
    name = ship_name(ship["ship"], narrator)
    if ship["launched"]:
        on = ship["launched_on"]
        return Text(narrator.say("fromthemoon.ships.launched_on" if on else "fromthemoon.ships.launched", ship=name, n=on or 0), "dim")
    key = "fromthemoon.ships.alone" if view["solo"] is not None else "fromthemoon.ships.pays"
    line = Text(name, "bold")
    line.append(f"  {narrator.say(key, left=ship['left'], first=ship['first'], second=ship['second'])}", "not bold")
    paid = [(seat, points) for seat, points in enumerate(ship["pays"]) if points]
    for index, (seat, points) in enumerate(paid):
        line.append(", " if index else f"; {narrator.say('fromthemoon.ships.now')} ", "not bold")
        line.append(f"{narrator.names[seat]} {points}", seat_style(seat))
    return line


def _parts(ship: Plain, narrator: Narrator) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for index, head in enumerate(HEADS):
        title = narrator.say(f"fromthemoon.ships.{head}")
        table.add_column(title if index else f"  {title}", no_wrap=True, justify="right" if head == "points" else "left")
    for part in ship["parts"]:
        mission = narrator.gallery.get(part["mission"] or "")
        table.add_row(
            f"  {part['part']}",
            Text("" if mission is None else mission["name"], "bold" if part["owner"] is None else "dim"),
            price(part["cost"], narrator),
            str(part["points"]),
            _owner(part["owner"], narrator),
            dash(goods(part["improve_cost"], narrator)),
            str(part["improve_points"]),
            Text(narrator.say("fromthemoon.ships.open"), "green") if part["improvable"] else _owner(part["improver"], narrator),
        )
    return table


def _owner(seat: int | None, narrator: Narrator) -> Text:
    return Text("") if seat is None else Text(narrator.names[seat], seat_style(seat))

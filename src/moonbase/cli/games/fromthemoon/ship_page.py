"""The ships in full: every part with its price and points, who built and improved it, and what a launch would pay."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.words import SHIPS, goods, price, seat_style
from moonbase.cli.rendering.elements import Gallery, Plain, dash


def ships_page(view: Plain, gallery: Gallery, names: list[str]) -> Group:
    out: list[RenderableType] = []
    for ship in view["ships"]:
        out += [_head(view, ship, names), *([] if ship["launched"] and not ship["parts"] else [_parts(ship, gallery, names)])]
    return Group(*out)


def _head(view: Plain, ship: Plain, names: list[str]) -> Text:
    line = Text(SHIPS[ship["ship"]], "bold")
    if ship["launched"]:
        on = ship["launched_on"]
        return line.append(" has launched" + (f", with the pawn on space {on}" if on else ""), "dim")
    most = "2 own improvements or more" if view["solo"] is not None else "the most parts"
    second = "1" if view["solo"] is not None else "the second most"
    line.append(f"  {ship['left']} to build; the launch pays {ship['first']} for {most}, {ship['second']} for {second}")
    paid = [(seat, points) for seat, points in enumerate(ship["pays"]) if points]
    for index, (seat, points) in enumerate(paid):
        line.append(", " if index else "; now ").append(f"{names[seat]} {points}", seat_style(seat))
    return line


def _parts(ship: Plain, gallery: Gallery, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("  part", "mission", "cost", "points", "built by", "improve", "points", "improved by"):
        table.add_column(head, no_wrap=True, justify="right" if head == "points" else "left")
    for part in ship["parts"]:
        mission = gallery.get(part["mission"] or "")
        built, improved = part["owner"], part["improver"]
        table.add_row(
            f"  {part['part']}",
            Text("" if mission is None else str(mission["name"]), "bold" if built is None else "dim"),
            price(part["cost"]),
            str(part["points"]),
            Text("") if built is None else Text(names[built], seat_style(built)),
            dash(goods(part["improve_cost"])),
            str(part["improve_points"]),
            Text("now open", "green")
            if part["improvable"]
            else Text("")
            if improved is None
            else Text(names[improved], seat_style(improved)),
        )
    return table

"""Pages that are asked for: the tiles, the market, the laboratories, the goals, one player."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.labs import lab_lines
from moonbase.cli.games.fromthemoon.offers import food_words
from moonbase.cli.games.fromthemoon.seats import objective_part
from moonbase.cli.games.fromthemoon.short import brief, first_sentence
from moonbase.cli.games.fromthemoon.words import COLOURS, GOODS, ROVER, SHIPS, crew, goods, letters, place, price, seat_sign, seat_style
from moonbase.cli.rendering.elements import Found, Gallery, Plain, dash, number


def _table(*heads: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in heads:
        table.add_column(head, no_wrap=head not in ("", "what it does"))
    return table


def tiles_page(view: Plain, gallery: Gallery, names: list[str]) -> Group:
    table = _table("tile", "name", "cubes", "rover", "what it does")
    for tile in view["grid"]["tiles"]:
        card = gallery[tile["card"]]
        rover = tile["rover"]
        who = Text("")
        if rover is not None:
            owner = rover["owner"]
            name = names[owner] if isinstance(owner, int) else "dummy"
            who = Text(f"{ROVER}{seat_sign(owner)}{rover['number']} {name}", seat_style(owner))
        text = str(card["text"]).removeprefix("Activate: ")
        table.add_row(f"{tile['row']}-{tile['column']}", Text(card["name"], "bold"), dash(letters(tile["cubes"])), who, text)
    lines: list[RenderableType] = [table]
    for colour in COLOURS:
        token = gallery.get(view["tokens"][colour] or "")
        if token is not None:
            lines.append(
                Text(f"{GOODS[colour][0]}* specialists, {token['name']}: ", GOODS[colour][1]).append(str(token["text"]), "default")
            )
    return Group(*lines)


def send_page(view: Plain, gallery: Gallery, choices: Found) -> RenderableType:
    """A line for each tile, with the number to send each rover there."""
    rovers = view["seats"][view["viewer"] or 0]["team"]["rovers"]
    table = _table("tile", "name", "cubes", *(f"rover {rover['number']}" for rover in rovers), "what it does")
    for tile in view["grid"]["tiles"]:
        found = [choices.get(f"send {rover['number']} {tile['row']}-{tile['column']}") for rover in rovers]
        if any(choice is not None and choice.refusal is None for choice in found):
            numbers = [number(choice) if choice is not None and choice.refusal is None else Text("–", "dim") for choice in found]
            card = gallery[tile["card"]]
            table.add_row(
                f"{tile['row']}-{tile['column']}", Text(card["name"], "bold"), dash(letters(tile["cubes"])), *numbers, brief(card["text"])
            )
    if not table.row_count:
        return Text("No rover can be sent now.", "dim")
    crews = [Text(f"rover {rover['number']} ", "bold").append_text(crew(rover)) for rover in rovers if rover["tile"] is None]
    return Group(table, Text("  ").join(crews), Text("Each astronaut takes a cube of its letter, or does what the tile says.", "dim"))


def market_page(view: Plain, gallery: Gallery) -> Group:
    """The display, the large buildings, the greenhouse row, and the small buildings that are left to you."""
    shown = _table("place", "laboratory", "surcharge", "what it does")
    for lot in reversed(view["display"]):
        if lot["card"] is not None:
            card = gallery[lot["card"]]
            shown.add_row(
                str(lot["place"] + 1), Text(card["name"], "bold"), dash(goods(lot["surcharge"])), card["text"].removeprefix("Activate: ")
            )
    built = _table("building", "cost", "what it does")
    mine = view["seats"][view["viewer"] or 0]
    house = [mine["faction_building"]["card"]] if mine["faction_building"] and not mine["faction_building"]["built"] else []
    for id in (*view["market"], *house):
        built.add_row(Text(gallery[id]["name"], "bold"), price(gallery[id]["cost"] or {}), gallery[id]["text"])
    levels = {card["level"]: card["cost"] for card in gallery.values() if card["deck"] == "level"}
    for id in mine["small"]["open"]:
        card = gallery[id]
        built.add_row(Text(card["name"], "bold"), price(levels.get(card["level"]) or {}), card["text"])
    row = view["greenhouses"]
    houses = Text("Greenhouses ", "bold").append(f"{row['right'] + row['left']} in the row, {row['stack']} in the stack")
    if row["surcharge"]:
        houses.append(", which costs ").append_text(goods(row["surcharge"], "+"))
    stack = Text("Stack ", "bold").append(f"of laboratories: {view['labs']['count']}, in an order that nobody knows")
    return Group(
        Text("Display, top row first; a laboratory costs its price and the surcharge", "bold"),
        shown,
        stack,
        houses,
        Text("Buildings you can construct", "bold"),
        built,
    )


def labs_page(view: Plain, gallery: Gallery, width: int) -> Group:
    """The own grid, and what each laboratory does."""
    mine = view["seats"][view["viewer"] or 0]
    table = _table("at", "laboratory", "what it does")
    for row, labs in enumerate(mine["labs"]):
        for column, lab in enumerate(labs):
            if lab:
                table.add_row(
                    f"{row + 1}-{column + 1}", Text(gallery[lab]["name"], "bold"), gallery[lab]["text"].removeprefix("Activate: ")
                )
    hint = Text("A new laboratory activates its row and its column, itself included. In row 3 it earns an achievement.", "dim")
    return Group(*lab_lines(mine, gallery, {}, width), *([table] if table.row_count else []), hint)


def goals_page(view: Plain, gallery: Gallery, names: list[str]) -> Group:
    """The progress track, the majorities of the end, and the objectives of a game for one."""
    table = _table("space", "progress tile", "earns an achievement", "refill", "pawns")
    pawns = view["progress"]["pawns"]
    for space in view["progress"]["spaces"]:
        card = gallery.get(space["card"] or "")
        if card is not None:
            here = ", ".join(names[seat] for seat in range(len(pawns)) if pawns[seat] == space["space"])
            refill = f"{space['refill']} cubes a tile" if not space["entered"] else "done"
            event = brief(first_sentence(card["text"])).split(":")[0]
            table.add_row(str(space["space"]), Text(card["name"], "bold"), event, Text(refill, "dim"), Text(here, "bold"))
    lines: list[RenderableType] = [table]
    if view["solo"] is not None:
        for objective in view["solo"]["objectives"]:
            lines += [objective_part(objective, gallery), Padding(str(gallery[objective["card"]]["text"]), (0, 0, 0, 2))]
        lines.append(Text("Achievements and improvements score in steps: rule F17.20 and rule F17.21 say which.", "dim"))
        lines.append(
            Text("You win if all three ships launch and all objectives are met. Hunger, or leaving the track too early, loses.", "dim")
        )
        return Group(*lines)
    for card in gallery.values():
        if card["deck"] == "majority":
            lines.append(Text(str(card["text"])))
    counts = [
        f"{names[seat['seat']]} {seat['achievements']}★ {sum(map(len, seat['improvements'].values()))} improved" for seat in view["seats"]
    ]
    return Group(*lines, Text("Now: " + ", ".join(counts)))


def seats_page(view: Plain, gallery: Gallery, names: list[str], width: int) -> Group:
    return Group(*(part for seat in range(len(names)) for part in (*seat_parts(view, seat, gallery, names, width), Text(""))))


def seat_page(view: Plain, seat: int, gallery: Gallery, names: list[str], width: int) -> Group:
    return Group(*seat_parts(view, seat, gallery, names, width))


def seat_parts(view: Plain, seat: int, gallery: Gallery, names: list[str], width: int) -> list[RenderableType]:
    """All about one player."""
    player = view["seats"][seat]
    faction = gallery.get(player["faction"] or "")
    head = Text.assemble(
        (f"{seat_sign(seat)} {names[seat]}", seat_style(seat)),
        f"  {player['score']} points, {player['final']['total']} if the game ended now",
    )
    lines: list[RenderableType] = [head]
    if faction is not None:
        lines.append(_labelled("faction", Text(f"{faction['name']}. {power(faction)}")))
    have = {name: player["goods"][name] for name in (*COLOURS, "food") if player["goods"][name]}
    energy = Text(f"energy {player['energy']}/{player['capacity']}", GOODS["energy"][1])
    lines.append(_labelled("goods", dash(goods(have)).append(" · ").append_text(energy).append(f" · {player['achievements']}★")))
    lines.append(_labelled("food", food_words(player)))
    for rover in player["team"]["rovers"]:
        where = "at home" if rover["tile"] is None else f"on {place(view['grid']['columns'], rover['tile'])}"
        lines.append(_labelled(f"rover {rover['number']}", crew(rover).append(f"  {where}, {rover['free']} free", "dim")))
    left = {name: player["team"]["recruits_left"][name] for name in COLOURS}
    lines.append(_labelled("recruits", goods(left).append(" left", "dim")))
    houses = player["greenhouses"]
    lines.append(_labelled("greenhouses", Text(f"{houses['count']} of {houses['spaces']}, {houses['improved']} improved")))
    lines.append(_labelled("buildings", _buildings(player, gallery)))
    parts = [f"{SHIPS[ship]} {len(found)}" for ship, found in player["improvements"].items() if found]
    lines.append(_labelled("missions", Text(", ".join(gallery[id]["name"] for id in player["missions"]) or "none")))
    lines.append(_labelled("improved", Text(", ".join(parts) or "nothing").append(f"; {player['cubes_left']} cubes left", "dim")))
    return [
        *lines,
        *(lab_lines(player, gallery, {}, width, "labs") if player["foundations"] else [_labelled("labs", Text("no foundation"))]),
    ]


def power(faction: Plain) -> str:
    """Return the abilities of a faction, without its starting goods."""
    text = str(faction["text"])
    return text.split(". ", 1)[1] if text.startswith("Start with ") and ". " in text else text


def built_words(player: Plain, gallery: Gallery) -> list[Text]:
    """``Canteen +2F``, the large ones with their points at the end."""
    out = []
    ends = player["final"]["end_tiles"]
    for id in (*player["small"]["built"], *(large for large in player["large"] if large)):
        part = Text(gallery[id]["name"], "bold").append(f" {brief(gallery[id]['text'])}", "cyan")
        out.append(part.append(f" = {ends[id]}pt", "dim") if id in ends else part)
    return out


def _buildings(player: Plain, gallery: Gallery) -> Text:
    links = player["buildings"]["links"]
    words = Text(" · ").join(built_words(player, gallery))
    return dash(words).append(f"  ({links} {'pair' if links == 1 else 'pairs'} side by side)" if links else "", "dim")


def _labelled(label: str, text: Text) -> Table:
    grid = Table.grid(padding=0)
    grid.add_column(width=13)
    grid.add_row(Text(label, "dim"), dash(text))
    return grid

"""Pages that are asked for: the tiles, the market, the laboratories, the goals, one player."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.labs import lab_lines
from moonbase.cli.games.fromthemoon.offers import food_words
from moonbase.cli.games.fromthemoon.power import power
from moonbase.cli.games.fromthemoon.seats import objective_part
from moonbase.cli.games.fromthemoon.short import brief, when_word
from moonbase.cli.games.fromthemoon.team import where_word
from moonbase.cli.games.fromthemoon.words import (
    COLOURS,
    GOODS,
    ROVER,
    crew,
    goods,
    letter,
    letters,
    price,
    seat_sign,
    seat_style,
    ship_name,
)
from moonbase.cli.rendering.elements import Found, Plain, dash, number
from moonbase.cli.rendering.narrator import Narrator


def _table(narrator: Narrator, *heads: str) -> Table:
    """``heads``: the ends of their keys; the last column is as wide as the window allows."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in heads:
        table.add_column(narrator.say(f"fromthemoon.page.{head}"), no_wrap=head != "does")
    return table


def tiles_page(view: Plain, narrator: Narrator) -> Group:
    table = _table(narrator, "tile", "name", "cubes", "rover", "does")
    for tile in view["grid"]["tiles"]:
        card = narrator.gallery[tile["card"]]
        rover = tile["rover"]
        who = Text("")
        if rover is not None:
            owner = rover["owner"]
            name = narrator.names[owner] if isinstance(owner, int) else narrator.say("fromthemoon.dummy")
            who = Text(f"{ROVER}{seat_sign(owner)}{rover['number']} {name}", seat_style(owner))
        cubes = dash(letters(tile["cubes"], narrator))
        table.add_row(f"{tile['row']}-{tile['column']}", Text(card["name"], "bold"), cubes, who, narrator.effect(card["id"]))
    lines: list[RenderableType] = [table]
    for colour in COLOURS:
        token = narrator.gallery.get(view["tokens"][colour] or "")
        if token is not None:
            head = narrator.say("fromthemoon.page.specialists", letter=letter(colour, narrator), name=token["name"])
            lines.append(Text(f"{head} ", GOODS[colour]).append(token["text"], "default"))
    return Group(*lines)


def send_page(view: Plain, choices: Found, narrator: Narrator) -> RenderableType:
    """Draw a line for each tile, with the number to send each rover there."""
    rovers = view["seats"][view["viewer"] or 0]["team"]["rovers"]
    table = _table(narrator, "tile", "name", "cubes")
    for rover in rovers:
        table.add_column(_rover(rover, narrator), no_wrap=True)
    table.add_column(narrator.say("fromthemoon.page.does"))
    for tile in view["grid"]["tiles"]:
        found = [choices.get(f"send {rover['number']} {tile['row']}-{tile['column']}") for rover in rovers]
        if any(choice is not None and choice.refusal is None for choice in found):
            numbers = [number(choice) if choice is not None and choice.refusal is None else Text("–", "dim") for choice in found]
            card, cubes = narrator.gallery[tile["card"]], dash(letters(tile["cubes"], narrator))
            table.add_row(f"{tile['row']}-{tile['column']}", Text(card["name"], "bold"), cubes, *numbers, brief(card, narrator))
    if not table.row_count:
        return Text(narrator.say("fromthemoon.send.none"), "dim")
    home = [rover for rover in rovers if rover["tile"] is None]
    crews = [Text(f"{_rover(rover, narrator)} ", "bold").append_text(crew(rover, narrator)) for rover in home]
    return Group(table, Text("  ").join(crews), Text(narrator.say("fromthemoon.send.about"), "dim"))


def _rover(rover: Plain, narrator: Narrator) -> str:
    return narrator.say("fromthemoon.page.rover_n", n=rover["number"])


def market_page(view: Plain, narrator: Narrator) -> Group:
    """Draw the display, the large buildings, the greenhouse row, and the small buildings that are left to you."""
    return Group(
        Text(narrator.say("fromthemoon.market.display"), "bold"),
        _display(view, narrator),
        Text(f"{narrator.say('fromthemoon.market.stack')} ", "bold").append(
            narrator.say("fromthemoon.market.labs", n=view["labs"]["count"]), "not bold"
        ),
        _greenhouses(view["greenhouses"], narrator),
        Text(narrator.say("fromthemoon.market.buildings"), "bold"),
        _buildings_to_take(view, narrator),
    )


def _display(view: Plain, narrator: Narrator) -> Table:
    shown = _table(narrator, "place", "lab", "surcharge", "does")
    for lot in reversed(view["display"]):
        if lot["card"] is not None:
            name = Text(narrator.gallery[lot["card"]]["name"], "bold")
            surcharge = dash(goods(lot["surcharge"], narrator))
            shown.add_row(str(lot["place"] + 1), name, surcharge, narrator.effect(lot["card"]))
    return shown


def _greenhouses(row: Plain, narrator: Narrator) -> Text:
    count = narrator.say("fromthemoon.market.row", n=row["right"] + row["left"], stack=row["stack"])
    line = Text(f"{narrator.say('fromthemoon.market.greenhouses')} ", "bold").append(count, "not bold")
    if row["surcharge"]:
        line.append(f"{narrator.say('fromthemoon.market.costs')} ", "not bold").append_text(goods(row["surcharge"], narrator, "+"))
    return line


def _buildings_to_take(view: Plain, narrator: Narrator) -> Table:
    built = _table(narrator, "building", "cost", "does")
    mine = view["seats"][view["viewer"] or 0]
    house = [mine["faction_building"]["card"]] if mine["faction_building"] and not mine["faction_building"]["built"] else []
    levels = {card["level"]: card["cost"] for card in narrator.gallery.values() if card["deck"] == "level"}
    for id in (*view["market"], *house, *mine["small"]["open"]):
        card = narrator.gallery[id]
        cost = levels.get(card["level"]) if card["deck"] == "small" else card["cost"]
        built.add_row(Text(card["name"], "bold"), price(cost or {}, narrator), card["text"])
    return built


def labs_page(view: Plain, narrator: Narrator, width: int) -> Group:
    """Draw the own grid, and what each laboratory does."""
    mine = view["seats"][view["viewer"] or 0]
    table = _table(narrator, "at", "lab", "does")
    for row, labs in enumerate(mine["labs"]):
        for column, lab in enumerate(labs):
            if lab:
                table.add_row(f"{row + 1}-{column + 1}", Text(narrator.gallery[lab]["name"], "bold"), narrator.effect(lab))
    hint = Text(narrator.say("fromthemoon.labs.about"), "dim")
    return Group(*lab_lines(mine, {}, narrator, width), *([table] if table.row_count else []), hint)


def goals_page(view: Plain, narrator: Narrator) -> Group:
    """Draw the progress track, the majorities of the end, and the objectives of a game for one."""
    track = _track(view["progress"], narrator)
    if view["solo"] is not None:
        return Group(track, *_objectives(view["solo"], narrator))
    majorities = [Text(card["text"]) for card in narrator.gallery.values() if card["deck"] == "majority"]
    return Group(track, *majorities, Text(narrator.say("fromthemoon.goals.now", counts=_standings(view, narrator))))


def _track(progress: Plain, narrator: Narrator) -> Table:
    table = _table(narrator, "space", "progress", "earns", "refill", "pawns")
    for space in progress["spaces"]:
        card = narrator.gallery.get(space["card"] or "")
        if card is not None:
            here = ", ".join(narrator.names[seat] for seat, pawn in enumerate(progress["pawns"]) if pawn == space["space"])
            key = "fromthemoon.goals.done" if space["entered"] else "fromthemoon.goals.refill"
            refill = Text(narrator.say(key, n=space["refill"]), "dim")
            table.add_row(str(space["space"]), Text(card["name"], "bold"), when_word(card, narrator), refill, Text(here, "bold"))
    return table


def _objectives(solo: Plain, narrator: Narrator) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for objective in solo["objectives"]:
        lines += [objective_part(objective, narrator), Padding(narrator.gallery[objective["card"]]["text"], (0, 0, 0, 2))]
    return [*lines, *(Text(narrator.say(f"fromthemoon.goals.{key}"), "dim") for key in ("steps", "win"))]


def _standings(view: Plain, narrator: Narrator) -> str:
    counts = []
    for seat in view["seats"]:
        improved = narrator.say("fromthemoon.goals.improved", n=sum(map(len, seat["improvements"].values())))
        counts.append(f"{narrator.names[seat['seat']]} {seat['achievements']}★ {improved}")
    return ", ".join(counts)


def seats_page(view: Plain, narrator: Narrator, width: int) -> Group:
    return Group(*(part for seat in range(len(narrator.names)) for part in (*seat_parts(view, seat, narrator, width), Text(""))))


def seat_page(view: Plain, seat: int, narrator: Narrator, width: int) -> Group:
    return Group(*seat_parts(view, seat, narrator, width))


def seat_parts(view: Plain, seat: int, narrator: Narrator, width: int) -> list[RenderableType]:
    """Draw all about one player."""
    player = view["seats"][seat]
    points = narrator.say("fromthemoon.seat.points", n=player["score"], final=player["final"]["total"])
    lines: list[RenderableType] = [Text.assemble((f"{seat_sign(seat)} {narrator.names[seat]}", seat_style(seat)), f"  {points}")]

    def add(label: str, text: Text, **args: int) -> None:
        lines.append(_labelled(narrator.say(f"fromthemoon.seat.{label}", **args), text))

    faction = narrator.gallery.get(player["faction"] or "")
    if faction is not None:
        add("faction", Text(f"{faction['name']}. {power(faction['id'], narrator)}"))
    add("goods", _goods(player, narrator))
    add("food", food_words(player, narrator))
    for rover in player["team"]["rovers"]:
        where = where_word(rover, view["grid"]["columns"], narrator)
        free = narrator.say("fromthemoon.team.free", n=rover["free"])
        add("rover", crew(rover, narrator).append(f"  {where}, {free}", "dim"), n=rover["number"])
    left = {name: player["team"]["recruits_left"][name] for name in COLOURS}
    add("recruits", goods(left, narrator).append(f" {narrator.say('fromthemoon.seat.left')}", "dim"))
    houses = player["greenhouses"]
    count = narrator.say("fromthemoon.seat.houses", n=houses["count"], spaces=houses["spaces"], improved=houses["improved"])
    add("greenhouses", Text(count))
    add("buildings", _buildings(player, narrator))
    missions = ", ".join(narrator.gallery[id]["name"] for id in player["missions"])
    add("missions", Text(missions or narrator.say("fromthemoon.seat.none")))
    parts = [f"{ship_name(ship, narrator)} {len(found)}" for ship, found in player["improvements"].items() if found]
    cubes = narrator.say("fromthemoon.seat.cubes", n=player["cubes_left"])
    add("improved", Text(", ".join(parts) or narrator.say("fromthemoon.seat.nothing")).append(f"; {cubes}", "dim"))
    if player["foundations"]:
        return [*lines, *lab_lines(player, {}, narrator, width, "fromthemoon.seat.labs")]
    add("labs", Text(narrator.say("fromthemoon.seat.no_foundation")))
    return lines


def _goods(player: Plain, narrator: Narrator) -> Text:
    have = {name: player["goods"][name] for name in (*COLOURS, "food") if player["goods"][name]}
    energy = narrator.say("fromthemoon.seat.energy", n=player["energy"], all=player["capacity"])
    line = dash(goods(have, narrator)).append(" · ").append(energy, GOODS["energy"])
    return line.append(f" · {player['achievements']}★")


def built_words(player: Plain, narrator: Narrator) -> list[Text]:
    """``Canteen +2F``, the large ones with their points at the end."""
    out = []
    ends = player["final"]["end_tiles"]
    for id in (*player["small"]["built"], *(large for large in player["large"] if large)):
        card = narrator.gallery[id]
        part = Text(card["name"], "bold").append(f" {brief(card, narrator)}", "cyan")
        out.append(part.append(f" = {narrator.say('fromthemoon.short.score', n=ends[id])}", "dim") if id in ends else part)
    return out


def _buildings(player: Plain, narrator: Narrator) -> Text:
    links = player["buildings"]["links"]
    words = Text(" · ").join(built_words(player, narrator))
    return dash(words).append(f"  ({narrator.say('fromthemoon.seat.links', n=links)})" if links else "", "dim")


def _labelled(label: str, text: Text) -> Table:
    grid = Table.grid(padding=0)
    grid.add_column(width=13)
    grid.add_row(Text(label, "dim"), dash(text))
    return grid

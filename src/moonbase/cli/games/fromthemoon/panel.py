"""Beside the Moon: the ships with their parts, the progress track and the greenhouse row, as rich as the room allows."""

from typing import Final

from rich.text import Text

from moonbase.cli.games.fromthemoon.short import when_word
from moonbase.cli.games.fromthemoon.words import STAR, cut, goods, letters, seat_sign, seat_style, ship_name
from moonbase.cli.rendering.elements import Plain
from moonbase.cli.rendering.narrator import Narrator

WIDE_GAP: Final = "  "
"""Before the bonuses of a launch where they are told in words."""


def panel_lines(view: Plain, narrator: Narrator, width: int, height: int) -> list[Text]:
    """Return at most ``height`` lines of ``width`` columns; the ships first, as fully as they fit."""
    rest = [*_progress(view, narrator, width), _row(view, narrator)]
    for draw in (_rich_ship, _brief_ship, _short_ship):
        ships = [line for ship in view["ships"] for line in draw(ship, narrator)]
        for line in ships:
            line.rstrip()
        if len(ships) + len(rest) <= height and max(map(len, ships)) <= width:
            break
    out = [*ships, *rest][:height]
    for line in out:
        line.truncate(width, overflow="ellipsis")
    return out


def _short_ship(ship: Plain, narrator: Narrator) -> list[Text]:
    return [_parts(ship, narrator)]


def _brief_ship(ship: Plain, narrator: Narrator) -> list[Text]:
    return [_parts(ship, narrator), _bonus(ship, " " * 3, narrator)]


def _rich_ship(ship: Plain, narrator: Narrator) -> list[Text]:
    """Draw a ship with the price of every part, and of every improvement that is open."""
    head = Text(ship_name(ship["ship"], narrator), "bold").append_text(_bonus(ship, WIDE_GAP, narrator))
    if ship["launched"]:
        return [head, _parts(ship, narrator)]
    labels = [narrator.say(f"fromthemoon.panel.{key}") for key in ("build", "improve")]
    build, improve = (Text(f" {label:<{max(map(len, labels))}}", "dim") for label in labels)
    for part in ship["parts"]:
        above = _owner(part["owner"]) if part["owner"] is not None else _offer(part["points"], part["cost"], narrator)
        below = Text("·", "dim")
        if part["improver"] is not None:
            below = _owner(part["improver"])
        elif part["improvable"]:
            below = _offer(part["improve_points"], part["improve_cost"], narrator)
        column = max(len(above), len(below))
        build.append(" ").append_text(_padded(above, column))
        improve.append(" ").append_text(_padded(below, column))
    return [head, build, improve]


def _offer(points: int, cost: dict[str, int], narrator: Narrator) -> Text:
    """``7:MWF``: seven points for these goods."""
    return Text(f"{points}:").append_text(letters(cost, narrator) if cost else Text(narrator.say("fromthemoon.free")))


def _owner(seat: int) -> Text:
    return Text(seat_sign(seat), seat_style(seat))


def _padded(text: Text, width: int) -> Text:
    text.truncate(width, pad=True)
    return text


def _parts(ship: Plain, narrator: Narrator) -> Text:
    """``Europa A Ab · ·``: the seat that constructed each part, and in small the seat that improved it."""
    line = Text(f"{ship_name(ship['ship'], narrator):<7}", "bold")
    for part in ship["parts"]:
        sign = Text("·", "dim") if part["owner"] is None else _owner(part["owner"])
        if part["improver"] is not None:
            sign.append(seat_sign(part["improver"]).lower(), seat_style(part["improver"]))
        sign.truncate(3, pad=True)
        line.append_text(sign)
    return line


def _bonus(ship: Plain, gap: str, narrator: Narrator) -> Text:
    """``10/5 now A10 B5``: the launch bonuses, and who would get what."""
    if ship["launched"]:
        return Text(f"{gap}{narrator.say('fromthemoon.panel.launched')}", "dim")
    key = "fromthemoon.panel.launch" if gap == WIDE_GAP else "fromthemoon.panel.launch_short"
    words = narrator.say(key, left=ship["left"], first=ship["first"], second=ship["second"])
    line = Text(gap + words, "dim")
    paid = [(seat, points) for seat, points in enumerate(ship["pays"]) if points]
    for index, (seat, points) in enumerate(paid):
        line.append(" " if index else ": ", "dim").append(f"{seat_sign(seat)}{points}", seat_style(seat))
    return line


def _progress(view: Plain, narrator: Narrator, width: int) -> list[Text]:
    """Return what earns the viewer an achievement now, and where the pawns are."""
    line = Text(f"{narrator.say('fromthemoon.panel.track')} ", "bold")
    pawns = view["progress"]["pawns"]
    for space in view["progress"]["spaces"]:
        here = "".join(seat_sign(seat) for seat in range(len(pawns)) if pawns[seat] == space["space"])
        line.append(f"{space['space']}", "" if space["entered"] else "dim").append(here, "bold").append(" ")
    line.append("".join(seat_sign(seat) for seat in range(len(pawns)) if pawns[seat] > len(view["progress"]["spaces"])), "bold")
    asks = view["seats"][view["viewer"] or 0]["asks"]
    if asks is None:
        return [line, Text(f" {narrator.say('fromthemoon.panel.off')}", "dim")]
    reward = Text(f"{STAR} {narrator.say('fromthemoon.panel.for')} ", "yellow")
    return [line, reward.append(cut(when_word(narrator.gallery[asks], narrator), max(4, width - len(reward))))]


def _row(view: Plain, narrator: Narrator) -> Text:
    row = view["greenhouses"]
    free = row["right"] + row["left"]
    line = Text(f"{narrator.say('fromthemoon.panel.greenhouses')} ", "bold")
    line.append(narrator.say("fromthemoon.panel.row" if free else "fromthemoon.panel.stack", n=free, stack=row["stack"]), "not bold")
    return line.append(" " if row["surcharge"] else "").append_text(goods(row["surcharge"], narrator, "+"))

"""Beside the Moon: the ships with their parts, the progress track and the greenhouse row, as rich as the room allows."""

from typing import Final

from rich.text import Text

from moonbase.cli.games.fromthemoon.short import brief, first_sentence
from moonbase.cli.games.fromthemoon.words import SHIPS, STAR, cut, goods, letters, seat_sign, seat_style
from moonbase.cli.rendering.elements import Gallery, Plain

WIDE_GAP: Final = "  "
"""Before the bonuses of a launch where they are told in words."""


def panel_lines(view: Plain, gallery: Gallery, width: int, height: int) -> list[Text]:
    """At most ``height`` lines of ``width`` columns; the ships first, as fully as they fit."""
    rest = [*_progress(view, gallery, width), _row(view)]
    for draw in (_rich_ship, _brief_ship, _short_ship):
        ships = [line for ship in view["ships"] for line in draw(ship)]
        for line in ships:
            line.rstrip()
        if len(ships) + len(rest) <= height and max(map(len, ships)) <= width:
            break
    out = [*ships, *rest][:height]
    for line in out:
        line.truncate(width, overflow="ellipsis")
    return out


def _short_ship(ship: Plain) -> list[Text]:
    return [_parts(ship)]


def _brief_ship(ship: Plain) -> list[Text]:
    return [_parts(ship), _bonus(ship, " " * 3)]


def _rich_ship(ship: Plain) -> list[Text]:
    """With the price of every part, and of every improvement that is open."""
    head = Text(SHIPS[ship["ship"]], "bold").append_text(_bonus(ship, WIDE_GAP))
    if ship["launched"]:
        return [head, _parts(ship)]
    build, improve = Text(" build  ", "dim"), Text(" improve", "dim")
    for part in ship["parts"]:
        above = _owner(part["owner"]) if part["owner"] is not None else _offer(part["points"], part["cost"])
        below = Text("·", "dim")
        if part["improver"] is not None:
            below = _owner(part["improver"])
        elif part["improvable"]:
            below = _offer(part["improve_points"], part["improve_cost"])
        column = max(len(above), len(below))
        build.append(" ").append_text(_padded(above, column))
        improve.append(" ").append_text(_padded(below, column))
    return [head, build, improve]


def _offer(points: int, cost: dict[str, int]) -> Text:
    """``7:MWF``: seven points for these goods."""
    return Text(f"{points}:").append_text(letters(cost) if cost else Text("free"))


def _owner(seat: int) -> Text:
    return Text(seat_sign(seat), seat_style(seat))


def _padded(text: Text, width: int) -> Text:
    text.truncate(width, pad=True)
    return text


def _parts(ship: Plain) -> Text:
    """``Europa A Ab · ·``: by whom each part was constructed, and in small by whom it was improved."""
    line = Text(f"{SHIPS[ship['ship']]:<7}", "bold")
    for part in ship["parts"]:
        sign = Text("·", "dim") if part["owner"] is None else _owner(part["owner"])
        if part["improver"] is not None:
            sign.append(seat_sign(part["improver"]).lower(), seat_style(part["improver"]))
        sign.truncate(3, pad=True)
        line.append_text(sign)
    return line


def _bonus(ship: Plain, gap: str) -> Text:
    """``10/5 now A10 B5``: the launch bonuses, and who would get what."""
    if ship["launched"]:
        return Text(f"{gap}launched", "dim")
    words = (
        f"{ship['left']} left, launch {ship['first']}/{ship['second']}"
        if gap == WIDE_GAP
        else f"{ship['left']} left, {ship['first']}/{ship['second']}"
    )
    line = Text(gap + words, "dim")
    paid = [(seat, points) for seat, points in enumerate(ship["pays"]) if points]
    for index, (seat, points) in enumerate(paid):
        line.append(" " if index else ": ", "dim").append(f"{seat_sign(seat)}{points}", seat_style(seat))
    return line


def _progress(view: Plain, gallery: Gallery, width: int) -> list[Text]:
    """Return what earns the viewer an achievement now, and where the pawns are."""
    line = Text("Track ", "bold")
    pawns = view["progress"]["pawns"]
    for space in view["progress"]["spaces"]:
        here = "".join(seat_sign(seat) for seat in range(len(pawns)) if pawns[seat] == space["space"])
        line.append(f"{space['space']}", "" if space["entered"] else "dim").append(here, "bold").append(" ")
    line.append("".join(seat_sign(seat) for seat in range(len(pawns)) if pawns[seat] > len(view["progress"]["spaces"])), "bold")
    asks = view["seats"][view["viewer"] or 0]["asks"]
    if asks is None:
        return [line, Text(" your pawn has left it", "dim")]
    event = brief(first_sentence(gallery[asks]["text"])).split(":")[0]
    return [line, Text(f"{STAR} for ", "yellow").append(cut(event, max(4, width - 6)))]


def _row(view: Plain) -> Text:
    row = view["greenhouses"]
    free = row["right"] + row["left"]
    line = Text("Greenhouses ", "bold").append(f"{free}, stack {row['stack']}" if free else f"stack {row['stack']} ")
    return line.append_text(goods(row["surcharge"], "+"))

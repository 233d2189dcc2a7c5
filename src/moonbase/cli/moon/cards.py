"""Cards on the table: the hand as rows, Settlements and Reputations as running lines with the numbers of what can be done there."""

from collections.abc import Iterable, Iterator
from textwrap import shorten

from rich.table import Table
from rich.text import Text

from moonbase.cli.moon.words import COLOURS, FLAGS, ROVER, Plain, dash, flags, goods, number, short_reason
from moonbase.cli.names import Narrator
from moonbase.cli.table import Choice

Gallery = dict[str, Plain]
Found = dict[str, Choice]
"""Choices by their text."""


def tinted(card: Plain) -> Text:
    """A card's name in the colour of the card."""
    return Text(card["name"], COLOURS[card["colour"] or ("base" if card["deck"] == "base" else "grey")])


def hand_table(ids: list[str], gallery: Gallery, choices: Found, narrator: Narrator, lines: int, width: int) -> Table:
    """One row a card: the number to construct it, what it costs, needs and does, and the number to assimilate it."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    table.add_column("", justify="right")
    table.add_column("construct", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("cost", no_wrap=True)
    table.add_column("needs", no_wrap=True)
    table.add_column("what it does", ratio=1)
    table.add_column("assimilate", no_wrap=True)
    room = max(20, width - 62) * lines
    for id in dict.fromkeys(ids):
        card = gallery[id]
        build, take = choices.get(f"build {id}"), choices.get(f"assimilate {id}")
        name = tinted(card).append(f" ×{ids.count(id)}" if ids.count(id) > 1 else "", "dim")
        does = Text(shorten(_closed(build, narrator) + _does(card), room, placeholder="…"), "dim" if build and build.refusal else "")
        reward = Text.assemble(number(take) if take else "", " " if take else "", dash(goods(card["assimilate"])))
        row = [
            number(build) if build else Text(""),
            name,
            Text(card["colour"], "dim"),
            dash(goods(card["cost"])),
            dash(flags(card["need"])),
        ]
        table.add_row(*row, does, reward)
    return table


def hand_parts(ids: list[str], gallery: Gallery, choices: Found) -> list[Text]:
    """The hand in a line, for the time after the main action."""
    parts = []
    for id in dict.fromkeys(ids):
        both = [choices[text] for text in (f"build {id}", f"assimilate {id}") if text in choices]
        part = tinted(gallery[id]).append(f" ×{ids.count(id)}" if ids.count(id) > 1 else "", "dim")
        parts.append(part.append("".join(f" {number(choice)}" for choice in both), "dim"))
    return parts


def _closed(choice: Choice | None, narrator: Narrator) -> str:
    if choice is None or choice.refusal is None:
        return ""
    return f"✗ {short_reason(choice.refusal, narrator)}. "


def _does(card: Plain) -> str:
    """The text without what the row says anyway: that pink cards flip, and that Flags are Flags."""
    text: str = card["text"].removeprefix("Flip: ").replace(" Flags.", ".").replace(" Flag.", ".")
    return text[0].upper() + text[1:]


def running(rows: Iterable[tuple[str, list[Text]]], label: str, width: int) -> list[Text]:
    """Rows of parts with dots between them, wrapped by whole parts; the label stands before the first row, each row has a name."""
    lines: list[Text] = []
    for name, parts in rows:
        line = Text(f"{label if not lines else '':<11}", "bold").append(f"{name:<9} ", "dim")
        start = len(line)
        for part in parts:
            if len(line) > start and len(line) + 3 + len(part) > width:
                lines.append(line)
                line = Text(" " * start)
            line.append(" · " if len(line) > start else "", "dim").append_text(part)
        lines.append(line)
    return lines


def own_cards(seat: Plain, gallery: Gallery, choices: Found) -> Iterator[tuple[str, list[Text]]]:
    """The Settlement by colour; pink cards and Obelisks with the number to use them."""
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    for colour in ("base", *list(COLOURS)[:5]):
        parts = []
        for slot, text in zip(seat["settlement"], texts, strict=True):
            card = gallery[slot["card"]]
            if (card["colour"] or "base") != colour:
                continue
            use = choices.get(f"flip {text}") or choices.get(f"obelisk {text}")
            part = _numbered(use)
            parts.append(part.append_text(tinted(card)).append_text(_gives(card)).append_text(marks(slot)))
        if parts:
            yield colour, parts


def others_cards(seat: Plain, gallery: Gallery, choices: Found) -> list[Text]:
    """A rival's Settlement; before what a space gives stands the number to park there."""
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    parts = []
    for slot, text in zip(seat["settlement"], texts, strict=True):
        card = gallery[slot["card"]]
        place = f"park {seat['seat']} {text}"
        blue = choices.get(f"{place} production") or (choices.get(place) if card["production"] else None)
        yellow = choices.get(f"{place} flag") or (choices.get(place) if card["flags"] else None)
        kind = f" {card['colour']}" if card["colour"] in ("pink", "grey", "red") else ""
        parts.append(tinted(card).append(kind, "dim").append_text(_gives(card, blue, yellow)).append_text(marks(slot)))
    return parts


def with_copies(ids: list[str]) -> list[str]:
    """The cards of a Settlement as action texts name them: the second ``S1-01`` is ``S1-01/2``."""
    seen: dict[str, int] = {}
    texts = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        texts.append(id if seen[id] == 1 else f"{id}/{seen[id]}")
    return texts


def marks(slot: Plain) -> Text:
    """Hearts, Rovers and a turned card."""
    out = Text()
    if slot["hearts"]:
        out.append(f" {slot['hearts']}♥", "red")
    if slot["end"]:
        out.append(f" ={slot['end']}♥", "red")
    if slot["rovers"]:
        out.append(f" {ROVER * slot['rovers']}" if slot["rovers"] < 4 else f" {ROVER}×{slot['rovers']}", "magenta")
    if slot["flipped"]:
        out.append(" flipped", "dim")
    return out


def _gives(card: Plain, blue: Choice | None = None, yellow: Choice | None = None) -> Text:
    """Production and Flags, each with its number: ``4 +1E``, ``5 Sci``."""
    out = Text()
    if card["production"]:
        out.append(" ").append_text(_numbered(blue)).append_text(goods(card["production"], "+"))
    if card["flags"]:
        names = " ".join(FLAGS[name] if count == 1 else f"{count} {FLAGS[name]}" for name, count in card["flags"].items())
        out.append(" ").append_text(_numbered(yellow)).append(names, "yellow")
    return out


def _numbered(choice: Choice | None) -> Text:
    return Text.assemble(number(choice), " ") if choice else Text()


def reputation_lines(view: Plain, gallery: Gallery, choices: Found, names: list[str]) -> Iterator[tuple[str, list[Text]]]:
    """By level: the number to claim it, how far the viewer is, what it is worth, or who has it."""
    for level in ("bronze", "silver", "gold"):
        parts = []
        for reputation in view["reputations"]:
            if reputation["level"] == level:
                parts.append(_reputation(reputation, view["viewer"], gallery, choices, names))
        if parts:
            yield level, parts


def _reputation(reputation: Plain, viewer: int, gallery: Gallery, choices: Found, names: list[str]) -> Text:
    name = gallery[reputation["card"]]["name"]
    worth = Text(f" {reputation['worth']}♥" + (f"+{reputation['hearts']}♥" if reputation["hearts"] else ""), "red")
    if reputation["owner"] is not None:
        return Text.assemble((f"{name}: {names[reputation['owner']]}", "dim"), worth)
    claim = choices.get(f"claim {reputation['card']}")
    open = claim is not None and claim.refusal is None
    part = _numbered(claim)
    part.append(name, "bold green" if open else "").append(
        f" {reputation['counts'][viewer]}/{reputation['least']}", "bold" if open else "dim"
    )
    return part.append_text(worth).append(" claim now" if open else "", "bold green")

"""Settlements as running lines, with the numbers of what can be done there."""

from collections.abc import Iterator

from rich.text import Text

from moonbase.cli.games.moon.words import COLOURS, FLAGS, ROVER, flags, goods
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Gallery, Plain, dash, numbered


def tinted(card: Plain) -> Text:
    """A card's name in the colour of the card."""
    return Text(card["name"], COLOURS[card["colour"] or ("base" if card["deck"] == "base" else "grey")])


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
            part = numbered(use)
            parts.append(part.append_text(tinted(card)).append_text(_gives(slot, card)).append_text(marks(slot)))
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
        parts.append(tinted(card).append(kind, "dim").append_text(_gives(slot, card, blue, yellow)).append_text(marks(slot)))
    return parts


def open_spaces(seat: Plain, gallery: Gallery, choices: Found, named: bool) -> list[Text]:
    """Only where a Rover can park now: the number, the card (where ``named``) and what it gives."""
    parts = []
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    for slot, text in zip(seat["settlement"], texts, strict=True):
        card = gallery[slot["card"]]
        place = f"park {seat['seat']} {text}"
        for key, given in (
            (place, card["production"] or card["flags"]),
            (f"{place} production", card["production"]),
            (f"{place} flag", card["flags"]),
        ):
            choice = choices.get(key)
            if choice is not None and choice.refusal is None:
                name = tinted(card).append(" ") if named else Text()
                parts.append(name.append_text(numbered(choice)).append_text(_given(given)))
    return parts or [Text("nothing open", "dim")]


def _given(bag: Plain) -> Text:
    return flags(bag) if next(iter(bag)) in FLAGS else goods(bag, "+")


def own_in_brief(seat: Plain, gallery: Gallery, choices: Found) -> Iterator[tuple[str, list[Text]]]:
    """Count the cards of each colour and what they produce; name the pink, red and grey ones."""
    made = goods({kind: n for kind, n in seat["production"].items() if n}, "+")
    colours = [gallery[slot["card"]]["colour"] for slot in seat["settlement"]]
    counts = ", ".join(f"{colours.count(colour)} {colour}" for colour in COLOURS if colour in colours)
    parts = [Text(f"Base{', ' if counts else ''}{counts}", "dim"), Text("production ", "dim").append_text(dash(made))]
    for colour, cards in own_cards(seat, gallery, choices):
        if colour in ("pink", "red", "grey"):
            parts += cards
    yield "cards", parts


def with_copies(ids: list[str]) -> list[str]:
    """The cards of a Settlement as action texts name them: the second ``S1-01`` is ``S1-01/2``."""
    seen: dict[str, int] = {}
    texts = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        texts.append(id if seen[id] == 1 else f"{id}/{seen[id]}")
    return texts


def marks(slot: Plain) -> Text:
    """Hearts, Rovers that stand on no space of their own, and a turned card."""
    out = Text()
    if slot["hearts"]:
        out.append(f" {slot['hearts']}♥", "red")
    if slot["end"]:
        out.append(f" ={slot['end']}♥", "red")
    gathered = slot["rovers"] - slot["production_taken"] - slot["flag_taken"]
    if gathered:
        out.append(f" {ROVER * gathered}" if gathered < 4 else f" {ROVER}×{gathered}", "magenta")
    if slot["flipped"]:
        out.append(" flipped", "dim")
    return out


def _gives(slot: Plain, card: Plain, blue: Choice | None = None, yellow: Choice | None = None) -> Text:
    """Production and Flags, each with its number, and with its Rover where one is parked: ``(4) +1E▲``, ``5 Sci``."""
    out = Text()
    if card["production"]:
        out.append(" ").append_text(numbered(blue)).append_text(goods(card["production"], "+"))
        out.append(ROVER if slot["production_taken"] else "", "magenta")
    if card["flags"]:
        names = " ".join(FLAGS[name] if count == 1 else f"{count} {FLAGS[name]}" for name, count in card["flags"].items())
        out.append(" ").append_text(numbered(yellow)).append(names, "yellow")
        out.append(ROVER if slot["flag_taken"] else "", "magenta")
    return out

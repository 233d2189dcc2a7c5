"""Settlements as running lines, with the numbers of what can be done there."""

from collections.abc import Iterator

from rich.text import Text

from moonbase.cli.games.moon.words import COLOURS, FLAGS, ROVER, flag_word, flags, goods
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Plain, dash, numbered
from moonbase.cli.rendering.narrator import Narrator


def tinted(card: Plain) -> Text:
    """Return a card's name in the colour of the card."""
    return Text(card["name"], COLOURS[card["colour"] or ("base" if card["deck"] == "base" else "grey")])


def own_cards(seat: Plain, choices: Found, narrator: Narrator) -> Iterator[tuple[str, list[Text]]]:
    """Draw the Settlement by colour; pink cards and Obelisks with the number to use them."""
    for colour in ("base", *list(COLOURS)[:5]):
        parts = _of_colour(colour, seat, choices, narrator)
        if parts:
            yield colour_word(colour, narrator), parts


def _of_colour(colour: str, seat: Plain, choices: Found, narrator: Narrator) -> list[Text]:
    parts = []
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    for slot, text in zip(seat["settlement"], texts, strict=True):
        card = narrator.gallery[slot["card"]]
        if (card["colour"] or "base") == colour:
            part = numbered(choices.get(f"flip {text}") or choices.get(f"obelisk {text}"))
            parts.append(part.append_text(tinted(card)).append_text(_gives(slot, card, narrator)).append_text(marks(slot, narrator)))
    return parts


def colour_word(colour: str, narrator: Narrator) -> str:
    return narrator.say(f"moon.colour.{colour}")


def others_cards(seat: Plain, choices: Found, narrator: Narrator) -> list[Text]:
    """Draw a rival's Settlement; before what a space gives stands the number to park there."""
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    parts = []
    for slot, text in zip(seat["settlement"], texts, strict=True):
        card = narrator.gallery[slot["card"]]
        place = f"park {seat['seat']} {text}"
        blue = choices.get(f"{place} production") or (choices.get(place) if card["production"] else None)
        yellow = choices.get(f"{place} flag") or (choices.get(place) if card["flags"] else None)
        kind = f" {narrator.say('moon.colour.' + card['colour'])}" if card["colour"] in ("pink", "grey", "red") else ""
        parts.append(
            tinted(card).append(kind, "dim").append_text(_gives(slot, card, narrator, blue, yellow)).append_text(marks(slot, narrator))
        )
    return parts


def open_spaces(seat: Plain, choices: Found, narrator: Narrator, named: bool) -> list[Text]:
    """List only where a Rover can park now: the number, the card (where ``named``) and what it gives."""
    parts = []
    texts = with_copies([slot["card"] for slot in seat["settlement"]])
    for slot, text in zip(seat["settlement"], texts, strict=True):
        card = narrator.gallery[slot["card"]]
        place = f"park {seat['seat']} {text}"
        for key, given in (
            (place, card["production"] or card["flags"]),
            (f"{place} production", card["production"]),
            (f"{place} flag", card["flags"]),
        ):
            choice = choices.get(key)
            if choice is not None and choice.refusal is None:
                name = tinted(card).append(" ") if named else Text()
                parts.append(name.append_text(numbered(choice)).append_text(_given(given, narrator)))
    return parts or [Text(narrator.say("moon.park.nothing"), "dim")]


def _given(bag: Plain, narrator: Narrator) -> Text:
    return flags(bag, narrator) if next(iter(bag)) in FLAGS else goods(bag, narrator, "+")


def own_in_brief(seat: Plain, choices: Found, narrator: Narrator) -> Iterator[tuple[str, list[Text]]]:
    """Count the cards of each colour and what they produce; name the pink, red and grey ones."""
    made = goods({kind: n for kind, n in seat["production"].items() if n}, narrator, "+")
    colours = [narrator.gallery[slot["card"]]["colour"] for slot in seat["settlement"]]
    counts = [f"{colours.count(colour)} {colour_word(colour, narrator)}" for colour in COLOURS if colour in colours]
    parts = [Text(", ".join([colour_word("base", narrator), *counts]), "dim")]
    parts.append(Text(f"{narrator.say('moon.page.production')} ", "dim").append_text(dash(made)))
    for colour in ("pink", "grey", "red"):
        parts += _of_colour(colour, seat, choices, narrator)
    yield narrator.say("moon.settlement.cards"), parts


def with_copies(ids: list[str]) -> list[str]:
    """Name the cards of a Settlement as action texts do: the second ``S1-01`` is ``S1-01/2``."""
    seen: dict[str, int] = {}
    texts = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        texts.append(id if seen[id] == 1 else f"{id}/{seen[id]}")
    return texts


def marks(slot: Plain, narrator: Narrator) -> Text:
    """Draw hearts, Rovers that stand on no space of their own, and a turned card."""
    out = Text()
    if slot["hearts"]:
        out.append(f" {slot['hearts']}♥", "red")
    if slot["end"]:
        out.append(f" ={slot['end']}♥", "red")
    gathered = slot["rovers"] - slot["production_taken"] - slot["flag_taken"]
    if gathered:
        out.append(f" {ROVER * gathered}" if gathered < 4 else f" {ROVER}×{gathered}", "magenta")
    if slot["flipped"]:
        out.append(f" {narrator.say('moon.settlement.flipped')}", "dim")
    return out


def _gives(slot: Plain, card: Plain, narrator: Narrator, blue: Choice | None = None, yellow: Choice | None = None) -> Text:
    """Draw Production and Flags, each with its number, and with its Rover where one is parked: ``(4) +1E▲``, ``5 Sci``."""
    out = Text()
    if card["production"]:
        out.append(" ").append_text(numbered(blue)).append_text(goods(card["production"], narrator, "+"))
        out.append(ROVER if slot["production_taken"] else "", "magenta")
    if card["flags"]:
        words = {name: flag_word(name, narrator) for name in card["flags"]}
        names = " ".join(words[name] if count == 1 else f"{count} {words[name]}" for name, count in card["flags"].items())
        out.append(" ").append_text(numbered(yellow)).append(names, "yellow")
        out.append(ROVER if slot["flag_taken"] else "", "magenta")
    return out

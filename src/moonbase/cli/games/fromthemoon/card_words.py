"""A tile of From the Moon in a few lines of text."""

from collections.abc import Mapping

from moonbase.cli.rendering.card_values import bag_words, source_words
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import View


def title(card: View, narrator: Narrator) -> str:
    """``Canteen (S-03): small, level 1, 2 copies``."""
    about = [narrator.say(f"fromthemoon.deck.{card['deck']}")]
    about.append(narrator.say(f"ship.{card['ship']}") if card.get("ship") else "")
    about.append(narrator.say(f"fromthemoon.faction.{card['faction']}") if card.get("faction") else "")
    about.append(narrator.say("fromthemoon.card.level", n=int(str(card["level"]))) if card.get("level") else "")
    about.append(_players(card, narrator))
    copies = int(str(card["copies"]))
    about.append(narrator.say("lookup.copies", n=copies) if copies != 1 else "")
    return f"{card['name']} ({card['id']}): {', '.join(word for word in about if word)}"


def _players(card: View, narrator: Narrator) -> str:
    players = card.get("players")
    if not isinstance(players, int):
        return ""
    if players == 1:
        return narrator.say("fromthemoon.card.alone")
    return narrator.say("fromthemoon.card.from" if card["deck"] == "terrain" else "lookup.players", n=players)


def card_lines(card: View, narrator: Narrator) -> list[Line]:
    lines = [Line(title(card, narrator))]
    cost = card.get("cost")
    if isinstance(cost, Mapping) and card["deck"] in ("large", "faction building"):
        lines.append(Line(narrator.say("fromthemoon.card.cost", cost=bag_words(cost, narrator, "card.good")), 2))
    return [*lines, Line(str(card["text"]), 2), Line(source_words(card, narrator), 2)]

"""A tile of From the Moon in a few lines of text."""

from collections.abc import Mapping

from moonbase.cli.rendering.card_values import bag_words, source_words
from moonbase.engine.game import View


def title(card: View) -> str:
    """``Canteen (S-03): small, level 1, 2 copies``."""
    about = [str(card["deck"])]
    about += [
        f"{key} {card[key]}" if key == "level" else str(card[key]).capitalize() for key in ("ship", "faction", "level") if card.get(key)
    ]
    players, copies = card.get("players"), card["copies"]
    if isinstance(players, int):
        about.append("alone" if players == 1 else f"from {players} players on" if card["deck"] == "terrain" else f"{players} players")
    about.append(f"{copies} copies" if copies != 1 else "")
    return f"{card['name']} ({card['id']}): {', '.join(word for word in about if word)}"


def card_lines(card: View) -> list[str]:
    lines = [title(card)]
    cost = card.get("cost")
    if isinstance(cost, Mapping) and card["deck"] in ("large", "faction building"):
        lines.append(f"  cost {bag_words(cost)}")
    return [*lines, f"  {card['text']}", f"  source: {source_words(card)}"]

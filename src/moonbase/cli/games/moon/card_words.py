"""A card of Moon in a few lines of text."""

from moonbase.cli.rendering.card_values import bag_words, source_words
from moonbase.engine.game import View

ROMAN = {1: "I", 2: "II", 3: "III"}


def title(card: View) -> str:
    """``Ice Drill (S1-02): Era I, blue, 2 copies, 1 of them 3+``."""
    era = card["era"]
    about = [f"Era {ROMAN.get(era, era)}" if isinstance(era, int) else "", str(card["colour"] or card.get("level") or ""), _kind(card)]
    copies, marked = card["copies"], card["three_plus"]
    about.append(f"{copies} copies" if copies != 1 else "")
    about.append("" if not marked else "3+" if marked == copies else f"{marked} of them 3+")
    return f"{card['name']} ({card['id']}): {', '.join(word for word in about if word)}"


def card_lines(card: View) -> list[str]:
    lines = [title(card)]
    if card["deck"] == "structure":
        lines.append(f"  cost {bag_words(card['cost'])}; needs {bag_words(card['need'])}; assimilate for {bag_words(card['assimilate'])}")
    if card.get("requirement"):
        lines.append(f"  {card['requirement']} Worth {card['hearts']} Hearts at the end.")
    lines.append(f"  {card['text']}")
    lines.append(f"  source: {source_words(card)}")
    return lines


def _kind(card: View) -> str:
    return "" if card["deck"] == "structure" else str(card["deck"]).capitalize() if card["deck"] != "base" else "Base"

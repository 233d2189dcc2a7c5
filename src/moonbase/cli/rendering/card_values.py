"""The sources of a card's values in words, and bags of goods; the same for every game."""

from collections.abc import Mapping

from moonbase.engine.game import View


def bag_words(bag: object) -> str:
    """``2 energy, 1 metal``; a dash for nothing."""
    if not isinstance(bag, Mapping) or not bag:
        return "–"
    return ", ".join(f"{count} {name}" for name, count in bag.items())


def source_words(card: View) -> str:
    """``rulebook; cost: public``, with the note."""
    single = card.get("sources")
    parts = [str(card["source"])]
    if isinstance(single, Mapping):
        parts += [f"{name}: {source}" for name, source in single.items()]
    note = f" ({card['note']})" if card.get("note") else ""
    return "; ".join(parts) + note

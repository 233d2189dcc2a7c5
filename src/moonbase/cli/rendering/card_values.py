"""The sources of a card's values in words, and bags of goods; the same for every game."""

from collections.abc import Mapping

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import View


def bag_words(bag: object, narrator: Narrator, key: str) -> str:
    """``2 Energy, 1 Rover``, each by its words under ``key``; a dash for nothing."""
    if not isinstance(bag, Mapping) or not bag:
        return "–"
    return ", ".join(narrator.say(f"{key}.{name}", n=count) for name, count in bag.items())


def source_words(card: View, narrator: Narrator) -> str:
    """``rulebook; cost: public``, with the note."""
    single = card.get("sources")
    parts = [narrator.say(f"origin.{card['source']}")]
    if isinstance(single, Mapping):
        parts += [f"{_field(name, narrator)}: {narrator.say(f'origin.{source}')}" for name, source in single.items()]
    note = f" ({card['note']})" if card.get("note") else ""
    return narrator.say("lookup.source", source="; ".join(parts) + note)


def _field(name: str, narrator: Narrator) -> str:
    """Return the word for a field of a card file; the name that its owner types where there is none."""
    return narrator.say(f"field.{name}") if narrator.has(f"field.{name}") else name

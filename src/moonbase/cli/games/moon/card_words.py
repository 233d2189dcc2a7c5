"""A card of Moon in a few lines of text."""

from moonbase.cli.rendering.card_values import bag_words, source_words
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import View


def title(card: View, narrator: Narrator) -> str:
    """``Ice Drill (S1-02): Era I, blue, 2 copies, 1 of them 3+``."""
    era, level = card["era"], card.get("level")
    about = [narrator.say("moon.card.era", era=era_word(era, narrator)) if isinstance(era, int) else ""]
    about.append(narrator.say(f"moon.colour.{card['colour']}") if card["colour"] else "")
    about.append(narrator.say(f"moon.level.{level}") if level else "")
    about.append("" if card["deck"] == "structure" else narrator.say(f"moon.deck.{card['deck']}"))
    copies, marked = card["copies"], card["three_plus"]
    about.append(narrator.say("lookup.copies", n=int(str(copies))) if copies != 1 else "")
    about.append("" if not marked else "3+" if marked == copies else narrator.say("moon.card.three_plus", n=int(str(marked))))
    return f"{card['name']} ({card['id']}): {', '.join(word for word in about if word)}"


def era_word(era: int, narrator: Narrator) -> str:
    """``I``."""
    return narrator.say(f"era.{era}")


def card_lines(card: View, narrator: Narrator) -> list[Line]:
    lines = [Line(title(card, narrator))]
    if card["deck"] == "structure":
        bags = {"cost": card["cost"], "assimilate": card["assimilate"]}
        words = {name: bag_words(bag, narrator, "card.good") for name, bag in bags.items()}
        lines.append(Line(narrator.say("moon.card.values", **words, need=bag_words(card["need"], narrator, "flags")), 2))
    if card.get("requirement"):
        lines.append(Line(f"{card['requirement']} {narrator.say('moon.card.worth', n=int(str(card['hearts'])))}", 2))
    lines.append(Line(str(card["text"]), 2))
    lines.append(Line(source_words(card, narrator), 2))
    return lines

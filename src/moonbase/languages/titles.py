"""The names of things and the notes on cards as texts, so that they can be said in another language."""

from typing import TYPE_CHECKING

from moonbase.engine.text import Text, verbatim
from moonbase.languages.files import ENGLISH

if TYPE_CHECKING:
    from moonbase.engine.game import Game, View
    from moonbase.languages.bundle import Bundle


def titled_gallery(game: "Game") -> "list[View]":
    """Return every card with its name and its note, if it has one, as texts."""
    from moonbase.languages.bundle import bundle

    english, names = bundle(ENGLISH, game.name), titled_names(game)
    return [{**card, "name": names[f"card:{card['id']}"], "note": _note(card, english)} for card in game.gallery()]


def _note(card: "View", english: "Bundle") -> Text | None:
    return _titled(f"card.{card['id']}.note", str(card["note"]), english) if card["note"] else None


def titled_names(game: "Game") -> dict[str, Text]:
    """Return all names of a game. The word files have those of the cards; a name that an owner's card file changed stays as it is."""
    from moonbase.languages.bundle import bundle

    english = bundle(ENGLISH, game.name)
    names: dict[str, Text] = {}
    for thing, name in game.names.items():
        names[thing] = name if isinstance(name, Text) else _titled(thing.replace(":", "."), name, english)
    return names


def _titled(key: str, known: str, english: "Bundle") -> Text:
    return Text(key) if english.has(key) and english.say(key, {}) == known else verbatim(known)

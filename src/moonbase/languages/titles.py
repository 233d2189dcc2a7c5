"""The names of things as texts, so that they can be said in another language."""

from typing import TYPE_CHECKING

from moonbase.engine.text import Text, verbatim
from moonbase.languages.files import ENGLISH

if TYPE_CHECKING:
    from moonbase.engine.game import Game


def titled_names(game: "Game") -> dict[str, Text]:
    """Return all names of a game. The word files have those of the cards; a name that an owner's card file changed stays as it is."""
    from moonbase.languages.bundle import bundle

    english = bundle(ENGLISH, game.name)
    names: dict[str, Text] = {}
    for thing, name in game.names.items():
        key = thing.replace(":", ".")
        if isinstance(name, Text):
            names[thing] = name
        elif english.has(key) and english.say(key, {}) == name:
            names[thing] = Text(key)
        else:
            names[thing] = verbatim(name)
    return names

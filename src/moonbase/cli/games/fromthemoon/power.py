"""The two halves of a faction: what it starts with, and what it can do."""

from functools import reduce

from moonbase.cli.games.fromthemoon.prices import goods_of
from moonbase.cli.games.fromthemoon.words import letter
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.short_reasons import last
from moonbase.engine.text import Text

START = "card.start"


def power(id: str, narrator: Narrator) -> str:
    """Return the abilities of a faction, without its starting goods."""
    abilities = [each for each in _sentences(_text(id, narrator)) if _start(each) is None]
    return narrator.plain(reduce(lambda first, second: Text("card.both", first=first, second=second), abilities))


def start(id: str, narrator: Narrator) -> str:
    """``4bat 1M 2F``: what a faction starts with; a thing without a letter in words."""
    things = [thing for each in _sentences(_text(id, narrator)) if (found := _start(each)) for thing in goods_of(found.args["things"])]
    return " ".join(_thing(thing, narrator) for thing in things)


def _thing(thing: Text, narrator: Narrator) -> str:
    name = last(thing.key)
    if not narrator.has(f"fromthemoon.letter.{name}"):
        return narrator.plain(thing)
    return f"{thing.args['n']}{letter(name, narrator)}"


def _text(id: str, narrator: Narrator) -> Text:
    text = narrator.cards[id]["text"]
    assert isinstance(text, Text)
    return text


def _sentences(text: Text) -> list[Text]:
    parts = [text.args.get(name) for name in ("first", "second")]
    return [each for part in parts if isinstance(part, Text) for each in _sentences(part)] if text.key == "card.both" else [text]


def _start(sentence: Text) -> Text | None:
    what = sentence.args.get("what")
    return what if isinstance(what, Text) and what.key == START else None

"""Card texts in brief: without the words for what the row says anyway."""

from moonbase.cli.rendering.narrator import Narrator, capital
from moonbase.engine.text import Arg, Text


def brief(id: str, narrator: Narrator) -> str:
    """Say the text of a card in brief; pink cards flip, and Flags are Flags."""
    text = narrator.cards[id]["text"]
    assert isinstance(text, Text)
    return capital(narrator.plain(shortened(text, narrator)))


def shortened(text: Text, narrator: Narrator) -> Text:
    """Return the same text, each part in its short form where the terminal has one: ``moon.card.shows`` for ``card.shows``."""
    key = f"moon.{text.key}"
    return Text(key if narrator.has(key) else text.key, **{name: _arg(arg, narrator) for name, arg in text.args.items()})


def _arg(arg: Arg, narrator: Narrator) -> Arg:
    return shortened(arg, narrator) if isinstance(arg, Text) else arg

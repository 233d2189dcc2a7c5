"""Speech in one language: texts of a game become sentences, with the names of cards and people."""

from typing import TYPE_CHECKING, Final

from moonbase.engine.text import Arg, Names, Ref, Text
from moonbase.languages.files import ENGLISH
from moonbase.languages.sayable import Sayable

if TYPE_CHECKING:  # Fluent is imported with the first sentence
    from moonbase.engine.game import Game, View
    from moonbase.languages.bundle import Bundle


class Speech:
    """``names`` maps ``kind:id`` to the name of a thing; ``you`` is the seat that is spoken to; ``more`` names further word files."""

    def __init__(self, language: str, game: str, names: Names, you: int | None = None, *more: str) -> None:
        self.language: Final = language
        self.names: Final = names
        self._game: Final = game
        self._you: Final = Ref("seat", str(you))
        self._more: Final = more
        self._bundle: Bundle | None = None

    def with_names(self, names: Names, you: int | None = None) -> "Speech":
        """Return the same language with more (or other) names, for example of the people in the seats."""
        return Speech(self.language, self._game, {**self.names, **names}, you, *self._more)

    def has(self, key: str) -> bool:
        return self._words().has(key)

    def say(self, text: Text) -> str:
        """Return the sentence. A missing key is a defect, so it raises KeyError."""
        args: dict[str, str | int] = {}
        for name, arg in text.args.items():
            args[name] = arg if isinstance(arg, int) else self._arg(arg)
            if isinstance(arg, Ref) and arg.kind == "seat":
                args[f"{name}-you"] = "yes" if arg == self._you else "no"
        return self._words().say(text.key, args)

    def spoken(self, view: "View") -> "View":
        """Return plain data with sentences in place of its texts."""
        return {field: self.say(value) if isinstance(value, Text) else value for field, value in view.items()}

    def name(self, ref: Ref) -> str:
        """Return the name of a thing, or its kind and id where it has none. A name that the card file changed is kept as it is."""
        key = f"{ref.kind}:{ref.id}"
        known = self.names.get(key)
        if known is None:
            return self._words().say("unnamed.seat", {"id": ref.id}) if ref.kind == "seat" else f"{ref.kind} {ref.id}"
        if isinstance(known, Text):
            return self.say(known)
        if self.language != ENGLISH and ref.kind == "card":
            return self._translated(ref, known)
        return known

    def _translated(self, ref: Ref, known: str) -> str:
        from moonbase.languages.bundle import bundle

        key = f"card.{ref.id}"
        english = bundle(ENGLISH, self._game)
        if self._words().has(key) and english.has(key) and english.say(key, {}) == known:
            return self._words().say(key, {})
        return known

    def _arg(self, arg: Arg) -> str:
        if isinstance(arg, Text):
            return self.say(arg)
        if isinstance(arg, Ref):
            return self.name(arg)
        if isinstance(arg, Sayable):
            return arg.said(self.language)
        if isinstance(arg, (int, str)):
            return str(arg)
        parts = [self._arg(part) for part in arg]
        if len(parts) < 2:
            return "".join(parts)
        said = parts[0]
        for part in parts[1:-1]:
            said = self._words().say("list.comma", {"first": said, "next": part})
        return self._words().say("list.and", {"first": said, "last": parts[-1]})

    def _words(self) -> "Bundle":
        if self._bundle is None:
            from moonbase.languages.bundle import bundle

            self._bundle = bundle(self.language, self._game, *self._more)
        return self._bundle


def spoken_gallery(game: "Game", language: str = ENGLISH) -> "list[View]":
    """Return every card with its name and its note in the language, and sentences in place of texts."""
    from moonbase.languages.titles import titled_gallery

    said = speech(game, language=language)
    return [said.spoken(card) for card in titled_gallery(game)]


def speech(game: "Game", names: Names | None = None, you: int | None = None, language: str = ENGLISH, *more: str) -> Speech:
    """Return speech about a game.

    ``names`` adds those of the people, such as ``{"seat:0": "Ada"}``; ``you`` is the seat that is spoken to; ``more`` names word files
    beside those of the game and the table.
    """
    return Speech(language, game.name, {**game.names, **(names or {})}, you, *more)

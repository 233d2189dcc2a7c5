"""Sentences of the command line: their English stands in the code, and other languages have theirs by key in word files.

``commands.ftl`` has those of the command line, ``faults.ftl`` those about an owner's card file.

So English help and English refusals need no Fluent, which is slow to import.
"""

from typing import TYPE_CHECKING

from moonbase.languages.files import COMMANDS, ENGLISH, FAULTS, TERMINAL
from moonbase.languages.sayable import Sayable

if TYPE_CHECKING:
    from moonbase.engine.text import Arg
    from moonbase.languages.speech import Speech


class Phrase(Sayable):
    """An English sentence that can be said in other languages: ``Phrase("refused.game", "unknown game '{name}'", name="mon")``."""

    key: str
    english: str
    args: "dict[str, Arg]"

    def __new__(cls, key: str, english: str, /, **args: "Arg") -> "Phrase":
        phrase = super().__new__(cls, english.format(**{name: _in_english(arg) for name, arg in args.items() if f"{{{name}}}" in english}))
        phrase.key, phrase.english, phrase.args = key, english, args
        return phrase

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.key, self.english, self.args)

    def said(self, language: str) -> str:
        """Return the sentence in a language that we have."""
        if language == ENGLISH:
            return str(self)
        from moonbase.engine.text import Text

        return command_words(language).say(Text(self.key, **self.args))


def command_words(language: str) -> "Speech":
    """Return what the command line says in a language other than English."""
    from moonbase.languages.speech import Speech

    return Speech(language, COMMANDS, {}, None, TERMINAL, FAULTS)


def any_of(names: "tuple[str, ...]") -> str:
    """``a, b or c``."""
    *first, last = names
    return Phrase("list.or", "{first} or {last}", first=all_of(tuple(first)), last=last) if first else last


def all_of(names: "tuple[str, ...]") -> str:
    """``a, b, c``; each may be a phrase."""
    listed = names[0]
    for name in names[1:]:
        listed = Phrase("list.comma", "{first}, {next}", first=listed, next=name)
    return listed


def did_you_mean(near: str) -> str:
    """``; did you mean 'x'?``, to follow the word that is unknown."""
    return Phrase("refused.near", "; did you mean '{near}'?", near=near)


def _again(key: str, english: str, args: "dict[str, Arg]") -> Phrase:
    return Phrase(key, english, **args)


def _in_english(arg: "Arg") -> "Arg":
    if isinstance(arg, str | int):
        return arg
    from moonbase.engine.text import Text

    if not isinstance(arg, Text):
        return arg
    from moonbase.languages.speech import Speech

    return Speech(ENGLISH, TERMINAL, {}).say(arg)

"""The messages of one language and one game, formatted by Fluent. Importing Fluent is slow, so this module is imported late."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from moonbase.languages.files import TABLE, word_file

REMEMBERED: Final = 20_000
"""The number of sentences cached by key and arguments: most are said again."""


def message_id(key: str) -> str:
    """Return the Fluent identifier of a key: ``event.built`` is ``event-built``, and a space of a name is an underscore."""
    return key.replace(".", "-").replace(" ", "_")


class Bundle:
    """Keys and arguments in, sentences out. Words of the game come before words of the table, and those before all others."""

    def __init__(self, language: str, *parts: str) -> None:
        self._fluent: Final = FluentBundle([language], use_isolating=False)
        for part in dict.fromkeys(parts):
            self._fluent.add_resource(FluentResource(word_file(language, part)))
        self._remembered: Final = lru_cache(REMEMBERED)(self._format)

    def has(self, key: str) -> bool:
        return self._fluent.has_message(message_id(key))

    def say(self, key: str, args: Mapping[str, str | int]) -> str:
        """Return the sentence. A missing key or argument is a defect, so it raises KeyError."""
        return self._remembered(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._fluent.get_message(message_id(key)).value
        if pattern is None:
            raise KeyError(key)
        values = {name: fluent_number(arg, useGrouping=False) if isinstance(arg, int) else arg for name, arg in args}
        sentence, errors = self._fluent.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(sentence)


@cache
def bundle(language: str, game: str, *more: str) -> Bundle:
    """Return the words of a game, with ``more`` word files beside its own; each language is read once."""
    return Bundle(language, game, TABLE, *more)

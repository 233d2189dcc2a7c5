"""Texts on the wire: data for a client that has the words, sentences for one that asks for plain words."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.json import schema_components

from moonbase.engine.text import Arg, Ref, Text, data_of
from moonbase.languages.files import language
from moonbase.languages.speech import Speech

Wording = Callable[[Any], Any]
"""Turns a text into what the client reads; msgspec calls it for each text of a message."""
PLAIN: Final = "plain"
"""The query parameter of a client that reads sentences."""


class TextShown(Struct, omit_defaults=True):
    """A sentence as data: a key of the word files, and what stands in it.

    An argument is a number, a word, a text, a thing with a name of its own (its kind and id), or a list of texts and things.
    """

    key: str
    args: "dict[str, int | str | TextShown | list[str | TextShown | tuple[str, str]]]" = {}


WORDED: Final = (Text, Ref)
WRITTEN: Final[dict[type, type]] = {Text: TextShown}
"""The struct that each type of the engine becomes on the wire."""


def schemas(types: Iterable[Any], reference: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the JSON schema of each type, and those of all their parts by name; ``reference`` is the template of a link to a part."""

    def written(custom: type) -> dict[str, str]:
        return {"$ref": reference.format(name=WRITTEN[custom].__name__)}

    return schema_components([*types, TextShown], schema_hook=written, ref_template=reference)


def as_data(value: object) -> object:
    if isinstance(value, WORDED):
        return data_of(value)
    raise NotImplementedError(f"{type(value)} has no place on the wire")


def as_sentences(speech: Speech) -> Wording:
    def said(value: object) -> str:
        if isinstance(value, Text):
            return speech.say(value)
        raise NotImplementedError(f"{type(value)} is no text")

    return said


def from_data(kind: type, data: Any) -> object:
    """Read a text that ``as_data`` wrote: the other direction, for msgspec."""
    assert kind is Text
    return Text(data["key"], **{name: _arg(arg) for name, arg in data.get("args", {}).items()})


def _arg(data: Any) -> Arg:
    if isinstance(data, dict):
        return Text(data["key"], **{name: _arg(arg) for name, arg in data.get("args", {}).items()})
    if not isinstance(data, list):
        found: int | str = data
        return found
    if data and isinstance(data[0], str):
        return Ref(data[0], data[1])
    return [part for part in map(_arg, data) if isinstance(part, Ref | Text)]


def plain_language(plain: str | None, asked: str | None) -> str | None:
    """Return the language in which a client wants sentences; None where it wants texts as data."""
    return language(asked) if plain == "1" else None

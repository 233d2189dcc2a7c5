"""Words as data: a Text is a key with typed arguments. ``moonbase.languages`` makes sentences of texts."""

from collections.abc import Mapping, Sequence
from typing import Final, Union, final


@final
class Ref:
    """A thing with a name of its own: ``Ref("card", "A-17")``, ``Ref("seat", "0")``."""

    def __init__(self, kind: str, id: str) -> None:
        self.kind: Final = kind
        self.id: Final = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and (self.kind, self.id) == (other.kind, other.id)

    def __hash__(self) -> int:
        return hash((self.kind, self.id))

    def __repr__(self) -> str:
        return f"Ref({self.kind!r}, {self.id!r})"


Arg = Union[int, str, Ref, "Text", Sequence[Union[Ref, "Text"]]]


@final
class Text:
    """A sentence as data, such as ``Text("event.built", seat=Ref("seat", "1"), card=Ref("card", "A-17"))``."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key: Final = key
        self.args: Final[dict[str, Arg]] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inner = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Text({self.key!r}{inner})"


def data_of(arg: Arg) -> object:
    """Return a text as plain data, ``{"key": ..., "args": {...}}``. A thing in it is its kind and its id."""
    if isinstance(arg, Text):
        if not arg.args:
            return {"key": arg.key}
        return {"key": arg.key, "args": {name: data_of(each) for name, each in arg.args.items()}}
    if isinstance(arg, Ref):
        return [arg.kind, arg.id]
    if isinstance(arg, int | str):
        return arg
    return [data_of(each) for each in arg]


def digest(arg: Arg | Sequence[Arg]) -> int:
    """Return a number that tells one argument from another; in another process it is another one."""
    if isinstance(arg, Text):
        found = hash(arg.key)
        for name, each in arg.args.items():
            found ^= hash((name, digest(each)))
        return found
    if isinstance(arg, int):
        return hash(2 * arg + 1)  # odd, because -1 and -2 have one hash
    if isinstance(arg, Ref | str):
        return hash(arg)
    return hash(tuple([digest(each) for each in arg]))


def verbatim(words: str) -> Text:
    """Return words that are the same in every language: a name that somebody gave, a sentence for authors of clients."""
    return Text("verbatim", words=words)


Names = Mapping[str, str | Text]
"""Names of things by ``kind:id``; a thing may also be named by a text, such as the effect of a card."""

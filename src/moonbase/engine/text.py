"""Words as data: a Text is a key with typed arguments. ``moonbase.languages`` makes sentences of texts."""

from collections.abc import Mapping, Sequence
from typing import Final, Union, final

from mypy_extensions import i64

LOW: Final[i64] = 2**62 - 1
ODD: Final[i64] = 0x1E3779B97F4A7C15
ODDER: Final[i64] = 0x3F58476D1CE4E5B9
NUMBER: Final[i64] = 7
LIST: Final[i64] = 11


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


def digest(arg: Arg) -> i64:
    """Return a number that tells one argument from another; in another process it is another one."""
    if isinstance(arg, Text):
        return digest_of(arg.key, arg.args)
    if isinstance(arg, int):
        return mixed(NUMBER, arg & LOW)
    if isinstance(arg, Ref):
        return mixed(hash(arg.kind) & LOW, hash(arg.id) & LOW)
    if isinstance(arg, str):
        return hash(arg) & LOW
    found = LIST
    for part in arg:
        found = mixed(found, digest(part))
    return found


def digest_of(key: str, args: Mapping[str, Arg]) -> i64:
    """Return the digest of a text with this key and these arguments."""
    found: i64 = hash(key) & LOW
    for name, arg in args.items():
        found = (found + mixed(hash(name) & LOW, digest(arg))) & LOW
    return found


def mixed(one: i64, other: i64) -> i64:
    """Return a number made of two, in this order, as SplitMix does. Only low bits count: numbers wrap in compiled code and grow in other
    code."""
    bits = (one ^ (other * ODD)) & LOW
    bits = ((bits ^ (bits >> 29)) * ODDER) & LOW
    return bits ^ (bits >> 32)


def verbatim(words: str) -> Text:
    """Return words that are the same in every language: a name that somebody gave, a sentence for authors of clients."""
    return Text("verbatim", words=words)


Names = Mapping[str, str | Text]
"""Names of things by ``kind:id``; a thing may also be named by a text, such as the effect of a card."""

"""Words as data: a Text is a key with typed arguments; a Lexicon turns it into a sentence of one language.

Templates name their arguments in braces. ``{n}`` is the argument, ``{n:card|cards}`` picks a form by number, and an argument
that is a list is joined with commas and the template ``list.and``.
"""

import re
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


_SLOT: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


@final
class Lexicon:
    """One language: ``words`` maps keys to templates, ``names`` maps ``kind:id`` to the name of a thing."""

    def __init__(self, words: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.words: Final = words
        self.names: Final = names
        self._pieces: Final[dict[str, list[str | None]]] = {}  # a template is taken apart once

    def with_names(self, names: Mapping[str, str]) -> "Lexicon":
        """The same language with more (or other) names, for example of the people in the seats."""
        return Lexicon(self.words, {**self.names, **names})

    def plain(self, text: Text) -> str:
        """The sentence. A missing key is a defect, so it raises KeyError."""
        pieces = self._pieces.get(text.key)
        if pieces is None:
            pieces = _SLOT.split(self.words[text.key])
            self._pieces[text.key] = pieces
        out = pieces[0] or ""
        for i in range(1, len(pieces), 3):
            out += self._slot(text, pieces[i] or "", pieces[i + 1]) + (pieces[i + 2] or "")
        return out

    def name(self, ref: Ref) -> str:
        """Return the name of a thing, or its kind and id where it has none."""
        return self.names.get(f"{ref.kind}:{ref.id}", f"{ref.kind} {ref.id}")

    def _slot(self, text: Text, name: str, forms: str | None) -> str:
        arg = text.args[name]
        if forms is not None:
            one, _, many = forms.partition("|")
            return one if arg == 1 else many
        return self._arg(arg)

    def _arg(self, arg: Arg) -> str:
        if isinstance(arg, Text):
            return self.plain(arg)
        if isinstance(arg, Ref):
            return self.name(arg)
        if isinstance(arg, (int, str)):
            return str(arg)
        parts = [self._arg(part) for part in arg]
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.words["list.and"] + parts[-1]

"""Values that are names from a closed list: one of them, a count of each, or a note for each."""

from collections.abc import Mapping
from typing import Any, Final

from moonbase.cards.fields import Amount, Cells, Field, Schema
from moonbase.cards.place import Place, unknown
from moonbase.languages.phrase import Phrase

Code = int | str | tuple[int, ...]
SHORTLIST: Final = 12


class Choice(Field):
    """One name of a list; ``what`` names the list in messages. A code of several numbers fills neighbouring cells."""

    def __init__(self, what: str, names: Mapping[str, Code], about: Mapping[str, str] | None = None) -> None:
        self.what: Final = what
        self.names: Final = names
        self.about: Final = about or {}

    def read(self, value: object, at: Place) -> Any:
        if isinstance(value, str):
            if value in self.names:
                return self.names[value]
            at.wrong(unknown(self.what, value, self.names))
        else:
            self.refuse(value, at)
        return None

    def cells(self, value: Any) -> Cells:
        return (value if isinstance(value, tuple) else (int(value),),)

    def schema(self) -> Schema:
        return {"enum": list(self.names)}

    @property
    def one(self) -> str:
        """Return the name of one, with its article: ``a ship``, ``an event``."""
        return f"{'an' if self.what[0] in 'aeiou' else 'a'} {self.what}"

    def words(self) -> Phrase:
        if len(self.names) > SHORTLIST:
            return Phrase("fault.name", "the name of {one}", one=self.one)
        return Phrase("fault.one_of", "{one} ({names})", one=self.one, names=", ".join(self.names))


class Bag(Field):
    """A count for each name. A program holds the counts in the order of the list."""

    def __init__(
        self, what: str, names: tuple[str, ...], most: int, symbols: Mapping[str, Mapping[str, int]] | None = None, filled: bool = False
    ) -> None:
        self.what: Final = what
        self.names: Final = names
        self.most: Final = most
        self.symbols: Final = symbols or {}
        """Symbols that may stand for the count of some names."""
        self.filled: Final = filled

    @property
    def empty(self) -> tuple[int, ...]:
        return (0,) * len(self.names)

    def read(self, value: object, at: Place) -> tuple[int, ...]:
        if not isinstance(value, dict) or (self.filled and not value):
            self.refuse(value, at)
            return self.empty
        for name in value:
            if name not in self.names:
                at.wrong(unknown(self.what, name, self.names))
        return tuple(self._count(name).read(value[name], at.key(name)) if name in value else 0 for name in self.names)

    def cells(self, value: Any) -> Cells:
        """Return a row for each name that has a count: the count, then the place of the name in the list."""
        return tuple((count, kind) for kind, count in enumerate(value) if count != 0)

    def schema(self) -> Schema:
        counts = {name: self._count(name).schema() for name in self.names}
        bounds = {"minProperties": 1} if self.filled else {}
        return {"type": "object", "properties": counts, "additionalProperties": False, **bounds}

    def words(self) -> Phrase:
        return Phrase("fault.bag", "a table of {what} = count ({names})", what=self.what, names=", ".join(self.names))

    def _count(self, name: str) -> Amount:
        return Amount(1 if self.filled else 0, self.most, self.symbols.get(name, {}))

"""Values that are names out of a closed list: one of them, a count of each, or a note for each."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from moonbase.cards.fields import Amount, Cells, Field, Schema
from moonbase.cards.place import Place, unknown

Code = int | str | tuple[int, ...]


@dataclass(frozen=True)
class Choice(Field):
    """One name of a list; ``what`` names the list in messages. A code of several numbers fills neighbouring cells."""

    what: str
    names: Mapping[str, Code]
    about: Mapping[str, str] = field(default_factory=dict)

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

    def words(self) -> str:
        shortlist = len(self.names) <= 12
        return f"a {self.what} ({', '.join(self.names)})" if shortlist else f"the name of a {self.what}"


@dataclass(frozen=True)
class Bag(Field):
    """How many of each name, lowered to one number per name in the order of the list."""

    what: str
    names: tuple[str, ...]
    most: int
    symbols: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Symbols that may stand for the count of some names."""
    filled: bool = False

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
        """A row for each name that has a count: the count, then the place of the name in the list."""
        return tuple((count, kind) for kind, count in enumerate(value) if count != 0)

    def schema(self) -> Schema:
        counts = {name: self._count(name).schema() for name in self.names}
        bounds = {"minProperties": 1} if self.filled else {}
        return {"type": "object", "properties": counts, "additionalProperties": False, **bounds}

    def words(self) -> str:
        return f"a table of {self.what} = count ({', '.join(self.names)})"

    def _count(self, name: str) -> Amount:
        return Amount(1 if self.filled else 0, self.most, self.symbols.get(name, {}))

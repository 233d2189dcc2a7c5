"""A list of a fixed number of values of one kind, where each place in the list has a meaning of its own."""

from typing import Any, Final

from moonbase.cards.fields import Cells, Field, Schema
from moonbase.cards.place import Place
from moonbase.languages.phrase import Phrase


class Series(Field):
    """A list of values, lowered to a tuple as long as the list."""

    def __init__(self, field: Field, length: int) -> None:
        self.field: Final = field
        self.length: Final = length

    def read(self, value: object, at: Place) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != self.length:
            self.refuse(value, at)
            return ()
        return tuple(self.field.read(each, at.item(index)) for index, each in enumerate(value))

    def cells(self, value: Any) -> Cells:
        """Return the cells of all values side by side in one row."""
        return (tuple(number for each in value for number in self.field.cells(each)[0]),)

    def schema(self) -> Schema:
        return {"type": "array", "items": self.field.schema(), "minItems": self.length, "maxItems": self.length}

    def words(self) -> Phrase:
        return Phrase("fault.series", "a list of {n} values, each {words}", n=self.length, words=self.field.words())

"""A card face as the game uses it: names for people, numbers for play, and the source of each value."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Row

SOURCES: Final = Choice(
    "source",
    {word: word for word in ("rulebook", "public", "deduced", "reconstructed", "owner")},
    {
        "rulebook": "stated by the rulebook",
        "public": "told by the publisher, a review or a rules summary",
        "deduced": "follows from what is stated",
        "reconstructed": "designed for this project, within what is known",
        "owner": "read from a printed card by whoever wrote the overlay",
    },
)


class Face(NamedTuple):
    id: str
    name: str
    table: str
    values: Mapping[str, Any]
    """Every field of the table that can change play, lowered to numbers."""
    ops: tuple[Op, ...]
    source: str
    sources: Mapping[str, str]
    """The source of each field where it is not ``source``."""
    note: str = ""

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the program that ``ops`` lower to."""
        return tuple(row for op in self.ops for row in op.rows)

    @property
    def specials(self) -> int:
        """Return the number of steps whose rule was made for one card."""
        return sum(op.special for op in self.ops)

    def source_of(self, field: str) -> str:
        return self.sources.get(field, self.source)

    @property
    def order(self) -> tuple[str, int]:
        """Return a sort key for the order a person expects: A-2 before A-10."""
        series, _, number = self.id.partition("-")
        return series, int(number)

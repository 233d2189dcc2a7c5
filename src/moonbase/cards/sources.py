"""Counts of the known and the reconstructed values of a card set.

A value is a field of a face that can change play, so names, notes and sources do not count. A value is known if its source is not
``reconstructed``. A face is known if all its values are known.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from moonbase.cards.face import SOURCES
from moonbase.cards.table import COMMON

RECONSTRUCTED: Final = "reconstructed"
Row = Mapping[str, Any]


class Sources(NamedTuple):
    faces: int
    known_faces: int
    values: int
    known_values: int
    by_source: dict[str, int]
    """The number of values by source."""


def sources(tables: Mapping[str, Any]) -> Sources:
    """Count the values of a whole set, given as ``CardSet.tables``."""
    return _counted(row for rows in tables["cards"].values() for row in rows.values())


def sources_by_table(tables: Mapping[str, Any]) -> dict[str, Sources]:
    """Count the values of each table, in the order of the set."""
    return {table: _counted(rows.values()) for table, rows in tables["cards"].items()}


def _counted(rows: Iterable[Row]) -> Sources:
    told = [_field_sources(row) for row in rows]
    counts = Counter(source for each in told for source in each)
    values = counts.total()
    return Sources(
        len(told),
        sum(RECONSTRUCTED not in each for each in told),
        values,
        values - counts[RECONSTRUCTED],
        {source: counts[source] for source in SOURCES.names},
    )


def _field_sources(row: Row) -> list[str]:
    """Return the source of each field that the card file sets or gives a source of its own."""
    usual: str = row["source"]
    others = {field: source for field, source in row.get("source_of", {}).items() if source != usual}
    return [others.get(field, usual) for field in dict.fromkeys([*row, *others]) if field not in COMMON]

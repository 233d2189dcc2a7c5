"""Operations without a database: generators that yield statements and are sent the rows. Each database drives them in its own way."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

Answer = TypeVar("Answer")
Rows = Sequence[Sequence[Any]]


class Query(NamedTuple):
    """Parameters are ``$1``, ``$2`` and so on."""

    sql: str
    args: tuple[object, ...] = ()


class Batch(NamedTuple):
    """One statement for many rows of parameters; it returns no rows."""

    sql: str
    rows: list[tuple[object, ...]]


Operation = Generator[Query | Batch, Rows, Answer]


class Conflict(Exception):
    """Another writer came first; nothing of this operation is kept."""

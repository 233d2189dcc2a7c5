"""Columns of numbers: one field of every card face, which rules read in play, and the lists of a state."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from librt.vecs import vec
from mypy_extensions import i64


class Valued(Protocol):
    """A card face: any object with its fields by name."""

    @property
    def values(self) -> Mapping[str, Any]: ...


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def fill(column: vec[i64], first: i64, count: i64, numbers: Iterator[int]) -> None:
    """Take ``count`` numbers and put them at ``first`` and the places after it."""
    for i in range(first, first + count):
        column[i] = next(numbers)


def with_room(column: vec[i64], n: i64) -> vec[i64]:
    """Return a column of at least ``n`` numbers: the given one, or a longer one of zeros."""
    return column if n <= len(column) else zeros(n)


def column(faces: Sequence[Valued], name: str, width: i64, default: i64) -> vec[i64]:
    """Return one field of every face, ``width`` numbers each; ``default`` where a face does not have it."""
    out: list[int] = []
    for face in faces:
        value = face.values.get(name)
        if value is None:
            out.extend([default] * width)
        elif width == 1:
            out.append(int(value))
        else:
            out.extend(int(n) for n in value)
    return vec[i64](out)

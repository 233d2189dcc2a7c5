"""Objects in parts of JSON: small to keep, and quick to compare. Only parts that differ are read again, each pair once for all viewers."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Raw
from msgspec.json import decode, encode

from moonbase.engine.difference import Change, Tree, difference, fields_changed, name_of

Part = bytes | list[bytes]
"""A list of objects has a part for each of them."""
Parts = dict[str, Part]
Thing = TypeVar("Thing", Parts, dict[str, Any])


class Packed(NamedTuple):
    """An object and its parts, from which those of a similar one are taken where they are equal."""

    tree: Mapping[str, Tree]
    parts: Parts


NOTHING: Final = Packed({}, {})


VIEWER: Final = "viewer"
"""The field of a view that is another one for each viewer, and has no part."""


def parts_of(tree: Mapping[str, Tree], twin: Packed = NOTHING) -> Parts:
    """Return the parts of a view; those of its twin where both are the same but for the viewer."""
    if tree.keys() == twin.tree.keys() and all(value is twin.tree[field] for field, value in tree.items() if field != VIEWER):
        return twin.parts
    parts: Parts = {}
    for field, value in tree.items():
        if field == VIEWER:
            continue
        if field not in twin.tree:
            parts[field] = part_of(value)
        elif twin.tree[field] == value:
            parts[field] = twin.parts[field]
        else:
            parts[field] = part_like(value, twin.tree[field], twin.parts[field])
    return parts


def part_of(value: Tree) -> Part:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [encode(each) for each in value]
    return encode(value)


def part_like(value: Tree, other: Tree, part: Part) -> Part:
    """The part of a value that differs from another one, whose part it is given."""
    if isinstance(part, list) and isinstance(value, list) and len(value) == len(other):
        return [known if mine == theirs else encode(mine) for mine, theirs, known in zip(value, other, part, strict=True)]
    return part_of(value)


def raw(parts: Parts) -> dict[str, Raw | list[Raw]]:
    """Return the parts for encoding, without decoding them."""
    return {field: Raw(part) if isinstance(part, bytes) else [Raw(each) for each in part] for field, part in parts.items()}


def tree_of(part: Part) -> Tree:
    return decode(part) if isinstance(part, bytes) else [decode(each) for each in part]


class Differences:
    """Differences between things and between their parts: one that several viewers share is taken once."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[bytes, bytes], Change]] = {}
        self._pairs: Final[dict[tuple[int, int], tuple[Any, Any, dict[str, Any]]]] = {}
        """By the identities of two things, which are held so that no others get their identities."""

    def of(self, old: dict[str, Tree], new: dict[str, Tree]) -> dict[str, Any]:
        return self._pair(old, new, fields_changed)

    def between(self, old: Parts, new: Parts) -> dict[str, Any]:
        """By field; what is equal is left out."""
        return self._pair(old, new, self._parts)

    def _pair(self, old: Thing, new: Thing, take: Callable[[Thing, Thing], dict[str, Any]]) -> dict[str, Any]:
        pair = id(old), id(new)
        found = self._pairs.get(pair)
        if found is None:
            found = self._pairs[pair] = old, new, take(old, new)
        return found[2]

    def _parts(self, old: Parts, new: Parts) -> dict[str, Any]:
        change: dict[str, Any] = {field: [] for field in old if field not in new}
        for field, part in new.items():
            before = old.get(field)
            if before is None:
                change[field] = [tree_of(part)]
            elif before != part:
                change[field] = self._part(before, part)
        return change

    def _part(self, old: Part, new: Part) -> Change:
        if isinstance(old, bytes) and isinstance(new, bytes):
            return self._once(old, new)
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            places = [i for i in range(len(old)) if old[i] != new[i]]
            changes = [self._once(old[i], new[i]) for i in places]
            if all(isinstance(change, dict) for change in changes):
                return dict(zip(map(str, places), changes, strict=True))
        return difference(tree_of(old), tree_of(new))

    def _once(self, old: bytes, new: bytes) -> Change:
        found = self._known.get((old, new))
        if found is None:
            found = self._known[old, new] = renewed(decode(old), decode(new))
        return found


def renewed(old: Tree, new: Tree) -> Change:
    """Return the difference, or the whole of the new thing where another one stands in its place."""
    return difference(old, new) if name_of(old) == name_of(new) else [new]

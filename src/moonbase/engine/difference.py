"""Differences between two trees of plain data (dict, list, str, numbers, bool, None), as a tree that JSON can carry.

A change is ``[value]`` for another value, ``[]`` for a field that is gone, or a dict that descends. Its keys are the fields of an object.
In a list they are the places of elements that changed within themselves, and under ``#`` stand the splices ``[at, dropped, *new]``, in
ascending order; all places are those of the old list.

Comparing makes the new tree share with the old one every part that is equal in both. A reader who is told of one tree after the other keeps
little memory then, and the next comparison finds most parts to be the same object.
"""

from bisect import bisect_left
from typing import Any, Final

Tree = Any
"""``0`` and ``false`` are equal here, as in Python: no field of the wire holds both numbers and truth values."""
Change = dict[str, Any] | list[Any]
Name = str | int | None
Pairs = list[tuple[int, int]]

SPLICES: Final = "#"
ABSENT: Final[Tree] = object()
"""Instead of a field that an object does not have: a field may be None."""


def difference(old: Tree, new: Tree) -> Change:
    """Return the change that makes the new tree of the old one; an empty dict where they are equal."""
    if old is new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict):
        return fields_changed(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return elements_changed(old, new)
    return {} if old == new else [new]


def fields_changed(old: dict[str, Tree], new: dict[str, Tree]) -> dict[str, Any]:
    change: dict[str, Any] = {}
    kept = 0
    for key, value in new.items():
        before = old.get(key, ABSENT)
        if before is ABSENT:
            change[key] = [value]
            continue
        kept += 1
        if before is value:
            continue
        inner = {} if before == value else difference(before, value)
        if inner:
            change[key] = inner
        else:
            new[key] = before
    return change if kept == len(old) else change | {key: [] for key in old if key not in new}


def elements_changed(old: list[Tree], new: list[Tree]) -> Change:
    if not old or not new:
        return [new] if old or new else {}
    if len(old) == len(new):
        if not isinstance(old[0], dict) and old == new:  # plain values are compared at once
            return {}
        places: dict[str, Any] = {}
        renamed = False
        for i in range(len(old)):
            inner = element_changed(old, i, new, i)
            if inner:
                places[str(i)] = inner
                renamed = renamed or name_of(old[i]) != name_of(new[i])
        if not renamed:
            return places
    pairs = aligned([name_of(each) for each in old], [name_of(each) for each in new])
    return spliced(old, new, pairs) if pairs else [new]


def element_changed(old: list[Tree], i: int, new: list[Tree], k: int) -> Change:
    before, value = old[i], new[k]
    if before is value:
        return {}
    inner = {} if before == value else difference(before, value)
    if not inner:
        new[k] = before
    return inner


def spliced(old: list[Tree], new: list[Tree], pairs: Pairs) -> Change:
    """The elements between the pairs are dropped and put in; pairs change within."""
    change: dict[str, Any] = {}
    splices: list[list[Any]] = []
    at, to = 0, 0
    for i, k in [*pairs, (len(old), len(new))]:
        if i > at or k > to:
            splices.append([at, i - at, *new[to:k]])
        inner = element_changed(old, i, new, k) if i < len(old) else None
        if inner:
            change[str(i)] = inner
        at, to = i + 1, k + 1
    if splices:
        change[SPLICES] = splices
    return change


def name_of(element: Tree) -> Name:
    """Return what tells an element from its neighbours: a text itself, an object's first field. A wrong guess costs bytes and nothing
    else."""
    if isinstance(element, str):
        return element
    if isinstance(element, dict):
        for first in element.values():
            return first if isinstance(first, str | int) and not isinstance(first, bool) else None
    return None


def same_names(old: list[Tree], new: list[Tree], places: list[int]) -> bool:
    for i in places:
        if name_of(old[i]) != name_of(new[i]):
            return False
    return True


def aligned(old: list[Name], new: list[Name]) -> Pairs:
    """The places of elements that stay, in the old list and in the new one: as many as possible, both ascending."""
    places: dict[Name, list[int]] = {}
    for i in range(len(old) - 1, -1, -1):
        places.setdefault(old[i], []).append(i)
    pairs: Pairs = []
    for k, name in enumerate(new):
        left = places.get(name)
        if left:
            pairs.append((left.pop(), k))
    return [pairs[n] for n in longest_rising([i for i, _ in pairs])]


def longest_rising(values: list[int]) -> list[int]:
    """The places of as many values as possible, out of different ones, that rise from each to the next."""
    ends: list[int] = []
    """The lowest value that ends a row of each length."""
    last: list[int] = []
    """The index of that value."""
    before: list[int] = []
    for n, value in enumerate(values):
        length = bisect_left(ends, value)
        before.append(last[length - 1] if length else -1)
        ends[length : length + 1] = [value]
        last[length : length + 1] = [n]
    found: list[int] = []
    n = last[-1] if last else -1
    while n >= 0:
        found.append(n)
        n = before[n]
    return found[::-1]


def applied(base: Tree, change: Change) -> Tree:
    """Return the new tree. What has not changed is shared with the old one, which stays as it was."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return base
    return with_fields(base, change) if isinstance(base, dict) else with_elements(base, change)


def with_fields(base: dict[str, Tree], change: dict[str, Any]) -> dict[str, Tree]:
    out = dict(base)
    for key, value in change.items():
        if value == []:
            del out[key]
        else:
            out[key] = applied(base.get(key), value)
    return out


def with_elements(base: list[Tree], change: dict[str, Any]) -> list[Tree]:
    out = list(base)
    for key, value in change.items():
        if key != SPLICES:
            out[int(key)] = applied(base[int(key)], value)
    for at, dropped, *new in reversed(change.get(SPLICES, [])):
        out[at : at + dropped] = new
    return out

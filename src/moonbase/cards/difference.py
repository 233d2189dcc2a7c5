"""The difference between two nested tables of plain values, as a JSON merge patch (RFC 7386): null removes a key, a list replaces a list.

Cards are read from TOML, which has no null, so a merge patch can express every difference.
"""

from collections.abc import Mapping
from typing import Any

Plain = Mapping[str, Any]


def difference(old: Plain, new: Plain) -> dict[str, Any]:
    """Return changes such that ``apply_changes(changes, old) == new``; empty where the two are equal."""
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            inside = difference(before, value)
            if inside:
                changes[key] = inside
        elif key not in old or not _same(before, value):
            changes[key] = value
    return changes


def apply_changes(changes: Plain, old: Plain) -> dict[str, Any]:
    """Return the old tables with the changes made; neither argument is modified."""
    new = {key: value for key, value in old.items() if key not in changes}
    for key, value in changes.items():
        if isinstance(value, Mapping):
            before = old.get(key)
            new[key] = apply_changes(value, before if isinstance(before, Mapping) else {})
        elif value is not None:
            new[key] = value
    return new


def _same(one: object, other: object) -> bool:
    """Tell whether two values are equal; unlike Python, a card file does not take true for 1."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other

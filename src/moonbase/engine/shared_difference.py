"""The difference of two trees that share parts with two others, whose difference is known: what both pairs share is not compared again."""

from typing import Any, Final

from moonbase.engine.difference import ABSENT, SPLICES, Change, Tree, difference, elements_changed, same_names

SAME: Final[dict[str, Any]] = {}
"""The change of what is equal."""


def difference_beside(old: Tree, new: Tree, other_old: Tree, other_new: Tree, other_change: Change) -> Change:
    """Return ``difference(old, new)``, where ``other_change`` is ``difference(other_old, other_new)``."""
    if old is other_old and new is other_new:
        return other_change
    if isinstance(other_change, list):
        return difference(old, new)
    if isinstance(old, dict) and isinstance(new, dict) and isinstance(other_old, dict) and isinstance(other_new, dict):
        return _fields_beside(old, new, other_old, other_new, other_change)
    if isinstance(old, list) and isinstance(new, list) and isinstance(other_old, list) and isinstance(other_new, list):
        return _elements_beside(old, new, other_old, other_new, other_change)
    return difference(old, new)


def _fields_beside(
    old: dict[str, Tree], new: dict[str, Tree], other_old: dict[str, Tree], other_new: dict[str, Tree], other_change: dict[str, Any]
) -> Change:
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
        other_before, other_value = other_old.get(key, ABSENT), other_new.get(key, ABSENT)
        if other_before is ABSENT or other_value is ABSENT:
            inner = difference(before, value)
        else:
            inner = difference_beside(before, value, other_before, other_value, other_change.get(key, SAME))
        if inner:
            change[key] = inner
        else:
            new[key] = before
    return change if kept == len(old) else change | {key: [] for key in old if key not in new}


def _elements_beside(
    old: list[Tree], new: list[Tree], other_old: list[Tree], other_new: list[Tree], other_change: dict[str, Any]
) -> Change:
    if SPLICES in other_change or not len(old) == len(new) == len(other_old) == len(other_new):
        return difference(old, new)
    change: dict[str, Any] = {}
    places: list[int] = []
    for i in range(len(new)):
        before, value = old[i], new[i]
        if before is value:
            continue
        inner = difference_beside(before, value, other_old[i], other_new[i], other_change.get(str(i), SAME))
        if inner:
            change[str(i)] = inner
            places.append(i)
        else:
            new[i] = before
    return change if same_names(old, new, places) else elements_changed(old, new)

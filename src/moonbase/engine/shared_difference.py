"""The difference of two trees that share parts with two others, whose difference is known: what both pairs share is not compared again."""

from typing import Any

from moonbase.engine.difference import SPLICES, Change, Tree, difference, elements_changed, same_names


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
    for key, value in new.items():
        if key not in old:
            change[key] = [value]
            continue
        if key in other_old and key in other_new:
            inner = difference_beside(old[key], value, other_old[key], other_new[key], other_change.get(key, {}))
        else:
            inner = difference(old[key], value)
        if inner:
            change[key] = inner
    for key in old:
        if key not in new:
            change[key] = []
    return change


def _elements_beside(
    old: list[Tree], new: list[Tree], other_old: list[Tree], other_new: list[Tree], other_change: dict[str, Any]
) -> Change:
    if SPLICES in other_change or not len(old) == len(new) == len(other_old) == len(other_new):
        return difference(old, new)
    change: dict[str, Any] = {}
    places: list[int] = []
    for i in range(len(new)):
        inner = difference_beside(old[i], new[i], other_old[i], other_new[i], other_change.get(str(i), {}))
        if inner:
            change[str(i)] = inner
            places.append(i)
    return change if same_names(old, new, places) else elements_changed(old, new)

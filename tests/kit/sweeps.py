"""Sweeps over many variants of one thing: ``make test`` runs the usual ones, ``make test-all`` every one."""

from collections.abc import Iterable
from typing import Any

import pytest


def sweep(values: Iterable[Any], *usual: Any) -> list[Any]:
    """Return the parameters of a test that is marked long for all values but the usual ones."""
    found = list(values)
    assert usual
    assert all(value in found for value in usual)
    return [value if value in usual else pytest.param(value, marks=pytest.mark.long) for value in found]

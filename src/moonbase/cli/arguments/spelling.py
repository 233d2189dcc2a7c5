"""Suggestions for words that are nearly right."""

from collections.abc import Iterable
from typing import Final

from moonbase.languages.phrase import did_you_mean

NEAR: Final = 0.75
"""The least similarity, from 0 to 1, at which an unknown word is taken for a typing error."""


def near(name: str, known: Iterable[str]) -> str:
    """Return the word that was meant, empty where nothing is near."""
    from difflib import get_close_matches

    folded = {each.casefold(): each for each in known}
    found = get_close_matches(name.casefold(), folded, 1, NEAR)
    return folded[found[0]] if found else ""


def nearest(name: str, known: Iterable[str]) -> str:
    """``; did you mean 'x'?`` where something is near, else nothing."""
    meant = near(name, known)
    return did_you_mean(meant) if meant else ""

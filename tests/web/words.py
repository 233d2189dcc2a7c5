"""The page's own words by their keys: a test names what it looks for, and pins no sentence."""

import re
from typing import Any, Final

from moonbase.catalog.registry import GAMES
from moonbase.languages.bundle import bundle
from moonbase.languages.files import ENGLISH

ANY: Final = "\ue000"
"""Stands for whatever is put into a sentence."""
PARTS: Final = ("page", *(f"{game}-page" for game in GAMES))


def words(key: str, language: str = ENGLISH, /, **args: str | int) -> str:
    """Return what the page says for a key."""
    return bundle(language, *PARTS).say(key, args)


def like(key: str, **args: str | int) -> re.Pattern[str]:
    """Match what the page says for a key, with anything in the place of ``ANY``."""
    return re.compile(re.escape(words(key, **args)).replace(ANY, ".+"))


def button(within: Any, key: str, **args: str | int) -> Any:
    """Find the button that says just this."""
    return within.get_by_role("button", name=words(key, **args), exact=True)


def link(within: Any, key: str, **args: str | int) -> Any:
    """Find the link that says just this."""
    return within.get_by_role("link", name=words(key, **args), exact=True)


def region(within: Any, key: str, **args: str | int) -> Any:
    """Find the part of the page that goes by this name."""
    return within.get_by_role("region", name=words(key, **args), exact=True)


def sheet(page: Any, key: str, **args: str | int) -> Any:
    """Find the open sheet with this title."""
    return page.get_by_role("dialog", name=words(key, **args), exact=True)


def setting(page: Any, key: str) -> Any:
    """Find the button for the pace, the rules or the cards of a new game, at home."""
    return page.get_by_role("button", name=f"{words(key)}: ")

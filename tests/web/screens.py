"""The screens around the table, and what is there once one of them stands."""

from collections.abc import Callable
from typing import Any

from web.words import words

SIGNS: dict[str, Callable[[Any], Any]] = {
    "/": lambda page: page.get_by_role("button", name=words("home.start"), exact=True, disabled=False),
    "/cards": lambda page: page.locator("[data-card]").first,
    "/rules": lambda page: page.get_by_role("main").get_by_role("listitem").first,
    "/learn": lambda page: page.get_by_role("main").get_by_role("listitem").first,
    "/watch": lambda page: page.get_by_label(words("home.paste")),
    "/solo": lambda page: page.get_by_role("heading", name=words("solo.none")),
}


def wait_for_screen(page: Any, path: str = "/") -> None:
    """Wait for a screen; home, where a game can be started."""
    SIGNS[path.partition("?")[0].partition("#")[0]](page).wait_for()

"""Positions as data, edited or damaged at one place."""

from collections.abc import Callable
from typing import Any

from moonbase.engine.game import Game, GameError, State

Path = tuple[str | int, ...]
Edit = Callable[[Any], None]


def inside(whole: Any, path: Path) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def set_at(*path: str | int, to: object) -> Edit:
    def edit(whole: Any) -> None:
        inside(whole, path[:-1])[path[-1]] = to

    return edit


def lose(*path: str | int) -> Edit:
    def edit(whole: Any) -> None:
        del inside(whole, path[:-1])[path[-1]]

    return edit


def places(value: Any, path: Path = ()) -> list[Path]:
    """Return every path into the data, at any depth."""
    found: list[Path] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found.append((*path, key))
        found.extend(places(inner, (*path, key)))
    return found


def loaded(game: Game, text: str) -> State | None:
    """The position, or None where it is refused; a refusal is one line."""
    try:
        return game.load(text)
    except GameError as refused:
        if "\n" in str(refused):
            raise
        return None

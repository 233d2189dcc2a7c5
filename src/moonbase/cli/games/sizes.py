"""The number of players of each game. It is known without opening the game, so a wrong number is refused at once."""

from typing import Final, NamedTuple

from moonbase.engine.game import GameError


class TableSize(NamedTuple):
    title: str
    least: int
    most: int
    usual: int
    """The number of players if none is asked for."""


SIZES: Final = {"moon": TableSize("Moon", 2, 5, 3), "fromthemoon": TableSize("From the Moon", 1, 4, 2)}


def check_players(game: str, players: int | None) -> None:
    """Raise GameError where the game does not seat so many."""
    size = SIZES.get(game)
    if size is not None and players is not None and not size.least <= players <= size.most:
        raise GameError(f"{size.title} seats {size.least} to {size.most} players, not {players}")

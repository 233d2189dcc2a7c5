"""The seats of the opponents in each game of a round. After each game everybody moves on by one seat."""

from collections.abc import Sequence


def turns(bots: Sequence[str]) -> int:
    """Return the number of games after which everybody sits as in the first; opponents with the same name are the same opponent."""
    named = list(bots)
    return next(turn for turn in range(1, len(named) + 1) if named[turn:] + named[:turn] == named)


def order(players: int, turn: int) -> list[int]:
    """Return, for each seat, the place of its opponent in the list."""
    return [(seat - turn) % players for seat in range(players)]

"""The level of the opponent at each seat."""

from moonbase.engine.game import Game, GameError


def levels_by_seat(game: Game, players: int | None, bots: list[str], fewest: int = 0) -> tuple[str, ...]:
    """The level at each of ``players`` seats: as many as named, or one for all. ``fewest`` seats belong to people."""
    count = players if players is not None else max(len(bots) + fewest, game.least)
    if not game.least <= count <= game.most:
        raise GameError(f"{game.title} seats {game.least} to {game.most} players, not {count}")
    wanted = count - fewest
    if wanted == 0 and bots:
        raise GameError("--bots: a game for one has no opponents")
    if len(bots) == 1:
        return tuple(bots * wanted)
    if len(bots) != wanted:
        asked = "1 opponent" if wanted == 1 else f"{wanted} opponents or one level for all of them"
        raise GameError(f"--bots: {count} players need {asked}, not {len(bots)}")
    return tuple(bots)

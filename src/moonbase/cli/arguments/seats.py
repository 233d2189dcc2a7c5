"""The level of the opponent at each seat."""

from moonbase.engine.game import Game
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase


def levels_by_seat(game: Game, players: int | None, bots: list[str], fewest: int = 0) -> tuple[str, ...]:
    """Return the level at each of ``players`` seats: as many as named, or one for all. ``fewest`` seats belong to people."""
    count = players if players is not None else max(len(bots) + fewest, game.least)
    check_seats(game, count)
    wanted = count - fewest
    if wanted == 0 and bots:
        raise SaidError(Phrase("refused.bots_alone", "--bots: a game for one has no opponents"))
    if len(bots) == 1:
        return tuple(bots * wanted)
    if len(bots) != wanted:
        raise _wrong_bots(count, wanted, len(bots))
    return tuple(bots)


def check_seats(game: Game, players: int) -> None:
    """Raise, for the reader's language, where the game does not seat so many."""
    if not game.least <= players <= game.most:
        raise not_seated(game.title, game.least, game.most, players)


def not_seated(game: str, least: int, most: int, asked: int | str) -> SaidError:
    """Return the refusal of a number of players; ``game`` is its title."""
    seats = "{game} seats {least} to {most} players, not {asked}"
    return SaidError(Phrase("refused.players", seats, game=game, least=least, most=most, asked=asked))


def _wrong_bots(players: int, wanted: int, named: int) -> SaidError:
    if wanted == 1:
        return SaidError(Phrase("refused.bots_not_one", "--bots: {n} players need 1 opponent, not {named}", n=players, named=named))
    several = "--bots: {n} players need {wanted} opponents or one level for all of them, not {named}"
    return SaidError(Phrase("refused.bots", several, n=players, wanted=wanted, named=named))

"""What a match came to: wins, scores and margins as plain numbers."""

from fractions import Fraction
from statistics import mean, median

from moonbase.engine.game import Game
from moonbase.lab.alone import endings
from moonbase.lab.matches import Match, Played

Report = dict[str, object]


def report(table: Game, match: Match, games: list[Played]) -> Report:
    """One object that json can write; ``wins`` and ``scores`` are by seat, and games that are won by several count in parts.

    Games for one have no margin, and ``alone`` says how they ended; the winner's score is that of the games that were won.
    """
    wins = wins_by_seat([game.places for game in games])
    alone = len(match.bots) == 1
    best = [max(game.scores) for game in games if 1 in game.places]
    return {
        "game": match.game,
        "players": len(match.bots),
        "bots": list(match.bots),
        "games": len(games),
        "seed": match.seed,
        "card_set": table.card_set,
        "options": match.options,
        "decisions": sum(game.decisions for game in games),
        "steps": sum(game.steps for game in games),
        "cpu_seconds": round(sum(game.cpu_seconds for game in games), 3),
        "wins": [round(float(share), 3) for share in wins],
        "scores": [round(mean(game.scores[seat] for game in games), 3) for seat in range(len(match.bots))],
        "winner_median": median(best) if best else None,
        "margin_median": None if alone else median(margin(game.scores) for game in games),
        "win_share": win_share(match.bots, wins, len(games)),
        **({"alone": endings(table, [game.ending for game in games])} if alone else {}),
    }


def wins_by_seat(places: list[list[int]]) -> list[Fraction]:
    """A win that is shared by n seats counts 1/n for each."""
    wins = [Fraction(0)] * len(places[0])
    for game in places:
        first = [seat for seat, place in enumerate(game) if place == 1]
        for seat in first:
            wins[seat] += Fraction(1, len(first))
    return wins


def margin(scores: list[int]) -> int:
    """The best score minus the second best."""
    second, first = sorted(scores)[-2:]
    return first - second


def win_share(bots: tuple[str, ...], wins: list[Fraction], games: int) -> dict[str, float]:
    """The part of the games that each level won, all its seats together."""
    total: dict[str, Fraction] = {}
    for level, won in zip(bots, wins, strict=True):
        total[level] = total.get(level, Fraction(0)) + won
    return {level: round(float(won / games), 4) for level, won in total.items()}

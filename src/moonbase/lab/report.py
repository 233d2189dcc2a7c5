"""The result of a match as plain numbers: by opponent, by seat, and for all games together."""

from collections import Counter
from statistics import median
from typing import Any

from moonbase.engine.game import Game
from moonbase.lab.matches import Match, Played
from moonbase.lab.rotation import order
from moonbase.lab.sittings import Sitting, difference, held_by, measure_seats, only, sittings_of, wins_of
from moonbase.lab.solo_results import endings

Report = dict[str, Any]


def report(table: Game, match: Match, games: dict[int, Played], stopped: bool = False) -> Report:
    """Return one object that json can write.

    ``games`` are the games that were played, by number. Solo games have no margin; ``alone`` says how they ended. The median of the
    winner counts only games that were won.
    """
    played = [game for _, game in sorted(games.items())]
    sittings = sittings_of(match, games)
    alone = len(match.bots) == 1
    best = [max(game.scores) for game in played if 1 in game.places]
    margins = [] if alone else [margin(game.scores) for game in played]
    return {
        "game": match.game,
        "players": len(match.bots),
        "bots": list(match.bots),
        "games": len(games),
        "asked": match.games,
        "stopped": stopped,
        "seed": match.seed,
        "card_set": table.card_set,
        "options": match.options,
        **rounds(match, games),
        "decisions": sum(game.decisions for game in played),
        "steps": sum(game.steps for game in played),
        "cpu_seconds": round(sum(game.cpu_seconds for game in played), 3),
        **in_bots_order(match, games),
        "winner_median": median(best) if best else None,
        "margin_median": median(margins) if margins else None,
        "opponents": by_opponent(match, sittings),
        "difference": compare_opponents(match, sittings),
        "seats": by_seat(match, sittings),
        **({"alone": endings(table, [game.ending for game in played])} if alone else {}),
    }


def rounds(match: Match, games: dict[int, Played]) -> Report:
    length = match.round_games
    counts = Counter((number - 1) // length for number in games)
    full = sum(count == length for count in counts.values())
    return {"round_games": length, "rounds": full, "incomplete_rounds": len(counts) - full}


def in_bots_order(match: Match, games: dict[int, Played]) -> Report:
    """Return wins and mean scores in the order of ``bots``, whichever seats they had."""
    players = len(match.bots)
    wins, scores = [0.0] * players, [0] * players
    for number, game in games.items():
        for seat, i in enumerate(order(players, match.turn(number))):
            wins[i] += wins_of(game.places)[seat]
            scores[i] += game.scores[seat]
    return {
        "wins": [round(won, 3) for won in wins],
        "scores": [round(total / len(games), 3) if games else None for total in scores],
    }


def by_opponent(match: Match, sittings: list[Sitting]) -> list[Report]:
    """Return the figures of each level for one of its seats."""
    if not sittings:
        return []
    return [
        {"opponent": level, "seats": match.bots.count(level), "games": len(sittings), **measure_seats(sittings, held_by(level)).as_json()}
        for level in dict.fromkeys(match.bots)
    ]


def by_seat(match: Match, sittings: list[Sitting]) -> list[Report]:
    if not sittings:
        return []
    return [{"seat": seat, **measure_seats(sittings, only(seat)).as_json()} for seat in range(len(match.bots))]


def compare_opponents(match: Match, sittings: list[Sitting]) -> Report | None:
    """Return the first opponent minus the second; None unless there are two."""
    names = list(dict.fromkeys(match.bots))
    if len(names) != 2 or not sittings:
        return None
    return {"opponents": names, **difference(sittings, *names).as_json()}


def margin(scores: list[int]) -> int:
    """Return the best score minus the second best."""
    second, first = sorted(scores)[-2:]
    return first - second

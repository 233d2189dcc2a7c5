"""``moonbase bench``: the speed of the engine, and of others beside it."""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial

from moonbase.catalog import registry
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import Misread
from moonbase.cli.base.plural import plural
from moonbase.cli.terminal.progress import naming, waiting
from moonbase.engine.game import Game, GameError
from moonbase.lab.bench import FIGURES, Speed, speed
from moonbase.lab.peers.measure import Figures, peers
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase, all_of

PLAYERS = 3
NO_PEERS = 1


def arguments(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--peers", action="store_true", help="install catanatron and OpenSpiel into a throwaway environment and time them too"
    )
    parser.add_argument(
        "--seconds", metavar="S", type=_seconds, default=1.0, help="CPU seconds of each run, five runs a figure (default 1)"
    )
    parser.add_argument("--players", metavar="N[,N...]", type=_counts, default=[PLAYERS], help="how many play (default 3)")
    parser.examples("", "--json", "--peers --seconds 2", "--players 2,3,4,5")


def run(args: argparse.Namespace) -> int:
    figures = _figures(args.players, args.seconds)
    beside: dict[str, Figures] = {}
    failure = ""
    if args.peers:
        first = next(found for by_count in figures.values() for found in by_count.values())
        try:
            with waiting("installing and timing the peers"):
                beside = peers(first.inside, first.driven, args.seconds)
        except GameError as error:
            failure = str(error)
    if args.json:
        own = {name: {str(players): found.as_json() for players, found in by_count.items()} for name, by_count in figures.items()}
        print(json.dumps({**own, "peers": beside}))
    else:
        _show(figures, beside)
    if failure:
        print(f"moonbase: the peers were not timed: {failure}", file=sys.stderr)
    return NO_PEERS if failure else 0


def _figures(counts: list[int], seconds: float) -> dict[str, dict[int, Speed]]:
    """Return the figures by game and number of players; a number that no game seats is refused before anything is timed."""
    games = [registry.game(name) for name in registry.GAMES]
    for players in counts:
        if not any(_seats(game, players) for game in games):
            ranges = (Phrase("refused.seats", "{game} {least} to {most}", game=g.title, least=g.least, most=g.most) for g in games)
            nobody = "--players: no game seats {n} players ({seats})"
            raise SaidError(Phrase("refused.no_game_seats", nobody, n=players, seats=all_of(tuple(ranges))))
    works = [(game, players) for game in games for players in counts if _seats(game, players)]
    figures: dict[str, dict[int, Speed]] = {game.name: {} for game in games}
    with naming(FIGURES * len(works)) as begin:
        for game, players in works:
            whose = f"{game.name}, {plural(players, 'player')}"
            figures[game.name][players] = speed(game, players, seconds, partial(_begin, begin, whose))
    return figures


def _begin(begin: Callable[[str], None], whose: str, what: str) -> None:
    begin(f"{whose}: {what}")


def _seats(game: Game, players: int) -> bool:
    return game.least <= players <= game.most


def _show(figures: dict[str, dict[int, Speed]], beside: dict[str, Figures]) -> None:
    for name, by_count in figures.items():
        for players, found in by_count.items():
            print(f"{name}, {plural(players, 'player')}, random play, {'compiled' if found.compiled else 'interpreted'}, one core:")
            print(f"  {found.inside:>12,.0f} decisions/s with the loop inside")
            print(f"  {found.driven:>12,.0f} decisions/s driven from Python")
            print(f"  {found.clone_us:>12.3f} µs to clone a state")
            print(f"  {found.legal_us:>12.3f} µs to list the legal actions of a busy position")
    for name, peer in beside.items():
        rates = ", ".join(f"{key} {value:,} decisions/s" for key, value in peer.items() if key not in ("ratio", "target", "best"))
        met = "met" if float(str(peer["ratio"])) >= float(str(peer["target"])) else "missed"
        print(f"{name}: {rates}; Moonbase is {peer['ratio']} times as fast (target {peer['target']:g}: {met})")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 600:
        raise Misread(Phrase("refused.seconds", "expected a number of seconds from 0.001 to 600, not '{text}'", text=text))
    return seconds


def _counts(text: str) -> list[int]:
    if not all(part.isdecimal() and len(part) < 3 for part in text.split(",")):
        raise Misread(Phrase("refused.player_counts", "expected numbers of players such as 2,3, not '{text}'", text=text))
    return [int(part) for part in text.split(",")]

"""``moonbase sim``: opponents play many games."""

import argparse
import json
import os
from pathlib import Path
from typing import Any, Final

from moonbase.bots.levels import opponent
from moonbase.cli.arguments import Parser, add_game, add_options, add_seed, levels, open_game, options_of, seated, some, whole
from moonbase.cli.files import make_folder, write_new
from moonbase.cli.progress import watched
from moonbase.cli.stopping import stoppable
from moonbase.engine.game import GameError
from moonbase.engine.rng import Rng
from moonbase.lab.matches import Match, Played, play_match
from moonbase.lab.report import report

MOST_GAMES: Final = 10_000_000


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=whole(0, 99), help="how many play (default: one for each of --bots)")
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL...]", type=levels, default=["random"], help="by seat, or one level for all seats")
    parser.add_argument("--games", metavar="K", type=whole(1, MOST_GAMES), default=100, help="how many games (default 100)")
    add_seed(parser, "equal seeds give equal games (default 1)")
    add_options(parser)
    parser.add_argument("--jobs", metavar="J", type=whole(1, 1024), default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", metavar="DIR", help="write the record of each game into this folder")
    parser.examples(
        "moon --players 3 --bots greedy,random,random --games 100",
        "moon --bots greedy --players 4 --json",
        "moon --games 5 --save games",
        "fromthemoon --players 1 --bots greedy",
    )


def run(args: argparse.Namespace) -> int:
    table = open_game(args)
    bots = seated(table, args.players, args.bots)
    for level in bots:
        opponent(level, table, Rng(0))
    table.new(len(bots), options_of(args))
    match = Match(table.name, bots, args.games, args.seed, args.set, options_of(args), keep=args.save is not None)
    files = _files(args.save, match) if args.save else []
    played: list[Played] = []
    with stoppable():
        for game in watched(play_match(match, args.jobs), args.games, "playing"):
            if files:
                write_new(files[len(played)], game.record)
            played.append(game._replace(record=""))
    result = report(table, match, played)
    if args.json:
        print(json.dumps(result))
    else:
        _show(result, len(files))
    return 0


def _files(folder: str, match: Match) -> list[Path]:
    """One name for each game, none of which is there yet."""
    width = max(4, len(str(match.games)))
    files = [Path(folder) / f"{match.game}-{match.seed}-{number:0{width}}.txt" for number in range(1, match.games + 1)]
    for file in files:
        if file.exists():
            raise GameError(f"{file}: is there already, and is not overwritten")
    make_folder(folder)
    return files


def _show(result: dict[str, Any], saved: int) -> None:
    who = "for one" if "alone" in result else f"with {result['players']} players"
    print(f"{some(result['games'], 'game')} of {result['game']} {who}, seed {result['seed']}\n")
    print(f"{'seat':>4}  {'opponent':<10}  {'wins':>8}  {'share':>6}  {'mean score':>10}")
    for seat, level in enumerate(result["bots"]):
        won = result["wins"][seat]
        print(f"{seat:>4}  {level:<10}  {won:>8.1f}  {won / result['games']:>6.1%}  {result['scores'][seat]:>10.1f}")
    if "alone" in result:
        print(f"\n{_alone(result)}")
    else:
        print(f"\nwinner's score {result['winner_median']:g}, margin {result['margin_median']:g} (medians)")
    seconds = result["cpu_seconds"]
    print(
        f"{some(result['decisions'], 'decision')} in {seconds:.2f} CPU seconds ({result['decisions'] / max(seconds, 0.001):,.0f} a second)"
    )
    if saved:
        print(f"{some(saved, 'record')} saved")


def _alone(result: dict[str, Any]) -> str:
    """``2 won (1 bronze, 1 gold; median score 170), 8 lost (7 hunger, 1 too late)``."""
    ended = result["alone"]
    medals = ", ".join(f"{count} {medal}" for medal, count in ended["medals"].items())
    won = "; ".join(part for part in (medals, f"median score {result['winner_median']:g}") if part) if ended["won"] else ""
    lost = ", ".join(f"{count} {why}" for why, count in sorted(ended["lost"].items()))
    parts = [
        f"{ended['won']} won" + (f" ({won})" if won else ""),
        f"{result['games'] - ended['won']} lost" + (f" ({lost})" if lost else ""),
    ]
    return ", ".join(parts)

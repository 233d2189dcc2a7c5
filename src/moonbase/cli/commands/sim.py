"""``moonbase sim``: opponents play many games."""

import argparse
import os

from moonbase.cli.arguments.options import add_game, add_options, add_seed
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import MOST_GAMES, levels, whole
from moonbase.cli.games.registry import examples


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=whole(0, 99), help="how many play (default: one for each of --bots)")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL...]",
        type=levels,
        default=["random"],
        help="random, greedy or your own as module:Class; by seat in the first game, or one for all",
    )
    parser.add_argument("--no-rotate", action="store_true", help="keep them at these seats; otherwise they move on after each game")
    parser.add_argument("--games", metavar="K", type=whole(1, MOST_GAMES), default=100, help="how many games (default 100)")
    add_seed(parser, "equal seeds give equal games (default 1)")
    add_options(parser)
    parser.add_argument("--jobs", metavar="J", type=whole(1, 1024), default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--results", metavar="FILE", help="add each game to this file as it ends; the same command goes on from there")
    parser.add_argument("--save", metavar="DIR", help="write the record of each game into this folder")
    parser.examples(*examples("sim"))


def run(args: argparse.Namespace) -> int:
    from moonbase.cli.simulation.run import simulate

    return simulate(args)

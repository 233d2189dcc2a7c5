"""``moonbase play``: a game in the terminal; without a terminal, a short game between opponents."""

import argparse
import secrets
import sys

from moonbase.cli.arguments import Parser, add_difficulty, add_game, add_options, add_seed, levels, open_game, whole
from moonbase.cli.entrance import at_terminal
from moonbase.cli.names import YOU
from moonbase.cli.painters import PLAYERS
from moonbase.cli.party import Party
from moonbase.cli.seating import game_meant, party_of
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng


def arguments(parser: Parser) -> None:
    add_game(parser, optional=True)
    defaults = ", ".join(f"{count} at {name}" for name, count in PLAYERS.items())
    parser.add_argument("--players", metavar="N", type=whole(0, 99), help=f"how many sit at the table, you among them (default {defaults})")
    parser.add_argument(
        "--bots", metavar="LEVEL[,LEVEL...]", type=levels, help="random or greedy, one for all or one each (default greedy)"
    )
    add_seed(parser, "deal the cards of this seed (default: new cards each time)", default=None)
    add_options(parser)
    add_difficulty(parser)
    parser.add_argument("--from", metavar="FILE", dest="position", help="start at a dumped position; you sit where it waits")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--name", metavar="NAME", default=YOU, help="your name at the table")
    parser.examples(
        "",
        "moon --players 4 --bots random",
        "moon --bots greedy,random --seed 7",
        "moon --resume game.txt",
        "fromthemoon --players 3",
        "fromthemoon --players 1 --difficulty easy",
    )


def run(args: argparse.Namespace) -> int:
    args.game = args.game or game_meant(args)
    table = open_game(args)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    party = party_of(table, args, Rng(seed))
    if args.resume is None:
        party.session.record.seed = seed
    if at_terminal():
        _play(party, args.resume)
    else:
        for flag, file in (("--resume", args.resume), ("--from", args.position)):
            if file is not None:
                print(f"moonbase: {flag}: {file} is in order; to play it, run this in a terminal", file=sys.stderr)
        _show(table, 1 if args.seed is None else args.seed)
    return 0


def _play(party: Party, file: str | None) -> None:
    from contextlib import suppress

    from rich.console import Console

    from moonbase.cli.painters import painter
    from moonbase.cli.terminal import Terminal

    with suppress(ImportError):
        import readline  # noqa: F401  (input() then edits lines and remembers them)
    Terminal(party, painter, Console(highlight=False), file).run()


def _show(table: Game, seed: int) -> None:
    from moonbase.cli.demo import demo, demo_names
    from moonbase.cli.names import Narrator
    from moonbase.cli.painters import painter

    narrator = Narrator(table.lexicon, demo_names())
    print(*demo(table, painter(table, narrator, 100), narrator, seed), sep="\n")

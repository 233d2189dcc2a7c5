"""``moonbase play``: a game in the terminal; without a terminal, a short game between opponents."""

import argparse
import secrets
import sys

from moonbase.cli.arguments import Parser, add_game, add_options, add_seed, levels, open_game, options_of, seated, whole
from moonbase.cli.files import read_text
from moonbase.cli.names import YOU
from moonbase.cli.party import PERSON, Party, resumed
from moonbase.engine.game import Game, GameError
from moonbase.engine.record import RecordError
from moonbase.engine.rng import Rng
from moonbase.engine.session import Session, start, start_from

PLAYERS = 3


def arguments(parser: Parser) -> None:
    add_game(parser, default="moon")
    parser.add_argument("--players", metavar="N", type=whole(1, 99), help=f"how many sit at the table, you among them (default {PLAYERS})")
    parser.add_argument(
        "--bots", metavar="LEVEL[,LEVEL...]", type=levels, default=["greedy"], help="random or greedy, one for all or one each"
    )
    add_seed(parser, "deal the cards of this seed (default: new cards each time)", default=None)
    add_options(parser)
    parser.add_argument("--from", metavar="FILE", dest="position", help="start at a dumped position; you sit where it waits")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--name", metavar="NAME", default=YOU, help="your name at the table")
    parser.examples("", "moon --players 4 --bots random", "moon --bots greedy,random --seed 7", "moon --resume game.txt")


def run(args: argparse.Namespace) -> int:
    table = open_game(args)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    party = _party(table, args, Rng(seed))
    if sys.stdin.isatty() and sys.stdout.isatty():
        _play(party, args.resume)
    else:
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


def _party(table: Game, args: argparse.Namespace, rng: Rng) -> Party:
    if args.resume:
        try:
            return resumed(table, read_text(args.resume), rng, args.name)
        except RecordError as error:
            raise GameError(f"{args.resume}, {error}") from None
    return Party(_new(table, args), rng, args.name)


def _new(table: Game, args: argparse.Namespace) -> Session:
    if args.position is None:
        players = args.players or (PLAYERS if len(args.bots) == 1 else None)
        seats = [PERSON, *seated(table, players, args.bots, fewest=1)]
        return start(table, len(seats), options_of(args), seats)
    text = read_text(args.position)
    try:
        session = start_from(table, text)
    except GameError as error:
        raise GameError(f"{args.position}: {error}") from None
    bots = list(seated(table, session.record.players, args.bots, fewest=1))
    bots.insert(max(0, int(session.state.waiting)), PERSON)
    session.record.seats = bots
    return session

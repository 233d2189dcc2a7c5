"""``moonbase perft``: positions by depth, and legal actions in their order."""

import argparse

from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import add_game, add_options, add_seed, check_options, options_of
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.seats import check_seats
from moonbase.cli.arguments.values import whole
from moonbase.cli.base.errors import of_position
from moonbase.cli.base.files import read_text
from moonbase.cli.games.registry import examples
from moonbase.cli.terminal.words import reader_language
from moonbase.engine.game import Game, GameError, State
from moonbase.engine.perft import decisions, divide, leaves, to_the_next_seat
from moonbase.engine.rng import Rng
from moonbase.languages.phrase import Phrase
from moonbase.records.record import seat_text


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=whole(0, 99), default=2, help="how many play (default 2)")
    parser.add_argument("--depth", metavar="D", type=whole(0, 12), default=3, help="count lines of 1 to D actions (default 3)")
    add_seed(parser, "deal with this seed first, and count from the first decision of a player", default=None)
    parser.add_argument("--from", metavar="FILE", dest="position", help="count from a dumped position")
    parser.add_argument("--divide", action="store_true", help="show the count below each first action")
    parser.add_argument("--cap", metavar="C", type=whole(1, 10**12), help="stop counting at C")
    parser.add_argument("--actions", metavar="K", type=whole(1, 10**6), help="list the legal actions of the first K decisions instead")
    add_options(parser)
    parser.examples(*examples("perft"))


def run(args: argparse.Namespace) -> int:
    game, language = open_game(args), reader_language(None)
    s = _start(game, args)
    if args.actions:
        for decision in decisions(game, s, Rng(args.seed or 0), args.actions):
            print(f"{decision.number} {seat_text(decision.seat)}: {'; '.join(decision.actions)}")
    elif args.divide and args.depth:
        total = 0
        for text, count in divide(game, s, args.depth):
            print(f"{count:>14,}  {text}")
            total += count
        print(f"{total:>14,}  " + Phrase("perft.all", "in all").said(language))
    else:
        for depth in range(args.depth + 1):
            count = leaves(game, s, depth, args.cap)
            more = " " + Phrase("perft.more", "or more").said(language) if count == args.cap else ""
            print(f"{depth:>3} {count:>14,}{more}")
    return 0


def _start(game: Game, args: argparse.Namespace) -> State:
    if args.position is None:
        options = options_of(args)
        check_seats(game, args.players)
        check_options(game, options)
        s = game.new(args.players, options)
    else:
        s = load_position(game, args.position)
    if args.seed is not None:
        to_the_next_seat(game, s, Rng(args.seed))
    return s


def load_position(game: Game, path: str) -> State:
    text = read_text(path)
    try:
        return game.load(text)
    except GameError as error:
        raise of_position(path, text, error) from None

"""``moonbase play``: a game in the terminal; without a terminal, a short game between opponents."""

import argparse
import json
import secrets
import sys
from typing import TYPE_CHECKING

from moonbase.catalog.registry import GAMES
from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import add_difficulty, add_game, add_language, add_options, add_seed, options_of
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import levels, whole
from moonbase.cli.base.files import read_text
from moonbase.cli.games.registry import PROFILES, check_players, examples
from moonbase.cli.terminal.prompt import at_terminal
from moonbase.cli.terminal.words import reader_language, words
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase, all_of

if TYPE_CHECKING:  # at run time they are imported once the arguments are known to be right
    from moonbase.cli.play.saves.slots import Slot
    from moonbase.cli.play.table import Table
    from moonbase.cli.play.unfinished import Unfinished


def arguments(parser: Parser) -> None:
    add_game(parser, optional=True)
    usual = all_of(tuple(Phrase("option.usual", "{n} at {game}", n=profile.usual, game=name) for name, profile in PROFILES.items()))
    table = "how many sit at the table, you among them (default {usual})"
    parser.add_argument("--players", metavar="N", type=whole(0, 99), help=Phrase("option.play.players", table, usual=usual))
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL...]",
        type=levels,
        help="random, greedy or your own as module:Class, one for all or one each (default greedy)",
    )
    add_seed(parser, "deal the cards of this seed (default: new cards each time)", default=None)
    add_options(parser)
    add_difficulty(parser)
    parser.add_argument("--from", metavar="FILE", dest="position", help="start at a dumped position; you sit where it waits")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--name", metavar="NAME", default="", help="your name at the table")
    add_language(parser)
    parser.examples("", *examples("play"))


def run(args: argparse.Namespace) -> int:
    if args.resume is not None and args.position is not None:
        raise SaidError(Phrase("refused.two_beginnings", "--resume and --from both say where to begin: give one of them"))
    meant = args.game or _game_meant(args)
    check_players(meant, args.players)
    if not at_terminal():
        args.game = meant
        return _show(args, open_game(args))
    try:
        waiting = _offered(args)
    except EOFError:
        print(f"\n{words(reader_language(args.language)).say(Text('play.bye'))}")
        return 0
    if waiting is None:
        args.game = meant
        _play(_seated(args, open_game(args)), args.resume)
    else:
        _play(waiting.table, slot=waiting.slot)
    return 0


def _game_meant(args: argparse.Namespace) -> str:
    """Return the game where none is named: that of the file to go on with, else the first one."""
    first = next(iter(GAMES))
    file = args.resume or args.position
    if file is None:
        return first
    try:
        head, _ = json.JSONDecoder().raw_decode(read_text(file))
    except ValueError:
        return first  # whoever reads the file says what is wrong with it
    name = head.get("game") if isinstance(head, dict) else None
    return name if name in GAMES else first


def _offered(args: argparse.Namespace) -> "Unfinished | None":
    """Return an unfinished game that the person goes on with. Nothing is offered to whoever names the cards or the file to play."""
    if any(given is not None for given in (args.seed, args.set, args.resume, args.position)):
        return None
    from moonbase.cli.play.resume_prompt import choose_game
    from moonbase.cli.play.unfinished import Wanted, unfinished

    wanted = Wanted(args.game, args.players, args.bots, options_of(args))
    language = reader_language(args.language)
    return choose_game(unfinished(wanted, args.name, Rng(secrets.randbits(32)), language), language)


def _seated(args: argparse.Namespace, game: Game) -> "Table":
    from moonbase.cli.play.seating import table_of

    seed = secrets.randbits(32) if args.seed is None else args.seed
    table = table_of(game, args, Rng(seed), reader_language(args.language))
    if args.resume is None:
        table.session.record.seed = seed
    return table


def _play(table: "Table", file: str | None = None, slot: "Slot | None" = None) -> None:
    from contextlib import suppress

    from rich.console import Console

    from moonbase.cli.games.registry import renderer
    from moonbase.cli.play.loop import GameLoop

    loop = GameLoop(table, renderer, Console(highlight=False), file, slot)
    loop.resizing.watch()
    with suppress(ImportError):  # Windows has none: lines are then typed without its editing
        import readline  # noqa: F401  (input() then edits lines and remembers them)
    loop.run()


def _show(args: argparse.Namespace, game: Game) -> int:
    """Check the arguments, and show a short game between opponents."""
    from moonbase.cli.games.registry import renderer
    from moonbase.cli.play.demo import demo, demo_narrator

    _seated(args, game)
    language = reader_language(args.language)
    for flag, file in (("--resume", args.resume), ("--from", args.position)):
        if file is not None:
            fine = Phrase("command.in_order", "{flag}: {file} is in order; to play it, run this in a terminal", flag=flag, file=file)
            print(f"moonbase: {fine.said(language)}", file=sys.stderr)
    narrator = demo_narrator(game, language)
    print(*demo(game, renderer(game, narrator, 100), narrator, 1 if args.seed is None else args.seed), sep="\n")
    return 0

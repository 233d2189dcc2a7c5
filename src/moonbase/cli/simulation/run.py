"""A simulation as the arguments of ``sim`` describe it: played, kept, reported."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing

from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import check_options, options_of
from moonbase.cli.arguments.seats import levels_by_seat
from moonbase.cli.simulation.records import RecordFolder
from moonbase.cli.simulation.report import lines
from moonbase.cli.simulation.results import ResultsFile
from moonbase.cli.terminal.exit_codes import INTERRUPTED
from moonbase.cli.terminal.progress import watched
from moonbase.cli.terminal.signals import stoppable
from moonbase.cli.terminal.words import reader_language
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.lab.matches import Match, Played, play_match
from moonbase.lab.report import report
from moonbase.languages.phrase import Phrase
from moonbase.roster.levels import opponent


def simulate(args: argparse.Namespace) -> int:
    """Play the games that are missing and print the report; 130 where Ctrl-C ended that early."""
    game = open_game(args)
    match = _match(args, game)
    results = ResultsFile(args.results, game, match) if args.results else None
    records = RecordFolder(args.save, match, begun=results is not None and results.begun) if args.save else None
    games = results.games if results else {}
    stopped = _play(match, args.jobs, games, [each for each in (records, results) if each])
    found = report(game, match, games, stopped)
    if args.json:
        print(json.dumps(found))
    else:
        print("\n".join(lines(found, args.save, args.results, reader_language(None))))
    return INTERRUPTED if stopped else 0


def _match(args: argparse.Namespace, game: Game) -> Match:
    """Return what the arguments ask for; GameError where that cannot be played."""
    bots = levels_by_seat(game, args.players, args.bots)
    for level in bots:
        opponent(level, game, Rng(0))
    options = options_of(args)
    check_options(game, options)
    keep, rotate = args.save is not None, not args.no_rotate
    return Match(game.name, bots, args.games, args.seed, args.set, options, keep, rotate)


def _play(match: Match, jobs: int, games: dict[int, Played], keepers: Sequence[RecordFolder | ResultsFile]) -> bool:
    """Add the games that are missing, and tell whether Ctrl-C ended that early."""
    for keeper in keepers:
        keeper.begin()
    try:
        with stoppable(), closing(play_match(match, jobs, frozenset(games))) as playing:
            for number, game in watched(playing, match.games, Phrase("progress.playing", "playing"), len(games)):
                for keeper in keepers:
                    keeper.add(number, game)
                games[number] = game._replace(record="")
    except KeyboardInterrupt:
        return True
    return False

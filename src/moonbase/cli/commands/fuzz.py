"""``moonbase fuzz``: random games, every promise of the engine checked at every step."""

import argparse
import json
import os
import re
from collections.abc import Generator
from contextlib import closing

from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import add_game, add_seed
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import MOST_GAMES, whole
from moonbase.cli.base import counts
from moonbase.cli.base.files import make_folder, write_new
from moonbase.cli.games.registry import examples
from moonbase.cli.terminal.exit_codes import INTERRUPTED
from moonbase.cli.terminal.progress import watched
from moonbase.cli.terminal.signals import stoppable
from moonbase.cli.terminal.words import reader_language
from moonbase.engine.game import Game
from moonbase.lab.fuzz import Checked, Finding, fuzz
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

FOUND = 1


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="K", type=whole(1, MOST_GAMES), default=100, help="how many games in all (default 100)")
    parser.add_argument("--players", metavar="N or N-M", help="numbers of players, taken in turn (default: all that the game seats)")
    add_seed(parser, "equal seeds give equal games (default 1)")
    parser.add_argument("--jobs", metavar="J", type=whole(1, 1024), default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object with games, steps and findings")
    parser.add_argument("--save", metavar="DIR", help="write the record of each finding into this folder")
    parser.examples(*examples("fuzz"))


def run(args: argparse.Namespace) -> int:
    game, language = open_game(args), reader_language(None)
    checked: dict[int, Checked] = {}
    stopped = _check(fuzz(game.name, args.set, _counts(game, args.players), args.games, args.seed, args.jobs), args.games, checked)
    steps = sum(each.steps for each in checked.values())
    findings = [each.finding for _, each in sorted(checked.items()) if each.finding is not None]
    if args.save and findings:
        for number, finding in enumerate(findings, 1):
            write_new(make_folder(args.save) / f"{game.name}-{finding.players}-{finding.seed}-{number}.txt", finding.record)
    if args.json:
        found = {"games": len(checked), "steps": steps, "findings": [each._asdict() for each in findings], "stopped": stopped}
        print(json.dumps(found))
    else:
        if stopped:
            print(counts.stopped_after(len(checked), args.games).said(language))
        _show(len(checked), steps, findings, language)
    return INTERRUPTED if stopped else FOUND if findings else 0


def _check(games: Generator[tuple[int, Checked], None, None], total: int, checked: dict[int, Checked]) -> bool:
    """Add each game to ``checked``, and tell whether Ctrl-C ended that early."""
    try:
        with stoppable(), closing(games):
            for number, each in watched(games, total, Phrase("progress.checking", "checking")):
                checked[number] = each
    except KeyboardInterrupt:
        return True
    return False


def _counts(game: Game, text: str | None) -> list[int]:
    match = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", text or f"{game.least}-{game.most}")
    if match is None:
        numbers = "--players: expected a number such as 3 or a range such as 2-4, not '{text}'"
        raise SaidError(Phrase("refused.player_range", numbers, text=str(text)))
    counts = list(range(int(match[1]), int(match[2] or match[1]) + 1))
    if not counts or counts[0] < game.least or counts[-1] > game.most:
        seats = "--players: {game} seats {least} to {most} players, not {text}"
        raise SaidError(Phrase("refused.seated_range", seats, game=game.title, least=game.least, most=game.most, text=str(text)))
    return counts


def _show(games: int, steps: int, findings: list[Finding], language: str) -> None:
    for finding in findings:
        players, seed = str(finding.players), str(finding.seed)
        print(Phrase("fuzz.finding", "{players} players, seed {seed}: {law}", players=players, seed=seed, law=finding.law).said(language))
        print(Phrase("fuzz.before", "before '{action}', after this game:", action=finding.action).said(language))
        print(finding.record)
    found = (counts.games(games), counts.steps(steps), counts.findings(len(findings)))
    print(", ".join(each.said(language) for each in found))

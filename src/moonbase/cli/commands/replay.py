"""``moonbase replay``: a recorded game again, line by line, or only verified."""

import argparse
import sys
from collections.abc import Iterator

from moonbase.cli.arguments.opening import game_of_record
from moonbase.cli.arguments.options import add_language
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import whole
from moonbase.cli.base.errors import in_file
from moonbase.cli.base.files import read_text
from moonbase.cli.rendering.narrator import Narrator, seat_names
from moonbase.cli.terminal.words import reader_language
from moonbase.engine.events import visible
from moonbase.engine.game import PUBLIC, Game
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.records.record import Record, RecordError, parse
from moonbase.records.replay import Moment, replay, verify

PERSON = "you"
"""The name of a person's seat in the record of a game in the terminal."""


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument("--set", metavar="FILE", help="the card file of the game, where the record does not hold its cards")
    parser.add_argument("--verify", action="store_true", help="only check that every step leads to the position it says")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each action of a player")
    parser.add_argument("--seat", metavar="N", type=whole(0, 98), help="tell what this seat saw (default: what everyone saw)")
    add_language(parser)
    parser.examples("game.txt", "game.txt --verify", "game.txt --step --seat 0")


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    try:
        record = parse(text)
        game = game_of_record(record, args.set)
        if args.seat is not None and args.seat >= record.players:
            seats = "--seat: the game has seats 0 to {last}, not {seat}"
            raise SaidError(Phrase("refused.seat", seats, last=record.players - 1, seat=args.seat))
        narrator = _narrator(game, record, args.seat, reader_language(args.language))
        if args.verify:
            print(narrator.say("replay.verified", file=args.file, n=verify(game, record), closing=_closing(record, narrator)))
        else:
            _tell(game, record, narrator, PUBLIC if args.seat is None else args.seat, args.step)
    except RecordError as error:
        raise in_file(args.file, error) from None
    return 0


def _narrator(game: Game, record: Record, seat: int | None, language: str) -> Narrator:
    """Speak to the seat that the replay is seen from; else to the person who played in a terminal."""
    you = record.seats.index(PERSON) if seat is None and PERSON in record.seats else seat
    return Narrator(game, seat_names(record.seats, language=language), you, language)


def _closing(record: Record, narrator: Narrator) -> str:
    if record.result is None:
        return narrator.say("replay.open")
    return ", ".join(f"{name} {score}" for name, score in zip(narrator.names, record.result.scores, strict=True))


def _tell(game: Game, record: Record, narrator: Narrator, viewer: int, step: bool) -> None:
    print(narrator.say("replay.title", game=game.title, n=record.players, names=", ".join(narrator.names)))
    number = 0
    for moment in replay(game, record):
        number += 1
        for index, line in enumerate(_lines(narrator, moment, viewer)):
            print(f"{number if index == 0 else '':>5}  {line}")
        if step and moment.step.seat >= 0 and not _go_on(narrator):
            return
    print(f"{'':>5}  {_closing(record, narrator)}")


def _lines(narrator: Narrator, moment: Moment, viewer: int) -> Iterator[str]:
    for text in visible(moment.events, viewer):
        yield narrator.plain(text)


def _go_on(narrator: Narrator) -> bool:
    print(f"       [{narrator.say('replay.step')}] ", end="", flush=True)
    answer = sys.stdin.readline()
    if not sys.stdin.isatty():
        print()
    return bool(answer) and answer.strip().casefold() not in ("q", "quit", narrator.say("word.quit").casefold())

"""``moonbase verify``: whether a recorded game was dealt fairly, found out offline."""

import argparse
import re

from moonbase.cli.arguments.opening import game_of_record
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.base.files import read_text
from moonbase.cli.base.plural import plural
from moonbase.engine.game import GameError
from moonbase.records.header import COMMITMENT
from moonbase.records.record import Record, RecordError, parse
from moonbase.records.verify import Dealt, Unfair, Unknown, check_deal

NOT_FAIR = 1


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="RECORD", help="the record of a game")
    parser.add_argument("--commitment", metavar="HEX", type=commitment, help="what the table showed before the game as its commitment")
    parser.add_argument("--set", metavar="FILE", help="the card file of the game, where the record does not hold its cards")
    parser.examples("game.txt", f"game.txt --commitment {'1f9c0a' * 3}...")


def commitment(text: str) -> str:
    if not re.fullmatch(COMMITMENT, text.lower()):
        raise argparse.ArgumentTypeError(f"expected 64 hexadecimal digits, not '{text[:70]}'")
    return text.lower()


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    try:
        record = parse(text)
        found = check_deal(game_of_record(record, args.set), record, args.commitment)
    except RecordError as error:
        raise GameError(f"{args.file}, {error}") from None
    except Unfair as error:
        print(f"{args.file}: not fair: {error}")
        return NOT_FAIR
    except Unknown as error:
        print(f"{args.file}: cannot be checked: {error}")
        return NOT_FAIR
    print(f"{args.file}: {_verdict(record, found)}")
    return 0


def _verdict(record: Record, found: Dealt) -> str:
    follow = "follows" if found.draws == 1 else "follow"
    if record.deal is None:
        return f"dealt in a terminal from seed {record.seed}: {plural(found.draws, 'draw')} {follow} from it"
    verdict = f"fair: {plural(found.draws, 'draw')} {follow} from the secret that was committed to"
    if found.taken_back:
        was = "was" if found.taken_back == 1 else "were"
        verdict += f"; {plural(found.taken_back, 'further draw')} {was} taken back"
    return verdict

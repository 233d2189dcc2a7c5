"""``moonbase verify``: whether a recorded game was dealt fairly, found out offline."""

import argparse
import re

from moonbase.cli.arguments.opening import game_of_record
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import Misread
from moonbase.cli.base.errors import in_file
from moonbase.cli.base.files import read_text
from moonbase.cli.terminal.words import reader_language
from moonbase.languages.phrase import Phrase
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
        raise Misread(Phrase("refused.commitment", "expected 64 hexadecimal digits, not '{text}'", text=text[:70]))
    return text.lower()


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    try:
        record = parse(text)
        found = check_deal(game_of_record(record, args.set), record, args.commitment)
    except RecordError as error:
        raise in_file(args.file, error) from None
    except Unfair as error:
        verdict, code = Phrase("verify.unfair", "not fair: {why}", why=error.phrase), NOT_FAIR
    except Unknown as error:
        verdict, code = Phrase("verify.unknown", "cannot be checked: {why}", why=error.phrase), NOT_FAIR
    else:
        verdict, code = _verdict(record, found), 0
    print(f"{args.file}: {verdict.said(reader_language(None))}")
    return code


def _verdict(record: Record, found: Dealt) -> Phrase:
    draws = _draws(found.draws)
    if record.deal is None:
        return Phrase("verify.seeded", "dealt in a terminal from seed {seed}: {draws} from it", seed=str(record.seed), draws=draws)
    fair = Phrase("verify.fair", "fair: {draws} from the secret that was committed to", draws=draws)
    if found.taken_back == 0:
        return fair
    if found.taken_back == 1:
        return Phrase("verify.one_taken_back", "{fair}; 1 further draw was taken back", fair=fair)
    return Phrase("verify.taken_back", "{fair}; {n} further draws were taken back", fair=fair, n=found.taken_back)


def _draws(n: int) -> Phrase:
    return Phrase("verify.one_draw", "1 draw follows") if n == 1 else Phrase("verify.draws", "{n} draws follow", n=n)
